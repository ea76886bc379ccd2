package recognize

import (
	"regexp"
	"strings"
)

func (r *recognizer) isKeyHeading(l line) bool {
	if l.kind != textLine || len(l.text) > 80 {
		return false
	}
	if _, ok := r.vocabulary.is(l.text, keyHeading); ok {
		return true
	}
	// "Answer key: Chapter 3", "ANSWERS TO QUIZ 2"
	c, end := r.vocabulary.find(l.head, keyHeading)
	if c == noClass {
		return false
	}
	rest := l.from(end + len(wordTail.FindString(l.text[end:])))
	return end >= 3 && rest.text != "" && len(keysOf(rest)) >= 2
}

// namesKey reports whether a heading speaks of the answers among other words,
// "VII. Final Answer Key", "Quiz 2: answers", and letters of answers follow it.
func (r *recognizer) namesKey(lines []line, at int) bool {
	l := lines[at]
	if l.kind != textLine || l.text == "" || len(l.text) > 80 || strings.ContainsAny(l.text, "?？؟_") || at+2 >= len(lines) || !r.keyNames.in(fold(l.text)) {
		return false
	}
	first, ok1 := letterEntry(lines[at+1])
	second, ok2 := letterEntry(lines[at+2])
	if lines[at+2].label == nil && !ok2 && at+3 < len(lines) { // the reason goes on
		second, ok2 = letterEntry(lines[at+3])
	}
	return ok1 && ok2 && second == first+1
}

// bareKeyLines is how many answers in a row a key without a heading has at least.
const bareKeyLines = 3

// bareKey reads letters of answers at the end of a document that no heading
// announces: 1. B, 2. C and so on behind all questions.
func (r *recognizer) bareKey(lines []line, at int) (entries []keyEntry, end int) {
	if !lines[at].gap || at < bareKeyLines {
		return nil, at
	}
	first, ok := letterEntry(lines[at])
	if !ok {
		return nil, at
	}
	for end = at; end < len(lines); end++ {
		n, ok := letterEntry(lines[end])
		if !ok || n != first+len(entries) {
			return nil, at
		}
		entries = append(entries, keysOf(lines[end])...)
	}
	if len(entries) < bareKeyLines {
		return nil, at
	}
	return entries, end
}

// letterValue is the letter of an answer, or several, alone or with a reason
// behind a dash; a number or a sign for true and false.
var letterValue = regexp.MustCompile(`^(?:[(\[]?(?:\p{L}|[ivx]{1,4}|[IVX]{1,4}|الف)[)\].]?(?:\s*[-–—:]+\s+\S.*|(?:\s*,\s*\p{L})+)?|\d|[-+✓✗√×])$`)

// letterEntry reads a numbered line that gives the letter of an answer.
func letterEntry(l line) (number int, ok bool) {
	if len(l.text) > 12 && !strings.ContainsAny(l.text[:min(len(l.text), 24)], "-:,") && isASCII(l.text) {
		return 0, false // a letter with a reason has one of the signs
	}
	found := keysOf(l)
	if len(found) != 1 || !letterValue.MatchString(found[0].value.text) {
		return 0, false
	}
	return found[0].number, true
}
