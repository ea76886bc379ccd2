package h5p_test

import (
	"html"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// TestAnyQuiz: the players find each question with its key.
func TestAnyQuiz(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		fitted, s, losses := written(t, quiztest.Quizzes().Draw(t, "quiz"))
		at, ids := 0, map[string]bool{}
		for _, item := range fitted.Items {
			if left(losses, item.ID) {
				continue
			}
			if at == len(s.content.Questions) {
				t.Fatalf("%s is not there", item.ID)
			}
			q := s.content.Questions[at]
			at++
			if ids[q.SubContentID] {
				t.Fatalf("%s shares its id", item.ID)
			}
			ids[q.SubContentID] = true
			if d := cmp.Diff(expected(item), found(q)); d != "" {
				t.Fatalf("%s %s: %s\n%+v", item.ID, q.Library, d, q.Params)
			}
			if p := q.Params.Media.Type; p != nil && s.files["content/"+p.Params.File.Path] == nil {
				t.Fatalf("%s: its picture is missing", item.ID)
			}
		}
		if at != len(s.content.Questions) {
			t.Fatalf("%d questions of %d", len(s.content.Questions), at)
		}
	})
}

// found is the key of a question as the player sees it.
func found(q sub) []string {
	p := q.Params
	var out []string
	switch q.Library {
	case "H5P.MultiChoice 1.16":
		for _, a := range p.Answers {
			out = append(out, mark(a.Correct)+shown(a.Text))
		}
	case "H5P.TrueFalse 1.8":
		out = append(out, p.Correct)
	case "H5P.Blanks 1.14":
		gaps, _ := q.typed()
		for _, g := range gaps {
			out = append(out, strings.Join(g, "|"))
		}
	case "H5P.DragText 1.10":
		placed, _ := q.dragged()
		for _, w := range placed {
			out = append(out, strings.Join(strings.Fields(w), ""))
		}
	case "H5P.Essay 1.5":
		out = append(out, "model "+barless(shown(p.Solution.Sample)))
		for _, k := range p.Keywords {
			out = append(out, html.UnescapeString(strings.Join(append([]string{k.Keyword}, k.Alternatives...), "|")))
		}
	}
	return out
}

func mark(right bool) string {
	if right {
		return "+ "
	}
	return "- "
}

// expected is the same of an item.
func expected(item quiz.Item) []string {
	var out []string
	switch r := item.Response.(type) {
	case quiz.Choice:
		for i, c := range r.Choices {
			out = append(out, mark(slices.Contains(r.Key, i))+text(c.Content))
		}
	case quiz.TrueFalse:
		out = append(out, map[bool]string{true: "true", false: "false"}[*r.Key])
	case quiz.Match:
		for i := range r.Left {
			out = append(out, word(r.Right[r.Key[i]]))
		}
	case quiz.Order:
		for _, k := range r.Key {
			out = append(out, word(r.Entries[k]))
		}
	case quiz.Essay:
		out = append(out, "model "+barless(line(r.Model)))
	case quiz.Blanks:
		return expectedGaps(r)
	}
	return out
}

// expectedGaps are dragged words where all gaps are menus, and typed otherwise.
func expectedGaps(r quiz.Blanks) []string {
	var out []string
	dragged := !slices.ContainsFunc(r.Blanks, func(b quiz.Blank) bool { return b.Response.Type() != quiz.TypeChoice })
	for _, b := range r.Blanks {
		switch r := b.Response.(type) {
		case quiz.Text:
			texts := sayable(r)
			if len(texts) == 0 {
				return looked(r)
			}
			out = append(out, strings.Join(texts, "|"))
		case quiz.Choice:
			if key := r.Choices[r.Key[0]].Content; dragged {
				out = append(out, word(key))
			} else {
				out = append(out, line(key))
			}
		}
	}
	return out
}

func sayable(r quiz.Text) []string {
	var out []string
	for _, a := range r.Accepted {
		if !strings.ContainsAny(a.Text, "*/:") {
			out = append(out, a.Text)
		}
	}
	return out
}

// looked are answers that no gap can hold.
func looked(r quiz.Text) []string {
	var out []string
	for _, a := range r.Accepted {
		if s := a.Text; !strings.Contains(s, "*") && (s[0] != '/' || s[len(s)-1] != '/') {
			out = append(out, s)
		}
	}
	return []string{"model ", strings.Join(out, "|")}
}

// plain is content with formulas and pictures as text.
func plain(c richtext.Content) richtext.Content {
	return c.Map(func(in richtext.Inline) []richtext.Inline {
		switch in := in.(type) {
		case richtext.Math:
			return []richtext.Inline{richtext.Text{Text: in.Delimited(richtext.MathAsLaTeX)}}
		case richtext.Image:
			return []richtext.Inline{richtext.Text{Text: strings.Join(strings.Fields(in.Alt), " ")}}
		}
		return []richtext.Inline{in}
	})
}

func text(c richtext.Content) string {
	var out strings.Builder
	plain(c).Inlines(func(in richtext.Inline) bool {
		if t, ok := in.(richtext.Text); ok {
			out.WriteString(t.Text)
		}
		return true
	})
	return strings.Join(strings.Fields(out.String()), "")
}

func line(c richtext.Content) string {
	flat, _ := plain(c).Flatten()
	return strings.Join(strings.Fields(flat.Line()), " ")
}

func word(c richtext.Content) string {
	s := strings.NewReplacer("*", "∗", ":", "∶", `\+`, "∖+", `\-`, "∖-").Replace(line(c))
	return strings.Join(strings.Fields(s), "")
}

// barless is text without what stands between the cells of a table, and white space.
func barless(s string) string {
	return strings.Join(strings.Fields(strings.NewReplacer("|", "", "\u200b", "").Replace(s)), "")
}
