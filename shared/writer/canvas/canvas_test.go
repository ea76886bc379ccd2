package canvas_test

import (
	"bytes"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/canvas"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/qti1/qti1test"
	"formwright/shared/writer/target"
)

// parcel is a package that was read.
type parcel struct {
	fitted                   quiz.Quiz
	losses                   []quiz.Loss
	names                    []string
	manifest, meta, document string
	assessment               qti1test.Node
}

// write makes a package of what Canvas can hold of a quiz; ok is false when that
// is nothing.
func write(t rapid.TB, tb testing.TB, q quiz.Quiz) (p parcel, ok bool) {
	t.Helper()
	tg, _ := target.Find(target.LMSA)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return p, false
	}
	var b bytes.Buffer
	p.fitted = fitted
	if p.losses, err = canvas.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	for _, e := range packtest.Entries(tb, b.Bytes()) {
		p.names = append(p.names, e.Name)
		switch {
		case e.Name == "imsmanifest.xml":
			p.manifest = e.Content
		case strings.HasSuffix(e.Name, "/assessment_meta.xml"):
			p.meta = e.Content
		case strings.HasSuffix(e.Name, ".xml"):
			p.document = e.Content
		}
	}
	p.assessment = qti1test.Parse(tb, p.document)
	return p, true
}

// asked are the items that ask something, in the order of the quiz.
func (p parcel) asked() []qti1test.Node {
	return slices.DeleteFunc(p.assessment.All("item"), func(n qti1test.Node) bool { return n.Field("question_type") == "text_only_question" })
}

// right answers an item with its key, by the places of its responses and labels;
// nil for one that has no key.
func right(item qti1test.Node, r quiz.Response) qti1test.Given {
	responses := item.All("response_lid", "response_str")
	given := qti1test.Given{}
	pick := func(response, label int) {
		id := responses[response].Attr("ident")
		given[id] = append(given[id], responses[response].All("response_label")[label].Attr("ident"))
	}
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			pick(0, k)
		}
	case quiz.TrueFalse:
		if r.Key != nil && *r.Key {
			pick(0, 0)
		} else if r.Key != nil {
			pick(0, 1)
		}
	case quiz.Text:
		if len(r.Accepted) > 0 {
			given["response1"] = []string{r.Accepted[0].Text}
		}
	case quiz.Number:
		if r.Key != nil {
			given["response1"] = []string{r.Key.Max.String()}
		}
	case quiz.Match:
		for i, k := range r.Key {
			pick(i, k)
		}
	case quiz.Blanks:
		menus := item.Field("question_type") == "multiple_dropdowns_question"
		for i, b := range r.Blanks {
			switch b := b.Response.(type) {
			case quiz.Text:
				if len(b.Accepted) > 0 {
					pick(i, len(b.Accepted)-1)
				}
			case quiz.Choice:
				if len(b.Key) > 0 && menus {
					pick(i, b.Key[0])
				} else if len(b.Key) > 0 {
					pick(i, 0)
				}
			}
		}
	}
	return given
}

// TestKeysScore answers every item of drawn quizzes with its key, with nothing
// and with what stands next to the key: only the key earns 100.
func TestKeysScore(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		p, ok := write(r, t, quiztest.Quizzes().Draw(r, "quiz"))
		if !ok {
			return
		}
		items := p.asked()
		if len(items) != len(p.fitted.Items) {
			r.Fatalf("%d items of %d", len(items), len(p.fitted.Items))
		}
		for i, item := range items {
			response := p.fitted.Items[i].Response
			given := right(item, response)
			score := qti1test.Play(t, item, given).Vars["SCORE"]
			if response.HasKey() && math.Abs(score-100) > 1e-9 {
				r.Fatalf("the key of %s earns %v: %v", item.Field("question_type"), score, given)
			}
			if none := qti1test.Play(t, item, nil).Vars["SCORE"]; none != 0 {
				r.Fatalf("no answer to %s earns %v", item.Field("question_type"), none)
			}
			for id := range given {
				if wrong := qti1test.Play(t, item, beside(item, given, id)).Vars["SCORE"]; wrong >= 99.99 {
					r.Fatalf("a wrong answer to %s earns %v", item.Field("question_type"), wrong)
				}
			}
		}
	})
}

