// Package cloze reads a text with Moodle's embedded answers. Moodle makes one
// question of such a file; people, and our own writer, put a whole quiz into it,
// so it is cut into questions where numbered paragraphs or gaps on lines of their
// own say so.
package cloze

import (
	"context"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/embedded"
	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Read reads a file with embedded answers.
func Read(_ context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	d := draft.New()
	text := draft.Text(data)
	h := htmltext.Reader{Media: d.Media(), Lost: d.Lost(finding.Position{})}
	marked, gaps := embedded.Cut(text, h.HTML)
	p := page{d: d, gaps: map[string]embedded.Gap{}}
	for _, g := range gaps {
		p.gaps[g.ID] = g
		p.weighted = p.weighted || g.Weight != 1
	}
	h.Drawn, h.Gap = true, p.gap
	p.read(h.HTML(htmltext.Lines(htmltext.Known(marked))))
	return d.Finish("file with embedded answers")
}

// page is the text while it is cut into items.
type page struct {
	d        *draft.Draft
	gaps     map[string]embedded.Gap
	used     map[string]bool
	weighted bool // some gap says another weight than 1

	label   string           // of the item in the making
	number  int              // the last one counted
	anew    bool             // a heading stands before: numbers may begin again
	stem    richtext.Content // of the item in the making, or of what stands before one
	inItem  bool
	passage *passage
}

// passage is a text that the items after it share.
type passage struct {
	title   string
	content richtext.Content
	items   []string
}

func (p *page) gap(id string) ([]richtext.Inline, bool) {
	if _, ok := p.gaps[id]; !ok || p.used[id] {
		return nil, true
	}
	if p.used == nil {
		p.used = map[string]bool{}
	}
	p.used[id] = true
	return []richtext.Inline{richtext.Blank{ID: id}}, true
}

// gapsIn are the gaps of content in order.
func (p *page) gapsIn(c richtext.Content) []embedded.Gap {
	var out []embedded.Gap
	c.Inlines(func(in richtext.Inline) bool {
		if b, ok := in.(richtext.Blank); ok && b.ID != "" {
			out = append(out, p.gaps[b.ID])
		}
		return true
	})
	return out
}

// item ends the item in the making.
func (p *page) item() {
	if !p.inItem {
		return
	}
	stem := p.stem
	p.stem, p.inItem = nil, false
	item := quiz.Item{Label: p.label, Stem: stem}
	gaps := p.gapsIn(stem)
	if len(gaps) == 0 {
		item.Response = quiz.Essay{}
	} else {
		for _, doubt := range embedded.Fill(&item, gaps) {
			p.d.Unread(finding.Position{}, stem.Line(), "%s", doubt)
		}
	}
	if p.weighted {
		item.Points = points(gaps)
	}
	if id := p.d.Add(item); id != "" && p.passage != nil {
		p.passage.items = append(p.passage.items, id)
	}
}

func points(gaps []embedded.Gap) *quiz.Decimal {
	if len(gaps) == 0 {
		return nil
	}
	sum := 0
	for _, g := range gaps {
		sum += g.Weight
	}
	d := quiz.Int(int64(sum))
	return &d
}

// share ends the passage in the making. One that no item has followed yet waits
// for those after it.
func (p *page) share() {
	s := p.passage
	p.passage = nil
	switch {
	case s == nil:
	case len(s.items) > 0:
		p.d.Share(s.title, s.content, s.items)
	default:
		waiting := s.content
		if s.title != "" {
			waiting = append(richtext.Content{richtext.Paragraph{Heading: 5, Inlines: []richtext.Inline{richtext.Text{Text: s.title}}}}, waiting...)
		}
		p.stem = append(waiting, p.stem...)
	}
}

// end reports a text that no item follows.
func (p *page) end() {
	p.item()
	p.leftover()
	p.share()
	if len(p.stem) > 0 {
		p.d.Unread(finding.Position{}, p.stem.Line(), "A text that no question follows was left out.")
	}
}
