package recognize

import "formwright/shared/recognize/pattern"

// answerArrow is the sign in front of an answer that stands on a line of its own.
var answerArrow = pattern.New(`^\s*(?:→|⇒|➔|➜|➤|⟶|=>|->)\s*`)

// arrowVote reads "→ Paris" under questions without choices as their answers,
// where several questions have such a line and nothing else answers them.
func (r *recognizer) arrowVote(ds []draft) {
	var found []int
	for i, d := range ds {
		n := len(d.stem)
		if n < 2 || len(d.choices) > 0 || d.hasAnswer() {
			continue
		}
		if text := d.stem[n-1].text; d.stem[n-1].kind == textLine && len(answerArrow.FindString(text)) > 0 && len(answerArrow.FindString(text)) < len(text) {
			found = append(found, i)
		}
	}
	if len(found) < 2 {
		return
	}
	for _, i := range found {
		d := &ds[i]
		last := d.stem[len(d.stem)-1]
		d.notes = append(d.notes, note{class: answerWord, value: last.from(len(answerArrow.FindString(last.text)))})
		d.stem = d.stem[: len(d.stem)-1 : len(d.stem)-1]
	}
}
