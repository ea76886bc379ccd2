package api_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
	"formwright/shared/config"
	"formwright/shared/problem"
)

func TestHealth(t *testing.T) {
	w := newWorld(t)
	r := w.get("/api/status", as("")).want(200)
	if string(r.body) != "OK" || !strings.HasPrefix(r.header.Get("Content-Type"), "text/plain") {
		t.Errorf("%q %v", r.body, r.header)
	}
}

func TestSample(t *testing.T) {
	w := newWorld(t)
	first := w.get("/api/v1/demo/sample-form", as("")).want(200)
	got := first.object()
	result := got["result"].(map[string]any)
	questions := result["questions"].([]any)
	if got["success"] != true || got["demo"] != true || got["format"] != "cloud_form" || first.text("message") == "" ||
		result["title"] == "" || result["questionCount"] != float64(len(questions)) {
		t.Errorf("%s", first.body)
	}
	if u, err := url.Parse(result["formUrl"].(string)); err != nil || !u.IsAbs() {
		t.Errorf("formUrl %v", result["formUrl"])
	}
	seen := map[string]bool{}
	for _, q := range questions { // which members each type has is in the description
		seen[q.(map[string]any)["type"].(string)] = true
	}
	if diff := cmp.Diff(map[string]bool{"MULTIPLE_CHOICE": true, "SHORT_ANSWER": true, "CHECKBOX": true}, seen); diff != "" {
		t.Error(diff)
	}
	if again := w.get("/api/v1/demo/sample-form"); string(again.body) != string(first.body) {
		t.Error("the sample changes")
	}
}

func TestUnknownPaths(t *testing.T) {
	w := newWorld(t)
	for _, path := range []string{"/", "/api", "/api/v1", "/api/v2/convert", "/api/v1/convert/", "/api/status/", "/api/v1/convert/status", "/api/v1/convert/status/",
		"/api/v1/convert/status/x/", "/api/v1/convert/status/x/stream/", "/api/forms/exports/", "/API/STATUS", "/favicon.ico", "/%2e%2e/etc", "/api/v1/jobs;x"} {
		for _, method := range []string{"GET", "POST", "DELETE", "HEAD"} {
			r := w.send(method, path, nil).want(404)
			if method != "HEAD" && (r.object()["error"] != true || r.text("code") != "NOT_FOUND" || r.text("message") == "") {
				t.Errorf("%s %s: %s", method, path, r.body)
			}
		}
	}
}

// TestUncleanPaths: net/http's mux would redirect these with a page of HTML.
func TestUncleanPaths(t *testing.T) {
	w := newWorld(t)
	for _, path := range []string{"//api/status", "/api//status", "/api/./status", "/api/x/../status", "/api/status//", "/api/v1/convert/../jobs", "/..", "/.",
		"/api/%2e%2e/api/status", "/api/v1/convert/status/..%2f..", "/api/%2Fstatus"} {
		for _, method := range []string{"GET", "POST"} {
			w.send(method, "http://forms.example.org"+path, nil).want(404, problem.NotFound)
		}
	}
}

func TestWrongMethods(t *testing.T) {
	w := newWorld(t)
	allowed, cors := map[string][]string{}, map[string]bool{}
	for _, route := range api.Routes() {
		path := strings.NewReplacer("{jobId}", "x", "{exportId}", "x", "{issuer}", "x", "{id}", "x").Replace(route.Path)
		allowed[path] = append(allowed[path], route.Method)
		if route.Method == "GET" {
			allowed[path] = append(allowed[path], "HEAD")
		}
		cors[path] = cors[path] || route.CORS
	}
	for path, methods := range allowed {
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"} {
			if slices.Contains(methods, method) || method == "OPTIONS" && cors[path] {
				continue
			}
			r := w.send(method, path, nil, as("")).want(405, problem.MethodNotAllowed)
			want := slices.Clone(methods)
			if cors[path] {
				want = append(want, "OPTIONS")
			}
			slices.Sort(want)
			if got := r.header.Get("Allow"); got != strings.Join(want, ", ") || r.object()["error"] != true {
				t.Errorf("%s %s: Allow %q, %s", method, path, got, r.body)
			}
		}
	}
}

