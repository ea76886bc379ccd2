package vote

import (
	"slices"
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// behindStem is what stands in brackets at the end of a stem, where the closing one may
// have been forgotten.
var behindStem = pattern.Guarded(pattern.Holds("(（["), `\s*[(（\[]\s*([^()（）\[\]]{1,80}?)\s*[)）\]]?\s*[.。?？؟:：]?$`)

// Bounds of answers in brackets.
const (
	leastNamed = 3 // questions that name one of their choices so
	leastBegun = 3 // letters of a choice that say which one is meant
)

// namedBehind reads the right choice that stands in brackets behind the stem in its own
// words, "Which of them flies? (owl)", where nearly all questions without another key
// name one of their choices so, and not all the same one. A bracket that belongs to the
// question names none: a word to put into a gap, or of which all ask the same.
func namedBehind(ds []draft.Draft) {
	open, exact := 0, 0
	named := map[int]string{} // the sign of the choice
	texts, stems := map[string]bool{}, map[string]bool{}
	for i, d := range ds {
		if len(d.Choices) < 2 || len(d.Stem) == 0 || d.HasAnswer() || d.StemKey != "" || d.Label.Key != "" {
			continue
		}
		open++
		if k, whole := choiceBehind(d); k >= 0 {
			named[i] = signAt(d, k)
			texts[plainly(d.Choices[k].Text())] = true
			stems[plainly(behindStem.ReplaceAllString(d.StemText(), ""))] = true
			if whole {
				exact++
			}
		}
	}
	if len(named) < leastNamed || exact*2 < len(named) || len(named)*10 < open*9 || len(texts) < 2 || len(stems)*4 < len(named)*3 {
		return
	}
	for i, sign := range named {
		k := len(ds[i].Stem) - 1
		l := ds[i].Stem[k]
		ds[i].StemKey = sign
		ds[i].Stem[k] = l.Cut(0, behindStem.FindStringIndex(l.Text)[0])
		ds[i].Stem[k].Label = l.Label
	}
}

// choiceBehind is the one choice that stands in brackets behind a stem, -1 for none, and
// whether it stands there as a whole and not only by its first letters.
func choiceBehind(d draft.Draft) (at int, whole bool) {
	text := d.Stem[len(d.Stem)-1].Text
	m := behindStem.FindStringSubmatchIndex(text)
	if m == nil || m[0] == 0 || line.BracketPoints.MatchString(text) || slices.ContainsFunc(d.Stem, flatten.HasBlank) {
		return -1, false
	}
	said, begun := plainly(text[m[2]:m[3]]), -1
	for k, c := range d.Choices {
		switch offered := plainly(c.Text()); {
		case offered == said:
			return k, true
		case len([]rune(said)) >= leastBegun && strings.HasPrefix(offered, said):
			if begun >= 0 {
				return -1, false
			}
			begun = k
		}
	}
	return begun, false
}

// plainly is a text without the dots and marks at its ends.
func plainly(s string) string { return strings.Trim(lexicon.Fold(s), " .,;:!?\"'") }

// signAt is how a key names a choice: by its letter, or counted where it has none.
func signAt(d draft.Draft, k int) string {
	if sign := d.Choices[k].Label.Sign; sign != "" {
		return sign
	}
	return lexicon.DecimalText(k + 1)
}
