package h5p_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

func gapped(inlines ...richtext.Inline) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: inlines}}
}

// TestGaps: what a gap cannot hold is said in another way, or not at all.
func TestGaps(t *testing.T) {
	two := func(a, b quiz.Response) quiz.Item {
		return quiz.Item{Stem: gapped(richtext.Text{Text: "2*3 is "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: ", "}, richtext.Blank{ID: "b2"}),
			Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: a}, {ID: "b2", Response: b}}}}
	}
	for _, c := range []struct {
		name string
		item quiz.Item
		want []string
		loss quiz.LossCode
	}{
		{"fraction", quiztest.Ask("Half of 3/2?", quiztest.Accept("3/4", "0:75")), []string{"model ", "3/4|0:75"}, quiz.TextChanged},
		{"fraction and word", quiztest.Ask("Half?", quiztest.Accept("1/2", "half")), []string{"half"}, quiz.ChoicesCut},
		{"star", quiztest.Ask("Which sign?", quiztest.Accept("*")), nil, quiz.TypeUnsupported},
		{"expression", quiztest.Ask("Which path?", quiztest.Accept("/etc/")), nil, quiz.TypeUnsupported},
		{"markup", quiztest.Ask("Which tag?", quiztest.Accept("<b>", "&lt;")), []string{"<b>|&lt;"}, ""},
		{"star in the text", two(quiztest.Accept("6"), quiztest.Accept("six")), []string{"6", "six"}, quiz.TextChanged},
		{"one gap of two", two(quiztest.Accept("6"), quiztest.Accept("12/2")), nil, quiz.TypeUnsupported},
		{"menu and gap", two(quiztest.Accept("6"), quiztest.Choices([]int{1}, "odd", "even")), []string{"6", "even"}, quiz.TypeRewritten},
		{"menus", two(quiztest.Choices([]int{0}, "6", "5"), quiztest.Choices([]int{1}, "a:b", "c*d:e")), []string{"6", "c∗d∶e"}, quiz.TypeRewritten},
	} {
		q, losses := one(t, c.item)
		var got []string
		if q.Library != "" {
			got = found(q)
		}
		if d := cmp.Diff(c.want, got); d != "" {
			t.Errorf("%s: %s\n%+v", c.name, d, q.Params)
		}
		if c.loss != "" && !has(losses, "q1", c.loss) {
			t.Errorf("%s: no %s in %v", c.name, c.loss, losses)
		}
	}
}

func TestMenusShareTheirWords(t *testing.T) {
	q, _ := one(t, quiztest.OneOfEach().Items[9])
	placed, others := q.dragged()
	if d := cmp.Diff([]string{"mammal", "fish"}, placed); d != "" || len(others) > 0 {
		t.Errorf("others %q\n%s", others, d)
	}
	if q.Params.TextField != "A whale is a *mammal*, a shark is a *fish*." {
		t.Error(q.Params.TextField)
	}
}

func TestMatchAndOrder(t *testing.T) {
	one6 := quiztest.OneOfEach()
	q, losses := one(t, one6.Items[5])
	if q.Params.TextField != "Italy: *Rome*\nSpain: *Madrid*" || q.Params.Distractors != "*Oslo*" || !has(losses, "q1", quiz.TypeRewritten) {
		t.Errorf("%+v %v", q.Params, losses)
	}
	q, _ = one(t, one6.Items[6])
	if q.Params.TextField != "1. *Printing press*\n2. *Steam engine*\n3. *Moon landing*" {
		t.Error(q.Params.TextField)
	}
}

func TestHintIsATip(t *testing.T) {
	item := quiztest.Ask("Who?", quiztest.Accept("I", "me"))
	item.Hint = richtext.Plain("Not *you*: look")
	q, losses := one(t, item)
	answers, tips := q.typed()
	if d := cmp.Diff([][]string{{"I", "me"}}, answers); d != "" || tips[0] != "Not ∗you∗: look" || has(losses, "q1", quiz.HintDropped) {
		t.Errorf("tips %q, losses %v\n%s", tips, losses, d)
	}
	item.Response = quiztest.Choices([]int{0}, "a", "b")
	if _, losses = one(t, item); !has(losses, "q1", quiz.HintDropped) {
		t.Error("a choice has no tip for the question")
	}
}

