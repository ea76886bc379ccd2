package cloudform_test

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform"
	"formwright/shared/cloudform/formtest"
	"formwright/shared/cloudform/made"
	"formwright/shared/export"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store/embedded"
)

const (
	base   = "https://forms.example.org"
	user   = "u1"
	job    = "job-1"
	secret = "6f2c1d7e-8a0b-4c3d-9e5f-0a1b2c3d4e5f" // of the job's export
)

// world is the service over a real store and the stand-ins.
type world struct {
	*cloudform.Service
	t       *testing.T
	cloud   *cloudtest.Cloud
	forms   *formtest.Forms
	clouds  *cloudaccount.Service
	exports *export.Service
	kept    *made.Forms
	server  *httptest.Server
	store   *embedded.Store

	mu     sync.Mutex
	clock  time.Time
	pauses []time.Duration
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.store = st
	w.cloud = cloudtest.New(w.now, "ada@example.org", base+"/cloud/callback")
	w.forms = formtest.New(w.cloud, w.now)
	w.server = httptest.NewUnstartedServer(w.cloud)
	w.server.Config.ErrorLog = nil
	w.server.Start()
	t.Cleanup(w.server.Close)
	w.clouds = cloudaccount.New(st.Table(), newBox(t), cloudaccount.Options{
		ClientID: cloudtest.ClientID, ClientSecret: cloudtest.ClientSecret, BaseURL: base,
		AuthURL: w.server.URL + cloudtest.AuthPath, TokenURL: w.server.URL + cloudtest.TokenPath}, w.now)
	w.exports = export.New(st.Table(), st.Blobs(), 720*time.Hour, w.now)
	w.kept = made.New(st.Table(), w.clouds)
	w.forms.Fetch = w.fetch
	w.Service = w.service(base)
	w.connect()
	return w
}

func (w *world) service(base string) *cloudform.Service {
	return cloudform.New(w.store.Table(), w.clouds, w.exports, cloudform.Config{FormsURL: w.server.URL, DriveURL: w.server.URL, BaseURL: base,
		Transport: &http.Transport{DisableKeepAlives: true}, Pause: w.pause}, w.now)
}

func (w *world) pause(_ context.Context, d time.Duration) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pauses = append(w.pauses, d)
	return nil
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

// fetch gets a picture as anybody with the address does.
func (w *world) fetch(address string) error {
	id, ok := strings.CutPrefix(address, base+"/api/forms/exports/")
	if !ok {
		return fmt.Errorf("the address %s", address)
	}
	e, err := w.exports.Find(w.t.Context(), id)
	if err != nil {
		return err
	}
	blob, err := w.exports.Open(w.t.Context(), id, 0, -1)
	if err != nil {
		return err
	}
	defer blob.Body.Close()
	if !strings.HasPrefix(e.MediaType, "image/") || e.Size == 0 {
		return fmt.Errorf("%s of %d bytes", e.MediaType, e.Size)
	}
	return nil
}

func (w *world) connect() {
	w.t.Helper()
	address, err := w.clouds.Begin(w.t.Context(), user, "s")
	if err != nil {
		w.t.Fatal(err)
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Get(address)
	if err != nil {
		w.t.Fatal(err)
	}
	resp.Body.Close()
	to, err := resp.Location()
	if err != nil {
		w.t.Fatal(err)
	}
	if err := w.clouds.Finish(w.t.Context(), user, "s", to.Query()); err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) attempt(q quiz.Quiz) (cloudform.Made, error) {
	return w.Create(w.t.Context(), cloudform.Order{User: user, Job: job, Export: secret, Quiz: q})
}

// make is what the worker does: it tries again after passing trouble.
func (w *world) make(q quiz.Quiz) cloudform.Made {
	w.t.Helper()
	for range 5 {
		made, err := w.attempt(q)
		if err == nil {
			return made
		}
		if !problem.IsTransient(err) {
			w.t.Fatal(err)
		}
	}
	w.t.Fatal("no attempt of five made the form")
	return cloudform.Made{}
}

// whole checks that a made form is there, complete and open.
func (w *world) whole(made cloudform.Made) formtest.Form {
	w.t.Helper()
	for _, f := range w.forms.Forms() {
		if f.ID != made.FormID {
			continue
		}
		if want := len(made.Requests) - heads(made.Plan); len(f.Items) != want || !f.Quiz || !f.Published || !f.Accepting {
			w.t.Errorf("form %s has %d items, want %d; quiz %v, published %v", f.ID, len(f.Items), want, f.Quiz, f.Published)
		}
		return f
	}
	w.t.Errorf("there is no form %q", made.FormID)
	return formtest.Form{}
}

func heads(p cloudform.Plan) (n int) {
	for _, r := range p.Requests {
		if r.CreateItem == nil {
			n++
		}
	}
	return n
}

// one checks that there is one form and nothing else.
func (w *world) one(made cloudform.Made) {
	w.t.Helper()
	w.whole(made)
	if n := len(w.forms.Forms()); n != 1 {
		w.t.Errorf("%d forms in the drive, want 1", n)
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

func newBox(t *testing.T) box {
	t.Helper()
	block, err := aes.NewCipher(make([]byte, 32))
	if err != nil {
		t.Fatal(err)
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		t.Fatal(err)
	}
	return box{aead}
}

func (b box) Seal(plain, context []byte) ([]byte, error) {
	return b.AEAD.Seal(nil, nil, plain, context), nil
}

func (b box) Open(sealed, context []byte) ([]byte, error) {
	return b.AEAD.Open(nil, nil, sealed, context)
}
