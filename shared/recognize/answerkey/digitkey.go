package answerkey

import (
	"strconv"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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
func (r *Reader) digitKey(lines []line.Line, at int) (entries []KeyEntry, end int) {
	if len(lines)-at > 3 {
		return nil, at
	}
	n, ok := line.NoteOf(lines[at], r.Vocabulary)
	if !ok || n.Class != lexicon.AnswerWord || r.answersMatch(lines, at) {
		return nil, at
	}
	value, end := n.Value, at+1
	if value.Text == "" && end < len(lines) {
		value, end = lines[end], end+1
	}
	if value.Kind != line.TextLine || value.Label != nil || lexicon.IsLonger(value.Text, maxRow) || !lexicon.IsASCII(value.Text) {
		return nil, at
	}
	entries = sequenceEntries(value, value.Text)
	if entries == nil {
		entries = bracketEntries(value)
	}
	if len(entries) < minSequence || entries[0].Number != 1 {
		return nil, at
	}
	for i, e := range entries {
		m := rightDigits.FindStringSubmatchIndex(e.Value.Text)
		if m == nil {
			return nil, at
		}
		entries[i].Value = e.Value.Cut(m[2], m[3])
	}
	for _, l := range lines[:at] {
		if c, _ := l.NoteClass(r.Vocabulary); c == lexicon.AnswerWord {
			return nil, at
		}
	}
	return entries, end
}

// bracketEntries reads the answers behind numbers in brackets that count on.
func bracketEntries(l line.Line) []KeyEntry {
	var out []KeyEntry
	found := bracketNumber.FindAllStringSubmatchIndex(l.Text, -1)
	for i, m := range found {
		n, _ := strconv.Atoi(l.Text[m[2]:m[3]]) // three digits at the most
		end := len(l.Text)
		if i+1 < len(found) {
			end = found[i+1][0]
		}
		if n != len(out)+1 || m[1] >= end {
			return nil
		}
		out = append(out, KeyEntry{Number: n, Value: l.Cut(m[1], end)})
	}
	return out
}
