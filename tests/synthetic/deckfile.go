package synthetic

import (
	"context"
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/pptx"
)

// deck is a presentation: a slide for every page, with a title and a body. With
// boxes, the first line of a slide is its title and every further one stands in
// a box of its own, two in a row.
type deck struct{ boxes bool }

func (d deck) Name() string {
	if d.boxes {
		return "pptx boxes"
	}
	return "pptx"
}

func (d deck) Holds() Need {
	if d.boxes {
		return Marks | Lists
	}
	return Marks | Tables | Lists | Paras
}

func (d deck) Through(doc page.Document) (page.Document, error) {
	w := &deckWriter{boxes: d.boxes}
	for _, b := range doc.Blocks {
		switch x := b.(type) {
		case page.Break:
			w.turn()
		case page.Paragraph:
			if x.Style.Heading > 0 && len(w.now) > 0 {
				w.turn()
			}
			w.now = append(w.now, x)
		default:
			w.now = append(w.now, x)
		}
	}
	w.turn()
	data, err := zipped(w.parts())
	if err != nil {
		return page.Document{}, err
	}
	out, _, err := pptx.Read(context.Background(), data)
	return out, err
}

type deckWriter struct {
	boxes  bool
	now    []page.Block
	slides []string
	first  map[int]int // number with which the list of a level began
	form   map[int]string
}

const (
	officeRelation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	slideSpaces    = ` xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="` + officeRelation + `"`
	relationSpace  = ` xmlns="http://schemas.openxmlformats.org/package/2006/relationships"`
)

func (w *deckWriter) parts() [][2]string {
	list, rels := "", ""
	parts := [][2]string{
		{"[Content_Types].xml", declaration + `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>`},
		{"_rels/.rels", declaration + `<Relationships` + relationSpace + `><Relationship Id="r1" Type="` + officeRelation + `/officeDocument" Target="ppt/presentation.xml"/></Relationships>`},
	}
	for i, s := range w.slides {
		list += fmt.Sprintf(`<p:sldId id="%d" r:id="r%d"/>`, 256+i, i+1)
		rels += fmt.Sprintf(`<Relationship Id="r%d" Type="%s/slide" Target="slides/slide%d.xml"/>`, i+1, officeRelation, i+1)
		parts = append(parts, [2]string{fmt.Sprintf("ppt/slides/slide%d.xml", i+1), declaration + `<p:sld` + slideSpaces + `><p:cSld><p:spTree>` + s + `</p:spTree></p:cSld></p:sld>`})
	}
	return append(parts, [2]string{"ppt/presentation.xml", declaration + `<p:presentation` + slideSpaces + `><p:sldIdLst>` + list + `</p:sldIdLst></p:presentation>`},
		[2]string{"ppt/_rels/presentation.xml.rels", declaration + `<Relationships` + relationSpace + `>` + rels + `</Relationships>`})
}

// turn ends a slide.
func (w *deckWriter) turn() {
	if len(w.now) == 0 {
		return
	}
	w.first, w.form = map[int]int{}, map[int]string{}
	blocks := w.now
	w.now = nil
	title := ""
	if p, ok := blocks[0].(page.Paragraph); ok && (p.Style.Heading > 0 || w.boxes) {
		title = slideShape(`<p:ph type="title"/>`, slidePlace(0, 0, 12, 1), w.paragraph(p))
		blocks = blocks[1:]
	}
	if w.boxes {
		w.slides = append(w.slides, title+w.ofBoxes(blocks))
		return
	}
	var tree, text strings.Builder
	y := 1
	flush := func() {
		if text.Len() > 0 {
			tree.WriteString(slideShape(`<p:ph idx="1"/>`, slidePlace(0, y, 12, 1), text.String()))
			text.Reset()
			y++
		}
	}
	for _, b := range blocks {
		switch x := b.(type) {
		case page.Paragraph:
			text.WriteString(w.paragraph(x))
		case page.Table:
			flush()
			tree.WriteString(w.table(x, y))
			y++
		case page.Rule:
			text.WriteString(`<a:p><a:r><a:t>______________________________</a:t></a:r></a:p>`)
		}
	}
	flush()
	w.slides = append(w.slides, title+tree.String())
}

// ofBoxes sets a box for every line, two in a row, written from the last to the
// first.
func (w *deckWriter) ofBoxes(blocks []page.Block) string {
	tree, at := "", 0
	for _, b := range blocks {
		p, ok := b.(page.Paragraph)
		if !ok || len(p.Runs) == 0 {
			continue
		}
		tree = slideShape("", slidePlace(at%2*6, 2+at/2, 5, 1), w.paragraph(p)) + tree
		at++
	}
	return tree
}

