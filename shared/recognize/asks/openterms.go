package asks

import (
	"strings"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// openTerm is a term of numbers, letters and signs that ends before what it equals:
// "c · (5 − a) =", "(a + b)2 = ....".
var openTerm = pattern.Guarded(pattern.Holds("="), `^[^\p{L}\p{M}=]*(?:\p{L}{1,2}(?:[^\p{L}\p{M}=]+|$))*\p{L}{0,2}[^\p{L}\p{M}=]*=(?:[\s.…_=]*)$`)

// OpenTerm reports whether a line is a term whose value is asked. One without a sign of
// arithmetic sets a name: "x =".
func OpenTerm(l line.Line) bool {
	return l.Kind == line.TextLine && openTerm.MatchString(l.Text) && strings.ContainsAny(l.Text, "+−–*·•×÷:/(^") && strings.ContainsAny(l.Text, "0123456789(+·×:/")
}
