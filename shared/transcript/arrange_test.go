package transcript_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/edit"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/transcript"
)

// TestArrange: findings and corrections go where their questions go, and all of
// it can be undone.
func TestArrange(t *testing.T) {
	w := newWorld(t)
	w.keep(quiztest.Many(3))
	got, err := w.Save(t.Context(), "u", "j", w.get(), "q3")
	if err != nil || !got.Changed {
		t.Fatal(got.Changed, err)
	}
	insert := func(after string) {
		t.Helper()
		was := w.get()
		q, renamed, err := edit.Insert(was.Quiz, after, quiztest.Ask("new", quiztest.Accept("x")))
		if err == nil {
			_, err = w.Replace(t.Context(), "u", "j", was.Arrange(q, renamed))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	insert("q1")
	insert("")
	now := w.get()
	if diff := cmp.Diff([]string{"q3", "q1"}, now.Added); diff != "" || now.Findings[0].Item != "q2" || now.Corrected[0] != "q5" || now.Version != 3 || now.Arranged != 3 {
		t.Errorf("%s %+v %v %d", diff, now.Findings, now.Corrected, now.Arranged)
	}
	for _, id := range []string{"q2", "q2"} { // the doubtful one, then an added one
		was := w.get()
		q, renamed, err := edit.Remove(was.Quiz, id)
		if err == nil {
			_, err = w.Replace(t.Context(), "u", "j", was.Arrange(q, renamed))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	now = w.get()
	if len(now.Findings) != 0 || cmp.Diff([]string{"q1"}, now.Added) != "" || cmp.Diff([]string{"q3"}, now.Corrected) != "" {
		t.Errorf("%+v %v %v", now.Findings, now.Added, now.Corrected)
	}
	old := now
	old.Version--
	if _, err := w.Replace(t.Context(), "u", "j", old); !errors.Is(err, transcript.ErrChanged) {
		t.Error(err)
	}
	if err := w.Restore(t.Context(), "u", "j", now.Version); err != nil {
		t.Fatal(err)
	}
	if now = w.get(); now.Changed || len(now.Added) > 0 || len(now.Quiz.Items) != 3 || len(now.Findings) != 1 || now.Arranged != 0 {
		t.Errorf("%+v", now)
	}
}
