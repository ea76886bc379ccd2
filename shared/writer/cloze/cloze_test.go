package cloze_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/net/html"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/cloze"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/moodle"
	"formwright/shared/writer/moodle/moodletest"
	"formwright/shared/writer/target"
)

func write(t rapid.TB, q quiz.Quiz) (fitted quiz.Quiz, file string, losses []quiz.Loss) {
	t.Helper()
	tg, _ := target.Find(target.Cloze)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, "", nil // nothing of it can be held
	}
	var b bytes.Buffer
	losses, err = cloze.Write(&b, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	return fitted, b.String(), losses
}

func checkImport(t rapid.TB, q quiz.Quiz) {
	fitted, file, _ := write(t, q)
	text, got := moodletest.Gaps(file)
	var want []moodletest.Gap
	for _, item := range fitted.Items {
		want = append(want, expected(item)...)
	}
	for i := range got {
		got[i].Weight = ""
		for j, a := range got[i].Answers {
			got[i].Answers[j].Text, got[i].Answers[j].Feedback = shown(got[i].Kind, a.Text), visible(a.Feedback)
		}
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Fatalf("%s\nin\n%s", d, file)
	}
	if n := strings.Count(text, "{#"); n != len(want) {
		t.Fatalf("%d of %d gaps in\n%s", n, len(want), text)
	}
	seen := visible(text)
	for _, item := range fitted.Items {
		for _, block := range item.Stem {
			p, ok := block.(richtext.Paragraph)
			if !ok || len(p.Inlines) == 0 {
				continue
			}
			if first, ok := p.Inlines[0].(richtext.Text); ok && !strings.Contains(seen, strings.Join(strings.Fields(first.Text), " ")) {
				t.Fatalf("%q is not seen in\n%s", first.Text, seen)
			}
		}
	}
}

// expected are the gaps of an item. An item of one gap and one of several differ
// only in where the gaps stand.
func expected(item quiz.Item) []moodletest.Gap {
	switch r := item.Response.(type) {
	case quiz.Essay:
		return nil
	case quiz.Blanks:
		var out []moodletest.Gap
		for _, b := range r.Blanks {
			out = append(out, gap(b.Response, item.Feedback, false))
		}
		return out
	default:
		return []moodletest.Gap{gap(r, item.Feedback, true)}
	}
}

func gap(r quiz.Response, fb quiz.Feedback, list bool) moodletest.Gap {
	var g moodletest.Gap
	add := func(share, text string, told, other richtext.Content) {
		if len(told) == 0 {
			told = other
		}
		g.Answers = append(g.Answers, moodletest.Answer{Share: share, Text: text, Feedback: visible(told.InlineHTML(moodle.HTML(nil, nil)))})
	}
	switch r := r.(type) {
	case quiz.Text:
		g.Kind = map[bool]string{false: "SHORTANSWER", true: "SHORTANSWER_C"}[r.CaseSensitive]
		shares, _ := moodle.Grades(r.Accepted)
		for i, a := range r.Accepted {
			share := shares[i]
			add(share, moodle.Wildcards(a.Text), a.Feedback, fb.Correct)
		}
	case quiz.Number:
		g.Kind = "NUMERICAL"
		add("100", moodle.Numeric(*r.Key), nil, fb.Correct)
	case quiz.Choice:
		g.Kind = map[[3]bool]string{
			{false, false, false}: "MULTICHOICE", {false, false, true}: "MULTICHOICE_S", {false, true, false}: "MULTICHOICE_V", {false, true, true}: "MULTICHOICE_VS",
			{true, true, false}: "MULTIRESPONSE", {true, true, true}: "MULTIRESPONSE_S",
		}[[3]bool{r.Multiple, list, r.Shuffle}]
		if len(r.Choices) == 1 {
			r.Choices = append(slices.Clone(r.Choices), quiz.Entry{Content: richtext.Plain("–")})
		}
		shares, _ := moodle.Shares(len(r.Key))
		for i, e := range r.Choices {
			text := visible(e.Content.InlineHTML(moodle.HTML(nil, nil)))
			switch right := slices.Contains(r.Key, i); {
			case right && r.Multiple:
				add(shares[0], text, e.Feedback, fb.Correct)
				shares = shares[1:]
			case right:
				add("100", text, e.Feedback, fb.Correct)
			case r.Multiple:
				add(moodle.Penalty(len(r.Choices)-len(r.Key)), text, e.Feedback, fb.Incorrect)
			default:
				add("0", text, e.Feedback, fb.Incorrect)
			}
		}
		return g
	}
	if len(fb.Incorrect) > 0 {
		add("0", "*", fb.Incorrect, nil)
	}
	return g
}

// shown is what a person sees of an answer: choices are HTML, typed answers text.
func shown(kind, text string) string {
	if strings.HasPrefix(kind, "MULTI") {
		return visible(text)
	}
	return text
}

