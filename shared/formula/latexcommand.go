package formula

import "strings"

// command reads what follows a command's name.
func (p *parser) command(name string) Node {
	if n, ok := p.structureCommand(name); ok {
		return n
	}
	if n, ok := p.letterCommand(name); ok {
		return n
	}
	if n, ok := p.markCommand(name); ok {
		return n
	}
	switch {
	case isFunctionName(name):
		return Node{Kind: Ident, Text: name, Style: Upright}
	case isSpaceCommand(name):
		return Node{Kind: Space, Text: " "}
	case isIdleCommand(name):
		return Node{}
	}
	if c, ok := symbols().character[name]; ok {
		return signNode(c)
	}
	return p.fail("the command \\%s is not known", name)
}

func signNode(c string) Node {
	if isNary(c) {
		n := Node{Kind: Nary, Text: c}
		if !isIntegral(c) {
			n.Form = Stacked
		}
		return n
	}
	return tokens(c, "")[0]
}

func isSpaceCommand(name string) bool {
	switch name {
	case ",", ":", ";", " ", "quad", "qquad", "enspace", "thinspace", "space", ">":
		return true
	}
	return false
}

// isIdleCommand knows commands that change only sizes and distances.
func isIdleCommand(name string) bool {
	switch name {
	case "!", "displaystyle", "textstyle", "scriptstyle", "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr",
		"biggl", "biggr", "nonumber", "limits", "nolimits":
		return true
	}
	return false
}

func (p *parser) structureCommand(name string) (Node, bool) {
	switch name {
	case "frac", "dfrac", "tfrac", "cfrac":
		a := p.argument()
		return make2(Fraction, a, p.argument()), true
	case "binom", "dbinom", "tbinom":
		a := p.argument()
		f := Node{Kind: Fraction, Form: NoBar, Args: []Node{a, p.argument()}}
		return Node{Kind: Fence, Open: "(", Close: ")", Args: []Node{f}}, true
	case "genfrac":
		return p.generalFraction(), true
	case "sqrt":
		return p.root(), true
	case "left":
		return p.fence(), true
	case "begin":
		return p.environment(), true
	case "boxed":
		return Node{Kind: Box, Args: []Node{p.argument()}}, true
	case "phantom", "hphantom", "vphantom":
		return Node{Kind: Phantom, Args: []Node{p.argument()}}, true
	case "overset", "stackrel":
		over := p.argument()
		return attach(p.argument(), Node{}, over, true), true
	case "underset":
		under := p.argument()
		return attach(p.argument(), under, Node{}, true), true
	case "xrightarrow":
		return make3(Limits, signNode("→"), Node{}, p.argument()), true
	case "not":
		return p.negated(), true
	case "pmod":
		inside := row(Node{Kind: Ident, Text: "mod", Style: Upright}, Node{Kind: Space, Text: " "}, p.argument())
		return Node{Kind: Fence, Open: "(", Close: ")", Args: []Node{inside}}, true
	case "bmod", "mod":
		return Node{Kind: Ident, Text: "mod", Style: Upright}, true
	}
	return Node{}, false
}

func (p *parser) generalFraction() Node {
	for range 4 {
		p.raw() // delimiters, thickness and style
	}
	a := p.argument()
	return Node{Kind: Fraction, Form: NoBar, Args: []Node{a, p.argument()}}
}

func (p *parser) root() Node {
	var degree Node
	if p.accept("[") {
		degree = p.row(func(t string) bool { return t == "]" })
		if !p.accept("]") {
			return p.fail("the degree of a root is not closed")
		}
	}
	return make2(Root, p.argument(), degree)
}

func (p *parser) negated() Node {
	n := p.argument()
	switch n.Text {
	case "=":
		n.Text = "≠"
	case "∈":
		n.Text = "∉"
	case "⊂":
		n.Text = "⊄"
	default:
		n.Text += "\u0338"
	}
	return n
}

// fence reads \left ... \right with any \middle between.
func (p *parser) fence() Node {
	n := Node{Kind: Fence, Open: p.delimiter()}
	n.Args = append(n.Args, p.row(nil))
	for p.accept(`\middle`) {
		n.Text = p.delimiter()
		n.Args = append(n.Args, p.row(nil))
	}
	if !p.accept(`\right`) {
		return p.fail(`\left has no \right`)
	}
	n.Close = p.delimiter()
	return n
}

