package extract

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/reader"
)

// newPool makes a pool and sees to it that no process is left when the test ends.
func newPool(t *testing.T, o Options) *Pool {
	t.Helper()
	p, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
		if _, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil); !errors.Is(err, syscall.ECHILD) {
			t.Errorf("a process is left behind: %v", err)
		}
	})
	return p
}

func ask(t *testing.T, p *Pool, document string) (pid int, err error) {
	t.Helper()
	d, err := p.Extract(t.Context(), reader.PDF, []byte(document), func(int, int) {})
	if err == nil {
		if pid, err = strconv.Atoi(d.Title); err != nil {
			t.Fatal(err)
		}
	}
	return pid, err
}

func gone(pid int) bool { return errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) }

func TestExtract(t *testing.T) {
	p := newPool(t, Options{Settings: Settings{Languages: []string{"eng"}, Memory: 1 << 29}, Environment: []string{"REGION=here"}})
	var seen []string
	d, err := p.Extract(t.Context(), reader.Picture, []byte("pages"), func(done, total int) { seen = append(seen, fmt.Sprint(done, "/", total)) })
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"0/3", "1/3", "2/3"}, seen); diff != "" {
		t.Error(diff)
	}
	if d.Language != "REGION=here" {
		t.Errorf("the worker's environment is %q", d.Language)
	}
	d, err = p.Extract(t.Context(), reader.Picture, append([]byte("kind "), make([]byte, 5<<20)...), func(int, int) {})
	if want := "picture5242885 {[eng]    536870912}"; err != nil || d.Title != want {
		t.Errorf("%v: got %q, want %q", err, d.Title, want)
	}
}

// TestWorkersAreKept: one process reads one document after the other, also after
// an error of a document, until it has read enough or holds too much.
func TestWorkersAreKept(t *testing.T) {
	p := newPool(t, Options{Workers: 1, Documents: 4})
	first, err := ask(t, p, "ok")
	if err != nil {
		t.Fatal(err)
	}
	for _, document := range []string{"encrypted", "error"} {
		if _, err := ask(t, p, document); err == nil {
			t.Errorf("%s succeeded", document)
		}
	}
	if again, err := ask(t, p, "print"); err != nil || again != first {
		t.Errorf("the fourth document was read by %d (%v), the first by %d", again, err, first)
	}
	if !gone(first) {
		t.Error("the worker lives after its last document")
	}
	if fresh, err := ask(t, p, "ok"); err != nil || fresh == first {
		t.Errorf("after its last document it was asked again: %v", err)
	}
	p.options.Resident = 1
	second, err := ask(t, p, "ok")
	if err != nil || !gone(second) {
		t.Errorf("%v: a worker that holds too much lives on", err)
	}
}

func TestIdleWorkersEnd(t *testing.T) {
	p := newPool(t, Options{Workers: 1})
	pid, err := ask(t, p, "ok")
	if err != nil {
		t.Fatal(err)
	}
	p.retire(p.idle[0]) // what the timer does
	if !gone(pid) {
		t.Error("the idle worker lives on")
	}
	pid, err = ask(t, p, "ok")
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	if other, err := ask(t, p, "ok"); err != nil || other == pid {
		t.Errorf("after an idle worker was killed: %v", err)
	}
}

func TestAtMostSoManyWorkers(t *testing.T) {
	p := newPool(t, Options{Workers: 2})
	var all sync.WaitGroup
	pids := make(chan int, 8)
	for range 8 {
		all.Go(func() {
			d, err := p.Extract(t.Context(), reader.PDF, []byte("pages"), func(int, int) {})
			if err != nil {
				t.Error(err)
			}
			pid, _ := strconv.Atoi(d.Title)
			pids <- pid
		})
	}
	all.Wait()
	close(pids)
	different := map[int]bool{}
	for pid := range pids {
		different[pid] = true
	}
	if len(different) > 2 {
		t.Errorf("%d workers read 8 documents, at most 2 are allowed", len(different))
	}
}

// failures are documents that harm their worker, and what their owner is told.
var failures = []struct {
	document string
	code     problem.Code
	says     string
}{
	{"encrypted", problem.DocumentEncrypted, "has a password"},
	{"error", problem.DocumentBroken, "may be damaged"},
	{"lie", problem.DocumentBroken, "may be damaged"},
	{"panic", problem.DocumentBroken, "may be damaged"},
	{"loop " + os.DevNull, problem.ConversionTimeout, "longer than 1 seconds"},
	{"bomb", problem.DocumentTooLarge, "128 MB of memory"},
	{"big", problem.DocumentTooLarge, "128 MB of memory"},
	{"garbage", problem.DocumentBroken, "more memory or time"},
	{"huge", problem.DocumentBroken, "more memory or time"},
	{"half", problem.DocumentBroken, "more memory or time"},
	{"kill", problem.DocumentBroken, "more memory or time"},
}

