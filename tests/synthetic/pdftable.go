package synthetic

import (
	"strings"

	"formwright/shared/page"
)

// table draws a table with borders.
func (w *press) table(t page.Table) {
	w.y -= 4
	widths, size := w.widths(t)
	for _, row := range t.Rows {
		var cells [][][]pdfPiece
		height := 1
		for k, c := range row.Cells {
			var lines [][]pdfPiece
			for _, p := range paragraphsOf(c.Blocks) {
				lines = append(lines, w.wrap(p.Runs, widths[k]-2*pdfPad, size)...)
			}
			cells = append(cells, lines)
			height = max(height, len(lines))
		}
		w.room(float64(height)*pdfLead + 4)
		x := w.left()
		for k, lines := range cells {
			w.square(x, w.y, widths[k], float64(height)*pdfLead+4, 0.5)
			for i, line := range lines {
				w.pieces(x+pdfPad, w.y+float64(height-i)*pdfLead-8, size, line)
			}
			x += widths[k]
		}
	}
	w.y -= 4
}

// pdfPad is how far the text of a cell stands from its sides.
const pdfPad = 4

// widths are those of a table's columns: all the same where every word has room
// so, and else as wide as their longest words ask for. Where those have no room
// either, the table is set smaller.
func (w *press) widths(t page.Table) (widths []float64, size float64) {
	var least []float64
	for _, row := range t.Rows {
		for k, c := range row.Cells {
			if k == len(least) {
				least = append(least, 0)
			}
			for _, p := range paragraphsOf(c.Blocks) {
				for _, r := range p.Runs {
					for _, word := range words(r.Plain()) {
						least[k] = max(least[k], 2*pdfPad+w.measure(strings.TrimRight(word, " "), pdfSize, r.Marks))
					}
				}
			}
		}
	}
	same, sum, fits := w.width/float64(len(least)), 0.0, true
	for _, l := range least {
		sum += l
		fits = fits && l <= same
	}
	for k := range least {
		if fits {
			least[k] = same
		} else {
			least[k] *= w.width / sum
		}
	}
	return least, pdfSize * min(1, w.width/sum)
}
