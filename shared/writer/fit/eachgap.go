package fit

import (
	"fmt"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// eachGap asks for each blank of a text alone: blanks to type into become short
// answers, menus single choices. In a text with several, each is numbered where
// it stands, and the number of the one that is asked for stands at the end.
func (f *fitter) eachGap(item quiz.Item, n *notes) []quiz.Item {
	r, ok := item.Response.(quiz.Blanks)
	if !ok {
		return []quiz.Item{item}
	}
	if len(r.Blanks) == 1 {
		item.Stem = drawn(item.Stem, r, false)
		item.Response = r.Blanks[0].Response
		n.add(quiz.TypeRewritten, "The text with a blank became a %s.", kindOf(item.Response))
		return f.gapAsText(item, n)
	}
	n.add(quiz.TypeRewritten, "The text with blanks became one question for each blank: %s has no such kind.", f.t.Platform)
	var out []quiz.Item
	stem := drawn(item.Stem, r, true)
	for i, b := range r.Blanks {
		it := item
		it.ID, it.Response = sub(item.ID, i+1), b.Response
		asked := []richtext.Inline{richtext.Text{Text: gapNumber(i)}}
		if b.Response.Type() != quiz.TypeChoice {
			asked = append(asked, richtext.Text{Text: " "}, richtext.Blank{})
		}
		it.Stem = append(stem[:len(stem):len(stem)], richtext.Paragraph{Inlines: asked})
		if item.Points != nil {
			share := item.Points.DivRound(quiz.Int(int64(len(r.Blanks))), 2)
			it.Points = &share
		}
		out = append(out, f.gapAsText(it, n)...)
	}
	return out
}

// gapAsText sees to a blank for a number.
func (f *fitter) gapAsText(item quiz.Item, n *notes) []quiz.Item {
	if item.Response.Type() != quiz.TypeNumber {
		return []quiz.Item{item}
	}
	return f.rewrite(item, f.t.Holds.Number, n)
}

// drawn is a stem whose blanks are lines, numbered or not.
func drawn(stem richtext.Content, r quiz.Blanks, numbered bool) richtext.Content {
	number := map[string]string{}
	for i, b := range r.Blanks {
		number[b.ID] = gapNumber(i)
	}
	return stem.Map(func(in richtext.Inline) []richtext.Inline {
		b, ok := in.(richtext.Blank)
		if !ok || b.ID == "" {
			return []richtext.Inline{in}
		}
		if !numbered {
			return []richtext.Inline{richtext.Blank{}}
		}
		return []richtext.Inline{richtext.Text{Text: number[b.ID] + " "}, richtext.Blank{}}
	})
}

func gapNumber(i int) string { return fmt.Sprintf("(%d)", i+1) }
