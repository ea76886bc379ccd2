package rewrite

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/flatten"
)

// onlyNames reports whether the letters of a row stand side by side with nothing
// but a sign between them: they name something, and offer nothing.
func onlyNames(text string, row []flatten.Spot) bool {
	for k := 1; k < len(row); k++ {
		if strings.ContainsFunc(text[row[k-1].At+row[k-1].Label.End:row[k].At], func(c rune) bool { return unicode.IsLetter(c) || unicode.IsNumber(c) || unicode.IsSymbol(c) }) {
			return false
		}
	}
	return len(row) > 1
}

// namesAhead reports whether the letters of a row stand in brackets behind what they name:
// a comma follows each but the last.
func namesAhead(text string, row []flatten.Spot) bool {
	for _, s := range row[:len(row)-1] {
		behind := strings.TrimLeft(text[s.At+s.Label.End:], " ")
		if s.Label.Delim != '(' || !strings.HasPrefix(behind, ",") && !strings.HasPrefix(behind, ";") {
			return false
		}
	}
	return len(row) > 1
}
