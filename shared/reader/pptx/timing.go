package pptx

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// effect is what an animation does to a shape, or to some of its paragraphs.
type effect struct {
	from, to int    // paragraphs, counted from 0; the whole shape where to is negative
	later    bool   // it comes on a click
	fill     string // the shape takes this colour
	ink      string // the text does
}

// maxEffects bounds the animations of a slide that are looked at.
const maxEffects = 500

// effectsOf reads the animations of a slide by the shapes they move: what they
// bring and what they colour. A click shows the answer in quizzes.
func (s *slide) effectsOf(timing *ooxml.Element) map[string][]effect {
	out := map[string][]effect{}
	left := maxEffects
	var walk func(el *ooxml.Element, class string)
	walk = func(el *ooxml.Element, class string) {
		if c := el.Attr("presetClass"); c != "" {
			class = c
		}
		switch {
		case left == 0:
			return
		case class == "entr" && el.Name == "set", class == "emph" && el.Name == "animClr":
			left--
			if id, e := s.effect(el, class); id != "" {
				out[id] = append(out[id], e)
			}
			return
		}
		for c := range kids(el) {
			walk(c, class)
		}
	}
	if timing != nil {
		walk(timing, "")
	}
	return out
}

func (s *slide) effect(el *ooxml.Element, class string) (id string, e effect) {
	behaviour := kid(el, "cBhvr")
	target := kid(behaviour, "tgtEl", "spTgt")
	if target == nil {
		return "", e
	}
	e.to = -1
	if at := kid(target, "txEl", "pRg"); at != nil {
		e.from, e.to = number(at.Attr("st"), 0), number(at.Attr("end"), 0)
	}
	name := ""
	if attr := kid(behaviour, "attrNameLst", "attrName"); attr != nil {
		name = strings.TrimSpace(attr.Text)
	}
	switch {
	case class == "entr":
		e.later = name == "style.visibility"
	case name == "fillcolor":
		e.fill = s.theme.colour(kid(el, "to"))
	case name == "style.color":
		e.ink = s.theme.colour(kid(el, "to"))
	}
	return target.Attr("spid"), e
}

// fillAfter is the fill that a shape with this one has in the end.
func (s *slide) fillAfter(sh *shape, fill string) string {
	for _, e := range s.effects[about(sh.el).Attr("id")] {
		if e.fill != "" && e.to < 0 {
			fill = e.fill
		}
	}
	return fill
}

// moved shows what animations do to paragraph n of a shape.
func (b *body) moved(p *page.Paragraph, n int) {
	for _, e := range b.effects[about(b.shape.el).Attr("id")] {
		if e.to >= 0 && (n < e.from || n > e.to) {
			continue
		}
		p.Later = p.Later || e.later
		for i := range p.Runs {
			if ink := typeset.Ink(e.ink); ink != "" && p.Runs[i].Kind == page.TextRun {
				p.Runs[i].Marks.Color = ink
			}
		}
	}
}
