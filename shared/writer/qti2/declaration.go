package qti2

import (
	"fmt"
	"strconv"

	"formwright/shared/quiz"
)

// mapEntry is what one answer is worth.
type mapEntry struct {
	key   string
	value quiz.Decimal
	cased *bool // nil for identifiers and pairs
}

// declared writes a responseDeclaration. Without values there is no
// correctResponse, without entries no mapping.
func (q *question) declared(id, cardinality, base string, values []string, entries ...mapEntry) {
	b := &q.declare
	fmt.Fprintf(b, `<responseDeclaration identifier="%s" cardinality="%s" baseType="%s">`, id, cardinality, base)
	if len(values) > 0 {
		b.WriteString("<correctResponse>")
		for _, v := range values {
			b.WriteString("<value>" + text(v) + "</value>")
		}
		b.WriteString("</correctResponse>")
	}
	if len(entries) > 0 {
		b.WriteString(`<mapping defaultValue="0">`)
		for _, e := range entries {
			b.WriteString(e.xml())
		}
		b.WriteString("</mapping>")
	}
	b.WriteString("</responseDeclaration>\n")
}

func (e mapEntry) xml() string {
	cased := ""
	if e.cased != nil {
		cased = ` caseSensitive="` + strconv.FormatBool(*e.cased) + `"`
	}
	return `<mapEntry mapKey="` + attr(e.key) + `" mappedValue="` + e.value.String() + `"` + cased + "/>"
}

// evenShares are n shares that add up to exactly 1.
func evenShares(n int) []quiz.Decimal {
	const places = 6
	shares := make([]quiz.Decimal, n)
	rest := quiz.Int(1)
	for i := range shares {
		shares[i] = quiz.Int(1).DivRound(quiz.Int(int64(n)), places)
		if i == n-1 {
			shares[i] = rest
		}
		rest = rest.Sub(shares[i])
	}
	return shares
}
