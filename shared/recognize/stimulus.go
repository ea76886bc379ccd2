package recognize

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

var (
	// refersTo reads "3–4 refer to the following text." and "3 refers to the
	// table below": a line that only says which questions material serves.
	refersTo  = pattern.New(`(?i)^\s*\d{1,3}(?:\s*(?:-|–|—|,|to|bis|à|a|and|und|et|y|e|и|&)\s*\d{1,3})*\s*[:.]?\s*(?:refers?|relates?|(?:is|are) based|beziehen? sich|se rapporten?t|se refieren?|se referem?|si riferiscono|относ[ия]тся|dotycz)`)
	oneNumber = pattern.New(`\d{1,3}`)
	colonOnly = pattern.New(`[:：]\s*$`)
)

// refersOnly reports whether a line says which questions follow material and
// nothing else.
func refersOnly(l line, v vocabulary) bool {
	if servesOnly(l.text) {
		return true
	}
	c, end := v.find(l.head, questionWord, stimulusWord)
	if c == noClass || len(l.text) > headingLimit || hasQuestionMark(l.text) {
		return false
	}
	return refersTo.MatchString(l.text[end:])
}

// stimulusFrom makes shared material of lines. A line that only says which
// questions it serves is not part of it; a bold line or heading over the rest
// is its title.
func stimulusFrom(lines []line, v vocabulary) quiz.Stimulus {
	var out quiz.Stimulus
	if len(lines) > 1 && refersOnly(lines[0], v) {
		lines = lines[1:]
		if first := lines[0]; len(lines) > 1 && first.kind == textLine && len(first.text) <= headingLimit && (first.isBold() || first.style().Heading > 0) && !colonOnly.MatchString(first.text) {
			out.Title, lines = first.text, lines[1:]
		}
	}
	out.Content = content(lines, shape{})
	return out
}
