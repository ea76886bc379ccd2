package answerkey

import (
	"strings"

	"formwright/shared/recognize/line"
)

// keyedAgain reports whether the rows below an order have a key of their own behind them,
// with as many answers: "Put the verbs into the past: / 1. I (watch) ... / Answers / 1. I
// watched ...". They are the next exercise, and no answers to the one before.
func (r *Reader) keyedAgain(lines []line.Line, order int) bool {
	l := lines[order]
	if l.Label != nil || !strings.HasSuffix(strings.TrimRight(l.Text, " "), ":") && !r.asksOrOrders(l) {
		return false
	}
	rows, at := countedRows(lines, order+1)
	if rows < leastInTurn-1 || at >= len(lines) || !r.IsKeyHeading(lines[at]) {
		return false
	}
	answers, _ := countedRows(lines, at+1)
	return answers == rows
}

// countedRows are the lines from one on that count from 1, and the first behind them that
// holds something.
func countedRows(lines []line.Line, from int) (rows, at int) {
	for at = from; at < len(lines); at++ {
		if lines[at].Empty() {
			continue
		}
		if e, ok := numberedEntry(lines[at]); !ok || e.Number != rows+1 {
			break
		}
		rows++
	}
	return rows, at
}