func TestFeedback(t *testing.T) {
	item := quiztest.Ask("Who?", quiztest.Choices([]int{0}, "a", "b"))
	item.Feedback.General = richtext.Plain("a < b")
	q, _ := one(t, item)
	if f := q.Params.OverallFeedback; len(f) != 1 || f[0].To != 100 || f[0].Feedback != "a &lt; b" {
		t.Errorf("%+v", f)
	}
	item.Feedback.Correct = richtext.Plain("Yes.")
	q, _ = one(t, item)
	if f := q.Params.OverallFeedback; len(f) != 2 || f[0].To != 99 || f[0].Feedback != "a &lt; b" || f[1].From != 100 || f[1].Feedback != "Yes. a &lt; b" {
		t.Errorf("%+v", f)
	}
	yes := true
	item.Response = quiz.TrueFalse{True: "Vrai", False: "Faux", Key: &yes}
	q, _ = one(t, item)
	if b := q.Params.Behaviour; b.FeedbackOnCorrect != "Yes. a &lt; b" || b.FeedbackOnWrong != "a &lt; b" || q.Params.L10n.TrueText != "Vrai" || q.Params.L10n.FalseText != "Faux" {
		t.Errorf("%+v", q.Params)
	}
}

func TestCaseRule(t *testing.T) {
	strict := quiz.Text{CaseSensitive: true, Accepted: quiztest.Accept("A").Accepted}
	q, losses := one(t, quiztest.Ask("Who?", strict))
	if !q.Params.Behaviour.CaseSensitive || has(losses, "q1", quiz.CaseDropped) {
		t.Errorf("%+v %v", q.Params.Behaviour, losses)
	}
	q, losses = one(t, quiz.Item{Stem: gapped(richtext.Blank{ID: "b1"}, richtext.Blank{ID: "b2"}),
		Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: strict}, {ID: "b2", Response: quiztest.Accept("b")}}}})
	if q.Params.Behaviour.CaseSensitive || !has(losses, "q1", quiz.CaseDropped) {
		t.Errorf("%+v %v", q.Params.Behaviour, losses)
	}
}

// TestPictures: one stands above the question, in a type that players take.
func TestPictures(t *testing.T) {
	hashes := quiztest.PictureHashes()
	q := quiz.Quiz{Media: quiztest.Pictures()}
	svg := q.Media.Add("image/svg+xml", 0, 0, []byte("<svg/>"))
	ask := func(stem richtext.Content, choice richtext.Content) quiz.Item {
		return quiz.Item{ID: "q1", Stem: stem, Response: quiz.Choice{Choices: []quiz.Entry{{Content: choice}, {Content: richtext.Plain("b")}}, Key: []int{0}}}
	}
	picture := func(hash, alt string) richtext.Image { return richtext.Image{Hash: hash, Alt: alt} }
	for _, c := range []struct {
		name  string
		item  quiz.Item
		shown string // the alt text of the picture above; "-" for none
		loss  quiz.LossCode
	}{
		{"above", ask(gapped(richtext.Text{Text: "What?"}, picture(hashes[0], `a "dot"`)), richtext.Plain("a")), `a "dot"`, ""},
		{"second", ask(gapped(richtext.Text{Text: "What?"}, picture(hashes[0], "one"), picture(hashes[1], "two")), richtext.Plain("a")), "one", quiz.ImageDropped},
		{"svg", ask(gapped(richtext.Text{Text: "What?"}, picture(svg, "one")), richtext.Plain("a")), "-", quiz.ImageDropped},
		{"in a choice", ask(richtext.Plain("What?"), gapped(picture(hashes[0], "one"))), "-", quiz.ImageDropped},
		{"a choice alone", ask(richtext.Plain("What?"), gapped(picture(hashes[0], ""))), "left", quiz.TypeUnsupported},
	} {
		q.Items = []quiz.Item{c.item}
		_, s, losses := written(t, q)
		if c.loss != "" && !has(losses, "q1", c.loss) || c.loss == "" && len(losses) > 0 {
			t.Errorf("%s: %v", c.name, losses)
		}
		if c.shown == "left" {
			if len(s.content.Questions) > 0 {
				t.Errorf("%s: it is there", c.name)
			}
			continue
		}
		got := "-"
		if m := s.content.Questions[0].Params.Media.Type; m != nil {
			got = m.Params.Alt
			if s.files["content/"+m.Params.File.Path] == nil || m.Params.File.Mime != "image/png" {
				t.Errorf("%s: %+v", c.name, m)
			}
		}
		if got != c.shown {
			t.Errorf("%s: shows %q", c.name, got)
		}
		if c.shown == "-" && (len(s.files) != 2 || len(s.manifest.PreloadedDependencies) != 2) {
			t.Errorf("%s: %d files, %v", c.name, len(s.files), s.manifest.PreloadedDependencies)
		}
	}
}

