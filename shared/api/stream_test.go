package api_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
)

// frames is a client of the stream: it keeps what came and when it came.
type frames struct {
	mu     sync.Mutex
	header http.Header
	status int
	start  time.Time
	buf    bytes.Buffer
	at     []string // "second frame", as flushed
	broken bool     // the client is gone
}

func newFrames() *frames { return &frames{header: http.Header{}, start: time.Now()} }

func (f *frames) Header() http.Header    { return f.header }
func (f *frames) WriteHeader(status int) { f.status = status }

func (f *frames) Write(p []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.broken {
		return 0, errors.New("connection reset")
	}
	return f.buf.Write(p)
}

func (f *frames) Flush() {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, frame := range strings.SplitAfter(f.buf.String(), "\n\n") {
		if frame != "" {
			f.at = append(f.at, fmt.Sprintf("%v %s", time.Since(f.start), frame))
		}
	}
	f.buf.Reset()
}

func (f *frames) all() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]string{}, f.at...)
}

// follow opens the stream of a job; the channel is closed when it has ended.
func (w *world) follow(ctx context.Context, id string) (*frames, chan struct{}) {
	r := httptest.NewRequest(http.MethodGet, "/api/v1/convert/status/"+id+"/stream", nil).WithContext(ctx)
	r.Header.Set("Authorization", "Bearer "+w.token)
	f, done := newFrames(), make(chan struct{})
	go func() { defer close(done); w.handler.ServeHTTP(f, r) }()
	synctest.Wait()
	return f, done
}

func TestStreamFromBeginningToEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t, running)
		id := w.accepted("bio")
		f, done := w.follow(t.Context(), id)
		if len(f.all()) != 1 {
			t.Fatalf("at once: %q", f.all())
		}
		time.Sleep(1500 * time.Millisecond)
		j := w.claim(id)
		if err := w.services.Jobs.Report(t.Context(), j, "reading", 20); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Second)
		if err := w.convert(t.Context(), j); err != nil {
			t.Fatal(err)
		}
		<-done
		status := string(bytes.TrimSpace(w.get("/api/v1/convert/status/" + id).body))
		progress := func(at, state, step string, percent int) string {
			return fmt.Sprintf("%s event: progress\ndata: {\"jobId\":%q,\"state\":%q,\"progress\":%d,\"currentStep\":%q}\n\n", at, id, state, percent, step)
		}
		want := []string{progress("0s", "waiting", "queued", 0), progress("1s", "waiting", "queued", 0), progress("2s", "active", "reading", 20),
			"3s event: completed\ndata: " + status + "\n\n"}
		if diff := cmp.Diff(want, f.all()); diff != "" {
			t.Error(diff)
		}
		if f.header.Get("Content-Type") != "text/event-stream" || f.header.Get("Cache-Control") != "no-store" || f.header.Get("X-API-Version") != "1.0.0" {
			t.Errorf("headers %v", f.header)
		}
	})
}

func TestStreamOfAFinishedJob(t *testing.T) {
	for document, event := range map[string]string{"bio": "completed", "broken": "failed"} {
		synctest.Test(t, func(t *testing.T) {
			w := newWorld(t, running)
			id := w.accepted(document)
			w.finish()
			f, done := w.follow(t.Context(), id)
			<-done
			want := []string{"0s event: " + event + "\ndata: " + string(bytes.TrimSpace(w.get("/api/v1/convert/status/"+id).body)) + "\n\n"}
			if diff := cmp.Diff(want, f.all()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestStreamPings(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t, running)
		ctx, leave := context.WithCancel(t.Context())
		f, done := w.follow(ctx, w.accepted("bio"))
		time.Sleep(31*time.Second + time.Millisecond)
		var pings []string
		for _, frame := range f.all() {
			if strings.HasSuffix(frame, " : ping\n\n") {
				pings = append(pings, frame)
			}
		}
		if diff := cmp.Diff([]string{"15s : ping\n\n", "30s : ping\n\n"}, pings); diff != "" {
			t.Error(diff)
		}
		leave()
		<-done
	})
}

// TestStreamEndsWithItsClient: neither a client that left nor one whose
// connection broke keeps the handler.
func TestStreamEndsWithItsClient(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t, running)
		id := w.accepted("bio")
		ctx, leave := context.WithCancel(t.Context())
		_, left := w.follow(ctx, id)
		f, broke := w.follow(t.Context(), id)
		leave()
		f.mu.Lock()
		f.broken = true
		f.mu.Unlock()
		<-left
		<-broke
	})
}

// TestStreamLeavesTheConnectionUsable: the write deadline of a stream must not
// meet the next request of the same connection.
func TestStreamLeavesTheConnectionUsable(t *testing.T) {
	w := newWorld(t)
	done := w.accepted("bio")
	w.finish()
	deadlines := &deadlineWriter{ResponseRecorder: httptest.NewRecorder()}
	r := httptest.NewRequest(http.MethodGet, "/api/v1/convert/status/"+done+"/stream", nil)
	r.Header.Set("Authorization", "Bearer "+w.token)
	w.handler.ServeHTTP(deadlines, r)
	if n := len(deadlines.set); n < 2 || !deadlines.set[n-1].IsZero() || deadlines.set[0].IsZero() {
		t.Errorf("write deadlines %v: the last must be none", deadlines.set)
	}
}

type deadlineWriter struct {
	*httptest.ResponseRecorder
	set []time.Time
}

func (d *deadlineWriter) SetWriteDeadline(t time.Time) error {
	d.set = append(d.set, t)
	return nil
}

func TestStreamHead(t *testing.T) {
	w := newWorld(t)
	r := w.send(http.MethodHead, "/api/v1/convert/status/"+w.accepted("bio")+"/stream", nil).want(200)
	if len(r.body) != 0 || r.header.Get("Content-Type") != "text/event-stream" {
		t.Errorf("%v %q", r.header, r.body)
	}
}
