package scan

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/reader/layout"
)

// leastCapitals is how many other choices of a row show that all begin with a capital.
const leastCapitals = 2

// mendCapitals makes an I of the l that a choice begins with where all others of its
// row begin with a capital: "A. lonic" beside "B. Covalent" and "C. Metallic".
func mendCapitals(spans []layout.Span) {
	rows := choiceRows(spans)
	for _, row := range rows {
		for _, i := range row {
			if first, size := utf8.DecodeRuneInString(spans[i].Text); first == 'l' && len(spans[i].Text) > size && allCapital(spans, row, i) {
				spans[i].Text = "I" + spans[i].Text[size:]
			}
		}
	}
}

// allCapital reports whether the words of a row but one begin with capitals.
func allCapital(spans []layout.Span, row []int, but int) bool {
	n := 0
	for _, i := range row {
		if i == but {
			continue
		}
		if first, _ := utf8.DecodeRuneInString(spans[i].Text); !unicode.IsUpper(first) {
			return false
		}
		n++
	}
	return n >= leastCapitals
}

// choiceRows lists, for each row of labels that count on, the words behind them.
func choiceRows(spans []layout.Span) (rows [][]int) {
	var last label
	for i := 1; i < len(spans); i++ {
		own, ok := parseLabel(spans[i-1].Text)
		if !ok || own.kind == '1' || opens(spans, i) {
			continue
		}
		if len(rows) == 0 || !own.follows(last, 1) {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], i)
		last = own
	}
	return rows
}
