package pptx

import (
	"strings"

	"formwright/shared/ooxml"
)

// leads is the number of the slide that a click shows, 0 where it shows none.
func (s *slide) leads(click *ooxml.Element) int {
	if click == nil {
		return 0
	}
	if rel, ok := s.rels.ByID(click.AttrOf("r", "id")); ok && !rel.External {
		return s.numbers[rel.Target]
	}
	_, jump, _ := strings.Cut(click.Attr("action"), "jump=")
	here := s.numbers[s.part]
	switch {
	case here == 0:
		return 0
	case jump == "nextslide" && here < len(s.numbers):
		return here + 1
	case jump == "previousslide":
		return here - 1
	case jump == "firstslide":
		return 1
	case jump == "lastslide":
		return len(s.numbers)
	}
	return 0
}

// leadsFrom is where a click on a paragraph of a shape leads: by its own text,
// or by the shape as a whole.
func (b *body) leadsFrom(el *ooxml.Element) int {
	for c := range kids(el) {
		if c.Name == "r" {
			if to := b.leads(kid(c, "rPr", "hlinkClick")); to != 0 {
				return to
			}
		}
	}
	return b.leads(kid(about(b.shape.el), "hlinkClick"))
}
