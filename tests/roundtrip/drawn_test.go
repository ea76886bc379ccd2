package roundtrip

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// TestDrawnPapersReadBack writes papers as teachers have them, of any kinds of
// questions in any order, with points, sections, passages, pictures, tables,
// formulas and listings, and reads the same from them.
func TestDrawnPapersReadBack(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		want := (&drawer{r: r}).quiz()
		back := throughWord(t, want)
		if diff := cmp.Diff(append(lines(want), rich(want)...), append(lines(back), rich(back)...)); diff != "" {
			r.Fatalf("-written +read:\n%s", diff)
		}
	})
}

// rich is what the stems, choices and passages hold beyond text.
func rich(q quiz.Quiz) []string {
	var out []string
	add := func(label string, c richtext.Content) {
		f := c.Features()
		out = append(out, fmt.Sprint(label, " pictures ", len(c.Hashes()), " formulas ", f.Math, " tables ", f.Tables))
	}
	for _, s := range q.Stimuli {
		add(s.ID, s.Content)
	}
	for _, item := range q.Items {
		add(item.ID, item.Stem)
		if c, ok := item.Response.(quiz.Choice); ok {
			for _, e := range c.Choices {
				add("  choice", e.Content)
			}
		}
	}
	return out
}

// drawer draws papers in plain English.
type drawer struct {
	r *rapid.T
	n int // sentences drawn, so that none is like another
}

func (d *drawer) pick(label string, n int) int { return rapid.IntRange(0, n-1).Draw(d.r, label) }
func (d *drawer) rarely(label string) bool     { return d.pick(label, 4) == 0 }

func (d *drawer) word() string {
	return rapid.SampledFrom(strings.Fields("river mountain teacher window garden copper engine planet violin market winter forest bridge letter castle island silver harbour kitchen meadow")).Draw(d.r, "word")
}

func (d *drawer) words(n int) string {
	out := make([]string, n)
	for i := range out {
		out[i] = d.word()
	}
	return strings.Join(out, " ")
}

func (d *drawer) sentence() string {
	d.n++
	form := rapid.SampledFrom([]string{"Which %s stands near the %s?", "What does the %s say about the %s?", "The old %s was found behind the %s."}).Draw(d.r, "form")
	return fmt.Sprintf(form, d.word()+fmt.Sprint(" ", 100+d.n), d.words(2))
}

func (d *drawer) passage() richtext.Content {
	c := richtext.Plain(strings.Repeat(d.sentence()+" ", 2) + "The " + d.words(8) + " ended.")
	switch d.pick("in a passage", 4) {
	case 0:
		c = append(c, d.table())
	case 1:
		c = append(c, richtext.Plain("Nobody in the "+d.words(3)+" knew of it.")...)
	}
	return c
}

func (d *drawer) table() richtext.Table {
	cell := func(header bool) richtext.Cell {
		return richtext.Cell{Content: richtext.Plain(d.words(2)), Header: header}
	}
	return richtext.Table{Rows: []richtext.Row{{Cells: []richtext.Cell{cell(true), cell(true)}}, {Cells: []richtext.Cell{cell(false), cell(false)}}, {Cells: []richtext.Cell{cell(false), cell(false)}}}}
}

func (d *drawer) stem() richtext.Content {
	c := richtext.Plain(d.sentence())
	p := c[0].(richtext.Paragraph)
	switch d.pick("in a stem", 7) {
	case 0:
		return append(c, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: quiztest.PictureHashes()[0], Width: 90, Height: 60}}})
	case 1:
		return append(c, d.table())
	case 2:
		p.Inlines = append(p.Inlines, richtext.Text{Text: " Use "}, richtext.Math{LaTeX: `\frac{a}{b}`, Text: "a/b"}, richtext.Text{Text: " here."})
		return richtext.Content{p}
	case 3:
		return append(c, richtext.Code{Text: "for x in range(3):\n    print(x)"})
	}
	return c
}

func (d *drawer) quiz() quiz.Quiz {
	var items []quiz.Item
	for range rapid.IntRange(3, 8).Draw(d.r, "items") {
		item := d.item()
		if d.rarely("points") {
			p := quiz.MustDecimal(rapid.SampledFrom([]string{"1", "2", "0.5", "10"}).Draw(d.r, "worth"))
			item.Points = &p
		}
		if d.rarely("explained") {
			item.Feedback.General = richtext.Plain("It is so because of the " + d.words(3) + ".")
		}
		items = append(items, item)
	}
	q := quiztest.Of("The "+d.words(2)+" test", items...)
	q.Media = quiztest.Pictures()
	d.group(&q)
	return q
}

// group puts the items into sections, and gives some a passage.
func (d *drawer) group(q *quiz.Quiz) {
	ids := make([]string, len(q.Items))
	for i, item := range q.Items {
		ids[i] = item.ID
	}
	if d.rarely("sections") {
		cut := rapid.IntRange(1, len(ids)-1).Draw(d.r, "cut")
		q.Sections = []quiz.Section{{ID: "s1", Title: "Part A: " + d.words(2), Items: ids[:cut]}, {ID: "s2", Title: "Part B: " + d.words(2), Instructions: richtext.Plain("Answer with care."), Items: ids[cut:]}}
		return
	}
	if d.rarely("passage") {
		from := rapid.IntRange(0, len(ids)-2).Draw(d.r, "from")
		to := rapid.IntRange(from+1, min(from+3, len(ids))).Draw(d.r, "to")
		q.Stimuli = []quiz.Stimulus{{ID: "p1", Title: "The " + d.words(2), Content: d.passage(), Items: ids[from:to]}}
	}
}
