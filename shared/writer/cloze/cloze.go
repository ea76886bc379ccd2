// Package cloze writes the text of one Moodle question with embedded answers: the
// whole quiz as a page of HTML in which every item has its gap. What a gap looks
// like is package moodle's business.
package cloze

import (
	"bufio"
	"io"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/moodle"
	"formwright/shared/writer/target"
)

// Write writes a fitted quiz. It adds losses where weights or shares had to be
// rounded; they are whole numbers here.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	out := bufio.NewWriter(w)
	weights, loss := weigh(q)
	p := page{w: out, weights: weights, losses: loss}
	if title := strings.TrimSpace(q.Title); title != "" {
		p.blocks(heading(title, 3))
	}
	p.blocks(q.Introduction)
	openings := q.Openings()
	for i, item := range q.Items {
		opening := openings[item.ID]
		if s := opening.Section; s != nil {
			p.blocks(heading(s.Title, 4))
			p.blocks(s.Instructions)
		}
		for _, s := range opening.Stimuli {
			p.blocks(heading(s.Title, 5))
			p.blocks(s.Content)
		}
		p.item(i, item)
	}
	return p.losses, out.Flush()
}

func heading(title string, level int) richtext.Content {
	if strings.TrimSpace(title) == "" {
		return nil
	}
	return richtext.Content{richtext.Paragraph{Heading: level, Inlines: []richtext.Inline{richtext.Text{Text: title}}}}
}

type page struct {
	w       *bufio.Writer // keeps its first error for Flush
	weights map[string]int64
	losses  []quiz.Loss
}

// blocks writes content as HTML, a line for each block. Moodle takes out the
// newlines between tags.
func (p *page) blocks(c richtext.Content) {
	for i := range c {
		p.w.WriteString(around(c[i:i+1].HTML(moodle.HTML(nil, nil))) + "\n")
	}
}

// item writes a numbered stem with its gaps, those that have no place in the
// text after it.
func (p *page) item(i int, item quiz.Item) {
	codes := p.codes(item)
	blank := func(id string) string {
		if _, ok := codes[id]; ok {
			return gapMark + id + gapMark
		}
		return richtext.BlankText
	}
	for _, b := range numbered(item, i+1) {
		html := richtext.Content{b}.HTML(moodle.HTML(nil, blank))
		p.w.WriteString(fill(around(html), codes) + "\n")
	}
	if code, ok := codes[after]; ok {
		p.w.WriteString("<p>" + code + "</p>\n")
	}
}

// around spells a block of HTML around its gaps.
func around(html string) string { return steady(moodle.Outside(html)) }

// gapMark encloses the id of a gap until its code is put there; no content can
// hold it.
const gapMark = "\x00"

func fill(html string, codes map[string]string) string {
	parts := strings.Split(html, gapMark)
	for i := 1; i < len(parts); i += 2 {
		parts[i] = codes[parts[i]]
	}
	return strings.Join(parts, "")
}

// after is the place of a gap that has none in the stem.
const after = "after"

// codes writes the gaps of an item by the id of their blank. A typed answer goes
// to the only blank that is drawn in its stem, whose id is empty.
func (p *page) codes(item quiz.Item) map[string]string {
	gap := moodle.Gap{Weight: p.weights[item.ID], Correct: item.Feedback.Correct, Incorrect: item.Feedback.Incorrect}
	codes := map[string]string{}
	code := func(id string, r quiz.Response, list bool) {
		gap.Response, gap.List = r, list
		s, rounded := gap.Code()
		codes[id] = s
		if rounded {
			p.lose(quiz.CreditChanged, item.ID, "A part of the points was rounded to one that Moodle knows.")
		}
	}
	switch r := item.Response.(type) {
	case quiz.Choice:
		code(after, r, true)
	case quiz.Text, quiz.Number:
		place := after
		if fit.DrawnBlanks(item.Stem) == 1 {
			place = ""
		}
		code(place, r, false)
	case quiz.Blanks:
		for _, b := range r.Blanks {
			code(b.ID, p.menu(item.ID, b.Response), false)
		}
	}
	return codes
}

// menu adds a second entry to a menu of one, of which Moodle would refuse the
// whole file: a match has one when all its left entries belong together.
func (p *page) menu(item string, r quiz.Response) quiz.Response {
	c, ok := r.(quiz.Choice)
	if !ok || len(c.Choices) != 1 {
		return r
	}
	p.lose(quiz.TextChanged, item, "A menu with one entry got another one, –: Moodle takes no menu of one.")
	c.Choices = append(slices.Clone(c.Choices), quiz.Entry{Content: richtext.Plain("–")})
	return c
}

func (p *page) lose(code quiz.LossCode, item, message string) {
	p.losses = append(p.losses, quiz.Loss{Code: code, Item: item, Message: message})
}

// numbered puts the printed label, or else the running number, before a stem.
func numbered(item quiz.Item, n int) richtext.Content {
	label := strings.TrimSpace(item.Label)
	if label == "" {
		label = strconv.Itoa(n) + "."
	}
	number := richtext.Text{Text: label + " "}
	if p, ok := item.Stem[0].(richtext.Paragraph); ok {
		first := richtext.Paragraph{Heading: p.Heading, Inlines: append([]richtext.Inline{number}, p.Inlines...)}
		return append(richtext.Content{first}, item.Stem[1:]...)
	}
	return append(richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{number}}}, item.Stem...)
}
