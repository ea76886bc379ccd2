package formula

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// structure is a command of an EQ field with its arguments.
func structure(letter byte, options fieldOptions, args []Node) Node {
	first := func(i int) Node { return at(args, i) }
	switch letter {
	case 'f':
		return make2(Fraction, first(0), first(1))
	case 'r':
		if len(args) > 1 {
			return make2(Root, first(1), first(0))
		}
		return make2(Root, first(0), Node{})
	case 's':
		if _, lowered := options["do"]; lowered {
			return make3(Script, Node{}, first(0), Node{})
		}
		return make3(Script, Node{}, first(1), first(0))
	case 'i':
		n := make3(Nary, first(0), first(1), first(2))
		if n.Text = sumSign(options); n.Text != "∫" {
			n.Form = Stacked
		}
		return n
	case 'b':
		return fieldFence(options, args)
	case 'a':
		return fieldArray(options, args)
	case 'x':
		return fieldLines(options, first(0))
	case 'o':
		return overstrike(args)
	case 'd': // moves what follows
		return Node{}
	}
	return commaList(args) // \l, and commands of later programs
}

func sumSign(options fieldOptions) string {
	for _, name := range []string{"fc", "vc"} {
		if sign := options[name]; sign != "" {
			return sign
		}
	}
	if _, ok := options["su"]; ok {
		return "∑"
	}
	if _, ok := options["pr"]; ok {
		return "∏"
	}
	return "∫"
}

func commaList(args []Node) Node {
	var out []Node
	for i, n := range args {
		if i > 0 {
			out = append(out, Node{Kind: Operator, Text: ","})
		}
		out = append(out, n)
	}
	return row(out...)
}

func fieldFence(options fieldOptions, args []Node) Node {
	n := Node{Kind: Fence, Open: "(", Close: ")", Args: []Node{commaList(args)}}
	left, right, both := options["lc"], options["rc"], options["bc"]
	switch {
	case both != "":
		n.Open, n.Close = both, closing(both)
	case left != "" || right != "":
		n.Open, n.Close = left, right
	}
	return n
}

func closing(open string) string {
	switch open {
	case "(":
		return ")"
	case "[":
		return "]"
	case "{":
		return "}"
	case "<", "〈":
		return ">"
	}
	return open
}

// fieldArray reads lines, or a matrix where they have columns.
func fieldArray(options fieldOptions, args []Node) Node {
	columns, err := strconv.Atoi(options["co"])
	if err != nil || columns < 2 {
		return Node{Kind: Lines, Args: args}
	}
	n := Node{Kind: Matrix}
	for len(args) > 0 {
		cut := min(columns, len(args))
		n.Args = append(n.Args, Node{Args: args[:cut:cut]})
		args = args[cut:]
	}
	return n
}

// fieldLines draws lines around something: one above or below is a bar, more of
// them are a frame.
func fieldLines(options fieldOptions, base Node) Node {
	_, above := options["to"]
	_, below := options["bo"]
	_, left := options["le"]
	_, right := options["ri"]
	switch {
	case above && !below && !left && !right:
		return Node{Kind: Bar, Args: []Node{base}}
	case below && !above && !left && !right:
		return Node{Kind: Bar, Form: Below, Args: []Node{base}}
	}
	return Node{Kind: Box, Args: []Node{base}}
}

// overstrike reads arguments drawn over each other: a sign in a circle, a mark
// above a letter, a reading above a character.
func overstrike(args []Node) Node {
	var bases, over, under []Node
	for _, n := range args {
		if n.Kind == Script && n.arg(0).IsEmpty() {
			if isFrame(n.arg(1).Line() + n.arg(2).Line()) {
				bases = append(bases, row(n.arg(1), n.arg(2)))
				continue
			}
			under, over = append(under, n.arg(1)), append(over, n.arg(2))
			continue
		}
		bases = append(bases, n)
	}
	if len(bases) == 0 {
		return row(append(over, under...)...)
	}
	if sign := framed(bases); sign != "" {
		return Node{Kind: Text, Text: sign}
	}
	if len(bases) == 2 && bases[1].Text == "/" {
		return Node{Kind: Operator, Text: bases[0].Line() + "\u0338"}
	}
	return marks(row(bases...), row(under...), row(over...))
}

func marks(base, under, over Node) Node {
	if under.IsEmpty() && over.IsEmpty() || strings.ContainsFunc(base.Line(), isEastAsian) {
		return base // a reading is left out
	}
	if under.IsEmpty() {
		switch over.Line() {
		case "→", "⃗":
			return Node{Kind: Accent, Text: "\u20D7", Args: []Node{base}}
		case "―", "—", "–", "-", "−", "¯", "_":
			return Node{Kind: Bar, Args: []Node{base}}
		case "^", "∧":
			return Node{Kind: Accent, Text: "\u0302", Args: []Node{base}}
		case "~", "～":
			return Node{Kind: Accent, Text: "\u0303", Args: []Node{base}}
		case ".", "·", "˙":
			return Node{Kind: Accent, Text: "\u0307", Args: []Node{base}}
		}
	}
	return make3(Limits, base, under, over)
}

func isFrame(s string) bool {
	switch s {
	case "○", "〇", "◯", "□":
		return true
	}
	return false
}

// framed is the one character for a sign in a frame; empty when that is not what
// is drawn. A sign that has none stands in brackets.
func framed(bases []Node) string {
	if len(bases) != 2 {
		return ""
	}
	frame, inside := bases[0].Line(), strings.TrimSpace(bases[1].Line())
	if isFrame(inside) {
		frame, inside = inside, frame
	}
	switch {
	case !isFrame(frame):
		return ""
	case frame == "□" && (inside == "√" || inside == "✓"):
		return "☑"
	case frame == "□" && (inside == "×" || inside == "x"):
		return "☒"
	case frame == "□":
		return "[" + inside + "]"
	}
	return encircled(inside)
}

func encircled(s string) string {
	c, size := utf8.DecodeRuneInString(s)
	n, err := strconv.Atoi(s)
	switch {
	case err == nil && n == 0:
		return "⓪"
	case err == nil && n >= 1 && n <= 20:
		return string('①' + rune(n-1))
	case err == nil && n >= 21 && n <= 35:
		return string('㉑' + rune(n-21))
	case size == len(s) && c >= 'A' && c <= 'Z':
		return string('Ⓐ' + c - 'A')
	case size == len(s) && c >= 'a' && c <= 'z':
		return string('ⓐ' + c - 'a')
	}
	return "(" + s + ")"
}
