package answerkey

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// repeatedHeads reads a key that repeats the heads of the questions, "Question 4 –
// Multiple choice", with the answer of each below and as many lines of explanation as
// it takes. Nothing in these is an answer to another question.
func (r *Reader) repeatedHeads(lines []line.Line, at int) (entries []KeyEntry, end int) {
	if q, ok := r.headOf(lines[at]); !ok || q.Number != 1 || !r.answersBelow(lines, at) || !r.headedAbove(lines, at) {
		return nil, at
	}
	for end = at; end < len(lines); end++ {
		k := len(entries) - 1
		if q, ok := r.headOf(lines[end]); ok && q.Number == k+2 && end+1 < len(lines) {
			e := KeyEntry{Number: q.Number, Worked: true}
			end++
			if n, ok := line.NoteOf(lines[end], r.Vocabulary); ok && n.Value.Text != "" {
				e.Value = n.Value
			} else if ok && end+1 < len(lines) {
				end++
				e.Value = lines[end]
			} else {
				e.Value = lines[end]
			}
			entries = append(entries, e)
			continue
		}
		if r.EndsKey(lines[end]) || len(entries[k].Why) >= workedKeyReach {
			break
		}
		if !r.saysExplained(lines[end]) {
			entries[k].Why = append(entries[k].Why, lines[end])
		}
	}
	if len(entries) < workedKeyEntries {
		return nil, at
	}
	return entries, end
}

// headedSolutions reads a key in which the number of each task stands alone behind its
// word, over its answers: one, or those to the numbers and letters of the task, as at
// least one of them has and not all.
func (r *Reader) headedSolutions(lines []line.Line, at int) (entries []KeyEntry, end int) {
	if q, ok := r.headOf(lines[at]); !ok || q.Number != 1 || q.End < len(lines[at].Text) || !r.headedAbove(lines, at) {
		return nil, at
	}
	var blocks [][]line.Line
	for end = at; end < len(lines); end++ {
		l := lines[end]
		if q, ok := r.headOf(l); ok && q.End >= len(l.Text) {
			if q.Number != len(blocks)+1 {
				return nil, at
			}
			blocks = append(blocks, nil)
			continue
		}
		if r.EndsKey(l) {
			break
		}
		if k := len(blocks) - 1; l.Kind != line.TextLine || l.Text != "" {
			blocks[k] = append(blocks[k], l)
		}
	}
	if len(blocks) < leastHeaded || slices.ContainsFunc(blocks, func(b []line.Line) bool { return len(b) == 0 }) {
		return nil, at
	}
	listed := 0
	for k, b := range blocks {
		e := KeyEntry{Number: k + 1, Value: b[0], Worked: true}
		c, ok := b[0].ChoiceLabel()
		switch {
		case ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.DigitLabel) && len(b) > 1:
			if !lexicon.IsFirst(c.Sign, r.Letters) {
				return nil, at // they count on through the tasks
			}
			e.Value = flatten.Joined(b)
			listed++
		case len(b) > 1: // worked out, nothing to compare with
			e.Value, e.Why = line.NewLine(b[0], nil), b
		}
		entries = append(entries, e)
	}
	if listed == 0 || listed == len(blocks) {
		return nil, at
	}
	return entries, end
}

// leastHeaded is how many tasks such a key has at least.
const leastHeaded = 2

// headOf reads a head of a question: its number behind a word, and a few words.
func (r *Reader) headOf(l line.Line) (line.QuestionLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > 2*line.MaxSaid {
		return line.QuestionLabel{}, false
	}
	q, ok := line.WordLabel(l.Text, l.Head, r.Vocabulary)
	return q, ok && q.Number > 0
}

// answersBelow reports whether the line below a head gives an answer.
func (r *Reader) answersBelow(lines []line.Line, at int) bool {
	if at+1 >= len(lines) {
		return false
	}
	n, ok := line.NoteOf(lines[at+1], r.Vocabulary)
	return ok && n.Class == lexicon.AnswerWord && n.Value.Text != "" && !line.IsRoom(n.Value.Text)
}

// headedAbove reports whether the last head of a first question above begins with
// the same words, and its question comes first.
func (r *Reader) headedAbove(lines []line.Line, at int) bool {
	head := lexicon.Fold(lines[at].Text)
	for i := at - 1; i >= 0; i-- {
		if q, ok := r.headOf(lines[i]); ok && q.Number == 1 {
			return strings.HasPrefix(lexicon.Fold(lines[i].Text), head) && !r.answersBelow(lines, i)
		}
	}
	return false
}
