package form_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/store"
)

// TestPostedTwice: one key is one submission, whatever happens at once.
func TestPostedTwice(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	post := form.Post{Answers: answers(t, `{"q1":"c2"}`), Key: "key"}
	ids := make([]string, 50)
	var all sync.WaitGroup
	for i := range ids {
		all.Go(func() {
			r, err := w.Submit(t.Context(), f.PublicID, post)
			if err != nil {
				t.Error(err)
			}
			ids[i] = r.SubmissionID
		})
	}
	all.Wait()
	for _, id := range ids {
		if id != ids[0] {
			t.Fatalf("two submissions: %v", ids)
		}
	}
	w.count(f.PublicID, 1)
	again, err := w.Submit(t.Context(), f.PublicID, post)
	if err != nil || !again.Replay || scoreOf(again.Score) != "1/10" {
		t.Errorf("replay %v, %v", again, err)
	}
	post.Answers = answers(t, `{"q1":"c1"}`)
	_, err = w.Submit(t.Context(), f.PublicID, post)
	w.refused(err, problem.IdempotencyKeyReused, "")
	w.count(f.PublicID, 1)
}

// TestFiftyAtOnce: none is lost, none doubled, and the list has all of them.
func TestFiftyAtOnce(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	var all sync.WaitGroup
	for i := range 50 {
		all.Go(func() {
			if _, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, fmt.Sprintf(`{"q5":%d}`, i))}); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	w.count(f.PublicID, 50)
	seen := map[string]bool{}
	for offset := 0; offset < 60; offset += 7 {
		page, total, err := w.Submissions(t.Context(), owner, f.PublicID, 7, offset)
		if err != nil || total != 50 {
			t.Fatalf("total %d, %v", total, err)
		}
		for _, s := range page {
			seen[s.ID] = true
		}
	}
	if len(seen) != 50 {
		t.Errorf("%d submissions are listed", len(seen))
	}
}

// TestNewestFirst, over all the partitions.
func TestNewestFirst(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	var sent []string
	for range 30 {
		sent = append(sent, w.send(f.PublicID, `{"q3":true}`).SubmissionID)
		w.pass(time.Second)
	}
	page, _, err := w.Submissions(t.Context(), owner, f.PublicID, 30, 0)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range page {
		if s.ID != sent[29-i] {
			t.Fatalf("submission %d stands in the wrong place", i)
		}
	}
}

// TestBadAnswers names what is wrong and stores nothing.
func TestBadAnswers(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Items[2].Required = true
	w := newWorld(t)
	f := w.open(q, form.Change{})
	long := strings.Repeat("x", form.MaxAnswer+1)
	for answer, field := range map[string]string{
		`{"q11":"c1"}`: "q11", `{"q0":1}`: "q0", `{"__proto__":"x"}`: "__proto__",
		`{"q1":1}`: "q1", `{"q1":["c1"]}`: "q1", `{"q1":"c4"}`: "q1", `{"q1":"c0"}`: "q1", `{"q1":"c01"}`: "q1", `{"q1":"C1"}`: "q1",
		`{"q2":"c1"}`: "q2", `{"q2":["c1","c1"]}`: "q2", `{"q2":["c9"]}`: "q2", `{"q2":[1]}`: "q2", `{"q2":[null]}`: "q2",
		`{"q3":"True"}`: "q3", `{"q3":1}`: "q3", `{}`: "q3", `{"q3":null}`: "q3",
		`{"q4":4,"q3":true}`: "q4", `{"q4":"` + long + `","q3":true}`: "q4", `{"q5":true}`: "q5", `{"q5":1e999999}`: "q5", `{"q5":{}}`: "q5",
		`{"q6":["r1"]}`: "q6", `{"q6":{"l3":"r1"}}`: "q6", `{"q6":{"l1":"r4"}}`: "q6", `{"q6":{"l1":1}}`: "q6",
		`{"q7":{"e1":1}}`: "q7", `{"q7":["e1","e1"]}`: "q7", `{"q7":["e4"]}`: "q7", `{"q8":["x"]}`: "q8",
		`{"q9":"100"}`: "q9", `{"q9":{"b3":"x"}}`: "q9", `{"q10":{"b1":"mammal"}}`: "q10",
	} {
		_, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, answer)})
		w.refused(err, problem.InvalidRequest, "answers."+field)
	}
	w.count(f.PublicID, 0)
}

