package synthetic

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"formwright/shared/page"
)

const (
	declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`
	mainSpace   = ` xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`
	wordTypes   = declaration + `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`
	wordRoot    = declaration + `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
	wordRels    = declaration + `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`
	wordStyles  = declaration + `<w:styles` + mainSpace + `><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`
)

// wordFile writes blocks as a minimal Word file with real automatic numbering.
func wordFile(d page.Document) ([]byte, error) {
	w := &wordWriter{ids: map[string]int{}}
	for _, b := range d.Blocks {
		if err := w.block(b); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, part := range [][2]string{
		{"[Content_Types].xml", wordTypes}, {"_rels/.rels", wordRoot}, {"word/_rels/document.xml.rels", wordRels}, {"word/styles.xml", wordStyles},
		{"word/document.xml", declaration + "<w:document" + mainSpace + "><w:body>" + w.body.String() + "</w:body></w:document>"},
		{"word/numbering.xml", declaration + "<w:numbering" + mainSpace + ">" + w.abstract.String() + w.nums.String() + "</w:numbering>"},
	} {
		f, err := z.Create(part[0])
		if err != nil {
			return nil, fmt.Errorf("part %s: %w", part[0], err)
		}
		if _, err := io.WriteString(f, part[1]); err != nil {
			return nil, fmt.Errorf("part %s: %w", part[0], err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("word file: %w", err)
	}
	return out.Bytes(), nil
}

type wordWriter struct {
	body, abstract, nums strings.Builder
	ids                  map[string]int // of lists
}

func (w *wordWriter) block(b page.Block) error {
	switch b := b.(type) {
	case page.Paragraph:
		w.paragraph(b)
	case page.Table:
		w.body.WriteString("<w:tbl>")
		for _, row := range b.Rows {
			w.body.WriteString("<w:tr>")
			for _, c := range row.Cells {
				w.body.WriteString("<w:tc>")
				for _, inner := range c.Blocks {
					if err := w.block(inner); err != nil {
						return err
					}
				}
				w.body.WriteString("</w:tc>")
			}
			w.body.WriteString("</w:tr>")
		}
		w.body.WriteString("</w:tbl>")
	case page.Rule:
		w.body.WriteString("<w:p><w:r><w:t>______________________________</w:t></w:r></w:p>")
	case page.Break:
		w.body.WriteString(`<w:p><w:r><w:br w:type="page"/></w:r></w:p>`)
	default:
		return fmt.Errorf("word file: no way to print %T", b)
	}
	return nil
}

func (w *wordWriter) paragraph(p page.Paragraph) {
	w.body.WriteString("<w:p><w:pPr>")
	if p.Style.Heading > 0 {
		fmt.Fprintf(&w.body, `<w:pStyle w:val="Heading%d"/>`, min(p.Style.Heading, 2))
	}
	if l := p.Label; l != nil {
		fmt.Fprintf(&w.body, `<w:numPr><w:ilvl w:val="%d"/><w:numId w:val="%d"/></w:numPr>`, l.Level, w.list(l))
	}
	if p.Align == page.Center {
		w.body.WriteString(`<w:jc w:val="center"/>`)
	}
	w.body.WriteString("</w:pPr>")
	for _, r := range p.Runs {
		w.run(r)
	}
	w.body.WriteString("</w:p>")
}

// list gives the number of a list, which is defined where it is first used.
func (w *wordWriter) list(l *page.Label) int {
	key := fmt.Sprint(l.List, " ", l.Level)
	if id, ok := w.ids[key]; ok {
		return id
	}
	id := len(w.ids) + 1
	w.ids[key] = id
	format := map[page.LabelFormat]string{page.Decimal: "decimal", page.LowerAlpha: "lowerLetter", page.UpperAlpha: "upperLetter", page.LowerRoman: "lowerRoman", page.UpperRoman: "upperRoman", page.Bullet: "bullet"}[l.Format]
	text := escape(strings.Replace(l.Text, count(l.Format, max(l.Number, 1)), fmt.Sprintf("%%%d", l.Level+1), 1))
	if l.Format == page.Bullet {
		text = escape(l.Text)
	}
	fmt.Fprintf(&w.abstract, `<w:abstractNum w:abstractNumId="%d"><w:lvl w:ilvl="%d"><w:start w:val="%d"/><w:numFmt w:val="%s"/><w:lvlText w:val="%s"/></w:lvl></w:abstractNum>`, id, l.Level, max(l.Number, 1), format, text)
	fmt.Fprintf(&w.nums, `<w:num w:numId="%d"><w:abstractNumId w:val="%d"/></w:num>`, id, id)
	return id
}

func (w *wordWriter) run(r page.Run) {
	w.body.WriteString("<w:r><w:rPr>" + properties(r.Marks) + "</w:rPr>")
	switch r.Kind {
	case page.TabRun:
		w.body.WriteString("<w:tab/>")
	case page.BreakRun:
		w.body.WriteString("<w:br/>")
	default:
		w.body.WriteString(`<w:t xml:space="preserve">` + escape(r.Plain()) + "</w:t>")
	}
	w.body.WriteString("</w:r>")
}

func properties(m page.Marks) string {
	var b strings.Builder
	for _, p := range []struct {
		on   bool
		text string
	}{{m.Bold, "<w:b/>"}, {m.Italic, "<w:i/>"}, {m.Strike, "<w:strike/>"}, {m.Color != "", `<w:color w:val="` + m.Color + `"/>`},
		{m.Underline, `<w:u w:val="single"/>`}, {m.Highlight != "", `<w:highlight w:val="yellow"/>`},
		{m.Shading != "", `<w:shd w:val="clear" w:fill="` + m.Shading + `"/>`}} {
		if p.on {
			b.WriteString(p.text)
		}
	}
	return b.String()
}

func escape(s string) string {
	var b bytes.Buffer
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		return ""
	}
	return b.String()
}
