package formula

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// maxNesting bounds the groups of a LaTeX formula, so that what is written
// from it stays inside the depth that readers of XML allow.
const maxNesting = 40

// FromLaTeX reads LaTeX without its delimiters. It knows what formulas in
// schoolbooks need and fails on any other command, naming it.
func FromLaTeX(latex string) (Node, error) {
	p := &parser{lexer: lexer{rest: writable(latex)}}
	n := p.row(nil)
	if p.err == nil && p.peek() != "" {
		p.fail("%q closes nothing", p.peek())
	}
	if p.err != nil {
		return Node{}, fmt.Errorf("read LaTeX: %w", p.err)
	}
	return n, nil
}

// writable leaves out what no notation in XML could hold.
func writable(s string) string {
	return strings.Map(func(c rune) rune {
		if c < ' ' && c != '\t' && c != '\n' && c != '\r' || c == utf8.RuneError || c == 0xFFFE || c == 0xFFFF {
			return -1
		}
		return c
	}, s)
}

type parser struct {
	lexer
	depth int
	err   error // the first one; every loop ends at it
}

func (p *parser) fail(format string, args ...any) Node {
	if p.err == nil {
		p.err = fmt.Errorf(format, args...)
	}
	p.rest = ""
	return Node{}
}

// ends reports whether a token closes what it stands in.
func ends(token string) bool {
	switch token {
	case "", "}", "&", `\\`, `\right`, `\end`, `\middle`, `\cr`:
		return true
	}
	return false
}

// row reads up to the end of a group or cell, or to a token that stop knows.
func (p *parser) row(stop func(string) bool) Node {
	if p.depth++; p.depth > maxNesting {
		return p.fail("groups are nested more than %d deep", maxNesting)
	}
	defer func() { p.depth-- }()
	var out []Node
	for p.err == nil {
		token := p.peek()
		if ends(token) || stop != nil && stop(token) {
			break
		}
		out = append(out, p.term())
	}
	return row(out...)
}

// term reads one atom with its scripts, and what a function or a big operator
// is applied to.
func (p *parser) term() Node {
	token := p.peek()
	base := p.atom()
	limits := false
	for p.peek() == `\limits` || p.peek() == `\nolimits` {
		limits = p.next() == `\limits`
		if base.Kind == Nary {
			base.Form = Plain
			if limits {
				base.Form = Stacked
			}
		}
	}
	sub, sup := p.scripts()
	switch {
	case base.Kind == Nary:
		return Node{Kind: Nary, Text: base.Text, Form: base.Form, Args: []Node{sub, sup, p.body()}}
	case isNamed(base) && strings.HasPrefix(token, `\`):
		return p.applied(attach(base, sub, sup, takesLimits(base.Text)))
	}
	return attach(base, sub, sup, limits || base.Kind == Brace)
}

func isNamed(n Node) bool {
	return n.Kind == Ident && n.Style == Upright && isFunctionName(n.Text)
}

func attach(base, sub, sup Node, limits bool) Node {
	switch {
	case sub.IsEmpty() && sup.IsEmpty():
		return base
	case limits:
		return make3(Limits, base, sub, sup)
	}
	return make3(Script, base, sub, sup)
}

func (p *parser) scripts() (sub, sup Node) {
	for p.err == nil {
		switch p.peek() {
		case "_":
			p.next()
			sub = row(sub, p.argument())
		case "^":
			p.next()
			sup = row(sup, p.argument())
		case "'", "’":
			p.next()
			sup = row(sup, Node{Kind: Ident, Text: "′"})
		default:
			return sub, sup
		}
	}
	return sub, sup
}

// body reads what a big operator stands before: a group, or all up to a sign
// of lower rank.
func (p *parser) body() Node {
	if p.peek() == "{" {
		return p.argument()
	}
	return p.row(func(token string) bool {
		c, ok := symbols().character[strings.TrimPrefix(token, `\`)]
		if !ok {
			c = token
		}
		return token == ")" || token == "]" || endsBody(Node{Kind: Operator, Text: c})
	})
}

// applied reads the argument of a function, when it has one.
func (p *parser) applied(name Node) Node {
	switch token := p.peek(); {
	case token == "(":
		p.next()
		inside := p.row(func(t string) bool { return t == ")" })
		if !p.accept(")") {
			return p.fail("a parenthesis is not closed")
		}
		return make2(Function, name, Node{Kind: Fence, Open: "(", Close: ")", Args: []Node{inside}})
	case ends(token), endsBody(Node{Kind: Operator, Text: token}), token == ")", token == "]":
		return name
	case token == "{":
		return make2(Function, name, p.argument())
	}
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxNesting {
		return p.fail("functions are nested more than %d deep", maxNesting)
	}
	return make2(Function, name, p.term())
}

// argument reads a group or a single token.
func (p *parser) argument() Node {
	if p.accept("{") {
		n := p.row(nil)
		if !p.accept("}") {
			return p.fail("a brace is not closed")
		}
		return n
	}
	if token := p.peek(); ends(token) {
		return p.fail("an argument is missing")
	} else if len(token) == 1 && isDigit(rune(token[0])) {
		return Node{Kind: Number, Text: p.next()} // x^12 is a power of one
	}
	if p.depth++; p.depth > maxNesting {
		return p.fail("arguments are nested more than %d deep", maxNesting)
	}
	defer func() { p.depth-- }()
	return p.atom()
}

// atom reads one thing without its scripts.
func (p *parser) atom() Node {
	token := p.peek()
	switch {
	case token == "{":
		return p.argument()
	case token == "^" || token == "_" || token == "'":
		return Node{} // scripts without a base
	case strings.HasPrefix(token, `\`):
		p.next()
		return p.command(token[1:])
	case token == "~":
		p.next()
		return Node{Kind: Space, Text: " "}
	}
	n := tokens(p.rest[:numberOrToken(p.rest, token)], "")[0]
	p.rest = p.rest[len(n.Text):]
	if n.Text == "-" {
		n.Text = "−"
	}
	return n
}

func numberOrToken(rest, token string) int {
	if isDigit(rune(token[0])) {
		return numberLength(rest)
	}
	return len(token)
}
