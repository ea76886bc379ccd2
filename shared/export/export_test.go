package export_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"formwright/shared/export"
	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

// world is an export service over a real store with a clock that is moved.
type world struct {
	*export.Service
	t     *testing.T
	store *embedded.Store
	clock time.Time
}

func newWorld(t *testing.T) *world {
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 250_000_000, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.store, w.Service = st, export.New(st.Table(), st.Blobs(), 720*time.Hour, w.now)
	return w
}

func (w *world) now() time.Time { return w.clock }

// put stores an export and makes it known.
func (w *world) put(id, content string) export.Export {
	w.t.Helper()
	e, row, err := w.Put(w.t.Context(), export.Export{ID: id, Job: "j", FileName: "Prüfung.txt", MediaType: "text/plain"}, strings.NewReader(content), int64(len(content)))
	if err == nil {
		err = w.store.Table().Write(w.t.Context(), row)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return e
}

func (w *world) read(id string, offset, length int64) string {
	w.t.Helper()
	blob, err := w.Open(w.t.Context(), id, offset, length)
	if err != nil {
		w.t.Fatal(err)
	}
	defer blob.Body.Close()
	data, err := io.ReadAll(blob.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	return string(data)
}

func (w *world) refused(id string, code problem.Code) {
	w.t.Helper()
	if _, err := w.Find(w.t.Context(), id); problem.CodeOf(err) != code {
		w.t.Errorf("find: %v, want %s", err, code)
	}
}

func TestPutFindOpen(t *testing.T) {
	w := newWorld(t)
	id := uuid.NewString()
	put := w.put(id, "0123456789")
	found, err := w.Find(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	created := time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)
	want := export.Export{ID: id, Job: "j", FileName: "Prüfung.txt", MediaType: "text/plain", Size: 10, CreatedAt: created, ExpiresAt: created.Add(720 * time.Hour)}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(put, found); diff != "" {
		t.Error(diff)
	}
	if got := w.read(id, 0, -1) + w.read(id, 3, 2); got != "012345678934" {
		t.Errorf("read %q", got)
	}
}

// TestUnknownUntilWritten: the op that Put returns is what makes it known.
func TestUnknownUntilWritten(t *testing.T) {
	w := newWorld(t)
	id := uuid.NewString()
	if _, _, err := w.Put(t.Context(), export.Export{ID: id}, strings.NewReader("x"), 1); err != nil {
		t.Fatal(err)
	}
	w.refused(id, problem.ExportNotFound)
}

func TestSecondAttemptReplaces(t *testing.T) {
	w := newWorld(t)
	id := uuid.NewString()
	w.put(id, "first attempt")
	w.put(id, "second")
	if e, err := w.Find(t.Context(), id); err != nil || e.Size != 6 || w.read(id, 0, -1) != "second" {
		t.Errorf("%+v %v", e, err)
	}
}

func TestExpiry(t *testing.T) {
	w := newWorld(t)
	id := uuid.NewString()
	e := w.put(id, "x")
	w.clock = e.ExpiresAt.Add(-time.Second)
	if _, err := w.Find(t.Context(), id); err != nil {
		t.Errorf("before its end: %v", err)
	}
	w.clock = e.ExpiresAt
	w.refused(id, problem.ExportExpired)
	if _, err := w.Open(t.Context(), id, 0, -1); problem.CodeOf(err) != problem.ExportExpired {
		t.Errorf("open: %v", err)
	}
	w.clock = e.ExpiresAt.Add(90*24*time.Hour - time.Second)
	w.refused(id, problem.ExportExpired) // still told from one that never was
	w.clock = e.ExpiresAt.Add(91 * 24 * time.Hour)
	w.refused(id, problem.ExportNotFound)
}

func TestMalformedIDs(t *testing.T) {
	w := newWorld(t)
	id := uuid.NewString()
	w.put(id, "x")
	for _, bad := range []string{"", "x", "{" + id + "}", "urn:uuid:" + id, strings.ReplaceAll(id, "-", ""), id + " ", "\x00", "\xff", strings.Repeat("a", 5000), uuid.NewString()} {
		w.refused(bad, problem.ExportNotFound)
	}
}

// brokenBlobs stops reading after some bytes.
type brokenBlobs struct{ store.Blobs }

func (brokenBlobs) Put(_ context.Context, _ string, r io.Reader, _ int64, _ store.BlobMeta) error {
	_, _ = io.CopyN(io.Discard, r, 10) // less than there is
	return errors.New("disk is full")
}

// TestStoreThatFails is the store's trouble, which may pass.
func TestStoreThatFails(t *testing.T) {
	w := newWorld(t)
	s := export.New(w.store.Table(), brokenBlobs{}, time.Hour, w.now)
	id := uuid.NewString()
	_, _, err := s.Put(t.Context(), export.Export{ID: id}, strings.NewReader("some bytes and more"), 19)
	if !problem.IsTransient(err) || !strings.Contains(err.Error(), "disk is full") {
		t.Errorf("err = %v", err)
	}
	w.refused(id, problem.ExportNotFound)
}

// TestReaderThatBreaks leaves nothing behind.
func TestReaderThatBreaks(t *testing.T) {
	w := newWorld(t)
	id := uuid.NewString()
	broken := io.MultiReader(strings.NewReader("some"), iotest.ErrReader(errors.New("disk gone")))
	if _, _, err := w.Put(t.Context(), export.Export{ID: id}, broken, 19); !problem.IsTransient(err) {
		t.Errorf("err = %v", err)
	}
	if _, err := w.store.Blobs().Get(t.Context(), "exports/"+id, 0, -1); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a part of the file stayed: %v", err)
	}
}
