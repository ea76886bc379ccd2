package recognize

import "formwright/shared/quiz"

// markedBelow takes what stands under an open question in the colour or the
// highlight of the right choices of the document for its answer.
func (r *recognizer) markedBelow(ds []draft) {
	if len(r.verdict) == 0 || r.verdict[0].kind != quiz.ByColour && r.verdict[0].kind != quiz.ByHighlight {
		return
	}
	for i := range ds {
		d := &ds[i]
		if len(d.choices) > 0 || d.hasAnswer() || d.wordKind != "" || d.room > 0 || len(d.stem) < 2 {
			continue
		}
		from := len(d.stem)
		for from > 0 && !r.noAnswer(d.stem[from-1]) && marksOf(draftChoice{lines: d.stem[from-1 : from]})[r.verdict[0]] {
			from--
		}
		if from == 0 || from == len(d.stem) {
			continue
		}
		d.word, d.wordKind, d.below = joined(d.stem[from:]), r.verdict[0].kind, true
		d.stem = d.stem[:from:from]
	}
}
