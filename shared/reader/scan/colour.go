package scan

import (
	"fmt"
	"image"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// rgb is a mean colour, 0 to 255 each.
type rgb [3]float64

// chroma is how far a colour is from grey.
func (c rgb) chroma() float64 { return max(c[0], c[1], c[2]) - min(c[0], c[1], c[2]) }

func (c rgb) hex() string {
	return fmt.Sprintf("%02X%02X%02X", level(c[0]), level(c[1]), level(c[2]))
}

// level keeps colours that a camera shows slightly differently alike.
func level(v float64) uint8 { return uint8(min(255, float64(int(v/51+0.5))*51)) }

// How far from grey ink and paper are before they count as coloured. Ink is
// drawn thin, so that cameras and JPEG wash its colour out.
const (
	colouredInk   = 55
	colouredPaper = 40
)

// shade is the colour of the ink and of the paper of one word.
type shade struct {
	ink, paper rgb
	ok         bool
}

// shadeOf takes the darkest third of the ink and the paper between the letters.
func (s *sight) shadeOf(r image.Rectangle) shade {
	r = r.Intersect(s.grey.Rect)
	darkest := s.darkest(r)
	limit := darkest + (int(s.threshold)-darkest)/2
	var ink, paper rgb
	inks, papers := 0.0, 0.0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			v := int(s.grey.Pix[y*s.grey.Stride+x])
			p := s.colour.Pix[y*s.colour.Stride+4*x:][:3]
			switch {
			case s.even.Pix[y*s.even.Stride+x] != s.grey.Pix[y*s.grey.Stride+x]: // a pen's
			case v <= limit:
				ink.add(p)
				inks++
			case v > int(s.threshold)+(255-int(s.threshold))/2:
				paper.add(p)
				papers++
			}
		}
	}
	if inks < 4 || papers < 4 {
		return shade{}
	}
	out := shade{ink.over(inks), paper.over(papers), true}
	if whole := s.inkColour(r).under(out.paper); whole.chroma() < fringe {
		out.ink = rgb{} // only the edges of its letters are coloured
	}
	return out
}

func (s *sight) darkest(r image.Rectangle) int {
	low := 255
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			low = min(low, int(s.grey.Pix[y*s.grey.Stride+x]))
		}
	}
	return low
}

func (c *rgb) add(p []uint8) {
	for i := range c {
		c[i] += float64(p[i])
	}
}

func (c rgb) over(n float64) rgb { return rgb{c[0] / n, c[1] / n, c[2] / n} }

// under is the colour as it is under white light, given what white looks like.
func (c rgb) under(white rgb) rgb {
	var out rgb
	for i := range out {
		out[i] = min(255, c[i]*255/max(white[i], 1))
	}
	return out
}

// colours gives every word its ink's colour and answers the areas that were
// highlighted. The paper of the page is what most words stand on.
func (s *sight) colours(spans []layout.Span, dpi float64) []layout.Area {
	shades := make([]shade, len(spans))
	for i, w := range spans {
		shades[i] = s.shadeOf(s.pixels(w.Box, dpi))
	}
	white := whitest(shades)
	var areas []layout.Area
	var inks, papers palette
	for _, c := range shades {
		if !c.ok {
			continue
		}
		if paper := c.paper.under(white); paper.chroma() > colouredPaper {
			papers.learn(paper)
		} else if ink := c.ink.under(c.paper); ink.chroma() > colouredInk {
			inks.learn(ink)
		}
	}
	lit := inLight(spans, shades, white)
	for i, c := range shades {
		if !c.ok || lit[i] {
			continue
		}
		if paper := c.paper.under(white); paper.chroma() > colouredPaper {
			areas = highlight(areas, spans[i].Box, papers.hex(paper))
			continue // ink takes on the highlighter's colour
		}
		if ink := c.ink.under(c.paper); ink.chroma() > colouredInk {
			spans[i].Color = inks.hex(ink)
		}
	}
	agree(spans)
	return areas
}

// agree gives coloured words that follow each other on a line the colour of the
// longest of them: small words are sampled badly, and people colour whole lines.
func agree(spans []layout.Span) {
	for from := 0; from < len(spans); {
		to, longest := from, from
		for to < len(spans) && spans[to].Block == spans[from].Block && (spans[to].Color != "") == (spans[from].Color != "") {
			if spans[to].Box.Width > spans[longest].Box.Width {
				longest = to
			}
			to++
		}
		for i := from; i < to; i++ {
			spans[i].Color = spans[longest].Color
		}
		from = to
	}
}

// whitest is the paper of the page: what the middle one of the words stands on,
// ordered from grey to vivid.
func whitest(shades []shade) rgb {
	var papers []rgb
	for _, c := range shades {
		if c.ok {
			papers = append(papers, c.paper)
		}
	}
	if len(papers) == 0 {
		return rgb{255, 255, 255}
	}
	return medianByChroma(papers)
}

// highlight adds the box of a word to the area before it when they follow each
// other on a line in the same colour.
func highlight(areas []layout.Area, b finding.Box, fill string) []layout.Area {
	if n := len(areas); n > 0 {
		a := &areas[n-1]
		gap := b.X - (a.Box.X + a.Box.Width)
		level := min(a.Box.Y+a.Box.Height, b.Y+b.Height) - max(a.Box.Y, b.Y)
		if a.Fill == fill && gap > -1 && gap < 2*b.Height && level > 0.4*min(a.Box.Height, b.Height) {
			top, bottom := min(a.Box.Y, b.Y), max(a.Box.Y+a.Box.Height, b.Y+b.Height)
			a.Box = finding.Box{X: a.Box.X, Y: top, Width: b.X + b.Width - a.Box.X, Height: bottom - top}
			return areas
		}
	}
	return append(areas, layout.Area{Box: b, Fill: fill})
}
