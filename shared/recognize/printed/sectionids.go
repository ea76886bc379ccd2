package printed

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a test whose questions are called by the letter of their section and a number.
const (
	leastIDs   = 4
	idPercent  = 70 // of the questions are answered by what the key calls so
	mostIDWhys = 8  // lines that tell why
)

var (
	// sectionID is such a name in front of a line: "A1. Ice is cold.", "B2 → C".
	sectionID = pattern.Guarded(mayNameID, `^(?:[•◦▪●-]\s*)?([A-PR-Z]\d{1,2})(?:[.):]+\s*|\s*(?:→|->|=>|[–—=-])\s*|\s+)\S`)
	// soleID is the same as the label of a list.
	soleID = pattern.New(`^([A-PR-Z]\d{1,2})[.):]?$`)
	// idLetter is the letter of a choice in front of an answer, with what parts it from its
	// reason.
	idLetter = pattern.New(`^\(?([A-Ha-h])(?:[.):,]+\s*|\s+[-–—]\s*|$)`)
	// manyAnswers is a number in front of the first of several answers: "1. b  2. a".
	manyAnswers = pattern.New(`^\(?\d{1,2}[.):]\s`)
	// idPair are both words to choose from in front of an answer, one of which is marked.
	idPair = pattern.New(`^(\pL{1,12})\s?/\s?(\pL{1,12})\s*(?:[-–—.:]\s*)?`)
)

// mayNameID looks for a capital letter with a digit behind it near the front.
func mayNameID(s string) bool {
	for i := 0; i+1 < len(s) && i < 8; i++ {
		if 'A' <= s[i] && s[i] <= 'Z' {
			return lexicon.IsDigit(s[i+1])
		}
	}
	return false
}

// idOf is such a name of a line and where its text begins, "" for none.
func idOf(l line.Line) (id string, end int) {
	if l.Kind != line.TextLine {
		return "", 0
	}
	if l.Label != nil {
		if m := soleID.FindStringSubmatch(l.Label.Text); m != nil {
			return m[1], 0
		}
	}
	m := sectionID.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return "", 0
	}
	rest := strings.TrimLeft(l.Text[m[3]:], ".):→=>–— -")
	return l.Text[m[2]:m[3]], len(l.Text) - len(rest)
}

// SectionIDs puts the answers of a key at the end below the questions that it calls by the
// letter of their section and a number, "B2 → C". Most questions have such a name, and the
// key answers most of them in their order.
func (r *Reader) SectionIDs(lines []line.Line) []line.Line {
	head, asked := r.idKey(lines)
	if head < 0 {
		return lines
	}
	answers, left := r.idAnswers(lines[head+1:], asked)
	if len(answers)*100 < len(asked)*idPercent {
		return lines
	}
	out, open := make([]line.Line, 0, len(lines)), ""
	flush := func() {
		out = append(out, answers[open]...)
		open = ""
	}
	for _, l := range lines[:head] {
		if id, _ := idOf(l); id != "" {
			flush()
			open = id
		} else if open != "" && rewrite.NamesSection(l, r.Vocabulary) {
			flush()
		}
		out = append(out, l)
	}
	flush()
	if len(left) > 0 {
		r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: left[0].Pos(),
			Message: "Something in the answer key fits no question.", Quote: finding.Quote(left[0].Text)})
	}
	return out
}

// idKey is the line that heads such a key, -1 for none, and the questions above it.
func (r *Reader) idKey(lines []line.Line) (head int, asked map[string]bool) {
	asked = map[string]bool{}
	for i, l := range lines {
		id, _ := idOf(l)
		if id != "" && asked[id] {
			return -1, nil // answered without a heading, or two tests
		}
		if id != "" {
			asked[id] = true
		} else if len(asked) >= leastIDs && l.Gap && r.headsIDKey(l) {
			return i, asked
		}
	}
	return -1, nil
}

// headsIDKey reports whether a line is nothing but a word for answers.
func (r *Reader) headsIDKey(l line.Line) bool {
	_, ok := r.Vocabulary.Is(strings.Trim(l.Text, " .:"), lexicon.KeyHeading, lexicon.AnswerWord)
	return ok || r.IsKeyHeading(l)
}

// idAnswers are the lines that answer the questions asked, and those of the key that
// answer none.
func (r *Reader) idAnswers(key []line.Line, asked map[string]bool) (answers map[string][]line.Line, left []line.Line) {
	answers = map[string][]line.Line{}
	open := ""
	for _, l := range key {
		id, end := idOf(l)
		switch {
		case id != "" && asked[id] && answers[id] == nil && end < len(l.Text):
			open = ""
			if a := r.idAnswer(l.From(end)); a != nil {
				open, answers[id] = id, a
			}
		case rewrite.NamesSection(l, r.Vocabulary):
			open = ""
		case open != "" && l.Kind == line.TextLine && !l.Gap && len(answers[open]) <= mostIDWhys:
			answers[open] = append(answers[open], sayingWhy(l))
		case l.Kind == line.TextLine && l.Text != "" && len(answers) > 0:
			open = ""
			left = append(left, l)
		}
	}
	return answers, left
}

// idAnswer is one answer with its reason on a line of its own: a letter, the marked one of
// two words, or all there is.
func (r *Reader) idAnswer(l line.Line) []line.Line {
	l.Label, l.Soft, l.Gap = nil, false, false
	if manyAnswers.MatchString(l.Text) {
		return nil // of several questions under one name
	}
	if m := idPair.FindStringSubmatchIndex(l.Text); m != nil {
		first, second := l.Cut(m[2], m[3]), l.Cut(m[4], m[5])
		if first.IsBold() == second.IsBold() {
			return nil // none is marked
		}
		if second.IsBold() {
			first = second
		}
		return answeredWith(first, l, m[1])
	}
	if m := idLetter.FindStringSubmatchIndex(l.Text); m != nil {
		return answeredWith(l.Cut(m[2], m[3]), l, m[1])
	}
	for _, dash := range []string{" — ", " – ", " - "} {
		if at := strings.Index(l.Text, dash); at > 0 {
			return answeredWith(l.Cut(0, at), l, at+len(dash))
		}
	}
	return []line.Line{flatten.Answering(l)}
}

// answeredWith is an answer and what its line says behind it.
func answeredWith(answer, l line.Line, end int) []line.Line {
	answer.Label = nil
	out := []line.Line{flatten.Answering(answer)}
	if end < len(l.Text) {
		out = append(out, sayingWhy(l.From(end)))
	}
	return out
}

// sayingWhy is a line that tells why an answer is right.
func sayingWhy(l line.Line) line.Line {
	l.Label, l.Soft, l.Gap = nil, false, false
	return flatten.Explaining(l)
}
