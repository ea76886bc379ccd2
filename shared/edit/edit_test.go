package edit_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/edit"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

func para(ins ...richtext.Inline) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: ins}}
}

func text(s string) richtext.Inline { return richtext.Text{Text: s} }

func bold(s string) richtext.Inline { return richtext.Text{Text: s, Marks: richtext.Marks{Bold: true}} }

var (
	picture = richtext.Image{Hash: "h", Alt: "a cat"}
	formula = richtext.Math{LaTeX: "x^2", Text: "x^2"}
	table   = richtext.Table{Rows: []richtext.Row{{Cells: []richtext.Cell{{Content: richtext.Plain("cell")}}}}}
)

func TestContent(t *testing.T) {
	rich := para(text("What is "), bold("not"), text(" a cat? "), picture)
	two := append(para(text("Read "), bold("this"), text(".")), table, richtext.Paragraph{Inlines: []richtext.Inline{formula, text(" is")}})
	for name, c := range map[string]struct {
		old   richtext.Content
		plain string
		typed string
		want  richtext.Content
	}{
		"untouched":           {rich, "What is not a cat? [picture 1]", "What is not a cat? [picture 1]\r\n", rich},
		"one word":            {rich, "What is not a cat? [picture 1]", "What is not a dog? [picture 1]", para(text("What is "), bold("not"), text(" a dog? "), picture)},
		"the picture removed": {rich, "What is not a cat? [picture 1]", "What is not a cat?", para(text("What is "), bold("not"), text(" a cat?"))},
		"the picture moved":   {rich, "What is not a cat? [picture 1]", "[picture 1] Which?", para(picture, text(" Which?"))},
		"an unknown name":     {rich, "What is not a cat? [picture 1]", "[picture 2]", para(text("[picture 2]"))},
		"one of three blocks": {two, "Read this.\n[table 1]\n[formula 1] is", "Read this.\n[table 1]\n[formula 1] was", append(two[:2:2], richtext.Paragraph{Inlines: []richtext.Inline{formula, text(" was")}})},
		"a new line":          {two, "Read this.\n[table 1]\n[formula 1] is", "Read this.\nNew\n[table 1]\n[formula 1] is", richtext.Content{two[0], richtext.Paragraph{Inlines: []richtext.Inline{text("New")}}, two[1], two[2]}},
		"a drawn line":        {nil, "", "The sun is a ____.", para(text("The sun is a "), richtext.Blank{}, text("."))},
		"emptied":             {rich, "What is not a cat? [picture 1]", "  ", nil},
		"markup is text":      {nil, "", "<b>x</b>\x00\u202e", para(text("<b>x</b>\u202e"))},
	} {
		t.Run(name, func(t *testing.T) {
			if got := edit.Plain(c.old); got != c.plain {
				t.Errorf("plain %q, want %q", got, c.plain)
			}
			if diff := cmp.Diff(c.want, edit.Content(c.old, c.typed)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestUntouchedItemsStay: the fields of any item, sent back as they are, change
// nothing of it.
func TestUntouchedItemsStay(t *testing.T) {
	for _, q := range []quiz.Quiz{quiztest.Everything(), quiztest.Many(3)} {
		for _, item := range q.Items {
			got, err := edit.Apply(item, edit.Of(item))
			if err != nil {
				t.Errorf("%s: %v", item.ID, err)
			}
			want, have := quiz.Quiz{Items: []quiz.Item{item}}, quiz.Quiz{Items: []quiz.Item{got}}
			a, _ := want.MarshalJSON()
			b, err := have.MarshalJSON()
			if diff := cmp.Diff(string(a), string(b)); diff != "" || err != nil {
				t.Errorf("%s %v (-want +got):\n%s", item.ID, err, diff)
			}
		}
	}
}

func single() quiz.Item {
	return quiz.Item{ID: "q1", Stem: richtext.Plain("Which?"), Evidence: []quiz.Evidence{{Kind: quiz.ByBold}},
		Response: quiz.Choice{Key: []int{0}, Choices: []quiz.Entry{
			{Content: para(bold("A")), Feedback: richtext.Plain("no")}, {Content: richtext.Plain("B"), Pinned: true}, {Content: richtext.Plain("C")}}}}
}

func TestCorrectedChoices(t *testing.T) {
	f := edit.Of(single())
	f.Choices[0].Right, f.Choices[1].Right = false, true
	f.Choices[2].Text = ""
	f.Choices = append(f.Choices, edit.Row{Text: "D"})
	f.Points = "1,5"
	got, err := edit.Apply(single(), f)
	if err != nil {
		t.Fatal(err)
	}
	want := single()
	points := quiz.MustDecimal("1.5")
	want.Points, want.Evidence = &points, nil
	r := want.Response.(quiz.Choice)
	want.Response = quiz.Choice{Key: []int{1}, Choices: []quiz.Entry{r.Choices[0], r.Choices[1], {Content: richtext.Plain("D")}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestEvidenceStaysWithItsKey(t *testing.T) {
	f := edit.Of(single())
	f.Stem = "Which one?"
	got, err := edit.Apply(single(), f)
	if err != nil || len(got.Evidence) != 1 {
		t.Errorf("%+v, %v", got.Evidence, err)
	}
}

func TestOtherKinds(t *testing.T) {
	yes := true
	for name, c := range map[string]struct {
		to     edit.Kind
		change func(*edit.Fields)
		want   quiz.Response
	}{
		"text":       {edit.Text, func(*edit.Fields) {}, quiz.Text{Accepted: []quiz.Accepted{{Text: "A"}}}},
		"number":     {edit.Number, func(f *edit.Fields) { f.Value, f.Min, f.Max = "3", "2,5", "3.5" }, quiz.Number{Key: quiz.Near(quiz.Int(3), quiz.MustDecimal("0.5"))}},
		"true/false": {edit.TrueFalse, func(f *edit.Fields) { f.Truth = "true" }, quiz.TrueFalse{Key: &yes}},
		"essay":      {edit.Essay, func(f *edit.Fields) { f.Model = "Because." }, quiz.Essay{Model: richtext.Plain("Because.")}},
	} {
		t.Run(name, func(t *testing.T) {
			f := edit.Of(single()).As(c.to)
			c.change(&f)
			got, err := edit.Apply(single(), f)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, got.Response); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			back := edit.Of(got).As(edit.Single)
			if len(back.Choices) < 2 {
				t.Errorf("back to choices: %+v", back.Choices)
			}
			if err := (quiz.Quiz{Items: []quiz.Item{got}}).Validate(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestWrongFields are named, and nothing is changed.
func TestWrongFields(t *testing.T) {
	blanks := quiz.Item{ID: "q1", Stem: para(text("A "), richtext.Blank{ID: "b1"}), Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1",
		Response: quiz.Choice{Choices: []quiz.Entry{{Content: richtext.Plain("x")}, {Content: richtext.Plain("y")}}}}}}}
	match := quiz.Item{ID: "q1", Stem: richtext.Plain("?"), Response: quiz.Match{Left: []richtext.Content{richtext.Plain("a"), richtext.Plain("b")}, Right: []richtext.Content{richtext.Plain("1")}}}
	order := quiz.Item{ID: "q1", Stem: richtext.Plain("?"), Response: quiz.Order{Entries: []richtext.Content{richtext.Plain("a"), richtext.Plain("b")}}}
	for field, cases := range map[string][]struct {
		item   quiz.Item
		change func(*edit.Fields)
	}{
		"stem":     {{single(), func(f *edit.Fields) { f.Stem = " " }}, {blanks, func(f *edit.Fields) { f.Stem = "A gap" }}, {blanks, func(f *edit.Fields) { f.Stem = "[blank 1] [blank 1]" }}},
		"points":   {{single(), func(f *edit.Fields) { f.Points = "many" }}, {single(), func(f *edit.Fields) { f.Points = "-1" }}},
		"choice-1": {{single(), func(f *edit.Fields) { f.Choices = f.Choices[:1] }}},
		"choice-3": {{single(), func(f *edit.Fields) { f.Choices[2] = edit.Row{Right: true} }}},
		"kind":     {{single(), func(f *edit.Fields) { f.Choices[1].Right = true }}, {single(), func(f *edit.Fields) { f.Kind = "x" }}},
		"value":    {{single(), func(f *edit.Fields) { f.Kind, f.Value = edit.Number, "x" }}, {single(), func(f *edit.Fields) { f.Kind, f.Min = edit.Number, "1" }}, {single(), func(f *edit.Fields) { f.Kind, f.Value, f.Min = edit.Number, "1", "2" }}},
		"left-1":   {{match, func(f *edit.Fields) { f.Left[0].Place = "1" }}, {match, func(f *edit.Fields) { f.Right = nil }}},
		"left-2":   {{match, func(f *edit.Fields) { f.Left[0].Place, f.Left[1].Place = "1", "9" }}},
		"entry-1":  {{order, func(f *edit.Fields) { f.Entries[0].Place = "2" }}, {order, func(f *edit.Fields) { f.Entries[1].Text = "" }}},
		"entry-2":  {{order, func(f *edit.Fields) { f.Entries[0].Place, f.Entries[1].Place = "1", "1" }}},
		"blank-b1": {{blanks, func(f *edit.Fields) { f.Gaps[0].Answers = "x" }}, {blanks, func(f *edit.Fields) { f.Gaps[0].Answers = "*x\n*y" }}},
	} {
		for i, c := range cases {
			f := edit.Of(c.item)
			c.change(&f)
			if _, err := edit.Apply(c.item, f); problem.Of(err) == nil || problem.Of(err).Field != field {
				t.Errorf("%s %d: %v", field, i, err)
			}
		}
	}
}

// FuzzContent: whatever is typed over whatever, the result is content whose own
// text changes nothing.
func FuzzContent(f *testing.F) {
	for _, s := range quiztest.HostileTexts() {
		f.Add(s, s+"\n[picture 1]")
	}
	f.Add("a [blank 1] b", "[blank 1]\r\n\r\n___")
	f.Fuzz(func(t *testing.T, was, typed string) {
		old := append(richtext.Plain(strings.ToValidUTF8(was, "")), para(picture, bold("x"))...)
		got := edit.Content(old, typed)
		if again := edit.Content(got, edit.Plain(got)); cmp.Diff(got, again) != "" {
			t.Error(cmp.Diff(got, again))
		}
	})
}
