package schoology_test

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/check"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/qti1/qti1test"
	"formwright/shared/writer/schoology"
	"formwright/shared/writer/target"
)

// parcel is a package that was read.
type parcel struct {
	fitted     quiz.Quiz
	data       []byte
	names      []string
	manifest   string
	assessment qti1test.Node
}

func write(t rapid.TB, tb testing.TB, q quiz.Quiz) (p parcel, ok bool) {
	t.Helper()
	tg, _ := target.Find(target.LMSE)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return p, false
	}
	var b bytes.Buffer
	if _, err := schoology.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	p.fitted, p.data = fitted, b.Bytes()
	for _, e := range packtest.Entries(tb, p.data) {
		p.names = append(p.names, e.Name)
		switch {
		case e.Name == "imsmanifest.xml":
			p.manifest = e.Content
		case strings.HasSuffix(e.Name, ".xml"):
			p.assessment = qti1test.Parse(tb, e.Content)
		}
	}
	return p, true
}

func mustWrite(t *testing.T, q quiz.Quiz) parcel {
	t.Helper()
	p, ok := write(t, t, q)
	if !ok {
		t.Fatal("nothing of the quiz can be held")
	}
	return p
}

// TestKeysScore answers every item of drawn quizzes: its key earns 100, every
// other choice and no answer earn nothing.
func TestKeysScore(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		p, ok := write(r, t, quiztest.Quizzes().Draw(r, "quiz"))
		if !ok {
			return
		}
		for i, item := range p.assessment.All("item") {
			score := func(answers ...string) float64 {
				return qti1test.Play(t, item, qti1test.Given{"response1": answers}).Vars["SCORE"]
			}
			right, wrong := answers(item, p.fitted.Items[i].Response)
			for _, a := range right {
				if got := score(a...); got != 100 {
					r.Fatalf("%s: %v earns %v", item.Field("cc_profile"), a, got)
				}
			}
			for _, a := range append(wrong, nil) {
				if got := score(a...); got != 0 {
					r.Fatalf("%s: %v earns %v", item.Field("cc_profile"), a, got)
				}
			}
		}
	})
}

// answers are responses that are right and some that are wrong, by the places of
// the labels.
func answers(item qti1test.Node, response quiz.Response) (right, wrong [][]string) {
	var ids []string
	for _, l := range item.All("response_label") {
		ids = append(ids, l.Attr("ident"))
	}
	switch r := response.(type) {
	case quiz.Choice:
		var all []string
		for i, id := range ids {
			if slices.Contains(r.Key, i) {
				all = append(all, id)
			} else {
				wrong = append(wrong, []string{id})
			}
		}
		if len(all) < len(ids) && r.Multiple {
			wrong = append(wrong, ids)
		}
		return [][]string{all}, wrong
	case quiz.TrueFalse:
		if *r.Key {
			return [][]string{ids[:1]}, [][]string{ids[1:]}
		}
		return [][]string{ids[1:]}, [][]string{ids[:1]}
	case quiz.Text:
		for _, a := range r.Accepted {
			right = append(right, []string{a.Text})
		}
		return right, [][]string{{"something else"}}
	}
	return nil, [][]string{{"any text"}}
}

// TestKindsAreNamed: without its kind, Schoology took a blank for an essay.
func TestKindsAreNamed(t *testing.T) {
	var got []string
	for _, item := range mustWrite(t, quiztest.OneOfEach()).assessment.All("item") {
		got = append(got, strings.TrimSuffix(strings.TrimPrefix(item.Field("cc_profile"), "cc."), ".v0p1"))
	}
	want := "multiple_choice multiple_response true_false fib fib multiple_choice multiple_choice essay fib fib multiple_choice multiple_choice"
	if strings.Join(got, " ") != want {
		t.Errorf("%v", got)
	}
}

