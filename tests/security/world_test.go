package security

import (
	"bytes"
	"context"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform/made"
	"formwright/shared/config"
	"formwright/shared/export"
	"formwright/shared/form"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/mail"
	"formwright/shared/oauth"
	"formwright/shared/output"
	"formwright/shared/ratelimit"
	"formwright/shared/seal"
	"formwright/shared/session"
	"formwright/shared/signin"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/transcript"
	"formwright/shared/web"
	"formwright/shared/webhook"
)

const (
	base  = "https://forms.example.org"
	app   = "https://app.example.com/cb"
	ada   = "ada@proved.example"
	admin = "root@admins.example"
)

// world is pages and API over one store, with a log that is kept.
type world struct {
	t        testing.TB
	dir      string
	logs     lockedBuffer
	store    *embedded.Store
	table    *table
	handler  http.Handler
	accounts *account.Service
	lti      *lti.Service
	mails    []mail.Message
	cloud    *cloudtest.Cloud
	lms      *ltitest.Platform
	platform lti.Platform
	secrets  map[string]string // what no log may hold, and what it is
	clock    time.Time
}

func newWorld(t testing.TB) *world {
	t.Helper()
	w := &world{t: t, dir: t.TempDir(), secrets: map[string]string{}, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(w.dir, embedded.Options{Now: w.now})
	w.must(err)
	t.Cleanup(func() { st.Close() })
	w.store, w.table = st, &table{Table: st.Table()}
	w.cloud = cloudtest.New(w.now, "ada@cloud.example", base+"/cloud/callback")
	server := httptest.NewServer(w.cloud)
	t.Cleanup(server.Close)
	w.lms = ltitest.New(base, w.now)
	t.Cleanup(w.lms.Close)
	w.build(server.URL)
	w.platform, err = w.lti.Add(t.Context(), lti.Platform{Issuer: w.lms.Issuer, ClientID: w.lms.ClientID, AuthLoginURL: w.lms.URL(ltitest.AuthPath),
		AccessTokenURL: w.lms.URL(ltitest.TokenPath), JWKSURL: w.lms.URL(ltitest.KeysPath), Active: true})
	w.must(err)
	return w
}

func (w *world) build(cloud string) {
	ring, err := jose.NewRing(w.clock)
	w.must(err)
	log := slog.New(slog.NewJSONHandler(&w.logs, &slog.HandlerOptions{Level: slog.LevelDebug}))
	c := config.Config{BaseURL: base, SyncWait: time.Minute, ExportTTL: time.Hour, CreditsFree: 10, MaxUpload: 1 << 20, AdminEmails: []string{admin}}
	queue := w.store.Queue("q", embedded.QueueOptions{Visibility: time.Hour})
	w.accounts = account.New(w.table, c.CreditsFree, w.now)
	tokens, sessions := account.NewTokens(w.table, jose.Fixed(ring), base, w.now), session.New(w.table, w.now)
	server, limits := oauth.New(w.table, jose.Fixed(ring), base, w.now), ratelimit.New(w.table, w.now)
	w.lti = lti.New(w.table, w.accounts, lti.Options{BaseURL: base, AllowPrivate: true}, w.now)
	jobs := job.New(w.table, queue, queue, w.accounts, job.DefaultTiming(), w.now)
	box := seal.NewBox(seal.Fixed(seal.NewRing(w.clock)))
	clouds := cloudaccount.New(w.table, box, cloudaccount.Options{BaseURL: base, ClientID: cloudtest.ClientID,
		ClientSecret: cloudtest.ClientSecret, AuthURL: cloud + cloudtest.AuthPath, TokenURL: cloud + cloudtest.TokenPath}, w.now)
	links := signin.New(w.table, w.accounts, limits, w, signin.Options{BaseURL: base, Limit: 100}, w.now)
	exports, reads := export.New(w.table, w.store.Blobs(), time.Hour, w.now), transcript.New(w.table, w.store.Blobs(), w.now)
	cloudForms, forms := made.New(w.table, clouds), form.New(w.table, w.store.Blobs(), w.now)
	hooks := webhook.New(webhook.Services{Table: w.table, Queue: queue, Box: box, Forms: webhook.FormsOf(forms), Owners: w.accounts, Mails: w}, webhook.Options{BaseURL: base}, w.now)
	forms.Outbox = webhook.Outbox{Service: hooks}
	rest := api.New(c, api.Services{Accounts: w.accounts, Tokens: tokens, OAuth: server, Sessions: sessions, LTI: w.lti, LTIKeys: jose.Fixed(ring), Jobs: jobs,
		Exports: exports, CloudForms: cloudForms, Forms: forms, Webhooks: hooks, Limiter: limits, Uploads: w.store.Blobs(),
		CheckURL: func(string) error { return nil }, Log: log, Now: w.now})
	w.handler = web.New(c, web.Services{Accounts: w.accounts, Tokens: tokens, Sessions: sessions, Links: links, OAuth: server, Jobs: jobs,
		Converter: rest, Reads: reads, Again: transcript.Again{Exports: exports, Transcripts: reads, Make: output.Make}, Limiter: limits,
		Cloud: clouds, CloudForms: cloudForms, Forms: forms, Webhooks: hooks, Platforms: w.lti, Log: log, Now: w.now}).Handler(rest.Handler())
}

func (w *world) now() time.Time { return w.clock }

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// Send is the world's post office.
func (w *world) Send(_ context.Context, m mail.Message) error {
	w.mails = append(w.mails, m)
	return nil
}

// secret notes what no log may hold.
func (w *world) secret(what, text string) string {
	w.t.Helper()
	if len(text) < 8 {
		w.t.Fatalf("%s: %q is no secret", what, text)
	}
	w.secrets[text] = what
	return text
}

// table can be made to fail, and counts how often it is asked.
type table struct {
	store.Table
	down  error
	asked atomic.Int64
}

func (t *table) Get(ctx context.Context, key store.Key) (store.Item, error) {
	t.asked.Add(1)
	if t.down != nil {
		return store.Item{}, t.down
	}
	return t.Table.Get(ctx, key)
}

func (t *table) Write(ctx context.Context, ops ...store.Op) error {
	t.asked.Add(1)
	if t.down != nil {
		return t.down
	}
	return t.Table.Write(ctx, ops...)
}

func (t *table) Query(ctx context.Context, q store.Query) (store.Page, error) {
	t.asked.Add(1)
	if t.down != nil {
		return store.Page{}, t.down
	}
	return t.Table.Query(ctx, q)
}

// lockedBuffer is a log that several goroutines write.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// browser keeps cookies.
type browser struct {
	*world
	cookies map[string]string
}

func (w *world) browser() *browser { return &browser{w, map[string]string{}} }

// do makes a request; headers are names and values in turn.
func (b *browser) do(method, path, body string, headers ...string) *httptest.ResponseRecorder {
	b.t.Helper()
	r := httptest.NewRequest(method, base+path, strings.NewReader(body))
	for name, value := range b.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	rec := httptest.NewRecorder()
	b.handler.ServeHTTP(rec, r)
	for _, c := range rec.Result().Cookies() {
		if c.MaxAge < 0 {
			delete(b.cookies, c.Name)
			continue
		}
		b.cookies[c.Name] = b.secret("cookie "+c.Name, c.Value)
	}
	return rec
}

func (b *browser) get(path string, headers ...string) *httptest.ResponseRecorder {
	b.t.Helper()
	return b.do("GET", path, "", headers...)
}

// post sends a form from a page of ours.
func (b *browser) post(path string, form url.Values, headers ...string) *httptest.ResponseRecorder {
	b.t.Helper()
	if token := b.cookies[session.CookieName]; token != "" && form.Get("csrf") == "" {
		form.Set("csrf", b.secret("csrf value", session.CSRF(token)))
	}
	return b.do("POST", path, form.Encode(), append([]string{"Content-Type", "application/x-www-form-urlencoded", "Origin", base}, headers...)...)
}

// want checks a status and gives the answer back.
func (w *world) want(rec *httptest.ResponseRecorder, status int) *httptest.ResponseRecorder {
	w.t.Helper()
	if rec.Code != status {
		w.t.Fatalf("status %d, want %d: %s %s", rec.Code, status, rec.Header().Get("Location"), rec.Body)
	}
	return rec
}

// between cuts the text between two others out of an answer.
func (w *world) between(rec *httptest.ResponseRecorder, before, after string) string {
	w.t.Helper()
	m := regexp.MustCompile(regexp.QuoteMeta(before) + "([^\"<&]+)" + regexp.QuoteMeta(after)).FindStringSubmatch(rec.Body.String())
	if m == nil {
		w.t.Fatalf("no %s in %s", before, rec.Body)
	}
	return m[1]
}

// link is the path of the sign-in link in the newest mail.
func (w *world) link() string {
	w.t.Helper()
	path := regexp.MustCompile(base + `(/signin/\S+)`).FindStringSubmatch(w.mails[len(w.mails)-1].Text)[1]
	w.secret("sign-in link", strings.TrimPrefix(path, "/signin/"))
	return path
}

// signIn signs a browser in by mail.
func (w *world) signIn(email string) *browser {
	w.t.Helper()
	b := w.browser()
	w.secrets[email] = "e-mail address"
	w.want(b.post("/signin", url.Values{"email": {email}}), 200)
	link := w.link()
	w.want(b.get(link), 200)
	w.want(b.post(link, url.Values{}), 303)
	return b
}

// launch launches from the LMS.
func (w *world) launch(tampers ...ltitest.Tamper) (*browser, *httptest.ResponseRecorder) {
	w.t.Helper()
	b := w.browser()
	login := w.want(b.post("/api/lti/login", w.lms.LoginParams()), 302)
	to, err := url.Parse(login.Header().Get("Location"))
	w.must(err)
	w.secret("nonce", to.Query().Get("nonce"))
	form, err := w.lms.Respond(to.String(), tampers...)
	w.must(err)
	w.secret("id_token", form.Get("id_token"))
	w.secret("state", form.Get("state"))
	return b, b.do("POST", "/api/lti/callback", form.Encode(), "Content-Type", "application/x-www-form-urlencoded", "Origin", w.lms.Issuer)
}

// noneInTheStore looks at every byte on the disk.
func (w *world) noneInTheStore() {
	w.t.Helper()
	w.must(w.store.Close())
	seen := false
	w.must(fs.WalkDir(os.DirFS(w.dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(os.DirFS(w.dir), name)
		seen = seen || bytes.Contains(data, []byte(ada))
		for text, what := range w.secrets {
			if !strings.Contains(text, "@") && bytes.Contains(data, []byte(text)) {
				w.t.Errorf("the store holds a secret: %s", what)
			}
		}
		return err
	}))
	if !seen {
		w.t.Error("the store that was looked at holds not even the accounts")
	}
}
