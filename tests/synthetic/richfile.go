package synthetic

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"formwright/shared/page"
	"formwright/shared/reader/rtf"
)

// richText is an RTF file. Its labels are there as displayed or, byTable, only
// in the table of lists.
type richText struct{ byTable bool }

func (r richText) Name() string {
	if r.byTable {
		return "rtf by table"
	}
	return "rtf"
}

func (richText) Holds() Need { return Marks | Tables | Lists | Paras }

func (r richText) Through(d page.Document) (page.Document, error) {
	w := &richWriter{byTable: r.byTable}
	for _, b := range d.Blocks {
		w.block(b)
	}
	colours := ""
	for _, c := range w.colours {
		v, err := strconv.ParseUint(c, 16, 32)
		if err != nil {
			return page.Document{}, fmt.Errorf("colour %s: %w", c, err)
		}
		colours += fmt.Sprintf(`\red%d\green%d\blue%d;`, v>>16, v>>8&255, v&255)
	}
	lists := ""
	if w.byTable {
		lists = `{\*\listtable` + w.lists.String() + `}{\*\listoverridetable` + w.overrides.String() + `}`
	}
	out, _, err := rtf.Read(context.Background(), []byte(`{\rtf1\ansi\ansicpg1251\uc1\deff0{\fonttbl{\f0 Arial;}}{\colortbl;`+colours+`}`+lists+"\n"+w.body.String()+"}"))
	return out, err
}

type richWriter struct {
	body, lists, overrides strings.Builder
	byTable                bool
	known                  []string // lists, by their number less one
	colours                []string
}

func (w *richWriter) block(b page.Block) {
	switch b := b.(type) {
	case page.Paragraph:
		w.paragraph(b)
	case page.Table:
		for _, row := range b.Rows {
			w.body.WriteString(`\trowd\trgaph70`)
			for i := range row.Cells {
				fmt.Fprintf(&w.body, `\clbrdrt\brdrs\clbrdrb\brdrs\cellx%d`, 1500*(i+1))
			}
			for _, c := range row.Cells {
				for i, p := range paragraphsOf(c.Blocks) {
					if i > 0 {
						w.body.WriteString(`\par`)
					}
					w.body.WriteString(`\pard\intbl ` + w.runs(p.Runs))
				}
				w.body.WriteString("\\cell\n")
			}
			w.body.WriteString("\\row\n")
		}
		w.body.WriteString(`\pard`)
	case page.Rule:
		w.body.WriteString("\\pard ______________________________\\par\n")
	case page.Break:
		w.body.WriteString("\\page\n")
	}
}

func (w *richWriter) paragraph(p page.Paragraph) {
	w.body.WriteString(`\pard\plain`)
	if p.Style.Heading > 0 {
		fmt.Fprintf(&w.body, `\outlinelevel%d`, p.Style.Heading-1)
	}
	if p.Label != nil {
		n := w.list(p.Label)
		if !w.byTable {
			w.body.WriteString(`{\listtext\pard\plain ` + richEscaped(p.Label.Text) + `\tab}`)
		}
		fmt.Fprintf(&w.body, `\ls%d\ilvl%d\fi-360\li%d`, n, p.Label.Level, 720*(p.Label.Level+1))
	}
	w.body.WriteString(" " + w.runs(p.Runs) + "\\par\n")
}

// list is the number of a list.
func (w *richWriter) list(l *page.Label) int {
	key := l.List + fmt.Sprint(l.Level)
	if i := slices.Index(w.known, key); i >= 0 {
		return i + 1
	}
	w.known = append(w.known, key)
	n := len(w.known)
	fmt.Fprintf(&w.lists, `{\list\listtemplateid%d`, n)
	before, behind := around(l)
	format := map[page.LabelFormat]int{page.Decimal: 0, page.UpperRoman: 1, page.LowerRoman: 2, page.UpperAlpha: 3, page.LowerAlpha: 4, page.Bullet: 23}[l.Format]
	for level := range 3 {
		text, size, at := fmt.Sprintf(`%s\'%02d%s`, richEscaped(before), level, richEscaped(behind)), len([]rune(before+behind))+1, fmt.Sprintf(`\'%02x`, len([]rune(before))+1)
		if l.Format == page.Bullet {
			text, size, at = richEscaped(l.Text), len([]rune(l.Text)), ""
		}
		fmt.Fprintf(&w.lists, `{\listlevel\levelnfc%d\levelstartat%d{\leveltext\'%02x%s;}{\levelnumbers%s;}}`, format, max(l.Number, 1), size, text, at)
	}
	fmt.Fprintf(&w.lists, `\listid%d}`, n)
	fmt.Fprintf(&w.overrides, `{\listoverride\listid%d\listoverridecount0\ls%d}`, n, n)
	return n
}

func (w *richWriter) runs(runs []page.Run) string {
	var b strings.Builder
	for _, r := range runs {
		switch r.Kind {
		case page.TabRun:
			b.WriteString(`\tab `)
		case page.BreakRun:
			b.WriteString(`\line `)
		default:
			text := richEscaped(r.Plain())
			if m := w.marks(r.Marks); m != "" {
				text = "{" + m + " " + text + "}"
			}
			b.WriteString(text)
		}
	}
	return b.String()
}

func (w *richWriter) marks(m page.Marks) string {
	out := ""
	for _, p := range []struct {
		on   bool
		word string
	}{{m.Bold, `\b`}, {m.Italic, `\i`}, {m.Strike, `\strike`}, {m.Underline, `\ul`}} {
		if p.on {
			out += p.word
		}
	}
	for _, c := range [][2]string{{m.Color, `\cf`}, {m.Highlight, `\highlight`}, {m.Shading, `\chcbpat`}} {
		if c[0] != "" {
			out += c[1] + fmt.Sprint(w.colour(c[0]))
		}
	}
	return out
}

func (w *richWriter) colour(c string) int {
	i := slices.Index(w.colours, c)
	if i < 0 {
		w.colours = append(w.colours, c)
		i = len(w.colours) - 1
	}
	return i + 1
}

// richEscaped writes what is not ASCII as UTF-16 with a replacement.
func richEscaped(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case strings.ContainsRune(`\{}`, r):
			b.WriteString(`\` + string(r))
		case r < 0x80:
			b.WriteRune(r)
		default:
			for _, u := range utf16.Encode([]rune{r}) {
				fmt.Fprintf(&b, `\u%d?`, int16(u))
			}
		}
	}
	return b.String()
}
