package roundtrip

import (
	"fmt"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// item draws a question of any kind.
func (d *drawer) item() quiz.Item {
	stem := d.stem()
	switch d.pick("kind", 9) {
	case 0, 1:
		return quiz.Item{Stem: stem, Response: d.choice()}
	case 2:
		key := d.pick("true", 2) == 0
		return quiz.Item{Stem: richtext.Plain(fmt.Sprintf("The %s is older than the %s %d.", d.word(), d.word(), d.n)), Response: quiz.TrueFalse{Key: &key}}
	case 3:
		return quiz.Item{Stem: stem, Response: quiztest.Accept(d.words(2))}
	case 4:
		return quiz.Item{Stem: stem, Response: d.number()}
	case 5:
		left, right, key := d.distinct(3), d.distinct(4), d.permutation(4)[:3]
		if key[0] < key[1] {
			key[0], key[1] = key[1], key[0] // the writer mixes what stands in order
		}
		return quiz.Item{Stem: richtext.Plain("Match the things of the " + d.words(2) + "."), Response: quiz.Match{Left: quiztest.Contents(left...), Right: quiztest.Contents(right...), Key: key}}
	case 6:
		key := d.permutation(3)
		if key[0] < key[1] && key[1] < key[2] {
			key[0], key[1] = key[1], key[0] // as above
		}
		return quiz.Item{Stem: richtext.Plain("Put the things of the " + d.words(2) + " in the correct order."), Response: quiz.Order{Entries: quiztest.Contents(d.distinct(3)...), Key: key}}
	case 7:
		return quiz.Item{Stem: stem, Response: quiz.Essay{Lines: rapid.IntRange(3, 9).Draw(d.r, "lines"), Model: richtext.Plain("Because of the " + d.words(4) + ".")}}
	default:
		return d.gaps()
	}
}

func (d *drawer) choice() quiz.Choice {
	n := rapid.IntRange(2, 6).Draw(d.r, "choices")
	length := rapid.IntRange(1, 8).Draw(d.r, "length")
	var r quiz.Choice
	for i, text := range d.distinct(n) {
		if length > 1 {
			text += " " + d.words(length-1)
		}
		c := richtext.Plain(text)
		if length == 8 && i == 1 {
			c = richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: text + " "}, richtext.Math{LaTeX: "x^2", Text: "x^2"}}}}
		}
		r.Choices = append(r.Choices, quiz.Entry{Content: c})
	}
	r.Key = []int{d.pick("right", n)}
	if n > 2 && d.rarely("several") {
		r.Key, r.Multiple = []int{0, n - 1}, true
	}
	return r
}

func (d *drawer) number() quiz.Number {
	value := quiz.Int(int64(rapid.IntRange(2, 900).Draw(d.r, "number")))
	unit := rapid.SampledFrom([]string{"", "cm", "kg"}).Draw(d.r, "unit")
	switch d.pick("near", 3) {
	case 0:
		return quiz.Number{Unit: unit, Key: quiz.Near(value, quiz.MustDecimal("0.5"))}
	case 1:
		return quiz.Number{Unit: unit, Key: quiz.Between(value, value.Sub(quiz.Int(-7)))}
	}
	return quiz.Number{Unit: unit, Key: quiz.Near(value, quiz.Int(0))}
}

func (d *drawer) gaps() quiz.Item {
	answers := d.distinct(2)
	ins := []richtext.Inline{richtext.Text{Text: "The " + d.word() + " comes from the "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: " and goes to the "}, richtext.Blank{ID: "b2"}, richtext.Text{Text: " again."}}
	return quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: ins}}, Response: quiz.Blanks{Blanks: []quiz.Blank{
		{ID: "b1", Response: quiztest.Accept(answers[0])}, {ID: "b2", Response: quiztest.Accept(answers[1], answers[1]+"s")}}}}
}

// distinct draws entries of which none is like another.
func (d *drawer) distinct(n int) []string {
	return rapid.SliceOfNDistinct(rapid.Custom(func(*rapid.T) string { return d.word() }), n, n, rapid.ID[string]).Draw(d.r, "entries")
}

func (d *drawer) permutation(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return rapid.Permutation(list).Draw(d.r, "order")
}
