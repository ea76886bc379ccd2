package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// answerArrow is the sign in front of an answer that stands on a line of its own.
var answerArrow = pattern.New(`^\s*(?:→|⇒|➔|➜|➤|⟶|=>|->)\s*`)

// arrowVote reads "→ Paris" under questions without choices as their answers,
// where several questions have such a line and nothing else answers them. A sentence
// to be completed behind the sign answers nothing; several such lines under most of
// them are points.
func (r *Reader) arrowVote(ds []draft.Draft) {
	var found []int
	several := 0 // with more than one such line: the points of a list
	for i, d := range ds {
		n := len(d.Stem)
		if n < 2 || len(d.Choices) > 0 || d.HasAnswer() {
			continue
		}
		if text := d.Stem[n-1].Text; d.Stem[n-1].Kind == line.TextLine && !flatten.HasBlank(d.Stem[n-1]) && len(answerArrow.FindString(text)) > 0 && len(answerArrow.FindString(text)) < len(text) {
			found = append(found, i)
			if n > 2 && answerArrow.MatchString(d.Stem[n-2].Text) {
				several++
			}
		}
	}
	if len(found) < 2 || several*2 > len(found) {
		return
	}
	for _, i := range found {
		d := &ds[i]
		last := d.Stem[len(d.Stem)-1]
		d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: last.From(len(answerArrow.FindString(last.Text)))})
		d.Stem = d.Stem[: len(d.Stem)-1 : len(d.Stem)-1]
	}
}
