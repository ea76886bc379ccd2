package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// Bounds of tests written as blocks between gaps whose lines always hold the
// same things: a subject, the question, its choices, seconds, the right number.
const (
	leastBlockRows = 5
	leastBlockLine = 5
	mostBlockLine  = 11
)

// blockRecords reads a text whose blocks have as many lines each as the sheet it
// is, a block a row, and writes it the way printed tests are written. Only a
// sheet whose answers name a choice in every row proves that it is one.
func (r *recognizer) blockRecords(lines []line) ([]line, bool) {
	blocks := gapBlocks(lines)
	size := usualSize(blocks)
	if size == 0 {
		return nil, false
	}
	g := sheetGrid{width: size}
	var head []line
	for _, b := range blocks {
		switch {
		case len(b) == size || len(b) == size-1 && len(g.rows) > 0:
			g.rows = append(g.rows, rowOfLines(b, size))
		case len(g.rows) == 0:
			head = append(head, b...)
		default:
			return nil, false
		}
	}
	if !g.mayChoose() {
		return nil, false
	}
	banks := r.untitledBanks(&g)
	if len(banks) != 1 || count(banks[0].columns, answerRole) != 1 || count(banks[0].columns, choiceRole) < 2 {
		return nil, false
	}
	if !banks[0].choosesAlways() {
		return nil, false
	}
	return append(head, r.rowsPrinted(&banks[0])...), true
}

// choosesAlways reports whether the answers of nearly all rows give the number,
// the letter or the text of one of their choices, and no other answer is given.
func (b *sheetBank) choosesAlways() bool {
	at := slices.IndexFunc(b.columns, func(c sheetColumn) bool { return c.role == answerRole })
	chosen, rows := 0, b.grid.rows[b.from:b.to]
	for _, row := range rows {
		if row[at].empty() {
			continue
		}
		offers, among := 0, false
		for _, c := range b.columns {
			if c.role == choiceRole && !row[c.at].empty() {
				offers++
				among = among || row[c.at].text == row[at].text
			}
		}
		if k := recordKey(row[at].text); !among && (k < 1 || k > offers) {
			return false
		}
		chosen++
	}
	return chosen*10 >= len(rows)*9
}

// mayChoose reports whether some column names something of its row throughout,
// below titles: without such a column nothing chooses always, and reading the
// rows as a sheet would cost more than all else that is done with a printed test.
func (g *sheetGrid) mayChoose() bool {
	for at := range g.width {
		if !slices.ContainsFunc(g.rows[1:], func(row []sheetCell) bool { return !choosesIn(row, at) }) {
			return true
		}
	}
	return false
}

// choosesIn reports whether a cell is empty, a number or letter, or repeats
// another one of its row.
func choosesIn(row []sheetCell, at int) bool {
	if row[at].empty() || recordKey(row[at].text) > 0 {
		return true
	}
	for i, c := range row {
		if i != at && c.text == row[at].text {
			return true
		}
	}
	return false
}

// gapBlocks cuts lines at their gaps.
func gapBlocks(lines []line) [][]line {
	var out [][]line
	from := 0
	for i := 1; i <= len(lines); i++ {
		if i == len(lines) || lines[i].gap {
			out = append(out, lines[from:i])
			from = i
		}
	}
	return out
}

// usualSize is how many lines nearly all blocks have, 0 when they differ.
func usualSize(blocks [][]line) int {
	sizes := map[int]int{}
	for _, b := range blocks {
		for _, l := range b {
			if l.kind != textLine || l.label != nil {
				return 0
			}
		}
		sizes[len(b)]++
	}
	for n := leastBlockLine; n <= mostBlockLine; n++ {
		if sizes[n] >= leastBlockRows && sizes[n]*10 >= len(blocks)*9 {
			return n
		}
	}
	return 0
}

func rowOfLines(lines []line, width int) []sheetCell {
	row := make([]sheetCell, width)
	for i, l := range lines {
		l.gap, l.soft = false, false
		row[i] = sheetCell{lines: []line{l}, text: l.text, pos: l.pos()}
	}
	return row
}

// rowsPrinted writes the rows of a bank as numbered stems over lettered choices
// and an answer line.
func (r *recognizer) rowsPrinted(b *sheetBank) []line {
	var out []line
	number := 0
	for _, row := range b.grid.rows[b.from:b.to] {
		stem := row[stemColumn(b.columns)]
		if stem.empty() {
			continue
		}
		number++
		first := stem.lines[0]
		first.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "blocks"}
		first.gap = true
		out = append(out, first)
		var choices []line
		for _, c := range b.columns {
			if c.role == choiceRole && !row[c.at].empty() {
				choices = append(choices, row[c.at].lines[0])
			}
		}
		out = append(out, lettered(choices, nil, r.letters)...)
		if at := slices.IndexFunc(b.columns, func(c sheetColumn) bool { return c.role == answerRole }); !row[at].empty() {
			answer := row[at].lines[0]
			if k := recordKey(answer.text); k > 0 && k <= len(choices) {
				answer = newLine(answer, []page.Run{{Text: strings.ToUpper(richtext.Letters(k))}})
			}
			out = append(out, answering(answer))
		}
	}
	return out
}
