package cloudaccount_test

import (
	"bytes"
	"errors"
	"io/fs"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/problem"
)

func TestConnect(t *testing.T) {
	w := newWorld(t)
	if c := w.status(); c.Connected {
		t.Errorf("before: %+v", c)
	}
	w.connect()
	want := cloudaccount.Connection{Connected: true, Email: "ada@example.org", ConnectedAt: w.now(), Scopes: []string{
		cloudaccount.ScopeDocuments, cloudaccount.ScopeForms, "https://www.googleapis.com/auth/userinfo.email", "openid"}}
	got := w.status()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !got.Allows(cloudaccount.ScopeForms) || got.Allows("https://www.googleapis.com/auth/drive") {
		t.Error("it allows other scopes than were granted")
	}
	w.access()
	w.content()
	if c, err := w.Status(t.Context(), "u2"); err != nil || c.Connected {
		t.Errorf("another user: %+v, %v", c, err)
	}
}

// TestAuthorizationRequest is what the real service documents for a refresh
// token that lasts.
func TestAuthorizationRequest(t *testing.T) {
	w := newWorld(t)
	service := cloudaccount.New(w.store.Table(), w.box, cloudaccount.Options{ClientID: "id", ClientSecret: "secret", BaseURL: base}, w.now)
	address, err := service.Begin(t.Context(), user, session)
	if err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	q := u.Query()
	if len(q.Get("state")) != 43 || len(q.Get("code_challenge")) != 43 {
		t.Errorf("state %q, challenge %q", q.Get("state"), q.Get("code_challenge"))
	}
	q.Del("state")
	q.Del("code_challenge")
	want := url.Values{"client_id": {"id"}, "redirect_uri": {base + "/cloud/callback"}, "response_type": {"code"}, "code_challenge_method": {"S256"},
		"access_type": {"offline"}, "prompt": {"consent"}, "include_granted_scopes": {"true"},
		"scope": {"openid email https://www.googleapis.com/auth/drive.readonly https://www.googleapis.com/auth/forms.body"}}
	if diff := cmp.Diff(want, q); diff != "" {
		t.Error(diff)
	}
	if u.RawQuery = ""; u.String() != "https://accounts.google.com/o/oauth2/v2/auth" {
		t.Error(u)
	}
}

func TestNotConfigured(t *testing.T) {
	w := newWorld(t)
	w.connect()
	service := cloudaccount.New(w.store.Table(), w.box, cloudaccount.Options{BaseURL: base}, w.now)
	if service.Configured() || !w.Configured() {
		t.Error("configured is told wrongly")
	}
	_, err := service.Begin(t.Context(), user, session)
	code(t, err, problem.TargetNotAvailable, false)
	finish := service.Finish(t.Context(), user, session, url.Values{})
	_, token := service.Token(t.Context(), user)
	code(t, token, problem.CloudAuthRequired, false)
	for _, err := range []error{err, finish, token} {
		if !errors.Is(err, cloudaccount.ErrNotConfigured) {
			t.Errorf("err = %v", err)
		}
	}
}

// TestState is who may finish a connection: the one who began it, in the same
// session, once, in time.
func TestState(t *testing.T) {
	w := newWorld(t)
	refused := func(what, user, session string, q url.Values) {
		t.Helper()
		err := w.Finish(t.Context(), user, session, q)
		if code(t, err, problem.InvalidRequest, false); !errors.Is(err, cloudaccount.ErrState) {
			t.Errorf("%s: %v", what, err)
		}
	}
	good := w.browse()
	refused("no state", user, session, url.Values{"code": good["code"]})
	refused("another state", user, session, url.Values{"code": good["code"], "state": {strings.Repeat("x", 43)}})
	refused("two states", user, session, url.Values{"code": good["code"], "state": {good.Get("state"), good.Get("state")}})
	refused("a long state", user, session, url.Values{"code": good["code"], "state": {strings.Repeat("x", 1<<20)}})
	refused("another session", user, "session-2", good)
	refused("another user", "u2", session, good)
	if w.cloud.Count("exchange") != 0 || w.status().Connected {
		t.Error("a code was used for a wrong state")
	}
	if err := w.Finish(t.Context(), user, session, good); err != nil {
		t.Errorf("the right one after the wrong ones: %v", err)
	}
	refused("the same again", user, session, good)
	late := w.browse()
	w.pass(10 * time.Minute)
	refused("too late", user, session, late)
	w.content()
}

// TestStateRaced: of many callbacks at once one uses the code.
func TestStateRaced(t *testing.T) {
	w := newWorld(t)
	q := w.browse()
	var all sync.WaitGroup
	errs := make([]error, 50)
	for i := range errs {
		all.Go(func() { errs[i] = w.Finish(t.Context(), user, session, q) })
	}
	all.Wait()
	won := 0
	for _, err := range errs {
		if err == nil {
			won++
		} else if !errors.Is(err, cloudaccount.ErrState) {
			t.Error(err)
		}
	}
	if won != 1 || w.cloud.Count("exchange") != 1 {
		t.Errorf("%d won, %d exchanges", won, w.cloud.Count("exchange"))
	}
	w.access()
	w.content()
}

func TestPersonRefuses(t *testing.T) {
	w := newWorld(t)
	for name, b := range map[string]cloudtest.Behaviour{
		"denied": {Deny: true}, "neither documents nor forms": {Grant: []string{"openid", "email"}},
	} {
		w.cloud.Behave(b)
		err := w.Finish(t.Context(), user, session, w.browse())
		if code(t, err, problem.InvalidRequest, false); !errors.Is(err, cloudaccount.ErrDenied) {
			t.Errorf("%s: %v", name, err)
		}
		if w.status().Connected || w.cloud.Living() != 0 {
			t.Errorf("%s: connected all the same", name)
		}
	}
	w.content()
}

