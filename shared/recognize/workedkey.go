package recognize

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/pattern"
)

// The size of a worked key: how many answers in a row it has at least, and how
// many lines one may take.
const (
	workedKeyEntries = 3
	workedKeyReach   = 120
)

// workedKey reads a key that works every answer out: "1. Answer: C. 50" and
// below it the solution, of as many lines, tables and pictures as it takes. No
// question begins with its answer, so it needs no heading.
func (r *recognizer) workedKey(lines []line, at int) (entries []keyEntry, end int) {
	first, ok := r.workedEntry(lines, at, false)
	if !ok || at < workedKeyEntries {
		return nil, at
	}
	entries = []keyEntry{first}
	for end = at + 1; end < len(lines); end++ {
		k := len(entries) - 1
		if e, ok := r.workedEntry(lines, end, len(entries) >= workedKeyEntries); ok && e.number == entries[k].number+1 {
			entries = append(entries, e)
			continue
		}
		if r.saysExplained(lines[end]) {
			continue
		}
		if r.endsKey(lines[end]) || len(entries[k].why) >= workedKeyReach {
			break
		}
		entries[k].why = append(entries[k].why, lines[end])
	}
	if len(entries) < workedKeyEntries {
		return nil, at
	}
	return entries, end
}

// workedEntry reads a numbered line that gives an answer behind the word for it,
// or a choice above the word for an explanation: "1. C. 50", "Solution", or a
// letter above what says why. Once a key is sure, the choice alone is enough.
func (r *recognizer) workedEntry(lines []line, at int, sure bool) (keyEntry, bool) {
	e, ok := numberedEntry(lines[at])
	if !ok {
		return e, false
	}
	if n, ok := noteOf(e.value, r.vocabulary); ok {
		e.value = n.value
		return e, n.class == answerWord && e.value.text != "" && !isRoom(e.value.text)
	}
	if loneLetter.MatchString(e.value.text) && (sure || at+1 < len(lines) && isReasoned(lines[at+1])) {
		return e, true
	}
	label, ok := e.value.choiceLabel()
	return e, ok && label.kind == letterLabel && (sure || at+1 < len(lines) && r.saysExplained(lines[at+1]))
}

// loneLetter is the letter of a choice and nothing else.
var loneLetter = pattern.New(`^\(?[A-Ha-h][).]?$`)

// leastReasoned is how wide what stands below a letter alone is, when it says why.
const leastReasoned = 40

// isReasoned reports whether a line tells why the letter above it is right: it is
// a sentence or more, and begins nothing.
func isReasoned(l line) bool {
	if l.kind != textLine || l.label != nil || widthOf(l.text) < leastReasoned || !strings.Contains(l.text, ". ") && !endsSentence(l.text) {
		return false
	}
	if _, ok := l.choiceLabel(); ok {
		return false
	}
	_, numbered := numberLabel(l.text)
	return !numbered
}

// saysExplained reports whether a line only announces an explanation.
func (r *recognizer) saysExplained(l line) bool {
	if l.kind != textLine {
		return false
	}
	_, ok := r.vocabulary.is(strings.TrimSpace(l.text), explainWord)
	return ok
}

// numberedEntry reads what stands behind the number of a line: never several
// answers, as "5. C. 120 L" would be in a plain key.
func numberedEntry(l line) (keyEntry, bool) {
	e := keyEntry{value: l, worked: true}
	if l.kind != textLine || l.text == "" {
		return e, false
	}
	if l.label != nil {
		e.number, e.value.label = l.label.Number, nil
		return e, e.number > 0
	}
	digits := decimalDigits(l.text)
	m := keyNumber.FindStringSubmatchIndex(digits)
	if m == nil {
		return e, false
	}
	number, err := strconv.Atoi(digits[m[2]:m[3]])
	e.number, e.value = number, l.from(originalLength(l.text, m[1]))
	return e, err == nil
}
