package draft

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// IsRoot reports whether the sign before the text of a choice is a root, "√2" or
// "√(x + 1)", and no tick: a formula is one, and so is a sign right before an
// operand where the question has others or few questions have any.
func IsRoot(d Draft, found []MarkedChoice, telling, offering int) bool {
	ticked, roots, other := 0, 0, strings.Contains(d.StemText(), "√")
	for k, c := range d.Choices {
		first := c.Lines[0]
		text := strings.TrimLeft(first.Text, " ")
		if found[k].Sign != FrontRoot {
			other = other || strings.Contains(c.Text(), "√")
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

// IsRootBehind reports whether the sign behind the text of choices is what is left of a
// root in a formula: another root stands in them, or a formula.
func IsRootBehind(d Draft, found []MarkedChoice) bool {
	for k, c := range d.Choices {
		roots := strings.Count(c.Text(), "√")
		if found[k].Sign == BackRoot {
			roots--
		}
		if roots > 0 || slices.ContainsFunc(c.Lines, func(l line.Line) bool {
			return slices.ContainsFunc(l.Runs, func(r page.Run) bool { return r.Kind == page.FormulaRun })
		}) {
			return true
		}
	}
	return false
}

// BackRoot is the sign of a choice with a root or a tick of its kind behind it.
const BackRoot = "back √"

// FrontRoot is the sign of a choice with a root or a tick of its kind before it.
const FrontRoot = "front √"

// beginsFormula reports whether the first thing on a line is a formula.
func beginsFormula(l line.Line) bool {
	for _, run := range l.Runs {
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
	return unicode.IsDigit(r) || strings.ContainsRune("({[", r) || lexicon.IsASCIILetter(byte(r)) && r < utf8.RuneSelf && !unicode.IsLetter(next)
}
