package richtext

import (
	"strconv"
	"strings"
)

// ItemLabel is what stands before item i (from 0) of a list: "•", "3.", "c.".
func ItemLabel(l List, i int) string {
	n := i + max(l.Start, 1)
	switch l.Style {
	case Decimal:
		return strconv.Itoa(n) + "."
	case LowerAlpha:
		return Letters(n) + "."
	case UpperAlpha:
		return strings.ToUpper(Letters(n)) + "."
	case LowerRoman:
		return Roman(n) + "."
	case UpperRoman:
		return strings.ToUpper(Roman(n)) + "."
	default:
		return "•"
	}
}

// Letters counts 1 as "a", 26 as "z" and 27 as "aa", 28 as "bb", the way word
// processors letter their lists.
func Letters(n int) string {
	if n < 1 {
		return ""
	}
	return strings.Repeat(string(rune('a'+(n-1)%26)), min((n-1)/26+1, 30))
}

// Roman writes 1 to 3999 in lower-case Roman numerals, other numbers in digits.
func Roman(n int) string {
	if n < 1 || n > 3999 {
		return strconv.Itoa(n)
	}
	values := []int{1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}
	signs := []string{"m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"}
	var b strings.Builder
	for i, v := range values {
		for ; n >= v; n -= v {
			b.WriteString(signs[i])
		}
	}
	return b.String()
}
