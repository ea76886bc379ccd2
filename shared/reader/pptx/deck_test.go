package pptx

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
)

const (
	typeBase = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	spaces   = ` xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"`
	gif      = "GIF89a\x02\x00\x03\x00\x00\x00\x00;"

	// theMaster has a title at the top, a body with bullets below it and
	// ordinary text in the theme's dark colour.
	theMaster = `<p:sldMaster` + spaces + `><p:cSld><p:spTree>` +
		`<p:sp><p:nvSpPr><p:cNvPr id="2"/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="100"/><a:ext cx="9000000" cy="900000"/></a:xfrm></p:spPr></p:sp>` +
		`<p:sp><p:nvSpPr><p:cNvPr id="3"/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="1000000"/><a:ext cx="9000000" cy="5000000"/></a:xfrm></p:spPr></p:sp>` +
		`</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"/><p:txStyles><p:titleStyle/><p:bodyStyle>` +
		`<a:lvl1pPr marL="342900" indent="-342900"><a:buChar char="•"/><a:defRPr><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:defRPr></a:lvl1pPr>` +
		`<a:lvl2pPr marL="742950" indent="-285750"><a:buChar char="–"/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>`
	theLayout = `<p:sldLayout` + spaces + `><p:cSld><p:spTree>` +
		`<p:sp><p:nvSpPr><p:cNvPr id="2"/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr></p:sp>` +
		`<p:sp><p:nvSpPr><p:cNvPr id="3"/><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr></p:sp>` +
		`<p:sp><p:nvSpPr><p:cNvPr id="4"/><p:nvPr><p:ph idx="7" type="body"/></p:nvPr></p:nvSpPr><p:txBody><a:lstStyle><a:lvl1pPr><a:buAutoNum type="alphaLcParenR"/><a:defRPr b="1"/></a:lvl1pPr></a:lstStyle></p:txBody></p:sp>` +
		`</p:spTree></p:cSld></p:sldLayout>`
	theTheme = `<a:theme` + spaces + `><a:themeElements><a:clrScheme><a:dk1><a:srgbClr val="112233"/></a:dk1><a:lt1><a:sysClr lastClr="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="00B050"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`
)

// deck is a presentation in the making.
type deck struct {
	parts  map[string]string
	slides int
	extra  []string // more relationships of the first slide
}

func newDeck(slides ...string) *deck {
	d := &deck{parts: map[string]string{
		"_rels/.rels":                        rels(rel("r1", "officeDocument", "ppt/presentation.xml")),
		"ppt/theme/theme1.xml":               theTheme,
		"ppt/slideMasters/m1.xml":            theMaster,
		"ppt/slideMasters/_rels/m1.xml.rels": rels(rel("r1", "theme", "../theme/theme1.xml")),
		"ppt/slideLayouts/l1.xml":            theLayout,
		"ppt/slideLayouts/_rels/l1.xml.rels": rels(rel("r1", "slideMaster", "../slideMasters/m1.xml")),
	}}
	for _, s := range slides {
		d.slide("", s)
	}
	return d
}

// slide adds a slide of this shape tree.
func (d *deck) slide(attrs, tree string) *deck {
	d.slides++
	d.parts[fmt.Sprintf("ppt/slides/slide%d.xml", d.slides)] = `<p:sld` + spaces + attrs + `><p:cSld><p:spTree>` + tree + `</p:spTree></p:cSld></p:sld>`
	return d
}

// related gives the first slide a relationship, and a part when it has content.
func (d *deck) related(id, kind, target, content string) *deck {
	d.extra = append(d.extra, rel(id, kind, target))
	if content != "" {
		d.parts["ppt/"+strings.TrimPrefix(target, "../")] = content
	}
	return d
}

