package draft

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/lexicon"
)

// choiceExactly is the only choice that is an answer sign by sign; -1 for none.
func choiceExactly(d Draft, v string) int {
	v = strings.TrimSpace(v)
	return onlyChoice(d, func(text string) bool { return strings.TrimSpace(text) == v })
}

// ChoiceByText is the only choice that says what an answer says: sign by sign, or but
// for the signs at its ends; -1 for none or several.
func ChoiceByText(d Draft, v string) int {
	if k := choiceExactly(d, v); k >= 0 {
		return k
	}
	want, found := lexicon.Same(v), -1
	if want == "" {
		want = strings.TrimSpace(v)
	}
	for i, c := range d.Choices {
		have := lexicon.Same(c.Text())
		if have == "" {
			have = strings.TrimSpace(c.Text())
		}
		if have == want {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// choiceUnspaced is the only choice that is the answer but for spaces, "x={1}" for
// "x = {1}"; -1 for none.
func choiceUnspaced(d Draft, v string) int {
	bare := func(s string) string { return strings.Join(strings.Fields(lexicon.Same(s)), "") }
	want := bare(v)
	if len(want) < leastUnspaced && !(len(want) > 1 && strings.ContainsAny(want, "0123456789") && strings.IndexFunc(want, unicode.IsLetter) > 0) {
		return -1 // but "6A" for "6 A"
	}
	return onlyChoice(d, func(text string) bool { return bare(text) == want })
}

// onlyChoice is the one choice whose text is so; -1 where none is, or several.
func onlyChoice(d Draft, is func(text string) bool) int {
	found := -1
	for i, c := range d.Choices {
		if !is(c.Text()) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// leastUnspaced is how many bytes such an answer has.
const leastUnspaced = 4
