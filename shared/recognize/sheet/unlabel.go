package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// pointedLabel is the letter of a choice that an arrow parts from it: "A > red",
// "B -> blue".
var pointedLabel = pattern.Guarded(pattern.BeginsWith("ABCDEFGHabcdefgh"), `^([A-Ha-h])\s*(?:[-=]?>|→)\s*(\S)`)

// slippedLabel is the letter of a choice with another sign for its dot: "B, red".
var slippedLabel = pattern.Guarded(pattern.BeginsWith("ABCDEFGH"), `^([A-H])\s*[,;:-]\s*(\S)`)

// unlabel takes the letters or numbers off choices, where each has its own, or
// some have capitals that a dot or bracket closes, or all but one that a dash does, and
// the others were mistyped or forgotten.
func (s *sheetRows) unlabel(e *sheetEntry) {
	s.dropBare(e)
	ends := make([]lexicon.ChoiceLabel, len(e.draft.Choices))
	labels, closed, dashed := 0, true, true
	for i, c := range e.draft.Choices {
		label, ok := offerLabel(c.Lines[0].Text)
		if m := slippedLabel.FindStringSubmatchIndex(c.Lines[0].Text); !ok && m != nil && s.counts(lexicon.Fold(c.Lines[0].Text[m[2]:m[3]]), e.places[i]) {
			ends[i] = lexicon.ChoiceLabel{End: m[4]}
		}
		if !ok || label.End >= len(c.Lines[0].Text) || !s.counts(label.Sign, e.places[i]) {
			continue
		}
		labels++
		closed = closed && label.Upper && (label.Delim == '.' || label.Delim == ')' || label.Delim == '>')
		dashed = dashed && label.Upper && label.Delim == '-'
		ends[i] = label
	}
	if labels < 2 || labels < len(ends) && !closed && (!dashed || labels < len(ends)-1) {
		return
	}
	for i := range ends {
		c := &e.draft.Choices[i]
		c.Lines[0] = c.Lines[0].From(ends[i].End)
		c.Label.Mark = ends[i].Mark
	}
	for i := range e.answers {
		e.answers[i].cell.unpoint()
	}
}

// dropBare takes a last choice off of which there is but the letter, "D" or "D.", behind
// two or more with letters and texts: nobody wrote it.
func (s *sheetRows) dropBare(e *sheetEntry) {
	last := len(e.draft.Choices) - 1
	if last < 2 || len(e.draft.Choices[last].Lines) != 1 {
		return
	}
	sign := lexicon.Fold(strings.TrimRight(e.draft.Choices[last].Lines[0].Text, ".)、．:： "))
	if len(sign) != 1 || sign[0] < 'a' || sign[0] > 'h' || !s.counts(sign, e.places[last]) {
		return
	}
	for i, c := range e.draft.Choices[:last] {
		label, ok := offerLabel(c.Lines[0].Text)
		if !ok || label.Kind != lexicon.LetterLabel || label.End >= len(c.Lines[0].Text) || !s.counts(label.Sign, e.places[i]) {
			return
		}
	}
	e.draft.Choices, e.places = e.draft.Choices[:last], e.places[:last]
}

// offerLabel is the letter or number that the cell of a choice begins with.
func offerLabel(text string) (lexicon.ChoiceLabel, bool) {
	if m := pointedLabel.FindStringSubmatchIndex(text); m != nil {
		_, upper, kind, _ := lexicon.SignOf(text)
		return lexicon.ChoiceLabel{Kind: kind, Sign: lexicon.Fold(text[m[2]:m[3]]), Upper: upper, Delim: '>', End: m[4]}, true
	}
	label, ok := line.ChoiceLabelOf(text)
	return label, ok && (label.Kind == lexicon.LetterLabel || label.Kind == lexicon.DigitLabel)
}

// unpoint takes the letter before an arrow off an answer that repeats a choice
// with it.
func (c *sheetCell) unpoint() {
	label, ok := offerLabel(c.text)
	if !ok || label.Delim != '>' || len(c.lines) == 0 {
		return
	}
	first := c.lines[0].From(label.End)
	c.lines = append([]line.Line{first}, c.lines[1:]...)
	c.text = c.text[label.End:]
}
