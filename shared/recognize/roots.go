package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// isRoot reports whether the sign before the text of a choice is a root, "√2" or
// "√(x + 1)", and no tick: a formula is one, and so is a sign right before an
// operand where the question has others or few questions have any.
func isRoot(d draft, found []markedChoice, telling, offering int) bool {
	ticked, roots, other := 0, 0, strings.Contains(d.stemText(), "√")
	for k, c := range d.choices {
		first := c.lines[0]
		text := strings.TrimLeft(first.text, " ")
		if found[k].sign != frontRoot {
			other = other || strings.Contains(c.text(), "√")
			continue
		}
		ticked++
		if beginsFormula(first) {
			return true
		}
		if beginsOperand(strings.TrimPrefix(text, "√")) {
			roots++
		}
		other = other || strings.Count(text, "√") > 1
	}
	return roots > 0 && roots == ticked && (other || roots > 1 || telling*2 < offering)
}

// frontRoot is the sign of a choice with a root or a tick of its kind before it.
const frontRoot = "front √"

// beginsFormula reports whether the first thing on a line is a formula.
func beginsFormula(l line) bool {
	for _, run := range l.runs {
		if run.Kind == page.FormulaRun {
			return true
		}
		if strings.TrimSpace(run.Text) != "" {
			return false
		}
	}
	return false
}

// beginsOperand reports whether a text begins with a number, a bracket or a letter
// alone, as what stands under a root does.
func beginsOperand(s string) bool {
	r, size := utf8.DecodeRuneInString(s)
	next, _ := utf8.DecodeRuneInString(s[size:])
	return unicode.IsDigit(r) || strings.ContainsRune("({[", r) || isASCIILetter(byte(r)) && r < utf8.RuneSelf && !unicode.IsLetter(next)
}
