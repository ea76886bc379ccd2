// Package frame is around every request that the service answers, API and
// pages alike: the version header, a request id, one log line that names nobody,
// and recovery from a panic. It leaves what an error looks like to those it
// frames.
package frame

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"path"
	"regexp"
	"runtime/debug"
	"strconv"
	"sync"
	"time"

	"formwright/shared/config"
)

// Version is the API version of every response's X-API-Version header.
const Version = "1.0.0"

// Frame goes around handlers.
type Frame struct {
	Log         *slog.Logger
	Now         func() time.Time
	Deprecation config.Deprecation
	NotFound    http.HandlerFunc // answers a path that is none
	Panicked    http.HandlerFunc // answers 500 when nothing has gone out yet
}

// Around frames a handler.
func (f Frame) Around(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := f.Now()
		line := &logLine{}
		r = r.WithContext(context.WithValue(r.Context(), logKey{}, line))
		rec := &recorder{ResponseWriter: w}
		f.headers(rec.Header(), requestID(r))
		defer func() { f.logRequest(r, rec, line, f.Now().Sub(start)) }()
		defer f.recover(rec, r)
		// The mux answers an unclean path with an HTML redirect.
		if p := r.URL.Path; p == "" || p[0] != '/' || path.Clean(p) != p && path.Clean(p)+"/" != p {
			f.NotFound(rec, r)
			return
		}
		next.ServeHTTP(rec, r)
	})
}

// recover answers a panic with 500. When a part of the answer has gone out
// already it breaks the connection, so that nobody takes that part for the whole.
func (f Frame) recover(rec *recorder, r *http.Request) {
	p := recover()
	if p == nil {
		return
	}
	if p == http.ErrAbortHandler {
		panic(p)
	}
	f.Log.ErrorContext(r.Context(), "panic", "panic", p, "stack", string(debug.Stack()))
	if rec.wrote {
		panic(http.ErrAbortHandler)
	}
	f.Panicked(rec, r)
}

func (f Frame) headers(h http.Header, id string) {
	h.Set("X-API-Version", Version)
	h.Set("X-Request-Id", id)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Cache-Control", "no-store")
	d := f.Deprecation
	if !d.Since.IsZero() {
		h.Set("Deprecation", "@"+strconv.FormatInt(d.Since.Unix(), 10)) // RFC 9745: a structured date
	}
	if !d.Sunset.IsZero() {
		h.Set("Sunset", d.Sunset.UTC().Format(http.TimeFormat))
	}
	if d.Link != "" {
		h.Add("Link", "<"+d.Link+`>; rel="deprecation"; type="text/html"`)
	}
}

var saneID = regexp.MustCompile(`^[A-Za-z0-9._=-]{1,64}$`)

// requestID keeps a sane id of the gateway in front and makes one otherwise.
func requestID(r *http.Request) string {
	if id := r.Header.Get("X-Request-Id"); saneID.MatchString(id) {
		return id
	}
	var b [12]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand)
	return hex.EncodeToString(b[:])
}

type logKey struct{}

// logLine collects what handlers want said in the request's one log line.
type logLine struct {
	mu    sync.Mutex
	attrs []slog.Attr
}

// Note adds to the request's log line. Never stems, names, tokens or URLs.
func Note(r *http.Request, key string, value any) {
	if l, ok := r.Context().Value(logKey{}).(*logLine); ok {
		l.mu.Lock()
		l.attrs = append(l.attrs, slog.Any(key, value))
		l.mu.Unlock()
	}
}

// Hashed is how a user is named in logs.
func Hashed(user string) string {
	sum := sha256.Sum256([]byte(user))
	return hex.EncodeToString(sum[:6])
}

func (f Frame) logRequest(r *http.Request, rec *recorder, line *logLine, took time.Duration) {
	attrs := []slog.Attr{
		slog.String("request", rec.Header().Get("X-Request-Id")), slog.String("method", r.Method),
		slog.Int("status", rec.status), slog.Int64("bytes", rec.bytes), slog.Float64("ms", float64(took.Microseconds())/1000),
	}
	line.mu.Lock()
	attrs = append(attrs, line.attrs...)
	line.mu.Unlock()
	f.Log.LogAttrs(r.Context(), slog.LevelInfo, "request", attrs...)
}

// recorder remembers what was answered, for the log.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
	wrote  bool
}

func (r *recorder) WriteHeader(status int) {
	if !r.wrote {
		r.status, r.wrote = status, true
	}
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(p []byte) (int, error) {
	if !r.wrote {
		r.status, r.wrote = http.StatusOK, true
	}
	n, err := r.ResponseWriter.Write(p)
	r.bytes += int64(n)
	return n, err
}

// Unwrap lets http.ResponseController flush and set deadlines.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// ClientAddress is the address a request came from, without its port: what
// limits for strangers count by. Of an IPv6 address it is the network of 64
// bits, because one connection has all of its addresses. Headers of proxies are
// not believed; in front of the functions API Gateway itself says it.
func ClientAddress(r *http.Request) string {
	host := r.RemoteAddr
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	ip, err := netip.ParseAddr(host)
	if err != nil {
		return host
	}
	if ip = ip.Unmap().WithZone(""); ip.Is6() {
		network, _ := ip.Prefix(64) // never fails of an IPv6 address
		return network.String()
	}
	return ip.String()
}
