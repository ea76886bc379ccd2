package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// LostNumbers gives a question its number that stands without one between two whose numbers
// leave just that out: "2. What do bees make? / Who hunts at night? / 4. What swims?". The
// one above asks by itself, and neither offers choices.
func (r *Reader) LostNumbers(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	last, number, delim := -1, 0, byte(0)
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			last = -1
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Kind != line.PlainNumber && q.Kind != line.WordNumber {
			continue
		}
		if last >= 0 && l.Label == nil && q.Number == number+2 && q.Delim == delim {
			if k := r.lostBetween(lines, last, i); k > 0 {
				if out == nil {
					out = append([]line.Line(nil), lines...)
				}
				out[k].Label = &page.Label{Text: lexicon.DecimalText(number+1) + ".", Format: page.Decimal, Number: number + 1, List: line.OpenList}
			}
		}
		last, number, delim = i, q.Number, q.Delim
	}
	if out == nil {
		return lines
	}
	return out
}

// lostBetween is the only line between two numbered ones that asks; 0 where there is another,
// or anything but room and answers above it.
func (r *Reader) lostBetween(lines []line.Line, from, to int) int {
	if lines[from].Label != nil || !flatten.EndsAsking(lines[from].Text) && !flatten.HasBlank(lines[from]) {
		return 0
	}
	at := 0
	for k := from + 1; k < to; k++ {
		l := &lines[k]
		c, _ := l.NoteClass(r.Vocabulary)
		_, offered := l.ChoiceLabel()
		switch {
		case l.Kind != line.TextLine || l.Label != nil || l.Cell() || offered:
			return 0
		case l.Text == "" || line.IsRoom(l.Text) || c == lexicon.AnswerWord:
		case at == 0 && flatten.EndsAsking(l.Text):
			at = k
		default:
			return 0
		}
	}
	return at
}
