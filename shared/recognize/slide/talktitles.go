package slide

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// mostAsked is how many titles of a talk ask for each that tells, at the most.
const mostAsked = 4

// WithoutTalkTitles drops the titles of a talk that ask, "Why does it matter?" over
// what is told: no slide says that it is a test or offers by letters, the slides that
// ask have now more points and now fewer, none stands out, and others tell.
func (r *Reader) WithoutTalkTitles(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	sides := sidesOf(blocks)
	asking, telling := 0, 0
	sizes := map[int]bool{}
	for i, s := range sides {
		if slices.ContainsFunc(s.blocks, isNotes) || slices.ContainsFunc(s.blocks, hasOwnLetter) || marksOn(s.blocks) > 2 || r.saysTest(s) {
			return blocks
		}
		said := saidOn(s)
		switch {
		case len(said) < 2:
			if len(said) == 1 && flatten.EndsAsking(said[0].Text) && flatten.CountWords(said[0].Text, 3) >= 3 {
				return blocks // the answer comes on another
			}
		case slices.ContainsFunc(said[1:], func(l line.Line) bool { return flatten.EndsAsking(l.Text) || flatten.HasBlank(l) }):
			return blocks
		case flatten.EndsAsking(said[0].Text):
			asking++
			sizes[len(said)] = true
		case i > 0 && len(said) > 2:
			telling++
		}
	}
	if telling == 0 || asking < 2 || asking > mostAsked*telling || len(sizes) < 2 {
		return blocks
	}
	out := make([]page.Block, 0, len(blocks))
	for _, s := range sides {
		first := slices.IndexFunc(s.blocks, showsText)
		if first >= 0 && len(saidOn(s)) > 1 && flatten.EndsAsking(strings.TrimSpace(s.blocks[first].(page.Paragraph).Text())) {
			s.blocks = slices.Delete(slices.Clone(s.blocks), first, first+1)
		}
		out = append(out, s.blocks...)
	}
	return out
}

// saysTest reports whether a slide says that it belongs to a test, or answers.
func (r *Reader) saysTest(s side) bool {
	return slices.ContainsFunc(saidOn(s), func(l line.Line) bool {
		return l.Says(r.QuizTitle) || l.Says(r.StudyTitle) || l.OrdersTruth(r.Lexicon) || asks.RoundWord.MatchString(l.Text) || l.Says(r.KeyNames) || r.tellsAnswer(s)
	})
}

// hasOwnLetter reports whether a paragraph has a letter or a number, or a box to tick.
func hasOwnLetter(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	if !ok {
		return false
	}
	if p.Label != nil {
		return p.Label.Format != page.Bullet || p.Label.Check != page.NoCheck
	}
	return hasOwnSign(b)
}
