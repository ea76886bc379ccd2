package sheet

import (
	"slices"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// emuPerPixel turns the units of drawings into CSS pixels: 914,400 to the inch,
// 96 pixels to the inch.
const emuPerPixel = 9525

// drawing puts the pictures of a drawing into the cells they are anchored at.
func (s *worksheet) drawing(id string) {
	rel, ok := s.rels.ByID(id)
	if !ok || rel.External || !s.pkg.Has(rel.Target) {
		return
	}
	root, err := s.pkg.Tree(rel.Target)
	if err != nil {
		s.unread(rel.Target, err)
		return
	}
	rels, err := s.pkg.Relations(rel.Target)
	if err != nil {
		s.unread(rel.Target, err)
		return
	}
	for _, anchor := range children(root) {
		from := anchor.Find("from")
		at := address{number(textOf(from.Find("row"))) + 1, number(textOf(from.Find("col"))) + 1}
		at.row, at.col = max(at.row, 1), min(max(at.col, 1), maxColumns)
		for _, pic := range named(anchor, "pic", nil) {
			s.place(pic, rels, at)
		}
	}
}

// named collects the elements of a name below e.
func named(e *ooxml.Element, name string, out []*ooxml.Element) []*ooxml.Element {
	for _, c := range children(e) {
		if c.Name == name {
			out = append(out, c)
			continue
		}
		out = named(c, name, out)
	}
	return out
}

// place puts one picture into a cell, behind its text.
func (s *worksheet) place(pic *ooxml.Element, rels ooxml.Relations, at address) {
	shape := page.Image{Alt: tidy(pic.Find("cNvPr").Attr("descr"))}
	if ext := pic.Find("xfrm").Child("ext"); ext != nil {
		shape.Width, shape.Height = max(number(ext.Attr("cx")), 0)/emuPerPixel, max(number(ext.Attr("cy")), 0)/emuPerPixel
	}
	run, ok := s.pictureRun(pic.Find("blip").AttrOf("r", "embed"), rels, shape, at)
	if !ok {
		return
	}
	if c := s.find(at); c != nil {
		c.runs = append(slices.Clone(c.runs), run)
		return
	}
	s.put(at, run)
}

// put makes a cell for a picture where there was none.
func (s *worksheet) put(at address, run page.Run) {
	made := cell{col: at.col, runs: []page.Run{run}}
	for i := range s.rows {
		if s.rows[i].number == at.row {
			s.rows[i].cells = append(s.rows[i].cells, made)
			slices.SortStableFunc(s.rows[i].cells, func(a, b cell) int { return a.col - b.col })
			return
		}
	}
	s.rows = append(s.rows, row{number: at.row, cells: []cell{made}})
	slices.SortStableFunc(s.rows, func(a, b row) int { return a.number - b.number })
}

// pictureRun shows the picture behind a relationship.
func (s *worksheet) pictureRun(id string, rels ooxml.Relations, shape page.Image, at address) (page.Run, bool) {
	rel, ok := rels.ByID(id)
	why := ""
	switch {
	case !ok || !rel.External && !s.pkg.Has(rel.Target):
		why = "A picture is missing from the spreadsheet's file. Insert it again."
	case rel.External:
		why = "A picture is only linked from outside, which is never followed. Insert the picture itself."
	default:
		p := s.load(rel.Target)
		if why = p.problem; why == "" {
			s.doc.Media[p.hash] = p.media
			shape.Hash = p.hash
			return page.Run{Kind: page.ImageRun, Image: &shape}, true
		}
	}
	s.report(finding.ImageUnreadable, finding.Warning, finding.Position{Part: s.name, Cell: at.String()}, "%s", why)
	return page.Run{}, false
}
