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

// HeadedRow is how long a line is at the most, in letters, that may be a heading.
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

// BareEnds are where the words of choices begin behind letters that stand alone before
// them, "A Rome", "B Oslo", "C Lima": nil unless all have the letters of their places, and
// enough of them that these are no words.
func BareEnds(texts []string) []int {
	if len(texts) < LeastBareLetters || len(texts) > lexicon.MaxChoices {
		return nil
	}
	ends := make([]int, len(texts))
	last := ""
	for k, text := range texts {
		sign, end := aloneLetter(text)
		if k == 0 && lexicon.PartPlace(sign) != 1 || k > 0 && !lexicon.PartFollows(last, sign) {
			return nil
		}
		last, ends[k] = sign, end
	}
	return ends
}

// aloneLetter is the folded letter alone before a text, and where that begins. A dash
// between them is a sign of its own.
func aloneLetter(text string) (sign string, end int) {
	at := strings.IndexAny(text, " \t")
	if at <= 0 || at > longestAlone {
		return "", 0
	}
	rest := strings.TrimLeft(text[at:], " \t")
	if first, _, _ := strings.Cut(rest, " "); strings.Trim(first, "-–—:=→⇒>") == "" {
		return "", 0
	}
	return lexicon.Fold(text[:at]), len(text) - len(rest)
}

// longestAlone is how many bytes write a letter: "الف".
const longestAlone = 6
