package draft

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// WordsAt is the place of the only line with words under the first, among
// pictures; 0 for none.
func WordsAt(stem []line.Line) int {
	at := 0
	for i, l := range stem {
		switch {
		case i == 0 && l.Kind != line.TextLine, i > 0 && l.Kind == line.TextLine && at > 0, l.Kind != line.TextLine && l.Kind != line.ObjectLine:
			return 0
		case i > 0 && l.Kind == line.TextLine:
			at = i
		}
	}
	return at
}

// AnsweredBy takes line k of the stem as the answer.
func (d *Draft) AnsweredBy(k int) {
	d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: d.Stem[k]})
	d.Stem = append(d.Stem[:k:k], d.Stem[k+1:]...)
	d.Prose = true
}

// SetApart reports whether a numbered question is bold over a plain answer.
func (d *Draft) SetApart() bool {
	return d.Labelled && d.Stem[0].IsBold() && !d.Stem[WordsAt(d.Stem)].IsBold()
}
