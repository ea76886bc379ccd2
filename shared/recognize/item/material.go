package item

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/recognize/vote"
)

// leastLeftOut is how wide a text is that is missed.
const leastLeftOut = 20

// leftOut reports text between questions that is read as nothing, once where pages
// repeat it; a word or two are a title, and what ends in a colon leads to room for an
// answer. told is true behind the answer of a question.
func (a *assembly) leftOut(l line.Line, told bool) {
	if answerkey.WidthOf(l.Text) < leastLeftOut || !rewrite.HasWords(l.Text) || strings.HasSuffix(l.Text, ":") {
		return
	}
	f := finding.Finding{Code: finding.UnreadPart, Severity: finding.Info, Position: l.Pos(), Message: "Text between questions was read as no part of one.", Quote: finding.Quote(l.Text)}
	if told {
		f.Message = "Text behind an answer was read as no part of a question."
	}
	if !slices.ContainsFunc(a.r.Findings, func(o finding.Finding) bool { return o.Code == f.Code && o.Quote == f.Quote }) {
		a.r.Findings = append(a.r.Findings, f)
	}
}

// material opens a stimulus, or puts a picture in front of the stem it stands
// before.
func (a *assembly) material(lines []line.Line, d *draft.Draft) {
	if len(lines) == 0 {
		return
	}
	text := 0
	cue := false
	for _, l := range lines {
		text += len(l.Text)
		cue = cue || rewrite.StimulusOf(l, a.r.Vocabulary)
	}
	if !cue && text < 200 {
		d.Stem = append(append([]line.Line(nil), lines...), d.Stem...)
		return
	}
	a.passage(lines)
}

// passage opens a stimulus for the questions it names, or those that follow.
func (a *assembly) passage(lines []line.Line) {
	s := flatten.StimulusFrom(lines, a.r.Vocabulary)
	if s.Content.IsEmpty() {
		return
	}
	a.quiz.Stimuli = append(a.quiz.Stimuli, s)
	a.stimulus = &openStimulus{index: len(a.quiz.Stimuli) - 1}
	a.stimulus.from, a.stimulus.to = vote.RangeIn(lines)
	for _, l := range lines {
		if from, to := rewrite.ServesBelow(l); to > 0 {
			a.stimulus.from, a.stimulus.to = from, to
			break
		}
	}
	if a.stimulus.to == 0 && flatten.RefersOnly(lines[0], a.r.Vocabulary) {
		a.stimulus.from = line.LastNumber(flatten.OneNumber.FindString(lines[0].Text))
		a.stimulus.to = a.stimulus.from
	}
}
