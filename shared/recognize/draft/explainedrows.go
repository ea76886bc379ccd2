package draft

import (
	"slices"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// explainedRows takes a second row of the same choices behind the answer for
// what it is: each choice is said again, with why it is right or wrong under it.
// So is a last row right under the explanation, whatever it says: it has no stem.
// Its lines become the explanation of the question.
func explainedRows(d *Draft, ts []Token, rows []run) ([]Token, []run) {
	if len(rows) < 2 {
		return ts, rows
	}
	from := firstOfRow(rows[1])
	if !answeredBefore(d, from) || !saysAgain(ts, rows[0], rows[1]) && !(len(rows) == 2 && explainedAt(d, from)) {
		return ts, rows
	}
	for i, t := range ts[from:] {
		d.Notes = append(d.Notes, line.Note{Class: lexicon.ExplainWord, Value: t.Line, Strong: i > 0, After: from})
	}
	return ts[:from], rows[:1]
}

// answeredBefore reports whether the answer of the question stands before line i.
func answeredBefore(d *Draft, i int) bool {
	return slices.ContainsFunc(d.Notes, func(n line.Note) bool { return n.Class == lexicon.AnswerWord && n.After <= i })
}

// explainedAt reports whether line i stands right under the explanation.
func explainedAt(d *Draft, i int) bool {
	last := len(d.Notes) - 1
	return last >= 0 && d.Notes[last].Class == lexicon.ExplainWord && d.Notes[last].After == i
}

// saysAgain reports whether a row has the letters of the row before it, each with
// the same words or with these and more.
func saysAgain(ts []Token, row, next run) bool {
	again := 0
	for k, at := range next.at {
		sign := next.label(ts, k).Sign
		for i, first := range row.at {
			if row.label(ts, i).Sign != sign {
				continue
			}
			if text := lexicon.Same(ts[first].behindLabel().Text); text != "" && startsWord(lexicon.Same(ts[at].behindLabel().Text), text) {
				again++
			}
		}
	}
	return again >= 2 && again == len(next.at)
}