// TestTooMuchOfADocument: what is too large to be sent is refused for its size.
// It has room, so that memory does not end first, as it may beside the race
// detector.
func TestTooMuchOfADocument(t *testing.T) {
	p := newPool(t, Options{Workers: 1, Settings: Settings{Memory: 1 << 30}})
	_, err := ask(t, p, "many")
	if got := problem.Of(err); err == nil || got.Code != problem.DocumentTooLarge || !strings.Contains(got.Message, "Split it") || problem.IsTransient(err) {
		t.Errorf("got %v", err)
	}
	if _, err := ask(t, p, "ok"); err != nil {
		t.Errorf("the next document: %v", err)
	}
}

func TestFailures(t *testing.T) {
	p := newPool(t, Options{Workers: 1, Settings: Settings{Memory: 128 << 20}})
	for _, c := range failures {
		t.Run(strings.Fields(c.document)[0], func(t *testing.T) {
			p.options.Quiet = DefaultQuiet
			if c.code == problem.ConversionTimeout {
				p.options.Quiet = 50 * time.Millisecond
			}
			_, err := ask(t, p, c.document)
			if got := problem.Of(err); err == nil || got.Code != c.code || !strings.Contains(got.Message, c.says) || problem.IsTransient(err) {
				t.Errorf("got %v, want %s %q", err, c.code, c.says)
			}
			p.options.Quiet = DefaultQuiet // a new worker may take its time to start
			if _, err := ask(t, p, "ok"); err != nil {
				t.Errorf("the next document: %v", err)
			}
		})
	}
}

// TestPanicEndsTheWorker: the engines are in an unknown state after it.
func TestPanicEndsTheWorker(t *testing.T) {
	p := newPool(t, Options{Workers: 1})
	first, err := ask(t, p, "ok")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ask(t, p, "panic"); err == nil || !strings.Contains(err.Error(), "index out of range") {
		t.Errorf("the log sees %v", err)
	}
	if !gone(first) {
		t.Error("the worker lives on")
	}
}

// TestKilledOnce: a worker that was killed from outside is not the document's
// fault.
func TestKilledOnce(t *testing.T) {
	p := newPool(t, Options{Workers: 1})
	if _, err := ask(t, p, "kill-once "+t.TempDir()); err != nil {
		t.Error(err)
	}
}

func TestWholeTime(t *testing.T) {
	p := newPool(t, Options{Workers: 1, Whole: 50 * time.Millisecond})
	_, err := ask(t, p, "loop "+os.DevNull)
	if problem.CodeOf(err) != problem.ConversionTimeout || !strings.Contains(err.Error(), "Split it") {
		t.Error(err)
	}
}

// TestCancelKills: the worker is gone when Extract returns, whether it loops or
// waits.
func TestCancelKills(t *testing.T) {
	p := newPool(t, Options{Workers: 1})
	for _, document := range []string{"loop", "loop-late"} {
		file := filepath.Join(t.TempDir(), "pid")
		mine := errors.New("the job was taken away")
		ctx, cancel := context.WithCancelCause(t.Context())
		_, err := p.Extract(ctx, reader.PDF, []byte(document+" "+file), func(int, int) { cancel(mine) })
		if !errors.Is(err, mine) {
			t.Errorf("%s: %v", document, err)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if pid, err := strconv.Atoi(string(text)); err != nil || !gone(pid) {
			t.Errorf("%s: worker %s lives on", document, text)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p.slots <- struct{}{}
	if _, err := p.Extract(ctx, reader.PDF, []byte("ok"), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("while it waits for a worker: %v", err)
	}
	p.options.Wait = time.Millisecond
	if _, err := ask(t, p, "ok"); problem.CodeOf(err) != problem.Unavailable || !problem.IsTransient(err) {
		t.Errorf("after a long wait for a worker: %v", err)
	}
	<-p.slots
}

func TestCannotStart(t *testing.T) {
	p := newPool(t, Options{})
	p.path = filepath.Join(t.TempDir(), "nothing")
	if _, err := ask(t, p, "ok"); problem.CodeOf(err) != problem.Unavailable || !problem.IsTransient(err) {
		t.Error(err)
	}
}

// TestClosed: a closed pool still reads, but keeps nothing.
func TestClosed(t *testing.T) {
	p := newPool(t, Options{})
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if pid, err := ask(t, p, "ok"); err != nil || !gone(pid) {
		t.Errorf("%v: worker %d lives on", err, pid)
	}
}

func TestNothingLeaks(t *testing.T) {
	before := runtime.NumGoroutine()
	p := newPool(t, Options{Workers: 1})
	for _, document := range []string{"ok", "half", "panic", "encrypted", "garbage", "ok"} {
		_, _ = ask(t, p, document) // told by TestFailures
	}
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	for range 1_000_000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		runtime.Gosched()
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}
