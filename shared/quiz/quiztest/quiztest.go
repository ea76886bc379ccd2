// Package quiztest makes quizzes for tests: random valid ones that hold every
// sign any format gives a meaning to, and fixed ones for golden files. Only tests
// import it.
package quiztest

import (
	"fmt"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Quizzes draws valid quizzes of one to six items.
func Quizzes() *rapid.Generator[quiz.Quiz] {
	return rapid.Custom(func(t *rapid.T) quiz.Quiz {
		g := generator{t: t, q: quiz.Quiz{Media: Pictures()}}
		g.q.Title = g.maybeText("title")
		g.q.Introduction = g.maybeContent("introduction")
		g.q.Language = rapid.SampledFrom([]string{"", "en", "vi", "ar"}).Draw(t, "language")
		for i := range rapid.IntRange(1, 6).Draw(t, "items") {
			g.q.Items = append(g.q.Items, g.item(i+1))
		}
		g.sections()
		g.stimuli()
		return g.q
	})
}

type generator struct {
	t *rapid.T
	q quiz.Quiz
}

func (g *generator) flip(label string) bool { return rapid.Bool().Draw(g.t, label) }

func (g *generator) rarely(label string) bool { return rapid.IntRange(0, 3).Draw(g.t, label) == 0 }

func (g *generator) item(n int) quiz.Item {
	item := quiz.Item{ID: fmt.Sprintf("q%d", n), Stem: g.content("stem")}
	item.Response = g.response("response")
	if b, ok := item.Response.(quiz.Blanks); ok {
		item.Stem = append(item.Stem, g.gaps(b))
	} else if g.rarely("drawn") {
		item.Stem = append(item.Stem, richtext.Paragraph{Inlines: []richtext.Inline{
			richtext.Text{Text: g.text("before")}, richtext.Blank{}, richtext.Text{Text: g.text("after")}}})
	}
	if g.flip("label") {
		item.Label = rapid.SampledFrom([]string{"1.", "12)", "T1A01", "Question 3", "a::b"}).Draw(g.t, "printed")
	}
	item.Points = g.maybeDecimal("points", "0", "0.5", "1", "2", "3.25", "10")
	item.Feedback = quiz.Feedback{General: g.maybeContent("general"), Correct: g.maybeContent("correct"), Incorrect: g.maybeContent("incorrect")}
	item.Hint = g.maybeContent("hint")
	if g.rarely("tags") {
		item.Tags = []string{g.text("tag"), "x"}
	}
	return item
}

func (g *generator) gaps(b quiz.Blanks) richtext.Paragraph {
	var p richtext.Paragraph
	for _, blank := range b.Blanks {
		p.Inlines = append(p.Inlines, richtext.Text{Text: g.text("between")}, richtext.Blank{ID: blank.ID})
	}
	if g.flip("tail") {
		p.Inlines = append(p.Inlines, richtext.Text{Text: g.text("tail")})
	}
	return p
}

func (g *generator) sections() {
	if !g.flip("sections") {
		return
	}
	next := 0
	for next < len(g.q.Items) {
		last := rapid.IntRange(next, len(g.q.Items)-1).Draw(g.t, "last")
		s := quiz.Section{ID: fmt.Sprintf("s%d", len(g.q.Sections)+1), Title: g.maybeText("section"),
			Instructions: g.maybeContent("instructions"), Points: g.maybeDecimal("each", "1", "2.5")}
		for ; next <= last; next++ {
			s.Items = append(s.Items, g.q.Items[next].ID)
		}
		g.q.Sections = append(g.q.Sections, s)
		next += rapid.IntRange(0, 1).Draw(g.t, "outside")
	}
}

func (g *generator) stimuli() {
	for i := range rapid.IntRange(0, 2).Draw(g.t, "stimuli") {
		s := quiz.Stimulus{ID: fmt.Sprintf("p%d", i+1), Title: g.maybeText("passage"), Content: g.content("passage")}
		first := rapid.IntRange(0, len(g.q.Items)-1).Draw(g.t, "first")
		for _, item := range g.q.Items[first:min(first+2, len(g.q.Items))] {
			s.Items = append(s.Items, item.ID)
		}
		g.q.Stimuli = append(g.q.Stimuli, s)
	}
}

func (g *generator) maybeDecimal(label string, from ...string) *quiz.Decimal {
	if !g.flip(label) {
		return nil
	}
	d := quiz.MustDecimal(rapid.SampledFrom(from).Draw(g.t, label))
	return &d
}
