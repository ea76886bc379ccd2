package draft

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// LettersSaid are the drafts that say a letter and the pair of words for true and
// false which these begin; none where they are no two letters of one pair.
func (r *Reader) LettersSaid(ds []Draft, letterOf func(Draft) string) (said []int, pair [2]string) {
	letters := map[string]int{}
	for i, d := range ds {
		if letter := letterOf(d); letter != "" {
			said = append(said, i)
			letters[letter]++
		}
	}
	if len(said) == 0 {
		return nil, pair
	}
	pair, ok := asks.PairOfLetters(letters, r.languageOfStems(ds))
	if !ok {
		return nil, pair
	}
	return said, pair
}

// languageOfStems is the language of what drafts ask and offer.
func (r *Reader) languageOfStems(ds []Draft) string {
	var stems []line.Line
	for _, d := range ds {
		stems = append(append(stems, d.Prelude...), d.Stem...)
		for _, c := range d.Choices {
			stems = append(stems, c.Lines...)
		}
	}
	return r.Tongues.LanguageOf(line.TextsOf(stems))
}

// SaidByInitial reads the letter of an answer as a word of the pair that the
// document uses.
func (d Draft) SaidByInitial(s string) (flatten.Truth, bool) {
	if d.Pair == [2]string{} {
		return flatten.Truth{}, false
	}
	out := flatten.Truth{Labels: d.Pair}
	if d.Pair[0] == "True" {
		out.Labels = [2]string{}
	}
	switch lexicon.Fold(strings.Trim(s, " .()[]")) {
	case lexicon.Initial(d.Pair[0]):
		out.Value = true
		return out, true
	case lexicon.Initial(d.Pair[1]):
		return out, true
	}
	return flatten.Truth{}, false
}
