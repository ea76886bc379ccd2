package answerkey

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// longestGridAnswer is how many characters an answer in a row of columns has.
const longestGridAnswer = 20

// gridEntries reads a row of numbers over rows of answers: one behind the word for
// them, where they may be numbers too, "Answer 12 -3 0,5", or one for each part of
// the questions, "a) T F", "b) F F".
func (r *Reader) gridEntries(lines []line.Line, at int) (found []KeyEntry, rows int) {
	numbers := NumberRow(lines[at])
	if len(numbers) < leastColumns || at+1 == len(lines) {
		return nil, 0
	}
	if found = r.answerRow(numbers, lines[at+1]); found != nil {
		return found, 2
	}
	sign := ""
	for rows = 1; at+rows < len(lines); rows++ {
		l := lines[at+rows]
		c, ok := l.ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || sign == "" && !lexicon.IsFirst(c.Sign, r.Letters) || sign != "" && !flatten.Follows(sign, c.Sign, r.Letters, false) {
			break
		}
		values := gridValues(numbers, l.From(c.End))
		if values == nil {
			break
		}
		for _, e := range values {
			e.Value = line.NewLine(e.Value, append([]page.Run{{Text: c.Sign + ") "}}, e.Value.Runs...))
			found = append(found, e)
		}
		sign = c.Sign
	}
	if rows <= leastColumns {
		return nil, 0
	}
	slices.SortStableFunc(found, func(a, b KeyEntry) int { return cmp.Compare(a.Number, b.Number) })
	return found, rows
}

// answerRow reads the answers behind the word for them, one for each number.
func (r *Reader) answerRow(numbers []int, l line.Line) []KeyEntry {
	c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord, lexicon.KeyHeading)
	if c == lexicon.NoClass || l.Kind != line.TextLine {
		return nil
	}
	return gridValues(numbers, l.From(end+len(line.WordTail.FindString(l.Text[end:]))))
}

// gridValues pairs numbers with as many short answers in the columns of a line.
func gridValues(numbers []int, l line.Line) []KeyEntry {
	fields := fieldsOf(l.Text)
	if len(fields) != len(numbers) || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	out := make([]KeyEntry, 0, len(numbers))
	for i, f := range fields {
		if utf8.RuneCountInString(f.text) > longestGridAnswer || line.IsRoom(f.text) {
			return nil
		}
		out = append(out, KeyEntry{Number: numbers[i], Value: l.Cut(f.start, f.end)})
	}
	return out
}
