package rewrite

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of entries that are numbered down the columns of a list.
const (
	leastInColumns = 4
	mostColumns    = 6
)

// columnEntry is the number of such an entry: "4.", "(4)".
var columnEntry = pattern.New(`^\(?(\d{1,3})(?:[.)]|\.\))\s*\S`)

// NumberColumns writes entries that are numbered down the columns of a list one to a line,
// in the order of their numbers: "1. rose	3. lily" over "2. tulip	4. iris".
func NumberColumns(lines []line.Line) []line.Line {
	var out []line.Line // nil until such a list is found
	for i := 0; i < len(lines); {
		entries, rows := columnEntries(lines[i:])
		if entries == nil {
			rows = max(rows, 1)
			if out != nil {
				out = append(out, lines[i:i+rows]...)
			}
			i += rows
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)+len(entries)), lines[:i]...)
		}
		out = append(out, entries...)
		i += rows
	}
	if out == nil {
		return lines
	}
	return out
}

// columnEntries are the entries of such a list that begins with the first line, and how
// many lines count down with that; no entries where they are no such list.
func columnEntries(lines []line.Line) (entries []line.Line, rows int) {
	var columns [mostColumns][]line.Line
	var first [mostColumns]int
	width := 0
	for rows < len(lines) {
		cells, numbers := numberedCells(lines[rows])
		if rows == 0 && (len(cells) < 2 || len(cells) > mostColumns) || rows > 0 && (len(cells) == 0 || len(cells) > width) {
			break
		}
		if rows == 0 {
			copy(first[:], numbers)
		}
		if !countDown(numbers, first[:], rows) {
			break
		}
		for k, c := range cells {
			c.Soft, c.Gap = false, k == 0 && lines[rows].Gap
			columns[k] = append(columns[k], c)
		}
		width = len(cells)
		rows++
	}
	if rows < 2 {
		return nil, rows
	}
	for k, column := range columns {
		if k > 0 && len(column) > 0 && first[k] != first[k-1]+len(columns[k-1]) {
			return nil, rows
		}
		entries = append(entries, column...)
	}
	if len(entries) < leastInColumns {
		return nil, rows
	}
	return entries, rows
}

// countDown reports whether the numbers of a row are those of the first so many further
// down.
func countDown(numbers, first []int, down int) bool {
	for k, n := range numbers {
		if n != first[k]+down {
			return false
		}
	}
	return true
}

// numberedCells are the parts of a line between its tabs and their numbers, nil where one
// has none.
func numberedCells(l line.Line) (cells []line.Line, numbers []int) {
	if l.Kind != line.TextLine || l.Label != nil || !columnEntry.MatchString(l.Text) {
		return nil, nil
	}
	from := 0
	for from < len(l.Text) {
		to := len(l.Text)
		if at := strings.IndexByte(l.Text[from:], '\t'); at >= 0 {
			to = from + at
		}
		m := columnEntry.FindStringSubmatch(l.Text[from:to])
		if m == nil {
			return nil, nil
		}
		n, err := strconv.Atoi(m[1])
		if err != nil {
			return nil, nil
		}
		cells, numbers = append(cells, l.Cut(from, to)), append(numbers, n)
		from = to + len(l.Text[to:]) - len(strings.TrimLeft(l.Text[to:], "\t "))
	}
	return cells, numbers
}
