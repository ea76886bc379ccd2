package printed

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastSaidAnswers is how many answers stand behind their word on its line where a
	// word alone is one that somebody left empty.
	leastSaidAnswers = 2
	// longestAskedNext is how many lines a question has at most before its choices.
	longestAskedNext = 4
)

// WithoutEmptyAnswers drops the word for an answer that nothing stands behind where the
// next question begins below it, with its choices: "ANSWER:" over "Which is hot?" and "A.
// hail". Most answers of the document stand behind their word; elsewhere the line below is
// the answer.
func (r *Reader) WithoutEmptyAnswers(lines []line.Line) []line.Line {
	lines = r.withoutFootAddress(lines)
	var empty []int
	said := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || l.Text == "" {
			continue
		}
		if c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); c == lexicon.NoClass {
			continue
		} else if end < len(l.Text) && !r.isAnswerHead(l) {
			said++
		} else if r.asksNext(lines[i+1:]) {
			empty = append(empty, i)
		}
	}
	if len(empty) == 0 || said < leastSaidAnswers || said < 2*len(empty) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	from := 0
	for _, i := range empty {
		out = append(out, lines[from:i]...)
		next := lines[i+1]
		next.Gap = true
		out, from = append(out, next), i+2
	}
	return append(out, lines[from:]...)
}

// footAddress is an address of the web and nothing else.
var footAddress = pattern.Guarded(pattern.Holds("://"), `^https?://\S+$`)

// withoutFootAddress drops the address of its page that a document ends with, where room for
// an answer stands over it, apart or as others were left empty: an address may be an answer.
func (r *Reader) withoutFootAddress(lines []line.Line) []line.Line {
	n := len(lines)
	if n < 2 || lines[n-1].Kind != line.TextLine || !footAddress.MatchString(lines[n-1].Text) || !r.isAnswerHead(lines[n-2]) {
		return lines
	}
	empty := 0
	for i, l := range lines[:n-2] {
		if !r.isAnswerHead(l) {
			continue
		}
		next := lines[i+1]
		if _, numbered := next.QuestionLabel(r.Vocabulary); !next.Empty() && next.Label == nil && !numbered {
			return lines
		}
		empty++
	}
	if empty == 0 && !lines[n-1].Gap {
		return lines
	}
	return lines[:n-1]
}

// asksNext reports whether lines begin with a question without a label and the first of
// its choices: one line, or several that stand apart from what is above.
func (r *Reader) asksNext(lines []line.Line) bool {
	for n := range min(len(lines), longestAskedNext+1) {
		l := lines[n]
		c, ok := l.ChoiceLabel()
		switch {
		case l.Kind != line.TextLine || l.Text == "":
			return false
		case ok && c.Kind == lexicon.LetterLabel:
			return n > 0 && lexicon.IsFirst(c.Sign, r.Letters) && (n == 1 || lines[0].Gap)
		}
		if class, _ := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); class != lexicon.NoClass {
			return false
		}
	}
	return false
}
