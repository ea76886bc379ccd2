package pptx

import (
	"formwright/shared/ooxml"
)

// sheet is a layout or a master: what stands under a slide.
type sheet struct {
	tree   *ooxml.Element
	under  *sheet // the master of a layout
	holds  []*ooxml.Element
	styles *ooxml.Element // of a master: txStyles
	theme  theme
}

// sheetOf finds the sheet that a part stands on, nil when it has none that can be
// read.
func (r *reader) sheetOf(rels ooxml.Relations, kind string) *sheet {
	rel, ok := rels.ByKind(kind)
	if !ok || !r.pkg.Has(rel.Target) {
		return nil
	}
	if known, ok := r.sheets[rel.Target]; ok {
		return known
	}
	r.sheets[rel.Target] = nil // a sheet that stands on itself stands on nothing
	s := r.readSheet(rel.Target)
	r.sheets[rel.Target] = s
	return s
}

func (r *reader) readSheet(part string) *sheet {
	tree, err := r.pkg.Tree(part)
	if err != nil {
		r.unread(part, err)
		return nil
	}
	rels, err := r.pkg.Relations(part)
	if err != nil {
		r.unread(part, err)
	}
	s := &sheet{tree: tree, styles: kid(tree, "txStyles")}
	collectHolders(kid(tree, "cSld", "spTree"), &s.holds)
	if s.under = r.sheetOf(rels, "slideMaster"); s.under != nil {
		s.theme = s.under.theme.mapped(kid(tree, "clrMapOvr", "overrideClrMapping"))
	} else {
		s.theme = r.readTheme(rels).mapped(kid(tree, "clrMap"))
	}
	return s
}

// collectHolders finds the placeholders of a sheet.
func collectHolders(tree *ooxml.Element, into *[]*ooxml.Element) {
	for el := range kids(tree) {
		switch {
		case el.Name == "grpSp":
			collectHolders(el, into)
		case holder(el) != nil:
			*into = append(*into, el)
		}
	}
}

// holder is the p:ph of a shape, nil when it is no placeholder.
func holder(shape *ooxml.Element) *ooxml.Element {
	for c := range kids(shape) {
		if ph := kid(c, "nvPr", "ph"); ph != nil {
			return ph
		}
	}
	return nil
}

// holderKind is the type of a placeholder with the kinds that inherit from one
// another made alike.
func holderKind(ph *ooxml.Element) string {
	switch kind := ph.Attr("type"); kind {
	case "ctrTitle":
		return "title"
	case "", "obj", "subTitle", "chart", "tbl", "clipArt", "dgm", "media", "pic":
		return "body"
	default:
		return kind
	}
}

// find gives the placeholder of a sheet that one of a sheet above inherits from:
// the same index on a layout, or else the same kind.
func (s *sheet) find(ph *ooxml.Element) *ooxml.Element {
	if s == nil || ph == nil {
		return nil
	}
	idx, kind := ph.Attr("idx"), holderKind(ph)
	var alike *ooxml.Element
	for _, shape := range s.holds {
		other := holder(shape)
		if idx != "" && other.Attr("idx") == idx && s.under != nil {
			return shape
		}
		if alike == nil && holderKind(other) == kind {
			alike = shape
		}
	}
	return alike
}

// ancestors are the placeholders that a slide's one inherits from, the nearest
// first.
func (s *sheet) ancestors(ph *ooxml.Element) []*ooxml.Element {
	var out []*ooxml.Element
	for ; s != nil && ph != nil; s = s.under {
		if shape := s.find(ph); shape != nil {
			out = append(out, shape)
			if lower := holder(shape); lower.Attr("type") != "" {
				ph = lower
			}
		}
	}
	return out
}

// master is the lowest sheet.
func (s *sheet) master() *sheet {
	for s != nil && s.under != nil {
		s = s.under
	}
	return s
}
