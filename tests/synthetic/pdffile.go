package synthetic

import (
	"context"
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/pdf"
)

// pdfFile is a PDF with a text layer: wrapped lines, pages that end where they
// end, a line above and a number below every page.
type pdfFile struct {
	engine  *pdf.Engine
	fonts   []*pdfFont
	columns int
}

// PDFs lists the ways PDFs are set.
func PDFs(engine *pdf.Engine) ([]Container, error) {
	fonts, err := pdfFonts()
	if err != nil {
		return nil, err
	}
	return []Container{pdfFile{engine, fonts, 1}, pdfFile{engine, fonts, 2}}, nil
}

func (p pdfFile) Name() string { return fmt.Sprintf("pdf of %d columns", p.columns) }
func (pdfFile) Holds() Need    { return Marks | Tables | Lists }

func (p pdfFile) Through(d page.Document) (page.Document, error) {
	data, err := p.print(d)
	if err != nil {
		return page.Document{}, err
	}
	read, err := p.engine.Read(context.Background(), data, nil)
	if err != nil {
		return page.Document{}, err
	}
	out, _ := layout.Blocks(read)
	return out, nil
}

func (p pdfFile) print(d page.Document) ([]byte, error) {
	c := &pdfCanvas{fonts: p.fonts, used: []map[rune]int{{}, {}, {}}}
	w := &press{fonts: p.fonts, canvas: c, columns: p.columns}
	w.set(d, pdfMargin)
	if n := float64(p.columns); n > 1 && w.pages == 1 { // columns of one length, as programs set them
		c.pages = nil
		w = &press{fonts: p.fonts, canvas: c, columns: p.columns, down: w.down}
		w.set(d, max(pdfMargin, pdfHeight-pdfMargin-w.down/n-2*pdfLead))
	}
	if w.missing {
		return nil, ErrUnprintable
	}
	return c.file(), nil
}

// pdfCanvas writes what is drawn as the contents of pages.
type pdfCanvas struct {
	fonts []*pdfFont
	pages []*strings.Builder
	used  []map[rune]int
}

func (c *pdfCanvas) sheet() { c.pages = append(c.pages, &strings.Builder{}) }

func (c *pdfCanvas) drawn(format string, values ...any) {
	fmt.Fprintf(c.pages[len(c.pages)-1], format, values...)
}

func (c *pdfCanvas) letters(x, y, size float64, face int, colour, text string) {
	var glyphs strings.Builder
	for _, r := range text {
		id, _ := c.fonts[face].glyph(r)
		c.used[face][r] = id
		fmt.Fprintf(&glyphs, "%04x", id)
	}
	c.drawn("%s rg BT /F%d %.2f Tf %.2f %.2f Td <%s> Tj ET 0 g\n", pdfColour(colour), face+1, size, x, y, glyphs.String())
}

func (c *pdfCanvas) line(x0, y0, x1, y1, width float64) {
	c.drawn("%.1f w %.2f %.2f m %.2f %.2f l S\n", width, x0, y0, x1, y1)
}

func (c *pdfCanvas) square(x, y, width, height, line float64) {
	c.drawn("%.1f w %.2f %.2f %.2f %.2f re S\n", line, x, y, width, height)
}

func (c *pdfCanvas) fill(x, y, width, height float64, colour string) {
	c.drawn("%s rg %.2f %.2f %.2f %.2f re f 0 g\n", pdfColour(colour), x, y, width, height)
}

func (c *pdfCanvas) tick(x, y, size float64) {
	c.drawn("BT /F4 %.2f Tf %.2f %.2f Td (3) Tj ET\n", size, x, y)
}

func pdfColour(c string) string {
	var r, g, b int
	if _, err := fmt.Sscanf(c, "%02x%02x%02x", &r, &g, &b); err != nil {
		return "0 0 0"
	}
	return fmt.Sprintf("%.3f %.3f %.3f", float64(r)/255, float64(g)/255, float64(b)/255)
}

// file puts the pages together: the catalog, the tree of pages, their contents.
func (c *pdfCanvas) file() []byte {
	o := &pdfObjects{}
	o.add("<</Type /Catalog /Pages 2 0 R>>")
	o.add("")
	fonts := "/F4 <</Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats>> "
	for i, f := range c.fonts {
		if len(c.used[i]) > 0 {
			fonts += fmt.Sprintf("/F%d %d 0 R ", i+1, f.objects(o, c.used[i]))
		}
	}
	var kids []string
	for _, content := range c.pages {
		c := o.stream("", []byte(content.String()))
		kids = append(kids, fmt.Sprintf("%d 0 R", o.add(fmt.Sprintf("<</Type /Page /Parent 2 0 R /MediaBox [0 0 %.0f %.0f] /Resources <</Font <<%s>>>> /Contents %d 0 R>>", pdfWidth, pdfHeight, fonts, c))))
	}
	o.bodies[1] = []byte(fmt.Sprintf("<</Type /Pages /Count %d /Kids [%s]>>", len(kids), strings.Join(kids, " ")))
	return o.file()
}