// TestNothingOutsideTheProfile: a cartridge adds nothing up and knows no "or".
func TestNothingOutsideTheProfile(t *testing.T) {
	a := mustWrite(t, quiztest.Everything()).assessment
	if n := len(a.All("or", "vargte", "varlte", "response_grp", "flow_label", "unanswered")); n > 0 {
		t.Errorf("%d elements are outside", n)
	}
	for _, s := range a.All("setvar") {
		if s.Attr("action") != "Set" {
			t.Errorf("action %q", s.Attr("action"))
		}
	}
	if n := len(a.All("section")); n != 1 {
		t.Errorf("%d sections", n)
	}
}

// TestBlanksAreAskedOneByOne: each blank is a question, told by its number.
func TestBlanksAreAskedOneByOne(t *testing.T) {
	stem := richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "A "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: " has "}, richtext.Blank{ID: "b2"}}}}
	points := quiz.Int(3)
	p := mustWrite(t, quiztest.Of("Gaps", quiz.Item{Stem: stem, Points: &points, Response: quiz.Blanks{Blanks: []quiz.Blank{
		{ID: "b1", Response: quiztest.Accept("cat")}, {ID: "b2", Response: quiztest.Choices([]int{0}, "paws", "fins")}}}}))
	items := p.assessment.All("item")
	if len(items) != 2 {
		t.Fatalf("%d items", len(items))
	}
	for i, want := range []string{"(2) _____</p><p>(1) _____</p>", "(2) _____</p><p>(2)</p>"} {
		if stem := items[i].All("mattext")[0].Text; !strings.HasSuffix(stem, want) || items[i].Field("points_possible") != "1.5" {
			t.Errorf("%q with %s points", stem, items[i].Field("points_possible"))
		}
	}
}

// TestPointsAreWholeInTheProfile: others stand only where Canvas has them.
func TestPointsAreWholeInTheProfile(t *testing.T) {
	for points, want := range map[string]string{"2": "2", "2.5": "", "0": "", "100": ""} {
		d := quiz.MustDecimal(points)
		item := quiztest.Ask("Why?", quiz.Essay{})
		item.Points = &d
		got := mustWrite(t, quiztest.Of("Points", item)).assessment
		if w := got.Field("cc_weighting"); w != want || got.Field("points_possible") != points {
			t.Errorf("%s points weigh %q", points, w)
		}
	}
}

// TestPicturesAreFilesOfTheCartridge: the manifest names them, and the address is
// that of a cartridge.
func TestPicturesAreFilesOfTheCartridge(t *testing.T) {
	p := mustWrite(t, quiztest.Everything())
	shown := regexp.MustCompile(`src="([^"]*)"`).FindStringSubmatch(p.assessment.All("item")[0].All("mattext")[0].Text)
	if len(shown) == 0 {
		t.Fatal("no picture is shown")
	}
	name, ok := strings.CutPrefix(shown[1], "$IMS-CC-FILEBASE$/")
	if !ok || !slices.Contains(p.names, name) || strings.Count(p.manifest, `href="`+name+`"`) != 2 || !strings.Contains(p.manifest, "<dependency ") {
		t.Errorf("the picture %q is not in %v", shown[1], p.names)
	}
}

// TestCheckRefuses: what a cartridge must not hold does not pass.
func TestCheckRefuses(t *testing.T) {
	p := mustWrite(t, quiztest.OneOfEach())
	tg, _ := target.Find(target.LMSE)
	want := len(p.fitted.Items)
	if err := schoology.Check(check.Bytes(p.data), tg, want); err != nil {
		t.Fatal(err)
	}
	for old, changed := range map[string]string{
		`action="Set"`: `action="Add"`, "cc.fib.v0p1": "cc.match.v0p1", ">choice2</varequal>": ">choice9</varequal>",
		`respident="response1"`: `respident="response2"`, `ident="item_q2"`: `ident="item_q1"`,
	} {
		if err := schoology.Check(check.Bytes(packtest.Edit(t, p.data, old, changed)), tg, want); err == nil {
			t.Errorf("%s passes", changed)
		}
	}
}
