package formula

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// FromField reads the code of an EQ field, the formulas of word processors
// before they had an editor for them (ECMA-376-1, 17.16.5.16), from its name on
// or after it. Reading never fails: what is not known shows its arguments. A
// node of kind Text is no formula but a sign or a word that was set by the same
// means: a number in a circle, a character under its pronunciation.
func FromField(code string) Node {
	code = strings.TrimSpace(code)
	if name, rest, _ := strings.Cut(code, " "); strings.EqualFold(name, "EQ") {
		code = rest
	} else if len(code) > 2 && strings.EqualFold(code[:2], "EQ") && code[2] == '\\' {
		code = code[2:]
	}
	if len(code) > maxText {
		return Node{Kind: Text, Text: code}
	}
	p := &fieldParser{rest: code}
	return trimSpaces(p.row(""))
}

// fieldParser reads the code from left to right.
type fieldParser struct {
	rest  string
	depth int
}

// row reads up to one of the signs in ends that does not stand in brackets of
// its own; the sign itself is left.
func (p *fieldParser) row(ends string) Node {
	var out []Node
	var plain strings.Builder
	flush := func() {
		out = append(out, fieldText(plain.String())...)
		plain.Reset()
	}
	for inner := 0; p.rest != ""; {
		c, size := utf8.DecodeRuneInString(p.rest)
		switch {
		case c == '\\' && len(p.rest) > 1:
			p.rest = p.rest[1:]
			if next, n := utf8.DecodeRuneInString(p.rest); !isASCIILetter(p.rest[0]) && next != '*' {
				plain.WriteRune(next)
				p.rest = p.rest[n:]
				continue
			}
			flush()
			out = appendScript(out, p.command())
			continue
		case inner == 0 && strings.ContainsRune(ends, c):
			flush()
			return row(out...)
		case c == '(':
			inner++
		case c == ')' && inner > 0:
			inner--
		}
		plain.WriteString(p.rest[:size])
		p.rest = p.rest[size:]
	}
	flush()
	return row(out...)
}

// fieldText makes nodes of what is typed; words of East Asian scripts stay words.
func fieldText(s string) []Node {
	if strings.ContainsFunc(s, isEastAsian) {
		return []Node{{Kind: Text, Text: s}}
	}
	return tokens(s, "")
}

func isEastAsian(c rune) bool {
	return unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
}

// appendScript sets a raised or lowered part to what stands before it.
func appendScript(out []Node, n Node) []Node {
	k := len(out) - 1
	if n.Kind != Script || !n.arg(0).IsEmpty() || k < 0 || out[k].Kind == Space {
		return append(out, n)
	}
	base, sub, sup := out[k], n.arg(1), n.arg(2)
	if base.Kind != Script {
		out[k] = make3(Script, base, sub, sup)
		return out
	}
	if !base.arg(1).IsEmpty() && !sub.IsEmpty() || !base.arg(2).IsEmpty() && !sup.IsEmpty() {
		return append(out, n) // scripts of scripts would nest without end
	}
	out[k] = make3(Script, base.arg(0), row(base.arg(1), sub), row(base.arg(2), sup))
	return out
}

// command reads what follows a backslash: a letter, its options, its arguments.
func (p *fieldParser) command() Node {
	if strings.HasPrefix(p.rest, "*") { // how the field's result is set
		p.general()
		return Node{}
	}
	letter := p.rest[0] | 0x20
	p.rest = p.rest[1:]
	options := p.options()
	if !strings.HasPrefix(p.rest, "(") {
		return Node{}
	}
	if p.depth++; p.depth > maxNesting {
		whole := p.rest
		p.rest = ""
		return Node{Kind: Text, Text: whole}
	}
	defer func() { p.depth-- }()
	return structure(letter, options, p.arguments())
}

// general passes over a switch such as \* jc2 or \* "Font:Arial".
func (p *fieldParser) general() {
	p.rest = strings.TrimLeft(p.rest[1:], " ")
	end := strings.IndexAny(p.rest, ` \`)
	if quoted, ok := strings.CutPrefix(p.rest, `"`); ok {
		end = strings.IndexByte(quoted, '"') + 2
	}
	if end < 0 {
		end = len(p.rest)
	}
	p.rest = strings.TrimLeft(p.rest[max(end, 0):], " ")
}

// fieldOptions are what stands between a command and its arguments, by name; the
// value is a number or a sign.
type fieldOptions map[string]string

func (p *fieldParser) options() fieldOptions {
	found := fieldOptions{}
	for {
		p.rest = strings.TrimLeft(p.rest, " ")
		after, ok := strings.CutPrefix(p.rest, `\`)
		if !ok {
			return found
		}
		n := len(after) - len(strings.TrimLeft(after, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"))
		if n == 0 {
			return found
		}
		name := strings.ToLower(after[:n])
		after = strings.TrimLeft(after[n:], " ")
		if sign, ok := strings.CutPrefix(after, `\`); ok && len(name) == 2 && name[1] == 'c' && name != "ac" {
			_, size := utf8.DecodeRuneInString(sign)
			found[name], p.rest = sign[:size], sign[size:]
			continue
		}
		p.rest = strings.TrimLeft(after, "-0123456789")
		found[name] = after[:len(after)-len(p.rest)]
	}
}

// arguments reads a list in brackets. Semicolons part it where commas are in
// numbers.
func (p *fieldParser) arguments() []Node {
	p.rest = p.rest[1:]
	ends := ",)"
	if p.hasSemicolon() {
		ends = ";)"
	}
	var out []Node
	for {
		out = append(out, trimSpaces(p.row(ends)))
		if p.rest == "" {
			return out
		}
		end := p.rest[0]
		if p.rest = p.rest[1:]; end == ')' {
			return out
		}
	}
}

// hasSemicolon looks through the list that begins here, not into what it holds.
func (p *fieldParser) hasSemicolon() bool {
	depth := 0
	for i := 0; i < len(p.rest); i++ {
		switch p.rest[i] {
		case '\\':
			i++
		case '(':
			depth++
		case ')':
			if depth--; depth < 0 {
				return false
			}
		case ';':
			if depth == 0 {
				return true
			}
		}
	}
	return false
}

func trimSpaces(n Node) Node {
	switch {
	case n.Kind == Text:
		n.Text = strings.TrimSpace(n.Text)
	case n.Kind == Space:
		return Node{}
	case n.Kind == Row:
		for len(n.Args) > 0 && n.Args[0].Kind == Space {
			n.Args = n.Args[1:]
		}
		for len(n.Args) > 0 && n.Args[len(n.Args)-1].Kind == Space {
			n.Args = n.Args[:len(n.Args)-1]
		}
		return row(n.Args...)
	}
	return n
}
