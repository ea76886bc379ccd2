package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// statementGap is how many lines may stand between statements and the choices
// that combine them: "Which of the statements are correct?"
const statementGap = 3

// withoutStatements drops rows that only number statements of a stem, I. II.
// III., because the choices come in a row of another style right behind them.
// What is answered before the next row begins is complete.
func withoutStatements(ts []Token, rows []run, notes []line.Note) []run {
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
// row: it stands close behind, in other letters, with no answer in between. What
// ends in "all of the above" is a row of choices itself.
func leadsTo(ts []Token, row, next run) bool {
	first := firstOfRow(next)
	if first-row.last-1 > statementGap || sameStyle(ts, row, next) {
		return false
	}
	if last := ts[row.at[len(row.at)-1]].behindLabel().Text; beginsAbove(last, AllAbove()) || beginsAbove(last, NoneAbove()) {
		return false
	}
	if first > row.last+1 && !slices.ContainsFunc(next.at, func(at int) bool { return !asks.IsTask(ts[at].behindLabel()) }) {
		return false // "(a) Describe ..." asks of what stands between
	}
	for i := row.last + 1; i < first; i++ {
		if _, answered := answersByLetter(ts, i, row); answered || ts[i].note.Class != lexicon.NoClass || ts[i].question.Kind == line.WordNumber {
			return false
		}
	}
	return true
}

// answeredBetween reports whether one of the notes that were taken out of the
// lines is an answer between two rows.
func answeredBetween(row, next run, notes []line.Note) bool {
	first := firstOfRow(next)
	return slices.ContainsFunc(notes, func(n line.Note) bool {
		return n.Class == lexicon.AnswerWord && n.After > row.last && n.After <= first
	})
}

func firstOfRow(row run) int {
	first := row.at[0]
	for _, p := range row.at {
		first = min(first, p)
	}
	return first
}

func sameStyle(ts []Token, a, b run) bool {
	x, y := a.label(ts, 0), b.label(ts, 0)
	return x.Kind == y.Kind && x.Upper == y.Upper && isRomanRow(ts, a) == isRomanRow(ts, b)
}

func isRomanRow(ts []Token, row run) bool {
	return len(row.at) > 1 && row.label(ts, 0).Sign == "i" && row.label(ts, 1).Sign == "ii"
}

// statementRow reports whether the row of letters at i only numbers statements:
// another row follows at once, which does not number those of the next question.
func (r *Reader) statementRow(ts []Token, row run) bool {
	next, ok := r.rowBehind(ts, row)
	if !ok || !leadsTo(ts, row, next) {
		return false
	}
	third, ok := r.rowBehind(ts, next)
	return !ok || !isRomanRow(ts, next) || !sameStyle(ts, row, third) || !leadsTo(ts, next, third)
}

// rowBehind is the row of letters that follows close behind another.
func (r *Reader) rowBehind(ts []Token, row run) (run, bool) {
	for i := row.last + 1; i < len(ts) && i <= row.last+1+statementGap; i++ {
		if next, ok := letterRun(ts, i, r.Letters); ok {
			return next, true
		}
	}
	return run{}, false
}

// overBullets reports whether a row of numbers only counts statements: bullets or boxes to
// choose from stand close behind Roman ones, or right behind others.
func overBullets(ts []Token, row run) bool {
	within := 0
	switch {
	case isRomanRow(ts, row):
		within = statementGap
	case row.label(ts, 0).Kind != lexicon.DigitLabel || len(row.at) < 2 || row.last+1 < len(ts) && ts[row.last+1].Gap:
		return false
	}
	for i := row.last + 1; i < len(ts) && i <= row.last+1+within; i++ {
		for _, find := range []func([]Token, int) (run, bool){boxRun, bulletRun} {
			if next, ok := find(ts, i); ok && len(next.at) >= 2 {
				return true
			}
		}
	}
	return false
}

// arePoints reports whether rows of choices are the single points of what a question sorts
// or solves, each with a shorter reply of its own below: "• A shop on the web and its data /
// Client and server / • A school / ...". Questions between them have bullets as answers.
func arePoints(ts []Token, rows []run) bool {
	if len(rows) < 2 {
		return false
	}
	points, replies := 0, 0
	for k, row := range rows {
		if len(row.at) != 1 || row.label(ts, 0).Kind != lexicon.BulletLabel || flatten.EndsAsking(ts[row.at[0]].Text) || strings.HasPrefix(ts[row.at[0]].Text, "*") { // stars mark what is right
			return false
		}
		points += len(ts[row.at[0]].Text)
		if k == 0 {
			continue
		}
		for _, t := range ts[rows[k-1].last+1 : row.at[0]] {
			if flatten.EndsAsking(t.Text) || line.IsRoom(t.Text) || strings.HasSuffix(t.Text, ":") {
				return false
			}
			replies += len(t.Text)
		}
	}
	return replies < points
}
