package item

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/draft"
)

// leastOrders is how many such choices show what a question offers.
const leastOrders = 3

// offerOrders reports whether the choices are nothing but signs of the entries of two
// lists, as many in each: "a) 2 - 1 - 3", "b) I-c, II-a, III-b". One of them is right,
// and none is an entry to match.
func offerOrders(choices []draft.Choice) bool {
	length := 0
	for i, c := range choices {
		n := signsIn(c.Text())
		if n < 2 || i > 0 && n != length {
			return false
		}
		length = n
	}
	return len(choices) >= leastOrders
}

// signsIn counts the numbers, letters and Roman numbers that a text is made of; 0 where
// anything else stands in it.
func signsIn(text string) int {
	n := 0
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		digits := strings.TrimLeftFunc(word, unicode.IsDigit)
		if len(word)-len(digits) > 2 {
			return 0
		}
		if len(digits) < len(word) {
			n++
		}
		switch letters := []rune(digits); {
		case len(letters) == 0:
		case len(letters) == 1 && unicode.IsLetter(letters[0]), strings.Trim(digits, "IVX") == "", strings.Trim(digits, "ivx") == "":
			n++
		default:
			return 0
		}
	}
	return n
}