// visible is the text that a browser shows of HTML.
func visible(s string) string {
	z := html.NewTokenizer(strings.NewReader(s))
	var b strings.Builder
	for {
		switch z.Next() {
		case html.ErrorToken:
			return strings.Join(strings.Fields(b.String()), " ")
		case html.TextToken:
			b.Write(z.Text())
		case html.StartTagToken, html.EndTagToken, html.SelfClosingTagToken:
			b.WriteByte(' ')
		}
	}
}

func TestImportMeansTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkImport(t, quiztest.Quizzes().Draw(t, "quiz")) })
}

func TestFixedQuizzesImport(t *testing.T) {
	for _, q := range []quiz.Quiz{quiztest.OneOfEach(), quiztest.Everything(), quiztest.HostileQuiz(), quiztest.Languages(), quiztest.Unkeyed()} {
		checkImport(t, q)
	}
}

func points(s string) *quiz.Decimal {
	d := quiz.MustDecimal(s)
	return &d
}

func TestWeights(t *testing.T) {
	choice, gaps := quiztest.OneOfEach().Items[0], quiztest.OneOfEach().Items[8]
	for _, c := range []struct {
		name   string
		points [2]*quiz.Decimal
		want   []string
		losses int
	}{
		{"no points: every gap counts 1", [2]*quiz.Decimal{}, []string{"1", "1", "1"}, 0},
		{"whole shares stay", [2]*quiz.Decimal{points("3"), points("4")}, []string{"3", "2", "2"}, 0},
		{"halves are doubled", [2]*quiz.Decimal{points("0.5"), points("2")}, []string{"1", "2", "2"}, 1},
		{"an item without points counts 1", [2]*quiz.Decimal{points("2"), nil}, []string{"4", "1", "1"}, 1},
		{"nothing is not possible", [2]*quiz.Decimal{points("0"), points("2")}, []string{"1", "1", "1"}, 1},
		{"odd shares are rounded", [2]*quiz.Decimal{points("1.00001"), points("2")}, []string{"1", "1", "1"}, 1},
	} {
		a, b := choice, gaps
		a.Points, b.Points = c.points[0], c.points[1]
		_, file, losses := write(t, quiztest.Of("", a, b))
		_, read := moodletest.Gaps(file)
		var got []string
		for _, g := range read {
			got = append(got, g.Weight)
		}
		if d := cmp.Diff(c.want, got); d != "" || len(losses) != c.losses {
			t.Errorf("%s: losses %v\n%s", c.name, losses, d)
		}
	}
}

func TestPassageStandsOnceAboveItsItems(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Stimuli = []quiz.Stimulus{{ID: "p1", Title: "Read", Content: richtext.Plain("A long passage."), Items: []string{"q2", "q3"}}}
	_, file, _ := write(t, q)
	if strings.Count(file, "A long passage.") != 1 || strings.Index(file, "A long passage.") > strings.Index(file, "2. Which") {
		t.Errorf("the passage does not stand once before its items:\n%s", file)
	}
}

// TestWhiteSpaceStays: Moodle takes out spaces between tags and gaps, and makes
// newlines breaks.
func TestWhiteSpaceStays(t *testing.T) {
	bold := richtext.Marks{Bold: true}
	item := quiz.Item{Stem: richtext.Content{
		richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "a", Marks: bold}, richtext.Text{Text: " "}, richtext.Text{Text: "b", Marks: bold},
			richtext.Text{Text: " "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: "  "}, richtext.Blank{ID: "b2"}, richtext.Text{Text: " end"}}},
		richtext.Code{Text: "x\n\n  y"},
	}, Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("k")}, {ID: "b2", Response: quiztest.Accept("l")}}}}
	_, file, _ := write(t, quiztest.Of("", item))
	want := "<p>1. <strong>a</strong>&#32;<strong>b</strong>&#32;{1:SHORTANSWER:=k}&#32; {1:SHORTANSWER:=l} end</p>\n" +
		"<pre><code>x&#10;&#10;  y</code></pre>\n"
	if d := cmp.Diff(want, file); d != "" {
		t.Error(d)
	}
}

func TestNoMenuOfOne(t *testing.T) {
	match := quiztest.Ask("?", quiz.Match{Left: quiztest.Contents("a", "b"), Right: quiztest.Contents("x"), Key: []int{0, 0}})
	_, file, losses := write(t, quiztest.Of("", match))
	if want := "<p>a {1:MULTICHOICE:=x~–}</p>"; !strings.Contains(file, want) {
		t.Errorf("no %s in\n%s", want, file)
	}
	if len(losses) == 0 || losses[0].Code != quiz.TextChanged || losses[0].Item != "q1" {
		t.Errorf("losses are %v", losses)
	}
}
