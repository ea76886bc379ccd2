package quiztest

import (
	"fmt"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

func (g *generator) response(label string) quiz.Response {
	switch rapid.IntRange(0, 8).Draw(g.t, label) {
	case 0, 1:
		return g.choice(g.flip("multiple"))
	case 2:
		return g.trueFalse()
	case 3:
		return g.typed()
	case 4:
		return g.number()
	case 5:
		return g.match()
	case 6:
		return g.order()
	case 7:
		return quiz.Essay{Lines: rapid.IntRange(0, 60).Draw(g.t, "lines"), MinWords: rapid.IntRange(0, 5).Draw(g.t, "min"),
			MaxWords: rapid.SampledFrom([]int{0, 5, 200}).Draw(g.t, "max"), Model: g.maybeContent("model"), Rubric: g.maybeContent("rubric")}
	default:
		return g.blanks()
	}
}

// keyed draws whether a response has its key; most have.
func (g *generator) keyed() bool { return rapid.IntRange(0, 7).Draw(g.t, "keyed") > 0 }

func (g *generator) choice(multiple bool) quiz.Choice {
	c := quiz.Choice{Multiple: multiple, Shuffle: g.flip("shuffle")}
	n := rapid.SampledFrom([]int{2, 2, 3, 4, 5, 7, 12, 30}).Draw(g.t, "choices")
	for i := range n {
		e := quiz.Entry{Content: g.phrase("choice"), Pinned: i == n-1 && g.rarely("pinned")}
		if g.rarely("told") {
			e.Feedback = g.phrase("feedback")
		}
		c.Choices = append(c.Choices, e)
	}
	switch {
	case !g.keyed():
	case !multiple:
		c.Key = []int{rapid.IntRange(0, n-1).Draw(g.t, "key")}
	default:
		for i := range n {
			if g.flip("right") {
				c.Key = append(c.Key, i)
			}
		}
	}
	return c
}

func (g *generator) trueFalse() quiz.TrueFalse {
	tf := quiz.TrueFalse{True: g.maybeText("true"), False: g.maybeText("false")}
	if g.keyed() {
		key := g.flip("key")
		tf.Key = &key
	}
	return tf
}

func (g *generator) typed() quiz.Text {
	r := quiz.Text{CaseSensitive: g.flip("case")}
	if !g.keyed() {
		return r
	}
	for range rapid.IntRange(1, 7).Draw(g.t, "accepted") {
		a := quiz.Accepted{Text: g.text("accepted"), Credit: g.maybeDecimal("credit", "1", "0.5", "0.33", "0.01")}
		if g.rarely("told") {
			a.Feedback = g.phrase("feedback")
		}
		r.Accepted = append(r.Accepted, a)
	}
	return r
}

func (g *generator) number() quiz.Number {
	r := quiz.Number{Unit: rapid.SampledFrom([]string{"", "m/s", "=kg", " "}).Draw(g.t, "unit")}
	if !g.keyed() {
		return r
	}
	draw := func(label string, from ...string) quiz.Decimal {
		return quiz.MustDecimal(rapid.SampledFrom(from).Draw(g.t, label))
	}
	value, tolerance := draw("value", "0", "-5", "3.14", "0.000001", "1e20"), draw("tolerance", "0", "0.5", "2")
	switch rapid.IntRange(0, 2).Draw(g.t, "range") {
	case 0:
		r.Key = quiz.Near(value, tolerance)
	case 1:
		r.Key = quiz.Between(value, value.Add(tolerance))
	default:
		r.Key = &quiz.NumberKey{Value: &value, Min: value, Max: value.Add(tolerance)}
	}
	return r
}

func (g *generator) phrases(label string, n int) []richtext.Content {
	out := make([]richtext.Content, n)
	for i := range out {
		out[i] = g.phrase(label)
	}
	return out
}

func (g *generator) match() quiz.Match {
	left, right := rapid.IntRange(1, 4).Draw(g.t, "left"), rapid.IntRange(1, 5).Draw(g.t, "right")
	m := quiz.Match{Left: g.phrases("left", left), Right: g.phrases("right", right), Shuffle: g.flip("shuffle")}
	if g.keyed() {
		for range left {
			m.Key = append(m.Key, rapid.IntRange(0, right-1).Draw(g.t, "pair"))
		}
	}
	return m
}

func (g *generator) order() quiz.Order {
	n := rapid.IntRange(2, 5).Draw(g.t, "entries")
	o := quiz.Order{Entries: g.phrases("entry", n)}
	if g.keyed() {
		places := make([]int, n)
		for i := range places {
			places[i] = i
		}
		o.Key = rapid.Permutation(places).Draw(g.t, "order")
	}
	return o
}

func (g *generator) blanks() quiz.Blanks {
	var b quiz.Blanks
	for i := range rapid.IntRange(1, 3).Draw(g.t, "blanks") {
		blank := quiz.Blank{ID: fmt.Sprintf("b%d", i+1)}
		switch rapid.IntRange(0, 2).Draw(g.t, "kind") {
		case 0:
			blank.Response = g.typed()
		case 1:
			blank.Response = g.number()
		default:
			blank.Response = g.choice(false)
		}
		b.Blanks = append(b.Blanks, blank)
	}
	return b
}
