package draft

import (
	"math"
	"strconv"
	"strings"
	"unicode"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// worthTerms reads what the points of a question are made up of, with the
	// word for points before or behind them: "[Marks: 2 * 3 = 6]", "(4+3)".
	worthTerms = pattern.New(`(?i)[(\[（【]\s*(` + line.PointWord + `\s*[:=：]?)?\s*(\d{1,2}(?:\s*\+\s*\d{1,2})+|\d{1,2}(?:[.,]\d{1,2})?\s*[*×x]\s*\d{1,2}(?:[.,]\d{1,2})?)\s*(?:=\s*(\d{1,3}(?:[.,]\d{1,2})?))?\s*(` + line.PointWord + `)?\.?\s*[)\]）】]`)
)

// sharesWorth reports whether the points of a question are made up of as many
// terms as there are lettered lines below it, each of which is then worked on
// for its own: "Q2. (4+6)", "a) Draw …", "b) Find …". Sums without a word for
// points stand alone behind the number, as "What is (4+6)?" asks for one; a
// product with its result, "(5×2=10)", asks nothing.
func (d Draft) sharesWorth() bool {
	if d.Choices[0].Label.Upper || flatten.EndsAsking(d.StemText()) || d.Multiple || d.Single {
		return false
	}
	for i, l := range d.Stem {
		m := worthTerms.FindStringSubmatch(l.Text)
		if m == nil {
			continue
		}
		worded := m[1] != "" || m[4] != "" || line.ProductPoints.MatchString(l.Text)
		if !worded && (i > 0 || strings.Trim(l.Text, " \t.:") != strings.TrimSpace(m[0]) || !d.choicesTell()) {
			continue
		}
		return makesUp(m[2], m[3], len(d.Choices))
	}
	return false
}

// makesUp reports whether terms, which give the total where there is one, are
// as many as the parts: one summand for each, or the same for all of them.
func makesUp(terms, total string, parts int) bool {
	sum, product, of := 0.0, 1.0, false
	all := strings.FieldsFunc(terms, func(r rune) bool { return !unicode.IsDigit(r) && r != '.' && r != ',' })
	for _, t := range all {
		n := termOf(t)
		sum, product, of = sum+n, product*n, of || n == float64(parts)
	}
	whole := product
	if strings.Contains(terms, "+") {
		whole, of = sum, len(all) == parts
	}
	return of && (total == "" || math.Abs(termOf(total)-whole) < 0.01)
}

func termOf(s string) float64 {
	n, _ := strconv.ParseFloat(strings.ReplaceAll(s, ",", "."), 64) // as worthTerms reads it
	return n
}

// choicesTell reports whether every choice has words, none a number alone.
func (d Draft) choicesTell() bool {
	for _, c := range d.Choices {
		if len(strings.Fields(c.Text())) < 2 || !strings.ContainsFunc(c.Text(), unicode.IsLetter) {
			return false
		}
	}
	return true
}
