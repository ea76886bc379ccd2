package formula

import (
	"strings"
)

// LaTeX is the formula in LaTeX, with the commands of amsmath and amssymb and
// without delimiters.
func (n Node) LaTeX() string {
	w := &latexWriter{}
	w.node(n)
	return strings.TrimSpace(w.String())
}

type latexWriter struct {
	strings.Builder
	word bool // ends in a command, so that a letter must keep a distance
}

// put writes a piece of LaTeX.
func (w *latexWriter) put(s string) {
	if s == "" {
		return
	}
	if w.word && isASCIILetter(s[0]) {
		w.WriteByte(' ')
	}
	w.WriteString(s)
	w.word = endsInCommand(s)
}

func isASCIILetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// longestCommand bounds the look back over letters, so that long names cost no
// more than their length.
const longestCommand = 32

func endsInCommand(s string) bool {
	s = s[max(0, len(s)-longestCommand):]
	i := len(s)
	for i > 0 && isASCIILetter(s[i-1]) {
		i--
	}
	return i > 0 && i < len(s) && s[i-1] == '\\'
}

// group writes a node in braces.
func (w *latexWriter) group(n Node) {
	w.put("{")
	w.node(n)
	w.put("}")
}

// script writes a sub- or superscript, without braces when it is one character.
func (w *latexWriter) script(sign string, n Node) {
	if n.IsEmpty() {
		return
	}
	if sign == "^" && n.Kind == Ident && (n.Text == "′" || n.Text == "″" || n.Text == "‴") {
		w.node(n)
		return
	}
	w.put(sign)
	if (n.Kind == Ident || n.Kind == Number) && len(n.Text) == 1 && n.Style == "" {
		w.put(n.Text)
		return
	}
	w.group(n)
}

func (w *latexWriter) node(n Node) {
	switch n.Kind {
	case Row:
		for _, c := range n.Args {
			w.node(c)
		}
	case Ident:
		w.ident(n)
	case Number:
		w.styled(n.Style, n.Text)
	case Operator:
		w.styled(n.Style, signs(n.Text))
	case Text:
		w.put(`\text{` + escapeText(n.Text) + "}")
	case Space:
		w.put(`\ `)
	case Fraction:
		w.fraction(n)
	case Script:
		w.base(n.arg(0))
		w.script("_", n.arg(1))
		w.script("^", n.arg(2))
	case PreScript:
		w.put("{}")
		w.script("_", n.arg(1))
		w.script("^", n.arg(2))
		w.base(n.arg(0))
	case Root:
		w.put(`\sqrt`)
		if d := n.arg(1); !d.IsEmpty() {
			w.put("[{")
			w.node(d)
			w.put("}]")
		}
		w.group(n.arg(0))
	case Nary:
		w.nary(n)
	default:
		w.structure(n)
	}
}

func (w *latexWriter) structure(n Node) {
	switch n.Kind {
	case Fence:
		w.fence(n)
	case Matrix:
		w.table("matrix", n.Args)
	case Lines:
		rows := make([]Node, len(n.Args))
		for i, line := range n.Args {
			rows[i] = Node{Args: cells(line)}
		}
		w.table("aligned", rows)
	case Accent:
		w.accent(n)
	case Bar:
		w.put(map[bool]string{true: `\underline`, false: `\overline`}[n.Form == Below])
		w.group(n.arg(0))
	case Function:
		w.node(n.arg(0))
		w.group(n.arg(1))
	case Limits:
		w.limits(n)
	case Brace:
		w.brace(n)
	case Box:
		w.put(`\boxed`)
		w.group(n.arg(0))
	case Phantom:
		w.put(`\phantom`)
		w.group(n.arg(0))
	}
}

// base writes what scripts belong to. Only one character may stand without
// braces.
func (w *latexWriter) base(n Node) {
	switch n.Kind {
	case Ident, Operator, Fence, Accent, Bar:
		w.node(n)
	case Number:
		w.node(n)
	default:
		w.group(n)
	}
}

