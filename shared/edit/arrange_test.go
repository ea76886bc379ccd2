package edit_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/edit"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// arranged is a quiz whose stems are letters, in sections written as "ab|c|d":
// a section of a and b, one of c, and d in none when it follows a dash.
func arranged(layout string) quiz.Quiz {
	var q quiz.Quiz
	for n, part := range strings.Split(layout, "|") {
		loose := strings.HasPrefix(part, "-")
		var ids []string
		for _, c := range strings.TrimPrefix(part, "-") {
			id := fmt.Sprint("q", len(q.Items)+1)
			q.Items = append(q.Items, quiz.Item{ID: id, Label: fmt.Sprint(len(q.Items)+1, "."), Stem: richtext.Plain(string(c)), Response: quiz.Essay{}})
			ids = append(ids, id)
		}
		if !loose {
			q.Sections = append(q.Sections, quiz.Section{ID: fmt.Sprint("s", len(q.Sections)+1), Title: fmt.Sprint("Part ", n+1), Items: ids})
		}
	}
	return q
}

// layout is arranged backwards.
func layout(q quiz.Quiz) string {
	section := map[string]string{}
	for _, s := range q.Sections {
		for _, id := range s.Items {
			section[id] = s.Title
		}
	}
	var out strings.Builder
	before := "none yet"
	for _, item := range q.Items {
		if now := section[item.ID]; now != before {
			if before != "none yet" {
				out.WriteString("|")
			}
			if now == "" {
				out.WriteString("-")
			}
			before = now
		}
		out.WriteString(item.Stem.Text())
	}
	return out.String()
}

func TestMove(t *testing.T) {
	for _, c := range []struct{ was, item, up, down string }{
		{"-abc", "q2", "-bac", "-acb"},
		{"ab|cd", "q2", "ba|cd", "a|bcd"},
		{"ab|cd", "q3", "abc|d", "ab|dc"},
		{"-a|bc", "q2", "-ab|c", "-a|cb"},
		{"-a|b|cd", "q2", "b|-a|cd", "-a|cd|b"},
		{"ab|c|de", "q3", "c|ab|de", "ab|de|c"},
		{"ab|-c|de", "q3", "abc|de", "ab|cde"},
		{"a|b", "q1", "", "b|a"},
	} {
		for _, up := range []bool{true, false} {
			want := c.down
			if up {
				want = c.up
			}
			q, _, err := edit.Move(arranged(c.was), c.item, up)
			if want == "" {
				if problem.CodeOf(err) != problem.InvalidRequest {
					t.Errorf("%s: %v", c.was, err)
				}
				continue
			}
			if got := layout(q); got != want || err != nil || q.Validate() != nil {
				t.Errorf("%s in %s, up %t: %s, want %s: %v %v", c.item, c.was, up, got, want, err, q.Validate())
			}
		}
	}
}

func labels(q quiz.Quiz) string {
	var out []string
	for _, item := range q.Items {
		out = append(out, item.Stem.Text()+"="+item.Label)
	}
	return strings.Join(out, " ")
}

// TestLabels count on wherever a question comes or goes.
func TestLabels(t *testing.T) {
	q := arranged("ab|cde")
	q.Items[2].Label, q.Items[3].Label, q.Items[4].Label = "Q1)", "Q2)", "T1A05"
	one := quiz.Item{Stem: richtext.Plain("n"), Response: quiz.Essay{}}
	for want, do := range map[string]func() (quiz.Quiz, edit.Renamed, error){
		"n=1. a=2. b=3. c=Q1) d=Q2) e=T1A05":  func() (quiz.Quiz, edit.Renamed, error) { return edit.Insert(q, "", one) },
		"a=1. n=2. b=3. c=Q1) d=Q2) e=T1A05":  func() (quiz.Quiz, edit.Renamed, error) { return edit.Insert(q, "q1", one) },
		"a=1. b=2. c=Q1) n=Q2) d=Q3) e=T1A05": func() (quiz.Quiz, edit.Renamed, error) { return edit.Insert(q, "q3", one) },
		"a=1. b=2. c=Q1) d=Q2) e=T1A05 n=":    func() (quiz.Quiz, edit.Renamed, error) { return edit.Insert(q, "q5", one) },
		"b=1. c=Q1) d=Q2) e=T1A05":            func() (quiz.Quiz, edit.Renamed, error) { return edit.Remove(q, "q1") },
		"a=1. b=2. c=3. d=Q1) e=T1A05":        func() (quiz.Quiz, edit.Renamed, error) { return edit.Move(q, "q3", true) },
		"a=1. b=2. d=Q1) c=Q2) e=T1A05":       func() (quiz.Quiz, edit.Renamed, error) { return edit.Move(q, "q3", false) },
		"a=1. b=2. c=Q1) e=T1A05 d=Q2)":       func() (quiz.Quiz, edit.Renamed, error) { return edit.Move(q, "q4", false) },
	} {
		got, _, err := do()
		if labels(got) != want || err != nil || got.Validate() != nil {
			t.Errorf("%s, want %s: %v %v", labels(got), want, err, got.Validate())
		}
	}
}

