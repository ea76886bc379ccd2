package gateway

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/aws/aws-lambda-go/events"
	"github.com/google/go-cmp/cmp"
)

func rest(t *testing.T, change func(*events.APIGatewayProxyRequest)) json.RawMessage {
	t.Helper()
	e := events.APIGatewayProxyRequest{
		Resource: "/api/v1/convert/status/{jobId}", Path: "/api/v1/convert/status/j1", HTTPMethod: http.MethodGet,
		PathParameters: map[string]string{"jobId": "j1"},
	}
	e.RequestContext.RequestID = "req-1"
	e.RequestContext.Identity.SourceIP = "2001:db8::1"
	if change != nil {
		change(&e)
	}
	raw, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// seen is what a handler saw of a request.
type seen struct {
	Method, Path, Query, Host, Remote, ID, JobID, Body string
	Length                                             int64
	Accept, Cookie                                     []string
}

func look(t *testing.T, event json.RawMessage) seen {
	t.Helper()
	var got seen
	h := http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		got = seen{
			Method: r.Method, Path: r.URL.EscapedPath(), Query: r.URL.RawQuery, Host: r.Host, Remote: r.RemoteAddr,
			ID: r.Header.Get("X-Request-Id"), JobID: r.PathValue("jobId"), Body: string(body), Length: r.ContentLength,
			Accept: r.Header["Accept"], Cookie: r.Header["Cookie"],
		}
	})
	if _, err := Buffered(h)(t.Context(), event); err != nil {
		t.Fatal(err)
	}
	return got
}