func (w *latexWriter) fraction(n Node) {
	switch n.Form {
	case Linear, Skewed:
		w.group(n.arg(0))
		w.put("/")
		w.group(n.arg(1))
		return
	case NoBar:
		w.put(`\genfrac{}{}{0pt}{}`)
	default:
		w.put(`\frac`)
	}
	w.group(n.arg(0))
	w.group(n.arg(1))
}

func (w *latexWriter) nary(n Node) {
	w.put(sign(n.Text))
	if stacked := n.Form == Stacked; stacked == isIntegral(n.Text) && !(n.arg(0).IsEmpty() && n.arg(1).IsEmpty()) {
		w.put(map[bool]string{true: `\limits`, false: `\nolimits`}[stacked])
	}
	w.script("_", n.arg(0))
	w.script("^", n.arg(1))
	if body := n.arg(2); !body.IsEmpty() {
		w.group(body)
	}
}

// fence writes brackets; two shapes have environments of their own.
func (w *latexWriter) fence(n Node) {
	if len(n.Args) == 1 {
		if only := n.Args[0]; only.Kind == Matrix && matrixOf(n.Open, n.Close) != "" {
			w.table(matrixOf(n.Open, n.Close), only.Args)
			return
		} else if only.Kind == Lines && n.Open == "{" && n.Close == "" {
			w.cases(only)
			return
		}
	}
	w.put(`\left` + delimiter(n.Open))
	for i, c := range n.Args {
		if i > 0 && n.Text != "" {
			w.put(separator(n.Text))
		}
		w.node(c)
	}
	w.put(`\right` + delimiter(n.Close))
}

func separator(s string) string {
	if s == "|" {
		return `\middle|`
	}
	return signs(s)
}

func (w *latexWriter) cases(lines Node) {
	rows := make([]Node, len(lines.Args))
	for i, line := range lines.Args {
		rows[i] = Node{Args: cells(line)}
	}
	w.table("cases", rows)
}

func delimiter(s string) string {
	if s == "" {
		return "."
	}
	return sign(s)
}

// matrixOf is the amsmath environment for a pair of brackets.
func matrixOf(open, close string) string {
	switch open + close {
	case "()":
		return "pmatrix"
	case "[]":
		return "bmatrix"
	case "{}":
		return "Bmatrix"
	case "||":
		return "vmatrix"
	case "‖‖":
		return "Vmatrix"
	}
	return ""
}

func (w *latexWriter) table(name string, rows []Node) {
	w.put(`\begin{` + name + "}")
	for i, r := range rows {
		if i > 0 {
			w.put(`\\`)
		}
		for j, c := range r.Args {
			if j > 0 {
				w.put("&")
			}
			w.node(c)
		}
	}
	w.put(`\end{` + name + "}")
}

func (w *latexWriter) accent(n Node) {
	for _, a := range accents() {
		if a.mark == n.Text {
			w.put(a.latex)
			w.group(n.arg(0))
			return
		}
	}
	w.group(n.arg(0))
}

func (w *latexWriter) limits(n Node) {
	base, under, over := n.arg(0), n.arg(1), n.arg(2)
	if base.Kind == Ident && takesLimits(base.Text) {
		w.node(base)
		w.script("_", under)
		w.script("^", over)
		return
	}
	if base.Kind == Brace { // a label on a brace
		w.node(base)
		w.script("_", under)
		w.script("^", over)
		return
	}
	if !over.IsEmpty() {
		w.put(`\overset`)
		w.group(over)
		base = Node{Kind: Row, Args: base.items()}
	}
	if under.IsEmpty() {
		w.group(base)
		return
	}
	if !over.IsEmpty() {
		w.put("{")
		defer w.put("}")
	}
	w.put(`\underset`)
	w.group(under)
	w.group(base)
}

func (w *latexWriter) brace(n Node) {
	switch {
	case n.Text == "⏟":
		w.put(`\underbrace`)
	case n.Text == "⏞":
		w.put(`\overbrace`)
	case n.Text == "→" && n.Form != Below:
		w.put(`\overrightarrow`)
	case n.Text == "←" && n.Form != Below:
		w.put(`\overleftarrow`)
	case n.Form == Below:
		w.put(`\underset{` + signs(n.Text) + "}")
	default:
		w.put(`\overset{` + signs(n.Text) + "}")
	}
	w.group(n.arg(0))
}