func TestRequestID(t *testing.T) {
	w := newWorld(t)
	if got := w.get("/api/status", header{"X-Request-Id", "abc-1.2_3="}).header.Get("X-Request-Id"); got != "abc-1.2_3=" {
		t.Errorf("the gateway's id became %q", got)
	}
	seen := map[string]bool{}
	for _, bad := range []string{"", "a b", "x\r\ny", strings.Repeat("a", 65), "<script>"} {
		id := w.get("/api/status", header{"X-Request-Id", bad}).header.Get("X-Request-Id")
		if id == bad || len(id) < 16 || seen[id] {
			t.Errorf("%q became %q", bad, id)
		}
		seen[id] = true
	}
}

func TestDeprecation(t *testing.T) {
	w := newWorld(t, with(func(c *config.Config) {
		c.Deprecation = config.Deprecation{Since: time.Date(2027, 1, 31, 0, 0, 0, 0, time.UTC), Sunset: time.Date(2027, 6, 30, 12, 0, 0, 0, time.UTC), Link: "https://example.org/v1"}
	}))
	for _, path := range []string{"/api/status", "/api/v1/jobs", "/nothing"} {
		h := w.get(path).header
		got := []string{h.Get("Deprecation"), h.Get("Sunset"), h.Get("Link")}
		want := []string{"@1801353600", "Wed, 30 Jun 2027 12:00:00 GMT", `<https://example.org/v1>; rel="deprecation"; type="text/html"`}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
	if h := newWorld(t).get("/api/status").header; h.Get("Deprecation") != "" || h.Get("Sunset") != "" {
		t.Errorf("an announcement nobody made: %v", h)
	}
}

// TestPanicIsAnswered: a handler that panics is a 500 in JSON with every header.
func TestPanicIsAnswered(t *testing.T) {
	w := newWorld(t)
	services := w.services
	services.Jobs = nil
	w.handler = api.New(w.config, services).Handler()
	r := w.get("/api/v1/jobs").want(500, problem.Internal)
	if got := r.object(); got["success"] != false || got["message"] != "Internal error." {
		t.Errorf("body %s", r.body)
	}
	if limits(r)[0] == "" {
		t.Error("no rate-limit headers on 500")
	}
	if !strings.Contains(w.logs.String(), "stack") {
		t.Error("the panic is not in the log")
	}
}

// TestPanicAfterTheFirstByteBreaksTheConnection, so that nobody takes the part
// that was sent for the whole.
func TestPanicAfterTheFirstByte(t *testing.T) {
	w := newWorld(t)
	defer func() {
		if p := recover(); p != http.ErrAbortHandler {
			t.Errorf("recovered %v", p)
		}
	}()
	r := httptest.NewRequest(http.MethodGet, "/api/status", nil)
	w.handler.ServeHTTP(&panicWriter{httptest.NewRecorder()}, r)
	t.Error("the answer seems whole")
}

type panicWriter struct{ *httptest.ResponseRecorder }

func (panicWriter) Write([]byte) (int, error) { panic("disk on fire") }

// TestInternalErrorsTellNothing: the client hears "Internal error.", the log why.
func TestInternalErrorsTellNothing(t *testing.T) {
	w := newWorld(t)
	w.get("/api/v1/jobs").want(200) // the token is in the cache now
	if err := w.store.Close(); err != nil {
		t.Fatal(err)
	}
	r := w.get("/api/v1/jobs").want(500, problem.Internal)
	if r.text("message") != "Internal error." || strings.Contains(string(r.body), "closed") {
		t.Errorf("body %s", r.body)
	}
	if !strings.Contains(w.logs.String(), "the store is closed") {
		t.Errorf("log %s", w.logs)
	}
}

// TestLogHasOneLineARequest and nothing of what a request says.
func TestLogHasOneLineARequest(t *testing.T) {
	w := newWorld(t)
	w.post(`{"documentId":"secretid","format":"gift","documentName":"Secret name","async":true}`, key("secretkey"))
	w.post(`{"documentId":"secretid","format":"secretformat"}`)
	w.get("/api/v1/jobs?secretquery=1", as("secrettoken"))
	w.upload("secretfile.docx", "secret stem", "format", "gift", "async", "true")
	lines := strings.Split(strings.TrimSpace(w.logs.String()), "\n")
	if len(lines) != 4 {
		t.Errorf("%d lines for 4 requests:\n%s", len(lines), w.logs)
	}
	var line map[string]any
	if err := json.Unmarshal([]byte(lines[0]), &line); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"request", "method", "status", "bytes", "ms", "route", "user", "job", "target"} {
		if line[name] == nil {
			t.Errorf("the line has no %s: %s", name, lines[0])
		}
	}
	for _, secret := range []string{"secret", "Secret", "teacher@", w.user, w.token[:20]} {
		if strings.Contains(w.logs.String(), secret) {
			t.Errorf("the log holds %q:\n%s", secret, w.logs)
		}
	}
}