func TestRequest(t *testing.T) {
	plain := seen{
		Method: "GET", Path: "/api/v1/convert/status/j1", Remote: "[2001:db8::1]:0", ID: "req-1", JobID: "j1",
	}
	binary := "\x00\xff\r\n--b--"
	for name, c := range map[string]struct {
		change func(*events.APIGatewayProxyRequest)
		want   func(*seen)
	}{
		"plain": {nil, func(*seen) {}},
		"headers and cookies": {func(e *events.APIGatewayProxyRequest) {
			e.Headers = map[string]string{"accept": "b", "host": "api.example.org", "cookie": "a=1; b=2"}
			e.MultiValueHeaders = map[string][]string{"accept": {"a", "b"}, "host": {"api.example.org"}}
		}, func(s *seen) {
			s.Accept, s.Host, s.Cookie = []string{"a", "b"}, "api.example.org", []string{"a=1; b=2"}
		}},
		"request id of the client": {func(e *events.APIGatewayProxyRequest) {
			e.Headers = map[string]string{"x-request-id": "forged"}
		}, func(*seen) {}},
		"query": {func(e *events.APIGatewayProxyRequest) {
			e.QueryStringParameters = map[string]string{"limit": "2"}
			e.MultiValueQueryStringParameters = map[string][]string{"limit": {"1", "2"}, "q": {"a b&c"}}
		}, func(s *seen) { s.Query = "limit=1&limit=2&q=a+b%26c" }},
		"query, single values only": {func(e *events.APIGatewayProxyRequest) {
			e.QueryStringParameters = map[string]string{"limit": "2"}
		}, func(s *seen) { s.Query = "limit=2" }},
		"base path of a custom domain": {func(e *events.APIGatewayProxyRequest) {
			e.Path = "/forms-prod/api/v1/convert/status/j1"
		}, func(*seen) {}},
		"root of a base path": {func(e *events.APIGatewayProxyRequest) {
			e.Resource, e.Path = "/", "/forms-prod"
		}, func(s *seen) { s.Path = "/" }},
		"escaped path": {func(e *events.APIGatewayProxyRequest) {
			e.Path, e.PathParameters["jobId"] = "/api/v1/convert/status/a%2Fb", "a/b"
		}, func(s *seen) { s.Path, s.JobID = "/api/v1/convert/status/a%2Fb", "a/b" }},
		"text body": {func(e *events.APIGatewayProxyRequest) {
			e.HTTPMethod, e.Body = "POST", `{"name":"Prüfung 試験"}`
		}, func(s *seen) { s.Method, s.Body, s.Length = "POST", `{"name":"Prüfung 試験"}`, 26 }},
		"binary body": {func(e *events.APIGatewayProxyRequest) {
			e.HTTPMethod, e.Body, e.IsBase64Encoded = "POST", base64.StdEncoding.EncodeToString([]byte(binary)), true
		}, func(s *seen) { s.Method, s.Body, s.Length = "POST", binary, int64(len(binary)) }},
	} {
		t.Run(name, func(t *testing.T) {
			want := plain
			c.want(&want)
			if diff := cmp.Diff(want, look(t, rest(t, c.change))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestNoRequest(t *testing.T) {
	for name, event := range map[string]string{
		"not JSON":  `{`,
		"no method": `{"path":"/x"}`,
		"SQS":       `{"Records":[]}`,
		"bad body":  `{"path":"/x","httpMethod":"POST","body":"abc","isBase64Encoded":true}`,
	} {
		t.Run(name, func(t *testing.T) {
			none := func(string) string { return "" }
			h := http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("the handler was called") })
			for _, gateway := range []Handler{Buffered(h), Streamed(h, none)} {
				if reply, err := gateway(t.Context(), json.RawMessage(event)); err == nil {
					t.Errorf("got %v, want an error", reply)
				}
			}
		})
	}
}

func TestBuffered(t *testing.T) {
	big := strings.Repeat("päge ", 1<<20)
	for name, c := range map[string]struct {
		method string
		h      http.HandlerFunc
		want   events.APIGatewayProxyResponse
	}{
		"JSON with two cookies": {"GET", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json; charset=utf-8")
			w.Header()["Set-Cookie"] = []string{"a=1", "b=2"}
			w.WriteHeader(http.StatusNotFound)
			w.WriteHeader(http.StatusOK)
			w.Header().Set("X-Late", "1")
			fmt.Fprint(w, `{"message":"`, `ñ"}`)
		}, events.APIGatewayProxyResponse{
			StatusCode: 404, Body: `{"message":"ñ"}`,
			MultiValueHeaders: map[string][]string{"Content-Type": {"application/json; charset=utf-8"}, "Set-Cookie": {"a=1", "b=2"}},
		}},
		"binary": {"GET", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/zip")
			w.Header().Set("Content-Length", "2")
			w.Write([]byte("PK"))
		}, events.APIGatewayProxyResponse{
			StatusCode: 200, Body: "UEs=", IsBase64Encoded: true,
			MultiValueHeaders: map[string][]string{"Content-Type": {"application/zip"}},
		}},
		"text that is no UTF-8": {"GET", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/plain")
			w.Write([]byte{0xff})
		}, events.APIGatewayProxyResponse{
			StatusCode: 200, Body: "/w==", IsBase64Encoded: true,
			MultiValueHeaders: map[string][]string{"Content-Type": {"text/plain"}},
		}},
		"big, untyped": {"GET", func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, big) }, events.APIGatewayProxyResponse{
			StatusCode: 200, Body: big, MultiValueHeaders: map[string][]string{"Content-Type": {"text/plain; charset=utf-8"}},
		}},
		"HEAD": {"HEAD", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "2")
			fmt.Fprint(w, "OK")
		}, events.APIGatewayProxyResponse{
			StatusCode: 200, MultiValueHeaders: map[string][]string{"Content-Length": {"2"}, "Content-Type": {"text/plain; charset=utf-8"}},
		}},
		"OPTIONS": {"OPTIONS", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Allow", "GET")
			w.WriteHeader(http.StatusNoContent)
			if _, err := w.Write([]byte("x")); err != http.ErrBodyNotAllowed {
				panic(err)
			}
		}, events.APIGatewayProxyResponse{StatusCode: 204, MultiValueHeaders: map[string][]string{"Allow": {"GET"}}}},
		"nothing": {"GET", func(http.ResponseWriter, *http.Request) {}, events.APIGatewayProxyResponse{
			StatusCode: 200, MultiValueHeaders: map[string][]string{},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			event := rest(t, func(e *events.APIGatewayProxyRequest) { e.HTTPMethod = c.method })
			got, err := Buffered(c.h)(t.Context(), event)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(any(c.want), got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// The context ends a little before Lambda's deadline, so that a handler which
// waits can still answer.
func TestDeadline(t *testing.T) {
	end := time.Now().Add(time.Hour)
	ctx, cancel := context.WithDeadline(t.Context(), end)
	defer cancel()
	var got []time.Duration
	note := func(ctx context.Context) {
		d, _ := ctx.Deadline()
		got = append(got, end.Sub(d))
	}
	h := http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { note(r.Context()) })
	log, _ := logger()
	for event, gateway := range map[string]Handler{
		string(rest(t, nil)):         Buffered(h),
		`{"Records":[{"body":"x"}]}`: Queue(func(ctx context.Context, _ string) error { note(ctx); return nil }, log),
		`{"source":"aws.scheduler"}`: Schedule(func(ctx context.Context) error { note(ctx); return nil }),
	} {
		if _, err := gateway(ctx, json.RawMessage(event)); err != nil {
			t.Fatal(err)
		}
	}
	for _, d := range got {
		if d != bufferedGrace && d != workerGrace {
			t.Errorf("the context ends %s before the deadline", d)
		}
	}
	if len(got) != 3 {
		t.Errorf("%d handlers ran, want 3", len(got))
	}
}

// A handler that gave up at its deadline without a word is an error, not an
// empty 200.
func TestNoReplyInTime(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	h := http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	for name, gateway := range map[string]Handler{"buffered": Buffered(h), "streamed": Streamed(h, cloud)} {
		if reply, err := gateway(ctx, rest(t, nil)); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: got %v, %v", name, reply, err)
		}
	}
}

func TestReportInit(t *testing.T) {
	var got string
	api := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		got = r.Method + " " + r.URL.Path + " " + string(body)
		w.WriteHeader(http.StatusAccepted)
	}))
	defer api.Close()
	if err := reportInit(strings.TrimPrefix(api.URL, "http://"), fmt.Errorf("TABLE_NAME is not set")); err != nil {
		t.Fatal(err)
	}
	want := `POST /2018-06-01/runtime/init/error {"errorMessage":"TABLE_NAME is not set","errorType":"Runtime.InitError"}`
	if got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"resource":"/a/{b}","path":"/a/%zz","httpMethod":"GET","multiValueQueryStringParameters":{"q":["\u0000"]}}`))
	f.Add([]byte(`{"resource":"/a","path":"x","httpMethod":"GET","body":"====","isBase64Encoded":true}`))
	f.Add([]byte(`{"path":"//","httpMethod":"\n","headers":{"":"\r\n"},"requestContext":{"identity":{"sourceIp":"::"}}}`))
	f.Fuzz(func(t *testing.T, event []byte) {
		r, err := parse(t.Context(), event)
		if err != nil {
			return
		}
		if r.URL == nil || r.Body == nil || r.Header == nil || r.RequestURI == "" {
			t.Errorf("an unfinished request: %+v", r)
		}
		if n, err := io.Copy(io.Discard, r.Body); err == nil && n != r.ContentLength {
			t.Errorf("a body of %d bytes, announced %d", n, r.ContentLength)
		}
	})
}
