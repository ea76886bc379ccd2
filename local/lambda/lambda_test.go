package lambda

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// built is the path of the test's bootstrap, which TestMain builds once.
var built string

func TestMain(m *testing.M) { os.Exit(withBootstrap(m)) }

func withBootstrap(m *testing.M) int {
	dir, err := os.MkdirTemp("", "bootstrap")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	built = filepath.Join(dir, "bootstrap")
	if out, err := exec.Command("go", "build", "-o", built, "./testdata/bootstrap").CombinedOutput(); err != nil {
		panic(string(out))
	}
	return m.Run()
}

// safe is a buffer that processes write to while the test reads it.
type safe struct {
	mu   sync.Mutex
	text strings.Builder
}

func (s *safe) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *safe) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

func run(t *testing.T, f Function) (*Runtime, *safe) {
	t.Helper()
	f.Bootstrap = built
	if f.Timeout == 0 {
		f.Timeout = time.Minute
	}
	if f.Concurrency == 0 {
		f.Concurrency = 1
	}
	logs := &safe{}
	r, err := New([]Function{f}, logs, quiet())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.Close)
	return r, logs
}

func quiet() *slog.Logger { return slog.New(slog.DiscardHandler) }

func get(path string) []byte { return []byte(`{"httpMethod":"GET","path":"` + path + `"}`) }

func invoke(t *testing.T, r *Runtime, path string) string {
	t.Helper()
	reply, err := r.Invoke(t.Context(), "f", get(path))
	if err != nil {
		t.Fatal(err)
	}
	return string(reply)
}

// fails wants an error of a type from an invocation.
func fails(t *testing.T, r *Runtime, path, kind string) string {
	t.Helper()
	reply, err := r.Invoke(t.Context(), "f", get(path))
	var e *FunctionError
	if !errors.As(err, &e) || e.Type != kind {
		t.Fatalf("%s: got %s %v, want %s", path, reply, err, kind)
	}
	return e.Message
}

func TestProcessIsUsedAgain(t *testing.T) {
	r, _ := run(t, Function{Name: "f"})
	first := invoke(t, r, "/do/pid")
	if second := invoke(t, r, "/do/pid"); first != second {
		t.Errorf("got %s and %s, want one process", first, second)
	}
}

func TestProcessIsReplaced(t *testing.T) {
	r, _ := run(t, Function{Name: "f"})
	first := invoke(t, r, "/do/pid")
	fails(t, r, "/do/exit", "Runtime.ExitError")
	second := invoke(t, r, "/do/pid")
	if message := fails(t, r, "/do/panic", "string"); !strings.Contains(message, "no such page") {
		t.Errorf("the panic reads %q", message)
	}
	if n := r.Kill("f"); n > 1 {
		t.Errorf("killed %d processes", n)
	}
	if third := invoke(t, r, "/do/pid"); first == second || second == third || first == third {
		t.Errorf("got %s, %s, %s: want three processes", first, second, third)
	}
}

func TestDeadlineKills(t *testing.T) {
	r, _ := run(t, Function{Name: "f", Timeout: 300 * time.Millisecond})
	fails(t, r, "/do/hang", "Sandbox.Timedout")
	invoke(t, r, "/do/pid")
}

func TestBrokenStart(t *testing.T) {
	r, logs := run(t, Function{Name: "f", Env: []string{"MODE=broken"}})
	if message := fails(t, r, "/do/pid", "Runtime.InitError"); message != "TABLE_NAME is not set" {
		t.Errorf("got %q", message)
	}
	if !strings.Contains(logs.String(), `"error":"TABLE_NAME is not set"`) {
		t.Errorf("the log says %s", logs)
	}
}

// With one process an invocation waits for the one before it.
func TestConcurrency(t *testing.T) {
	r, _ := run(t, Function{Name: "f", Concurrency: 1, Env: []string{"MODE=streamed"}})
	ctx, cancel := context.WithCancel(t.Context())
	first, err := r.Stream(ctx, "f", get("/do/hang"))
	if err != nil {
		t.Fatal(err)
	}
	defer first.Body.Close()
	cancel()
	if _, err := r.Stream(ctx, "f", get("/do/pid")); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want to wait until the context ends", err)
	}
	if r.Kill("f") != 1 {
		t.Error("there was no process to kill")
	}
	if _, err := io.Copy(io.Discard, first.Body); err == nil {
		t.Error("the stream of a killed process ended well")
	}
	if _, err := r.Invoke(t.Context(), "f", get("/do/pid")); err != nil {
		t.Error(err)
	}
}

func TestManyAtOnce(t *testing.T) {
	r, _ := run(t, Function{Name: "f", Concurrency: 3})
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			if _, err := r.Invoke(t.Context(), "f", get("/do/pid")); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if n := r.Kill("f"); n < 1 || n > 3 {
		t.Errorf("%d processes, want 1 to 3", n)
	}
}

func TestTooLarge(t *testing.T) {
	r, _ := run(t, Function{Name: "f"})
	if _, err := r.Invoke(t.Context(), "f", make([]byte, maxPayload+1)); !errors.Is(err, errTooLarge) {
		t.Errorf("got %v", err)
	}
}

func TestNew(t *testing.T) {
	whole := Function{Name: "f", Bootstrap: "b", Timeout: 1, Concurrency: 1}
	for name, functions := range map[string][]Function{
		"no name": {{Bootstrap: "b", Timeout: 1, Concurrency: 1}}, "no timeout": {{Name: "f", Bootstrap: "b", Concurrency: 1}},
		"twice": {whole, whole},
	} {
		if _, err := New(functions, io.Discard, quiet()); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	r, _ := New([]Function{{Name: "f", Bootstrap: "/nowhere/bootstrap", Timeout: 1, Concurrency: 1}}, io.Discard, quiet())
	for _, name := range []string{"f", "g"} {
		if _, err := r.Invoke(t.Context(), name, nil); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
