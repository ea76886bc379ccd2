package draft

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// KeyedParts makes parts of the lettered lines under questions for which the key has
// an answer for each letter, "4. a) plain b) oxytone c) plain": choices have one
// answer among them.
func (r *Reader) KeyedParts(ds []Draft) []Draft {
	entries := append(append([]*answerkey.KeyEntry(nil), r.Given.Entries...), r.Keys.Entries...)
	if len(entries) == 0 {
		return ds
	}
	number := map[int]int{}
	for _, d := range ds {
		if d.Labelled && len(d.Choices) > 1 {
			number[d.Label.Number]++
		}
	}
	var out []Draft
	for i, d := range ds {
		parts := []Draft(nil)
		if number[d.Label.Number] == 1 && (r.answersEach(d, entries) || r.saysTruthOfEach(d, entries)) {
			parts = d.inParts(false, true, false)
		}
		if parts != nil && out == nil {
			out = append(make([]Draft, 0, len(ds)+len(parts)), ds[:i]...)
		}
		if parts != nil {
			parts[0].Prelude, parts[0].head = d.Prelude, d.head
			for k := range parts {
				parts[k].Grammar = d.Grammar
			}
			labelParts(parts, d.Label)
			out = append(out, parts...)
		} else if out != nil {
			out = append(out, d)
		}
	}
	if out == nil {
		return ds
	}
	return out
}

// leastSaid is how many words a key says of a choice that it gives a reason for.
const leastSaid = 3

// answersEach reports whether entries of a key answer every lettered line of a
// question in their order, and none with the line itself.
func (r *Reader) answersEach(d Draft, entries []*answerkey.KeyEntry) bool {
	if !d.Labelled || d.Part || len(d.Stem) == 0 || len(d.Choices) < 2 || d.HasAnswer() || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper {
		return false
	}
	stem := d.StemText()
	one := lexicon.HasQuestionMark(stem) && !r.EachOf.In(lexicon.Fold(stem))
	given := 0
	for _, e := range entries {
		if e.Number != d.Label.Number {
			continue
		}
		values := r.partValues(e.Value)
		if len(values) == 0 {
			values = []line.Line{e.Value}
		}
		for _, v := range values {
			c, ok := answerkey.PartLabelOf(v.Text)
			if !ok || given >= len(d.Choices) || c.Kind != lexicon.LetterLabel || c.Sign != d.Choices[given].Label.Sign || c.End >= len(v.Text) {
				return false
			}
			if lexicon.Same(v.Text[c.End:]) == lexicon.Same(d.Choices[given].Text()) {
				return false // a copy of the choices
			}
			if one && (flatten.CountWords(v.Text[c.End:], leastSaid) >= leastSaid || r.judges(v.Text[c.End:])) {
				return false // why a choice is right or wrong
			}
			given++
		}
	}
	return given == len(d.Choices)
}

// saysTruthOfEach reports whether the one entry of a key for a question holds as many letters
// for true and false as it has lines with small letters, "Đ S S Đ" for a) to d).
func (r *Reader) saysTruthOfEach(d Draft, entries []*answerkey.KeyEntry) bool {
	if !d.Labelled || d.Part || len(d.Stem) == 0 || len(d.Choices) < 2 || d.HasAnswer() || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper {
		return false
	}
	said := ""
	for _, e := range entries {
		if e.Number != d.Label.Number {
			continue
		}
		if said != "" || e.Value.Kind != line.TextLine {
			return false
		}
		said = e.Value.Text
	}
	letters, signs := map[string]int{}, 0
	for _, s := range flatten.PiecesOf(said, len(d.Choices)) {
		s = lexicon.Fold(strings.Trim(s, " ."))
		if utf8.RuneCountInString(s) != 1 {
			return false
		}
		letters[s]++
		if slices.ContainsFunc(d.Choices, func(c Choice) bool { return c.Label.Sign == s }) {
			signs++
		}
	}
	if len(letters) != 2 || signs == len(d.Choices) { // "A, B" may be choices
		return false
	}
	_, ok := asks.PairOfLetters(letters, "")
	return ok
}

// judges reports whether what a key says of a choice calls it right or wrong, and goes
// on with why.
func (r *Reader) judges(said string) bool {
	i := strings.IndexAny(said, ".,:;!–—")
	if i < 0 || strings.TrimSpace(said[i+1:]) == "" {
		return false
	}
	_, ok := r.TruthOf(said[:i], false)
	return ok
}
