package form_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

// change gives a form another quiz, made of the one it has.
func (w *world) change(f form.Form, do func(*quiz.Quiz)) form.Form {
	w.t.Helper()
	q, _, err := w.Quiz(w.t.Context(), owner, f.PublicID)
	if err != nil {
		w.t.Fatal(err)
	}
	do(&q)
	for i := range q.Items {
		q.Items[i].ID = fmt.Sprint("q", i+1)
	}
	f, err = w.SetQuiz(w.t.Context(), owner, f.PublicID, q)
	if err != nil {
		w.t.Fatal(err)
	}
	return f
}

// rescore does all of it and gives its counts: changed, left, of all.
func (w *world) rescore(f form.Form) string {
	w.t.Helper()
	var changed, left, all int
	for after, more := "", true; more; more = after != "" {
		r, err := w.Rescore(w.t.Context(), owner, f.PublicID, after)
		if err != nil {
			w.t.Fatal(err)
		}
		changed, left, all, after = changed+r.Changed, left+r.Left, all+r.Submissions, r.Next
	}
	return fmt.Sprintf("%d changed, %d left of %d", changed, left, all)
}

func (w *world) scored(f form.Form, submission string) string {
	w.t.Helper()
	s, err := w.Submission(w.t.Context(), owner, f.PublicID, submission)
	if err != nil {
		w.t.Fatal(err)
	}
	return scoreOf(s.Score)
}

// TestRescore: a mended key counts for what was submitted before, wherever its
// question stands now, and doing it again changes nothing.
func TestRescore(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Keys",
		quiztest.Ask("a", quiztest.Choices([]int{0}, "x", "y")),
		quiztest.Ask("b", quiztest.Choices([]int{0, 1}, "x", "y", "z")),
		quiztest.Ask("c", quiztest.Accept("wrong")),
		quiztest.Ask("d", quiztest.Choices(nil, "x", "y")),
		quiztest.Ask("e", quiztest.Accept("once")),
	), form.Change{})
	first := w.send(f.PublicID, `{"q1":"c2","q2":["c1","c3"],"q3":"right","q4":"c1","q5":"once"}`).SubmissionID
	second := w.send(f.PublicID, `{"q1":"c1","q3":"wrong"}`).SubmissionID
	if got := w.scored(f, first) + " " + w.scored(f, second); got != "1/4 2/4" {
		t.Fatalf("at first %s", got)
	}
	f = w.change(f, func(q *quiz.Quiz) {
		q.Items = []quiz.Item{quiztest.Ask("new", quiztest.Accept("n")), q.Items[3], q.Items[2], q.Items[1], q.Items[0]} // the last one is gone
		q.Items[4].Response = quiztest.Choices([]int{1}, "x", "y")
		q.Items[3].Response = quiztest.Choices([]int{0, 2}, "x", "y", "z")
		q.Items[2].Response = quiztest.Accept("right")
		q.Items[1].Response = quiztest.Choices([]int{0}, "x", "y")
		two := quiz.Int(2)
		q.Items[2].Points = &two
	})
	if got := w.scored(f, first); got != "1/4" {
		t.Errorf("before the rescoring %s", got)
	}
	if got := w.rescore(f); got != "2 changed, 2 left of 2" {
		t.Error(got)
	}
	if got := w.scored(f, first) + " " + w.scored(f, second); got != "6/6 0/6" {
		t.Errorf("after it %s", got)
	}
	if got := w.rescore(f); got != "0 changed, 2 left of 2" {
		t.Error("again:", got)
	}
	stats, err := w.Statistics(t.Context(), owner, f.PublicID)
	if err != nil || stats.Items[4].Asked != 2 || stats.Items[4].Correct != 1 || !stats.Items[4].Choices[1].Right || stats.Items[4].Choices[1].Count != 1 || stats.Items[0].Asked != 0 {
		t.Errorf("statistics %+v, %v", stats.Items, err)
	}
	_, err = w.Rescore(t.Context(), "somebody", f.PublicID, "")
	w.refused(err, problem.FormNotFound, "")
	for _, after := range []string{"x", "2", "x-" + first, "2-" + first[1:]} {
		_, err = w.Rescore(t.Context(), owner, f.PublicID, after)
		w.refused(err, problem.InvalidRequest, "after")
	}
	_, err = w.Rescore(t.Context(), owner, f.PublicID, "1-"+first)
	w.refused(err, problem.FormChanged, "after")
	if r, err := w.Rescore(t.Context(), owner, f.PublicID, "2-"+first); err != nil || r.Submissions > 1 {
		t.Errorf("went on with %+v, %v", r, err)
	}
}

