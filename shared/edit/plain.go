package edit

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/richtext"
)

// Plain is content as a person may type over it: a line for each paragraph, and
// what cannot be typed by a name in brackets, "[picture 1]".
func Plain(c richtext.Content) string {
	var all []string
	for _, b := range newNames(c).blocks {
		all = append(all, b.text)
	}
	return strings.Join(all, "\n")
}

// block is one block of content and the text that stands for it.
type block struct {
	block  richtext.Block
	text   string
	pieces []piece // of a paragraph
}

// piece is one character of a paragraph's text, or a name that must stay whole.
type piece struct {
	text   string
	inline richtext.Inline
}

// names are the things of some content that are shown by a name.
type names struct {
	blocks  []block
	inlines map[string]richtext.Inline
	counts  map[string]int
}

func newNames(c richtext.Content) *names {
	n := &names{inlines: map[string]richtext.Inline{}, counts: map[string]int{}}
	for _, b := range c {
		n.add(b)
	}
	return n
}

func (n *names) name(what string) string {
	n.counts[what]++
	return "[" + what + " " + strconv.Itoa(n.counts[what]) + "]"
}

func (n *names) add(b richtext.Block) {
	one := block{block: b}
	switch b := b.(type) {
	case richtext.Paragraph:
		for _, in := range b.Inlines {
			one.pieces = append(one.pieces, n.pieces(in)...)
		}
		for _, p := range one.pieces {
			one.text += p.text
		}
	case richtext.Code:
		one.text = n.name("code")
	case richtext.List:
		one.text = n.name("list")
	case richtext.Table:
		one.text = n.name("table")
	}
	n.blocks = append(n.blocks, one)
}

func (n *names) pieces(in richtext.Inline) (out []piece) {
	switch in := in.(type) {
	case richtext.Text:
		for _, r := range in.Text {
			out = append(out, piece{string(r), richtext.Text{Text: string(r), Marks: in.Marks}})
		}
		return out
	case richtext.Break:
		return []piece{{"\n", in}}
	case richtext.Blank:
		if in.ID == "" {
			return []piece{{richtext.BlankText, in}}
		}
		name := gapName(in.ID)
		n.inlines[name] = in
		return []piece{{name, in}}
	}
	what := "picture"
	if _, ok := in.(richtext.Math); ok {
		what = "formula"
	}
	name := n.name(what)
	n.inlines[name] = in
	return []piece{{name, in}}
}

// Content reads a text that a person typed over old. Blocks whose text was left
// as it is are kept, and of a changed paragraph what stands before and after the
// change.
func Content(old richtext.Content, text string) richtext.Content { return typedOver(old, text) }

// typedOver is Content of a text in which gaps may stand that the old one did not
// have.
func typedOver(old richtext.Content, text string, gaps ...Gap) richtext.Content {
	n := newNames(old)
	for _, g := range gaps {
		n.inlines[gapName(g.ID)] = richtext.Blank{ID: g.ID}
	}
	text = strings.TrimRight(unify(text), "\n ")
	if text == strings.TrimRight(Plain(old), "\n ") {
		return old
	}
	left := slices.Clone(n.blocks)
	var out richtext.Content
	for rest := strings.Split(text, "\n"); len(rest) > 0; {
		if kept, lines := n.untouched(&left, rest); lines > 0 {
			out, rest = append(out, kept), rest[lines:]
			continue
		}
		if strings.TrimSpace(rest[0]) != "" {
			out = append(out, n.changed(&left, rest))
		}
		rest = rest[1:]
	}
	return out
}

// untouched finds the block whose text the lines begin with.
func (n *names) untouched(left *[]block, rest []string) (richtext.Block, int) {
	for i, b := range *left {
		k := strings.Count(b.text, "\n") + 1
		if b.text != "" && k <= len(rest) && strings.Join(rest[:k], "\n") == b.text {
			*left = slices.Delete(*left, i, i+1)
			return b.block, k
		}
	}
	return nil, 0
}

// changed makes a paragraph of a line, on top of the first paragraph that no
// other line has left as it is.
func (n *names) changed(left *[]block, rest []string) richtext.Block {
	i := slices.IndexFunc(*left, func(b block) bool {
		_, ok := b.block.(richtext.Paragraph)
		return ok && !slices.Contains(rest[1:], b.text)
	})
	if i < 0 {
		return richtext.Paragraph{Inlines: n.inline(rest[0])}
	}
	was := (*left)[i]
	*left = slices.Delete(*left, i, i+1)
	return richtext.Paragraph{Heading: was.block.(richtext.Paragraph).Heading, Inlines: n.merge(was.pieces, rest[0])}
}

// merge keeps the pieces that a line begins and ends with.
func (n *names) merge(was []piece, line string) []richtext.Inline {
	var head, tail []piece
	for len(was) > 0 && strings.HasPrefix(line, was[0].text) {
		line, head, was = line[len(was[0].text):], append(head, was[0]), was[1:]
	}
	for len(was) > 0 && strings.HasSuffix(line, was[len(was)-1].text) {
		last := was[len(was)-1]
		line, tail, was = line[:len(line)-len(last.text)], append(tail, last), was[:len(was)-1]
	}
	var out []richtext.Inline
	for _, p := range head {
		out = append(out, p.inline)
	}
	out = append(out, n.inline(line)...)
	for _, p := range slices.Backward(tail) {
		out = append(out, p.inline)
	}
	return joined(out)
}

// joined makes one text of neighbours with the same marks.
func joined(in []richtext.Inline) (out []richtext.Inline) {
	for _, each := range in {
		text, ok := each.(richtext.Text)
		if ok && len(out) > 0 {
			if before, ok := out[len(out)-1].(richtext.Text); ok && before.Marks == text.Marks {
				out[len(out)-1] = richtext.Text{Text: norm.NFC.String(before.Text + text.Text), Marks: text.Marks}
				continue
			}
		}
		out = append(out, each)
	}
	return out
}

var special = regexp.MustCompile(`\[(?:picture|formula|blank) \d+\]|_{3,}`)

// inline reads typed text: names stand for what they were, and drawn lines are
// blanks.
func (n *names) inline(text string) (out []richtext.Inline) {
	plain := func(s string) {
		if s != "" {
			out = append(out, richtext.Text{Text: s})
		}
	}
	for text != "" {
		at := special.FindStringIndex(text)
		if at == nil {
			break
		}
		name := text[at[0]:at[1]]
		known, ok := n.inlines[name]
		if strings.HasPrefix(name, "_") {
			known, ok = richtext.Blank{}, true
		}
		if ok {
			plain(text[:at[0]])
			out = append(out, known)
		} else {
			plain(text[:at[1]])
		}
		text = text[at[1]:]
	}
	plain(text)
	return joined(out)
}

// unify gives typed text the line ends and characters that content has.
func unify(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\t", " ").Replace(text)
	var kept []string
	for line := range strings.SplitSeq(text, "\n") {
		kept = append(kept, richtext.Clean(norm.NFC.String(line)))
	}
	return strings.Join(kept, "\n")
}
