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

// The measures of a page in points.
const (
	pdfWidth, pdfHeight = 595.0, 842.0
	pdfMargin           = 56.0
	pdfGutter           = 26.0
	pdfSize             = 11.0
	pdfLead             = 15.0
)

func (p pdfFile) print(d page.Document) ([]byte, error) {
	w := p.set(d, pdfMargin)
	if n := float64(p.columns); n > 1 && len(w.pages) == 1 { // columns of one length, as programs set them
		w = p.set(d, max(pdfMargin, pdfHeight-pdfMargin-w.down/n-2*pdfLead))
	}
	if w.missing {
		return nil, ErrUnprintable
	}
	return w.file(), nil
}

// set sets the document in columns that end at a height.
func (p pdfFile) set(d page.Document, floor float64) *pdfWriter {
	w := &pdfWriter{pdfFile: p, used: []map[rune]int{{}, {}, {}}, floor: floor}
	w.width = (pdfWidth - 2*pdfMargin - float64(p.columns-1)*pdfGutter) / float64(p.columns)
	w.turn()
	for _, b := range d.Blocks {
		switch b := b.(type) {
		case page.Paragraph:
			w.paragraph(b)
		case page.Table:
			w.table(b)
		case page.Rule:
			w.room(pdfLead)
			w.drawn("0.5 w %.2f %.2f m %.2f %.2f l S\n", w.left(), w.y+4, w.left()+w.width, w.y+4)
		case page.Break:
			w.turn()
		}
	}
	return w
}

type pdfWriter struct {
	pdfFile
	pages   []*strings.Builder
	column  int
	width   float64 // of a column
	y       float64 // of the base line
	floor   float64 // where columns end
	down    float64 // the height of everything so far
	used    []map[rune]int
	missing bool // a letter was
}

// turn begins a page.
func (w *pdfWriter) turn() {
	w.pages = append(w.pages, &strings.Builder{})
	w.column = 0
	w.y = pdfHeight - pdfMargin
	w.text(pdfMargin, pdfHeight-30, 9, "Gymnasium 7b 2024/25", page.Marks{})
	w.text(pdfWidth/2-8, 28, 9, fmt.Sprint(len(w.pages)), page.Marks{})
}

func (w *pdfWriter) left() float64 { return pdfMargin + float64(w.column)*(w.width+pdfGutter) }

// room goes down by a height, into the next column or page at the end.
func (w *pdfWriter) room(height float64) {
	w.down += height
	if w.y -= height; w.y >= w.floor {
		return
	}
	if w.column+1 < w.columns {
		w.column++
		w.y = pdfHeight - pdfMargin - height
		return
	}
	w.turn()
	w.y -= height
}

func (w *pdfWriter) drawn(format string, values ...any) {
	fmt.Fprintf(w.pages[len(w.pages)-1], format, values...)
}

func (w *pdfWriter) paragraph(p page.Paragraph) {
	size, lead := pdfSize, pdfLead
	runs := p.Runs
	if p.Style.Heading > 0 {
		size, lead = 15, 24
		runs = nil
		for _, r := range p.Runs {
			r.Marks.Bold = true
			runs = append(runs, r)
		}
	}
	if len(runs) == 0 {
		if w.y < pdfHeight-pdfMargin {
			w.y -= pdfLead * 0.8
			w.down += pdfLead * 0.8
		}
		return
	}
	indent := p.Indent
	for i, line := range w.wrap(runs, w.width-indent, size) {
		w.room(lead)
		if i == 0 && p.Label != nil {
			w.text(w.left()+indent-18, w.y, size, p.Label.Text, page.Marks{})
			if over := w.measure(p.Label.Text, size, page.Marks{}) - 16; over > 0 { // a label such as "Question 1."
				for k := range line {
					line[k].x += over
				}
			}
		}
		w.line(w.left()+indent, w.y, size, line)
	}
}

// line draws the pieces of a line.
func (w *pdfWriter) line(x, y, size float64, line []pdfPiece) {
	for _, p := range line {
		w.behind(x+p.x, y, size, p)
		w.text(x+p.x, y, size, p.text, p.marks)
	}
}

