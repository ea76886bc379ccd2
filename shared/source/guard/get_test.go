package guard_test

import (
	"bytes"
	"compress/gzip"
	"crypto/x509"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/guard"
)

// local serves one handler to a client that may reach this machine.
func local(t *testing.T, o guard.Options, handler http.HandlerFunc) (*guard.Client, string) {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	o.AllowPrivate, o.Field = true, "fileUrl"
	return guard.New(o), server.URL
}

func TestGet(t *testing.T) {
	c, base := local(t, guard.Options{}, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/pdf; x=y")
		w.Write([]byte("%PDF-1.7"))
	})
	got, err := c.Get(t.Context(), base+"/a/Unit%201.pdf?token=secret", 100)
	if err != nil {
		t.Fatal(err)
	}
	want := source.Document{Name: "Unit 1.pdf", MediaType: "application/pdf", Data: []byte("%PDF-1.7"), Origin: source.FromURL}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestGetPassesPagesThrough(t *testing.T) {
	c, base := local(t, guard.Options{}, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Write([]byte("<html>1. What?</html>"))
	})
	doc, err := c.Get(t.Context(), base, 100)
	if err != nil || doc.MediaType != "text/html" || string(doc.Data) != "<html>1. What?</html>" {
		t.Errorf("%+v, %v", doc, err)
	}
}

func TestGetStatuses(t *testing.T) {
	status := 0
	c, base := local(t, guard.Options{}, func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		fmt.Fprint(w, "some body")
	})
	tests := []struct {
		status    int
		code      problem.Code
		transient bool
	}{
		{404, problem.DocumentNotFound, false}, {410, problem.DocumentNotFound, false},
		{401, problem.DocumentNotFound, false}, {403, problem.DocumentNotFound, false},
		{400, problem.SourceUnavailable, false}, {418, problem.SourceUnavailable, false}, {201, problem.SourceUnavailable, false},
		{429, problem.SourceUnavailable, true}, {408, problem.SourceUnavailable, true},
		{500, problem.SourceUnavailable, true}, {503, problem.SourceUnavailable, true},
	}
	for _, tt := range tests {
		status = tt.status
		_, err := c.Get(t.Context(), base+"/?token=secret", 100)
		p := problem.Of(err)
		if p.Code != tt.code || problem.IsTransient(err) != tt.transient || p.Field != "fileUrl" {
			t.Errorf("%d: %v, transient %v", tt.status, err, problem.IsTransient(err))
		}
		if strings.Contains(err.Error(), "secret") {
			t.Errorf("%d: the error holds the address: %v", tt.status, err)
		}
	}
}

func TestGetCountsBytes(t *testing.T) {
	zeros := func(n int) []byte { return make([]byte, n) }
	tests := map[string]http.HandlerFunc{
		"declared": func(w http.ResponseWriter, _ *http.Request) { w.Write(zeros(101)) },
		"in chunks": func(w http.ResponseWriter, _ *http.Request) {
			for range 3 {
				w.Write(zeros(50))
				w.(http.Flusher).Flush()
			}
		},
		"compressed": func(w http.ResponseWriter, _ *http.Request) {
			var small bytes.Buffer
			z := gzip.NewWriter(&small)
			z.Write(zeros(50_000))
			z.Close()
			w.Header().Set("Content-Encoding", "gzip")
			w.Write(small.Bytes()[:min(small.Len(), 100)])
		},
	}
	for name, handler := range tests {
		t.Run(name, func(t *testing.T) {
			c, base := local(t, guard.Options{}, handler)
			if _, err := c.Get(t.Context(), base, 100); problem.CodeOf(err) != problem.DocumentTooLarge {
				t.Errorf("err = %v", err)
			}
		})
	}
}

