package drive_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/drive"
)

// cloud stands in for the drive. A path without a handler is 404.
type cloud struct {
	*httptest.Server
	mu    sync.Mutex
	paths map[string]http.HandlerFunc
	seen  []string        // the paths asked for
	waits []time.Duration // what the client slept
	now   time.Time
}

func newCloud(t *testing.T) *cloud {
	t.Helper()
	c := &cloud{paths: map[string]http.HandlerFunc{}, now: time.Unix(1_750_000_000, 0)}
	c.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c.mu.Lock()
		c.seen = append(c.seen, r.URL.Path)
		handler, ok := c.paths[r.URL.Path]
		c.mu.Unlock()
		if !ok {
			http.NotFound(w, r)
			return
		}
		handler(w, r)
	}))
	t.Cleanup(c.Close)
	return c
}

func (c *cloud) client(t *testing.T, o drive.Options) *drive.Client {
	t.Helper()
	o.BaseURL = c.URL
	o.Now = func() time.Time { return c.now }
	o.Sleep = func(ctx context.Context, d time.Duration) error {
		c.waits = append(c.waits, d)
		return ctx.Err()
	}
	client, err := drive.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

// zipped is as much of an office file as the client looks at.
const zipped = "PK\x03\x04 and so on"

// office answers with an export as the drive does.
func office(name string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", source.DOCX)
		w.Header().Set("Content-Disposition", `attachment; filename="`+name+`"`)
		w.Write([]byte(zipped))
	}
}

// page answers 200 with an HTML page.
func page(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write([]byte("<!DOCTYPE html><html>" + text + "</html>"))
	}
}

func status(code int, reason string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { refuse(w, code, reason) }
}

// refuse writes an error body of the API.
func refuse(w http.ResponseWriter, code int, reason string) {
	w.WriteHeader(code)
	json.NewEncoder(w).Encode(map[string]any{"error": map[string]any{
		"code": code, "errors": []map[string]string{{"reason": reason}},
	}})
}

func answer(v any) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { json.NewEncoder(w).Encode(v) }
}

func redirect(to string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, to, http.StatusFound) }
}

// check compares an error with a code and whether it is worth another try.
func check(t *testing.T, err error, code problem.Code, transient bool) {
	t.Helper()
	if problem.CodeOf(err) != code || problem.IsTransient(err) != transient {
		t.Errorf("err = %v (transient %v), want %s (%v)", err, problem.IsTransient(err), code, transient)
	}
}
