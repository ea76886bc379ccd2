package recognize

import "slices"

// explainedRows takes a second row of the same choices behind the answer for
// what it is: each choice is said again, with why it is right or wrong under it.
// Its lines become the explanation of the question.
func explainedRows(d *draft, ts []token, rows []run) ([]token, []run) {
	if len(rows) < 2 || !answeredBefore(d, firstOfRow(rows[1])) || !saysAgain(ts, rows[0], rows[1]) {
		return ts, rows
	}
	from := firstOfRow(rows[1])
	for i, t := range ts[from:] {
		d.notes = append(d.notes, note{class: explainWord, value: t.line, strong: i > 0, after: from})
	}
	return ts[:from], rows[:1]
}

// answeredBefore reports whether the answer of the question stands before line i.
func answeredBefore(d *draft, i int) bool {
	return slices.ContainsFunc(d.notes, func(n note) bool { return n.class == answerWord && n.after <= i })
}

// saysAgain reports whether a row has the letters of the row before it, each with
// the same words or with these and more.
func saysAgain(ts []token, row, next run) bool {
	again := 0
	for k, at := range next.at {
		sign := next.label(ts, k).sign
		for i, first := range row.at {
			if row.label(ts, i).sign != sign {
				continue
			}
			if text := same(ts[first].behindLabel().text); text != "" && startsWord(same(ts[at].behindLabel().text), text) {
				again++
			}
		}
	}
	return again >= 2 && again == len(next.at)
}
