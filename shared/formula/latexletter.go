package formula

import (
	"strings"
	"unicode/utf8"
)

func (w *latexWriter) ident(n Node) {
	switch {
	case n.Style == Upright && isFunctionName(n.Text):
		w.put(`\` + n.Text)
	case n.Style == Upright:
		w.put(`\mathrm{` + signs(n.Text) + "}")
	default:
		w.styled(n.Style, signs(n.Text))
	}
}

func (w *latexWriter) styled(style Style, s string) {
	if command := styleCommand(style); command != "" {
		s = command + "{" + s + "}"
	}
	w.put(s)
}

func styleCommand(style Style) string {
	switch style {
	case Upright:
		return `\mathrm`
	case Bold:
		return `\mathbf`
	case BoldItalic:
		return `\boldsymbol`
	case Double:
		return `\mathbb`
	case Calligraph:
		return `\mathcal`
	case Fraktur:
		return `\mathfrak`
	case Sans:
		return `\mathsf`
	case Mono:
		return `\mathtt`
	}
	return ""
}

// signs writes characters by their commands.
func signs(s string) string {
	var b strings.Builder
	for len(s) > 0 {
		_, size := utf8.DecodeRuneInString(s)
		b.WriteString(sign(s[:size]))
		if s = s[size:]; s != "" && endsInCommand(b.String()) && isASCIILetter(s[0]) {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

func sign(c string) string {
	switch c {
	case `\`:
		return `\backslash`
	case "^":
		return `\hat{}`
	case "~":
		return `\sim`
	case "−":
		return "-"
	case "°":
		return `{}^{\circ}`
	case "′":
		return "'"
	case "″":
		return "''"
	case "‴":
		return "'''"
	case "\u2061":
		return ""
	}
	if command, ok := symbols().command[c]; ok {
		return command
	}
	return c
}

// escapeText protects the characters that LaTeX reads as commands in text.
func escapeText(s string) string {
	return strings.NewReplacer(`\`, `\textbackslash{}`, "{", `\{`, "}", `\}`, "%", `\%`, "$", `\$`, "#", `\#`,
		"&", `\&`, "_", `\_`, "^", `\textasciicircum{}`, "~", `\textasciitilde{}`).Replace(s)
}

// unescapeText takes back what escapeText did with commands, once the escaped
// single characters are resolved.
func unescapeText(s string) string {
	return strings.NewReplacer(`\textbackslash{}`, `\`, `\textasciicircum{}`, "^", `\textasciitilde{}`, "~", "~", " ").Replace(s)
}
