package qti2

import (
	"formwright/shared/formula"
	"formwright/shared/richtext"
)

// validMath is the formula as MathML that the schema allows: written anew from
// what was read, because the schema counts the children of every element. A
// formula known in LaTeX only is read from that.
func validMath(m richtext.Math) (string, bool) {
	if _, ok := richtext.CleanMathML(m.MathML); ok {
		if n, err := formula.FromMathML(m.MathML); err == nil && !n.IsEmpty() {
			return n.MathML(m.Display), true
		}
	}
	n, err := formula.FromLaTeX(m.LaTeX)
	if err != nil || n.IsEmpty() {
		return "", false
	}
	return n.MathML(m.Display), true
}
