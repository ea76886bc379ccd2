package draft

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// SignIndex maps the signs of the choices' labels to the choices. Choices
// without labels are counted in letters and digits.
func (r *Reader) SignIndex(d Draft) map[string]int {
	if r.Spelling != nil && (isUnlettered(d) || r.isLatin(d)) {
		return r.spelled(d)
	}
	index := map[string]int{}
	for i, c := range d.Choices {
		if c.Label.Sign != "" {
			index[c.Label.Sign] = i
		}
		if c.Label.List == line.CountedList || r.Counted && c.Label.Sign != "" { // the author's labels were numbers, and so are the answers
			index[lexicon.DecimalText(i+1)] = i
		}
	}
	if len(index) > 0 {
		return index
	}
	for i := range d.Choices {
		index[r.Letters[0][i%26]] = i
	}
	countChoices(d, index)
	return index
}

// countChoices adds the numbers of choices of which none is a number itself.
func countChoices(d Draft, index map[string]int) {
	for _, c := range d.Choices {
		if lexicon.IsNumber(c.Text()) {
			return
		}
	}
	for i := range d.Choices {
		index[lexicon.DecimalText(i+1)] = i
	}
}

// spelled is the index of choices that the answers of a document count in an alphabet of
// its language. A letter that stands at other places in two of those it may be, as the
// third of Cyrillic looks like the second of Latin, names none.
func (r *Reader) spelled(d Draft) map[string]int {
	index, torn := map[string]int{}, map[string]bool{}
	for _, alphabet := range r.Spelling {
		for i := range min(len(d.Choices), len(alphabet)) {
			if lexicon.Place(alphabet[i], alphabet) <= i {
				continue // it is folded to the one before: "ą"
			}
			if k, known := index[alphabet[i]]; known && k != i {
				torn[alphabet[i]] = true
			}
			index[alphabet[i]] = i
		}
	}
	for sign := range torn {
		delete(index, sign)
	}
	countChoices(d, index)
	return index
}

// Spell finds the alphabets in which the answers of a document count choices that have no
// letters, or the Latin ones that a word processor gives them: those that have the letters of
// all answers, each at the place of a choice. nil where all are Latin.
func (r *Reader) Spell(ds []Draft) [][]string {
	signs, most, foreign, lettered := map[string]int{}, 0, false, true
	add := func(value string, choices int) {
		for _, part := range namedLetters(value) {
			c, _ := utf8.DecodeRuneInString(part)
			sign := lexicon.Fold(part)
			signs[sign] = min(choices, cmp.Or(signs[sign], choices))
			foreign = foreign || !unicode.Is(unicode.Latin, c)
		}
	}
	for i := range ds {
		d := &ds[i]
		unlettered := isUnlettered(*d)
		if len(d.Choices) < 2 || !unlettered && !r.isLatin(*d) || IsTruthPair(d.Choices) {
			continue
		}
		lettered = lettered && !unlettered
		most = max(most, len(d.Choices))
		for _, n := range d.Notes {
			if n.Class == lexicon.AnswerWord {
				add(n.Value.Text, len(d.Choices))
			}
		}
	}
	if most == 0 {
		return nil
	}
	for _, g := range keyGroups(r.Keys.Entries) {
		if r.tellTruths(ds, g) || slices.ContainsFunc(g, func(e *answerkey.KeyEntry) bool { _, judges := r.TruthOf(e.Value.Text, false); return judges }) {
			continue // letters among these are those of words for true and false
		}
		for _, e := range g {
			add(e.Value.Text, most)
		}
	}
	if !foreign || lettered && lastOf(r.Letters[0], signs) > 0 {
		return nil
	}
	written := writtenWith(ds)
	var out [][]string
	for _, alphabet := range r.Letters {
		if last := lastOf(alphabet, signs); last > 0 && !strings.ContainsFunc(strings.Join(alphabet[:last], ""), func(c rune) bool { return !written[c] }) {
			out = append(out, alphabet)
		}
	}
	return out
}

// namedLetters are the letters that an answer names, "B, C"; nil where it has other words.
func namedLetters(value string) []string {
	parts := lexicon.ListSplit.Split(strings.Trim(value, " .,;()[]"), -1)
	if slices.ContainsFunc(parts, func(part string) bool { return !isLetter(part) }) {
		return nil
	}
	return parts
}

// isLetter reports whether a text is one letter.
func isLetter(text string) bool {
	c, size := utf8.DecodeRuneInString(text)
	return size > 0 && size == len(text) && unicode.IsLetter(c)
}

// lastOf is the last place in an alphabet of some signs, 0 where it has not all, each at the
// place of a choice.
func lastOf(alphabet []string, signs map[string]int) int {
	last := 0
	for sign, choices := range signs {
		at := lexicon.Place(sign, alphabet)
		if at == 0 || at > choices {
			return 0
		}
		last = max(last, at)
	}
	return last
}

// writtenWith is the letters that questions and their choices are written with, folded: a
// language that has none of the letters of an alphabet does not count in it.
func writtenWith(ds []Draft) map[rune]bool {
	out := map[rune]bool{}
	add := func(l line.Line) {
		for _, c := range l.Folded() {
			out[c] = true
		}
	}
	for i := range ds {
		for _, l := range ds[i].Stem {
			add(l)
		}
		for _, c := range ds[i].Choices {
			for _, l := range c.Lines {
				add(l)
			}
		}
	}
	return out
}

// isUnlettered reports whether the choices of a question have no signs.
func isUnlettered(d Draft) bool {
	for _, c := range d.Choices {
		if c.Label.Sign != "" {
			return false
		}
	}
	return true
}

// isLatin reports whether the choices of a question have the first Latin letters.
func (r *Reader) isLatin(d Draft) bool {
	for i, c := range d.Choices {
		if c.Label.Kind != lexicon.LetterLabel || i >= len(r.Letters[0]) || c.Label.Sign != r.Letters[0][i] {
			return false
		}
	}
	return true
}

// countsOther reports whether a number or a letter is the place of one choice that does not
// bear it, and the text of another.
func (r *Reader) countsOther(d Draft, v string, index map[string]int) bool {
	sign := lexicon.Fold(strings.Trim(v, " .()"))
	if !(r.Counted && lexicon.IsNumber(sign)) && !(utf8.RuneCountInString(sign) == 1 && isUnlettered(d)) {
		return false
	}
	k := ChoiceByText(d, v)
	at, counts := index[sign]
	return k >= 0 && counts && at != k
}

// letterAndText is the choice whose letter and text an answer repeats, and nothing else, "D)
// A and B are correct"; -1 for none. The letter of a choice that has none, or a Latin one, may
// be that at its place in another alphabet.
func (r *Reader) letterAndText(d Draft, v string, index map[string]int) int {
	m := lexicon.LetterHead.FindStringSubmatch(v)
	if m == nil || m[2] == "" {
		return -1
	}
	sign := lexicon.Fold(m[1])
	at, known := index[sign]
	c, _ := utf8.DecodeRuneInString(m[1])
	foreign := !unicode.Is(unicode.Latin, c) && (isUnlettered(d) || r.isLatin(d))
	for k := range d.Choices {
		if lexicon.Same(m[2]) != lexicon.Same(d.Choices[k].Text()) {
			continue
		}
		if known && at == k || foreign && slices.ContainsFunc(r.Letters, func(alphabet []string) bool { return lexicon.Place(sign, alphabet) == k+1 }) {
			return k
		}
	}
	return -1
}
