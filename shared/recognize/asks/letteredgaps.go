package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastLetteredGaps is how many sentences with gaps have letters at least.
const leastLetteredGaps = 2

// LetteredGaps makes questions of sentences with gaps behind letters that stand under an order
// without a number to fill them in and have an answer each: "a) Ice is ____.", "Answer:
// water". Choices have one answer for all of them.
func (r *Reader) LetteredGaps(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		if lines[i].Kind != line.TextLine || !lines[i].Says(r.Filling) || r.NumbersOwn(lines[i]) || lexicon.IsLonger(lines[i].Text, matchHead) || flatten.HasBlank(lines[i]) || r.underNumber(lines, i) {
			continue
		}
		rows := r.answeredGaps(lines, i+1)
		if len(rows) < leastLetteredGaps {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i].Counts = true
		for n, at := range rows {
			c, _ := lines[at].ChoiceLabel()
			out[at] = lines[at].From(c.End)
			out[at].Label = &page.Label{Text: c.Text, Format: page.Decimal, Number: n + 1, List: line.OpenList}
		}
		i = rows[len(rows)-1]
	}
	if out == nil {
		return lines
	}
	return out
}

// answeredGaps are the sentences under an order whose letters count from the first on, each
// with a gap and, right below it, its answer; nil where one is without.
func (r *Reader) answeredGaps(lines []line.Line, from int) []int {
	var rows []int
	for i := from; i+1 < len(lines); i++ {
		l := lines[i]
		c, lettered := l.ChoiceLabel()
		if !lettered || c.Kind != lexicon.LetterLabel {
			if len(rows) == 0 && l.Kind == line.TextLine && !r.NumbersOwn(l) && !flatten.HasBlank(l) && i-from < mostOverGaps {
				continue // the words to use
			}
			return rows
		}
		if l.Kind != line.TextLine || c.Sign != string(rune('a'+len(rows))) || !flatten.HasBlank(l) {
			return rows
		}
		if !r.tellsAnswer(lines[i+1]) {
			return nil
		}
		rows = append(rows, i)
		i++
	}
	return rows
}
