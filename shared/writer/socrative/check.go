package socrative

import (
	"encoding/xml"
	"errors"
	"fmt"
	"strings"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a workbook that Write made: its parts, the template's cells, then
// questions whose letters name answers that are there.
func Check(f check.File, _ target.Target, want int) error {
	grid, err := read(f)
	if err != nil {
		return err
	}
	head := template("")
	if len(grid) < len(head) {
		return errors.New("the template's rows are missing")
	}
	for i, want := range head {
		delete(grid[i], name(i))
		if !same(want, grid[i]) {
			return fmt.Errorf("row %d is not the template's", i+1)
		}
	}
	for i, c := range grid[len(head):] {
		if err := checkRow(c); err != nil {
			return fmt.Errorf("row %d: %w", firstQuestion+i, err)
		}
	}
	return check.Count(len(grid)-len(head), want)
}

// name is the column of the quiz's name in the row of this index, -1 for none.
func name(row int) int {
	if row == 2 {
		return 1
	}
	return -1
}

// same compares cells, empty ones as if they were not there.
func same(want, got cells) bool {
	filled := 0
	for column, text := range want {
		if text == "" {
			continue
		}
		filled++
		if got[column] != text {
			return false
		}
	}
	return filled == len(got)
}

func checkRow(c cells) error {
	offered := make([]string, answers)
	for i := range offered {
		offered[i] = c[answerColumn+i]
	}
	n, err := check.Filled(offered)
	if err != nil {
		return err
	}
	var keys []string
	for i := range answers {
		if k := c[keyColumn+i]; k != "" {
			keys = append(keys, k)
		}
	}
	switch kind := c[kindColumn]; {
	case c[questionColumn] == "":
		return errors.New("the question is empty")
	case kind == open && len(keys) == 0, kind == multiple && n > 1 && len(keys) == 0:
		return nil
	case kind == multiple && n > 1:
		return check.Lettered(offered, strings.Join(keys, ","))
	default:
		return fmt.Errorf("%q with %d answers and %d letters", kind, n, len(keys))
	}
}

// read gives the cells of each row of the only sheet; rows and cells come in order.
func read(f check.File) ([]cells, error) {
	a, err := f.Archive()
	if err != nil {
		return nil, err
	}
	for _, part := range []string{"[Content_Types].xml", "_rels/.rels", workbookPart, "xl/_rels/workbook.xml.rels", stylesPart} {
		if err := a.XML(part, nil); err != nil {
			return nil, err
		}
	}
	var texts struct {
		All []struct {
			Text string `xml:"t"`
		} `xml:"si"`
	}
	var sheet struct {
		Rows []struct {
			Number int `xml:"r,attr"`
			Cells  []struct {
				Address string `xml:"r,attr"`
				Type    string `xml:"t,attr"`
				Text    int    `xml:"v"`
			} `xml:"c"`
		} `xml:"sheetData>row"`
	}
	if err := errors.Join(decode(a, stringsPart, &texts), decode(a, sheetPart, &sheet)); err != nil {
		return nil, err
	}
	var grid []cells
	for i, r := range sheet.Rows {
		if r.Number != i+1 {
			return nil, fmt.Errorf("row %d stands in place %d", r.Number, i+1)
		}
		row := cells{}
		for _, c := range r.Cells {
			if c.Address == "" {
				return nil, fmt.Errorf("row %d has a cell without a place", r.Number)
			}
			column := int(c.Address[0]) - 'A'
			if c.Type != "s" || c.Text < 0 || c.Text >= len(texts.All) || c.Address != address(column, r.Number) {
				return nil, fmt.Errorf("cell %s is no text", c.Address)
			}
			row[column] = texts.All[c.Text].Text
		}
		grid = append(grid, row)
	}
	return grid, nil
}

func decode(a *check.Archive, part string, into any) error {
	data, err := a.Read(part)
	if err != nil {
		return err
	}
	if err := xml.Unmarshal(data, into); err != nil {
		return fmt.Errorf("entry %s: %w", part, err)
	}
	return nil
}
