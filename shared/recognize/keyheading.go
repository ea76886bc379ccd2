package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// keyBrackets may stand around the word for a key: "【答案】", "<정답>".
const keyBrackets = "【[〖(（<＜〈《"

// closingBrackets close them.
const closingBrackets = "】]〗)）>＞〉》"

func (r *recognizer) isKeyHeading(l line) bool {
	if l.kind != textLine || spanOf(l.text) > maxRow {
		return false
	}
	skip := len(l.text) - len(strings.TrimLeft(l.text, keyBrackets))
	if len(l.text) > headedRow {
		return r.headsRow(l) || skip > 0 && r.bracketedKey(l, skip)
	}
	if _, ok := r.vocabulary.is(withoutAside(l.text), keyHeading); ok || r.keyAndReasons(l.text) {
		return true
	}
	if _, ok := r.vocabulary.is(strings.Trim(l.text, keyBrackets+closingBrackets), keyHeading); ok {
		return true // "<Answers>"
	}
	// "Answer key: Chapter 3", "ANSWERS TO QUIZ 2"
	if skip > 0 {
		return r.bracketedKey(l, skip)
	}
	c, end := r.vocabulary.find(l.head, keyHeading)
	if c == noClass {
		return false
	}
	rest := l.from(end + len(wordTail.FindString(l.text[end:])))
	return end >= 3 && rest.text != "" && len(rowKeysOf(rest, nil)) >= 2
}

// headedRow is how long a line is at the most, in bytes, that may be a heading.
const headedRow = 80

// headsRow reports whether a longer line is a heading of a key and its answers,
// most of them short: "Answers: 1. b 2. a, c 3. 1C 2A 3B 4. Rome".
func (r *recognizer) headsRow(l line) bool {
	c, end := r.vocabulary.find(l.head, keyHeading)
	if c == noClass {
		return false
	}
	rest := l.from(end + len(wordTail.FindString(l.text[end:])))
	found, short := rowKeysOf(rest, nil), 0
	for _, e := range found {
		if len(e.value.text) <= shortValue {
			short++
		}
	}
	return len(found) >= minSequence && found[0].number == 1 && short*2 > len(found)
}

// shortValue is how many bytes such an answer has.
const shortValue = 24

// withoutAside cuts words in brackets behind a heading, "Answer Key (for staff)".
// Digits in them would be answers.
func withoutAside(s string) string {
	if !strings.HasSuffix(s, ")") && !strings.HasSuffix(s, "）") {
		return s
	}
	at := strings.IndexAny(s, "(（")
	if at <= 0 || hasDigit(decimalDigits(s[at:])) || strings.ContainsAny(s[at+1:], "(（") {
		return s
	}
	return strings.TrimRight(s[:at], whitespace)
}

// joint joins the two halves of a heading: "Answer key & explanations".
var joint = pattern.New(`(?i)\s+(?:[&+/–—-]|and|with|und|mit|et|avec|y|con|e|com|и|с|i|z|dan|và|ve)\s+`)

// keyAndReasons reports whether a heading announces answers and explanations.
func (r *recognizer) keyAndReasons(s string) bool {
	s = strings.TrimSpace(s)
	if r.vocabulary.beginsOther(s, keyHeading, explainWord) {
		return false
	}
	if c, _ := r.vocabulary.find(newHead(strings.TrimLeft(s, aroundWords)), keyHeading, explainWord); c == noClass {
		return false
	}
	halves := joint.Split(s, 3)
	if len(halves) != 2 {
		return false
	}
	a, ok1 := r.vocabulary.is(halves[0], keyHeading, explainWord)
	b, ok2 := r.vocabulary.is(halves[1], keyHeading, explainWord)
	return ok1 && ok2 && (a == keyHeading || b == keyHeading)
}

// namesKey reports whether a heading speaks of the answers among other words,
// "VII. Final Answer Key", "Quiz 2: answers", and letters of answers follow it.
func (r *recognizer) namesKey(lines []line, at int) bool {
	l := lines[at]
	if l.kind != textLine || l.text == "" || len(l.text) > 80 || hasQuestionMark(l.text) || strings.IndexByte(l.text, '_') >= 0 {
		return false
	}
	return (r.severalFollow(lines, at) || lettersFollow(lines, at)) && r.keyNames.in(fold(l.text))
}

// severalFollow reports whether letters of several answers stand behind the colon
// of a line or on the next one.
func (r *recognizer) severalFollow(lines []line, at int) bool {
	if maySeveral(lines[at].text) {
		if found := keysOf(behindColon(lines[at])); len(found) >= bareKeyLines && areLetters(found) {
			return true
		}
	}
	if at+1 >= len(lines) || !maySeveral(lines[at+1].text) {
		return false
	}
	found, _ := r.entriesAt(lines, at+1)
	return len(found) >= bareKeyLines && areLetters(found)
}

// maySeveral looks for three numbers, a range of them, or a row of letters.
func maySeveral(s string) bool {
	return !isASCII(s) || countNumbers(s) >= bareKeyLines || mayRange(s) || mayRow(s)
}

// lettersFollow reports whether the next two lines give letters of answers.
func lettersFollow(lines []line, at int) bool {
	if at+2 >= len(lines) {
		return false
	}
	first, ok1 := letterEntry(lines[at+1])
	if !ok1 {
		return false
	}
	second, ok2 := letterEntry(lines[at+2])
	if lines[at+2].label == nil && !ok2 && at+3 < len(lines) { // the reason goes on
		second, ok2 = letterEntry(lines[at+3])
	}
	return ok2 && second == first+1
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
var letterValue = pattern.New(`^(?:[(\[]?(?:\p{L}|[ivx]{1,4}|[IVX]{1,4}|الف|[①-⑳])[)\].]?(?:\s*[-–—:]+\s+\S.*|(?:\s*,\s*\p{L})+)?|\d|[-+✓✗√×])$`)

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

// bracketedKey reports whether the answers follow a heading in brackets:
// "【答案】1.B 2.C".
func (r *recognizer) bracketedKey(l line, skip int) bool {
	c, end := r.vocabulary.find(newHead(l.text[skip:]), keyHeading)
	return c != noClass && len(rowKeysOf(behindHeading(l, skip+end), nil)) >= bareKeyLines
}

func behindHeading(l line, end int) line {
	return l.from(end + len(l.text[end:]) - len(strings.TrimLeft(l.text[end:], " .:)：】〗）]>＞〉》、-–—")))
}

// behindColon is what stands behind the last colon of a heading; an empty line
// where there is none.
func behindColon(l line) line {
	at := strings.LastIndexAny(l.text, ":：")
	if at < 0 {
		return line{}
	}
	return l.from(at + len(wordTail.FindString(l.text[at:])))
}

// areLetters reports whether all answers are letters or signs, and not just the
// letters in their order.
func areLetters(found []keyEntry) bool {
	rising, before := true, rune(0)
	for i, e := range found {
		if !letterValue.MatchString(e.value.text) || isNumber(e.value.text) {
			return false
		}
		c, _ := utf8.DecodeRuneInString(strings.TrimLeft(e.value.text, "(["))
		rising = rising && (i == 0 || c == before+1)
		before = c
	}
	return !rising
}
