package printed

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// answerField is a field with its name behind room or a bar: "   Standard: LS1.A".
var answerField = pattern.New(`(?:\s{2,}|\t|\s+\|\s*)(\p{Lu}[\p{L}']*(?:\s\p{L}+)?\s?:\s*\S)`)

// lettersOnly is an answer that names choices by their letters, or says true or false.
var lettersOnly = pattern.New(`^\(?\p{L}\)?(?:\s*[,;&]\s*\p{L})*[.)]?$|(?i)^(?:true|false)$`)

// AnswerFields parts an answer from the fields that people type behind it for their own
// books, "Ans: B   DOK: 1   Standard: LS1.A". What says something of the question, such
// as its points or why, becomes a line of its own; the others are left out.
func (r *Reader) AnswerFields(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i, l := range lines {
		fields := r.fieldsBehind(l)
		if fields == nil {
			if out != nil {
				out = append(out, l)
			}
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)+8), lines[:i]...)
		}
		answer := l.Cut(0, fields[0][0])
		answer.Gap = l.Gap
		out = append(out, answer)
		for k, at := range fields {
			end := len(l.Text)
			if k+1 < len(fields) {
				end = fields[k+1][0]
			}
			field := l.Cut(at[1], end)
			field.Gap = false
			if c, _ := field.NoteClass(r.Vocabulary); c != lexicon.NoClass {
				out = append(out, field)
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// fieldsBehind is where the fields behind the answer in a line begin: with their room and
// without. A single one may be part of what is answered.
func (r *Reader) fieldsBehind(l line.Line) (fields [][2]int) {
	if l.Kind != line.TextLine || l.Label != nil || !l.May(answerField) {
		return nil
	}
	if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.AnswerWord {
		return nil
	}
	for _, m := range answerField.FindAllStringSubmatchIndex(l.Text, -1) {
		fields = append(fields, [2]int{m[0], m[2]})
	}
	if len(fields) < 2 {
		return nil
	}
	n, ok := line.NoteOf(l.Cut(0, fields[0][0]), r.Vocabulary)
	if !ok || !lettersOnly.MatchString(strings.TrimSpace(n.Value.Text)) {
		return nil // "Mean: 4   Median: 5" is the answer
	}
	return fields
}
