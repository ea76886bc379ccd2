package recognize

import (
	"strconv"

	"formwright/shared/recognize/pattern"
)

var (
	// rightDigits is the number of a right choice, or of several.
	rightDigits = pattern.New(`^[(\[]?\s*([1-9](?:[\s,&]+[1-9])*)\s*[)\]]?(?:$|[\s,;.])`)
	// bracketNumber is the number of a question in a key: "(1) 4 (2) 1".
	bracketNumber = pattern.New(`[(\[](\d{1,3})[)\]]\s*`)
)

// digitKey reads a key at the end of a document that gives the numbers of the
// right choices behind the usual word for one answer: "ANS: 1-2, 2-1, 3-4" or
// "Ans. (1) 4 (2) 1 (3) 1". No answer may stand before it.
func (r *recognizer) digitKey(lines []line, at int) (entries []keyEntry, end int) {
	if len(lines)-at > 3 {
		return nil, at
	}
	n, ok := noteOf(lines[at], r.vocabulary)
	if !ok || n.class != answerWord || r.answersMatch(lines, at) {
		return nil, at
	}
	value, end := n.value, at+1
	if value.text == "" && end < len(lines) {
		value, end = lines[end], end+1
	}
	if value.kind != textLine || value.label != nil || len(value.text) > maxRow || !isASCII(value.text) {
		return nil, at
	}
	entries = sequenceEntries(value, value.text)
	if entries == nil {
		entries = bracketEntries(value)
	}
	if len(entries) < minSequence || entries[0].number != 1 {
		return nil, at
	}
	for i, e := range entries {
		m := rightDigits.FindStringSubmatchIndex(e.value.text)
		if m == nil {
			return nil, at
		}
		entries[i].value = e.value.cut(m[2], m[3])
	}
	for _, l := range lines[:at] {
		if n, ok := noteOf(l, r.vocabulary); ok && n.class == answerWord {
			return nil, at
		}
	}
	return entries, end
}

// bracketEntries reads the answers behind numbers in brackets that count on.
func bracketEntries(l line) []keyEntry {
	var out []keyEntry
	found := bracketNumber.FindAllStringSubmatchIndex(l.text, -1)
	for i, m := range found {
		n, _ := strconv.Atoi(l.text[m[2]:m[3]]) // three digits at the most
		end := len(l.text)
		if i+1 < len(found) {
			end = found[i+1][0]
		}
		if n != len(out)+1 || m[1] >= end {
			return nil
		}
		out = append(out, keyEntry{number: n, value: l.cut(m[1], end)})
	}
	return out
}
