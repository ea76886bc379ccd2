package cloudform_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform"
	"formwright/shared/cloudform/formtest"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

func TestCreate(t *testing.T) {
	w := newWorld(t)
	q := quiztest.Everything()
	made, err := w.attempt(q)
	if err != nil {
		t.Fatal(err, w.forms.Refused())
	}
	f := w.whole(made)
	if f.Title != made.Title || f.DocumentTitle != made.Title || f.Description != "Read with care." || !made.Published || !strings.HasSuffix(made.Responder, "/viewform") {
		t.Errorf("%+v\n%+v", f, made)
	}
	again, err := w.attempt(q)
	if err != nil || again.FormID != made.FormID || again.Responder != made.Responder {
		t.Errorf("the same order again: %s, %v", again.FormID, err)
	}
	w.one(made)
	if n := w.forms.Calls(formtest.Batch); n != 1 {
		t.Errorf("%d batches", n)
	}
	if refused := w.forms.Refused(); refused != nil {
		t.Error(refused)
	}
	known, err := w.kept.Find(t.Context(), user, made.FormID)
	if err != nil || known.Title != made.Title || known.Responder != made.Responder || !known.CreatedAt.Equal(w.now()) || known.Job != job {
		t.Errorf("%+v, %v", known, err)
	}
	for who, id := range map[string]string{"u2": made.FormID, user: "form9", "u3": "", "u4": strings.Repeat("x", 3000)} {
		_, err := w.kept.Find(t.Context(), who, id)
		code(t, err, problem.NotFound, false)
	}
}

// TestEveryFailurePoint breaks each call in each way: whatever happens there is
// one complete form in the end.
func TestEveryFailurePoint(t *testing.T) {
	for _, on := range []string{formtest.Create, formtest.Batch, formtest.Get, formtest.Publish} {
		for name, fault := range map[string]formtest.Fault{
			"500":                 {Status: 500},
			"500 when done":       {Status: 500, Done: true},
			"503 with a wait":     {Status: 503, After: "2"},
			"429 with a wait":     {Status: 429, After: "7"},
			"429 for an hour":     {Status: 429, After: "3600"},
			"no answer":           {},
			"no answer when done": {Done: true},
		} {
			for _, times := range []int{1, 3} {
				t.Run(fmt.Sprintf("%s %s %d times", on, name, times), func(t *testing.T) {
					t.Parallel()
					w := newWorld(t)
					fault := fault
					fault.On = on
					for range times {
						w.forms.Fail(fault)
					}
					w.one(w.make(quiztest.Many(120)))
				})
			}
		}
	}
}

// TestWaits: a busy service is asked again after what it says, or as it goes on.
func TestWaits(t *testing.T) {
	w := newWorld(t)
	w.forms.Fail(formtest.Fault{On: formtest.Publish, Status: 503}, formtest.Fault{On: formtest.Publish, Status: 429, After: "9"},
		formtest.Fault{On: formtest.Publish, Status: 503, After: w.now().Add(20 * time.Second).UTC().Format("Mon, 02 Jan 2006 15:04:05 GMT")})
	if _, err := w.attempt(quiztest.OneOfEach()); err != nil {
		t.Fatal(err)
	}
	if want := []time.Duration{time.Second, 9 * time.Second, 20 * time.Second}; !slices.Equal(w.pauses, want) {
		t.Errorf("waited %v, want %v", w.pauses, want)
	}
	w.forms.Fail(formtest.Fault{On: formtest.Get, Status: 429, After: "600"})
	_, err := w.attempt(quiztest.OneOfEach())
	code(t, err, problem.SourceUnavailable, true)
	if len(w.pauses) != 3 {
		t.Error("it waited for ten minutes itself")
	}
}

