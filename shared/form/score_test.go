package form_test

import (
	"fmt"
	"testing"

	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

func scoreOf(s *form.Score) string {
	if s == nil {
		return "none"
	}
	return s.Earned.String() + "/" + s.Possible.String()
}

// shownAs finds the id under which people see a text.
func shownAs(t testing.TB, entries []form.PublicEntry, text string) string {
	t.Helper()
	for _, e := range entries {
		if e.Text == text {
			return e.ID
		}
	}
	t.Fatalf("nobody sees %q", text)
	return ""
}

// TestScores answers each kind of item right, wrong and partly.
func TestScores(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	view, err := w.View(t.Context(), f.PublicID, form.Visitor{})
	if err != nil {
		t.Fatal(err)
	}
	match, order := view.Items[5], view.Items[6]
	r := func(text string) string { return shownAs(t, match.Right, text) }
	e := func(text string) string { return shownAs(t, order.Entries, text) }
	for answer, earned := range map[string]string{
		`{"q1":"c2"}`: "1", `{"q1":"c1"}`: "0", `{}`: "0", `{"q1":null}`: "0", `{"q1":""}`: "0",
		`{"q2":["c1","c3"]}`: "1", `{"q2":["c1"]}`: "0.5", `{"q2":["c1","c2"]}`: "0", `{"q2":["c1","c2","c3"]}`: "0.5", `{"q2":["c4"]}`: "0", `{"q2":[]}`: "0",
		`{"q3":true}`: "1", `{"q3":false}`: "0",
		`{"q4":"paris"}`: "1", `{"q4":"  CITY  of Paris "}`: "1", `{"q4":"Lyon"}`: "0",
		`{"q5":3.14}`: "1", `{"q5":"3,145"}`: "1", `{"q5":3.1451}`: "0", `{"q5":"٣٫١٤"}`: "1", `{"q5":"about three"}`: "0", `{"q5":"3.135"}`: "1",
		fmt.Sprintf(`{"q6":{"l1":%q,"l2":%q}}`, r("Rome"), r("Madrid")):                             "1",
		fmt.Sprintf(`{"q6":{"l1":%q,"l2":%q}}`, r("Rome"), r("Oslo")):                               "0.5",
		fmt.Sprintf(`{"q6":{"l1":%q}}`, r("Oslo")):                                                  "0",
		fmt.Sprintf(`{"q7":[%q,%q,%q]}`, e("Printing press"), e("Steam engine"), e("Moon landing")): "1",
		fmt.Sprintf(`{"q7":[%q,%q,%q]}`, e("Printing press"), e("Moon landing"), e("Steam engine")): "0.333333",
		fmt.Sprintf(`{"q7":[%q]}`, e("Moon landing")):                                               "0",
		`{"q9":{"b1":"100","b2":"Steam"}}`:                                                          "1", `{"q9":{"b1":"100,0"}}`: "0.5", `{"q9":{"b1":"99","b2":"ice"}}`: "0",
		`{"q10":{"b1":"c2","b2":"c1"}}`: "1", `{"q10":{"b1":"c2","b2":"c2"}}`: "0.5", `{"q10":{"b1":"c1"}}`: "0",
		`{"q1":"c2","q2":["c3","c1"],"q3":true}`: "3",
	} {
		if got := scoreOf(w.send(f.PublicID, answer).Score); got != earned+"/10" {
			t.Errorf("%s earns %s, want %s/10", answer, got, earned)
		}
	}
}

// TestPointsOfSections: an item without points is worth its section's.
func TestPointsOfSections(t *testing.T) {
	q := quiztest.Of("Points", quiztest.Ask("a", quiztest.Choices([]int{0}, "x", "y")), quiztest.Ask("b", quiztest.Choices([]int{0}, "x", "y")),
		quiztest.Ask("c", quiztest.Accept("whole", "half")), quiztest.Ask("d", quiz.Number{Unit: "kg", Key: quiz.Between(quiz.Int(1000), quiz.Int(1000))}))
	q.Items[0].Points = ptr(quiz.MustDecimal("0.1"))
	q.Sections = []quiz.Section{{ID: "s1", Points: ptr(quiz.MustDecimal("2.5")), Items: []string{"q1", "q2"}}}
	third := quiz.Text{CaseSensitive: true, Accepted: []quiz.Accepted{{Text: "Whole"}, {Text: "Half", Credit: ptr(quiz.MustDecimal("0.5"))}}}
	q.Items[2].Response = third
	w := newWorld(t)
	f := w.open(q, form.Change{})
	for answer, want := range map[string]string{
		`{"q1":"c1","q2":"c1","q3":"Whole","q4":"1,000 kg"}`: "4.6/4.6", `{"q3":"Half"}`: "0.5/4.6", `{"q3":"half"}`: "0/4.6", `{"q4":"1.000,00KG"}`: "1/4.6", `{"q4":"1"}`: "0/4.6",
	} {
		if got := scoreOf(w.send(f.PublicID, answer).Score); got != want {
			t.Errorf("%s: %s, want %s", answer, got, want)
		}
	}
}

// TestUnkeyedItemsDoNotCount: nobody can be wrong where nothing is right. An
// essay counts, and earns nothing when it is left out.
func TestUnkeyedItemsDoNotCount(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Unkeyed(), form.Change{})
	if got := scoreOf(w.send(f.PublicID, `{"q1":"c2","q2":["c1"],"q3":false,"q5":7}`).Score); got != "1/2" {
		t.Errorf("score %s", got)
	}
}

// TestEssaysWaitForTheirMarker, and the score comes with the mark.
func TestEssaysWaitForTheirMarker(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	r := w.send(f.PublicID, `{"q1":"c2","q8":"Because it is lighter."}`)
	if r.Score != nil {
		t.Fatalf("score %s before anybody read the essay", scoreOf(r.Score))
	}
	mark := func(item, points string) error {
		_, err := w.SetMarks(t.Context(), owner, f.PublicID, r.SubmissionID, map[string]quiz.Decimal{item: quiz.MustDecimal(points)})
		return err
	}
	w.refused(mark("q8", "1.5"), "INVALID_REQUEST", "points.q8")
	w.refused(mark("q8", "-1"), "INVALID_REQUEST", "points.q8")
	w.refused(mark("q99", "1"), "INVALID_REQUEST", "points.q99")
	if err := mark("q8", "0.75"); err != nil {
		t.Fatal(err)
	}
	s, err := w.Submission(t.Context(), owner, f.PublicID, r.SubmissionID)
	if err != nil || scoreOf(s.Score) != "1.75/10" {
		t.Errorf("score %s, %v", scoreOf(s.Score), err)
	}
}

// TestHiddenScore: the owner sees what the person does not.
func TestHiddenScore(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Hidden", quiz.Item{Stem: richtext.Plain("a"), Response: quiztest.Choices([]int{0}, "x", "y")}), form.Change{ScoreVisible: ptr(false)})
	if r := w.send(f.PublicID, `{"q1":"c1"}`); r.Score != nil {
		t.Errorf("the score %s is shown", scoreOf(r.Score))
	}
	s, _, err := w.Submissions(t.Context(), owner, f.PublicID, 10, 0)
	if err != nil || len(s) != 1 || scoreOf(s[0].Score) != "1/1" {
		t.Errorf("the owner sees %v, %v", s, err)
	}
}
