package vote

import (
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

// programTasks takes back the choices of questions that order a program: samples
// of what goes in and comes out, and under a colon the steps it takes. Below a title the
// bullets under any order say more of the task.
func (r *Reader) programTasks(ds []draft.Draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) == 0 || d.HasAnswer() || r.Keyed(*d) || !d.Plain && draft.IsSigned(d.Choices) || !r.OrdersProgram(d.StemText()) && !(d.Labelled && d.Bullets && r.OrdersBelowTitle(*d)) {
			continue
		}
		if d.Choices[0].Label.Kind == lexicon.LetterLabel && !strings.HasSuffix(strings.TrimSpace(d.StemText()), ":") {
			continue
		}
		for _, c := range d.Choices {
			if d.Bullets {
				asPoint(d, c)
				continue
			}
			d.Stem = append(d.Stem, c.Lines...)
		}
		d.Choices, d.Bullets, d.Plain = nil, false, false
	}
}
