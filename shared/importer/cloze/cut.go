package cloze

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/importer/embedded"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// read cuts the blocks of the page into items.
func (p *page) read(blocks richtext.Content) {
	numbered := slices.ContainsFunc(blocks, func(b richtext.Block) bool {
		label, _, ok := labelled(b)
		return ok && (numberOf(label) == 1 || numberOf(label) == 0)
	})
	for i, b := range blocks {
		if p.heading(b, i == 0) {
			continue
		}
		if numbered {
			p.numbered(b)
		} else {
			p.unnumbered(b)
		}
	}
	p.end()
}

// heading reads a heading: the first one names the quiz, a small one a passage,
// others a section.
func (p *page) heading(b richtext.Block, first bool) bool {
	h, ok := b.(richtext.Paragraph)
	if _, _, label := labelled(b); !ok || h.Heading == 0 || label && h.Heading < 3 || len(p.gapsIn(richtext.Content{b})) > 0 {
		return false
	}
	if has := (richtext.Content{richtext.Paragraph{Inlines: h.Inlines}}).Features(); has.Math || has.Images {
		return false // more than a title can hold
	}
	if h.Heading < 3 && p.inItem && len(p.gapsIn(p.stem)) == 0 {
		return false // of the question, which has not been answered yet
	}
	title := richtext.Content{richtext.Paragraph{Inlines: h.Inlines}}.Line()
	p.item()
	p.anew = true
	switch {
	case first && h.Heading <= 3:
		p.d.Title(title)
	case h.Heading >= 5:
		p.leftover()
		if p.passage != nil && len(p.passage.items) == 0 { // two texts for the same questions
			h.Heading = 5
			p.passage.content = append(p.passage.content, h)
			break
		}
		p.share()
		p.passage = &passage{title: title}
	default:
		p.leftover()
		p.share()
		if open, filled := p.d.InSection(); open && !filled { // a heading under a heading
			h.Heading = 5
			p.d.Instruct(richtext.Content{h})
			break
		}
		p.d.Open(title, nil)
	}
	return true
}

// leftover places text before an item that belongs to none.
func (p *page) leftover() {
	c := p.stem
	p.stem = nil
	switch open, filled := p.d.InSection(); {
	case len(c) == 0:
	case p.passage != nil && len(p.passage.items) == 0:
		p.passage.content = append(p.passage.content, c...)
	case open && !filled:
		p.d.Instruct(c)
	case !p.d.Started():
		p.d.Introduce(c)
	default:
		p.share()
		p.passage = &passage{content: c}
	}
}

// numbered puts a block of a numbered page in its place. Text after gaps in a
// sentence still belongs to the item; after a gap on a line of its own it belongs
// to the next ones.
func (p *page) numbered(b richtext.Block) {
	if label, rest, ok := labelled(b); ok && p.follows(label) {
		p.item()
		p.leftover()
		p.inItem, p.label = true, label
		if len(rest.Inlines) > 0 {
			p.stem = richtext.Content{rest}
		}
		return
	}
	p.stem = append(p.stem, b)
	if p.inItem && p.answered() {
		p.item()
	}
}

// answered reports whether the item's only gap stands alone on its last line.
// After a menu more may follow: matches are written as several.
func (p *page) answered() bool {
	gaps := p.gapsIn(p.stem)
	if len(gaps) != 1 || !embedded.Alone(p.stem, gaps[0].ID) {
		return false
	}
	_, choice := gaps[0].Response.(quiz.Choice)
	return gaps[0].List || !choice
}

// unnumbered ends an item after a gap that stands alone on a line; a text with
// gaps inside is one item.
func (p *page) unnumbered(b richtext.Block) {
	p.stem = append(p.stem, b)
	gaps := p.gapsIn(p.stem)
	p.inItem = len(gaps) > 0
	last := richtext.Content{richtext.Paragraph{}, b}
	if len(gaps) == 0 || !embedded.Alone(last, gaps[len(gaps)-1].ID) {
		return
	}
	choice, list := gaps[len(gaps)-1].Response.(quiz.Choice)
	if len(gaps) == 1 || list && choice.Multiple {
		p.item()
	}
}

var label = regexp.MustCompile(`^(\d{1,4}[.)]|\(\d{1,4}\)|[A-Z]\w{0,4}\d{2,4}[.):]?|\p{Lu}\p{L}+ \d{1,4}[.):]?)\s+`)

// labelled cuts the label from a paragraph that begins with one.
func labelled(b richtext.Block) (string, richtext.Paragraph, bool) {
	para, ok := b.(richtext.Paragraph)
	if !ok || len(para.Inlines) == 0 {
		return "", richtext.Paragraph{}, false
	}
	t, ok := para.Inlines[0].(richtext.Text)
	m := label.FindString(t.Text + " ")
	if !ok || m == "" {
		return "", richtext.Paragraph{}, false
	}
	para.Inlines = slices.Clone(para.Inlines)
	if t.Text = strings.TrimPrefix(t.Text+" ", m); strings.TrimSpace(t.Text) == "" {
		para.Inlines = para.Inlines[1:]
	} else {
		t.Text = strings.TrimSuffix(t.Text, " ")
		para.Inlines[0] = t
	}
	return strings.TrimSpace(m), para, true
}

var digits = regexp.MustCompile(`^\(?(\d+)[.)]`)

// numberOf is the number of a plain label, 0 for others.
func numberOf(label string) int {
	m := digits.FindStringSubmatch(label)
	if m == nil {
		return 0
	}
	n, _ := strconv.Atoi(m[1])
	return n
}

// follows counts a label that continues the numbers before it.
func (p *page) follows(label string) bool {
	if !p.wouldFollow(label) {
		return false
	}
	if p.anew = false; numberOf(label) > 0 {
		p.number = numberOf(label)
	} else {
		p.number++
	}
	return true
}

// wouldFollow: a number may begin anew at 1 after a heading or an answered item,
// and may skip some; one that falls back is part of a text.
func (p *page) wouldFollow(label string) bool {
	n := numberOf(label)
	return n == 0 || n == 1 && (p.number == 0 || p.anew || !p.inItem) || n > p.number && n <= p.number+3
}
