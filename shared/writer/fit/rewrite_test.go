package fit_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

// only makes a target that holds everything in one way.
func only(change func(*target.Target)) target.Target {
	tg := target.Target{ID: "test", Platform: "Test", Markup: target.HTML, Keeps: target.Keeps{Unkeyed: true, Units: true, Shuffle: true, CaseRule: true, Words: true, Model: true},
		Holds: target.Holds{Single: target.Native, Multiple: target.Native, TrueFalse: target.Native, Text: target.Native, Number: target.Native,
			Match: target.Native, Order: target.Native, Essay: target.Native, Blanks: target.Native, Dropdowns: target.Native}}
	change(&tg)
	return tg
}

func TestRewrites(t *testing.T) {
	one := quiztest.OneOfEach()
	for _, c := range []struct {
		name   string
		item   quiz.Item
		change func(*target.Target)
		stem   string
		want   quiz.Response
		losses []string
	}{
		{"order as match", one.Items[6], func(t *target.Target) { t.Holds.Order = target.AsMatch }, "Put the events in order, the earliest first.",
			quiz.Match{Left: quiztest.Contents("1", "2", "3"), Right: quiztest.Contents("Moon landing", "Printing press", "Steam engine"), Key: []int{1, 2, 0}}, []string{"q1 type_rewritten"}},
		{"order as dropdowns", one.Items[6], func(t *target.Target) { t.Holds.Order = target.AsDrop }, "Put the events in order, the earliest first.\nMoon landing _____\nPrinting press _____\nSteam engine _____",
			quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Choices([]int{2}, "1", "2", "3")}, {ID: "b2", Response: quiztest.Choices([]int{0}, "1", "2", "3")}, {ID: "b3", Response: quiztest.Choices([]int{1}, "1", "2", "3")}}}, []string{"q1 type_rewritten"}},
		{"order as blanks", one.Items[6], func(t *target.Target) { t.Holds.Order = target.AsBlanks }, "Put the events in order, the earliest first.\n1 _____\n2 _____\n3 _____",
			quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("Printing press")}, {ID: "b2", Response: quiztest.Accept("Steam engine")}, {ID: "b3", Response: quiztest.Accept("Moon landing")}}}, []string{"q1 type_rewritten"}},
		{"match as dropdowns", one.Items[5], func(t *target.Target) { t.Holds.Match = target.AsDrop }, "Match each country with its capital.\nItaly _____\nSpain _____",
			quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Choices([]int{1}, "Madrid", "Rome", "Oslo")}, {ID: "b2", Response: quiztest.Choices([]int{0}, "Madrid", "Rome", "Oslo")}}}, []string{"q1 type_rewritten"}},
		{"number as text", one.Items[4], func(t *target.Target) { t.Holds.Number = target.AsText }, "What is pi, to two places?", quiztest.Accept("3.14"), []string{"q1 type_rewritten"}},
		{"number with a unit as text", quiztest.Ask("How long?", quiz.Number{Unit: "cm", Key: quiz.Near(quiz.Int(5), quiz.Int(0))}), func(t *target.Target) { t.Holds.Number = target.AsText }, "How long?", quiztest.Accept("5", "5 cm"), []string{"q1 type_rewritten"}},
		{"range as text", quiztest.Ask("How long?", quiz.Number{Key: quiz.Between(quiz.Int(1), quiz.Int(5))}), func(t *target.Target) { t.Holds.Number = target.AsText }, "How long?", quiz.Text{}, []string{"q1 key_dropped", "q1 type_rewritten"}},
		{"unkeyed number as text", quiztest.Ask("How long?", quiz.Number{}), func(t *target.Target) { t.Holds.Number = target.AsText }, "How long?", quiz.Text{}, []string{"q1 type_rewritten"}},
		{"text as blanks", one.Items[3], func(t *target.Target) { t.Holds.Text = target.AsBlanks }, "The capital of France is _____, on the Seine.", quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("Paris", "City of Paris")}}}, []string{"q1 type_rewritten"}},
		{"text without a blank as blanks", quiztest.Ask("Who?", quiztest.Accept("I")), func(t *target.Target) { t.Holds.Text = target.AsBlanks }, "Who?\n_____", quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("I")}}}, []string{"q1 type_rewritten"}},
		{"dropdowns as blanks", one.Items[9], func(t *target.Target) { t.Holds.Dropdowns = target.AsBlanks }, "A whale is a _____, a shark is a _____.", quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("mammal")}, {ID: "b2", Response: quiztest.Accept("fish")}}}, []string{"q1 type_rewritten"}},
		{"true/false as single", quiztest.Ask("Sure?", quiz.TrueFalse{True: "Vrai", Key: new(bool)}), func(t *target.Target) { t.Holds.TrueFalse = target.AsSingle }, "Sure?", quiztest.Choices([]int{1}, "Vrai", "False"), nil},
		{"text as essay", one.Items[3], func(t *target.Target) { t.Holds.Text = target.AsEssay }, "The capital of France is _____, on the Seine.", quiz.Essay{}, []string{"q1 type_rewritten"}},
		{"one pair as single", quiztest.Ask("Match.", quiz.Match{Left: quiztest.Contents("a"), Right: quiztest.Contents("x", "y"), Key: []int{1}}), func(t *target.Target) { t.Limits.MinPairs = 2 }, "Match.\na", quiztest.Choices([]int{1}, "x", "y"), []string{"q1 type_rewritten"}},
		{"unit in the stem", quiztest.Ask("How long?", quiz.Number{Unit: "cm", Key: quiz.Near(quiz.Int(5), quiz.Int(0))}), func(t *target.Target) { t.Units = false }, "How long? (cm)", quiz.Number{Key: quiz.Near(quiz.Int(5), quiz.Int(0))}, []string{"q1 unit_dropped"}},
		{"unit named in the stem", quiztest.Ask("How many cm ?", quiz.Number{Unit: "cm", Key: quiz.Near(quiz.Int(5), quiz.Int(0))}), func(t *target.Target) { t.Units = false }, "How many cm ?", quiz.Number{Key: quiz.Near(quiz.Int(5), quiz.Int(0))}, []string{"q1 unit_dropped"}},
	} {
		out, got := fitted(t, quiztest.Of("", c.item), only(c.change))
		if d := cmp.Diff(c.want, out.Items[0].Response); d != "" || out.Items[0].Stem.Text() != c.stem || out.Items[0].ID != "q1" {
			t.Errorf("%s: stem %q\n%s", c.name, out.Items[0].Stem.Text(), d)
		}
		if d := cmp.Diff(c.losses, got); d != "" {
			t.Errorf("%s: %s", c.name, d)
		}
	}
}

