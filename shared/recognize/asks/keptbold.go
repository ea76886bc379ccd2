package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastKeptBold is how many numbered questions have kept one bold choice each.
const leastKeptBold = 5

// KeptBold writes the one bold choice of each numbered question as its answer, below the
// question or behind it on its line: "Which river is longest? **b. the Nile**". Nearly all
// questions have one and no other, and not always the first; bold questions are none of
// these, as their letters are no choices that were kept.
func (r *Reader) KeptBold(lines []line.Line) []line.Line {
	kept := map[int]int{} // where the choice begins in its line
	asked, later := 0, 0
	for i := 0; i < len(lines); {
		if !r.asksNumbered(lines[i]) {
			i++
			continue
		}
		end := i + 1
		for end < len(lines) && !r.asksNumbered(lines[end]) {
			end++
		}
		asked++
		at, from, sign, ok := keptBold(lines[i:end])
		if !ok {
			return lines
		}
		if at >= 0 {
			kept[i+at] = from
			if !lexicon.IsFirst(sign, r.Letters) {
				later++
			}
		}
		i = end
	}
	if n := len(kept); n < leastKeptBold || n*10 < asked*8 || later*3 < n {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(kept))
	for i, l := range lines {
		from, ok := kept[i]
		if !ok {
			out = append(out, l)
			continue
		}
		if from > 0 {
			out = append(out, l.Cut(0, from))
		}
		said := l.From(from)
		c, _ := line.ChoiceLabelOf(said.Text)
		out = append(out, flatten.Answering(said.From(c.End)))
	}
	return out
}

// asksNumbered reports whether a line has a number and what it asks.
func (r *Reader) asksNumbered(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && l.Kind == line.TextLine && q.Kind == line.PlainNumber && (q.Auto || q.Signed()) && q.End < len(l.Text)
}

// keptBold is the line of the only choice in the lines of a question, where it begins in
// it, and its letter; -1 where there is none, and not ok where these show something else:
// several letters, one that is not bold, or a question in bold.
func keptBold(lines []line.Line) (at, from int, sign string, ok bool) {
	at = -1
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Text == "" {
			continue
		}
		begin := boldTail(l)
		c, lettered := line.ChoiceLabelOf(l.Text[begin:])
		lettered = lettered && c.Kind == lexicon.LetterLabel && begin+c.End < len(l.Text)
		switch {
		case i == 0 && begin == 0:
			return -1, 0, "", false
		case !lettered:
			if other, ok := l.ChoiceLabel(); ok && other.Kind == lexicon.LetterLabel {
				return -1, 0, "", false
			}
		case at >= 0:
			return -1, 0, "", false
		default:
			at, from, sign = i, begin, c.Sign
		}
	}
	return at, from, sign, true
}

// boldTail is where the bold end of a line begins, its length where there is none.
func boldTail(l line.Line) int {
	at, end := len(l.Text), len(l.Text)
	for _, run := range slices.Backward(l.Runs) {
		text := run.Plain()
		end -= len(text)
		if strings.Trim(text, " .\u00a0") == "" {
			continue // a stop that is not bold belongs to what is
		}
		if run.Kind != page.TextRun || !run.Marks.Bold {
			break
		}
		at = end + len(text) - len(strings.TrimLeft(text, " \u00a0"))
	}
	return at
}
