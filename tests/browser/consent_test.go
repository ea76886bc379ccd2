//go:build browser

package browser

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"

	"golang.org/x/oauth2"
)

// application is a program that wants to act for people: its address takes the
// answers, and golang.org/x/oauth2 is its client.
type application struct {
	t       *testing.T
	config  oauth2.Config
	answers chan url.Values
}

func newApplication(t *testing.T) *application {
	t.Helper()
	a := &application{t: t, answers: make(chan url.Values, 1)}
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/callback" {
			a.answers <- r.URL.Query()
			_, _ = w.Write([]byte("You can go back to the application."))
		}
	}))
	t.Cleanup(receiver.Close)
	a.config = oauth2.Config{RedirectURL: receiver.URL + "/callback", Scopes: []string{"jobs:read"},
		Endpoint: oauth2.Endpoint{AuthURL: served.base + "/oauth/auth", TokenURL: served.base + "/oauth/token"}}
	body, err := json.Marshal(map[string]any{"client_name": "Quiz Companion", "redirect_uris": []string{a.config.RedirectURL}, "token_endpoint_auth_method": "none"})
	if err != nil {
		t.Fatal(err)
	}
	resp, err := http.Post(served.base+"/oauth/register", "application/json", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	var client struct {
		ID string `json:"client_id"`
	}
	if err := json.NewDecoder(resp.Body).Decode(&client); err != nil || client.ID == "" {
		t.Fatalf("registration: %d, %v", resp.StatusCode, err)
	}
	a.config.ClientID = client.ID
	return a
}

// ask opens the consent page and gives what the exchange of the code needs.
func (a *application) ask(b *tab) oauth2.AuthCodeOption {
	a.t.Helper()
	verifier := oauth2.GenerateVerifier()
	b.goTo(a.config.AuthCodeURL("state-7", oauth2.S256ChallengeOption(verifier)))
	return oauth2.VerifierOption(verifier)
}

// answer is what the browser brought.
func (a *application) answer(b *tab) url.Values {
	a.t.Helper()
	b.wants("You can go back to the application.")
	got := <-a.answers
	if got.Get("state") != "state-7" || got.Get("iss") != served.base {
		a.t.Errorf("the answer is %v", got)
	}
	return got
}

// TestConsent allows an application, which then uses the API, sees it among the
// connected apps and ends it there.
func TestConsent(t *testing.T) {
	a, b := newApplication(t), newTab(t)
	proof := a.ask(b)
	b.wants("Quiz Companion") // asks for access, and for a sign-in first
	b.look("consent sign-in")
	b.fill("E-mail address", "owner@example.org")
	b.press("Send me a sign-in link")
	b.wants("Look into your mail")
	b.goTo(mailed(t, "owner@example.org"))
	b.press("Sign in")
	b.wants("Allow access to your account?")
	b.look("consent")
	b.press("Allow")
	token, err := a.config.Exchange(t.Context(), a.answer(b).Get("code"), proof)
	if err != nil {
		t.Fatal(err)
	}
	if status, answer := call(t, "GET", "/api/v1/jobs", token.AccessToken, nil); status != 200 {
		t.Errorf("jobs: %d %v", status, answer)
	}
	if status, answer := call(t, "POST", "/api/v1/convert", token.AccessToken, map[string]any{"documentId": "capitals", "format": "lms_b", "documentName": "C"}); status != 403 {
		t.Errorf("convert without its scope: %d %v", status, answer)
	}

	b.goTo("/settings/apps")
	b.wants("Quiz Companion")
	b.look("apps connected")
	b.press("Revoke Quiz Companion")
	b.wants("No applications")
	token.Expiry = token.Expiry.Add(-1e12)
	_, err = a.config.TokenSource(t.Context(), token).Token()
	if refused := new(oauth2.RetrieveError); !errors.As(err, &refused) || refused.ErrorCode != "invalid_grant" {
		t.Errorf("the refresh of a revoked app: %v", err)
	}
}

// TestConsentDenied tells the application, and nothing else happens.
func TestConsentDenied(t *testing.T) {
	a, b := newApplication(t), newTab(t)
	b.signIn("careful@example.org")
	a.ask(b)
	b.press("Deny")
	if got := a.answer(b); got.Get("error") != "access_denied" || got.Has("code") {
		t.Errorf("the answer is %v", got)
	}
	b.goTo("/settings/apps")
	b.wants("No applications")
}

// TestConsentRefused shows a request that no address can be trusted with.
func TestConsentRefused(t *testing.T) {
	a, b := newApplication(t), newTab(t)
	b.signIn("careful@example.org")
	a.config.RedirectURL += "/elsewhere"
	a.ask(b)
	b.wants("Nothing was allowed")
	b.look("consent refused")
}
