package text

import (
	"regexp"
	"strings"

	"formwright/shared/formula"
	"formwright/shared/page"
)

// A typed blank is at least this many underscores or dots.
var blankRE = regexp.MustCompile(`_{3,}|\.{5,}|…{2,}|(?:\. ){4,}\.`)

// mathRE finds LaTeX between its delimiters.
var mathRE = regexp.MustCompile(`\$\$[^$]+\$\$|\$[^$\n]+\$|\\\([^\n]+?\\\)|\\\[[^\n]+?\\\]`)

// plainRuns splits a line into text, tabs, blanks and formulas, all set alike.
func plainRuns(s string, m page.Marks) []page.Run {
	var out []page.Run
	for s != "" {
		loc := mathRE.FindStringIndex(s)
		if loc == nil {
			break
		}
		f, ok := asFormula(s[loc[0]:loc[1]])
		if !ok {
			loc[1] = loc[0] + 1 // a lone dollar: go on behind it
			out = blankRuns(out, s[:loc[1]], m)
		} else {
			out = blankRuns(out, s[:loc[0]], m)
			out = append(out, page.Run{Kind: page.FormulaRun, Marks: m, Formula: &f})
		}
		s = s[loc[1]:]
	}
	return merge(blankRuns(out, s, m))
}

func blankRuns(out []page.Run, s string, m page.Marks) []page.Run {
	for s != "" {
		loc := blankRE.FindStringIndex(s)
		if loc == nil {
			return tabRuns(out, s, m)
		}
		out = tabRuns(out, s[:loc[0]], m)
		out = append(out, page.Run{Kind: page.BlankRun, Text: s[loc[0]:loc[1]], Marks: m})
		s = s[loc[1]:]
	}
	return out
}

func tabRuns(out []page.Run, s string, m page.Marks) []page.Run {
	for i, piece := range strings.Split(s, "\t") {
		if i > 0 {
			out = append(out, page.Run{Kind: page.TabRun, Marks: m})
		}
		if piece != "" {
			out = append(out, page.Run{Text: piece, Marks: m})
		}
	}
	return out
}

// merge joins neighbouring text that is set alike.
func merge(runs []page.Run) []page.Run {
	var out []page.Run
	for _, r := range runs {
		if n := len(out); n > 0 && r.Kind == page.TextRun && out[n-1].Kind == page.TextRun && out[n-1].Marks == r.Marks {
			out[n-1].Text += r.Text
			continue
		}
		out = append(out, r)
	}
	return out
}

// laTeXSign is what tells a formula from two prices: a command, a script or a
// single letter.
var laTeXSign = regexp.MustCompile(`\\[A-Za-z]+|[\^_{}]|^\s*[A-Za-z]\s*$`)

// asFormula reads delimited LaTeX. Its readable line is what the author typed.
func asFormula(source string) (page.Formula, bool) {
	body, display := source, false
	switch {
	case strings.HasPrefix(source, "$$"):
		body, display = source[2:len(source)-2], true
	case strings.HasPrefix(source, `\[`):
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
