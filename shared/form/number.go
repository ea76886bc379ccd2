package form

import (
	"strings"

	"formwright/shared/quiz"
)

// numberFits reports whether what was typed is a number that counts. A comma
// may part the decimals or the thousands; where it can be either, either counts.
func numberFits(typed string, r quiz.Number) bool {
	if r.Key == nil {
		return false
	}
	for _, spelling := range spellings(typed, r.Unit) {
		n, err := quiz.ParseDecimal(spelling)
		if err == nil && n.Cmp(r.Key.Min) >= 0 && n.Cmp(r.Key.Max) <= 0 {
			return true
		}
	}
	return false
}

// spellings are the plain numbers that a typed one may mean.
func spellings(typed, unit string) []string {
	s := folded(typed, false)
	if u := folded(unit, false); u != "" {
		s = strings.TrimSuffix(s, u)
	}
	s = strings.Map(plainDigit, s)
	commas, points := strings.Count(s, ","), strings.Count(s, ".")
	switch {
	case commas == 0 && points <= 1:
		return []string{s}
	case commas == 0:
		return []string{strings.ReplaceAll(s, ".", "")} // 1.000.000
	case points > 0 && strings.LastIndex(s, ",") < strings.Index(s, "."):
		return []string{strings.ReplaceAll(s, ",", "")} // 1,000.5
	case points > 0 && commas == 1:
		return []string{strings.ReplaceAll(strings.ReplaceAll(s, ".", ""), ",", ".")} // 1.000,5
	case points > 0:
		return nil
	case commas > 1:
		return []string{strings.ReplaceAll(s, ",", "")} // 1,000,000
	case len(s)-strings.Index(s, ",") == 4:
		return []string{strings.Replace(s, ",", ".", 1), strings.Replace(s, ",", "", 1)} // 1,000
	}
	return []string{strings.Replace(s, ",", ".", 1)}
}

// plainDigit spells digits and signs of other scripts as ours, and leaves out
// what only parts digits.
func plainDigit(r rune) rune {
	for _, zero := range []rune{'٠', '۰', '०', '০', '๐', '０'} {
		if r >= zero && r <= zero+9 {
			return '0' + r - zero
		}
	}
	switch r {
	case '٫':
		return '.'
	case '٬', ' ', '\'', '_':
		return -1
	}
	return r
}
