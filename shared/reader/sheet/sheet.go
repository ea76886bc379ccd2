// Package sheet reads spreadsheets - xlsx with its templates and macro-enabled
// kinds, and text separated by commas, semicolons, tabs or bars - into
// page.Document: a table for each sheet, its cells as a person sees them, each
// with its address. It promises to stay inside the bounds of package ooxml and
// its own, to calculate nothing and to fetch nothing. What a question is, it
// leaves to the recogniser.
//
// Read: values by their number formats, cached results of formulas, rich text,
// fonts and fills, merged cells, links, pictures over and in cells. Hidden rows
// and columns are read, as teachers hide the answers there; hidden sheets are
// not, unless nothing else holds anything. Not read: charts, comments, what
// conditional formats would show.
package sheet

import (
	"context"
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/richtext"
)

// Bounds of what is taken of a spreadsheet.
const (
	maxRows    = 20_000 // that hold something, in all sheets together
	maxColumns = 64
	maxText    = 16 << 20 // bytes shown in all cells together
	maxSheets  = 100
)

// Read reads a workbook (ECMA-376, transitional and strict).
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	pkg, err := ooxml.Open(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	w := &workbook{ctx: ctx, pkg: pkg, doc: page.Document{Media: richtext.Library{}}, pictures: map[string]picture{}}
	if err := w.read(); err != nil {
		return page.Document{}, nil, err
	}
	if len(w.doc.Blocks) == 0 {
		return page.Document{}, nil, problem.New(problem.DocumentEmpty,
			"The spreadsheet shows no text and no pictures. Check that it is the right file.")
	}
	withoutTags(w.doc.Blocks, leastTagged)
	return w.doc, w.findings, nil
}

// workbook is one file being read.
type workbook struct {
	ctx      context.Context
	pkg      *ooxml.Package
	doc      page.Document
	findings []finding.Finding
	texts    []shared
	styles   styles
	formats  *formats
	inCells  inCells
	pictures map[string]picture
	rows     int // taken so far
	size     int // bytes of text taken so far
}

// sheetRef is a sheet as the workbook lists it.
type sheetRef struct {
	name, part string
	hidden     bool
}

func (w *workbook) read() error {
	main, err := w.mainPart()
	if err != nil {
		return err
	}
	root, err := w.pkg.Tree(main)
	if err != nil {
		return err
	}
	rels, err := w.pkg.Relations(main)
	if err != nil {
		return err
	}
	w.formats = newFormats(isSet(root.Child("workbookPr").Attr("date1904")))
	w.resources(rels)
	refs := sheetsOf(root, rels)
	if len(refs) == 0 {
		return problem.New(problem.DocumentBroken, "The spreadsheet lists no sheets. Open it in the program that made it and save it again.")
	}
	if err := w.sheets(refs, false); err != nil {
		return err
	}
	if len(w.doc.Blocks) == 0 {
		return w.sheets(refs, true)
	}
	w.hidden(refs)
	return nil
}

// mainPart finds the workbook through the package's relationships, as their
// targets are free to be called anything.
func (w *workbook) mainPart() (string, error) {
	root, err := w.pkg.Relations("")
	w.title(root)
	if rel, ok := root.ByKind("officeDocument"); ok && w.pkg.Has(rel.Target) {
		return rel.Target, nil
	}
	if usual := "xl/workbook.xml"; w.pkg.Has(usual) {
		return usual, nil
	}
	return "", problem.Wrap(err, problem.DocumentBroken,
		"The file is not a spreadsheet: it has no workbook part. Open it in the program that made it and save it as .xlsx.")
}

func (w *workbook) title(root ooxml.Relations) {
	rel, ok := root.ByKind("core-properties")
	if !ok || !w.pkg.Has(rel.Target) {
		return
	}
	if core, err := w.pkg.Tree(rel.Target); err == nil {
		w.doc.Title = tidy(textOf(core.Find("title")))
	}
}

// resources reads what all sheets share. A broken part costs what it held, not
// the document.
func (w *workbook) resources(rels ooxml.Relations) {
	for _, need := range []struct {
		kind, usual string
		read        func(part string) error
	}{
		{"theme", "xl/theme/theme1.xml", w.readTheme},
		{"styles", "xl/styles.xml", w.readStyles},
		{"sharedStrings", "xl/sharedStrings.xml", w.readShared},
	} {
		part := need.usual
		if rel, ok := rels.ByKind(need.kind); ok {
			part = rel.Target
		}
		if !w.pkg.Has(part) {
			continue
		}
		if err := need.read(part); err != nil {
			w.unread(part, err)
		}
	}
	w.inCells = w.readInCells(rels)
}

// sheetsOf lists the sheets of cells in the order of their tabs. Sheets that
// are charts or macros have another kind of relationship.
func sheetsOf(root *ooxml.Element, rels ooxml.Relations) []sheetRef {
	var out []sheetRef
	list := root.Child("sheets")
	if list == nil {
		return nil
	}
	for e := list.First; e != nil && len(out) < maxSheets; e = e.Next {
		rel, ok := rels.ByID(e.AttrOf("r", "id"))
		if !ok {
			rel, ok = rels.ByID(e.Attr("id"))
		}
		if !ok || rel.External || rel.Kind != "worksheet" {
			continue
		}
		state := e.Attr("state")
		out = append(out, sheetRef{name: e.Attr("name"), part: rel.Target, hidden: state == "hidden" || state == "veryHidden"})
	}
	return out
}

func (w *workbook) sheets(refs []sheetRef, hidden bool) error {
	for _, ref := range refs {
		if ref.hidden != hidden {
			continue
		}
		if err := w.ctx.Err(); err != nil {
			return err
		}
		if err := w.sheet(ref); err != nil {
			return err
		}
	}
	return nil
}

// hidden reports the sheets that were passed over.
func (w *workbook) hidden(refs []sheetRef) {
	for _, ref := range refs {
		if ref.hidden {
			w.report(finding.UnreadPart, finding.Info, finding.Position{Part: ref.name},
				"The sheet %q is hidden and was not read. Unhide it if it holds questions.", ref.name)
		}
	}
}

func (w *workbook) unread(part string, err error) {
	w.report(finding.UnreadPart, finding.Error, finding.Position{Part: part}, "The part %q of the spreadsheet cannot be read: %v", part, err)
}

func (w *workbook) report(code finding.Code, severity finding.Severity, pos finding.Position, format string, args ...any) {
	w.findings = append(w.findings, finding.Finding{Code: code, Severity: severity, Position: pos, Message: fmt.Sprintf(format, args...)})
}

// isSet reads a boolean attribute (ECMA-376-1, 22.9.2.7).
func isSet(value string) bool { return value == "1" || value == "true" || value == "on" }
