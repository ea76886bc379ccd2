package sheet

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/problem"
)

// cell is a cell that shows something.
type cell struct {
	col     int
	runs    []page.Run
	shading string
}

// row is a row with its cells that show something, from left to right.
type row struct {
	number int
	cells  []cell
}

// worksheet is one sheet being read.
type worksheet struct {
	*workbook
	name     string
	part     string
	rels     ooxml.Relations
	rows     []row
	spans    map[address]address // how many rows and columns a cell spans
	covered  map[address]bool    // cells under such spans
	wide     int                 // cells beyond the last column that is read
	failed   int                 // cells that show an error
	failedAt address
	empty    int // formulas without a stored result
	emptyAt  address
}

// sheet reads a sheet into a table. What can be read of a broken one is kept.
func (w *workbook) sheet(ref sheetRef) error {
	s := &worksheet{workbook: w, name: ref.name, part: ref.part}
	var err error
	if s.rels, err = w.pkg.Relations(ref.part); err != nil {
		w.unread(ref.part, err)
	}
	d, err := w.pkg.DecodeRows(ref.part)
	if err == nil {
		err = s.read(d)
	}
	if err != nil {
		if problem.Of(err).Code == problem.DocumentTooLarge {
			return err
		}
		w.report(finding.UnreadPart, finding.Error, finding.Position{Part: ref.name}, "The sheet %q is damaged and was not read to its end.", ref.name)
	}
	s.trouble()
	if len(s.rows) == 0 {
		return nil
	}
	if len(w.doc.Blocks) > 0 {
		w.doc.Blocks = append(w.doc.Blocks, page.Break{Position: finding.Position{Part: ref.name}})
	}
	w.doc.Blocks = append(w.doc.Blocks, s.table())
	return nil
}

// read reads the cells and then what stands behind them in the part: merged
// cells, links, the drawing.
func (s *worksheet) read(d *ooxml.Decoder) error {
	if ok, err := d.Enter("s", "worksheet"); !ok || err != nil {
		return err
	}
	if ok, err := d.Enter("s", "sheetData"); !ok || err != nil {
		return err
	}
	if err := s.readRows(d); err != nil {
		return err
	}
	for {
		e, err := d.NextOf("mergeCells", "hyperlinks", "drawing")
		if e == nil || err != nil {
			return err
		}
		switch e.Name {
		case "mergeCells":
			s.merge(e)
		case "hyperlinks":
			s.link(e)
		case "drawing":
			s.drawing(e.AttrOf("r", "id"))
		}
		d.Recycle()
	}
}

// readRows reads the rows of cells. Rows and cells without an address follow
// the one before.
func (s *worksheet) readRows(d *ooxml.Decoder) error {
	last := 0
	for {
		e, err := d.NextOf("row")
		if e == nil || err != nil {
			return err
		}
		if n := number(e.Attr("r")); n > 0 {
			last = n
		} else {
			last++
		}
		if last%512 == 0 && s.ctx.Err() != nil {
			return s.ctx.Err()
		}
		if r := s.readRow(e, last); len(r.cells) > 0 {
			if s.workbook.rows++; s.workbook.rows > maxRows {
				s.report(finding.UnreadPart, finding.Warning, finding.Position{Part: s.name, Cell: address{last, 1}.String()},
					"The spreadsheet has more than %d rows, which is the limit; those from here on were not read. Split it.", maxRows)
				return s.passRows(d)
			}
			s.rows = append(s.rows, r)
		}
		if s.size > maxText {
			return problem.New(problem.DocumentTooLarge, "The spreadsheet shows more than the limit of %d MB of text. Split it.", maxText>>20)
		}
		d.Recycle()
	}
}

func (s *worksheet) passRows(d *ooxml.Decoder) error {
	e, err := d.NextOf("none")
	if e != nil {
		return nil
	}
	return err
}

func (s *worksheet) readRow(e *ooxml.Element, number int) row {
	r := row{number: number}
	col := 0
	for c := e.First; c != nil; c = c.Next {
		if c.Name != "c" {
			continue
		}
		col++
		if a := parseAddress(c.Attr("r")); a.col > 0 {
			col = a.col
		}
		made := s.readCell(c, address{number, col})
		if len(made.runs) == 0 {
			continue
		}
		if col > maxColumns {
			s.wide++
			continue
		}
		if r.cells == nil {
			r.cells = make([]cell, 0, 8)
		}
		r.cells = append(r.cells, made)
	}
	return r
}

// readCell reads what a cell shows (ECMA-376-1, 18.3.1.4).
func (s *worksheet) readCell(c *ooxml.Element, at address) cell {
	out := cell{col: at.col}
	look := s.styles.look(number(c.Attr("s")))
	value := textOf(c.Child("v"))
	kind := c.Attr("t")
	if run, ok := s.pictureIn(c, at); ok {
		out.runs = run
		return out
	}
	switch kind {
	case "s":
		if i := number(strings.TrimSpace(value)); i >= 0 && i < len(s.texts) {
			out.runs = s.texts[i].pieces(look.font)
			s.size += s.texts[i].size()
		}
	case "inlineStr":
		if is := c.Child("is"); is != nil {
			text := s.richText(is)
			out.runs = text.pieces(look.font)
			s.size += text.size()
		}
	case "e":
		if s.failed++; s.failed == 1 {
			s.failedAt = at
		}
	default:
		text := s.shown(kind, value, look.format)
		if text == "" && c.Child("f") != nil && kind != "str" {
			if s.empty++; s.empty == 1 {
				s.emptyAt = at
			}
		}
		out.runs = split(nil, text, look.font)
		s.size += len(text)
	}
	if blank(out.runs) {
		return cell{col: at.col}
	}
	out.shading = look.shading
	return out
}

// shown is the value of a cell that does not refer to a shared text.
func (s *worksheet) shown(kind, value string, as format) string {
	switch kind {
	case "str", "d":
		return tidy(value)
	case "b":
		if isSet(strings.TrimSpace(value)) {
			return "TRUE"
		}
		return "FALSE"
	}
	if value = strings.TrimSpace(value); value == "" {
		return ""
	}
	return s.formats.show(value, as)
}

// blank reports whether runs show nothing.
func blank(runs []page.Run) bool {
	for _, r := range runs {
		if r.Kind == page.ImageRun || strings.TrimSpace(r.Text) != "" {
			return false
		}
	}
	return true
}

// trouble reports what could not be shown, once a sheet.
func (s *worksheet) trouble() {
	at := func(a address) finding.Position { return finding.Position{Part: s.name, Cell: a.String()} }
	if s.wide > 0 {
		s.report(finding.UnreadPart, finding.Warning, finding.Position{Part: s.name},
			"%d cells of the sheet %q stand to the right of column %s, the last one that is read.", s.wide, s.name, columnName(maxColumns))
	}
	if s.failed > 0 {
		s.report(finding.UnreadPart, finding.Warning, at(s.failedAt), "%d cells of the sheet %q show an error instead of a value and were left empty.", s.failed, s.name)
	}
	if s.empty > 0 {
		s.report(finding.UnreadPart, finding.Warning, at(s.emptyAt),
			"%d formulas of the sheet %q have no stored result and were left empty. Open the file in a spreadsheet program and save it again.", s.empty, s.name)
	}
}
