package job_test

import (
	"errors"
	"testing"
	"time"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// TestVisitors cost nobody anything and are forgotten.
func TestVisitors(t *testing.T) {
	w := newWorld(t, 5)
	visitor := job.NewVisitor()
	a, err := w.Create(t.Context(), visitor, request(), job.Idempotency{})
	if err != nil {
		t.Fatal(err)
	}
	j, err := w.Claim(t.Context(), visitor, a.Job.ID)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Fail(t.Context(), j, problem.New(problem.NoQuestions, "None.")); err != nil {
		t.Fatal(err)
	}
	if got, err := w.Get(t.Context(), visitor, j.ID); err != nil || got.State != job.Failed {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := w.Get(t.Context(), job.NewVisitor(), j.ID); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("another visitor: %v", err)
	}
	w.pass(job.VisitorLife + time.Second)
	if _, err := w.Get(t.Context(), visitor, j.ID); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("after an hour: %v", err)
	}
	if _, total, err := w.List(t.Context(), visitor, "", 10, 0); err != nil || total != 0 {
		t.Errorf("%d jobs are counted, %v", total, err)
	}
	if job.IsVisitor(w.user) || job.IsVisitor("visitor-x") || !job.IsVisitor(visitor) {
		t.Error("who is a visitor?")
	}
}
