package sheet

import (
	"regexp"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// inCells are the pictures that are values of cells. One program numbers them
// in its rich values, another names them in a formula.
type inCells struct {
	byValue []string // relationship of each rich value, by the number cells give it
	rich    ooxml.Relations
	byName  map[string]string // relationship of each name
	named   ooxml.Relations
}

// readInCells reads the lists of pictures in cells. A workbook without any has
// none, and one whose lists are broken shows its cells without them.
func (w *workbook) readInCells(rels ooxml.Relations) inCells {
	var out inCells
	if rel, ok := rels.ByKind("sheetMetadata"); ok {
		out.byValue, out.rich = w.richValues(rel.Target, rels)
	}
	if part := "xl/cellimages.xml"; w.pkg.Has(part) {
		out.byName = map[string]string{}
		out.named, _ = w.pkg.Relations(part)
		if root, err := w.pkg.Tree(part); err == nil {
			for _, pic := range named(root, "pic", nil) {
				out.byName[pic.Find("cNvPr").Attr("name")] = pic.Find("blip").AttrOf("r", "embed")
			}
		}
	}
	return out
}

// richValues follows the way from the number in a cell (vm, from 1) over the
// metadata to a rich value, whose first field numbers a relationship
// (MS-XLSX, 2.3.2 and 2.6.206).
func (w *workbook) richValues(metadata string, rels ooxml.Relations) ([]string, ooxml.Relations) {
	values, ok1 := rels.ByKind("rdRichValue")
	targets, ok2 := rels.ByKind("richValueRel")
	if !ok1 || !ok2 {
		return nil, ooxml.Relations{}
	}
	meta, err1 := w.pkg.Tree(metadata)
	rich, err2 := w.pkg.Tree(values.Target)
	list, err3 := w.pkg.Tree(targets.Target)
	ids, err4 := w.pkg.Relations(targets.Target)
	if err1 != nil || err2 != nil || err3 != nil || err4 != nil {
		return nil, ooxml.Relations{}
	}
	blocks, rvs, parts := named(meta.Child("futureMetadata"), "rvb", nil), children(rich), children(list)
	var out []string
	for _, bk := range children(meta.Child("valueMetadata")) {
		id := ""
		if b := number(bk.Find("rc").Attr("v")); b >= 0 && b < len(blocks) {
			if i := number(blocks[b].Attr("i")); i >= 0 && i < len(rvs) {
				if k := number(textOf(rvs[i].Find("v"))); k >= 0 && k < len(parts) {
					id = parts[k].AttrOf("r", "id")
				}
			}
		}
		out = append(out, id)
	}
	return out, ids
}

var (
	dispimg = regexp.MustCompile(`DISPIMG\(\s*"([^"]+)"`)
	webimg  = regexp.MustCompile(`(?i)^=?(?:_xlfn\.)?IMAGE\(\s*"(https?://[^"]+)"`)
)

// pictureIn is the picture that is a cell's value.
func (s *worksheet) pictureIn(c *ooxml.Element, at address) ([]page.Run, bool) {
	if vm := number(c.Attr("vm")); vm >= 1 && vm <= len(s.inCells.byValue) && s.inCells.byValue[vm-1] != "" {
		if run, ok := s.pictureRun(s.inCells.byValue[vm-1], s.inCells.rich, page.Image{}, at); ok {
			return []page.Run{run}, true
		}
		return nil, true
	}
	formula := textOf(c.Child("f"))
	if formula == "" {
		return nil, false
	}
	if m := dispimg.FindStringSubmatch(formula); m != nil {
		if run, ok := s.pictureRun(s.inCells.byName[m[1]], s.inCells.named, page.Image{}, at); ok {
			return []page.Run{run}, true
		}
		return nil, true
	}
	if m := webimg.FindStringSubmatch(formula); m != nil {
		s.report(finding.ImageUnreadable, finding.Warning, finding.Position{Part: s.name, Cell: at.String()},
			"A picture is only linked from %s, which is never fetched. Insert the picture itself.", m[1])
		return nil, true
	}
	return nil, false
}
