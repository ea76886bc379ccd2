package synthetic

import (
	"math"
	"strings"

	"formwright/shared/page"
)

// pdfPiece is text of one line, set in one way.
type pdfPiece struct {
	x, width float64
	text     string
	marks    page.Marks
}

// pdfTab is how far tab stops are apart, in points.
const pdfTab = 54.0

// wrap breaks runs into lines of a width.
func (w *press) wrap(runs []page.Run, width, size float64) [][]pdfPiece {
	var out [][]pdfPiece
	var now []pdfPiece
	x := 0.0
	feed := func() { out, now, x = append(out, now), nil, 0 }
	for _, r := range runs {
		switch r.Kind {
		case page.BreakRun:
			feed()
			continue
		case page.TabRun:
			x = (math.Floor(x/pdfTab+0.15) + 1) * pdfTab
			continue
		}
		for _, word := range words(r.Plain()) {
			long := w.measure(strings.TrimRight(word, " "), size, r.Marks)
			if x > 0 && x+long > width {
				feed()
				word = strings.TrimLeft(word, " ")
			}
			full := w.measure(word, size, r.Marks)
			if n := len(now); n > 0 && now[n-1].marks == r.Marks && math.Abs(now[n-1].x+now[n-1].width-x) < 0.01 {
				now[n-1].text += word
				now[n-1].width += full
			} else {
				now = append(now, pdfPiece{x, full, word, r.Marks})
			}
			x += full
		}
	}
	if len(now) > 0 || len(out) == 0 {
		feed()
	}
	return out
}

// words cuts text behind its spaces.
func words(s string) []string {
	var out []string
	for s != "" {
		at := strings.IndexByte(s, ' ')
		if at < 0 {
			return append(out, s)
		}
		end := at + len(s[at:]) - len(strings.TrimLeft(s[at:], " "))
		out = append(out, s[:end])
		s = s[end:]
	}
	return out
}

func (w *press) measure(s string, size float64, m page.Marks) float64 {
	sum := 0.0
	for _, r := range s {
		id, width := w.fonts[face(m)].glyph(r)
		if id == 0 {
			width = 1000
		}
		sum += width
	}
	return sum * size / 1000
}
