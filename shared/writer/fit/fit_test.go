package fit_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

func find(t rapid.TB, id target.ID) target.Target {
	t.Helper()
	tg, ok := target.Find(id)
	if !ok {
		t.Fatalf("no target %s", id)
	}
	return tg
}

// codes are the losses as "q1 type_rewritten".
func codes(losses []quiz.Loss) []string {
	var out []string
	for _, l := range losses {
		out = append(out, strings.TrimSpace(l.Item+" "+string(l.Code)))
	}
	return out
}

// fitted fits a quiz that is known to fit.
func fitted(t *testing.T, q quiz.Quiz, tg target.Target) (quiz.Quiz, []string) {
	t.Helper()
	if err := q.Validate(); err != nil {
		t.Fatal(err)
	}
	out, losses, err := fit.Fit(q, tg)
	if err != nil {
		t.Fatal(err)
	}
	return out, codes(losses)
}

// TestHoldsTable compares what becomes of each kind of item with the table of the
// targets' README: Y stays, ~ is rewritten, - is left out.
func TestHoldsTable(t *testing.T) {
	for id, row := range map[target.ID]string{ // single multiple T/F text number match order essay blanks dropdowns
		target.LMSA: "YYYYYY~YYY", target.LMSB: "YYYYYYYYYY", target.LMSC: "YYYYYYYYY~", target.LMSD: "YYYY~YYYY~",
		target.LMSE: "YYYY~~-Y~~", target.LMSF: "YYYYYY~YY~", target.QuizA: "YYY-------", target.QuizC: "YYY-------",
		target.QuizB: "YYYY~--Y--", target.QuizD: "Y-Y-------", target.QuizG: "Y-Y-------", target.QuizE: "YYYY~--Y--",
		target.QuizF: "YYYYYYYYYY", target.QuizH: "YYYY~Y-Y--", target.QuizI: "YYYY~--Y--", target.QTI21: "YYYYYYYYYY",
		target.QTI22: "YYYYYYYYYY", target.GIFT: "YYYYYY~Y--", target.OtherA: "YYYY~Y~Y--", target.Aiken: "Y-Y-------",
		target.Cloze: "YYYYY~~-YY", target.H5P: "YYY~~~~YYY", target.Word: "YYYYYYYYYY",
	} {
		_, losses, err := fit.Fit(quiztest.OneOfEach(), find(t, id))
		if err != nil {
			t.Fatal(err)
		}
		got := []byte("YYYYYYYYYY")
		items := quiztest.OneOfEach().Items
		for _, l := range losses {
			for i, item := range items {
				switch {
				case item.ID != l.Item:
				case l.Code == quiz.TypeUnsupported:
					got[i] = '-'
				case l.Code == quiz.TypeRewritten:
					got[i] = '~'
				}
			}
		}
		if string(got) != row {
			t.Errorf("%s: got %s, want %s", id, got, row)
		}
	}
}

func TestUnkeyedItemsAreLeftOutOrKept(t *testing.T) {
	q := quiztest.Unkeyed()
	out, got := fitted(t, q, find(t, target.LMSB))
	want := []string{"q2 key_required", "q3 key_required", "q4 key_required", "q5 key_required", "q6 key_required", "q7 key_required", "q9 key_required", "q10 key_required"}
	if d := cmp.Diff(want, got); d != "" || len(out.Items) != 2 || out.Items[1].ID != "q8" {
		t.Errorf("items %d\n%s", len(out.Items), d)
	}
	out, got = fitted(t, q, find(t, target.QTI21))
	if len(out.Items) != 10 {
		t.Errorf("%d items, losses %v", len(out.Items), got)
	}
}

func TestNothingLeft(t *testing.T) {
	one := quiztest.OneOfEach()
	unkeyed := quiztest.Of("", quiztest.Ask("Which?", quiz.Choice{Choices: quiztest.Choices(nil, "a", "b").Choices}), one.Items[6])
	for name, c := range map[string]struct {
		q    quiz.Quiz
		id   target.ID
		want problem.Code
		says string
	}{
		"no key":          {unkeyed, target.Aiken, problem.KeyRequired, "use word or qti_21"},
		"no kind":         {quiztest.Of("", one.Items[6]), target.Aiken, problem.NothingToExport, "single choice, true/false"},
		"only essays":     {quiztest.Of("", one.Items[7]), target.Cloze, problem.NothingToExport, "Cloze"},
		"only a picture":  {quiz.Quiz{Media: quiztest.Pictures(), Items: []quiz.Item{{ID: "q1", Stem: picture(""), Response: one.Items[0].Response}}}, target.GIFT, problem.NothingToExport, "GIFT"},
		"blank answers":   {quiztest.Of("", quiztest.Ask("x", quiztest.Accept(" "))), target.GIFT, problem.NothingToExport, "GIFT"},
		"stem of a space": {quiztest.Of("", quiztest.Ask("\u200b ", one.Items[0].Response)), target.GIFT, problem.NothingToExport, "GIFT"},
	} {
		_, losses, err := fit.Fit(c.q, find(t, c.id))
		if problem.CodeOf(err) != c.want || !strings.Contains(problem.Of(err).Message, c.says) || len(losses) == 0 {
			t.Errorf("%s: got %v with %v", name, err, losses)
		}
	}
}

