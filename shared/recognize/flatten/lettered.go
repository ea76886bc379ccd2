package flatten

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// OwnLettered is a line with the letter or the number of its own.
var OwnLettered = pattern.New(`^\(?(?:[A-Za-z]|\d{1,3})[).\]:][\s\p{Z}]`)

// Bounds of a row of capitals without a sign behind them.
const (
	LeastBareLetters = 3 // two may begin sentences: "A dog ran", "B flat"
	BareLetterWrap   = 3 // lines a choice goes on for
)

// BareCapital is the folded capital that stands alone before a text. A dash
// between them, "A - Rome", is a sign of its own.
func BareCapital(text string) string {
	letter, size := utf8.DecodeRuneInString(text)
	if !unicode.IsUpper(letter) || size >= len(text) || text[size] != ' ' {
		return ""
	}
	first, _, more := strings.Cut(strings.TrimLeft(text[size:], " "), " ")
	if first == "" || more && strings.Trim(first, "-–—:=→⇒>") == "" {
		return ""
	}
	return lexicon.Fold(text[:size])
}

// HeadedRow is how long a line is at the most, in bytes, that may be a heading.
const HeadedRow = 80

// LetterValue is the letter of an answer, or several, alone or with a reason
// behind a dash; a number or a sign for true and false.
var LetterValue = pattern.New(`^(?:[(\[]?(?:\p{L}|[ivx]{1,4}|[IVX]{1,4}|الف|[①-⑳])[)\].]?(?:(?:\s*,\s*\p{L})*\s*[-–—:]+\s+\S.*|(?:\s*,\s*\p{L})+)?|\d|[-+✓✗√×])$`)

// MostTitle is how many words the title of a row has: "Correct answer".
const MostTitle = 3

// OwnLetters reports which lines of a row begin with the letter of their place.
func OwnLetters(row []line.Line, letters [][]string) []bool {
	signs := make([]string, min(len(row), lexicon.MaxChoices))
	for k := range signs {
		if c, ok := row[k].TypedChoice(); ok && c.Kind == lexicon.LetterLabel {
			signs[k] = c.Sign
		}
	}
	own := make([]bool, len(row))
	if len(signs) == 0 || signs[0] == "" {
		return own
	}
	places := make([]int, len(signs))
	lexicon.Ordinals(places, signs, letters)
	for k, p := range places {
		own[k] = p == k+1
	}
	return own
}

// RomanParts are the Roman numbers of parts within parts.
func RomanParts() []string {
	return []string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"}
}

// LeastAlike is how many lines must be written in a way before it counts.
const LeastAlike = 2
