package recognize

import "formwright/shared/recognize/pattern"

// pointedLabel is the letter of a choice that an arrow parts from it: "A > red",
// "B -> blue".
var pointedLabel = pattern.Guarded(pattern.BeginsWith("ABCDEFGHabcdefgh"), `^([A-Ha-h])\s*(?:[-=]?>|→)\s*(\S)`)

// unlabel takes the letters or numbers off choices, where each has its own, or
// some have capitals that a dot or bracket closes and the others were forgotten.
func (s *sheetRows) unlabel(e *sheetEntry) {
	ends := make([]choiceLabel, len(e.draft.choices))
	labels, closed := 0, true
	for i, c := range e.draft.choices {
		label, ok := offerLabel(c.lines[0].text)
		if !ok || label.end >= len(c.lines[0].text) || !s.counts(label.sign, e.places[i]) {
			continue
		}
		labels++
		closed = closed && label.upper && (label.delim == '.' || label.delim == ')' || label.delim == '>')
		ends[i] = label
	}
	if labels < 2 || labels < len(ends) && !closed {
		return
	}
	for i := range ends {
		c := &e.draft.choices[i]
		c.lines[0] = c.lines[0].from(ends[i].end)
		c.label.mark = ends[i].mark
	}
	for i := range e.answers {
		e.answers[i].cell.unpoint()
	}
}

// offerLabel is the letter or number that the cell of a choice begins with.
func offerLabel(text string) (choiceLabel, bool) {
	if m := pointedLabel.FindStringSubmatchIndex(text); m != nil {
		_, upper, kind, _ := signOf(text)
		return choiceLabel{kind: kind, sign: fold(text[m[2]:m[3]]), upper: upper, delim: '>', end: m[4]}, true
	}
	label, ok := choiceLabelOf(text)
	return label, ok && (label.kind == letterLabel || label.kind == digitLabel)
}

// unpoint takes the letter before an arrow off an answer that repeats a choice
// with it.
func (c *sheetCell) unpoint() {
	label, ok := offerLabel(c.text)
	if !ok || label.delim != '>' || len(c.lines) == 0 {
		return
	}
	first := c.lines[0].from(label.end)
	c.lines = append([]line{first}, c.lines[1:]...)
	c.text = c.text[label.end:]
}
