package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// keptQuestions is how many questions must have one lettered line each before it
// is taken for the answer.
const keptQuestions = 5

// keptVote reads what is left of a test when somebody kept its right choices
// only: under nearly every question stands one line with a letter, and the
// letters are not always the first.
func (r *Reader) keptVote(ds []draft.Draft) {
	kept := map[int]int{}
	open, later := 0, 0
	for i, d := range ds {
		if len(d.Choices) > 0 || d.HasAnswer() || len(d.Stem) == 0 {
			continue
		}
		open++
		at, c := keptAt(d.Stem)
		if at == 0 {
			continue
		}
		kept[i] = at
		if !lexicon.IsFirst(c.Sign, r.Letters) {
			later++
		}
	}
	if n := len(kept); n < keptQuestions || n*10 < len(ds)*8 || n*10 < open*9 || later*3 < n {
		return
	}
	for i, at := range kept {
		d := &ds[i]
		_, c := keptAt(d.Stem)
		d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: flatten.Joined(append([]line.Line{d.Stem[at].From(c.End)}, d.Stem[at+1:]...))})
		d.Stem = d.Stem[:at:at]
	}
}

// keptAt is the place of the only line of a stem with a letter, behind the first,
// and its label.
func keptAt(stem []line.Line) (int, lexicon.ChoiceLabel) {
	at, label := 0, lexicon.ChoiceLabel{}
	for i, l := range stem {
		c, ok := l.ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || l.Kind != line.TextLine {
			continue
		}
		if i == 0 || at > 0 || c.End >= len(l.Text) {
			return 0, lexicon.ChoiceLabel{}
		}
		at, label = i, c
	}
	return at, label
}