func rels(all ...string) string {
	return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` + strings.Join(all, "") + `</Relationships>`
}

func rel(id, kind, target string) string {
	return `<Relationship Id="` + id + `" Type="` + typeBase + kind + `" Target="` + target + `"/>`
}

func (d *deck) bytes(t testing.TB) []byte {
	t.Helper()
	list, main := "", []string{}
	for i := 1; i <= d.slides; i++ {
		list += fmt.Sprintf(`<p:sldId id="%d" r:id="s%d"/>`, 255+i, i)
		main = append(main, rel(fmt.Sprintf("s%d", i), "slide", fmt.Sprintf("slides/slide%d.xml", i)))
		own := []string{rel("rLayout", "slideLayout", "../slideLayouts/l1.xml")}
		if i == 1 {
			own = append(own, d.extra...)
		}
		d.put(fmt.Sprintf("ppt/slides/_rels/slide%d.xml.rels", i), rels(own...))
	}
	d.put("ppt/presentation.xml", `<p:presentation`+spaces+`><p:sldIdLst>`+list+`</p:sldIdLst></p:presentation>`)
	d.put("ppt/_rels/presentation.xml.rels", rels(main...))
	return zipped(t, d.parts)
}

// put adds a part unless the test made its own.
func (d *deck) put(name, content string) {
	if _, ok := d.parts[name]; !ok {
		d.parts[name] = content
	}
}

func zipped(t testing.TB, parts map[string]string) []byte {
	t.Helper()
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		f, err := w.Create(name)
		if err == nil {
			_, err = io.WriteString(f, parts[name])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func (d *deck) read(t testing.TB) (page.Document, []finding.Finding) {
	t.Helper()
	doc, findings, err := Read(t.Context(), d.bytes(t))
	if err != nil {
		t.Fatal(err)
	}
	return doc, findings
}

// The shapes of slides: placeholders, boxes at a place in tenths of an inch,
// paragraphs and runs.

func title(text string) string { return ph(`type="title"`, para("", run("", text))) }

func ph(attrs, paragraphs string) string {
	return `<p:sp><p:nvSpPr><p:cNvPr id="9"/><p:nvPr><p:ph ` + attrs + `/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:lstStyle/>` + paragraphs + `</p:txBody></p:sp>`
}

func xfrm(space string, x, y, w, h int) string {
	const tenth = inch / 10
	return fmt.Sprintf(`<%s:xfrm><a:off x="%d" y="%d"/><a:ext cx="%d" cy="%d"/></%s:xfrm>`, space, x*tenth, y*tenth, w*tenth, h*tenth, space)
}

func boxAt(x, y, w, h int, fill, text string) string {
	if fill != "" {
		fill = `<a:solidFill><a:srgbClr val="` + fill + `"/></a:solidFill>`
	}
	return `<p:sp><p:nvSpPr><p:cNvPr id="7"/><p:nvPr/></p:nvSpPr><p:spPr>` + xfrm("a", x, y, w, h) + fill + `</p:spPr><p:txBody>` + para("", run("", text)) + `</p:txBody></p:sp>`
}

func para(pPr, runs string) string { return `<a:p>` + pPr + runs + `</a:p>` }

func run(rPr, text string) string { return `<a:r>` + rPr + `<a:t>` + text + `</a:t></a:r>` }

// plain makes paragraphs of texts.
func plain(texts ...string) string {
	out := ""
	for _, s := range texts {
		out += para("", run("", s))
	}
	return out
}

// lines gives each block as text: labels before the text, headings, rules,
// pictures and breaks by name.
func lines(blocks []page.Block) []string {
	var out []string
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			text := b.Text()
			if b.Label != nil {
				text = b.Label.Text + " " + text
			}
			out = append(out, text)
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					out = append(out, fmt.Sprintf("| %dx%d %s%s", c.ColSpan, c.RowSpan, c.Shading, strings.Join(lines(c.Blocks), " / ")))
				}
			}
		case page.ImageBlock:
			out = append(out, "<picture "+b.Image.Alt+">")
		case page.Rule:
			out = append(out, "<rule>")
		case page.Break:
			out = append(out, "<break>")
		}
	}
	return out
}

// check reads a deck that gives no findings.
func check(t *testing.T, d *deck, want ...string) {
	t.Helper()
	doc, findings := d.read(t)
	if len(findings) > 0 {
		t.Errorf("findings: %v", findings)
	}
	if diff := cmp.Diff(want, lines(doc.Blocks)); diff != "" {
		t.Errorf("blocks (-want +got):\n%s", diff)
	}
}
