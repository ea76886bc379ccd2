package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastBanked is how many questions a list of choices over all of them has.
const leastBanked = 3

// letterBank is the list of lettered choices over a document whose questions have
// none of their own and are answered by its letters, most of them; nil where
// there is none. It ends what stands before the first question.
func letterBank(p Parsed) []Choice {
	if len(p.Drafts) < leastBanked {
		return nil
	}
	var list []Choice
	before := append(LineList(p.Intro), p.Drafts[0].Prelude...)
	for _, l := range before {
		label, ok := l.ChoiceLabel()
		switch {
		case ok && label.Kind == lexicon.LetterLabel && asks.LatinPlace(label.Sign) == len(list)+1:
			list = append(list, Choice{Label: label, Lines: []line.Line{l.From(label.End)}})
		case len(list) > 0:
			return nil
		}
	}
	answered := 0
	for _, d := range p.Drafts {
		if len(d.Choices) > 0 || !d.Labelled {
			return nil
		}
		if len(d.Stem) > 1 && asks.IsOfBank(d.Stem[len(d.Stem)-1], len(list)) {
			answered++
		}
	}
	if len(list) < LeastShared || answered*10 < len(p.Drafts)*6 {
		return nil
	}
	return list
}

// ShareBank gives every question the choices of the list, and its letters as the
// answer.
func ShareBank(p Parsed) Parsed {
	list := letterBank(p)
	if list == nil {
		return p
	}
	first := &p.Drafts[0]
	under := min(len(list), len(first.Prelude))
	first.Prelude = first.Prelude[:len(first.Prelude)-under]
	p.Intro = p.Intro[:len(p.Intro)-len(list)+under]
	for i := range p.Drafts {
		d := &p.Drafts[i]
		d.Choices = slices.Clone(list)
		last := len(d.Stem) - 1
		if last == 0 || !asks.IsOfBank(d.Stem[last], len(list)) {
			continue
		}
		value := d.Stem[last]
		if at := strings.IndexByte(value.Text, '('); at > 0 {
			value = value.Cut(0, at)
		}
		d.Notes, d.Stem = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: value}), d.Stem[:last]
	}
	return p
}

// LeastShared is how many choices a list for several questions has at least.
const LeastShared = 3
