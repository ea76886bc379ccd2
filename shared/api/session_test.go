package api_test

import (
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/session"
)

// signIn starts a session of an account and gives the header a browser sends.
func (w *world) signIn(email string) header {
	w.t.Helper()
	user, _ := w.account(email)
	token, s, err := w.services.Sessions.Start(w.t.Context(), session.Session{User: user}, "")
	if err != nil {
		w.t.Fatal(err)
	}
	c := session.Cookie(s, token)
	return header{"Cookie", c.Name + "=" + c.Value}
}

func TestSessionsAreAcceptedToo(t *testing.T) {
	w := newWorld(t)
	cookie := w.signIn("ada@example.org")
	r := w.get("/api/v1/automation/is-valid", as(""), cookie).want(200)
	if user := r.object()["user"].(map[string]any); user["email"] != "ada@example.org" {
		t.Errorf("%s", r.body)
	}
	w.get("/api/v1/jobs", as(""), cookie).want(200)
	token := strings.TrimPrefix(cookie.value, session.CookieName+"=")
	if err := w.services.Sessions.End(t.Context(), token); err != nil {
		t.Fatal(err)
	}
	w.get("/api/v1/jobs", as(""), cookie).want(401, problem.Unauthenticated)
}

// TestForeignPagesCannotUseASession: a browser sends the cookie whoever asks it to.
func TestForeignPagesCannotUseASession(t *testing.T) {
	w := newWorld(t)
	cookie := w.signIn("ada@example.org")
	body := []byte(`{"documentId":"x","format":"gift","async":true}`)
	json := header{"Content-Type", "application/json"}
	for _, from := range []header{{"Origin", "https://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}} {
		w.send("POST", "/api/v1/convert", body, as(""), json, cookie, from).want(403, problem.Forbidden)
	}
	w.send("POST", "/api/v1/convert", body, as(""), json, cookie, header{"Origin", base}).want(202)
}

// TestATokenGoesBeforeASession: a bad token is not made good by a cookie.
func TestATokenGoesBeforeASession(t *testing.T) {
	w := newWorld(t)
	cookie := w.signIn("ada@example.org")
	w.get("/api/v1/jobs", as("x.y.z"), cookie).want(401, problem.InvalidToken)
	w.get("/api/v1/jobs", header{"Authorization", "Basic dTpw"}, cookie).want(401, problem.Unauthenticated)
}
