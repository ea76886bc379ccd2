package sheet

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/richtext"
)

// Bounds of tests written as blocks between gaps whose lines always hold the
// same things: a subject, the question, its choices, seconds, the right number.
const (
	leastBlockRows = 5
	leastBlockLine = 5
	mostBlockLine  = 11
	leastNumbered  = 10 // whose numbers do not count on
)

// BlockRecords reads a text whose blocks have as many lines each as the sheet it
// is, a block a row, and writes it the way printed tests are written. Only a
// sheet whose answers name a choice in every row proves that it is one.
func (r *Reader) BlockRecords(lines []line.Line) ([]line.Line, bool) {
	blocks := gapBlocks(lines)
	size := usualSize(blocks)
	if size == 0 {
		blocks = countedBlocks(lines)
		if size = usualSize(blocks); size == 0 {
			return nil, false
		}
	}
	if !mayChoose(blocks, size) {
		return nil, false
	}
	g := Grid{width: size}
	var head []line.Line
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
	if len(banks) != 1 || count(banks[0].columns, lexicon.AnswerRole) != 1 || count(banks[0].columns, lexicon.ChoiceRole) < 2 {
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
	at := slices.IndexFunc(b.columns, func(c sheetColumn) bool { return c.Role == lexicon.AnswerRole })
	chosen, rows := 0, b.grid.rows[b.from:b.to]
	for _, row := range rows {
		if row[at].empty() {
			continue
		}
		offers, among := 0, false
		for _, c := range b.columns {
			if c.Role == lexicon.ChoiceRole && !row[c.At].empty() {
				offers++
				among = among || row[c.At].text == row[at].text
			}
		}
		if k := coded.RecordKey(row[at].text); !among && (k < 1 || k > offers) {
			return false
		}
		chosen++
	}
	return chosen*10 >= len(rows)*9
}

// mayChoose reports whether some column names something of its row throughout,
// below titles: without such a column nothing chooses always, and reading the
// rows as a sheet would cost more than all else that is done with a printed test.
func (g *Grid) mayChoose() bool {
	for at := range g.width {
		if !slices.ContainsFunc(g.rows[1:], func(row []sheetCell) bool { return !choosesIn(row, at) }) {
			return true
		}
	}
	return false
}

// mayChoose is false only where the grid of the blocks would choose nowhere: it looks
// at their lines before that is made.
func mayChoose(blocks [][]line.Line, width int) bool {
	for at := range width {
		rows, chooses := 0, true
		for _, b := range blocks {
			if len(b) != width && (len(b) != width-1 || rows == 0) {
				continue // a title, or no grid at all
			}
			if rows++; rows > 1 && !mayChooseIn(b, at) {
				chooses = false
				break
			}
		}
		if chooses {
			return true
		}
	}
	return false
}

func mayChooseIn(lines []line.Line, at int) bool {
	if at >= len(lines) || lines[at].Text == "" || coded.RecordKey(lines[at].Text) > 0 {
		return true
	}
	text, last := lines[at].Text, lines[len(lines)-1].Text
	if len(last) > 2 && last[1] == '.' && (at == len(lines)-1 || last[:1] == text) {
		return true // its letter alone may be meant
	}
	for i := range lines {
		if i != at && lines[i].Text == text {
			return true
		}
	}
	return false
}

// choosesIn reports whether a cell is empty, a number or letter, or repeats
// another one of its row.
func choosesIn(row []sheetCell, at int) bool {
	if row[at].empty() || coded.RecordKey(row[at].text) > 0 {
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
func gapBlocks(lines []line.Line) [][]line.Line {
	var out [][]line.Line
	from := 0
	for i := 1; i <= len(lines); i++ {
		if i == len(lines) || lines[i].Gap {
			out = append(out, lines[from:i])
			from = i
		}
	}
	return out
}

// countedBlocks cuts lines of which every so many are a bare number that counts
// on, or is of one question only; nil for any others.
func countedBlocks(lines []line.Line) [][]line.Line {
	for size := leastBlockLine; size <= mostBlockLine && size*leastBlockRows <= len(lines); size++ {
		if blocks := countedEvery(lines, size); blocks != nil {
			return blocks
		}
	}
	return nil
}

// countedEvery cuts at every size-th line where all of them count on; numbers
// may be left out and begin anew.
func countedEvery(lines []line.Line, size int) [][]line.Line {
	var out [][]line.Line
	next, last := 0, 0
	known := map[int]bool{}
	for at := 0; at+size <= len(lines); at += size {
		text := lines[at].Text
		n := line.LastNumber(text)
		if len(text) > 4 || strings.Trim(text, "0123456789") != "" || n == 0 {
			return nil
		}
		if n == last+1 {
			next++
		}
		last, known[n] = n, true
		out = append(out, lines[at:at+size])
	}
	if next*10 < len(out)*8 && (len(known) < len(out) || len(out) < leastNumbered) || len(lines)%size > 1 {
		return nil
	}
	return out
}

// usualSize is how many lines nearly all blocks have, 0 when they differ.
func usualSize(blocks [][]line.Line) int {
	sizes := map[int]int{}
	for _, b := range blocks {
		for _, l := range b {
			if l.Kind != line.TextLine || l.Label != nil {
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

// rowOfLines makes a row of a block. The letter before a choice that is printed
// again as the answer, "C.Lima", is the answer.
func rowOfLines(lines []line.Line, width int) []sheetCell {
	row := make([]sheetCell, width)
	for i, l := range lines {
		if i == len(lines)-1 && len(l.Text) > 2 && l.Text[1] == '.' && lexicon.IsASCIILetter(l.Text[0]) && slices.ContainsFunc(lines[:i], func(c line.Line) bool { return c.Text == strings.TrimSpace(l.Text[2:]) }) {
			l = l.Cut(0, 1)
		}
		l.Gap, l.Soft = false, false
		row[i] = sheetCell{lines: []line.Line{l}, text: l.Text, pos: l.Pos()}
	}
	return row
}

// rowsPrinted writes the rows of a bank as numbered stems over lettered choices
// and an answer line.
func (r *Reader) rowsPrinted(b *sheetBank) []line.Line {
	var out []line.Line
	number := 0
	for _, row := range b.grid.rows[b.from:b.to] {
		stem := row[stemColumn(b.columns)]
		if stem.empty() {
			continue
		}
		number++
		first := stem.lines[0]
		first.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "blocks"}
		first.Gap = true
		out = append(out, first)
		var choices []line.Line
		for _, c := range b.columns {
			if c.Role == lexicon.ChoiceRole && !row[c.At].empty() {
				choices = append(choices, row[c.At].lines[0])
			}
		}
		out = append(out, asks.Lettered(choices, nil, r.Letters)...)
		if at := slices.IndexFunc(b.columns, func(c sheetColumn) bool { return c.Role == lexicon.AnswerRole }); !row[at].empty() {
			answer := row[at].lines[0]
			if k := coded.RecordKey(answer.Text); k > 0 && k <= len(choices) {
				answer = line.NewLine(answer, []page.Run{{Text: strings.ToUpper(richtext.Letters(k))}})
			}
			out = append(out, flatten.Answering(answer))
		}
	}
	return out
}
