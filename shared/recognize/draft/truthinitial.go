package draft

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
)

// pickApart finds choices by their sign and text together, and by what only some kinds of
// them are named by.
func (r *Reader) pickApart(d Draft, value string, index map[string]int) (Picked, bool) {
	if k := signAndText(d, value, index); k >= 0 {
		return Picked{Keys: []int{k}}, true
	}
	if k := r.truthInitial(d, value); k >= 0 {
		return Picked{Keys: []int{k}}, true
	}
	return pickBySum(d, value)
}

// truthInitial is the choice of a pair of words for true and false, "( ) Benar ( ) Salah",
// that an answer of one letter shortens, -1 for none. Where the words have letters of
// their own, the answer names these.
func (r *Reader) truthInitial(d Draft, value string) int {
	letter := lexicon.Fold(strings.Trim(value, " .()"))
	if len(d.Choices) != 2 || utf8.RuneCountInString(letter) != 1 {
		return -1
	}
	said, at := [2]bool{}, -1
	for i, c := range d.Choices {
		t, ok := r.TruthOf(c.Text(), false)
		if !ok || c.Label.Kind == lexicon.LetterLabel || c.Label.Kind == lexicon.DigitLabel {
			return -1
		}
		said[i] = t.Value
		if strings.HasPrefix(lexicon.Fold(c.Text()), letter) {
			if at >= 0 {
				return -1
			}
			at = i
		}
	}
	if said[0] == said[1] {
		return -1
	}
	return at
}
