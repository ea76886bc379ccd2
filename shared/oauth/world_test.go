package oauth_test

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/jose"
	"formwright/shared/oauth"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

const (
	base     = "https://forms.example.org"
	callback = "https://app.example.com/cb"
	verifier = "a-verifier-of-43-characters-or-more.~_0123456789"
	person   = "user-1"
)

// world is the authorization server over a real store, with a clock that is
// moved and keys that can be promoted.
type world struct {
	*oauth.Service
	t     testing.TB
	table store.Table
	mu    sync.Mutex
	clock time.Time
	ring  *jose.Ring
}

func newWorld(t testing.TB) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	if w.ring, err = jose.NewRing(w.clock); err != nil {
		t.Fatal(err)
	}
	w.table = st.Table()
	w.Service = w.another()
	return w
}

// another is a second process on the same store.
func (w *world) another() *oauth.Service { return oauth.New(w.table, w.keys, base, w.now) }

func (w *world) keys() *jose.Ring { return w.ring }

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

// register makes a client of some metadata; redirect_uris is added when absent.
func (w *world) register(metadata map[string]any) oauth.Registration {
	w.t.Helper()
	if metadata["redirect_uris"] == nil {
		metadata["redirect_uris"] = []string{callback}
	}
	body, err := json.Marshal(metadata)
	if err != nil {
		w.t.Fatal(err)
	}
	r, err := w.Register(w.t.Context(), body)
	if err != nil {
		w.t.Fatal(err)
	}
	return r
}

// public makes a client without a secret.
func (w *world) public() oauth.Registration {
	return w.register(map[string]any{"token_endpoint_auth_method": "none", "client_name": "App"})
}

func challenge() string {
	sum := sha256.Sum256([]byte(verifier))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// query is a good authorization request; pairs of changes follow, where an
// empty value takes a parameter out.
func query(client oauth.Registration, changes ...string) url.Values {
	q := url.Values{"response_type": {"code"}, "client_id": {client.ClientID}, "redirect_uri": {callback},
		"code_challenge": {challenge()}, "code_challenge_method": {"S256"}, "state": {"s t+%&=é"}}
	return changed(q, changes)
}

func changed(v url.Values, changes []string) url.Values {
	for i := 0; i < len(changes); i += 2 {
		if v.Del(changes[i]); changes[i+1] != "" {
			v.Set(changes[i], changes[i+1])
		}
	}
	return v
}

// approve has the person agree and returns the code.
func (w *world) approve(client oauth.Registration, changes ...string) string {
	w.t.Helper()
	r, err := w.Check(w.t.Context(), query(client, changes...))
	if err != nil {
		w.t.Fatal(err)
	}
	to, err := w.Approve(w.t.Context(), r, person)
	if err != nil {
		w.t.Fatal(err)
	}
	return params(w.t, to).Get("code")
}

func params(t testing.TB, uri string) url.Values {
	t.Helper()
	u, err := url.Parse(uri)
	if err != nil {
		t.Fatal(err)
	}
	return u.Query()
}

// own is how a client proves itself in the form.
func own(client oauth.Registration) url.Values {
	v := url.Values{"client_id": {client.ClientID}}
	if client.Secret != "" {
		v.Set("client_secret", client.Secret)
	}
	return v
}

func codeForm(client oauth.Registration, code string, changes ...string) url.Values {
	v := own(client)
	v.Set("grant_type", "authorization_code")
	v.Set("code", code)
	v.Set("code_verifier", verifier)
	return changed(v, changes)
}

func refreshForm(client oauth.Registration, token string, changes ...string) url.Values {
	v := own(client)
	v.Set("grant_type", "refresh_token")
	v.Set("refresh_token", token)
	return changed(v, changes)
}

func tokenForm(client oauth.Registration, token string) url.Values {
	v := own(client)
	v.Set("token", token)
	return v
}

// token asks the token endpoint and wants an answer.
func (w *world) token(form url.Values) oauth.TokenResponse {
	w.t.Helper()
	r, err := w.Token(w.t.Context(), form, oauth.ClientAuth{})
	if err != nil {
		w.t.Fatal(err)
	}
	return r
}

// connect goes all the way to the first tokens.
func (w *world) connect(client oauth.Registration, changes ...string) oauth.TokenResponse {
	w.t.Helper()
	return w.token(codeForm(client, w.approve(client, changes...)))
}

// refused asks the token endpoint and wants a refusal.
func (w *world) refused(form url.Values, code oauth.Code) {
	w.t.Helper()
	_, err := w.Token(w.t.Context(), form, oauth.ClientAuth{})
	if got := codeOf(err); got != code {
		w.t.Errorf("refused with %q (%v), want %q", got, err, code)
	}
}

// codeOf is the code of a refusal, "" for every other error and none.
func codeOf(err error) oauth.Code {
	var e *oauth.Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

// works reports whether an access token is accepted by a process that has
// nothing cached.
func (w *world) works(token string) bool {
	w.t.Helper()
	_, err := w.another().Authenticate(w.t.Context(), token)
	return err == nil
}

func (w *world) wantWorks(token string, want bool) {
	w.t.Helper()
	if got := w.works(token); got != want {
		w.t.Errorf("the access token works: %v, want %v", got, want)
	}
}

// claims reads a token without verifying it.
func claims(t testing.TB, token string) map[string]any {
	t.Helper()
	text, err := base64.RawURLEncoding.DecodeString(strings.Split(token, ".")[1])
	if err != nil {
		t.Fatal(err)
	}
	var out map[string]any
	if err := json.Unmarshal(text, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// quoted is a string in JSON.
func quoted(s string) string {
	text, _ := json.Marshal(s) // a string always has a spelling
	return string(text)
}

// recording is a table that remembers all that was written to it.
type recording struct {
	store.Table
	mu   sync.Mutex
	text strings.Builder
}

func (r *recording) Write(ctx context.Context, ops ...store.Op) error {
	r.mu.Lock()
	for _, op := range ops {
		fmt.Fprintf(&r.text, "%q %q %q\n", op.Key, op.Item.Attrs, op.Set)
	}
	r.mu.Unlock()
	return r.Table.Write(ctx, ops...)
}
