package lexicon

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// AreTruthInitials reports whether two texts are the first letters of a pair of
// words for true and false.
func AreTruthInitials(yes, no string) bool {
	return InitialPairs()[[2]string{Fold(yes), Fold(no)}]
}

// InitialPairs are those of every pair.
var InitialPairs = sync.OnceValue(func() map[[2]string]bool {
	out := map[[2]string]bool{}
	for _, p := range TruthPairs() {
		out[[2]string{Initial(p[0]), Initial(p[1])}] = true
	}
	return out
})

// Initial is the first letter of a word, with the vowel that India's writings set to it.
func Initial(word string) string {
	r, size := utf8.DecodeRuneInString(word)
	if IsIndic(r) {
		size += VowelLength(word[size:])
	}
	return Fold(word[:size])
}

// tellsInitials reports whether a line says which letter to put for true and which for
// false, with a word between that calls a statement true and begins with the first: "Write T
// where the sentence is true, or F where it is not".
func tellsInitials(line string) bool {
	if HasQuestionMark(line) {
		return false
	}
	yes, judged := "", false
	for w := range strings.FieldsFuncSeq(line, betweenWords) {
		switch {
		case utf8.RuneCountInString(w) == 1 && !judged:
			yes = w
		case utf8.RuneCountInString(w) == 1:
			return AreTruthInitials(yes, w)
		case yes != "" && Initial(w) == yes:
			side, sure := judgedBy(w)
			judged = judged || side > 0 && sure
		}
	}
	return false
}