// beside is an answer with one response left out.
func beside(item qti1test.Node, given qti1test.Given, without string) qti1test.Given {
	out := qti1test.Given{}
	for id, values := range given {
		if id != without {
			out[id] = values
		} else if len(values) > 1 {
			out[id] = values[1:]
		}
	}
	for _, r := range item.All("response_lid") { // and for several answers, all of them
		if item.Field("question_type") == "multiple_answers_question" && len(given[without]) == 1 {
			for _, l := range r.All("response_label") {
				out[without] = append(out[without], l.Attr("ident"))
			}
		}
	}
	return out
}

func mustWrite(t *testing.T, q quiz.Quiz) parcel {
	t.Helper()
	p, ok := write(t, t, q)
	if !ok {
		t.Fatal("nothing of the quiz can be held")
	}
	return p
}

// TestManifestNamesNoQTI2: Canvas would take the package for one that needs no
// conversion.
func TestManifestNamesNoQTI2(t *testing.T) {
	p := mustWrite(t, quiztest.Everything())
	if strings.Contains(p.manifest, "qti_v2") || strings.Contains(p.manifest, "QTIv2") || !strings.Contains(p.manifest, `type="imsqti_xmlv1p2"`) {
		t.Error(p.manifest)
	}
	if p.names[0] != "imsmanifest.xml" {
		t.Errorf("the first entry is %s", p.names[0])
	}
	if id := p.assessment.All("assessment")[0].Attr("ident"); !regexp.MustCompile(`^g[0-9a-f]{32}$`).MatchString(id) {
		t.Errorf("the quiz is named %q", id)
	}
}

// TestKindComesFirst: New Quizzes looks for the kind of dropdowns in the first
// field.
func TestKindComesFirst(t *testing.T) {
	for _, item := range mustWrite(t, quiztest.OneOfEach()).assessment.All("item") {
		if first := item.All("fieldentry")[0].Text; first != item.Field("question_type") || !strings.HasSuffix(first, "_question") {
			t.Errorf("the first field is %q", first)
		}
	}
}

// TestAnswersAreNumbers: Canvas keeps numbers as ids and replaces anything else.
func TestAnswersAreNumbers(t *testing.T) {
	for _, item := range mustWrite(t, quiztest.OneOfEach()).assessment.All("item") {
		for _, r := range item.All("response_lid") {
			seen := map[string]bool{}
			for _, l := range r.All("response_label") {
				id := l.Attr("ident")
				if !regexp.MustCompile(`^[1-9][0-9]*$`).MatchString(id) || seen[id] {
					t.Errorf("an answer of %s is named %q", item.Attr("ident"), id)
				}
				seen[id] = true
			}
		}
	}
}

func gap(before, id, after string) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: before}, richtext.Blank{ID: id}, richtext.Text{Text: after}}}}
}

// TestBracketsAreNoBlanks: a name in brackets that stands in the text already is
// not given to a blank.
func TestBracketsAreNoBlanks(t *testing.T) {
	item := quiz.Item{Stem: gap("See [blank1] and [x]: ", "b1", "."), Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("yes")}}}}
	p := mustWrite(t, quiztest.Of("Brackets", item))
	responses := p.assessment.All("response_lid")
	stem := p.assessment.All("mattext")[0].Text
	if name := responses[0].Attr("ident"); name != "response_blank1_" || strings.Count(stem, "[blank1_]") != 1 {
		t.Errorf("the blank is %q in %q", name, stem)
	}
}

