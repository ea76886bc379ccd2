package lambda

import (
	"bytes"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
)

func serve(t *testing.T, streamed bool, env ...string) *httptest.Server {
	t.Helper()
	r, _ := run(t, Function{Name: "status", Concurrency: 2, Env: env})
	route := api.Route{Name: "status", Method: "GET", Path: "/do/{jobId}", Streamed: streamed}
	server := httptest.NewServer(Front(r, []api.Route{route}, quiet()))
	t.Cleanup(server.Close)
	return server
}

func send(t *testing.T, method, url, contentType string, body io.Reader) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, url, body)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", contentType)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp, string(text)
}

// A request comes out of the function's process as it went into the front,
// buffered and streamed.
func TestRequestThroughProcess(t *testing.T) {
	var form bytes.Buffer
	m := multipart.NewWriter(&form)
	part, _ := m.CreateFormFile("file", "q.docx")
	part.Write([]byte("PK\x03\x04\x00\xff"))
	m.Close()
	for _, mode := range []string{"buffered", "streamed"} {
		server := serve(t, mode == "streamed", "MODE="+mode)
		for _, c := range []struct{ contentType, body string }{
			{"application/json", `{"name":"Prüfung 試験"}`}, {m.FormDataContentType(), form.String()},
		} {
			resp, text := send(t, "POST", server.URL+"/do/a%2Fb?x=1&x=2", c.contentType, strings.NewReader(c.body))
			want := http.Header{"X-Function": {"status"}, "X-Method": {"POST"}, "X-Uri": {"/do/a%2Fb?x=1&x=2"}, "X-Param": {"a/b"}, "X-Remote": {"127.0.0.1:0"},
				"X-Deadline": {"true"}, "Set-Cookie": {"a=1", "b=2"}, "Content-Type": {"text/plain; charset=utf-8"}}
			got := resp.Header.Clone()
			got.Del("Date")
			got.Del("Content-Length")
			if diff := cmp.Diff(want, got); diff != "" || resp.StatusCode != http.StatusTeapot || text != fmt.Sprintf("%q", c.body) {
				t.Errorf("%s %s: %s %s\n%s", mode, c.contentType, resp.Status, text, diff)
			}
		}
	}
}

// An unknown path goes to the health check's function, as in the template.
func TestUnknownPath(t *testing.T) {
	resp, _ := send(t, "GET", serve(t, false).URL+"/no/such/page", "", nil)
	if got := resp.Header.Get("X-Uri"); got != "/no/such/page" {
		t.Errorf("got %q", got)
	}
}

// A path of several methods is one path, the root is no path that nobody knows,
// and paths of which neither names more than the other go by their first part.
func TestPathsOfFront(t *testing.T) {
	var functions []Function
	for _, name := range []string{"status", "pages"} {
		functions = append(functions, Function{Name: name, Bootstrap: built, Timeout: time.Minute, Concurrency: 1})
	}
	r, err := New(functions, io.Discard, quiet())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.Close)
	var routes []api.Route
	for _, path := range []string{"/", "/signin"} {
		for _, method := range []string{"GET", "POST"} {
			routes = append(routes, api.Route{Name: "pages", Method: method, Path: path})
		}
	}
	routes = append(routes, api.Route{Name: "status", Path: "/forms/{id}/submissions"}, api.Route{Name: "pages", Path: "/forms/exports/{id}"})
	server := httptest.NewServer(Front(r, routes, quiet()))
	t.Cleanup(server.Close)
	for path, want := range map[string]string{"/": "pages", "/signin": "pages", "/other": "status",
		"/forms/x/submissions": "status", "/forms/exports/x": "pages", "/forms/exports/submissions": "pages", "/forms/x/y": "status"} {
		if resp, _ := send(t, "POST", server.URL+path, "", nil); resp.Header.Get("X-Function") != want || resp.Header.Get("X-Uri") != path {
			t.Errorf("%s went to %q as %q", path, resp.Header.Get("X-Function"), resp.Header.Get("X-Uri"))
		}
	}
}

// Pieces come out one by one while the function still runs.
func TestPieces(t *testing.T) {
	next := make(chan string)
	source := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.(http.Flusher).Flush()
		for piece := range next {
			fmt.Fprint(w, piece)
			w.(http.Flusher).Flush()
		}
	}))
	defer source.Close()
	resp, err := http.Get(serve(t, true, "MODE=streamed").URL + "/do/parts?from=" + source.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	buf := make([]byte, 100)
	for _, piece := range []string{"event: progress\n\n", "event: completed\n\n"} {
		next <- piece
		if n, err := resp.Body.Read(buf); err != nil || string(buf[:n]) != piece {
			t.Errorf("read %q %v, want %q", buf[:n], err, piece)
		}
	}
	close(next)
	if rest, err := io.ReadAll(resp.Body); err != nil || len(rest) > 0 {
		t.Errorf("at the end: %q %v", rest, err)
	}
}

// A function that breaks before its reply is a 502 in JSON; one that breaks in
// the middle breaks the connection too.
func TestBrokenFunction(t *testing.T) {
	for _, mode := range []string{"buffered", "streamed"} {
		server := serve(t, mode == "streamed", "MODE="+mode)
		for _, path := range []string{"/do/exit", "/do/panic"} {
			resp, text := send(t, "GET", server.URL+path, "", nil)
			if resp.StatusCode != http.StatusBadGateway || text != `{"success":false,"message":"Internal error.","code":"INTERNAL"}` ||
				resp.Header.Get("X-API-Version") != api.Version {
				t.Errorf("%s %s: %s %s", mode, path, resp.Status, text)
			}
		}
	}
	resp, err := http.Get(serve(t, true, "MODE=streamed").URL + "/do/late")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if text, err := io.ReadAll(resp.Body); string(text) != "begun" || err == nil {
		t.Errorf("got %q %v, want it broken off", text, err)
	}
}

func TestLargeBody(t *testing.T) {
	server := serve(t, false)
	for _, size := range []int{maxPayload, maxBody + 1} {
		resp, text := send(t, "POST", server.URL+"/do/x", "application/json", strings.NewReader(strings.Repeat("x", size)))
		if resp.StatusCode != http.StatusRequestEntityTooLarge || !strings.Contains(text, "BODY_TOO_LARGE") {
			t.Errorf("%d bytes: %s %s", size, resp.Status, text)
		}
	}
}

func TestReadPrelude(t *testing.T) {
	zeros := strings.Repeat("\x00", 8)
	h, rest, err := readPrelude(iotestOneByte(`{"statusCode":201,"headers":{"A":"b"}}` + zeros + "x"))
	if diff := cmp.Diff(head{StatusCode: 201, Headers: map[string]string{"A": "b"}}, h); diff != "" || err != nil || len(rest) > 1 {
		t.Error(diff, err, rest)
	}
	for _, bad := range []string{"", "{}", "nonsense" + zeros, strings.Repeat("x", preludeLimit+1) + zeros} {
		if _, _, err := readPrelude(strings.NewReader(bad)); err == nil {
			t.Errorf("%.20q: no error", bad)
		}
	}
}
