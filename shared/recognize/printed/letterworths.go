package printed

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterWorth is what a task is worth at its end, with the first letter of marks for the
// word: "Explain hashing. (8M)", "Define a tree	-2M".
var letterWorth = pattern.Guarded(holdsWorthLetter, `(?:\s*[(\[]\s*(\d{1,2})\s?M\.?\s*[)\]]|\s*[\t ][-–—]?\s*(\d{1,2})\s?M\.?)$`)

// leastLetterWorths is how many tasks must have one.
const leastLetterWorths = 3

// holdsWorthLetter looks for the letter at the end.
func holdsWorthLetter(s string) bool {
	for i := len(s) - 1; i > 0 && i > len(s)-4; i-- {
		if s[i] == 'M' {
			return lexicon.IsDigit(s[i-1]) || s[i-1] == ' '
		}
	}
	return false
}

// LetterWorths writes such a worth in brackets with the word for points, where at least
// half of the tasks with a number or a letter have one. "2 M" behind a few of them, or
// behind what only offers an answer, is an amount.
func (r *Reader) LetterWorths(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		if l := &lines[i]; l.Kind == line.TextLine && letterWorth.MatchString(l.Text) {
			at = append(at, i)
		}
	}
	if len(at) < leastLetterWorths {
		return lines // as nearly everywhere
	}
	tasks, priced := 0, 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			continue
		}
		if body := behindLabel(*l, r.Vocabulary); body != "" && r.asks(body) {
			tasks++
			if _, ends := slices.BinarySearch(at, i); ends {
				priced++
			}
		}
	}
	if priced < leastLetterWorths || priced*2 < tasks || priced*2 < len(at) {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		m := letterWorth.FindStringSubmatchIndex(lines[i].Text)
		worth := lines[i].Text[max(m[2], m[4]):max(m[3], m[5])]
		out[i] = withWorth(lines[i].Cut(0, m[0]), worth)
	}
	return out
}

// behindLabel is the text of a line behind its number or letter, "" for a line without.
func behindLabel(l line.Line, v lexicon.Vocabulary) string {
	if q, ok := l.QuestionLabel(v); ok {
		return l.Text[min(q.End, len(l.Text)):]
	}
	if c, ok := l.ChoiceLabel(); ok {
		return l.Text[min(c.End, len(l.Text)):]
	}
	return ""
}

// asks reports whether a text asks or orders.
func (r *Reader) asks(text string) bool {
	return flatten.EndsAsking(text) || lexicon.HasQuestionMark(text) || r.Cued(text) || lexicon.OrdersByForm(text)
}
