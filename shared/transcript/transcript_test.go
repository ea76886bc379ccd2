package transcript_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/transcript"
)

type world struct {
	*transcript.Service
	t     *testing.T
	table store.Table
	clock time.Time
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: func() time.Time { return w.clock }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.table = st.Table()
	w.Service = transcript.New(st.Table(), st.Blobs(), func() time.Time { return w.clock })
	return w
}

func (w *world) keep(q quiz.Quiz) {
	w.t.Helper()
	op, err := w.Keep(w.t.Context(), "u", "j", transcript.Transcript{Quiz: q, ExpiresAt: w.clock.Add(time.Hour),
		Findings: []finding.Finding{{Code: finding.NoKey, Item: "q1", Message: "No answer is marked."}}})
	if err == nil {
		err = w.table.Write(w.t.Context(), op)
	}
	if err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) get() transcript.Transcript {
	w.t.Helper()
	t, err := w.Get(w.t.Context(), "u", "j")
	if err != nil {
		w.t.Fatal(err)
	}
	return t
}

func sameQuiz(t *testing.T, want, got quiz.Quiz) {
	t.Helper()
	a, err := want.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	b, err := got.MarshalJSON() // with every byte of the pictures
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(a), string(b)); diff != "" {
		t.Errorf("quiz (-want +got):\n%s", diff)
	}
}

// large is a quiz whose text stands in a blob.
func large() quiz.Quiz {
	q := quiztest.Everything()
	q.Items[0].Stem = richtext.Plain(strings.Repeat("long ", 20000))
	return q
}

func TestKeptAsItWasRead(t *testing.T) {
	for name, q := range map[string]quiz.Quiz{"in its row": quiztest.Many(2), "with pictures": quiztest.Everything(), "in a blob": large()} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.keep(q)
			got := w.get()
			sameQuiz(t, q, got.Quiz)
			if got.Version != 0 || len(got.Findings) != 1 || !got.ExpiresAt.Equal(w.clock.Add(time.Hour)) {
				t.Errorf("%+v", got)
			}
			for _, other := range [][2]string{{"v", "j"}, {"u", "k"}} {
				if _, err := w.Get(t.Context(), other[0], other[1]); !errors.Is(err, store.ErrNotFound) {
					t.Errorf("%v: %v", other, err)
				}
			}
			w.clock = w.clock.Add(2 * time.Hour)
			if _, err := w.Get(t.Context(), "u", "j"); !errors.Is(err, store.ErrNotFound) {
				t.Errorf("after its end: %v", err)
			}
		})
	}
}

func TestCorrections(t *testing.T) {
	for name, q := range map[string]quiz.Quiz{"small": quiztest.Everything(), "large": large()} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.keep(q)
			mine, theirs := w.get(), w.get()
			mine.Quiz.Items[1].Stem = richtext.Plain("Corrected?")
			saved, err := w.Save(t.Context(), "u", "j", mine, "q2")
			if err != nil || saved.Version != 1 {
				t.Fatal(saved.Version, err)
			}
			sameQuiz(t, mine.Quiz, w.get().Quiz)
			theirs.Quiz.Items[1].Stem = richtext.Plain("Overwritten?")
			if _, err := w.Save(t.Context(), "u", "j", theirs, "q2"); !errors.Is(err, transcript.ErrChanged) {
				t.Errorf("a correction of an old version: %v", err)
			}
			again := w.get()
			again.Quiz.Items[0].Label = "I."
			if _, err := w.Save(t.Context(), "u", "j", again, "q1"); err != nil {
				t.Fatal(err)
			}
			got := w.get()
			if diff := cmp.Diff([]string{"q2", "q1"}, got.Corrected); diff != "" || got.Version != 2 || got.Quiz.Items[1].Stem.Text() != "Corrected?" {
				t.Errorf("version %d %s", got.Version, diff)
			}
			if err := w.Restore(t.Context(), "u", "j", 1); !errors.Is(err, transcript.ErrChanged) {
				t.Errorf("restored an old version: %v", err)
			}
			if err := w.Restore(t.Context(), "u", "j", 2); err != nil {
				t.Fatal(err)
			}
			back := w.get()
			sameQuiz(t, q, back.Quiz)
			if back.Version != 3 || len(back.Corrected) != 0 {
				t.Errorf("restored: version %d, corrected %v", back.Version, back.Corrected)
			}
		})
	}
}

func TestAnInvalidCorrectionIsRefused(t *testing.T) {
	w := newWorld(t)
	w.keep(quiztest.Many(1))
	bad := w.get()
	bad.Quiz.Items[0].Stem = nil
	if _, err := w.Save(t.Context(), "u", "j", bad, "q1"); problem.CodeOf(err) != problem.InvalidRequest {
		t.Errorf("an empty stem: %v", err)
	}
	if w.get().Version != 0 {
		t.Error("it was saved")
	}
}

func TestFilesAreListedLatestFirst(t *testing.T) {
	w := newWorld(t)
	for _, id := range []string{"a", "b"} {
		w.clock = w.clock.Add(time.Second)
		export := store.Put(store.Item{Key: store.Key{PK: "EXPORT#" + id, SK: "EXPORT"}})
		err := w.Add(t.Context(), "u", "j", transcript.File{Export: id, Losses: make([]quiz.Loss, 150)}, export, w.clock.Add(time.Hour))
		if err != nil {
			t.Fatal(err)
		}
	}
	files, err := w.Files(t.Context(), "u", "j")
	if err != nil || len(files) != 2 || files[0].Export != "b" || files[0].LossCount != 150 || len(files[0].Losses) != 100 {
		t.Errorf("%+v, %v", files, err)
	}
	if others, err := w.Files(t.Context(), "v", "j"); err != nil || len(others) != 0 {
		t.Errorf("somebody else's: %v, %v", others, err)
	}
}