// TestMixedBlanksAreTyped: Canvas has no question with both menus and blanks to
// type into.
func TestMixedBlanksAreTyped(t *testing.T) {
	stem := append(gap("One ", "b1", ""), gap("two ", "b2", "")...)
	item := quiz.Item{Stem: stem, Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("a")}, {ID: "b2", Response: quiztest.Choices([]int{1}, "x", "y")}}}}
	p := mustWrite(t, quiztest.Of("Mixed", item))
	if kind := p.asked()[0].Field("question_type"); kind != "fill_in_multiple_blanks_question" {
		t.Error(kind)
	}
	if second := p.assessment.All("response_lid")[1].All("response_label"); len(second) != 1 || second[0].All("mattext")[0].Text != "y" {
		t.Errorf("the menu became %v", second)
	}
	if len(p.losses) != 1 || p.losses[0].Code != quiz.TypeRewritten {
		t.Errorf("losses %v", p.losses)
	}
}

// TestFeedbackIsToldBeforeScoring: a rule that scores may end the processing.
func TestFeedbackIsToldBeforeScoring(t *testing.T) {
	choice := quiztest.Choices([]int{1}, "no", "yes")
	choice.Choices[1].Feedback = richtext.Plain("Indeed.")
	item := quiztest.Ask("Is it?", choice)
	item.Feedback = quiz.Feedback{General: richtext.Plain("g"), Correct: richtext.Plain("c"), Incorrect: richtext.Plain("i")}
	short := quiztest.Ask("Who?", quiz.Text{Accepted: []quiz.Accepted{{Text: "me", Feedback: richtext.Plain("You.")}}})
	p := mustWrite(t, quiztest.Of("Feedback", item, short))
	for _, c := range []struct {
		item   int
		answer string
		want   []string
	}{{0, "1002", []string{"general_fb", "1002_fb", "correct_fb"}}, {0, "1001", []string{"general_fb", "general_incorrect_fb"}}, {1, "me", []string{"1001_fb"}}} {
		if got := qti1test.Play(t, p.asked()[c.item], qti1test.Given{"response1": {c.answer}}).Shown; !slices.Equal(got, c.want) {
			t.Errorf("%s shows %v, want %v", c.answer, got, c.want)
		}
	}
}

// TestPicturesStandInTheCourse: the address begins with the sign that Canvas
// replaces, and the manifest names the file.
func TestPicturesStandInTheCourse(t *testing.T) {
	p := mustWrite(t, quiztest.Everything())
	shown := regexp.MustCompile(`src="([^"]*)"`).FindStringSubmatch(p.assessment.All("item")[1].All("mattext")[0].Text)
	if len(shown) == 0 {
		t.Fatal("no picture is shown")
	}
	name, ok := strings.CutPrefix(shown[1], "%24IMS-CC-FILEBASE%24/")
	if !ok || !slices.Contains(p.names, name) || !strings.Contains(p.manifest, `href="`+name+`"`) {
		t.Errorf("the picture %q is not in %v", shown[1], p.names)
	}
}

// TestTitleIsCut: Canvas refuses names of more than 255 characters.
func TestTitleIsCut(t *testing.T) {
	p := mustWrite(t, quiztest.Of(strings.Repeat("ö", 300), quiztest.Ask("Why?", quiz.Essay{})))
	if title := p.assessment.All("assessment")[0].Attr("title"); len([]rune(title)) > 255 {
		t.Errorf("%d characters", len([]rune(title)))
	}
}

// TestSectionsAreText: a section begins with text that asks nothing and earns
// nothing.
func TestSectionsAreText(t *testing.T) {
	q := quiztest.Of("Sections", quiztest.Ask("Why?", quiz.Essay{}))
	q.Sections = []quiz.Section{{ID: "s1", Title: "Part <A>", Instructions: richtext.Plain("Write."), Items: []string{"q1"}}}
	note := mustWrite(t, q).assessment.All("item")[0]
	if note.Field("question_type") != "text_only_question" || note.Field("points_possible") != "0" || !strings.Contains(note.All("mattext")[0].Text, "Part &lt;A&gt;") {
		t.Errorf("%+v", note)
	}
}
