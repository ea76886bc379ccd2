package embedded

import (
	"reflect"
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Fill gives an item, whose stem has the blanks of these gaps, its response. A
// gap alone on its line after the stem is how the item is answered; others are
// blanks in the text. It returns what could not be held.
func Fill(item *quiz.Item, gaps []Gap) (doubts []string) {
	for _, g := range gaps {
		doubts = append(doubts, g.Doubts...)
	}
	lift(item, gaps)
	if len(gaps) == 1 && fillOne(item, gaps[0]) {
		return doubts
	}
	var b quiz.Blanks
	for _, g := range gaps {
		if c, ok := g.Response.(quiz.Choice); ok && c.Multiple {
			doubts = append(doubts, "A gap that takes several choices was left out: it stands among other gaps.")
			continue
		}
		b.Blanks = append(b.Blanks, quiz.Blank{ID: g.ID, Response: g.Response})
	}
	item.Response = b
	return doubts
}

// fillOne answers an item by its only gap. A menu in a sentence stays there.
func fillOne(item *quiz.Item, g Gap) bool {
	alone := Alone(item.Stem, g.ID)
	if _, choice := g.Response.(quiz.Choice); !alone && (!choice || !g.List) {
		return false
	}
	item.Response = g.Response
	item.Stem = without(item.Stem, g.ID)
	return true
}

// Alone reports whether the last block is a paragraph of nothing but this gap.
func Alone(c richtext.Content, id string) bool {
	if len(c) < 2 {
		return false
	}
	p, ok := c[len(c)-1].(richtext.Paragraph)
	return ok && slices.Equal(p.Inlines, []richtext.Inline{richtext.Blank{ID: id}})
}

func without(c richtext.Content, id string) richtext.Content {
	out := c.Map(func(in richtext.Inline) []richtext.Inline {
		if in == (richtext.Blank{ID: id}) {
			return nil
		}
		return []richtext.Inline{in}
	})
	return slices.DeleteFunc(out, func(b richtext.Block) bool {
		p, ok := b.(richtext.Paragraph)
		return ok && len(p.Inlines) == 0
	})
}

// lift makes what all gaps tell of a right number, or of any wrong answer, the
// feedback of the item.
func lift(item *quiz.Item, gaps []Gap) {
	var right, wrong []richtext.Content
	for _, g := range gaps {
		switch g.Response.(type) {
		case quiz.Number:
			right = append(right, g.Right)
			wrong = append(wrong, g.Wrong)
		case quiz.Text:
			wrong = append(wrong, g.Wrong)
		}
	}
	if len(item.Feedback.Correct) == 0 {
		item.Feedback.Correct = same(right)
	}
	if len(item.Feedback.Incorrect) == 0 {
		item.Feedback.Incorrect = same(wrong)
	}
}

// same is the content that all are, nil when they differ.
func same(all []richtext.Content) richtext.Content {
	for _, c := range all {
		if !reflect.DeepEqual(c, all[0]) {
			return nil
		}
	}
	if len(all) == 0 {
		return nil
	}
	return all[0]
}
