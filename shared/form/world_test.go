package form_test

import (
	"encoding/json"
	"sync"
	"testing"
	"time"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store/embedded"
)

// world is the service over a real store with a clock that is moved.
type world struct {
	*form.Service
	t     testing.TB
	store *embedded.Store
	mu    sync.Mutex
	clock time.Time
}

const owner = "owner"

func newWorld(t testing.TB) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.store, w.Service = st, form.New(st.Table(), st.Blobs(), w.now)
	return w
}

func (w *world) now() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.clock
}

func (w *world) pass(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.clock = w.clock.Add(d)
}

// draft makes a form of a quiz.
func (w *world) draft(job string, q quiz.Quiz) form.Form {
	w.t.Helper()
	f, err := w.Create(w.t.Context(), owner, job, q.Title, q)
	if err != nil {
		w.t.Fatal(err)
	}
	return f
}

// open makes a form of a quiz and publishes it with these settings.
func (w *world) open(q quiz.Quiz, c form.Change) form.Form {
	w.t.Helper()
	f := w.draft("job", q)
	if _, err := w.Edit(w.t.Context(), owner, f.PublicID, c); err != nil {
		w.t.Fatal(err)
	}
	f, err := w.Publish(w.t.Context(), owner, f.PublicID)
	if err != nil {
		w.t.Fatal(err)
	}
	return f
}

// answers reads the answers of a post.
func answers(t testing.TB, text string) map[string]json.RawMessage {
	t.Helper()
	var out map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// send submits answers and wants them taken.
func (w *world) send(id, text string) form.Receipt {
	w.t.Helper()
	r, err := w.Submit(w.t.Context(), id, form.Post{Answers: answers(w.t, text)})
	if err != nil {
		w.t.Fatalf("submit %s: %v", text, err)
	}
	return r
}

func (w *world) refused(err error, code problem.Code, field string) {
	w.t.Helper()
	if p := problem.Of(err); err == nil || p.Code != code || field != "" && p.Field != field {
		w.t.Errorf("got %v, want %s %s", err, code, field)
	}
}

func (w *world) count(id string, want int64) {
	w.t.Helper()
	if n, err := w.Count(w.t.Context(), id); err != nil || n != want {
		w.t.Errorf("%d submissions are counted, want %d: %v", n, want, err)
	}
}

func ptr[T any](v T) *T { return &v }
