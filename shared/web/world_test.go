package web_test

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/cloudaccount"
	"formwright/shared/config"
	"formwright/shared/convert"
	"formwright/shared/export"
	"formwright/shared/form"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/lti"
	"formwright/shared/mail"
	"formwright/shared/oauth"
	"formwright/shared/output"
	"formwright/shared/problem"
	"formwright/shared/ratelimit"
	"formwright/shared/session"
	"formwright/shared/signin"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/transcript"
	"formwright/shared/web"
)

const (
	base  = "https://forms.example.org"
	admin = "admin@example.org"
	other = "teacher@example.org"
)

// world is the pages over a real store, with a clock that stands still until it
// is moved and mails that are kept.
type world struct {
	t         testing.TB
	web       *web.Web
	handler   http.Handler
	table     *countingTable
	queue     store.Queue
	accounts  *account.Service
	tokens    *account.Tokens
	sessions  *session.Service
	links     *signin.Service
	oauth     *oauth.Service
	jobs      *job.Service
	exports   *export.Service
	reads     *transcript.Service
	worker    *convert.Worker
	platforms *lti.Service
	forms     *form.Service
	hooks     *fakeHooks
	cloud     *fakeCloud
	mails     *mailbox
	clock     time.Time
	visitor   string // whom the cookie of every browser stands for
}

func newWorld(t testing.TB) *world { return newWorldAt(t, base) }

func newWorldAt(t testing.TB, base string) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC), cloud: &fakeCloud{configured: true}, mails: &mailbox{}}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	ring, err := jose.NewRing(w.clock)
	if err != nil {
		t.Fatal(err)
	}
	w.table, w.queue = &countingTable{Table: st.Table()}, st.Queue("q", embedded.QueueOptions{Visibility: time.Hour})
	w.accounts = account.New(w.table, 1000, w.now)
	w.tokens = account.NewTokens(w.table, jose.Fixed(ring), base, w.now)
	w.sessions = session.New(w.table, w.now)
	w.links = signin.New(w.table, w.accounts, ratelimit.New(w.table, w.now), w.mails, signin.Options{BaseURL: base, Limit: 10}, w.now)
	w.oauth = oauth.New(w.table, jose.Fixed(ring), base, w.now)
	w.jobs = job.New(w.table, w.queue, w.queue, w.accounts, job.DefaultTiming(), w.now)
	w.exports, w.reads = export.New(w.table, st.Blobs(), 720*time.Hour, w.now), transcript.New(w.table, st.Blobs(), w.now)
	w.worker = &convert.Worker{Jobs: w.jobs, Exports: w.exports, Transcripts: w.reads, Sources: convert.Sources{Uploads: st.Blobs()},
		BaseURL: base, Log: slog.New(slog.DiscardHandler), Now: w.now}
	w.platforms = lti.New(w.table, w.accounts, lti.Options{BaseURL: base, AllowPrivate: true}, w.now)
	limiter := ratelimit.New(w.table, w.now)
	settings := config.Config{BaseURL: base, AdminEmails: []string{admin}, MaxUpload: 1 << 20, RateConvert: 30, RateSubmit: 50}
	converter := api.New(settings, api.Services{Jobs: w.jobs, Uploads: st.Blobs(), Now: w.now, CheckURL: checkURL, Log: slog.New(slog.DiscardHandler)})
	w.forms, w.hooks = form.New(w.table, st.Blobs(), w.now), &fakeHooks{}
	w.web = web.New(settings, web.Services{
		Converter: converter, Reads: w.reads, Again: transcript.Again{Exports: w.exports, Transcripts: w.reads, Make: output.Make}, Limiter: limiter,
		Accounts: w.accounts, Tokens: w.tokens, Sessions: w.sessions, Links: w.links, OAuth: w.oauth, Jobs: w.jobs,
		Forms: w.forms, Webhooks: w.hooks,
		Cloud: w.cloud, CloudForms: fakeForms{other: "form1", admin: "form1"}.of(w), Platforms: w.platforms, Log: slog.New(slog.DiscardHandler), Now: w.now})
	w.handler = w.web.Handler(nil)
	return w
}

func checkURL(address string) error {
	if strings.HasPrefix(address, "https://public.example") {
		return nil
	}
	return problem.Field(problem.URLNotAllowed, "fileUrl", "This address is not fetched.")
}

func (w *world) now() time.Time { return w.clock }

// countingTable counts writes, to see that something changed nothing.
type countingTable struct {
	store.Table
	mu     sync.Mutex
	writes int
}

func (c *countingTable) Write(ctx context.Context, ops ...store.Op) error {
	c.mu.Lock()
	c.writes++
	c.mu.Unlock()
	return c.Table.Write(ctx, ops...)
}

// mailbox keeps what was sent.
type mailbox struct{ sent []mail.Message }

func (m *mailbox) Send(_ context.Context, message mail.Message) error {
	m.sent = append(m.sent, message)
	return nil
}

// fakeCloud plays the connection to a cloud account.
type fakeCloud struct {
	configured bool
	connection cloudaccount.Connection
	finished   error
	calls      []string
}

