package fit

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// asBlanks makes a text with blanks to type into.
func asBlanks(item quiz.Item) quiz.Item {
	switch r := item.Response.(type) {
	case quiz.Text, quiz.Number:
		item.Stem = nameBlank(item.Stem)
		item.Response = quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: r}}}
	case quiz.Match:
		g := gaps{stem: slices.Clone(item.Stem)}
		for i, left := range r.Left {
			g.add(left, typed(r.Right, r.Key, i))
		}
		item.Stem, item.Response = g.stem, g.response
	case quiz.Order:
		g := gaps{stem: slices.Clone(item.Stem)}
		for i := range r.Entries {
			g.add(place(i), typed(r.Entries, r.Key, i))
		}
		item.Stem, item.Response = g.stem, g.response
	case quiz.Blanks:
		item.Response = withoutDropdowns(r)
	}
	return item
}

// typed asks for the text of the entry that the key names for place i.
func typed(entries []richtext.Content, key []int, i int) quiz.Response {
	if len(key) == 0 {
		return quiz.Text{}
	}
	return quiz.Text{Accepted: []quiz.Accepted{{Text: entries[key[i]].Line()}}}
}

func withoutDropdowns(r quiz.Blanks) quiz.Blanks {
	out := quiz.Blanks{Blanks: slices.Clone(r.Blanks)}
	for i, b := range out.Blanks {
		c, ok := b.Response.(quiz.Choice)
		if !ok {
			continue
		}
		var t quiz.Text
		for _, k := range c.Key {
			t.Accepted = append(t.Accepted, quiz.Accepted{Text: c.Choices[k].Content.Line()})
		}
		out.Blanks[i].Response = t
	}
	return out
}

// asDropdowns makes a line with a dropdown of each left entry of a match, and of
// each entry to order, where its place is chosen.
func asDropdowns(item quiz.Item) quiz.Item {
	g := gaps{stem: slices.Clone(item.Stem)}
	switch r := item.Response.(type) {
	case quiz.Match:
		for i, left := range r.Left {
			g.add(left, dropdown(r.Right, r.Key, i))
		}
	case quiz.Order:
		places := make([]richtext.Content, len(r.Entries))
		for i := range places {
			places[i] = place(i)
		}
		for i, entry := range r.Entries {
			g.add(entry, dropdown(places, inverse(r.Key), i))
		}
	default:
		return item
	}
	item.Stem, item.Response = g.stem, g.response
	return item
}

func dropdown(entries []richtext.Content, key []int, i int) quiz.Response {
	var c quiz.Choice
	for _, e := range entries {
		c.Choices = append(c.Choices, quiz.Entry{Content: e})
	}
	if len(key) > 0 {
		c.Key = []int{key[i]}
	}
	return c
}

// inverse turns "which entry stands at this place" into "at which place does
// this entry stand".
func inverse(key []int) []int {
	if len(key) == 0 {
		return nil
	}
	out := make([]int, len(key))
	for at, entry := range key {
		out[entry] = at
	}
	return out
}

// gaps is a stem that grows a line with a blank at a time.
type gaps struct {
	stem     richtext.Content
	response quiz.Blanks
}

func (g *gaps) add(label richtext.Content, r quiz.Response) {
	id := "b" + place(len(g.response.Blanks)).Text()
	g.response.Blanks = append(g.response.Blanks, quiz.Blank{ID: id, Response: r})
	gap := []richtext.Inline{richtext.Text{Text: " "}, richtext.Blank{ID: id}}
	if len(label) == 1 {
		if p, ok := label[0].(richtext.Paragraph); ok {
			p.Inlines = slices.Concat(p.Inlines, gap)
			g.stem = append(g.stem, p)
			return
		}
	}
	g.stem = append(g.stem, label...)
	g.stem = append(g.stem, richtext.Paragraph{Inlines: gap[1:]})
}

// nameBlank gives the only drawn blank of a stem the id b1, or puts one at the
// end.
func nameBlank(stem richtext.Content) richtext.Content {
	if DrawnBlanks(stem) != 1 {
		return append(slices.Clone(stem), richtext.Paragraph{Inlines: []richtext.Inline{richtext.Blank{ID: "b1"}}})
	}
	return stem.Map(func(in richtext.Inline) []richtext.Inline {
		if _, ok := in.(richtext.Blank); ok {
			return []richtext.Inline{richtext.Blank{ID: "b1"}}
		}
		return []richtext.Inline{in}
	})
}

// DrawnBlanks counts the blanks of content that belong to no Blanks response.
func DrawnBlanks(c richtext.Content) int {
	count := 0
	c.Inlines(func(in richtext.Inline) bool {
		if b, ok := in.(richtext.Blank); ok && b.ID == "" {
			count++
		}
		return true
	})
	return count
}

// textGaps makes gaps for text of gaps for numbers where the target compares
// what is typed into a gap letter by letter. A bare range cannot be typed.
func (f *fitter) textGaps(item quiz.Item, n *notes) quiz.Item {
	r, ok := item.Response.(quiz.Blanks)
	if !ok || f.t.NumberGaps {
		return item
	}
	out := quiz.Blanks{Blanks: slices.Clone(r.Blanks)}
	for i, b := range out.Blanks {
		number, ok := b.Response.(quiz.Number)
		if !ok {
			continue
		}
		var text quiz.Text
		switch key := number.Key; {
		case key == nil:
		case key.Value != nil || key.Min.Equal(key.Max):
			value := key.Min
			if key.Value != nil {
				value = *key.Value
			}
			text.Accepted = spellings(value, number.Unit)
			if !key.Min.Equal(key.Max) {
				n.add(quiz.TypeRewritten, "A number in a blank became text: only the exact number counts, not those near it.")
			}
		case f.t.Unkeyed:
			n.add(quiz.KeyDropped, "The range of right numbers of a blank was left out: %s compares what is typed as text.", f.t.Platform)
		default:
			n.leave(quiz.TypeUnsupported, "The question was left out: any number of a range is right in a blank, and %s compares what is typed as text.", f.t.Platform)
		}
		out.Blanks[i].Response = text
	}
	item.Response = out
	return item
}
