package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/config"
	"formwright/shared/export"
	"formwright/shared/form"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/lti"
	"formwright/shared/oauth"
	"formwright/shared/problem"
	"formwright/shared/ratelimit"
	"formwright/shared/session"
	"formwright/shared/source/guard"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

const base = "https://forms.example.org"

// world is the API over a real store, with a worker that plays conversions and
// a clock that stands still until it is moved.
type world struct {
	t        testing.TB
	config   config.Config
	services api.Services
	handler  http.Handler
	store    *embedded.Store
	queue    *embedded.Queue
	logs     *syncBuffer
	user     string
	token    string
	mu       sync.Mutex
	clock    time.Time
}

// option changes a world before it is built.
type option func(*world)

func with(change func(*config.Config)) option { return func(w *world) { change(&w.config) } }

// running lets the clock run: for tests in a synctest bubble, where it does so
// in no time.
func running(w *world) { w.services.Now = time.Now }

func newWorld(t testing.TB, options ...option) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC), logs: &syncBuffer{}}
	w.config = config.Config{BaseURL: base, SyncWait: 300 * time.Second, ExportTTL: 720 * time.Hour, CreditsFree: 1000,
		RateConvert: 1000, RateStatus: 1000, RateList: 1000, MaxUpload: 64 << 10}
	w.services.Now = w.now
	for _, o := range options {
		o(w)
	}
	now := w.services.Now
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	ring, err := jose.NewRing(now())
	if err != nil {
		t.Fatal(err)
	}
	w.store, w.queue = st, st.Queue("q", embedded.QueueOptions{Visibility: time.Hour})
	w.build(ring)
	w.user, w.token = w.account("teacher@example.org")
	return w
}

// build fills in the services that no option has set.
func (w *world) build(ring *jose.Ring) {
	s, now, table := &w.services, w.services.Now, w.store.Table()
	s.Accounts = account.New(table, w.config.CreditsFree, now)
	s.Tokens = account.NewTokens(table, jose.Fixed(ring), base, now)
	s.Sessions = session.New(table, now)
	s.OAuth = oauth.New(table, jose.Fixed(ring), base, now)
	s.LTI = lti.New(table, s.Accounts, lti.Options{BaseURL: base, AllowPrivate: true}, now)
	s.LTIKeys = jose.Fixed(ring)
	timing := job.DefaultTiming()
	timing.PollFirst, timing.PollLast = time.Millisecond, 20*time.Millisecond
	s.Jobs = job.New(table, w.queue, w.store.Queue("dead", embedded.QueueOptions{}), s.Accounts, timing, now)
	s.Exports = export.New(table, w.store.Blobs(), w.config.ExportTTL, now)
	s.Forms = form.New(table, w.store.Blobs(), now)
	s.Limiter = ratelimit.New(table, now)
	if s.Uploads == nil {
		s.Uploads = w.store.Blobs()
	}
	s.CheckURL = guard.New(guard.Options{Redirects: 1, Field: "fileUrl"}).CheckURL
	s.Log = slog.New(slog.NewJSONHandler(w.logs, nil))
	w.handler = api.New(w.config, *s).Handler()
}

func (w *world) now() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.clock
}

func (w *world) pass(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.clock = w.clock.Add(d)
}

// account makes an account and a token of it; no scopes are all scopes.
func (w *world) account(email string, scopes ...string) (user, token string) {
	w.t.Helper()
	u, err := w.services.Accounts.Ensure(w.t.Context(), email)
	if err != nil {
		w.t.Fatal(err)
	}
	token, err = w.services.Tokens.Issue(w.t.Context(), u.ID, "test", scopes, account.MaxTokenLife)
	if err != nil {
		w.t.Fatal(err)
	}
	return u.ID, token
}

func (w *world) balance() int64 {
	w.t.Helper()
	n, err := w.services.Accounts.Balance(w.t.Context(), w.user)
	if err != nil {
		w.t.Fatal(err)
	}
	return n
}

// work plays a worker until the test ends: documents named broken... fail,
// all others are converted.
func (w *world) work() {
	ctx, stop := context.WithCancel(context.WithoutCancel(w.t.Context()))
	done := make(chan struct{})
	go func() {
		defer close(done)
		for ctx.Err() == nil {
			messages, _ := w.queue.Receive(ctx, 1, time.Minute)
			for _, m := range messages {
				w.handle(ctx, m)
			}
		}
	}()
	w.t.Cleanup(func() { stop(); <-done })
}

func (w *world) handle(ctx context.Context, m store.Message) {
	user, id, err := job.ParseMessage(m.Body)
	if err != nil {
		w.t.Error(err)
		return
	}
	j, err := w.services.Jobs.Claim(ctx, user, id)
	if errors.Is(err, job.ErrNotClaimable) {
		return
	}
	if err == nil {
		err = w.convert(ctx, j)
	}
	if err == nil {
		err = w.queue.Done(ctx, m)
	}
	if err != nil && ctx.Err() == nil {
		w.t.Error(err)
	}
}

// exported is the content of every file the played worker makes.
const exported = "::Capital:: Which city is the capital of France? {=Paris ~Lyon}\n"

