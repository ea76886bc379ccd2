package brightspace

import (
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/qti1"
)

// blanks writes a text and its fields in turn, as Brightspace has them: a field
// stands between two pieces of text, never inside one.
func (q *question) blanks(b quiz.Blanks) {
	g := &gaps{question: q, at: map[string]int{}}
	for i, blank := range b.Blanks {
		g.at[blank.ID] = i + 1
	}
	for _, block := range q.item.Stem {
		g.block(block)
	}
	g.flush()
	shares := parts(len(b.Blanks))
	for i, blank := range b.Blanks {
		if r, ok := blank.Response.(quiz.Text); ok {
			q.accept(q.gap(i+1)+"_ANS", r, shares[i])
		}
	}
}

func (q *question) gap(n int) string { return q.id + "_A" + strconv.Itoa(n) }

// gaps cuts a text at its blanks.
type gaps struct {
	*question
	at      map[string]int // a blank's place by its id
	waiting richtext.Content
	open    bool // a line with a field was written last
}

func (g *gaps) block(b richtext.Block) {
	var inside []int
	richtext.Content{b}.Inlines(func(in richtext.Inline) bool {
		if blank, ok := in.(richtext.Blank); ok && g.at[blank.ID] > 0 {
			inside = append(inside, g.at[blank.ID])
		}
		return true
	})
	p, line := b.(richtext.Paragraph)
	switch {
	case len(inside) == 0:
		g.waiting = append(g.waiting, b)
	case line:
		g.line(p)
	default:
		g.after(b, inside)
	}
}

// line writes a paragraph with its fields.
func (g *gaps) line(p richtext.Paragraph) {
	g.flush()
	var piece []richtext.Inline
	if g.open {
		piece = append(piece, richtext.Break{})
	}
	write := func() {
		if len(piece) > 0 {
			qti1.Material(g.Writer, g.p.phrase(richtext.Content{richtext.Paragraph{Inlines: piece}}))
			piece = nil
		}
	}
	for _, in := range p.Inlines {
		blank, ok := in.(richtext.Blank)
		if !ok || g.at[blank.ID] == 0 {
			piece = append(piece, in)
			continue
		}
		write()
		g.field(g.gap(g.at[blank.ID]), 20)
	}
	write()
	g.open = true
}

// after writes a table or list whose blanks are numbered, and their fields below
// it with the same numbers.
func (g *gaps) after(b richtext.Block, inside []int) {
	number := func(n int) richtext.Text { return richtext.Text{Text: "(" + strconv.Itoa(n) + ") "} }
	g.waiting = append(g.waiting, richtext.Content{b}.Map(func(in richtext.Inline) []richtext.Inline {
		if blank, ok := in.(richtext.Blank); ok && g.at[blank.ID] > 0 {
			return []richtext.Inline{number(g.at[blank.ID]), richtext.Blank{}}
		}
		return []richtext.Inline{in}
	})...)
	for _, n := range inside {
		g.line(richtext.Paragraph{Inlines: []richtext.Inline{number(n), richtext.Blank{ID: g.idAt(n)}}})
	}
	g.p.lose(quiz.FormatFlattened, g.item.ID, "The blanks of a table or list stand below it, with numbers: Brightspace cannot place them inside.")
}

// idAt is the id of the blank at a place.
func (g *gaps) idAt(n int) string {
	for id, at := range g.at {
		if at == n {
			return id
		}
	}
	return ""
}

// flush writes the blocks that have no blank.
func (g *gaps) flush() {
	if len(g.waiting) > 0 {
		qti1.Material(g.Writer, g.p.html(g.waiting))
		g.waiting, g.open = nil, false
	}
}
