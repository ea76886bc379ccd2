package form_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// TestLosses names every place whose picture browsers do not show.
func TestLosses(t *testing.T) {
	shown, unseen := quiztest.PictureHashes()[0], quiztest.PictureHashes()[1]
	content := func(hash string) richtext.Content {
		return richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: hash, Alt: "map"}}}}
	}
	for name, place := range map[string]func(q *quiz.Quiz, c richtext.Content) string{
		"introduction": func(q *quiz.Quiz, c richtext.Content) string { q.Introduction = c; return "" },
		"instructions": func(q *quiz.Quiz, c richtext.Content) string {
			q.Sections = []quiz.Section{{ID: "s1", Title: "One", Instructions: c, Items: []string{"q1", "q2"}}}
			return ""
		},
		"passage": func(q *quiz.Quiz, c richtext.Content) string {
			q.Stimuli = []quiz.Stimulus{{ID: "p1", Content: c, Items: []string{"q1", "q2"}}}
			return ""
		},
		"stem": func(q *quiz.Quiz, c richtext.Content) string { q.Items[1].Stem = c; return "q2" },
	} {
		for _, hash := range []string{shown, unseen} {
			q := quiztest.Of("Map", quiztest.Ask("a", quiz.Text{}), quiztest.Ask("b", quiz.Text{}))
			q.Media = quiztest.Pictures()
			other := q.Media[unseen]
			other.Type = "image/tiff"
			q.Media[unseen] = other
			var want [][2]string
			if item := place(&q, content(hash)); hash == unseen {
				want = [][2]string{{string(quiz.ImageDropped), item}}
			}
			var got [][2]string
			for _, l := range form.Losses(q) {
				got = append(got, [2]string{string(l.Code), l.Item})
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s: %s", name, diff)
			}
		}
	}
}