// TestAnswersToQuestionsSeen: nobody's answers count for a question they did not
// see.
func TestAnswersToQuestionsSeen(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Seen", quiztest.Ask("a", quiztest.Accept("x")), quiztest.Ask("b", quiztest.Accept("y"))), form.Change{TimeLimitMinutes: ptr(10)})
	begin := func() string {
		t.Helper()
		a, err := w.Begin(t.Context(), f.PublicID, form.Visitor{})
		if err != nil {
			t.Fatal(err)
		}
		return a.Token
	}
	submit := func(attempt string, version int) (form.Receipt, error) {
		return w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":"x","q2":"y"}`), Visitor: form.Visitor{Attempt: attempt}, Version: version})
	}
	first, second := begin(), begin()
	f = w.change(f, func(q *quiz.Quiz) { q.Items[0].Response = quiztest.Accept("x", "z") })
	if r, err := submit(first, 1); err != nil || scoreOf(r.Score) != "2/2" {
		t.Errorf("after a new key: %v, %v", r, err)
	}
	f = w.change(f, func(q *quiz.Quiz) { q.Items[0], q.Items[1] = q.Items[1], quiztest.Ask("new", quiztest.Accept("x")) })
	_, err := submit(second, 2)
	w.refused(err, problem.FormChanged, "version")
	for _, version := range []int{-1, 4} {
		_, err = submit(second, version)
		w.refused(err, problem.InvalidRequest, "version")
	}
	f = w.change(f, func(q *quiz.Quiz) { q.Items[0], q.Items[1] = quiztest.Ask("a", quiztest.Accept("x")), q.Items[0] })
	w.pass(10 * time.Minute)
	if r, err := submit(second, 3); err != nil || scoreOf(r.Score) != "0/2" {
		t.Errorf("when the time was over: %v, %v", r, err)
	}
	if third := begin(); true {
		if r, err := submit(third, 2); err != nil || scoreOf(r.Score) != "2/2" {
			t.Errorf("the questions are the same again: %v, %v", r, err)
		}
	}
}