// TestPartOfTheScopes is a person who ticks one box of two.
func TestPartOfTheScopes(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Grant: []string{cloudaccount.ScopeForms}})
	w.connect()
	if c := w.status(); c.Allows(cloudaccount.ScopeDocuments) || !c.Allows(cloudaccount.ScopeForms) {
		t.Errorf("%+v", c)
	}
	if _, err := w.Token(t.Context(), user, cloudaccount.ScopeForms); err != nil {
		t.Error(err)
	}
	_, err := w.Token(t.Context(), user, cloudaccount.ScopeForms, cloudaccount.ScopeDocuments)
	code(t, err, problem.CloudAuthRequired, false)
}

func TestNoRefreshToken(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{NoRefresh: true})
	err := w.Finish(t.Context(), user, session, w.browse())
	if code(t, err, problem.SourceUnavailable, false); !errors.Is(err, cloudaccount.ErrNoRefresh) {
		t.Error(err)
	}
	if w.status().Connected || w.cloud.Count("revoked") != 1 {
		t.Error("a grant of no use was not given back")
	}
	w.cloud.Behave(cloudtest.Behaviour{})
	w.connect()
}

func TestTokenEndpointRefusesTheCode(t *testing.T) {
	w := newWorld(t)
	for _, c := range []struct {
		behaviour cloudtest.Behaviour
		code      problem.Code
		transient bool
	}{
		{cloudtest.Behaviour{Error: "invalid_grant"}, problem.InvalidRequest, false},
		{cloudtest.Behaviour{Error: "invalid_client"}, problem.SourceUnavailable, false},
		{cloudtest.Behaviour{Error: "Secret: " + strings.Repeat("x", 500)}, problem.SourceUnavailable, false},
		{cloudtest.Behaviour{Status: 500}, problem.SourceUnavailable, true},
		{cloudtest.Behaviour{Status: 302}, problem.SourceUnavailable, false},
		{cloudtest.Behaviour{Status: 200}, problem.SourceUnavailable, true}, // with a text
	} {
		w.cloud.Behave(c.behaviour)
		q := w.browse()
		err := w.Finish(t.Context(), user, session, q)
		code(t, err, c.code, c.transient)
		for _, secret := range []string{q.Get("code"), q.Get("state"), cloudtest.ClientSecret, "Secret"} {
			if strings.Contains(err.Error(), secret) {
				t.Errorf("%+v: the error holds a secret: %v", c.behaviour, err)
			}
		}
	}
	if w.status().Connected {
		t.Error("connected")
	}
}

func TestCallbackErrors(t *testing.T) {
	w := newWorld(t)
	for _, answer := range []url.Values{
		{"error": {"admin_policy_enforced"}}, {"error": {"<script>alert(1)</script>"}}, {"error": {""}}, {}, {"code": {""}}, {"code": {"a", "b"}}, {"code": {strings.Repeat("x", 5000)}},
	} {
		answer.Set("state", w.browse().Get("state"))
		err := w.Finish(t.Context(), user, session, answer)
		code(t, err, problem.InvalidRequest, false)
		if strings.Contains(err.Error(), "script") {
			t.Errorf("a foreign text is repeated: %v", err)
		}
	}
	if w.cloud.Count("exchange") != 0 {
		t.Error("asked for a token all the same")
	}
}

// TestOtherAccount: connecting another account ends what the first one gave;
// connecting the same again does not end the new grant.
func TestOtherAccount(t *testing.T) {
	w := newWorld(t)
	w.connect()
	w.connect()
	if w.cloud.Count("revoked") != 0 {
		t.Error("the account connected again was revoked")
	}
	old := w.access()
	w.cloud.SignIn("grace@example.org")
	w.connect()
	if c := w.status(); c.Email != "grace@example.org" || w.cloud.Count("revoked") != 1 || w.takes(old) {
		t.Errorf("%+v, %d revoked", c, w.cloud.Count("revoked"))
	}
	w.access()
}

func TestDisconnect(t *testing.T) {
	w := newWorld(t)
	w.connect()
	if err := w.Disconnect(t.Context(), user); err != nil {
		t.Fatal(err)
	}
	if w.status().Connected || w.cloud.Living() != 0 {
		t.Error("still connected")
	}
	_, err := w.Token(t.Context(), user)
	code(t, err, problem.CloudAuthRequired, false)
	if err := w.Disconnect(t.Context(), user); err != nil {
		t.Errorf("again: %v", err)
	}
	w.connect()
	w.server.Close()
	if err := w.Disconnect(t.Context(), user); err != nil || w.status().Connected {
		t.Errorf("with the cloud service away: %v", err)
	}
}

// TestAtRest looks for secrets in every byte of the store.
func TestAtRest(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Rotate: true})
	w.connect()
	w.pass(time.Hour)
	w.access()
	q := w.browse() // a state that waits
	if err := w.store.Close(); err != nil {
		t.Fatal(err)
	}
	secrets := append(w.cloud.Issued(), q.Get("state"), session, cloudtest.ClientSecret)
	if len(secrets) < 7 { // two codes, two access and two refresh tokens
		t.Fatalf("only %d secrets", len(secrets))
	}
	seen := false
	err := fs.WalkDir(os.DirFS(w.dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(os.DirFS(w.dir), name)
		seen = seen || bytes.Contains(data, []byte("ada@example.org"))
		for _, secret := range secrets {
			if bytes.Contains(data, []byte(secret)) {
				t.Errorf("%s holds a secret", name)
			}
		}
		return err
	})
	if err != nil || !seen {
		t.Errorf("the row was not found: %v", err)
	}
}
