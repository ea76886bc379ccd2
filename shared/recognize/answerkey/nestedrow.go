package answerkey

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// An answer of a key may count items of its own: "1. 1-b, 2-a, 3-c  2. a, b", or, of a
// task, "1. 1. am 2. is", "1. (1) am (2) is (3) are". Their numbers are none of the row's.

// nestedItems are the items of such an answer.
var nestedItems = pattern.Guarded(func(s string) bool { return strings.HasPrefix(strings.TrimLeft(s, "(（"), "1") }, `^[(（]?1\s?([-–.):=：、．）।۔])\s*[^\s\d].*?[\s,;][(（]?2\s?([-–.):=：、．）।۔])\s*\S`)

// nests reports whether what stands behind a number counts items.
func nests(value string) bool {
	m := nestedItems.FindStringSubmatch(value)
	return m != nil && m[1] == m[2]
}

// nestsAlone reports whether a line gives the answers to the items of one task.
func nestsAlone(digits string) bool {
	own, nested := ownChain(digits)
	return nested && len(own) < 2
}

// ownChain finds the numbers that count on in a line and have the sign of the first
// one behind them, and tells whether an answer among them counts items.
func ownChain(digits string) (chain []sequencePlace, nested bool) {
	found := sequenceNumber.FindAllStringSubmatchIndex(digits, -1)
	if len(found) == 0 || strings.Trim(digits[:found[0][2]], lexicon.Whitespace+"(（") != "" {
		return nil, false
	}
	sign := signBehind(digits, found[0])
	own := slices.DeleteFunc(slices.Clone(found), func(m []int) bool { return signBehind(digits, m) != sign })
	if first := digits[found[0][1]:]; nests(first) && strings.HasPrefix(strings.TrimLeft(first[1:], lexicon.Whitespace), sign) {
		return nil, true
	}
	chain = chainOf(own, digits)
	return chain, slices.ContainsFunc(chain, func(p sequencePlace) bool { return nests(digits[p.value:]) })
}

// signBehind is the sign behind the number of a match.
func signBehind(digits string, m []int) string {
	sign := strings.TrimLeft(digits[m[3]:m[1]], lexicon.Whitespace)
	_, size := utf8.DecodeRuneInString(sign)
	return sign[:size]
}
