package draft

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
)

// choiceByInitials is the only choice whose words begin with the capitals of an
// answer, "NG" for "Not given"; -1 for none.
func choiceByInitials(d Draft, v string) int {
	if len(v) < 2 || lexicon.IsLonger(v, mostInitials) || strings.IndexFunc(v, func(c rune) bool { return c < 'A' || c > 'Z' }) >= 0 {
		return -1
	}
	return onlyChoice(d, func(text string) bool { return initials(text) == v })
}

// mostInitials is how many letters such an answer has.
const mostInitials = 3

// initials are the first letters of the words of a text as capitals.
func initials(text string) string {
	var b strings.Builder
	for w := range strings.FieldsSeq(text) {
		c, _ := utf8.DecodeRuneInString(w)
		b.WriteRune(unicode.ToUpper(c))
	}
	return b.String()
}