// TestHeadOverHTTP asks a real server for HEAD and GET of every route: the same
// status and headers, and no body.
func TestHeadOverHTTP(t *testing.T) {
	w := newWorld(t)
	id := w.accepted("bio")
	w.finish()
	server := httptest.NewServer(w.handler)
	defer server.Close()
	for _, path := range []string{"/api/status", "/api/v1/demo/sample-form", "/api/v1/convert/status/" + id, "/api/v1/convert/status/" + id + "/stream",
		"/api/v1/jobs", "/api/v1/automation/is-valid", w.exportFile("a.txt", plainText, exported), "/api/forms/exports/x", "/nothing"} {
		get, head := w.fetch(server.URL+path, "GET"), w.fetch(server.URL+path, "HEAD")
		if len(get.body) == 0 || len(head.body) != 0 || get.status != head.status {
			t.Errorf("%s: GET %d with %d bytes, HEAD %d with %d", path, get.status, len(get.body), head.status, len(head.body))
		}
		for _, name := range []string{"Content-Type", "X-Api-Version", "Content-Disposition", "Etag", "Cache-Control"} {
			if get.header.Get(name) != head.header.Get(name) {
				t.Errorf("%s: %s is %q for GET and %q for HEAD", path, name, get.header.Get(name), head.header.Get(name))
			}
		}
		if length := head.header.Get("Content-Length"); strings.Contains(path, "exports") && length != fmt.Sprint(len(get.body)) {
			t.Errorf("%s: HEAD says %q bytes, GET has %d", path, length, len(get.body))
		}
	}
}

func (w *world) fetch(address, method string) reply {
	w.t.Helper()
	r, err := http.NewRequestWithContext(w.t.Context(), method, address, nil)
	if err != nil {
		w.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+w.token)
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		w.t.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	return reply{w.t, resp.StatusCode, resp.Header, body}
}

// TestStreamOverHTTP: frames leave one by one through a real server.
func TestStreamOverHTTP(t *testing.T) {
	w := newWorld(t)
	id := w.accepted("bio")
	server := httptest.NewServer(w.handler)
	defer server.Close()
	r, err := http.NewRequestWithContext(t.Context(), "GET", server.URL+"/api/v1/convert/status/"+id+"/stream", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+w.token)
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	lines := bufio.NewScanner(resp.Body)
	if !lines.Scan() || lines.Text() != "event: progress" { // it came while the job waits
		t.Fatalf("first line %q, %v", lines.Text(), lines.Err())
	}
	w.finish()
	last := ""
	for lines.Scan() {
		if e, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
			last = e
		}
	}
	if last != "completed" || lines.Err() != nil {
		t.Errorf("last event %q, %v", last, lines.Err())
	}
}

func TestRouteServesItsRouteAlone(t *testing.T) {
	w := newWorld(t)
	w.handler = api.New(w.config, w.services).Function(api.Jobs)
	w.get("/api/v1/jobs").want(200)
	w.send("POST", "/api/v1/jobs", nil).want(405)
	for _, route := range api.Routes() {
		if route.Name != api.Jobs {
			r := httptest.NewRequest(route.Method, strings.NewReplacer("{", "", "}", "").Replace(route.Path), nil)
			rec := httptest.NewRecorder()
			w.handler.ServeHTTP(rec, r)
			if rec.Code != 404 {
				t.Errorf("%s answers %d", route.Path, rec.Code)
			}
		}
	}
}