// TestRescoreEveryType: new keys of every type count as they would for a new
// answer, although entries may be shown in another order by now.
func TestRescoreEveryType(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	wrong := w.send(f.PublicID, `{"q1":"c3","q2":["c1"],"q3":false,"q4":"Rome","q5":5,"q6":{"l1":"r1","l2":"r2"},"q7":["e1","e2","e3"],"q8":"x","q9":{"b1":"1","b2":"y"},"q10":{"b1":"c1","b2":"c2"}}`).SubmissionID
	was, err := w.Submission(t.Context(), owner, f.PublicID, wrong)
	if err != nil {
		t.Fatal(err)
	}
	no, five := false, quiz.Int(5)
	f = w.change(f, func(q *quiz.Quiz) {
		for i := range q.Items {
			switch r := q.Items[i].Response.(type) {
			case quiz.Choice:
				if r.Key = []int{2}; r.Multiple {
					r.Key = []int{0}
				}
				q.Items[i].Response = r
			case quiz.TrueFalse:
				r.Key = &no
				q.Items[i].Response = r
			case quiz.Text:
				q.Items[i].Response = quiztest.Accept("Rome")
			case quiz.Number:
				r.Key = &quiz.NumberKey{Value: &five, Min: five, Max: five}
				q.Items[i].Response = r
			case quiz.Match:
				pairs := was.Readable[i].Answer.([]form.ReadPair)
				for left := range r.Left {
					for right := range r.Right {
						if pairs[left].Value == r.Right[right].Line() {
							r.Key[left] = right
						}
					}
				}
				q.Items[i].Response = r
			case quiz.Order:
				for place, text := range was.Readable[i].Answer.([]string) {
					for k := range r.Entries {
						if r.Entries[k].Line() == text {
							r.Key[place] = k
						}
					}
				}
				q.Items[i].Response = r
			}
		}
		q.Items[6], q.Items[0] = q.Items[0], q.Items[6]
		q.Items[5], q.Items[1] = q.Items[1], q.Items[5]
	})
	if got := w.rescore(f); got != "1 changed, 0 left of 1" {
		t.Error(got)
	}
	is, err := w.Submission(t.Context(), owner, f.PublicID, wrong)
	if err != nil || is.Version != 1 || cmp.Diff(was.Readable, is.Readable) != "" {
		t.Errorf("version %d, %v", is.Version, err)
	}
	for n := 1; n <= 7; n++ {
		if m := is.Marks[fmt.Sprint("q", n)]; m.Earned == nil || !m.Earned.Equal(m.Possible) {
			t.Errorf("q%d earned %v of %v", n, m.Earned, m.Possible)
		}
	}
}

// TestHandMarksStay whatever the key says, also while they are given.
func TestHandMarksStay(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Marks", quiztest.Ask("a", quiztest.Accept("x")), quiztest.Ask("b", quiz.Essay{}), quiztest.Ask("c", quiztest.Accept("x"))), form.Change{})
	var ids []string
	for range 60 {
		ids = append(ids, w.send(f.PublicID, `{"q1":"y","q2":"Because","q3":"y"}`).SubmissionID)
	}
	half := map[string]quiz.Decimal{"q1": quiz.MustDecimal("0.5"), "q2": quiz.Int(1)}
	f = w.change(f, func(q *quiz.Quiz) {
		q.Items[0].Response, q.Items[2].Response = quiztest.Accept("y"), quiztest.Accept("y")
	})
	var all sync.WaitGroup
	for _, id := range ids {
		all.Go(func() {
			if _, err := w.SetMarks(t.Context(), owner, f.PublicID, id, half); err != nil {
				t.Error(err)
			}
		})
	}
	all.Go(func() { w.rescore(f) })
	all.Wait()
	w.rescore(f)
	for _, id := range ids {
		if got := w.scored(f, id); got != "2.5/3" {
			t.Fatalf("%s has %s", id, got)
		}
	}
	if err := w.DeleteSubmission(t.Context(), owner, f.PublicID, ids[0]); err != nil {
		t.Fatal(err)
	}
	if got := w.rescore(f); got != "0 changed, 0 left of 59" {
		t.Error(got)
	}
}

// TestRescoreThousands goes in parts, and none is left out.
func TestRescoreThousands(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Many", quiztest.Ask("a", quiztest.Accept("x"))), form.Change{})
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 135 {
				w.send(f.PublicID, `{"q1":"y"}`)
			}
		})
	}
	all.Wait()
	f = w.change(f, func(q *quiz.Quiz) { q.Items[0].Response = quiztest.Accept("y") })
	first, err := w.Rescore(t.Context(), owner, f.PublicID, "")
	if err != nil || first.Submissions != 1000 || first.Changed != 1000 || first.Next == "" {
		t.Fatalf("%+v, %v", first, err)
	}
	second, err := w.Rescore(t.Context(), owner, f.PublicID, first.Next)
	if want := (form.Rescored{Version: 2, Submissions: 80, Changed: 80}); err != nil || second != want {
		t.Errorf("%+v, %v", second, err)
	}
	if got := w.rescore(f); got != "0 changed, 0 left of 1080" {
		t.Error(got)
	}
}