func picture(alt string) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: quiztest.PictureHashes()[0], Alt: alt}}}}
}

func TestPictures(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Media = quiztest.Pictures()
	q.Items[0].Stem = append(picture("a red dot"), q.Items[0].Stem...)
	out, got := fitted(t, q, find(t, target.GIFT))
	if !strings.HasPrefix(out.Items[0].Stem.Text(), "a red dot\n") || out.Media != nil || got[0] != "q1 image_dropped" {
		t.Errorf("stem %q, losses %v", out.Items[0].Stem.Text(), got)
	}
	out, got = fitted(t, q, find(t, target.LMSB))
	if len(out.Items[0].Stem.Hashes()) != 1 || len(got) != 0 {
		t.Errorf("the picture is gone from Moodle XML: %v", got)
	}
	hash := q.Media.Add("image/x-emf", 1, 1, []byte("emf"))
	q.Items[0].Stem[0].(richtext.Paragraph).Inlines[0] = richtext.Image{Hash: hash, Alt: "old"}
	if _, got = fitted(t, q, find(t, target.LMSB)); len(got) != 1 || got[0] != "q1 image_dropped" {
		t.Errorf("a picture that browsers do not show: %v", got)
	}
}

func TestChoicesAreCut(t *testing.T) {
	tg := find(t, target.QuizB) // at most 5
	r := quiztest.Choices([]int{5, 6}, "a", "b", "c", "d", "e", "F", "G")
	out, got := fitted(t, quiztest.Of("", quiztest.Ask("Which?", r)), tg)
	want := quiztest.Choices([]int{3, 4}, "a", "b", "c", "F", "G")
	if d := cmp.Diff(want, out.Items[0].Response); d != "" || len(got) != 1 || got[0] != "q1 choices_cut" {
		t.Errorf("losses %v\n%s", got, d)
	}
	six := quiztest.Choices([]int{0, 1, 2, 3, 4, 5}, "a", "b", "c", "d", "e", "f")
	if _, losses, err := fit.Fit(quiztest.Of("", quiztest.Ask("Which?", six)), tg); err == nil || codes(losses)[0] != "q1 type_unsupported" {
		t.Errorf("six right choices of five: %v, %v", losses, err)
	}
	unkeyed := find(t, target.QuizE)
	out, _ = fitted(t, quiztest.Of("", quiztest.Ask("Which?", quiz.Choice{Choices: r.Choices})), unkeyed)
	if got := out.Items[0].Response.(quiz.Choice); len(got.Choices) != 5 || got.Choices[4].Content.Text() != "e" {
		t.Errorf("without a key the first choices stay, got %v", got.Choices)
	}
}