func (f *fakeCloud) Configured() bool { return f.configured }
func (f *fakeCloud) Status(context.Context, string) (cloudaccount.Connection, error) {
	return f.connection, nil
}
func (f *fakeCloud) Begin(_ context.Context, _, session string) (string, error) {
	if !f.configured {
		return "", problem.New(problem.TargetNotAvailable, "not configured")
	}
	f.calls = append(f.calls, "begin in "+session)
	return "https://cloud.example.com/auth?state=s", nil
}
func (f *fakeCloud) Finish(_ context.Context, _, session string, query url.Values) error {
	f.calls = append(f.calls, "finish in "+session+" with "+query.Get("code"))
	return f.finished
}
func (f *fakeCloud) Disconnect(context.Context, string) error {
	f.calls = append(f.calls, "disconnect")
	return nil
}

// person is a browser with a session, or without one.
type person struct {
	w     *world
	user  account.User
	token string
}

func (w *world) stranger() person { return person{w: w} }

// person signs somebody in.
func (w *world) person(email string) person {
	w.t.Helper()
	user, err := w.accounts.Ensure(w.t.Context(), email)
	w.must(err)
	return w.session(user, session.Session{User: user.ID})
}

func (w *world) session(user account.User, s session.Session) person {
	w.t.Helper()
	token, _, err := w.sessions.Start(w.t.Context(), s, "")
	w.must(err)
	return person{w: w, user: user, token: token}
}

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// request is one request of a browser that changes before it is sent.
type change func(*http.Request)

func (p person) do(method, path string, body io.Reader, changes ...change) *httptest.ResponseRecorder {
	p.w.t.Helper()
	r := httptest.NewRequest(method, base+path, body)
	if p.token != "" {
		r.AddCookie(&http.Cookie{Name: session.CookieName, Value: p.token})
	}
	if p.w.visitor != "" {
		r.AddCookie(&http.Cookie{Name: "__Host-visitor", Value: p.w.visitor})
	}
	for _, c := range changes {
		c(r)
	}
	rec := httptest.NewRecorder()
	p.w.handler.ServeHTTP(rec, r)
	return rec
}

func (p person) get(path string, changes ...change) *httptest.ResponseRecorder {
	p.w.t.Helper()
	return p.do(http.MethodGet, path, nil, changes...)
}

// post sends a form as a browser does, without its CSRF value.
func (p person) post(path string, form url.Values, changes ...change) *httptest.ResponseRecorder {
	p.w.t.Helper()
	form2 := func(r *http.Request) {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Origin", base)
		r.Header.Set("Sec-Fetch-Site", "same-origin")
	}
	return p.do(http.MethodPost, path, strings.NewReader(form.Encode()), append([]change{form2}, changes...)...)
}

// submit sends a form with its CSRF value.
func (p person) submit(path string, form url.Values, changes ...change) *httptest.ResponseRecorder {
	p.w.t.Helper()
	whole := url.Values{"csrf": {session.CSRF(p.token)}}
	for name, values := range form {
		whole[name] = values
	}
	return p.post(path, whole, changes...)
}

// is checks the status of an answer and what stands in its page.
func (w *world) is(rec *httptest.ResponseRecorder, status int, texts ...string) {
	w.t.Helper()
	if rec.Code != status {
		w.t.Errorf("status %d, want %d: %s", rec.Code, status, rec.Body)
	}
	for _, text := range texts {
		if !strings.Contains(rec.Body.String(), text) {
			w.t.Errorf("no %q in %s", text, rec.Body)
		}
	}
}

func (w *world) leads(rec *httptest.ResponseRecorder, to string) {
	w.t.Helper()
	if got := rec.Header().Get("Location"); rec.Code != http.StatusSeeOther || got != to {
		w.t.Errorf("%d to %q, want 303 to %q: %s", rec.Code, got, to, rec.Body)
	}
}

// register makes an OAuth client and gives the path of its request.
func (w *world) register(name, redirect string) string {
	w.t.Helper()
	body, err := json.Marshal(map[string]any{"client_name": name, "redirect_uris": []string{redirect}, "token_endpoint_auth_method": "none"})
	w.must(err)
	client, err := w.oauth.Register(w.t.Context(), body)
	w.must(err)
	return "/oauth/auth?" + url.Values{"response_type": {"code"}, "client_id": {client.ClientID}, "redirect_uri": {redirect}, "scope": {"jobs:read"},
		"code_challenge": {"E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"}, "code_challenge_method": {"S256"}, "state": {"xyz"}}.Encode()
}

func platform(issuer string) lti.Platform {
	return lti.Platform{Issuer: issuer, ClientID: "client", AuthLoginURL: issuer + "/auth", AccessTokenURL: issuer + "/token", JWKSURL: issuer + "/keys", Active: true}
}

func (w *world) platform(issuer string) lti.Platform {
	w.t.Helper()
	p, err := w.platforms.Add(w.t.Context(), platform(issuer))
	w.must(err)
	return p
}
