package pptx

import (
	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// shape is one thing on a slide: text, a picture, a table or a diagram.
type shape struct {
	el     *ooxml.Element
	holder *ooxml.Element   // its p:ph; nil when it is no placeholder
	under  []*ooxml.Element // the placeholders it inherits from, the nearest first
	box    box
	placed bool // its place is known
	fill   string
	boxed  bool        // drawn by the author, not a placeholder
	edged  bool        // its fill or outline can be seen
	seated bool        // it stands on a filled shape
	label  *page.Label // that its looks give it
}

// box is a rectangle in English metric units.
type box struct{ x, y, w, h float64 }

// transform is how the coordinates in a group become those of the slide.
type transform struct{ scaleX, scaleY, x, y float64 }

func (t transform) apply(b box) box {
	return box{b.x*t.scaleX + t.x, b.y*t.scaleY + t.y, b.w * t.scaleX, b.h * t.scaleY}
}

// inside is the transform for the children of a group.
func (t transform) inside(group *ooxml.Element) transform {
	xfrm := kid(group, "grpSpPr", "xfrm")
	outer, ok := boxOf(xfrm, "off", "ext")
	inner, ok2 := boxOf(xfrm, "chOff", "chExt")
	if !ok || !ok2 || inner.w == 0 || inner.h == 0 {
		return t
	}
	sx, sy := outer.w/inner.w, outer.h/inner.h
	return transform{t.scaleX * sx, t.scaleY * sy,
		t.scaleX*(outer.x-inner.x*sx) + t.x, t.scaleY*(outer.y-inner.y*sy) + t.y}
}

func boxOf(xfrm *ooxml.Element, offset, extent string) (box, bool) {
	off, ext := kid(xfrm, offset), kid(xfrm, extent)
	if off == nil || ext == nil {
		return box{}, false
	}
	n := func(el *ooxml.Element, name string) float64 { return float64(number(el.Attr(name), 0)) }
	return box{n(off, "x"), n(off, "y"), n(ext, "cx"), n(ext, "cy")}, true
}

// collect finds the shapes of a tree, groups opened.
func (s *slide) collect(tree *ooxml.Element, t transform) {
	for el := range kids(tree) {
		if isOn(about(el).Attr("hidden")) {
			continue
		}
		switch el.Name {
		case "grpSp":
			s.collect(el, t.inside(el))
		case "sp", "pic", "graphicFrame":
			s.addShape(el, t)
		}
	}
}

func (s *slide) addShape(el *ooxml.Element, t transform) {
	sh := &shape{el: el, holder: holder(el)}
	if sh.holder != nil {
		switch sh.holder.Attr("type") {
		case "sldNum", "dt", "ftr", "hdr", "sldImg":
			return
		}
		sh.under = s.sheet.ancestors(sh.holder)
	}
	sh.boxed = sh.holder == nil
	for i, from := range append([]*ooxml.Element{el}, sh.under...) {
		if b, ok := boxOf(place(from), "off", "ext"); ok {
			if sh.box = b; i == 0 {
				sh.box = t.apply(b)
			}
			sh.placed = true
			break
		}
	}
	sh.fill = s.fillOf(el)
	sh.edged = sh.fill != "" || kid(el, "spPr", "ln", "solidFill") != nil || kid(el, "style", "lnRef") != nil
	s.shapes = append(s.shapes, sh)
}

// place is the xfrm of a shape: in its spPr, or of a graphic frame by itself.
func place(el *ooxml.Element) *ooxml.Element {
	if own := kid(el, "xfrm"); own != nil {
		return own
	}
	return kid(el, "spPr", "xfrm")
}

// fillOf is the colour a shape is filled with, its own or that of its style.
func (s *slide) fillOf(el *ooxml.Element) string {
	if hex, set := s.theme.fill(kid(el, "spPr")); set {
		return hex
	}
	if ref := kid(el, "style", "fillRef"); ref != nil && ref.Attr("idx") != "0" {
		return s.theme.colour(ref)
	}
	return ""
}

// about is the cNvPr of a shape, which holds its name and alternative text.
func about(el *ooxml.Element) *ooxml.Element {
	for c := range kids(el) {
		if found := kid(c, "cNvPr"); found != nil {
			return found
		}
	}
	return nil
}

func (sh *shape) isTitle() bool {
	return !sh.seated && sh.holder != nil && holderKind(sh.holder) == "title"
}

// text is the shape's text body, nil without one.
func (sh *shape) text() *ooxml.Element { return kid(sh.el, "txBody") }
