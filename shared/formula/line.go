package formula

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Line is the formula as a readable line such as "(a+b)/2". Parentheses stand
// only where the line would read differently without them.
func (n Node) Line() string {
	return norm.NFC.String(strings.TrimSpace(n.line()))
}

func (n Node) line() string {
	switch n.Kind {
	case Row:
		return joinLines(n.Args, "")
	case Space:
		return " "
	case Fraction:
		if n.Form == NoBar {
			return "(" + n.arg(0).line() + " over " + n.arg(1).line() + ")"
		}
		return n.arg(0).grouped() + "/" + n.arg(1).grouped()
	case Script:
		return n.arg(0).grouped() + scripts(n.arg(1), n.arg(2))
	case PreScript:
		return scripts(n.arg(1), n.arg(2)) + n.arg(0).grouped()
	case Limits:
		return n.arg(0).line() + scripts(n.arg(1), n.arg(2))
	case Root:
		return rootSign(n.arg(1)) + "(" + n.arg(0).line() + ")"
	case Nary:
		return n.Text + scripts(n.arg(0), n.arg(1)) + spaced(n.arg(2).line())
	case Fence:
		return n.Open + joinLines(n.Args, n.Text) + n.Close
	case Matrix:
		return matrixLine(n)
	case Lines:
		return joinLines(n.Args, "; ")
	case Function:
		return functionLine(n)
	case Accent:
		return marked(n.arg(0), n.Text)
	case Bar:
		return marked(n.arg(0), barMark(n.Form))
	case Brace, Box:
		return n.arg(0).line()
	case Phantom:
		return ""
	}
	return n.Text
}

func joinLines(nodes []Node, between string) string {
	parts := make([]string, len(nodes))
	for i, c := range nodes {
		parts[i] = c.line()
		if between != "" {
			continue
		}
		// A big operator or a named function must not run into what is before it.
		if i > 0 && c.Kind == Function && endsInWord(parts[i-1]) {
			parts[i] = " " + parts[i]
		}
	}
	return strings.Join(parts, between)
}

func endsInWord(s string) bool {
	c, _ := utf8.DecodeLastRuneInString(s)
	return c == ')' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func spaced(s string) string {
	if s == "" {
		return ""
	}
	return " " + s
}

// grouped is the line of an operand, in parentheses when it has several parts.
func (n Node) grouped() string { return n.group(n.line()) }

// group is grouped for the line s of the node. Whoever needs the line itself too
// asks for it once: twice at every level of a deep formula would never end.
func (n Node) group(s string) string {
	switch n.Kind {
	case Ident, Number, Operator, Text, Fence, Root, Accent, Bar, Space, Box, Brace:
		return s
	case Script:
		return s
	case Row:
		if len(n.Args) == 0 {
			return ""
		}
		if n.isProduct() {
			return s
		}
	}
	return "(" + s + ")"
}

// isProduct reports whether a row is a coefficient and one variable, such as
// 2x, which reads the same without parentheses above or below a stroke.
func (n Node) isProduct() bool {
	return len(n.Args) == 2 && n.Args[0].Kind == Number && n.Args[1].Kind == Ident && n.Args[1].Style != Upright
}

func scripts(sub, sup Node) string {
	out := ""
	if !sub.IsEmpty() {
		out = "_" + sub.script(sub.line())
	}
	if !sup.IsEmpty() {
		line := sup.line()
		if line == "′" || line == "″" || line == "°" {
			return out + line
		}
		out += "^" + sup.script(line)
	}
	return out
}

// script is how the line s of a script is shown: one token, or parentheses. A product needs
// them here, as x^2y would read as a power times y.
func (n Node) script(s string) string {
	switch n.Kind {
	case Ident, Number, Operator, Fence:
		return s
	}
	return "(" + s + ")"
}

func rootSign(degree Node) string {
	switch d := degree.line(); d {
	case "", "2":
		return "√"
	case "3":
		return "∛"
	case "4":
		return "∜"
	default:
		return "√[" + d + "]"
	}
}

func matrixLine(n Node) string {
	rows := make([]string, len(n.Args))
	for i, r := range n.Args {
		rows[i] = joinLines(r.Args, ", ")
	}
	return strings.Join(rows, "; ")
}

func functionLine(n Node) string {
	name, arg := n.arg(0).line(), n.arg(1)
	switch arg.Kind {
	case Fence:
		return name + arg.line()
	case Ident, Number, Root, Accent:
		return name + " " + arg.line()
	}
	if arg.isProduct() {
		return name + " " + arg.line()
	}
	return name + "(" + arg.line() + ")"
}

func barMark(f Form) string {
	if f == Below {
		return "\u0332"
	}
	return "\u0305"
}

// marked puts a combining mark on each letter of a name; over anything longer
// it cannot be seen, so the content stands alone in parentheses.
func marked(base Node, mark string) string {
	if base.Kind == Script && base.arg(0).Kind == Ident {
		return marked(base.arg(0), mark) + scripts(base.arg(1), base.arg(2))
	}
	s := base.line()
	if c, _ := utf8.DecodeRuneInString(mark); !isCombining(c) || utf8.RuneCountInString(s) > 3 {
		return base.group(s)
	}
	var b strings.Builder
	for _, c := range s {
		b.WriteRune(c)
		b.WriteString(mark)
	}
	return b.String()
}

func isCombining(c rune) bool { return c >= 0x300 && c <= 0x36F || c >= 0x20D0 && c <= 0x20FF }
