package typeset

import (
	"regexp"
	"strings"

	"formwright/shared/formula"
	"formwright/shared/page"
)

// mathRE finds LaTeX between its delimiters.
var mathRE = regexp.MustCompile(`\$\$[^$]+\$\$|\$[^$\n]+\$|\\\([^\n]+?\\\)|\\\[[^\n]+?\\\]`)

// FormulaAt is how many bytes at the beginning of s are LaTeX between its
// delimiters, 0 for none; what stands in them is not to be taken for marks.
func FormulaAt(s string) int {
	if loc := leadingMath.FindStringIndex(s); loc != nil {
		return loc[1]
	}
	return 0
}

// leadingMath is mathRE at the beginning only, so that asking at every sign of a
// line does not search the rest of it each time.
var leadingMath = regexp.MustCompile(`^(?:` + mathRE.String() + `)`)

// laTeXSign is what tells a formula from two prices: a command, a script or a
// single letter.
var laTeXSign = regexp.MustCompile(`\\[A-Za-z]+|[\^_{}]|^\s*[A-Za-z]\s*$`)

// maxFormulas bounds the formulas of one paragraph; what follows stays as typed.
const maxFormulas = 1000

// Formulas cuts the formulas that are typed as LaTeX out of text.
func Formulas(runs []page.Run) []page.Run {
	for i, r := range runs {
		if r.Kind == page.TextRun && strings.ContainsAny(r.Text, `$\`) {
			out := append([]page.Run(nil), runs[:i]...)
			left := maxFormulas
			for _, r := range runs[i:] {
				out = appendFormulas(out, r, &left)
			}
			return out
		}
	}
	return runs
}

func appendFormulas(out []page.Run, r page.Run, left *int) []page.Run {
	if r.Kind != page.TextRun || r.Marks.Code {
		return append(out, r)
	}
	text := func(s string) {
		if s != "" {
			out = append(out, page.Run{Text: s, Marks: r.Marks, Confidence: r.Confidence})
		}
	}
	rest, from := r.Text, 0
	for {
		loc := mathRE.FindStringIndex(rest[from:])
		if loc == nil || *left <= 0 {
			text(rest)
			return out
		}
		*left-- // tries count too: a formula that is none may be long
		f, ok := asFormula(rest[from+loc[0] : from+loc[1]])
		if !ok {
			from += loc[0] + 1 // a lone dollar: go on behind it
			continue
		}
		text(rest[:from+loc[0]])
		out = append(out, page.Run{Kind: page.FormulaRun, Marks: r.Marks, Formula: &f})
		rest, from = rest[from+loc[1]:], 0
	}
}

// asFormula reads delimited LaTeX. Its readable line is what the author typed.
func asFormula(source string) (page.Formula, bool) {
	body, display := source, false
	switch {
	case strings.HasPrefix(source, "$$"), strings.HasPrefix(source, `\[`):
		body, display = source[2:len(source)-2], true
	case strings.HasPrefix(source, `\(`):
		body = source[2 : len(source)-2]
	default:
		body = source[1 : len(source)-1]
		if strings.TrimSpace(body) != body || !laTeXSign.MatchString(body) {
			return page.Formula{}, false
		}
	}
	node, err := formula.FromLaTeX(body)
	if err != nil {
		return page.Formula{}, false
	}
	return page.Formula{LaTeX: strings.TrimSpace(body), MathML: node.MathML(display), Text: source, Display: display}, true
}
