package flatten

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// KeyGrid reads a key printed as a row of numbers over a row of letters. Over amounts
// the numbers are values, too: what a table of a task gives.
func (f *Flattener) KeyGrid(t page.Table) bool {
	rows := t.Rows
	if len(rows) < 2 || len(rows)%2 != 0 || len(rows[0].Cells) < 2 && !f.goesOnGrid(rows[0]) {
		return false
	}
	type answer struct{ number, value line.Line }
	var out []answer
	for i := 0; i < len(rows); i += 2 {
		top, bottom := CellLines(rows[i]), CellLines(rows[i+1])
		if len(top) != len(bottom) || lexicon.TitlesAside(bottom[0].Text) {
			return false
		}
		for k := range top {
			n, v := strings.TrimRight(top[k].Text, ".) "), bottom[k].Text
			if k == 0 && !lexicon.IsNumber(n) && n != "" || n == "" {
				continue
			}
			if !lexicon.IsNumber(n) || v == "" || utf8.RuneCountInString(v) > 5 || lexicon.HasDigit(v) && !hasLetter(v) {
				return false
			}
			out = append(out, answer{top[k], bottom[k]})
		}
	}
	if len(out) < 2 && !f.goesOnGrid(rows[0]) {
		return false
	}
	f.gap = true
	for _, a := range out {
		runs := append([]page.Run{{Text: strings.TrimRight(a.number.Text, ".) ") + ". "}}, a.value.Runs...)
		f.push(line.NewLine(line.LineAt(a.value.Pos()), runs))
	}
	return true
}

// goesOnGrid reports whether the first number of a row goes on with those of the key in the
// table before: it may be the last one, alone in its table or in the row.
func (f *Flattener) goesOnGrid(row page.Row) bool {
	n := len(f.Lines)
	if n == 0 || len(row.Cells) == 0 {
		return false
	}
	number, letter, ok := strings.Cut(f.Lines[n-1].Text, ". ")
	due := line.LastNumber(strings.TrimRight(CellText(row.Cells[0]), ".) "))
	return ok && utf8.RuneCountInString(letter) <= 2 && lexicon.IsNumber(number) && due > 1 && due == line.LastNumber(number)+1
}
