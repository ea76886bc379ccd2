package secret_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"formwright/shared/secret"
)

func file(t *testing.T) secret.File {
	return secret.File(filepath.Join(t.TempDir(), "keys", "one.json"))
}

func created(text string) func() ([]byte, error) {
	return func() ([]byte, error) { return []byte(text), nil }
}

func TestOpenAtOnce(t *testing.T) {
	f := file(t)
	const callers = 50
	var got [callers]string
	var all sync.WaitGroup
	for i := range callers {
		all.Go(func() {
			data, err := f.Open(created(strconv.Itoa(i)))
			if err != nil {
				t.Error(err)
			}
			got[i] = string(data)
		})
	}
	all.Wait()
	for i := range got {
		if got[i] != got[0] || got[i] == "" {
			t.Fatalf("caller %d has %q, the first %q", i, got[i], got[0])
		}
	}
	left, err := os.ReadDir(filepath.Dir(string(f)))
	if err != nil || len(left) != 1 {
		t.Errorf("the folder holds %v, %v", left, err)
	}
}

func TestChangeAtOnceLosesNothing(t *testing.T) {
	f := file(t)
	if _, err := f.Open(created("0")); err != nil {
		t.Fatal(err)
	}
	const callers = 20
	var all sync.WaitGroup
	for range callers {
		all.Go(func() {
			err := f.Change(t.Context(), func(old []byte) ([]byte, error) {
				n, err := strconv.Atoi(string(old))
				return []byte(strconv.Itoa(n + 1)), err
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if data, err := f.Read(); string(data) != strconv.Itoa(callers) {
		t.Errorf("%s of %d changes are there, %v", data, callers, err)
	}
}

func TestChangeEndsEarly(t *testing.T) {
	f := file(t)
	if _, err := f.Open(created("old")); err != nil {
		t.Fatal(err)
	}
	refused := errors.New("refused")
	if err := f.Change(t.Context(), func([]byte) ([]byte, error) { return []byte("new"), refused }); !errors.Is(err, refused) {
		t.Errorf("err = %v", err)
	}
	if err := f.Change(t.Context(), func([]byte) ([]byte, error) { return nil, nil }); err != nil {
		t.Error(err)
	}
	// A lock that is held is waited for as long as the context lasts.
	err := f.Change(t.Context(), func([]byte) ([]byte, error) {
		ended, cancel := context.WithCancel(t.Context())
		cancel()
		return nil, f.Change(ended, func([]byte) ([]byte, error) { return []byte("new"), nil })
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v", err)
	}
	if data, _ := f.Read(); string(data) != "old" {
		t.Errorf("it holds %q", data)
	}
}

func TestReadClosesTheFileToOthers(t *testing.T) {
	f := file(t)
	if _, err := f.Open(created("x")); err != nil {
		t.Fatal(err)
	}
	for _, mode := range []os.FileMode{0o600, 0o644, 0o666, 0o640} {
		if err := os.Chmod(string(f), mode); err != nil {
			t.Fatal(err)
		}
		if _, err := f.Read(); err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat(string(f)); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%o became %o, %v", mode, info.Mode().Perm(), err)
		}
	}
	if err := f.Replace(bytes.Repeat([]byte("x"), 1<<20+1)); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Read(); err == nil {
		t.Error("read over the limit")
	}
}

func TestWatch(t *testing.T) {
	f := file(t)
	changed := f.Watch()
	if changed() {
		t.Error("a file that is not there changed")
	}
	if _, err := f.Open(created("one")); err != nil {
		t.Fatal(err)
	}
	if !changed() || changed() {
		t.Error("its making was not told once")
	}
	if err := f.Replace([]byte("two")); err != nil {
		t.Fatal(err)
	}
	if !changed() || changed() {
		t.Error("a file in its place was not told once")
	}
	if err := os.Remove(string(f)); err != nil || changed() {
		t.Errorf("a file that is gone changed, %v", err)
	}
}

// world is a document that tests change, and a clock.
type world struct {
	at    time.Time
	value string
	fail  error
	loads int
	heard []error
}

func (w *world) source() secret.Source[string] {
	return secret.Source[string]{
		Load:   func(context.Context) (string, error) { w.loads++; return w.value, w.fail },
		Failed: func(err error) { w.heard = append(w.heard, err) },
	}
}

func (w *world) now() time.Time { return w.at }

func TestLive(t *testing.T) {
	w := &world{at: time.Unix(1_750_000_000, 0), value: "a"}
	live, err := secret.NewLive(t.Context(), w.source(), w.now)
	if err != nil {
		t.Fatal(err)
	}
	w.value, w.at = "b", w.at.Add(secret.Refresh-time.Second)
	if got := live.Get(); got != "a" {
		t.Errorf("%q, read too early", got)
	}
	w.at = w.at.Add(time.Second)
	if got := live.Get(); got != "b" {
		t.Errorf("%q, not read again", got)
	}
	w.value, w.fail, w.at = "c", errors.New("no store"), w.at.Add(secret.Refresh)
	if got := live.Get(); got != "b" || len(w.heard) != 1 || !errors.Is(w.heard[0], w.fail) {
		t.Errorf("%q, told %v", got, w.heard)
	}
	w.fail = nil
	if got := live.Again(); got != "b" {
		t.Errorf("%q, asked again at once", got)
	}
	w.at = w.at.Add(10 * time.Second)
	if got := live.Again(); got != "c" {
		t.Errorf("%q, not read once more", got)
	}
}

func TestLiveHearsOfChanges(t *testing.T) {
	w := &world{at: time.Unix(1_750_000_000, 0), value: "a"}
	source, changed := w.source(), false
	source.Changed = func() bool { c := changed; changed = false; return c }
	live, err := secret.NewLive(t.Context(), source, w.now)
	if err != nil {
		t.Fatal(err)
	}
	w.value = "b"
	if got := live.Get(); got != "a" {
		t.Errorf("%q without a change", got)
	}
	changed = true
	if got := live.Get(); got != "b" {
		t.Errorf("%q after a change", got)
	}
}

func TestLazyLive(t *testing.T) {
	w := &world{at: time.Unix(1_750_000_000, 0), value: "a", fail: errors.New("no store")}
	live := secret.LazyLive(w.source(), w.now)
	if w.loads != 0 {
		t.Error("read before it was asked for")
	}
	if got := live.Get() + live.Get(); got != "" || w.loads != 1 {
		t.Errorf("%q after %d loads", got, w.loads)
	}
	w.fail, w.at = nil, w.at.Add(time.Second)
	if got := live.Get(); got != "a" {
		t.Errorf("%q", got)
	}
	w.fail = errors.New("no store")
	if _, err := secret.NewLive(t.Context(), w.source(), w.now); !errors.Is(err, w.fail) {
		t.Errorf("err = %v", err)
	}
}

func TestLiveAtOnce(t *testing.T) {
	f := file(t)
	if _, err := f.Open(created("0")); err != nil {
		t.Fatal(err)
	}
	live, err := secret.NewLive(t.Context(), secret.Source[string]{
		Load:    func(context.Context) (string, error) { b, err := f.Read(); return string(b), err },
		Changed: f.Watch(),
	}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 200 {
				if live.Get() == "" {
					t.Error("nothing was read")
				}
			}
		})
	}
	for i := range 50 {
		if err := f.Replace(fmt.Append(nil, i)); err != nil {
			t.Error(err)
		}
	}
	all.Wait()
	if got := live.Get(); got != "49" {
		t.Errorf("at last %q", got)
	}
}
