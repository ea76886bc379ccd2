package convert_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/convert"
	"formwright/shared/export"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/transcript"
)

// world is a worker over a real store, with a drive of functions.
type world struct {
	*convert.Worker
	t        *testing.T
	store    *embedded.Store
	blobs    *blobs
	queue    *embedded.Queue
	accounts *account.Service
	drive    drive
	logs     bytes.Buffer
	user     string
	mu       sync.Mutex
	moved    time.Duration
}

// drive fetches a document by calling the function of its id.
type drive map[string]func(context.Context) (string, error)

func (d drive) Fetch(ctx context.Context, id source.ID, _ source.Type) (source.Document, error) {
	text, err := d[id.Value](ctx)
	return source.Document{Name: "SecretFile.txt", Data: []byte(text), Origin: source.FromDrive}, err
}

type web struct{}

func (web) Get(_ context.Context, url string, _ int64) (source.Document, error) {
	return source.Document{Name: "page.txt", Data: []byte(quizText), Origin: source.FromURL}, nil
}

// blobs is the real store, until it is told to refuse.
type blobs struct {
	store.Blobs
	refuse bool
}

func (b *blobs) Put(ctx context.Context, key string, r io.Reader, size int64, meta store.BlobMeta) error {
	if b.refuse {
		return errors.New("disk is full")
	}
	return b.Blobs.Put(ctx, key, r, size, meta)
}

const quizText = "1. SecretStem: what is the capital of France?\nA) Lyon\n*B) Paris\nC) Nice\n\n2. What is 2+2?\nA) 3\nB) 4\nAnswer: B\n"

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, drive: drive{"bio": gives(quizText)}}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.store, w.queue, w.blobs = st, st.Queue("q", embedded.QueueOptions{Visibility: time.Hour}), &blobs{Blobs: st.Blobs()}
	w.accounts = account.New(st.Table(), 10, w.now)
	u, err := w.accounts.Ensure(t.Context(), "secret@example.org")
	if err != nil {
		t.Fatal(err)
	}
	w.user = u.ID
	w.Worker = &convert.Worker{
		Jobs:    job.New(st.Table(), w.queue, st.Queue("dead", embedded.QueueOptions{}), w.accounts, job.DefaultTiming(), w.now),
		Exports: export.New(st.Table(), w.blobs, 720*time.Hour, w.now), BaseURL: "https://forms.example.org",
		Sources: convert.Sources{Drive: w.drive, Web: web{}, Uploads: w.blobs}, Transcripts: transcript.New(st.Table(), w.blobs, w.now),
		Log: slog.New(slog.NewJSONHandler(&w.logs, nil)), Now: w.now,
	}
	return w
}

func gives(text string) func(context.Context) (string, error) {
	return func(context.Context) (string, error) { return text, nil }
}

func fails(err error) func(context.Context) (string, error) {
	return func(context.Context) (string, error) { return "", err }
}

// now is the real clock, or a bubble's, moved ahead.
func (w *world) now() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return time.Now().Add(w.moved)
}

func (w *world) pass(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.moved += d
}

func (w *world) accept(r job.Request) job.Job {
	w.t.Helper()
	if r.Format == "" {
		r.Format = "gift"
	}
	if r.DocumentName == "" {
		r.DocumentName = "SecretName"
	}
	a, err := w.Jobs.Create(w.t.Context(), w.user, r, job.Idempotency{})
	if err != nil {
		w.t.Fatal(err)
	}
	return a.Job
}

func (w *world) document(id string) job.Job { return w.accept(job.Request{DocumentID: id}) }

// handle gives the worker the message of a job, as the queue would.
func (w *world) handle(j job.Job) error {
	return w.Handle(context.WithoutCancel(w.t.Context()), fmt.Sprintf(`{"user":%q,"job":%q}`, w.user, j.ID))
}

func (w *world) run(j job.Job) job.Job {
	w.t.Helper()
	if err := w.handle(j); err != nil {
		w.t.Fatal(err)
	}
	return w.get(j)
}

func (w *world) get(j job.Job) job.Job {
	w.t.Helper()
	got, err := w.Jobs.Get(w.t.Context(), w.user, j.ID)
	if err != nil {
		w.t.Fatal(err)
	}
	return got
}

// ended checks how a job ended, what it cost, and that there is an export of it
// only if it is completed.
func (w *world) ended(j job.Job, state job.State, code problem.Code) {
	w.t.Helper()
	got := w.get(j)
	if got.State != state || got.Problem != nil && got.Problem.Code != code || got.Problem == nil && code != "" {
		w.t.Errorf("state %s, problem %v, want %s %s", got.State, got.Problem, state, code)
	}
	want := int64(10)
	if state != job.Failed {
		want = 9
	}
	if balance, err := w.accounts.Balance(w.t.Context(), w.user); err != nil || balance != want {
		w.t.Errorf("balance %d, want %d; %v", balance, want, err)
	}
	if _, err := w.Exports.Find(w.t.Context(), j.Export); (err == nil) != (state == job.Completed) {
		w.t.Errorf("export of a job that is %s: %v", state, err)
	}
}