// TestPassages keep their questions, and go with the last one.
func TestPassages(t *testing.T) {
	q := arranged("-abcd")
	q.Stimuli = []quiz.Stimulus{{ID: "p1", Content: richtext.Plain("One"), Items: []string{"q1"}}, {ID: "p2", Content: richtext.Plain("Two"), Items: []string{"q2", "q3"}}}
	one := quiz.Item{Stem: richtext.Plain("n"), Response: quiztest.Accept("x")}
	got, renamed, err := edit.Insert(q, "q2", one)
	if err != nil || cmp.Diff([]string{"q2", "q3", "q4"}, got.Stimuli[1].Items) != "" || cmp.Diff(edit.Renamed{"q1": "q1", "q2": "q2", "q3": "q4", "q4": "q5"}, renamed) != "" {
		t.Errorf("%v %v %v", got.Stimuli, renamed, err)
	}
	if diff := cmp.Diff([]quiz.Evidence{{Kind: quiz.ByPerson}}, got.Items[2].Evidence); diff != "" {
		t.Error(diff)
	}
	if got, _, _ := edit.Insert(q, "q3", one); len(got.Stimuli[1].Items) != 2 {
		t.Error("a question behind a passage belongs to it")
	}
	got, renamed, err = edit.Remove(q, "q1")
	if err != nil || len(got.Stimuli) != 1 || got.Stimuli[0].ID != "p1" || cmp.Diff([]string{"q1", "q2"}, got.Stimuli[0].Items) != "" || renamed["q1"] != "" || len(renamed) != 3 {
		t.Errorf("%v %v %v", got.Stimuli, renamed, err)
	}
	if len(q.Items) != 4 || q.Items[3].ID != "q4" || q.Items[0].Label != "1." {
		t.Error("the quiz that was given is changed")
	}
}

func TestWrongPlaces(t *testing.T) {
	q := arranged("a")
	_, _, err := edit.Remove(q, "q1")
	if problem.CodeOf(err) != problem.InvalidRequest {
		t.Error(err)
	}
	for _, do := range []func() error{
		func() error { _, _, err := edit.Remove(q, "q2"); return err },
		func() error { _, _, err := edit.Move(q, "x", true); return err },
		func() error { _, _, err := edit.Insert(q, "q9", q.Items[0]); return err },
	} {
		if problem.CodeOf(do()) != problem.NotFound {
			t.Error(do())
		}
	}
}

// TestAnyArrangement of any quiz is valid, and loses no question but those that
// were removed.
func TestAnyArrangement(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q, want := quiztest.Everything(), len(quiztest.Everything().Items)
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			id := fmt.Sprint("q", rapid.IntRange(1, len(q.Items)).Draw(t, "item"))
			var renamed edit.Renamed
			next, err := q, error(nil)
			switch rapid.IntRange(0, 3).Draw(t, "step") {
			case 0:
				if next, renamed, err = edit.Insert(q, id, quiztest.Ask("new", quiztest.Accept("x"))); err == nil {
					want++
				}
			case 1:
				if next, renamed, err = edit.Remove(q, id); err == nil {
					want--
				}
			default:
				next, renamed, err = edit.Move(q, id, rapid.Bool().Draw(t, "up"))
			}
			if err != nil {
				continue
			}
			if err := next.Validate(); err != nil || len(next.Items) != want {
				t.Fatalf("%d questions, want %d: %v", len(next.Items), want, err)
			}
			for _, item := range q.Items {
				if to, ok := renamed[item.ID]; ok && next.Items[place(to)].Stem.Text() != item.Stem.Text() {
					t.Fatalf("%s is called %s, which is another", item.ID, to)
				}
			}
			q = next
		}
	})
}

