package cloudform_test

import (
	"encoding/json"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform"
	"formwright/shared/cloudform/formtest"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

var update = flag.Bool("update", false, "write the golden files anew")

func addresses(q quiz.Quiz) map[string]string {
	out := map[string]string{}
	for hash := range q.Media {
		out[hash] = base + "/api/forms/exports/" + hash[:8]
	}
	return out
}

func TestGolden(t *testing.T) {
	for name, q := range map[string]quiz.Quiz{"one-of-each": quiztest.OneOfEach(), "everything": quiztest.Everything(), "unkeyed": quiztest.Unkeyed()} {
		plan, err := cloudform.NewPlan(q, cloudform.Options{Pictures: addresses(q)})
		if err != nil {
			t.Fatal(err)
		}
		got, err := json.MarshalIndent(plan, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		file := "testdata/" + name + ".json"
		if *update {
			if err := os.WriteFile(file, append(got, '\n'), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(strings.TrimSpace(string(want)), string(got)); d != "" {
			t.Errorf("%s: %s", name, d)
		}
	}
}

// TestAnyQuizIsTakenWhole: the stand-in takes every plan, and each item of the
// quiz is on the form with its key, or has a loss that says why not.
func TestAnyQuizIsTakenWhole(t *testing.T) {
	forms := formtest.New(cloudtest.New(nil, ""), nil)
	rapid.Check(t, func(t *rapid.T) {
		q := quiztest.Quizzes().Draw(t, "quiz")
		o := cloudform.Options{Plain: rapid.Bool().Draw(t, "plain")}
		if rapid.Bool().Draw(t, "pictures") {
			o.Pictures = addresses(q)
		}
		checkPlan(t, forms, q, o)
	})
}

func TestFixedQuizzesAreTakenWhole(t *testing.T) {
	forms := formtest.New(cloudtest.New(nil, ""), nil)
	for _, q := range []quiz.Quiz{quiztest.OneOfEach(), quiztest.Everything(), quiztest.HostileQuiz(), quiztest.Languages(), quiztest.Unkeyed()} {
		for _, o := range []cloudform.Options{{}, {Plain: true}, {Pictures: addresses(q)}} {
			checkPlan(t, forms, q, o)
		}
	}
}

func checkPlan(t rapid.TB, forms *formtest.Forms, q quiz.Quiz, o cloudform.Options) {
	t.Helper()
	plan, err := cloudform.NewPlan(q, o)
	if err != nil {
		if plan.Asked > 0 || len(plan.Losses) == 0 {
			t.Fatalf("%v with %v", err, plan.Losses)
		}
		return
	}
	if _, err := forms.Accepts(plan.Requests); err != nil {
		t.Fatal(err)
	}
	asked := questions(plan)
	if len(asked) != plan.Questions {
		t.Fatalf("%d questions, counted %d", len(asked), plan.Questions)
	}
	for _, item := range q.Items {
		if lost(plan.Losses, item.ID, quiz.TypeUnsupported) {
			continue
		}
		n := parts(item.Response)
		if len(asked) < n {
			t.Fatalf("%s is not on the form", item.ID)
		}
		for i, got := range asked[:n] {
			checkKey(t, plan, item, part(item.Response, i), got)
		}
		asked = asked[n:]
	}
	if len(asked) > 0 {
		t.Fatalf("%d questions that nobody asked", len(asked))
	}
}

// asked is a question as it stands on the form.
type asked struct {
	options []string
	q       cloudform.Question
}

func questions(plan cloudform.Plan) (out []asked) {
	for _, r := range plan.Requests {
		if r.CreateItem == nil {
			continue
		}
		it := r.CreateItem.Item
		if it.QuestionItem != nil {
			a := asked{q: it.QuestionItem.Question}
			if a.q.Choice != nil {
				a.options = values(a.q.Choice.Options)
			}
			out = append(out, a)
		}
		if it.QuestionGroup != nil {
			for _, q := range it.QuestionGroup.Questions {
				out = append(out, asked{options: values(it.QuestionGroup.Grid.Columns.Options), q: q})
			}
		}
	}
	return out
}

func values(options []cloudform.Option) (out []string) {
	for _, o := range options {
		out = append(out, o.Value)
	}
	return out
}

func parts(r quiz.Response) int {
	switch r := r.(type) {
	case quiz.Match:
		return len(r.Left)
	case quiz.Order:
		return len(r.Entries)
	case quiz.Blanks:
		return len(r.Blanks)
	}
	return 1
}

// part is the question about the ith part of a response, as a choice where there
// is something to choose.
func part(r quiz.Response, i int) quiz.Response {
	pick := func(n int, key []int) quiz.Response {
		c := quiz.Choice{Choices: make([]quiz.Entry, n)}
		if len(key) > 0 {
			c.Key = key[i : i+1]
		}
		return c
	}
	switch r := r.(type) {
	case quiz.Match:
		return pick(len(r.Right), r.Key)
	case quiz.Order:
		return pick(len(r.Entries), r.Key)
	case quiz.Blanks:
		return r.Blanks[i].Response
	case quiz.TrueFalse:
		c := quiz.Choice{Choices: make([]quiz.Entry, 2)}
		if r.Key != nil {
			c.Key = []int{map[bool]int{true: 0, false: 1}[*r.Key]}
		}
		return c
	}
	return r
}

func checkKey(t rapid.TB, plan cloudform.Plan, item quiz.Item, r quiz.Response, got asked) {
	t.Helper()
	var key []string
	if got.q.Grading != nil && got.q.Grading.CorrectAnswers != nil {
		for _, a := range got.q.Grading.CorrectAnswers.Answers {
			key = append(key, a.Value)
		}
	}
	switch r := r.(type) {
	case quiz.Choice:
		if len(got.options) != len(r.Choices) || got.q.Text != nil {
			t.Fatalf("%s: options %q, want %d", item.ID, got.options, len(r.Choices))
		}
		var want []string
		for _, k := range r.Key {
			want = append(want, got.options[k])
		}
		if !slices.Equal(want, key) {
			t.Fatalf("%s: key %q, want %q", item.ID, key, want)
		}
	case quiz.Text:
		for _, a := range r.Accepted {
			whole := a.Credit == nil || a.Credit.Equal(quiz.Int(1))
			if whole && !slices.ContainsFunc(key, func(k string) bool { return slices.Equal(strings.Fields(k), strings.Fields(a.Text)) }) && !changed(plan, item.ID) {
				t.Fatalf("%s: %q is not in the key %q", item.ID, a.Text, key)
			}
		}
	case quiz.Number:
		if r.Key != nil && r.Key.Value != nil && !slices.Contains(key, r.Key.Value.String()) {
			t.Fatalf("%s: %s is not in the key %q", item.ID, r.Key.Value, key)
		}
		if r.Key != nil && len(key) == 0 && !lost(plan.Losses, item.ID, quiz.KeyDropped) {
			t.Fatalf("%s: no key and no loss", item.ID)
		}
	case quiz.Essay:
		if got.q.Text == nil || !got.q.Text.Paragraph || key != nil {
			t.Fatalf("%s is no paragraph", item.ID)
		}
	}
}

func changed(plan cloudform.Plan, item string) bool { return lost(plan.Losses, item, quiz.TextChanged) }

func TestPoints(t *testing.T) {
	match := quiz.Match{Left: quiztest.Contents("a", "b", "c"), Right: quiztest.Contents("x", "y"), Key: []int{0, 1, 1}}
	for given, c := range map[string]struct {
		want []int
		loss bool
	}{
		"": {[]int{1, 1, 1}, false}, "3": {[]int{1, 1, 1}, false}, "7": {[]int{3, 2, 2}, false}, "0": {[]int{0, 0, 0}, false},
		"2": {[]int{1, 1, 1}, true}, "4.5": {[]int{2, 2, 1}, true}, "-1": {[]int{0, 0, 0}, true}, "99999999999": {[]int{715827883, 715827882, 715827882}, true},
	} {
		item := quiztest.Ask("Match.", match)
		if given != "" {
			points := quiz.MustDecimal(given)
			item.Points = &points
		}
		plan, err := cloudform.NewPlan(quiztest.Of("", item), cloudform.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var got []int
		for _, a := range questions(plan) {
			got = append(got, a.q.Grading.PointValue)
		}
		if !slices.Equal(got, c.want) || lost(plan.Losses, "q1", quiz.PointsChanged) != c.loss {
			t.Errorf("%s points: %v %v", given, got, plan.Losses)
		}
	}
}

// TestTitlesAreOneLine and the other lines are the description.
func TestTitlesAreOneLine(t *testing.T) {
	item := quiztest.Ask("Read this.\nThen this.\nWhich?", quiztest.Choices([]int{1}, "two\nlines", "one", "one"))
	plan, err := cloudform.NewPlan(quiztest.Of("A\u2028title", item), cloudform.Options{})
	if err != nil {
		t.Fatal(err)
	}
	it := plan.Requests[1].CreateItem.Item
	if plan.Title != "A title" || it.Title != "Read this." || it.Description != "Then this.\nWhich?" {
		t.Errorf("%q: %q, %q", plan.Title, it.Title, it.Description)
	}
	a := questions(plan)[0]
	if d := cmp.Diff([]string{"two lines", "one", "one (2)"}, a.options); d != "" || !lost(plan.Losses, "q1", quiz.TextChanged) {
		t.Errorf("%v %s", plan.Losses, d)
	}
	if d := cmp.Diff([]cloudform.Answer{{Value: "one"}}, a.q.Grading.CorrectAnswers.Answers); d != "" {
		t.Error(d)
	}
}

// TestPicturesStandWhereTheyBelong, and those without an address are a loss.
func TestPicturesStandWhereTheyBelong(t *testing.T) {
	hash := quiztest.PictureHashes()[0]
	red := richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: hash, Alt: "a dot", Width: 5000}}}}
	item := quiz.Item{ID: "q1", Stem: slices.Concat(red, red, richtext.Plain("What is it?")), Response: quiz.Choice{Choices: []quiz.Entry{{Content: red}, {Content: richtext.Plain("no")}}, Key: []int{0}}}
	q := quiz.Quiz{Title: "T", Media: quiztest.Pictures(), Items: []quiz.Item{item}}
	plan, err := cloudform.NewPlan(q, cloudform.Options{Pictures: addresses(q)})
	if err != nil {
		t.Fatal(err)
	}
	shown, it := plan.Requests[1].CreateItem.Item, plan.Requests[2].CreateItem.Item
	want := &cloudform.Image{SourceURI: addresses(q)[hash], AltText: "a dot", Properties: &cloudform.Properties{Width: 740}}
	if d := cmp.Diff([]*cloudform.Image{want, want, want}, []*cloudform.Image{&shown.ImageItem.Image, it.QuestionItem.Image, it.QuestionItem.Question.Choice.Options[0].Image}); d != "" || plan.Losses != nil {
		t.Errorf("%v %s", plan.Losses, d)
	}
	plan, err = cloudform.NewPlan(q, cloudform.Options{})
	if err != nil || !lost(plan.Losses, "q1", quiz.ImageDropped) || plan.Requests[1].CreateItem.Item.Title != "a dot" {
		t.Errorf("%v %v", plan.Losses, err)
	}
}

// TestFeedback stands where the service takes it.
func TestFeedback(t *testing.T) {
	told := func(g *cloudform.Grading) (out [3]string) {
		for i, f := range []*cloudform.Feedback{g.WhenRight, g.WhenWrong, g.GeneralFeedback} {
			if f != nil {
				out[i] = f.Text
			}
		}
		return out
	}
	fb := quiz.Feedback{General: richtext.Plain("Because."), Correct: richtext.Plain("Yes."), Incorrect: richtext.Plain("No.")}
	for name, c := range map[string]struct {
		r    quiz.Response
		want [3]string
		loss bool
	}{
		"choice":  {quiztest.Choices([]int{0}, "a", "b"), [3]string{"Yes. Because.", "No. Because.", ""}, false},
		"text":    {quiztest.Accept("a"), [3]string{"", "", "Because."}, true},
		"essay":   {quiz.Essay{}, [3]string{"", "", "Because."}, true},
		"unkeyed": {quiztest.Choices(nil, "a", "b"), [3]string{"", "", "Because."}, true},
	} {
		item := quiztest.Ask("Why?", c.r)
		item.Feedback = fb
		plan, err := cloudform.NewPlan(quiztest.Of("", item), cloudform.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := told(questions(plan)[0].q.Grading); got != c.want || lost(plan.Losses, "q1", quiz.FeedbackDropped) != c.loss {
			t.Errorf("%s: %q %v", name, got, plan.Losses)
		}
	}
}
