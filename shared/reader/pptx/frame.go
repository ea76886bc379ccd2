package pptx

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// frame adds what a graphic frame holds: a table, a diagram, or something that
// only its picture can stand for.
func (s *slide) frame(sh *shape) {
	data := kid(sh.el, "graphic", "graphicData")
	switch {
	case kid(data, "tbl") != nil:
		s.table(sh, kid(data, "tbl"))
	case kid(data, "relIds") != nil:
		s.diagram(sh, kid(data, "relIds").AttrOf("r", "dm"))
	case s.equation(sh.el):
	default:
		if pic := data.Find("pic"); pic != nil {
			s.picture(&shape{el: pic, box: sh.box, placed: sh.placed})
			return
		}
		s.report(finding.UnreadPart, finding.Warning,
			"A chart or an embedded object could not be read. Paste it into the slide as a picture.")
	}
}

// equation adds a formula of an older equation editor, from its object or from
// the picture of it; false where there is none.
func (s *slide) equation(el *ooxml.Element) bool {
	object := el.Find("oleObj")
	if object == nil {
		return false
	}
	for _, id := range []string{object.AttrOf("r", "id"), el.Find("blip").AttrOf("r", "embed")} {
		rel, ok := s.rels.ByID(id)
		if !ok || rel.External {
			continue
		}
		if f, ok := s.formulas.Part(s.pkg, rel.Target); ok {
			if f != nil {
				s.add(page.Paragraph{Position: s.next(), Runs: []page.Run{{Kind: page.FormulaRun, Formula: f}}})
			}
			return true
		}
	}
	return false
}

// maxSpan bounds a cell's width.
const maxSpan = 1000

// table adds an a:tbl. Cells that another one spans are left out.
func (s *slide) table(sh *shape, el *ooxml.Element) {
	t := page.Table{Position: s.at}
	t.Position.Paragraph++ // the first one inside
	header := isOn(kid(el, "tblPr").Attr("firstRow"))
	for tr := range kids(el) {
		if tr.Name != "tr" {
			continue
		}
		row := page.Row{Header: header && len(t.Rows) == 0}
		column := 0
		for tc := range kids(tr) {
			if tc.Name != "tc" {
				continue
			}
			if column++; !isOn(tc.Attr("hMerge")) && !isOn(tc.Attr("vMerge")) {
				s.at.Cell = fmt.Sprintf("r%dc%d", len(t.Rows)+1, column)
				row.Cells = append(row.Cells, s.cell(sh, tc))
			}
		}
		t.Rows = append(t.Rows, row)
	}
	s.at.Cell = ""
	if len(t.Rows) > 0 {
		s.add(t)
	}
}

func (s *slide) cell(sh *shape, tc *ooxml.Element) page.Cell {
	fill, _ := s.theme.fill(kid(tc, "tcPr"))
	c := page.Cell{ColSpan: span(tc, "gridSpan"), RowSpan: span(tc, "rowSpan"), Shading: typeset.Paper(fill)}
	b := &body{slide: s, shape: sh, styles: styles{kid(tc, "txBody", "lstStyle"), s.defaults}}
	b.list = fmt.Sprintf("%s shape %s %s", s.name, about(sh.el).Attr("id"), s.at.Cell)
	s.paragraphsOf(b, kid(tc, "txBody"), nil, func(block page.Block) { c.Blocks = append(c.Blocks, block) })
	return c
}

func span(tc *ooxml.Element, name string) int { return min(max(number(tc.Attr(name), 1), 1), maxSpan) }

// diagram adds the texts of a SmartArt in the order its data part has them.
func (s *slide) diagram(sh *shape, id string) {
	rel, ok := s.rels.ByID(id)
	if !ok || rel.External || !s.pkg.Has(rel.Target) || s.used[rel.Target] {
		return
	}
	s.used[rel.Target] = true
	tree, err := s.pkg.Tree(rel.Target)
	if err != nil {
		s.unread(rel.Target, err)
		return
	}
	for pt := range kids(kid(tree, "ptLst")) {
		switch pt.Attr("type") {
		case "", "node", "asst", "doc":
			b := &body{slide: s, shape: sh, styles: styles{s.defaults}, list: s.name + " " + rel.Target}
			s.paragraphsOf(b, kid(pt, "t"), nil, func(block page.Block) { s.add(block) })
		}
	}
}