func (p *parser) delimiter() string {
	token := p.next()
	switch name := strings.TrimPrefix(token, `\`); {
	case token == "":
		p.fail("a bracket is missing")
	case token == ".":
		return ""
	case token == "<":
		return "⟨"
	case token == ">":
		return "⟩"
	case name == "lvert" || name == "rvert" || name == "vert":
		return "|"
	case name == "lVert" || name == "rVert":
		return "‖"
	case name != token:
		if c, ok := symbols().character[name]; ok {
			return c
		}
		p.fail("the bracket %s is not known", token)
	}
	return token
}

func (p *parser) letterCommand(name string) (Node, bool) {
	switch name {
	case "text", "mbox", "textrm", "textnormal", "textit", "textbf":
		s, ok := p.raw()
		if !ok {
			return p.fail("\\%s has no text", name), true
		}
		if s == "" {
			return Node{}, true
		}
		return Node{Kind: Text, Text: s}, true
	case "mathrm", "operatorname":
		n := p.argument()
		if joined, ok := joinName(n); ok {
			return joined, true
		}
		return restyle(n, Upright), true
	}
	for _, style := range []Style{Bold, BoldItalic, Double, Calligraph, Fraktur, Sans, Mono} {
		if styleCommand(style) == `\`+name {
			return restyle(p.argument(), style), true
		}
	}
	switch name {
	case "bm", "pmb":
		return restyle(p.argument(), BoldItalic), true
	case "mathscr":
		return restyle(p.argument(), Calligraph), true
	case "mathit":
		return p.argument(), true
	}
	return Node{}, false
}

// joinName makes one upright name of letters.
func joinName(n Node) (Node, bool) {
	var b strings.Builder
	for _, c := range n.items() {
		if c.Kind != Ident {
			return Node{}, false
		}
		b.WriteString(c.Text)
	}
	return Node{Kind: Ident, Text: b.String(), Style: Upright}, b.Len() > 0
}

// restyle sets the letters of a node.
func restyle(n Node, style Style) Node {
	switch n.Kind {
	case Ident:
		n.Style = style
	case Number, Operator:
		n.Style = only(style, Upright)
	}
	args := make([]Node, len(n.Args))
	for i, c := range n.Args {
		args[i] = restyle(c, style)
	}
	if len(args) > 0 {
		n.Args = args
	}
	return n
}

// markCommand reads what goes over or under a base.
func (p *parser) markCommand(name string) (Node, bool) {
	switch name {
	case "overline":
		return Node{Kind: Bar, Args: []Node{p.argument()}}, true
	case "underline":
		return Node{Kind: Bar, Form: Below, Args: []Node{p.argument()}}, true
	case "overbrace":
		return Node{Kind: Brace, Text: "⏞", Args: []Node{p.argument()}}, true
	case "underbrace":
		return Node{Kind: Brace, Text: "⏟", Form: Below, Args: []Node{p.argument()}}, true
	case "overrightarrow":
		return Node{Kind: Accent, Text: "\u20D7", Args: []Node{p.argument()}}, true
	case "widehat":
		return Node{Kind: Accent, Text: "\u0302", Args: []Node{p.argument()}}, true
	case "widetilde":
		return Node{Kind: Accent, Text: "\u0303", Args: []Node{p.argument()}}, true
	}
	for _, a := range accents() {
		if a.latex == `\`+name {
			return Node{Kind: Accent, Text: a.mark, Args: []Node{p.argument()}}, true
		}
	}
	return Node{}, false
}

// environment reads a matrix, a definition by cases or aligned lines.
func (p *parser) environment() Node {
	name, _ := p.raw()
	if name == "array" {
		p.raw() // its columns
	}
	rows := p.rows()
	if p.err != nil {
		return Node{}
	}
	if !p.accept(`\end`) {
		return p.fail(`\begin{%s} has no \end`, name)
	}
	if closed, _ := p.raw(); closed != name {
		return p.fail(`\begin{%s} is closed by \end{%s}`, name, closed)
	}
	return environmentNode(p, name, rows)
}

func environmentNode(p *parser, name string, rows []Node) Node {
	matrix := Node{Kind: Matrix, Args: rows}
	switch name {
	case "matrix", "smallmatrix", "array":
		return matrix
	case "pmatrix":
		return Node{Kind: Fence, Open: "(", Close: ")", Args: []Node{matrix}}
	case "bmatrix":
		return Node{Kind: Fence, Open: "[", Close: "]", Args: []Node{matrix}}
	case "Bmatrix":
		return Node{Kind: Fence, Open: "{", Close: "}", Args: []Node{matrix}}
	case "vmatrix":
		return Node{Kind: Fence, Open: "|", Close: "|", Args: []Node{matrix}}
	case "Vmatrix":
		return Node{Kind: Fence, Open: "‖", Close: "‖", Args: []Node{matrix}}
	case "cases":
		return Node{Kind: Fence, Open: "{", Args: []Node{linesOf(rows)}}
	case "aligned", "align", "align*", "gathered", "split", "eqnarray", "gather", "gather*":
		return linesOf(rows)
	}
	return p.fail("the environment %s is not known", name)
}

func (p *parser) rows() []Node {
	var rows []Node
	for p.err == nil {
		line := Node{Args: []Node{p.row(nil)}}
		for p.accept("&") {
			line.Args = append(line.Args, p.row(nil))
		}
		rows = append(rows, line)
		if !p.accept(`\\`) {
			break
		}
		if p.peek() == `\end` { // a line break after the last row
			break
		}
	}
	return rows
}