// TestOnePerPerson counts a person by the strongest thing that is known.
func TestOnePerPerson(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{OnePerPerson: ptr(true)})
	submit := func(email string, v form.Visitor) (string, error) {
		post := form.Post{Answers: answers(t, `{"q1":"c2"}`), Visitor: v}
		if email != "" {
			post.Respondent = &form.Respondent{Email: email}
		}
		r, err := w.Submit(t.Context(), f.PublicID, post)
		return r.SubmissionID, err
	}
	_, err := submit("", form.Visitor{})
	w.refused(err, problem.InvalidRequest, "respondent.email")
	first, err := submit("Ada@example.org", form.Visitor{Browser: "b1"})
	if err != nil {
		t.Fatal(err)
	}
	_, err = submit("ada@EXAMPLE.org", form.Visitor{Browser: "b2"})
	w.refused(err, problem.AlreadySubmitted, "")
	for _, other := range []form.Visitor{{Browser: "b1"}, {User: "grace", Browser: "b1"}} {
		if _, err := submit("", other); err != nil {
			t.Errorf("%v: %v", other, err)
		}
		_, err := submit("", other)
		w.refused(err, problem.AlreadySubmitted, "")
	}
	w.count(f.PublicID, 3)
	if err := w.DeleteSubmission(t.Context(), owner, f.PublicID, first); err != nil {
		t.Fatal(err)
	}
	if _, err := submit("ada@example.org", form.Visitor{}); err != nil {
		t.Errorf("after the deletion: %v", err)
	}
}

// TestTimer: the clock is the server's, and its token is worth nothing changed.
func TestTimer(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{TimeLimitMinutes: ptr(10)})
	ada := form.Visitor{Browser: "ada"}
	submit := func(token string) error {
		_, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":"c2"}`), Visitor: form.Visitor{Attempt: token}})
		return err
	}
	if view, err := w.View(t.Context(), f.PublicID, ada); err != nil || len(view.Items) > 0 || view.TimedExam == nil || view.Questions != 10 {
		t.Errorf("before it is begun the form shows %d items, %v", len(view.Items), err)
	}
	a, err := w.Begin(t.Context(), f.PublicID, ada)
	if err != nil || !a.Deadline.Equal(w.now().Add(10*time.Minute)) {
		t.Fatalf("attempt %v, %v", a, err)
	}
	w.pass(5 * time.Minute)
	if again, err := w.Begin(t.Context(), f.PublicID, ada); err != nil || again.Token != a.Token || !again.Deadline.Equal(a.Deadline) {
		t.Errorf("a reload wins time: %v, %v", again, err)
	}
	if view, err := w.View(t.Context(), f.PublicID, form.Visitor{Attempt: a.Token}); err != nil || len(view.Items) != 10 {
		t.Errorf("the form that was begun shows %d items, %v", len(view.Items), err)
	}
	other := w.draft("other", quiztest.OneOfEach())
	if _, err := w.View(t.Context(), other.PublicID, form.Visitor{Attempt: a.Token}); err == nil {
		t.Error("an attempt of one form shows another")
	}
	for _, token := range []string{"", "x", a.Token + "A", strings.ToUpper(a.Token), a.Token[:len(a.Token)-1]} {
		w.refused(submit(token), problem.AttemptInvalid, "attempt")
	}
	w.pass(5*time.Minute + form.Grace)
	if err := submit(a.Token); err != nil {
		t.Errorf("within the grace: %v", err)
	}
	if err := submit(a.Token); err != nil {
		t.Errorf("the same answers again: %v", err)
	}
	w.count(f.PublicID, 1)
	late, err := w.Begin(t.Context(), f.PublicID, form.Visitor{Browser: "late"})
	if err != nil {
		t.Fatal(err)
	}
	w.pass(10*time.Minute + form.Grace + time.Second)
	w.refused(submit(late.Token), problem.TimeIsUp, "")
	w.count(f.PublicID, 1)
}