// TestVersions: these go together on a site, and no others.
func TestVersions(t *testing.T) {
	_, s, _ := written(t, quiztest.Everything())
	got := map[string][2]int{}
	for _, d := range s.manifest.PreloadedDependencies {
		got[d.MachineName] = [2]int{d.MajorVersion, d.MinorVersion}
	}
	want := map[string][2]int{"H5P.QuestionSet": {1, 20}, "H5P.MultiChoice": {1, 16}, "H5P.TrueFalse": {1, 8}, "H5P.Blanks": {1, 14},
		"H5P.DragText": {1, 10}, "H5P.Essay": {1, 5}, "H5P.Image": {1, 1}}
	if d := cmp.Diff(want, got); d != "" || s.manifest.MainLibrary != "H5P.QuestionSet" {
		t.Error(d)
	}
	if q := s.content.Questions[1].Params.Behaviour; q.Type != "multi" || !q.SinglePoint {
		t.Errorf("several right answers: %+v", q)
	}
	if e := s.content.Questions[7].Params; !e.Behaviour.IgnoreScoring || !strings.Contains(e.Solution.Sample, "less dense") {
		t.Errorf("essay: %+v", e)
	}
}

func TestFrame(t *testing.T) {
	q := quiztest.Everything()
	for tag, want := range map[string]string{"": "und", "de": "de", "pt-BR": "pt-BR", "es-419": "es", "zh-Hant-TW-x-a": "zh"} {
		q.Language = tag
		_, s, _ := written(t, q)
		if s.manifest.Language != want || s.manifest.Title != q.Title {
			t.Errorf("%q: %+v", tag, s.manifest)
		}
		if i := s.content.IntroPage; !i.ShowIntroPage || i.Introduction != "<p>Read with <strong>care</strong>.</p>" {
			t.Errorf("%+v", i)
		}
		if first := s.content.Questions[0].Params.Question; !strings.HasPrefix(first, "<p><strong>Part A / choices</strong></p><p>Choose.</p>") {
			t.Error(first)
		}
	}
}

// TestMarkup: no field has a tag that sites filter away.
func TestMarkup(t *testing.T) {
	_, s, _ := written(t, quiztest.HostileQuiz())
	_, more, _ := written(t, quiztest.Everything())
	gapAllowed := []string{"p", "br", "strong", "em", "s", "u", "code"}
	for _, q := range slices.Concat(s.content.Questions, more.content.Questions) {
		for field, tags := range map[string][]string{
			q.Params.Question:                         {"p", "br", "strong", "em", "sub", "sup", "h2", "h3", "pre", "code"},
			q.Params.Text + q.Params.TaskDescription:  {"p", "br", "strong", "em", "u", "a", "ul", "ol", "li", "h2", "h3", "pre", "code"},
			strings.Join(q.Params.Questions, ""):      gapAllowed,
			q.Params.TextField + q.Params.Distractors: nil,
		} {
			for _, tag := range anyTag.FindAllString(field, -1) {
				name, _, _ := strings.Cut(strings.Trim(tag, "</>"), " ")
				if !slices.Contains(tags, name) {
					t.Errorf("%s in %q", tag, field)
				}
			}
		}
	}
}
