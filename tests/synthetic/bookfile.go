package synthetic

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"

	"github.com/xuri/excelize/v2"

	"formwright/shared/page"
	"formwright/shared/reader/sheet"
)

// Books lists the kinds of spreadsheet.
func Books() []Container {
	return []Container{book{}, commas{','}, commas{';'}, commas{'\t'}}
}

// book is a workbook with a sheet for every table.
type book struct{}

func (book) Name() string { return "xlsx" }
func (book) Holds() Need  { return Marks | Tables | Sheets }

func (book) Through(d page.Document) (page.Document, error) {
	f := excelize.NewFile()
	styles := map[gridCell]int{}
	for i, b := range d.Blocks {
		name := fmt.Sprintf("Sheet%d", i+1)
		if i > 0 {
			if _, err := f.NewSheet(name); err != nil {
				return page.Document{}, fmt.Errorf("sheet: %w", err)
			}
		}
		t, ok := b.(page.Table)
		if !ok {
			return page.Document{}, ErrUnprintable
		}
		if err := fillSheet(f, name, gridOf(t), styles); err != nil {
			return page.Document{}, err
		}
	}
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		return page.Document{}, fmt.Errorf("workbook: %w", err)
	}
	doc, _, err := sheet.Read(context.Background(), out.Bytes())
	return doc, err
}

func fillSheet(f *excelize.File, name string, rows [][]gridCell, styles map[gridCell]int) error {
	for r, row := range rows {
		for c, cell := range row {
			at, err := excelize.CoordinatesToCellName(c+1, r+1)
			if err != nil {
				return fmt.Errorf("cell: %w", err)
			}
			if err := f.SetCellValue(name, at, cell.text); err != nil {
				return fmt.Errorf("cell %s: %w", at, err)
			}
			look := gridCell{marks: cell.marks, fill: cell.fill}
			if look == (gridCell{}) {
				continue
			}
			if err := styleCell(f, name, at, look, styles); err != nil {
				return err
			}
		}
	}
	return nil
}

func styleCell(f *excelize.File, name, at string, look gridCell, styles map[gridCell]int) error {
	id, ok := styles[look]
	if !ok {
		s := &excelize.Style{Font: &excelize.Font{Bold: look.marks.Bold, Color: look.marks.Color}}
		if look.fill != "" {
			s.Fill = excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{look.fill}}
		}
		var err error
		if id, err = f.NewStyle(s); err != nil {
			return fmt.Errorf("style: %w", err)
		}
		styles[look] = id
	}
	if err := f.SetCellStyle(name, at, at, id); err != nil {
		return fmt.Errorf("style of %s: %w", at, err)
	}
	return nil
}

// commas is a text file of cells with a separator.
type commas struct{ separator rune }

func (c commas) Name() string { return fmt.Sprintf("csv %q", c.separator) }
func (commas) Holds() Need    { return Tables }

func (c commas) Through(d page.Document) (page.Document, error) {
	t, ok := d.Blocks[0].(page.Table)
	if !ok {
		return page.Document{}, ErrUnprintable
	}
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	w.Comma = c.separator
	rows := gridOf(t)
	width := 0
	for _, row := range rows {
		width = max(width, len(row))
	}
	for _, row := range rows {
		texts := make([]string, width)
		for i, cell := range row {
			texts[i] = cell.text
		}
		if err := w.Write(texts); err != nil {
			return page.Document{}, fmt.Errorf("row: %w", err)
		}
	}
	w.Flush()
	doc, _, err := sheet.ReadCSV(context.Background(), out.Bytes())
	return doc, err
}