func slidePlace(x, y, w, h int) string {
	const unit = 760_000
	return fmt.Sprintf(`<a:xfrm><a:off x="%d" y="%d"/><a:ext cx="%d" cy="%d"/></a:xfrm><a:prstGeom prst="rect"/>`, x*unit, y*unit, w*unit, h*unit-20_000)
}

func slideShape(holder, place, text string) string {
	return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:cNvSpPr/><p:nvPr>` + holder + `</p:nvPr></p:nvSpPr><p:spPr>` + place + `</p:spPr><p:txBody><a:bodyPr/>` + text + `</p:txBody></p:sp>`
}

func (w *deckWriter) table(t page.Table, y int) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<p:graphicFrame><p:nvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="%d"/><a:ext cx="9000000" cy="700000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl>`, y*760_000)
	for _, row := range t.Rows {
		b.WriteString(`<a:tr h="300000">`)
		for _, c := range row.Cells {
			b.WriteString(`<a:tc><a:txBody>`)
			for _, p := range paragraphsOf(c.Blocks) {
				b.WriteString(w.paragraph(p))
			}
			b.WriteString(`</a:txBody></a:tc>`)
		}
		b.WriteString(`</a:tr>`)
	}
	b.WriteString(`</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`)
	return b.String()
}

// scheme is the automatic number of a label, empty where slides have none.
func (w *deckWriter) scheme(l *page.Label) string {
	before, behind := around(l)
	name := map[page.LabelFormat]string{page.Decimal: "arabic", page.UpperAlpha: "alphaUc", page.LowerAlpha: "alphaLc", page.UpperRoman: "romanUc", page.LowerRoman: "romanLc"}[l.Format]
	switch before + behind {
	case ".":
		return name + "Period"
	case ")":
		return name + "ParenR"
	case "()":
		return name + "ParenBoth"
	}
	return ""
}

func (w *deckWriter) paragraph(p page.Paragraph) string {
	bullet, typedLabel := `<a:buNone/>`, ""
	level := 0
	if l := p.Label; l != nil {
		level = l.Level
		switch scheme := w.scheme(l); {
		case l.Format == page.Bullet:
			bullet = `<a:buChar char="` + escape(l.Text) + `"/>`
		case scheme == "":
			typedLabel = `<a:r><a:t>` + escape(l.Text) + ` </a:t></a:r>`
		default:
			if w.form[level] != scheme+l.List || w.boxes {
				w.form[level], w.first[level] = scheme+l.List, l.Number
			}
			bullet = fmt.Sprintf(`<a:buAutoNum type="%s" startAt="%d"/>`, scheme, w.first[level])
		}
	}
	w.forget(level, bullet)
	var b strings.Builder
	fmt.Fprintf(&b, `<a:p><a:pPr lvl="%d">%s</a:pPr>%s`, level, bullet, typedLabel)
	for _, r := range p.Runs {
		switch r.Kind {
		case page.TabRun:
			b.WriteString("<a:r><a:t>\t</a:t></a:r>")
		case page.BreakRun:
			b.WriteString(`<a:br/>`)
		default:
			b.WriteString(`<a:r>` + slideProperties(r.Marks) + `<a:t>` + escape(r.Plain()) + `</a:t></a:r>`)
		}
	}
	return b.String() + `</a:p>`
}

// forget ends the lists that a paragraph interrupts: deeper ones, and its own
// level's when it has no number.
func (w *deckWriter) forget(level int, bullet string) {
	for l := range w.form {
		if l > level || l == level && !strings.Contains(bullet, "AutoNum") {
			delete(w.form, l)
		}
	}
}

func slideProperties(m page.Marks) string {
	attrs, inner := "", ""
	for _, p := range []struct {
		on   bool
		text string
	}{{m.Bold, ` b="1"`}, {m.Italic, ` i="1"`}, {m.Underline, ` u="sng"`}, {m.Strike, ` strike="sngStrike"`}} {
		if p.on {
			attrs += p.text
		}
	}
	if m.Color != "" {
		inner += `<a:solidFill><a:srgbClr val="` + m.Color + `"/></a:solidFill>`
	}
	if c := m.Highlight + m.Shading; c != "" {
		inner += `<a:highlight><a:srgbClr val="` + c + `"/></a:highlight>`
	}
	return `<a:rPr` + attrs + `>` + inner + `</a:rPr>`
}