func TestTextsAreCutAtAWord(t *testing.T) {
	tg := find(t, target.QuizA) // 120 and 75 characters
	long := strings.Repeat("word ", 40)
	out, got := fitted(t, quiztest.Of("", quiztest.Ask(long, quiztest.Choices([]int{0}, long, "b"))), tg)
	stem, choice := out.Items[0].Stem.Text(), out.Items[0].Response.(quiz.Choice).Choices[0].Content.Text()
	if !strings.HasSuffix(stem, "word…") || len([]rune(stem)) > 120 || !strings.HasSuffix(choice, "word…") || len([]rune(choice)) > 75 || len(got) != 1 || got[0] != "q1 text_cut" {
		t.Errorf("%q, %q, %v", stem, choice, got)
	}
	for in, want := range map[string]string{"short": "short", "one two three": "one two…", "日本語の長い文章です。": "日本語の長い文…", "a verylongword": "a veryl…"} {
		if got := fit.Cut(in, 8); got != want {
			t.Errorf("Cut(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestPassages(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Stimuli = []quiz.Stimulus{
		{ID: "p1", Title: "Text 1", Content: richtext.Plain("A passage."), Items: []string{"q1", "q2"}},
		{ID: "p2", Content: richtext.Plain("Of one item."), Items: []string{"q3"}},
	}
	out, got := fitted(t, q, find(t, target.LMSB))
	want := []string{"q1 stimulus_copied", "q2 stimulus_copied"}
	if d := cmp.Diff(want, got); d != "" || out.Items[1].Stem.Text() != "Text 1\nA passage.\nWhich of these are prime?" || out.Items[2].Stem.Line() != "Of one item. The moon is a satellite of the earth." {
		t.Errorf("%q, %q\n%s", out.Items[1].Stem.Text(), out.Items[2].Stem.Line(), d)
	}
	out, got = fitted(t, q, find(t, target.Word))
	if len(out.Stimuli) != 2 || strings.Contains(strings.Join(got, " "), "stimulus") {
		t.Errorf("Word shares passages: %v", got)
	}
	q.Stimuli[0].Content = richtext.Plain(strings.Repeat("long ", 50))
	out, got = fitted(t, q, find(t, target.QuizA))
	if out.Items[0].Stem.Line() != "Which planet is nearest to the sun?" || got[0] != "q1 text_cut" {
		t.Errorf("a passage too long for the limit: %q, %v", out.Items[0].Stem.Line(), got)
	}
}

func TestSectionsAndTheirPoints(t *testing.T) {
	two := quiz.Int(2)
	q := quiztest.OneOfEach()
	q.Sections = []quiz.Section{{ID: "s1", Title: "Part A", Points: &two, Instructions: richtext.Plain("Choose."), Items: []string{"q1", "q2"}},
		{ID: "s2", Title: "Part B", Items: []string{"q6", "q7"}}}
	out, _ := fitted(t, q, find(t, target.LMSB))
	if len(out.Sections) != 2 || !out.Items[1].Points.Equal(two) || out.Items[2].Points != nil {
		t.Errorf("sections %v, points %v", out.Sections, out.Items[1].Points)
	}
	out, got := fitted(t, q, find(t, target.QuizB))
	if len(out.Sections) != 0 || got[0] != "section_dropped" || got[1] != "section_dropped" || got[2] != "q1 points_dropped" {
		t.Errorf("sections %v, losses %v", out.Sections, got)
	}
	out, _ = fitted(t, q, find(t, target.QuizH)) // q7 is left out
	if len(out.Sections) != 2 || len(out.Sections[1].Items) != 1 {
		t.Errorf("sections %v", out.Sections)
	}
}

func TestControlCharactersGo(t *testing.T) {
	q := quiztest.Of("a\x00b", quiztest.Ask("x\x01y", quiztest.Accept("a\x02b")))
	out, got := fitted(t, q, find(t, target.LMSB))
	if out.Title != "ab" || out.Items[0].Stem.Text() != "xy" || out.Items[0].Response.(quiz.Text).Accepted[0].Text != "ab" {
		t.Errorf("%+v", out)
	}
	if d := cmp.Diff([]string{"text_changed", "q1 text_changed"}, got); d != "" {
		t.Error(d)
	}
}

// TestFitKeepsItsInput, its order and its promises for every target.
func TestFitOfAnyQuiz(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := quiztest.Quizzes().Draw(t, "quiz")
		before, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		for _, tg := range target.All() {
			out, losses, err := fit.Fit(q, tg)
			if err == nil && fit.Asked(q, losses) == 0 {
				t.Fatalf("%s: nothing is asked and there is no error", tg.ID)
			}
			checkLosses(t, q, losses)
			checkItems(t, out, tg)
		}
		if after, _ := json.Marshal(q); string(after) != string(before) {
			t.Fatal("the quiz was changed")
		}
	})
}

func checkLosses(t *rapid.T, q quiz.Quiz, losses []quiz.Loss) {
	sorted := append([]quiz.Loss{}, losses...)
	fit.Sort(q, sorted)
	if d := cmp.Diff(sorted, append([]quiz.Loss{}, losses...)); d != "" {
		t.Fatalf("losses are not in order:\n%s", d)
	}
	seen := map[string]bool{}
	for _, l := range losses {
		key := l.Item + " " + string(l.Code)
		if l.Item != "" && seen[key] || l.Message == "" {
			t.Fatalf("double or empty loss %+v", l)
		}
		seen[key] = true
	}
}

// checkItems sees to it that what is left keeps to the target's row.
func checkItems(t *rapid.T, q quiz.Quiz, tg target.Target) {
	for _, item := range q.Items {
		has := item.Stem.Features()
		if !tg.Images && has.Images || tg.Math == target.MathText && has.Math || tg.Markup == target.PlainText && (has.Markup || has.Tables) {
			t.Fatalf("%s: the stem of %s has %+v", tg.ID, item.ID, has)
		}
		_, essay := item.Response.(quiz.Essay)
		if !tg.Unkeyed && !essay && !item.Response.HasKey() {
			t.Fatalf("%s: %s has no key", tg.ID, item.ID)
		}
		if c, ok := item.Response.(quiz.Choice); ok {
			for _, k := range c.Key {
				if k >= len(c.Choices) {
					t.Fatalf("%s: key %d of %s names no choice", tg.ID, k, item.ID)
				}
			}
			if tg.Limits.Choices > 0 && len(c.Choices) > tg.Limits.Choices {
				t.Fatalf("%s: %s has %d choices", tg.ID, item.ID, len(c.Choices))
			}
		}
	}
}
