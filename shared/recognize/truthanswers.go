package recognize

import (
	"strings"
	"unicode/utf8"
)

// truthAnswers finds the statements of a test whose answer lines give the first
// letter of a word for true or false, "Correct answer: T". Every such letter
// under a question without choices must belong to one pair of words, and both
// must occur, or one of the usual pair several times.
func (r *recognizer) truthAnswers(ds []draft) {
	said, pair := r.lettersSaid(ds, answerLetter)
	for _, i := range said {
		ds[i].truth, ds[i].pair = true, pair
	}
}

// lettersSaid are the drafts that say a letter and the pair of words for true and
// false which these begin; none where they are no two letters of one pair.
func (r *recognizer) lettersSaid(ds []draft, letterOf func(draft) string) (said []int, pair [2]string) {
	letters := map[string]int{}
	for i, d := range ds {
		if letter := letterOf(d); letter != "" {
			said = append(said, i)
			letters[letter]++
		}
	}
	pair, ok := pairOfLetters(letters, r.languageOfStems(ds))
	if !ok {
		return nil, pair
	}
	return said, pair
}

// answerLetter is the letter that answers a question without choices, folded.
func answerLetter(d draft) string {
	if len(d.choices) > 0 || len(d.listed) > 0 || len(d.stem) == 0 {
		return ""
	}
	for _, n := range d.notes {
		if n.class != answerWord {
			continue
		}
		s := fold(strings.Trim(n.value.text, " .()[]"))
		if utf8.RuneCountInString(s) == 1 && !isNumber(s) {
			return s
		}
		return ""
	}
	return ""
}

// languageOfStems is the language of what drafts ask.
func (r *recognizer) languageOfStems(ds []draft) string {
	var stems []line
	for _, d := range ds {
		stems = append(stems, d.stem...)
	}
	return r.tongues.languageOf(stems)
}

// pairOfLetters is the pair of words that all letters begin. Several languages
// have the same letters: theirs comes first.
func pairOfLetters(letters map[string]int, language string) ([2]string, bool) {
	pairs := truthPairs()
	if own, ok := map[string][2]string{"es": {"Verdadero", "Falso"}, "pt": {"Verdadeiro", "Falso"}, "it": {"Vero", "Falso"}}[language]; ok {
		pairs = append([][2]string{own}, pairs...)
	}
	for _, p := range pairs {
		yes, no := letters[initial(p[0])], letters[initial(p[1])]
		if initial(p[0]) == initial(p[1]) || yes+no < 2 || len(letters) > 2 || len(letters) == 2 && (yes == 0 || no == 0) {
			continue
		}
		if yes > 0 && no > 0 || p[0] == "True" {
			return p, true
		}
	}
	return [2]string{}, false
}

// saidInSection reads the letter of an answer as a word of the pair that the head
// of the section names: "T" and "M" under "Tama o mali".
func (b *builder) saidInSection(s string) (truth, bool) {
	if b.section == nil || !b.section.trueFalse {
		return truth{}, false
	}
	return draft{pair: b.r.slashLabels(b.section.folded)}.saidByInitial(s)
}

// saidByInitial reads the letter of an answer as a word of the pair that the
// document uses.
func (d draft) saidByInitial(s string) (truth, bool) {
	if d.pair == [2]string{} {
		return truth{}, false
	}
	out := truth{labels: d.pair}
	if d.pair[0] == "True" {
		out.labels = [2]string{}
	}
	switch fold(strings.Trim(s, " .()[]")) {
	case initial(d.pair[0]):
		out.value = true
		return out, true
	case initial(d.pair[1]):
		return out, true
	}
	return truth{}, false
}