func TestMatchAsSingles(t *testing.T) {
	three := quiz.Int(3)
	item := quiztest.OneOfEach().Items[5]
	item.Points = &three
	q := quiztest.Of("", item)
	q.Sections = []quiz.Section{{ID: "s1", Title: "A", Items: []string{"q1"}}}
	out, got := fitted(t, q, only(func(t *target.Target) { t.Holds.Match, t.Points, t.Sections = target.AsSingles, true, true }))
	if len(out.Items) != 2 || out.Items[0].ID != "q1-1" || out.Items[1].ID != "q1-2" || out.Items[1].Points.String() != "1.5" {
		t.Fatalf("items %+v", out.Items)
	}
	want := quiztest.Choices([]int{0}, "Madrid", "Rome", "Oslo")
	want.Shuffle = true
	if d := cmp.Diff(want, out.Items[1].Response); d != "" || !strings.HasSuffix(out.Items[1].Stem.Text(), "\nSpain") {
		t.Error(d)
	}
	if d := cmp.Diff([]string{"q1-1", "q1-2"}, out.Sections[0].Items); d != "" || len(got) != 1 {
		t.Errorf("losses %v\n%s", got, d)
	}
}

func TestNote(t *testing.T) {
	one := quiztest.OneOfEach()
	out, got := fitted(t, quiztest.Of("", one.Items[7], one.Items[0]), only(func(t *target.Target) { t.Holds.Essay = target.AsNote }))
	if len(out.Items) != 2 || got[0] != "q1 type_unsupported" || len(got) != 1 {
		t.Errorf("items %d, losses %v", len(out.Items), got)
	}
}

func TestWhatATargetDoesNotKeep(t *testing.T) {
	item := quiztest.Everything().Items[0]
	item.Stem = richtext.Plain("Which?")
	text := quiztest.Everything().Items[3]
	essay := quiztest.Everything().Items[7]
	q := quiztest.Of("", item, text, essay)
	q.Media = quiztest.Pictures()
	_, got := fitted(t, q, only(func(t *target.Target) {
		t.Keeps, t.Markup = target.Keeps{Unkeyed: true}, target.PlainText
	}))
	want := []string{
		"q1 feedback_dropped", "q1 format_flattened", "q1 hint_dropped", "q1 image_dropped", "q1 shuffle_dropped", "q1 tags_dropped",
		"q2 case_dropped", "q2 credit_changed", "q2 feedback_dropped", "q2 hint_dropped", "q2 points_dropped", "q2 tags_dropped",
		"q3 feedback_dropped", "q3 hint_dropped", "q3 key_dropped", "q3 limit_dropped", "q3 points_dropped", "q3 tags_dropped",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// TestNumbersInGaps become text where gaps are compared letter by letter; the
// exact number stays right, a bare range is no text.
func TestNumbersInGaps(t *testing.T) {
	tg, _ := target.Find(target.LMSC)
	stem := richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "pi is "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: " or "}, richtext.Blank{ID: "b2"}}}}
	number := func(k *quiz.NumberKey) quiz.Quiz {
		return quiztest.Of("Gaps", quiz.Item{Stem: stem, Response: quiz.Blanks{Blanks: []quiz.Blank{
			{ID: "b1", Response: quiz.Number{Unit: "m", Key: k}}, {ID: "b2", Response: quiz.Text{Accepted: []quiz.Accepted{{Text: "so"}}}}}}})
	}
	value := quiz.MustDecimal("3.14")
	fitted, losses, err := fit.Fit(number(quiz.Near(value, quiz.MustDecimal("0.01"))), tg)
	if err != nil || len(losses) != 1 || losses[0].Code != quiz.TypeRewritten {
		t.Fatalf("%v %v", losses, err)
	}
	want := quiz.Response(quiz.Text{Accepted: []quiz.Accepted{{Text: "3.14"}, {Text: "3.14 m"}}})
	if d := cmp.Diff(want, fitted.Items[0].Response.(quiz.Blanks).Blanks[0].Response); d != "" {
		t.Error(d)
	}
	if _, losses, err := fit.Fit(number(quiz.Near(value, quiz.Decimal{})), tg); err != nil || len(losses) != 0 {
		t.Errorf("an exact number: %v %v", losses, err)
	}
	if _, losses, err := fit.Fit(number(quiz.Between(quiz.Int(3), quiz.Int(4))), tg); problem.CodeOf(err) != problem.NothingToExport || losses[0].Code != quiz.TypeUnsupported {
		t.Errorf("a range: %v %v", losses, err)
	}
}
