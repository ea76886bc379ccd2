package synthetic

import (
	"context"
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/odf"
)

// openText is an OpenDocument text. Its lists go on after an interruption by a
// start value or, continued, by naming the list they continue.
type openText struct{ continued bool }

func (o openText) Name() string {
	if o.continued {
		return "odt continued"
	}
	return "odt"
}

func (openText) Holds() Need { return Marks | Tables | Lists | Paras }

func (o openText) Through(d page.Document) (page.Document, error) {
	w := &openWriter{continued: o.continued, ids: map[string]string{}, last: map[string]string{}, texts: map[page.Marks]string{}}
	for _, b := range d.Blocks {
		w.block(b)
	}
	w.closeList()
	data, err := zipped([][2]string{{"mimetype", "application/vnd.oasis.opendocument.text"}, {"content.xml", declaration + `<office:document-content` + openSpaces + `><office:automatic-styles>` +
		w.styles.String() + `</office:automatic-styles><office:body><office:text>` + w.body.String() + `</office:text></office:body></office:document-content>`}})
	if err != nil {
		return page.Document{}, err
	}
	out, _, err := odf.Read(context.Background(), data)
	return out, err
}

const openSpaces = ` xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"` +
	` xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"`

type openWriter struct {
	body, styles strings.Builder
	continued    bool
	ids          map[string]string // style of each list
	last         map[string]string // the piece of each list written last
	texts        map[page.Marks]string
	open         string // the list being written
	level        int
	pieces       int
	broken       bool // a page break comes before the next paragraph
}

func (w *openWriter) block(b page.Block) {
	switch b := b.(type) {
	case page.Paragraph:
		w.paragraph(b)
	case page.Table:
		w.closeList()
		fmt.Fprintf(&w.body, `<table:table><table:table-column table:number-columns-repeated="%d"/>`, len(b.Rows[0].Cells))
		for _, row := range b.Rows {
			w.body.WriteString(`<table:table-row>`)
			for _, c := range row.Cells {
				w.body.WriteString(`<table:table-cell>`)
				for _, p := range paragraphsOf(c.Blocks) {
					w.body.WriteString(`<text:p>` + w.runs(p.Runs) + `</text:p>`)
				}
				w.body.WriteString(`</table:table-cell>`)
			}
			w.body.WriteString(`</table:table-row>`)
		}
		w.body.WriteString(`</table:table>`)
	case page.Rule:
		w.closeList()
		w.body.WriteString(`<text:p>______________________________</text:p>`)
	case page.Break:
		w.closeList()
		w.body.WriteString(`<text:p text:style-name="Broken"/>`)
		if !w.broken {
			w.styles.WriteString(`<style:style style:name="Broken" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>`)
		}
		w.broken = true
	}
}

func (w *openWriter) paragraph(p page.Paragraph) {
	if p.Label == nil {
		w.closeList()
		if p.Style.Heading > 0 {
			fmt.Fprintf(&w.body, `<text:h text:outline-level="%d">%s</text:h>`, p.Style.Heading, w.runs(p.Runs))
			return
		}
		w.body.WriteString(`<text:p>` + w.runs(p.Runs) + `</text:p>`)
		return
	}
	key := p.Label.List + fmt.Sprint(p.Label.Level)
	start := ""
	if w.open != key {
		start = w.openList(key, p.Label)
	}
	w.body.WriteString(`<text:list-item` + start + `><text:p>` + w.runs(p.Runs) + `</text:p></text:list-item>`)
}

// openList begins a list, or goes on with it, and gives the attributes of its
// first entry.
func (w *openWriter) openList(key string, l *page.Label) string {
	w.closeList()
	if w.ids[key] == "" {
		w.ids[key] = fmt.Sprintf("L%d", len(w.ids)+1)
		w.listStyle(w.ids[key], l)
	}
	w.pieces++
	id := fmt.Sprintf("list%d", w.pieces)
	more, start := "", ""
	if last := w.last[key]; last != "" && w.continued {
		more = ` text:continue-list="` + last + `"`
	} else if l.Number > 1 {
		start = fmt.Sprintf(` text:start-value="%d"`, l.Number)
	}
	fmt.Fprintf(&w.body, `<text:list xml:id="%s" text:style-name="%s"%s>`, id, w.ids[key], more)
	w.body.WriteString(strings.Repeat(`<text:list-item><text:list>`, l.Level))
	w.open, w.level, w.last[key] = key, l.Level, id
	return start
}

func (w *openWriter) closeList() {
	if w.open == "" {
		return
	}
	w.body.WriteString(strings.Repeat(`</text:list></text:list-item>`, w.level) + `</text:list>`)
	w.open = ""
}

func (w *openWriter) listStyle(name string, l *page.Label) {
	fmt.Fprintf(&w.styles, `<text:list-style style:name="%s">`, name)
	before, behind := around(l)
	for level := range 3 {
		if l.Format == page.Bullet {
			fmt.Fprintf(&w.styles, `<text:list-level-style-bullet text:level="%d" text:bullet-char="%s"/>`, level+1, escape(l.Text))
			continue
		}
		fmt.Fprintf(&w.styles, `<text:list-level-style-number text:level="%d" style:num-prefix="%s" style:num-suffix="%s" style:num-format="%s"/>`, level+1, escape(before), escape(behind), count(l.Format, 1))
	}
	w.styles.WriteString(`</text:list-style>`)
}

func (w *openWriter) runs(runs []page.Run) string {
	var b strings.Builder
	for _, r := range runs {
		switch r.Kind {
		case page.TabRun:
			b.WriteString(`<text:tab/>`)
		case page.BreakRun:
			b.WriteString(`<text:line-break/>`)
		default:
			text := openSpaced(r.Plain())
			if r.Marks != (page.Marks{}) {
				text = `<text:span text:style-name="` + w.textStyle(r.Marks) + `">` + text + `</text:span>`
			}
			b.WriteString(text)
		}
	}
	return b.String()
}

// openSpaced is text whose runs of spaces are counted.
func openSpaced(s string) string {
	var b strings.Builder
	for s != "" {
		at := strings.Index(s, "  ")
		if strings.HasPrefix(s, " ") {
			at = 0
		}
		if at < 0 {
			break
		}
		rest := strings.TrimLeft(s[at:], " ")
		fmt.Fprintf(&b, `%s<text:s text:c="%d"/>`, escape(s[:at]), len(s)-at-len(rest))
		s = rest
	}
	return b.String() + escape(s)
}

func (w *openWriter) textStyle(m page.Marks) string {
	if name, ok := w.texts[m]; ok {
		return name
	}
	name := fmt.Sprintf("T%d", len(w.texts)+1)
	w.texts[m] = name
	props := ""
	for _, p := range []struct {
		on   bool
		text string
	}{{m.Bold, ` fo:font-weight="bold"`}, {m.Italic, ` fo:font-style="italic"`}, {m.Strike, ` style:text-line-through-style="solid"`}, {m.Color != "", ` fo:color="#` + m.Color + `"`},
		{m.Underline, ` style:text-underline-style="solid"`}, {m.Highlight+m.Shading != "", ` fo:background-color="#` + m.Highlight + m.Shading + `"`}} {
		if p.on {
			props += p.text
		}
	}
	w.styles.WriteString(`<style:style style:name="` + name + `" style:family="text"><style:text-properties` + props + `/></style:style>`)
	return name
}
