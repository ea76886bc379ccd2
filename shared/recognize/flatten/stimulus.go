package flatten

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// RefersTo reads "3–4 refer to the following text." and "3 refers to the
	// table below": a line that only says which questions material serves.
	RefersTo  = pattern.New(`(?i)^\s*\d{1,3}(?:\s*(?:-|–|—|,|to|bis|à|a|and|und|et|y|e|и|&)\s*\d{1,3})*\s*[:.]?\s*(?:refers?|relates?|(?:is|are) based|beziehen? sich|se rapporten?t|se refieren?|se referem?|si riferiscono|относ[ия]тся|dotycz)`)
	OneNumber = pattern.New(`\d{1,3}`)
	colonOnly = pattern.New(`[:：]\s*$`)
)

// RefersOnly reports whether a line says which questions follow material and
// nothing else.
func RefersOnly(l line.Line, v lexicon.Vocabulary) bool {
	if lexicon.ServesOnly(l.Text) {
		return true
	}
	c, end := v.Find(l.Head(), lexicon.QuestionWord, lexicon.StimulusWord)
	if c == lexicon.NoClass || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || lexicon.HasQuestionMark(l.Text) {
		return false
	}
	return RefersTo.MatchString(l.Text[end:])
}

// StimulusFrom makes shared material of lines. A line that only says which
// questions it serves is not part of it; a bold line or heading over the rest
// is its title.
func StimulusFrom(lines []line.Line, v lexicon.Vocabulary) quiz.Stimulus {
	var out quiz.Stimulus
	if len(lines) > 1 && RefersOnly(lines[0], v) {
		lines = lines[1:]
		if first := lines[0]; len(lines) > 1 && first.Kind == line.TextLine && !lexicon.IsLonger(first.Text, lexicon.HeadingLimit) && (first.IsBold() || first.Style().Heading > 0) && !colonOnly.MatchString(first.Text) {
			out.Title, lines = first.Text, lines[1:]
		}
	}
	out.Content = Content(lines, Shape{})
	return out
}
