package item

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/vote"
)

// shareStem makes what stands over the parts of a question shared material.
func (a *assembly) shareStem(d *draft.Draft) {
	if len(d.Shared) == 0 {
		return
	}
	over := draft.Draft{Stem: d.Shared}
	vote.TakePoints(&over, a.r.Bare)
	s := flatten.StimulusFrom(over.Stem, a.r.Vocabulary)
	if s.Content.IsEmpty() {
		return
	}
	a.quiz.Stimuli = append(a.quiz.Stimuli, s)
	a.stimulus = &openStimulus{index: len(a.quiz.Stimuli) - 1, from: d.Label.Number, to: max(d.Label.Number, d.Shared[0].Over)}
}
