package answerkey

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// answersAtEnd reports whether the last line of a document answers its questions
// from the first on, or does with those below it, though its word speaks of one
// answer: "Answer: 1-b, 2-c". No question above has an answer of its own.
func (r *Reader) answersAtEnd(lines []line.Line, at int) bool {
	l := lines[at]
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return false
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord, lexicon.KeyHeading)
	if c == lexicon.NoClass {
		return false
	}
	rest := l.From(end + len(line.WordTail.FindString(l.Text[end:])))
	entries := rowKeysOf(rest, nil)
	for _, below := range lines[at+1:] {
		if below.Empty() {
			continue
		}
		found := KeysOf(below)
		if n := len(entries); len(found) == 0 && n > 0 && below.Kind == line.TextLine && below.Label == nil && letterAndReason.MatchString(entries[n-1].Value.Text) {
			continue // the reason goes on
		}
		if len(found) != 1 || rest.Text != "" && len(entries) == 0 {
			return false
		}
		entries = append(entries, found...)
	}
	if len(entries) < minSequence && (rest.Text == "" || !strings.ContainsAny(l.Text, ":：")) {
		return false
	}
	letters, first := 0, 1
	if len(entries) > 0 && entries[0].Number >= leastLateFirst {
		first = entries[0].Number // a part of a longer test: "101. B 102. B"
	}
	for k, e := range entries {
		if e.Number != first+k || e.Name != "" {
			return false
		}
		if flatten.LetterValue.MatchString(e.Value.Text) && !lexicon.IsNumber(e.Value.Text) || letterAndReason.MatchString(e.Value.Text) || severalLetters.MatchString(e.Value.Text) {
			letters++
		}
	}
	return (letters >= 2 || r.speaksOfSeveral(l) && len(entries) >= minSequence) && r.asksUpTo(lines[:at], first, first+len(entries)-1)
}

// letterAndReason is the letter of an answer with what it says, or why it is right:
// "B. It is light."
var letterAndReason = pattern.New(`^\(?[A-Ha-h][.):]\s+\S`)

// speaksOfSeveral reports whether a line begins with a word for more than one answer.
func (r *Reader) speaksOfSeveral(l line.Line) bool {
	c, _ := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading)
	return c != lexicon.NoClass
}

// severalLetters are the answers to the parts of one question: "V,F,V".
var severalLetters = pattern.New(`^\p{Lu}(?:[\s,;/–-]{0,3}\p{Lu}){1,9}\.?$`)

// leastLateFirst is the least number of a first question that is not 1: lower ones are
// answered above.
const leastLateFirst = 10

// asksUpTo reports whether lines ask questions first to n, and answer none.
func (r *Reader) asksUpTo(lines []line.Line, first, n int) bool {
	next := first
	for _, l := range lines {
		if c, _ := l.NoteClass(r.Vocabulary); c == lexicon.AnswerWord {
			return false
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Number == next && (q.Kind == line.PlainNumber || q.Kind == line.WordNumber) {
			next++
		}
	}
	return next > n
}
