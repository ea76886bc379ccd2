package answerkey

import (
	"strings"

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

// headOf reads a head of a question: its number behind a word, and a few words.
func (r *Reader) headOf(l line.Line) (line.QuestionLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > 2*line.MaxSaid {
		return line.QuestionLabel{}, false
	}
	q, ok := l.WordLabel(r.Vocabulary)
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
