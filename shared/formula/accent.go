package formula

// accentName pairs a combining mark with its LaTeX command and the sign that
// MathML stretches over a base.
type accentName struct{ mark, latex, spacing string }

func accents() []accentName {
	return []accentName{
		{"\u0302", `\hat`, "^"},
		{"\u0303", `\tilde`, "~"},
		{"\u0304", `\bar`, "¯"},
		{"\u0305", `\bar`, "‾"},
		{"\u0306", `\breve`, "˘"},
		{"\u0307", `\dot`, "˙"},
		{"\u0308", `\ddot`, "¨"},
		{"\u030C", `\check`, "ˇ"},
		{"\u0301", `\acute`, "´"},
		{"\u0300", `\grave`, "`"},
		{"\u20D7", `\vec`, "→"},
		{"\u20D6", `\overleftarrow`, "←"},
		{"\u20E1", `\overleftrightarrow`, "↔"},
		{"\u20DB", `\dddot`, "⃛"},
	}
}

// spacing is the sign by itself for a combining mark.
func spacing(mark string) string {
	for _, a := range accents() {
		if a.mark == mark {
			return a.spacing
		}
	}
	return mark
}

// combining is the mark for a sign by itself, empty when there is none.
func combining(sign string) string {
	for _, a := range accents() {
		if a.spacing == sign || a.mark == sign {
			return a.mark
		}
	}
	return ""
}

// cells cuts a line of an equation array at its alignment marks.
func cells(line Node) []Node {
	var out []Node
	from := 0
	items := line.items()
	for i, n := range items {
		if n.Kind == Operator && n.Text == "&" {
			out = append(out, row(items[from:i]...))
			from = i + 1
		}
	}
	return append(out, row(items[from:]...))
}
