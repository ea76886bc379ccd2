package recognize

import "slices"

// statementGap is how many lines may stand between statements and the choices
// that combine them: "Which of the statements are correct?"
const statementGap = 3

// withoutStatements drops rows that only number statements of a stem, I. II.
// III., because the choices come in a row of another style right behind them.
// What is answered before the next row begins is complete.
func withoutStatements(ts []token, rows []run, notes []note) []run {
	if len(rows) < 2 {
		return rows
	}
	out := make([]run, 0, len(rows))
	for i, row := range rows {
		if i+1 < len(rows) && leadsTo(ts, row, rows[i+1]) && !answeredBetween(row, rows[i+1], notes) {
			continue
		}
		out = append(out, row)
	}
	return out
}

// leadsTo reports whether the row next holds the choices over the statements of
// row: it stands close behind, in other letters, with no answer in between.
func leadsTo(ts []token, row, next run) bool {
	first := firstOfRow(next)
	if first-row.last-1 > statementGap || sameStyle(ts, row, next) {
		return false
	}
	for _, t := range ts[row.last+1 : first] {
		if t.note.class != noClass || t.question.kind == wordNumber {
			return false
		}
	}
	return true
}

// answeredBetween reports whether one of the notes that were taken out of the
// lines is an answer between two rows.
func answeredBetween(row, next run, notes []note) bool {
	first := firstOfRow(next)
	return slices.ContainsFunc(notes, func(n note) bool {
		return n.class == answerWord && n.after > row.last && n.after <= first
	})
}

func firstOfRow(row run) int {
	first := row.at[0]
	for _, p := range row.at {
		first = min(first, p)
	}
	return first
}

func sameStyle(ts []token, a, b run) bool {
	x, y := a.label(ts, 0), b.label(ts, 0)
	return x.kind == y.kind && x.upper == y.upper && isRomanRow(ts, a) == isRomanRow(ts, b)
}

func isRomanRow(ts []token, row run) bool {
	return len(row.at) > 1 && row.label(ts, 0).sign == "i" && row.label(ts, 1).sign == "ii"
}

// statementRow reports whether the row of letters at i only numbers statements:
// another row follows at once.
func (r *recognizer) statementRow(ts []token, row run) bool {
	for i := row.last + 1; i < len(ts) && i <= row.last+1+statementGap; i++ {
		if next, ok := letterRun(ts, i, r.letters); ok {
			return leadsTo(ts, row, next)
		}
	}
	return false
}
