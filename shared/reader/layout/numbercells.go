package layout

import (
	"math"
	"slices"
)

// Sheets of exercises often set their questions row by row: "1) ..." at the left and
// "2) ..." beside it, "3) ..." below the first. Each is a cell that is read by itself,
// so that what is worked out or offered below a question stays with it.

const (
	leastNumberRows = 3  // rows of questions beside each other
	sameNumbers     = 24 // points between the numbers of a column, which may end at one place
	overNumber      = 14 // points above its number a formula of a question begins
)

// numberRow is questions side by side.
type numberRow struct {
	base    float64
	at, end int // of its masses
	labels  []mass
}

// numberCells finds the rows in which numbered questions count across the page, where
// nothing runs from a column into the next, and gives the masses from one place to
// another as cells. Choices stand in two or three rows; questions whose rows are more
// count on without a number missing.
func numberCells(ms []mass) (from, to int, cells [][]mass) {
	rows := numberRows(ms)
	for i := 0; i < len(rows); i++ {
		n := countingRows(rows[i:])
		if n < leastNumberRows {
			continue
		}
		band := rows[i : i+n]
		starts := startsOf(band[0])
		from, to = cellsFrom(ms, band[0], starts), len(ms)
		if i+n < len(rows) {
			to = rows[i+n].at
		}
		to = beforeCrossing(ms, from, to, starts)
		if band = before(band, to); len(band) < leastNumberRows || !saysMore(ms[from:to], band) {
			continue
		}
		return from, to, inCells(ms[from:to], band, starts)
	}
	return 0, 0, nil
}

// numberRows gathers the masses with a number that stand on one line.
func numberRows(ms []mass) []numberRow {
	var rows []numberRow
	for i, m := range ms {
		if m.label.kind != numberLabel || m.label.value == 0 || m.segment == nil {
			continue
		}
		if n := len(rows); n > 0 && abs(m.base-rows[n-1].base) <= 3 {
			rows[n-1].labels, rows[n-1].end = append(rows[n-1].labels, m), i+1
			continue
		}
		rows = append(rows, numberRow{base: m.base, at: i, end: i + 1, labels: []mass{m}})
	}
	for i := range rows {
		slices.SortFunc(rows[i].labels, func(a, b mass) int { return order(a.x0, b.x0) })
	}
	return rows
}

// countingRows is how many rows from the first on count across it: as many numbers in
// each, but for the last, one below the other and each one more than the one before.
func countingRows(rows []numberRow) int {
	first := rows[0].labels
	if len(first) < 2 {
		return 0
	}
	next := first[0].label.value
	for n, r := range rows {
		if len(r.labels) > len(first) {
			return n
		}
		for k, m := range r.labels {
			if m.label.value != next || abs(m.x0-first[k].x0) > sameNumbers {
				return n
			}
			next++
		}
		if len(r.labels) < len(first) {
			return n + 1
		}
	}
	return len(rows)
}

// startsOf is where the columns of a row begin.
func startsOf(r numberRow) []float64 {
	var starts []float64
	for _, m := range r.labels {
		starts = append(starts, m.x0-sameNumbers)
	}
	return starts
}

// cellsFrom is the first mass of the first row, with what stands above its line.
func cellsFrom(ms []mass, first numberRow, starts []float64) int {
	from := first.at
	for from > 0 && ms[from-1].base > first.base-overNumber && ms[from-1].y1 > first.labels[0].y0 && !crosses(ms[from-1], starts) {
		from--
	}
	return from
}

// beforeCrossing is where the first mass stands that runs from a column into the next.
func beforeCrossing(ms []mass, from, to int, starts []float64) int {
	for i := from; i < to; i++ {
		if crosses(ms[i], starts) {
			return i
		}
	}
	return to
}

func crosses(m mass, starts []float64) bool {
	return slices.ContainsFunc(starts[1:], func(x float64) bool { return m.x0 < x-1 && m.x1 > x+sameNumbers+1 })
}

func before(rows []numberRow, to int) []numberRow {
	n := len(rows)
	for n > 0 && rows[n-1].end > to {
		n--
	}
	return rows[:n]
}

// saysMore reports whether questions stand behind most numbers, not the letters and
// words of a key or of a list.
func saysMore(ms []mass, rows []numberRow) bool {
	long, all := 0, 0
	for _, r := range rows {
		for _, m := range r.labels {
			all++
			if m.bare || len(m.segment.plain())-m.label.end > 3 {
				long++
			}
		}
	}
	return long*2 > all
}

// inCells deals masses out to the questions that they stand behind and below.
func inCells(ms []mass, rows []numberRow, starts []float64) [][]mass {
	columns := len(starts)
	cells := make([][]mass, len(rows)*columns)
	for _, m := range ms {
		row, column := 0, 0
		for row+1 < len(rows) && math.Max(m.base, m.midY()) > rows[row+1].base-overNumber {
			row++
		}
		for column+1 < columns && m.x0 >= starts[column+1] {
			column++
		}
		cells[row*columns+column] = append(cells[row*columns+column], m)
	}
	return cells
}
