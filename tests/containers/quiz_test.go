package containers

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/reader/html"
	"formwright/shared/reader/odf"
	"formwright/shared/reader/pptx"
	"formwright/shared/reader/rtf"
	"formwright/shared/recognize"
)

// question is a question as a teacher would write it.
type question struct {
	stem    string
	choices []string
	key     int
}

// mark is how the right choice is marked.
type mark string

const (
	bold      mark = "bold"
	red       mark = "red"
	highlight mark = "highlight"
)

func geography() []question {
	return []question{
		{"What is the capital of France?", []string{"Rome", "Paris", "Berlin", "Madrid"}, 1},
		{"Which river flows through Vienna?", []string{"Danube", "Rhine", "Elbe", "Seine"}, 0},
		{"Which of these is an ocean?", []string{"Sahara", "Alps", "Amazon", "Pacific"}, 3},
	}
}

// container makes a file of questions, and reads it.
type container struct {
	make func(*testing.T, []question, mark) []byte
	read func(context.Context, []byte) (page.Document, []finding.Finding, error)
}

// answered is what is compared: stems with their choices and keys.
type answered struct {
	Stem    string
	Choices []string
	Key     []string
}

func TestOneQuizInEveryContainer(t *testing.T) {
	var want []answered
	for _, q := range geography() {
		want = append(want, answered{q.stem, q.choices, []string{q.choices[q.key]}})
	}
	for name, c := range map[string]container{
		"slides with a question each":        {slidesOfBodies, pptx.Read},
		"slides with a box for every choice": {slidesOfBoxes, pptx.Read},
		"open document, automatic labels":    {openDocument, odf.Read},
		"open presentation":                  {openPresentation, odf.Read},
		"web page of a site":                 {webPage, html.Read},
		"web page of a word processor":       {wordPage, html.Read},
		"web page of a cloud document":       {cloudPage, html.Read},
		"rich text, labels as displayed":     {richText, rtf.Read},
		"rich text, labels by its tables":    {richTextByTable, rtf.Read},
	} {
		for _, m := range []mark{bold, red, highlight} {
			t.Run(name+", "+string(m), func(t *testing.T) {
				doc, findings, err := c.read(t.Context(), c.make(t, geography(), m))
				if err != nil || len(findings) > 0 {
					t.Fatalf("read: %v, findings %v", err, findings)
				}
				q, _, err := recognize.Recognize(doc)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(want, answers(q)); diff != "" {
					t.Errorf("(-want +got):\n%s", diff)
				}
			})
		}
	}
}

func answers(q quiz.Quiz) []answered {
	var out []answered
	for _, item := range q.Items {
		a := answered{Stem: strings.TrimSpace(item.Stem.Text())}
		if r, ok := item.Response.(quiz.Choice); ok {
			for i, c := range r.Choices {
				text := strings.TrimSpace(c.Content.Text())
				a.Choices = append(a.Choices, text)
				if slices.Contains(r.Key, i) {
					a.Key = append(a.Key, text)
				}
			}
		}
		out = append(out, a)
	}
	return out
}

// letter is the label of a choice.
func letter(i int) string { return string(rune('A' + i)) }