// TestWorkerDies between any two calls.
func TestWorkerDies(t *testing.T) {
	for _, on := range []string{formtest.Create, formtest.Batch, formtest.Get, formtest.Publish} {
		t.Run(on, func(t *testing.T) {
			w := newWorld(t)
			ctx, die := context.WithCancel(t.Context())
			w.forms.Fail(formtest.Fault{On: on, Do: func(*formtest.Forms) { die() }})
			if _, err := w.Create(ctx, cloudform.Order{User: user, Job: job, Export: secret, Quiz: quiztest.Many(250)}); err == nil && on != formtest.Publish && on != formtest.Get {
				t.Fatal("it did not die")
			}
			w.one(w.make(quiztest.Many(250)))
		})
	}
}

// TestTwoWorkersAtOnce: the revision keeps them from doing a batch twice.
func TestTwoWorkersAtOnce(t *testing.T) {
	w := newWorld(t)
	if _, err := w.attempt(quiztest.OneOfEach()); err != nil { // the form is known by now
		t.Fatal(err)
	}
	var all sync.WaitGroup
	var made [4]cloudform.Made
	var errs [4]error
	for i := range made {
		all.Go(func() {
			made[i], errs[i] = w.Create(t.Context(), cloudform.Order{User: user, Job: "job-2", Export: secret, Quiz: quiztest.Many(150)})
		})
	}
	all.Wait()
	ids := map[string]bool{}
	for i := range made {
		if errs[i] != nil && !problem.IsTransient(errs[i]) {
			t.Error(errs[i])
		}
		if errs[i] == nil {
			ids[made[i].FormID] = true
			w.whole(made[i])
		}
	}
	if len(ids) != 1 {
		t.Errorf("the workers made the forms %v", ids)
	}
}

// TestOtherJobsForm: an empty form that another job has just made is not taken
// for the one whose making was not answered.
func TestOtherJobsForm(t *testing.T) {
	w := newWorld(t)
	q := quiztest.OneOfEach()
	w.forms.Fail(formtest.Fault{On: formtest.Create, Status: 500}, // made nothing
		formtest.Fault{On: formtest.Batch, Status: 400}, formtest.Fault{On: formtest.Get, Status: 418})
	_, err := w.attempt(q)
	code(t, err, problem.SourceUnavailable, true)
	if _, err := w.Create(t.Context(), cloudform.Order{User: user, Job: "other", Export: secret, Quiz: q}); err == nil {
		t.Fatal("the other job should stand at its empty form")
	}
	mine := w.make(q)
	other, err := w.Create(t.Context(), cloudform.Order{User: user, Job: "other", Export: secret, Quiz: q})
	if err != nil || other.FormID == mine.FormID {
		t.Errorf("%s and %s, %v", mine.FormID, other.FormID, err)
	}
	w.whole(mine)
	w.whole(other)
}

// TestLostWithoutTheDrive: who lets us make forms only gets a second one.
func TestLostWithoutTheDrive(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Grant: []string{"openid", "email", cloudaccount.ScopeForms}})
	w.connect()
	w.forms.Fail(formtest.Fault{On: formtest.Create, Done: true})
	made := w.make(quiztest.OneOfEach())
	w.whole(made)
	if n := len(w.forms.Forms()); n != 2 || w.forms.Calls(formtest.List) != 0 {
		t.Errorf("%d forms, %d searches", n, w.forms.Calls(formtest.List))
	}
}

func TestDeletedFormIsMadeAnew(t *testing.T) {
	w := newWorld(t)
	w.forms.Fail(formtest.Fault{On: formtest.Batch, Status: 500}, formtest.Fault{On: formtest.Get, Status: 418})
	if _, err := w.attempt(quiztest.OneOfEach()); err == nil {
		t.Fatal("it should stand at its empty form")
	}
	w.forms.Delete(w.forms.Forms()[0].ID)
	w.one(w.make(quiztest.OneOfEach()))
}

