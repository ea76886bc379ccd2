package layout

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// paper builds a page of synthetic text. Letters are as wide as advance says.
type paper struct{ Page }

func newPaper() *paper {
	return &paper{Page{Number: 1, Width: 595, Height: 842}}
}

// at sets text whose letters stand on y, 11 points large.
func (p *paper) at(x, y float64, text string, with ...func(*Span)) *paper {
	s := Span{Text: text, Size: 11, Font: "Serif"}
	for _, f := range with {
		f(&s)
	}
	width := 0.0
	for _, r := range text {
		width += advance(r) * s.Size * 0.95
	}
	s.Box = finding.Box{X: x, Y: y - 0.9*s.Size, Width: width, Height: 1.1 * s.Size}
	p.Spans = append(p.Spans, s)
	return p
}

// lines sets lines one under the other, 14 points apart.
func (p *paper) lines(x, y float64, texts ...string) *paper {
	for i, t := range texts {
		if t != "" {
			p.at(x, y+14*float64(i), t)
		}
	}
	return p
}

func (p *paper) rule(x1, y1, x2, y2 float64) *paper {
	p.Lines = append(p.Lines, Line{X1: x1, Y1: y1, X2: x2, Y2: y2, Width: 0.5})
	return p
}

func (p *paper) area(x, y, w, h float64, fill, stroke string) *paper {
	p.Areas = append(p.Areas, Area{Box: finding.Box{X: x, Y: y, Width: w, Height: h}, Fill: fill, Stroke: stroke})
	return p
}

func (p *paper) field(f Field, x, y, w, h float64) *paper {
	f.Box = finding.Box{X: x, Y: y, Width: w, Height: h}
	p.Fields = append(p.Fields, f)
	return p
}

// grid draws a table with its lines.
func (p *paper) grid(xs, ys []float64) *paper {
	for _, x := range xs {
		p.rule(x, ys[0], x, ys[len(ys)-1])
	}
	for _, y := range ys {
		p.rule(xs[0], y, xs[len(xs)-1], y)
	}
	return p
}

func size(v float64) func(*Span)   { return func(s *Span) { s.Size = v } }
func bold(s *Span)                 { s.Bold = true }
func small(s *Span)                { s.Size = 8 }
func mono(s *Span)                 { s.Mono = true }
func font(name string) func(*Span) { return func(s *Span) { s.Font = name } }

func word(confidence float64, block int) func(*Span) {
	return func(s *Span) { s.Confidence, s.Block = confidence, block }
}

// blocksOf lays pages out and shows the result, a line for each block.
func blocksOf(papers ...*paper) string {
	var d Document
	for i, p := range papers {
		p.Number = i + 1
		d.Pages = append(d.Pages, p.Page)
	}
	doc, _ := Blocks(d)
	return show(doc.Blocks)
}

// show writes blocks in a short notation: <b|bold>, ⇥ for tabs, [___] for blanks.
func show(blocks []page.Block) string {
	var b strings.Builder
	for _, block := range blocks {
		switch block := block.(type) {
		case page.Paragraph:
			b.WriteString(paragraphText(block) + "\n")
		case page.Table:
			for _, r := range block.Rows {
				b.WriteString(rowText(r) + "\n")
			}
		case page.ImageBlock:
			fmt.Fprintf(&b, "(picture %dx%d)\n", block.Image.Width, block.Image.Height)
		case page.Rule:
			b.WriteString("----\n")
		}
	}
	return b.String()
}

func paragraphText(p page.Paragraph) string {
	s := ""
	if p.Style.Heading > 0 {
		s = fmt.Sprintf("h%d ", p.Style.Heading)
	}
	if p.Style.Code {
		s = "code "
	}
	for _, r := range p.Runs {
		s += runText(r)
	}
	return s
}

func rowText(r page.Row) string {
	var cells []string
	for _, c := range r.Cells {
		text := strings.TrimSpace(strings.ReplaceAll(show(c.Blocks), "\n", " / "))
		text = strings.TrimSuffix(text, " /")
		if c.ColSpan > 1 || c.RowSpan > 1 {
			text += fmt.Sprintf(" (%dx%d)", c.RowSpan, c.ColSpan)
		}
		if c.Shading != "" {
			text += " #" + c.Shading
		}
		cells = append(cells, text)
	}
	mark := "| "
	if r.Header {
		mark = "|= "
	}
	return mark + strings.Join(cells, " | ")
}

func runText(r page.Run) string {
	text := r.Plain()
	switch r.Kind {
	case page.TabRun:
		return "⇥"
	case page.BlankRun:
		return "[___]"
	case page.ImageRun:
		return "(picture)"
	case page.FormulaRun:
		return "$" + r.Formula.LaTeX + "$"
	}
	marks := ""
	for _, m := range []struct {
		on   bool
		sign string
	}{{r.Marks.Bold, "b"}, {r.Marks.Underline, "u"}, {r.Marks.Strike, "s"}, {r.Marks.Super, "^"}, {r.Marks.Sub, "v"},
		{r.Marks.Highlight != "", "h"}, {r.Marks.Shading != "", "d"}, {r.Marks.Link != "", "l"}} {
		if m.on {
			marks += m.sign
		}
	}
	if marks == "" {
		return text
	}
	return "<" + marks + "|" + text + ">"
}

// sample is a page and what it must become.
type sample struct {
	name string
	page *paper
	want string
}

func check(t *testing.T, samples []sample) {
	t.Helper()
	for _, s := range samples {
		t.Run(s.name, func(t *testing.T) {
			if diff := cmp.Diff(strings.TrimLeft(s.want, "\n"), blocksOf(s.page)); diff != "" {
				t.Errorf("blocks differ (-want +got):\n%s", diff)
			}
		})
	}
}
