package recognize

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// field is one word of a line and its place.
type field struct {
	text       string
	start, end int
}

// maxRow bounds the line that is looked at as a row of numbers or letters.
const maxRow = 600

// fieldsOf cuts a line at white space and cell borders.
func fieldsOf(s string) (out []field) {
	start := -1
	for i, c := range s + " " {
		border := strings.ContainsRune(" \t|\u00a0\u3000", c)
		switch {
		case border && start >= 0:
			out = append(out, field{s[start:i], start, i})
			start = -1
		case !border && start < 0:
			start = i
		}
	}
	return out
}

// numberRow reads a row of numbers that count on, with a word before them or
// not: "1 2 3 4 5", "No. 1 2 3".
func numberRow(l line) []int {
	if l.kind != textLine || l.label != nil || len(l.text) > maxRow || len(l.text) < 5 {
		return nil
	}
	digits := decimalDigits(l.text)
	if last := digits[len(digits)-1]; last < '0' || last > '9' {
		if last != '.' && last != ')' {
			return nil
		}
	}
	fields, least := fieldsOf(digits), minSequence
	if len(fields) > 0 && !isNumber(strings.TrimRight(fields[0].text, ".)")) {
		if fields = fields[1:]; strings.IndexByte(l.text, '\t') > 0 {
			least = leastColumns
		}
	}
	var out []int
	for i, f := range fields {
		n, err := strconv.Atoi(strings.TrimRight(f.text, ".)"))
		if err != nil || i > 0 && n != out[i-1]+1 {
			return nil
		}
		out = append(out, n)
	}
	if len(out) < least {
		return nil
	}
	return out
}

// mostTitle is how many words the title of a row has: "Correct answer".
const mostTitle = 3

// leastColumns is how many numbers a row of a table has behind its title.
const leastColumns = 2

// rowKeys pairs a row of numbers with the row of answers below it. Letters in
// the order of their alphabet are the head of a table to fill in.
func rowKeys(top, bottom line) []keyEntry {
	numbers := numberRow(top)
	if numbers == nil || bottom.kind != textLine || len(bottom.text) > maxRow {
		return nil
	}
	fields := fieldsOf(bottom.text)
	for title := 0; len(fields) > len(numbers) && title < mostTitle && (title == 0 || utf8.RuneCountInString(fields[0].text) > 1); title++ {
		fields = fields[1:]
	}
	if len(fields) != len(numbers) {
		return nil
	}
	var out []keyEntry
	rising, before := true, rune(0)
	for i, f := range fields {
		if isNumber(f.text) || utf8.RuneCountInString(f.text) > 5 || !letterValue.MatchString(f.text) {
			return nil
		}
		c, _ := utf8.DecodeRuneInString(strings.TrimLeft(f.text, "(["))
		rising = rising && (i == 0 || c == before+1)
		before = c
		out = append(out, keyEntry{number: numbers[i], value: bottom.cut(f.start, f.end)})
	}
	if rising {
		return nil
	}
	return out
}

// signRow is right answers in a row without numbers, behind the name of a
// section or not: "ADBCB DCBAD", "Multiple choice: B C A", "判断题 √×√".
var signRow = pattern.Guarded(mayRow, `(?:^|[\s:：)）])((?:[A-J]{2,60}(?:\s+[A-J]{2,60})*|[A-J](?:[\s,;]+[A-J])+|[√×✓✗对错](?:\s*[√×✓✗对错])+|[TF](?:[\s,]*[TF])+))\s*[.。]?$`)

// mayRow looks for two capitals at the end, or signs outside ASCII.
func mayRow(s string) bool {
	const capitals = "ABCDEFGHIJTF"
	if !endsInCapital(s) {
		return false
	}
	s = strings.TrimRight(s, whitespace+".。")
	if s == "" || s[len(s)-1] >= 0x80 {
		return s != ""
	}
	before := strings.TrimRight(s[:len(s)-1], whitespace+",;")
	return before != "" && strings.IndexByte(capitals, s[len(s)-1]) >= 0 && strings.IndexByte(capitals, before[len(before)-1]) >= 0
}

var endsInCapital = pattern.EndsWith("ABCDEFGHIJTF", whitespace+".。")

// sectionRow reads such a row in a key; the answers are counted from 1. What
// stands before it must name a section.
func (r *recognizer) sectionRow(l line) []keyEntry {
	if l.kind != textLine || l.label != nil || len(l.text) > maxRow {
		return nil
	}
	m := signRow.FindStringSubmatchIndex(l.text)
	if m == nil || romanAlone.MatchString(l.text[m[2]:m[3]]) { // "Part III"
		return nil
	}
	if before := strings.TrimSpace(l.text[:m[2]]); before != "" && !r.namesSection(l, before) {
		return nil
	}
	var out []keyEntry
	for i, c := range l.text[m[2]:m[3]] {
		if strings.ContainsRune(" ,;\t\u00a0\u3000", c) {
			continue
		}
		at := m[2] + i
		out = append(out, keyEntry{number: len(out) + 1, counted: true, value: l.cut(at, at+utf8.RuneLen(c))})
	}
	if len(out) < minSequence {
		return nil
	}
	return out
}

// namesSection reports whether the beginning of a line is the name of a section:
// by its number, or by the kind of its questions.
func (r *recognizer) namesSection(l line, before string) bool {
	return isSectionWord(l, r.vocabulary) || hanSection.MatchString(before) || romanStart.MatchString(before) || r.otherKinds.in(fold(before)) || r.ordersTruth(fold(before))
}

// romanAlone is the number of a section on a line of its own, "III.".
var romanAlone = pattern.New(`^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3})[.):]?$`)

var romanStart = pattern.New(`^[IVX]{1,4}\s*[.)、:]`)

// withASCIIDigits gives a line the digits that keys are read with.
func withASCIIDigits(l line) line {
	runs := make([]page.Run, len(l.runs))
	for i, run := range l.runs {
		run.Text = decimalDigits(run.Text)
		runs[i] = run
	}
	return newLine(l, runs)
}

// shortAnswerWords is how many words an answer behind a word and a number has.
const shortAnswerWords = 4

// wordEntry reads "Question 5: B" in a key: what is neither letter nor sign may
// be a question.
func (r *recognizer) wordEntry(l line) []keyEntry {
	if l.kind != textLine || l.label != nil || len(l.text) > maxSaid {
		return nil
	}
	q, ok := wordLabel(l.text, l.head, r.vocabulary)
	if !ok || q.number == 0 || q.end >= len(l.text) {
		return nil
	}
	value := l.from(q.end)
	if n, ok := noteOf(value, r.vocabulary); ok && n.class == answerWord {
		value = n.value
	}
	if _, truth := r.truthOf(value.text, false); !truth && !letterValue.MatchString(value.text) && partSign(value.text) == "" && (hasQuestionMark(value.text) || hasBlank(value) || strings.HasSuffix(value.text, ":") || countWords(value.text, shortAnswerWords+1) > shortAnswerWords) {
		return nil
	}
	return []keyEntry{{number: q.number, value: value}}
}