// TestLessIsAskedOfAServiceThatRefuses pictures, then grids.
func TestLessIsAskedOfAServiceThatRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		b           formtest.Behaviour
		image, grid bool
	}{
		"pictures": {formtest.Behaviour{NoPictures: true}, true, false},
		"grids":    {formtest.Behaviour{NoGrids: true}, true, true},
		"both":     {formtest.Behaviour{NoGrids: true, NoPictures: true}, true, true},
	} {
		w := newWorld(t)
		w.forms.Behave(c.b)
		made := w.make(quiztest.Everything())
		w.one(made)
		if lost(made.Losses, "q1", quiz.ImageDropped) != c.image || lost(made.Losses, "q6", quiz.TypeRewritten) != c.grid {
			t.Errorf("%s: %v", name, made.Losses)
		}
		again := w.make(quiztest.Everything())
		if len(again.Losses) != len(made.Losses) {
			t.Errorf("%s: another attempt tells other losses", name)
		}
	}
}

// TestRefusalInTheMiddle: what the first batch put on the form is taken away.
func TestRefusalInTheMiddle(t *testing.T) {
	w := newWorld(t)
	one := quiztest.OneOfEach().Items
	items := slices.Repeat(one[:2], 60)
	q := quiztest.Of("Many", append(items, one[5])...)
	w.forms.Behave(formtest.Behaviour{NoGrids: true})
	w.forms.Fail(formtest.Fault{On: formtest.Batch, Do: func(*formtest.Forms) {}}, formtest.Fault{On: formtest.Batch, Do: func(*formtest.Forms) {}},
		formtest.Fault{On: formtest.Batch, Done: true}) // the third is done and not answered
	made := w.make(q)
	w.one(made)
	if f := w.forms.Forms()[0]; len(f.Items) != 122 {
		t.Errorf("%d items", len(f.Items))
	}
}

// TestDocumentChangesBetweenAttempts: the form is of one of the two, not of both.
func TestDocumentChangesBetweenAttempts(t *testing.T) {
	w := newWorld(t)
	w.forms.Fail(formtest.Fault{On: formtest.Batch, Do: func(*formtest.Forms) {}}, formtest.Fault{On: formtest.Batch, Status: 500}, formtest.Fault{On: formtest.Get, Status: 418})
	if _, err := w.attempt(quiztest.Many(130)); err == nil || len(w.forms.Forms()[0].Items) != 100 {
		t.Fatalf("%v: it should stand in the middle", err)
	}
	q := quiztest.Of("Other", slices.Repeat(quiztest.OneOfEach().Items[:1], 120)...)
	w.one(w.make(q))
	for _, item := range w.forms.Forms()[0].Items {
		if item["title"] != "Which planet is nearest to the sun?" {
			t.Fatalf("%v is on the form", item["title"])
		}
	}
}

func TestRefusedForGood(t *testing.T) {
	w := newWorld(t)
	for range 3 {
		w.forms.Fail(formtest.Fault{On: formtest.Batch, Status: 400})
	}
	_, err := w.attempt(quiztest.Everything())
	code(t, err, problem.SourceUnavailable, false)
	if strings.Contains(err.Error(), "planet") {
		t.Error("the error repeats the quiz")
	}
}

func TestPublishing(t *testing.T) {
	for name, c := range map[string]struct {
		b         formtest.Behaviour
		published bool
		calls     int
	}{
		"closed at first": {formtest.Behaviour{}, true, 1}, "open at once": {formtest.Behaviour{Open: true}, true, 0},
		"older forms": {formtest.Behaviour{Legacy: true}, true, 1}, "refused": {formtest.Behaviour{NoPublish: true}, false, 1},
	} {
		w := newWorld(t)
		w.forms.Behave(c.b)
		made, err := w.attempt(quiztest.OneOfEach())
		if err != nil || made.Published != c.published || w.forms.Calls(formtest.Publish) != c.calls {
			t.Errorf("%s: published %v after %d calls, %v", name, made.Published, w.forms.Calls(formtest.Publish), err)
		}
	}
}

func lost(losses []quiz.Loss, item string, code quiz.LossCode) bool {
	return slices.ContainsFunc(losses, func(l quiz.Loss) bool { return l.Item == item && l.Code == code })
}
