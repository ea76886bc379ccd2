package synthetic

import (
	"fmt"
	"unicode/utf8"

	"formwright/shared/page"
)

// The measures of a page in points.
const (
	pdfWidth, pdfHeight = 595.0, 842.0
	pdfMargin           = 56.0
	pdfGutter           = 26.0
	pdfSize             = 11.0
	pdfLead             = 15.0
)

// press sets a document on pages.
type press struct {
	canvas
	fonts   []*pdfFont
	columns int
	pages   int
	column  int
	width   float64 // of a column
	y       float64 // of the base line
	floor   float64 // where columns end
	down    float64 // the height of everything so far
	missing bool    // a letter was
}

// canvas is what pages are drawn on. Measures are in points, from the lower left
// corner of the page.
type canvas interface {
	// sheet begins a page.
	sheet()
	// letters writes text whose signs are all in the font of a face.
	letters(x, y, size float64, face int, colour, text string)
	line(x0, y0, x1, y1, width float64)
	square(x, y, width, height, line float64)
	fill(x, y, width, height float64, colour string)
	tick(x, y, size float64)
}

// set sets the document in columns that end at a height.
func (w *press) set(d page.Document, floor float64) {
	w.floor, w.down = floor, 0
	w.width = (pdfWidth - 2*pdfMargin - float64(w.columns-1)*pdfGutter) / float64(w.columns)
	w.turn()
	for _, b := range d.Blocks {
		switch b := b.(type) {
		case page.Paragraph:
			w.paragraph(b)
		case page.Table:
			w.table(b)
		case page.Rule:
			w.room(pdfLead)
			w.line(w.left(), w.y+4, w.left()+w.width, w.y+4, 0.5)
		case page.Break:
			w.turn()
		}
	}
}

// turn begins a page.
func (w *press) turn() {
	w.pages++
	w.sheet()
	w.column = 0
	w.y = pdfHeight - pdfMargin
	w.text(pdfMargin, pdfHeight-30, 9, "Gymnasium 7b 2024/25", page.Marks{})
	w.text(pdfWidth/2-8, 28, 9, fmt.Sprint(w.pages), page.Marks{})
}

func (w *press) left() float64 { return pdfMargin + float64(w.column)*(w.width+pdfGutter) }

// room goes down by a height, into the next column or page at the end.
func (w *press) room(height float64) {
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

func (w *press) paragraph(p page.Paragraph) {
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
		w.pieces(w.left()+indent, w.y, size, line)
	}
}

// pieces draws those of a line.
func (w *press) pieces(x, y, size float64, line []pdfPiece) {
	for _, p := range line {
		w.behind(x+p.x, y, size, p)
		w.text(x+p.x, y, size, p.text, p.marks)
	}
}

// behind draws the ground of a piece, and the lines that go with it.
func (w *press) behind(x, y, size float64, p pdfPiece) {
	if c := p.marks.Highlight + p.marks.Shading; c != "" {
		w.fill(x, y-0.22*size, p.width, 1.15*size, c)
	}
	if p.marks.Underline {
		w.line(x, y-1.6, x+p.width, y-1.6, 0.6)
	}
	if p.marks.Strike {
		w.line(x, y+0.3*size, x+p.width, y+0.3*size, 0.6)
	}
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

// text draws text; boxes are drawn as lines, ticks as what the canvas has for them.
func (w *press) text(x, y, size float64, s string, m page.Marks) {
	f := face(m)
	from, at := 0, x
	flush := func(to int) {
		if to > from {
			w.letters(x, y, size, f, m.Color, s[from:to])
		}
		x = at
	}
	for i, r := range s {
		id, width := w.fonts[f].glyph(r)
		if id == 0 {
			flush(i)
			at += w.sign(at, y, size, r)
			from, x = i+utf8.RuneLen(r), at
			continue
		}
		at += width * size / 1000
	}
	flush(len(s))
}

// sign draws what the fonts have no letter for, and gives its width.
func (w *press) sign(x, y, size float64, r rune) float64 {
	switch r {
	case '☐', '☒':
		side := 0.75 * size
		w.square(x, y-0.5, side, side, 0.7)
		if r == '☒' {
			w.line(x+1.5, y+1, x+side-1.5, y+side-2, 0.7)
			w.line(x+1.5, y+side-2, x+side-1.5, y+1, 0.7)
		}
	case '✓':
		w.tick(x, y, size)
	default:
		w.missing = true
	}
	return size
}