func TestGetRefusesBrokenAnswers(t *testing.T) {
	tests := map[string]struct {
		handler http.HandlerFunc
		code    problem.Code
	}{
		"cut off": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "90")
			w.Write([]byte("half"))
		}, problem.SourceUnavailable},
		"huge header": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-Fill", strings.Repeat("a", 100<<10))
		}, problem.SourceUnavailable},
		"empty": {func(http.ResponseWriter, *http.Request) {}, problem.DocumentEmpty},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			c, base := local(t, guard.Options{}, tt.handler)
			if _, err := c.Get(t.Context(), base, 100); problem.CodeOf(err) != tt.code {
				t.Errorf("err = %v", err)
			}
		})
	}
}

func TestGetFollowsAFewRedirects(t *testing.T) {
	var referer string
	hops := 0
	handler := func(w http.ResponseWriter, r *http.Request) {
		referer = r.Referer()
		if hops > 0 {
			hops--
			http.Redirect(w, r, "/next#part", http.StatusFound)
			return
		}
		w.Write([]byte("quiz"))
	}
	c, base := local(t, guard.Options{Redirects: 5}, handler)
	hops = 5
	if doc, err := c.Get(t.Context(), base+"/?token=secret", 100); err != nil || string(doc.Data) != "quiz" {
		t.Errorf("5 redirects: %q, %v", doc.Data, err)
	}
	if referer != "" {
		t.Errorf("the first address was told on: %s", referer)
	}
	hops = 6
	if _, err := c.Get(t.Context(), base, 100); problem.CodeOf(err) != problem.SourceUnavailable || problem.IsTransient(err) {
		t.Errorf("6 redirects: %v", err)
	}
	none, base := local(t, guard.Options{}, handler)
	hops = 1
	if _, err := none.Get(t.Context(), base, 100); problem.CodeOf(err) != problem.SourceUnavailable || hops != 0 {
		t.Errorf("redirects off: %v", err)
	}
}

func TestGetIgnoresProxies(t *testing.T) {
	asked := false
	proxy := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked = true }))
	defer proxy.Close()
	t.Setenv("HTTP_PROXY", proxy.URL)
	t.Setenv("HTTPS_PROXY", proxy.URL)
	dns := &names{table: map[string][]string{"site.example.com": {"10.0.0.1"}}}
	c := guard.New(guard.Options{AllowPrivate: true, Resolver: dns.resolver()})
	if _, err := c.Get(t.Context(), "http://site.example.com/", 100); problem.CodeOf(err) != problem.URLNotAllowed || asked {
		t.Errorf("err = %v, proxy asked %v", err, asked)
	}
}

func TestGetOverTLS(t *testing.T) {
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("quiz")) }))
	server.Config.ErrorLog = log.New(io.Discard, "", 0) // it reports the handshake we refuse
	server.StartTLS()
	defer server.Close()
	roots := x509.NewCertPool()
	roots.AddCert(server.Certificate())
	trusting := guard.New(guard.Options{AllowPrivate: true, Roots: roots})
	if doc, err := trusting.Get(t.Context(), server.URL, 100); err != nil || string(doc.Data) != "quiz" {
		t.Errorf("%q, %v", doc.Data, err)
	}
	strict := guard.New(guard.Options{AllowPrivate: true, Roots: x509.NewCertPool()})
	if _, err := strict.Get(t.Context(), server.URL, 100); problem.CodeOf(err) != problem.SourceUnavailable || problem.IsTransient(err) {
		t.Errorf("unknown certificate: %v", err)
	}
}

func TestGetUnreachableIsWorthAnotherTry(t *testing.T) {
	server := httptest.NewServer(nil)
	server.Close()
	_, err := guard.New(guard.Options{AllowPrivate: true}).Get(t.Context(), server.URL, 100)
	if problem.CodeOf(err) != problem.SourceUnavailable || !problem.IsTransient(err) {
		t.Errorf("err = %v", err)
	}
}

func TestGetTimesOut(t *testing.T) {
	c, base := local(t, guard.Options{Timeout: time.Millisecond}, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	if _, err := c.Get(t.Context(), base, 100); problem.CodeOf(err) != problem.SourceUnavailable || !problem.IsTransient(err) {
		t.Errorf("err = %v", err)
	}
}