func (w *world) convert(ctx context.Context, j job.Job) error {
	if strings.HasPrefix(j.Request.DocumentID, "broken") {
		return w.services.Jobs.Fail(ctx, j, problem.New(problem.NoQuestions, "No question was found in the document."))
	}
	if j.Request.Format == "cloud_form" {
		return w.services.Jobs.Complete(ctx, j, []byte(cloudFormResult))
	}
	name := j.Request.DocumentName[:min(len(j.Request.DocumentName), 100)] + "-" + j.Request.Format + ".txt"
	e, row, err := w.services.Exports.Put(ctx, export.Export{ID: j.Export, Job: j.ID, FileName: name, MediaType: "text/plain; charset=utf-8"},
		strings.NewReader(exported), int64(len(exported)))
	if err != nil {
		return err
	}
	result, err := json.Marshal(map[string]any{"success": true, "format": j.Request.Format, "exportId": e.ID,
		"downloadUrl": base + "/api/forms/exports/" + e.ID, "fileName": name, "expiresAt": e.ExpiresAt, "title": "A < B",
		"questionCount": 1, "questionsRead": 1, "findings": []any{}, "findingCount": 0, "losses": []any{}, "lossCount": 0})
	if err != nil {
		return err
	}
	return w.services.Jobs.Complete(ctx, j, result, row)
}

// reply is what came back.
type reply struct {
	t      testing.TB
	status int
	header http.Header
	body   []byte
}

// header is one request header.
type header struct{ name, value string }

// as sends with another token; "" with none.
func as(token string) header { return header{"Authorization", "Bearer " + token} }

// send makes a request with the world's token unless a header says otherwise,
// and holds the answer to what is promised of all answers.
func (w *world) send(method, target string, body []byte, headers ...header) reply {
	w.t.Helper()
	r := httptest.NewRequest(method, target, bytes.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+w.token)
	for _, h := range headers {
		r.Header.Set(h.name, h.value)
	}
	if r.Header.Get("Authorization") == "Bearer " {
		r.Header.Del("Authorization")
	}
	rec := httptest.NewRecorder()
	w.handler.ServeHTTP(rec, r)
	out := reply{w.t, rec.Code, rec.Header(), rec.Body.Bytes()}
	out.promises(r)
	return out
}

func (r reply) promises(req *http.Request) {
	r.t.Helper()
	for name, want := range map[string]string{"X-API-Version": "1.0.0", "X-Content-Type-Options": "nosniff"} {
		if got := r.header.Get(name); got != want {
			r.t.Errorf("%s %s: %s is %q, want %q", req.Method, req.URL, name, got, want)
		}
	}
	if r.header.Get("X-Request-Id") == "" {
		r.t.Errorf("%s %s: no X-Request-Id", req.Method, req.URL)
	}
	if strings.Contains(r.header.Get("Content-Type"), "html") || r.status >= 300 && r.status < 400 && r.status != 304 {
		r.t.Errorf("%s %s: answered %d with %q", req.Method, req.URL, r.status, r.header.Get("Content-Type"))
	}
	if r.status >= 400 && (r.header.Get("Content-Type") != "application/json" || !json.Valid(r.body)) {
		r.t.Errorf("%s %s: the error %d is not JSON: %s", req.Method, req.URL, r.status, r.body)
	}
	checkDescribed(r.t, req, r.status, r.header, r.body)
}

func (w *world) get(target string, headers ...header) reply {
	w.t.Helper()
	return w.send(http.MethodGet, target, nil, headers...)
}

// post sends a JSON body to convert.
func (w *world) post(body string, headers ...header) reply {
	w.t.Helper()
	return w.send(http.MethodPost, "/api/v1/convert", []byte(body), append([]header{{"Content-Type", "application/json"}}, headers...)...)
}

// object is the body as JSON.
func (r reply) object() map[string]any {
	r.t.Helper()
	var out map[string]any
	if err := json.Unmarshal(r.body, &out); err != nil {
		r.t.Fatalf("body is not a JSON object: %v\n%s", err, r.body)
	}
	return out
}

func (r reply) text(name string) string { s, _ := r.object()[name].(string); return s }

// want checks a status and, when given, the code of the error.
func (r reply) want(status int, code ...problem.Code) reply {
	r.t.Helper()
	if r.status != status {
		r.t.Fatalf("status %d, want %d: %s", r.status, status, r.body)
	}
	if len(code) > 0 && r.text("code") != string(code[0]) {
		r.t.Errorf("code %q, want %q: %s", r.text("code"), code[0], r.body)
	}
	return r
}

// accepted makes an async job and returns its id.
func (w *world) accepted(document string) string {
	w.t.Helper()
	return w.post(`{"documentId":"` + document + `","format":"gift","async":true}`).want(202).text("jobId")
}

// finish converts what is queued now, on this goroutine.
func (w *world) finish() {
	w.t.Helper()
	messages, err := w.queue.Receive(w.t.Context(), 10, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, m := range messages {
		w.handle(w.t.Context(), m)
	}
}

// syncBuffer is a buffer for several goroutines.
type syncBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}