// behind draws the ground of a piece, and the lines that go with it.
func (w *pdfWriter) behind(x, y, size float64, p pdfPiece) {
	if c := p.marks.Highlight + p.marks.Shading; c != "" {
		w.drawn("%s rg %.2f %.2f %.2f %.2f re f 0 g\n", pdfColour(c), x, y-0.22*size, p.width, 1.15*size)
	}
	if p.marks.Underline {
		w.drawn("0.6 w %.2f %.2f m %.2f %.2f l S\n", x, y-1.6, x+p.width, y-1.6)
	}
	if p.marks.Strike {
		w.drawn("0.6 w %.2f %.2f m %.2f %.2f l S\n", x, y+0.3*size, x+p.width, y+0.3*size)
	}
}

func pdfColour(c string) string {
	var r, g, b int
	if _, err := fmt.Sscanf(c, "%02x%02x%02x", &r, &g, &b); err != nil {
		return "0 0 0"
	}
	return fmt.Sprintf("%.3f %.3f %.3f", float64(r)/255, float64(g)/255, float64(b)/255)
}

// face is the number of the font for marks.
func face(m page.Marks) int {
	switch {
	case m.Bold:
		return 1
	case m.Italic:
		return 2
	}
	return 0
}

// text draws text; boxes are drawn as lines, ticks are of a font of signs.
func (w *pdfWriter) text(x, y, size float64, s string, m page.Marks) {
	var glyphs strings.Builder
	f := face(m)
	at := x
	flush := func() {
		if glyphs.Len() > 0 {
			w.drawn("%s rg BT /F%d %.2f Tf %.2f %.2f Td <%s> Tj ET 0 g\n", pdfColour(m.Color), f+1, size, x, y, glyphs.String())
		}
		glyphs.Reset()
		x = at
	}
	for _, r := range s {
		id, width := w.fonts[f].glyph(r)
		if id == 0 {
			flush()
			at += w.sign(at, y, size, r)
			x = at
			continue
		}
		w.used[f][r] = id
		fmt.Fprintf(&glyphs, "%04x", id)
		at += width * size / 1000
	}
	flush()
}

// sign draws what the fonts have no letter for, and gives its width.
func (w *pdfWriter) sign(x, y, size float64, r rune) float64 {
	switch r {
	case '☐', '☒':
		side := 0.75 * size
		w.drawn("0.7 w %.2f %.2f %.2f %.2f re S\n", x, y-0.5, side, side)
		if r == '☒' {
			w.drawn("%.2f %.2f m %.2f %.2f l S\n%.2f %.2f m %.2f %.2f l S\n", x+1.5, y+1, x+side-1.5, y+side-2, x+1.5, y+side-2, x+side-1.5, y+1)
		}
		return size
	case '✓':
		w.drawn("BT /F4 %.2f Tf %.2f %.2f Td (3) Tj ET\n", size, x, y)
		return size
	}
	w.missing = true
	return size
}

// file puts the pages together: the catalog, the tree of pages, their contents.
func (w *pdfWriter) file() []byte {
	o := &pdfObjects{}
	o.add("<</Type /Catalog /Pages 2 0 R>>")
	o.add("")
	fonts := "/F4 <</Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats>> "
	for i, f := range w.fonts {
		if len(w.used[i]) > 0 {
			fonts += fmt.Sprintf("/F%d %d 0 R ", i+1, f.objects(o, w.used[i]))
		}
	}
	var kids []string
	for _, content := range w.pages {
		c := o.stream("", []byte(content.String()))
		kids = append(kids, fmt.Sprintf("%d 0 R", o.add(fmt.Sprintf("<</Type /Page /Parent 2 0 R /MediaBox [0 0 %.0f %.0f] /Resources <</Font <<%s>>>> /Contents %d 0 R>>", pdfWidth, pdfHeight, fonts, c))))
	}
	o.bodies[1] = []byte(fmt.Sprintf("<</Type /Pages /Count %d /Kids [%s]>>", len(kids), strings.Join(kids, " ")))
	return o.file()
}
