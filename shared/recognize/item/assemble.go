package item

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/richtext"
)

// Assemble makes the quiz of the drafts.
func (r *Reader) Assemble(p draft.Parsed, doc page.Document) quiz.Quiz {
	r.MatchKeys(p.Drafts)
	r.KeyedTruths(p)
	a := &assembly{r: r}
	a.quiz.Items = make([]quiz.Item, 0, len(p.Drafts))
	a.intro(p, doc.Title)
	for i := range p.Drafts {
		d := &p.Drafts[i]
		a.prelude(d)
		a.shareStem(d)
		id := "q" + lexicon.DecimalText(i+1)
		item := r.build(d, id, a.open)
		a.askBySection(&item, d)
		a.add(item, d)
		a.held, a.told = append(a.held, d.Trailing...), slices.ContainsFunc(d.Notes, func(n line.Note) bool { return n.Class == lexicon.AnswerWord })
	}
	p.Drafts = a.withoutCopies(p.Drafts)
	a.finish()
	r.numberFindings(p.Drafts)
	r.swallowed(p.Drafts)
	r.KeyFindings(a.quiz.Items)
	a.quiz.Media = UsedMedia(a.quiz, doc.Media)
	return a.quiz
}

// longestOrder is how many letters of a section may ask in place of a stem; a name of
// less than rewrite.OrderWords does not.
const longestOrder = 300

// askBySection gives choices that stand behind a bare number the order of their
// section as the stem: "Choose the word that sounds different. 1. A. hat B. car".
func (a *assembly) askBySection(item *quiz.Item, d *draft.Draft) {
	if a.open == nil || a.open.index < 0 || len(d.Choices) < 2 || len(d.Stem) > 0 && (len(d.Stem) > 1 || !d.Stem[0].Empty()) {
		return
	}
	s := a.quiz.Sections[a.open.index]
	for _, text := range []string{s.Instructions.Text(), s.Title} {
		order := asks.BareOrder(line.NewLine(line.Line{}, []page.Run{{Text: strings.TrimSpace(text)}}))
		if flatten.CountWords(order.Text, rewrite.OrderWords) >= rewrite.OrderWords && !lexicon.IsLonger(order.Text, longestOrder) {
			item.Stem = richtext.Plain(order.Text)
			return
		}
	}
}

// UsedMedia keeps the pictures that the quiz shows.
func UsedMedia(q quiz.Quiz, have richtext.Library) richtext.Library {
	var out richtext.Library
	if len(have) == 0 {
		return out
	}
	eachContent(&q, func(c *richtext.Content) {
		for _, h := range c.Hashes() {
			if m, ok := have[h]; ok {
				if out == nil {
					out = richtext.Library{}
				}
				out[h] = m
			}
		}
	})
	return out
}
