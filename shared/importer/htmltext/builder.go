package htmltext

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/text/unicode/norm"

	"formwright/shared/richtext"
)

// builder collects blocks. The line is the paragraph in the making.
type builder struct {
	r       Reader
	out     richtext.Content
	line    []richtext.Inline
	heading int
}

func (b *builder) content() richtext.Content {
	b.flush()
	return b.out
}

func (b *builder) block(block richtext.Block) {
	b.flush()
	b.out = append(b.out, block)
}

// flush ends the paragraph. White space and line breaks at its ends show nothing.
func (b *builder) flush() {
	line := b.line
	b.line = nil
	for len(line) > 0 && empty(line[0]) {
		line = line[1:]
	}
	for len(line) > 0 && empty(line[len(line)-1]) {
		line = line[:len(line)-1]
	}
	if len(line) == 0 {
		return
	}
	if t, ok := line[0].(richtext.Text); ok {
		t.Text = strings.TrimLeft(t.Text, " ")
		line[0] = t
	}
	if t, ok := line[len(line)-1].(richtext.Text); ok {
		t.Text = strings.TrimRight(t.Text, " ")
		line[len(line)-1] = t
	}
	b.out = append(b.out, richtext.Paragraph{Inlines: line, Heading: b.heading})
}

func empty(in richtext.Inline) bool {
	switch in := in.(type) {
	case richtext.Text:
		return strings.Trim(in.Text, " ") == ""
	case richtext.Break:
		return true
	}
	return false
}

// add puts an inline at the end of the line; text joins text set the same way.
func (b *builder) add(in richtext.Inline) {
	t, ok := in.(richtext.Text)
	if !ok {
		b.line = append(b.line, in)
		return
	}
	if t.Text == "" {
		return
	}
	if n := len(b.line); n > 0 {
		if last, ok := b.line[n-1].(richtext.Text); ok && last.Marks == t.Marks {
			last.Text = norm.NFC.String(last.Text + t.Text)
			b.line[n-1] = last
			return
		}
	}
	b.line = append(b.line, t)
}

// text adds character data: white space is one space wide, formulas between
// delimiters are formulas, and drawn lines may be blanks.
func (b *builder) text(s string, m richtext.Marks) {
	for _, piece := range formulas(s) {
		if piece.formula {
			b.add(formulaOf(piece.text, piece.display))
			continue
		}
		b.words(piece.text, m)
	}
}

func (b *builder) words(s string, m richtext.Marks) {
	if !b.r.Drawn || m.Code || m.Link != "" {
		b.add(richtext.Text{Text: b.spaced(s), Marks: m})
		return
	}
	for {
		at := strings.Index(s, "___")
		if at < 0 {
			break
		}
		b.add(richtext.Text{Text: b.spaced(s[:at]), Marks: m})
		b.add(richtext.Blank{})
		s = strings.TrimLeft(s[at:], "_")
	}
	b.add(richtext.Text{Text: b.spaced(s), Marks: m})
}

// spaced makes white space one space wide, none after the space or break before.
func (b *builder) spaced(s string) string {
	var out strings.Builder
	space := b.afterSpace()
	for _, r := range richtext.Clean(norm.NFC.String(s)) {
		if r == ' ' || r == '\t' || r == '\n' {
			if !space {
				out.WriteByte(' ')
			}
			space = true
			continue
		}
		out.WriteRune(r)
		space = false
	}
	return out.String()
}

func (b *builder) afterSpace() bool {
	if len(b.line) == 0 {
		return true
	}
	switch last := b.line[len(b.line)-1].(type) {
	case richtext.Text:
		return strings.HasSuffix(last.Text, " ")
	case richtext.Break:
		return true
	}
	return false
}

func (b *builder) children(n *html.Node, m richtext.Marks) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		b.node(c, m)
	}
}

// inner reads what a node holds as content of its own: a cell, a list item.
func (b *builder) inner(n *html.Node, m richtext.Marks) richtext.Content {
	in := builder{r: b.r}
	in.children(n, m)
	return in.content()
}