// TestClosedMeanwhile: closing a form ends the times that run in it, and opening
// it for longer gives nobody more than was begun.
func TestClosedMeanwhile(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{TimeLimitMinutes: ptr(10)})
	a, err := w.Begin(t.Context(), f.PublicID, form.Visitor{Browser: "ada"})
	if err != nil {
		t.Fatal(err)
	}
	closes := func(at time.Time) (form.Public, error) {
		if _, err := w.Edit(t.Context(), f.Owner, f.PublicID, form.Change{ClosesAt: &at}); err != nil {
			t.Fatal(err)
		}
		return w.View(t.Context(), f.PublicID, form.Visitor{Attempt: a.Token})
	}
	w.pass(5 * time.Minute)
	soon := w.now().Add(time.Minute).UTC()
	if view, err := closes(soon); err != nil || view.Attempt == nil || !view.Attempt.Deadline.Equal(soon) || len(view.Items) != 10 {
		t.Errorf("%+v, %v", view.Attempt, err)
	}
	if view, err := closes(w.now().Add(time.Hour)); err != nil || !view.Attempt.Deadline.Equal(a.Deadline) {
		t.Errorf("%+v, %v", view.Attempt, err)
	}
	if view, err := closes(w.now().Add(-time.Minute)); err != nil || len(view.Items) > 0 {
		t.Errorf("a closed form shows %d items, %v", len(view.Items), err)
	}
	_, err = w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":"c2"}`), Visitor: form.Visitor{Attempt: a.Token}})
	w.refused(err, problem.TimeIsUp, "")
	w.count(f.PublicID, 0)
}

// TestOneAttemptPerPerson: beginning again is no second chance.
func TestOneAttemptPerPerson(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{TimeLimitMinutes: ptr(10), OnePerPerson: ptr(true)})
	ada := form.Visitor{Email: "ada@example.org"}
	a, err := w.Begin(t.Context(), f.PublicID, ada)
	if err != nil {
		t.Fatal(err)
	}
	w.pass(time.Hour)
	if again, err := w.Begin(t.Context(), f.PublicID, ada); err != nil || again.Token != a.Token {
		t.Errorf("a second attempt: %v, %v", again, err)
	}
	_, err = w.Begin(t.Context(), f.PublicID, form.Visitor{})
	w.refused(err, problem.InvalidRequest, "respondent.email")
}

// TestTimeEndsWithGaps: what is there when the time ends is taken, by our clock
// and not by what anybody says.
func TestTimeEndsWithGaps(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Items[2].Required = true
	w := newWorld(t)
	f := w.open(q, form.Change{TimeLimitMinutes: ptr(10)})
	submit := func(a form.Attempt, text string) (form.Receipt, error) {
		return w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, text), Visitor: form.Visitor{Attempt: a.Token}})
	}
	for _, late := range []time.Duration{0, form.Grace} {
		a, err := w.Begin(t.Context(), f.PublicID, form.Visitor{})
		if err != nil {
			t.Fatal(err)
		}
		w.pass(10*time.Minute - time.Millisecond)
		_, err = submit(a, `{"q1":"c2"}`)
		w.refused(err, problem.InvalidRequest, "answers.q3")
		w.pass(time.Millisecond + late)
		_, err = submit(a, `{"q1":"c9"}`)
		w.refused(err, problem.InvalidRequest, "answers.q1")
		r, err := submit(a, `{"q1":"c2"}`)
		if err != nil {
			t.Fatal(err)
		}
		sub, err := w.Submission(t.Context(), owner, f.PublicID, r.SubmissionID)
		if err != nil || scoreOf(sub.Score) != "1/10" || sub.Marks["q3"].Earned.Sign() != 0 {
			t.Errorf("%v after the end: %v, %v", late, sub.Marks, err)
		}
		if again, err := submit(a, `{"q1":"c2"}`); err != nil || !again.Replay {
			t.Errorf("sent twice: %v, %v", again, err)
		}
	}
	a, err := w.Begin(t.Context(), f.PublicID, form.Visitor{})
	if err != nil {
		t.Fatal(err)
	}
	w.pass(10*time.Minute + form.Grace + time.Millisecond)
	_, err = submit(a, `{"q1":"c2"}`)
	w.refused(err, problem.TimeIsUp, "")
	w.count(f.PublicID, 2)
	untimed := w.draft("untimed", q)
	if _, err := w.Publish(t.Context(), owner, untimed.PublicID); err != nil {
		t.Fatal(err)
	}
	_, err = w.Submit(t.Context(), untimed.PublicID, form.Post{Answers: answers(t, `{"q1":"c2"}`), Visitor: form.Visitor{Attempt: a.Token}})
	w.refused(err, problem.InvalidRequest, "answers.q3")
}

