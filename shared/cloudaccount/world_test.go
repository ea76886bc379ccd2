package cloudaccount_test

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

const (
	base    = "https://forms.example.org"
	user    = "u1"
	session = "session-1"
)

// world is the service over a real store and the stand-in.
type world struct {
	*cloudaccount.Service
	t      *testing.T
	dir    string
	store  *embedded.Store
	box    *box
	cloud  *cloudtest.Cloud
	server *httptest.Server

	mu    sync.Mutex
	clock time.Time
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, dir: t.TempDir(), clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC), box: newBox(t)}
	st, err := embedded.Open(w.dir, embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.store = st
	w.cloud = cloudtest.New(w.now, "ada@example.org", base+"/cloud/callback")
	w.server = httptest.NewServer(w.cloud)
	t.Cleanup(w.server.Close)
	w.Service = w.service(st.Table())
	return w
}

// service is another process over a table.
func (w *world) service(table store.Table) *cloudaccount.Service {
	return cloudaccount.New(table, w.box, cloudaccount.Options{
		ClientID: cloudtest.ClientID, ClientSecret: cloudtest.ClientSecret, BaseURL: base,
		AuthURL: w.server.URL + cloudtest.AuthPath, TokenURL: w.server.URL + cloudtest.TokenPath,
	}, w.now)
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

// browse follows the person to the stand-in and gives the query it sends back.
func (w *world) browse() url.Values {
	w.t.Helper()
	address, err := w.Begin(w.t.Context(), user, session)
	if err != nil {
		w.t.Fatal(err)
	}
	return w.visit(address)
}

func (w *world) visit(address string) url.Values {
	w.t.Helper()
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Get(address)
	if err != nil {
		w.t.Fatal(err)
	}
	defer resp.Body.Close()
	to, err := resp.Location()
	if err != nil {
		w.t.Fatalf("status %d: %v", resp.StatusCode, err)
	}
	if got := to.Scheme + "://" + to.Host + to.Path; got != base+"/cloud/callback" {
		w.t.Fatalf("sent back to %s", got)
	}
	return to.Query()
}

func (w *world) connect() {
	w.t.Helper()
	if err := w.Finish(w.t.Context(), user, session, w.browse()); err != nil {
		w.t.Fatal(err)
	}
}

// access gets a token and checks that the stand-in takes it.
func (w *world) access() string {
	w.t.Helper()
	token, err := w.Token(w.t.Context(), user)
	if err != nil {
		w.t.Fatal(err)
	}
	if !w.takes(token) {
		w.t.Error("the stand-in does not take the token")
	}
	return token
}

func (w *world) takes(token string) bool {
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r.Header.Set("Authorization", "Bearer "+token)
	_, status := w.cloud.Bearer(r, cloudaccount.ScopeDocuments)
	return status == http.StatusOK
}

func (w *world) status() cloudaccount.Connection {
	w.t.Helper()
	c, err := w.Status(w.t.Context(), user)
	if err != nil {
		w.t.Fatal(err)
	}
	return c
}

// content nobody complained about what the service sent.
func (w *world) content() {
	w.t.Helper()
	for _, complaint := range w.cloud.Complaints() {
		w.t.Error("the stand-in complains: " + complaint)
	}
}

func code(t *testing.T, err error, want problem.Code, transient bool) {
	t.Helper()
	if problem.CodeOf(err) != want || problem.IsTransient(err) != transient {
		t.Errorf("err = %v (transient %v), want %s (%v)", err, problem.IsTransient(err), want, transient)
	}
}

// box seals with one AES-256-GCM key.
type box struct{ cipher.AEAD }

func newBox(t *testing.T) *box {
	t.Helper()
	key := make([]byte, 32)
	_, _ = rand.Read(key) // never fails
	block, err := aes.NewCipher(key)
	if err != nil {
		t.Fatal(err)
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		t.Fatal(err)
	}
	return &box{aead}
}

func (b *box) Seal(plain, context []byte) ([]byte, error) {
	return b.AEAD.Seal(nil, nil, plain, context), nil
}

func (b *box) Open(sealed, context []byte) ([]byte, error) {
	return b.AEAD.Open(nil, nil, sealed, context)
}
