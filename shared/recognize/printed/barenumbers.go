package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastBareNumbers is how many questions in a row a test with bare numbers has.
const leastBareNumbers = 5

// unsignedNumber is a number without a sign in front of words.
var unsignedNumber = pattern.New(`^(\d{1,3})(\s{2,}|\t|\s)\s*(\S.*)$`)

// BareNumbers writes a sign behind the numbers of a test that has none behind any of
// them, "4   hot ____", where they count on from 1 and a third of the lines ask or have
// room: in front of small letters a bare number looks like an amount.
func BareNumbers(lines []line.Line) []line.Line {
	var at []int
	small, asking, code := 0, 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Text == "" || !lexicon.IsDigit(l.Text[0]) {
			continue
		}
		if l.Label != nil {
			return lines
		}
		m := unsignedNumber.FindStringSubmatch(l.Text)
		if m == nil {
			if q, ok := line.NumberLabel(l.Text); ok && q.Signed() && q.End < len(l.Text) {
				return lines
			}
			continue
		}
		first, _ := utf8.DecodeRuneInString(m[3])
		wide := m[2] != " "
		if n := line.LastNumber(m[1]); n != len(at)+1 || !wide && !unicode.IsUpper(first) {
			continue
		}
		at = append(at, i)
		if unicode.IsLower(first) {
			small++
		}
		if flatten.EndsAsking(m[3]) || flatten.HasBlank(l) || strings.Contains(m[3], " / ") {
			asking++
		}
		if strings.ContainsAny(m[3], "{};=") {
			code++
		}
	}
	if len(at) < leastBareNumbers || small == 0 || asking*3 < len(at) || code*3 > len(at) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for n, i := range at {
		m := unsignedNumber.FindStringSubmatchIndex(lines[i].Text)
		out[i] = lines[i].From(m[6])
		out[i].Gap = lines[i].Gap
		out[i].Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "bare"}
	}
	return out
}