func place(id string) (n int) {
	_, _ = fmt.Sscanf(id, "q%d", &n)
	return n - 1
}

// TestEveryKindIsWritten from nothing.
func TestEveryKindIsWritten(t *testing.T) {
	for _, k := range edit.AllKinds() {
		f := edit.New(k)
		f.Stem = strings.TrimSpace("Which? " + f.Stem)
		for i := range f.Choices[:min(2, len(f.Choices))] {
			f.Choices[i] = edit.Row{Text: fmt.Sprint("c", i), Right: i == 1}
		}
		f.Truth, f.Accepted, f.Value = "false", "yes", "3"
		for i := range f.Left {
			f.Left[i], f.Right[i] = edit.Row{Text: "l", Place: "2"}, edit.Row{Text: "r"}
		}
		for i := range f.Entries {
			f.Entries[i] = edit.Row{Text: "e", Place: fmt.Sprint(2 - i)}
		}
		for i := range f.Gaps {
			f.Gaps[i].Answers = "gap"
		}
		item, err := edit.Apply(quiz.Item{Response: quiz.Choice{}}, f)
		if err != nil || edit.Of(item).Kind != k || k != edit.Essay && !item.Response.HasKey() {
			t.Errorf("%s: %+v, %v", k, item.Response, err)
			continue
		}
		q, _, err := edit.Insert(arranged("a"), "q1", item)
		if err != nil || q.Validate() != nil {
			t.Errorf("%s: %v %v", k, err, q.Validate())
		}
	}
	if edit.New("x").Kind != edit.Single {
		t.Error("an unknown kind is one")
	}
}

// TestGaps come, go, change places and kinds.
func TestGaps(t *testing.T) {
	item := quiz.Item{ID: "q1", Stem: para(text("A "), richtext.Blank{ID: "b1"}, text(" and "), richtext.Blank{ID: "b2"}), Response: quiz.Blanks{Blanks: []quiz.Blank{
		{ID: "b1", Response: quiztest.Accept("one")}, {ID: "b2", Response: quiztest.Accept("two")}}}}
	f := edit.Of(item).AddGap()
	f.Gaps[2].Kind, f.Gaps[2].Answers = edit.Single, "x\n*y"
	f = f.RemoveGap("b1")
	if f.Stem != "A and [blank 2] [blank 3]" {
		t.Errorf("%q", f.Stem)
	}
	f.Stem = "[blank 3] before [blank 2]"
	got, err := edit.Apply(item, f)
	if err != nil {
		t.Fatal(err)
	}
	want := quiz.Item{ID: "q1", Stem: para(richtext.Blank{ID: "b1"}, text(" before "), richtext.Blank{ID: "b2"}), Response: quiz.Blanks{Blanks: []quiz.Blank{
		{ID: "b1", Response: quiz.Choice{Choices: []quiz.Entry{{Content: richtext.Plain("x")}, {Content: richtext.Plain("y")}}, Key: []int{1}}}, {ID: "b2", Response: quiztest.Accept("two")}}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	f = edit.Of(item)
	f.Gaps[0].Kind, f.Gaps[0].Answers = edit.Number, "3"
	if got, err := edit.Apply(item, f); err != nil || got.Response.(quiz.Blanks).Blanks[0].Response.Type() != quiz.TypeNumber {
		t.Errorf("%+v, %v", got.Response, err)
	}
	for _, wrong := range []edit.Fields{
		{Kind: edit.Blanks, Stem: "none"}, {Kind: edit.Blanks, Stem: "[blank 1]"}, {Kind: edit.Blanks, Stem: "none", Gaps: []edit.Gap{{ID: "b1"}}}, {Kind: edit.Essay, Stem: "[blank 1]"},
	} {
		if _, err := edit.Apply(item, wrong); problem.Of(err) == nil || problem.Of(err).Field != "stem" {
			t.Errorf("%+v: %v", wrong, err)
		}
	}
}