// outbox is told of every submission, or refuses.
type outbox struct {
	sent []form.Submission
	err  error
}

func (o *outbox) Ops(_ context.Context, id string, s form.Submission) ([]store.Op, func(context.Context), error) {
	row := store.Put(store.Item{Key: store.Key{PK: "OUT#" + id, SK: s.ID}, Attrs: map[string]any{"n": int64(1)}})
	return []store.Op{row}, func(context.Context) { o.sent = append(o.sent, s) }, o.err
}

// TestOutbox: its rows stand with the submission, and it hears of each once.
func TestOutbox(t *testing.T) {
	w, out := newWorld(t), &outbox{}
	w.Outbox = out
	f := w.open(quiztest.OneOfEach(), form.Change{})
	for range 2 {
		if _, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":"c2","q10":{"b1":"c2"}}`), Key: "k"}); err != nil {
			t.Fatal(err)
		}
	}
	if len(out.sent) != 1 || out.sent[0].Readable[0].Answer != "Mercury" || out.sent[0].Readable[9].Text() != "b1: mammal" {
		t.Errorf("told %v", out.sent)
	}
	if _, err := w.store.Table().Get(t.Context(), store.Key{PK: "OUT#" + f.PublicID, SK: out.sent[0].ID}); err != nil {
		t.Errorf("the row of the outbox: %v", err)
	}
}

// FuzzAnswers: whatever is posted is stored or refused in words for the client.
func FuzzAnswers(f *testing.F) {
	for _, seed := range []string{`"c1"`, `["c1","c2"]`, `true`, `3.14`, `"1.000,5"`, `{"l1":"r1"}`, `["e1"]`, `{"b1":"x","b2":null}`, `null`, `-`, `1e99`, `[[]]`, `"\u0000"`} {
		f.Add(seed)
	}
	w := newWorld(f)
	open := w.open(quiztest.OneOfEach(), form.Change{})
	f.Fuzz(func(t *testing.T, value string) {
		for n := range 10 {
			post := form.Post{Answers: map[string]json.RawMessage{fmt.Sprint("q", n+1): json.RawMessage(value)}}
			r, err := w.Submit(t.Context(), open.PublicID, post)
			if err != nil && problem.CodeOf(err) == problem.Internal {
				t.Fatalf("%q: %v", value, err)
			}
			if err != nil {
				continue
			}
			if _, err := w.Submission(t.Context(), owner, open.PublicID, r.SubmissionID); err != nil {
				t.Fatalf("%q was stored and cannot be read: %v", value, err)
			}
			if r.Score != nil && (r.Score.Earned.Cmp(quiz.Int(0)) < 0 || r.Score.Earned.Cmp(r.Score.Possible.Decimal) > 0) {
				t.Fatalf("%q earns %s", value, scoreOf(r.Score))
			}
		}
	})
}
