package web_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/session"
)

// school is a learning platform that may launch the service.
type school struct {
	*ltitest.Platform
	world *world
	id    string // of its registration
}

func (w *world) school() school {
	w.t.Helper()
	lms := ltitest.New(base, w.now)
	w.t.Cleanup(lms.Close)
	p, err := w.platforms.Add(w.t.Context(), lti.Platform{Issuer: lms.Issuer, ClientID: lms.ClientID, AuthLoginURL: lms.URL(ltitest.AuthPath),
		AccessTokenURL: lms.URL(ltitest.TokenPath), JWKSURL: lms.URL(ltitest.KeysPath), Active: true})
	w.must(err)
	return school{lms, w, p.ID}
}

// launch is the browser of somebody whom the platform has launched.
func (s school) launch(email string) person {
	s.world.t.Helper()
	w, ctx := s.world, s.world.t.Context()
	begun, err := w.platforms.Login(ctx, s.LoginParams())
	w.must(err)
	form, err := s.Respond(begun.Location, ltitest.Set("email", email))
	w.must(err)
	answer, err := w.platforms.Callback(ctx, lti.Posted{Form: form, Cookies: begun.Cookies})
	w.must(err)
	user, err := w.accounts.Get(ctx, answer.Launch.User)
	w.must(err)
	return w.session(user, session.Session{User: user.ID, Frames: answer.Launch.Frames, Launch: string(answer.Launch.Identity)})
}

// TestProveAddress joins what an LMS asserts with the account of who reads the
// mailbox, and says before what that gives away.
func TestProveAddress(t *testing.T) {
	w := newWorld(t)
	lms := w.school()
	host := strings.TrimPrefix(lms.Issuer, "http://")
	proved := w.person(other)
	launched := lms.launch(other)
	if launched.user.ID == proved.user.ID {
		t.Fatal("a launch takes an account over")
	}
	w.is(launched.get("/settings"), http.StatusOK, "not proved", "What this gives to "+host, "Whoever runs "+host)
	w.is(launched.submit("/settings/prove", nil), http.StatusOK, "Look into your mail", `href="/settings">ask again`)
	if to := w.mails.sent[0].To; to != other {
		t.Errorf("the mail goes to %s", to)
	}
	w.is(w.stranger().get(w.linkIn()), http.StatusOK, "What this gives to "+host, "open the account of "+other, "Connect and sign in")
	rec := w.stranger().post(w.linkIn(), nil)
	w.leads(rec, "/settings?done=joined")
	w.is(w.signedIn(rec).get("/settings?done=joined"), http.StatusOK, "You have proved your address.")
	again := lms.launch(other)
	if again.user.ID != proved.user.ID {
		t.Error("launches do not lead to the proved account")
	}
	w.is(again.submit("/settings/prove", nil), http.StatusBadRequest)
}

// TestDisconnectPlatform: who connected an account can take it back.
func TestDisconnectPlatform(t *testing.T) {
	w := newWorld(t)
	lms := w.school()
	proved, thief := w.person(other), w.person("thief@example.org")
	launched := lms.launch(other)
	w.must(w.platforms.Relink(t.Context(), lti.Identity(launched.session().Launch), proved.user.ID))
	again := lms.launch(other)
	id := url.Values{"id": {again.session().Launch}}
	w.is(proved.get("/settings"), http.StatusOK, "Connected learning platforms", `aria-label="Disconnect `)
	w.is(again.get("/settings"), http.StatusOK, "Connected learning platforms", "To disconnect one, sign in")
	w.is(again.submit("/settings/disconnect", id), http.StatusForbidden)
	w.is(thief.submit("/settings/disconnect", id), http.StatusNotFound)
	rec := proved.submit("/settings/disconnect", id)
	w.leads(rec, "/settings?done=parted")
	for _, ended := range []person{proved, again} {
		if got := ended.get("/settings").Code; got != http.StatusSeeOther {
			t.Errorf("a session goes on: %d", got)
		}
	}
	page := w.signedIn(rec).get("/settings?done=parted")
	w.is(page, http.StatusOK, "is disconnected")
	if strings.Contains(page.Body.String(), "Connected learning platforms") || lms.launch(other).user.ID == proved.user.ID {
		t.Error("launches still lead to the account")
	}
}

func (p person) session() session.Session {
	p.w.t.Helper()
	s, err := p.w.sessions.Get(p.w.t.Context(), p.token)
	p.w.must(err)
	return s
}

// TestAdministratorsStayApart: no learning platform gets an administrator's
// account, or its rights.
func TestAdministratorsStayApart(t *testing.T) {
	w := newWorld(t)
	lms := w.school()
	boss := w.person(admin)
	launched := lms.launch(admin)
	w.is(launched.get("/settings/platforms"), http.StatusForbidden)
	w.is(launched.submit("/settings/prove", nil), http.StatusOK)
	w.leads(w.stranger().post(w.linkIn(), nil), "/settings?done=apart")
	if lms.launch(admin).user.ID == boss.user.ID {
		t.Error("launches lead to an administrator's account")
	}
	w.is(boss.get("/settings/platforms"), http.StatusOK)
	w.is(w.session(boss.user, session.Session{User: boss.user.ID, Launch: launched.user.ID}).get("/settings/platforms"), http.StatusForbidden)
}

// TestLaunchOfAnAdministratorsAccount: an account that was connected before it
// became an administrator's gives its LMS no token of its own.
func TestLaunchOfAnAdministratorsAccount(t *testing.T) {
	w := newWorld(t)
	boss := w.person(admin)
	launched := w.session(boss.user, session.Session{User: boss.user.ID, Launch: "p.x", Frames: []string{"https://lms.example.com"}})
	form := url.Values{"name": {"x"}, "scope": {"forms:read", "forms:write", "jobs:read"}, "days": {"7"}}
	w.is(launched.submit("/settings/api", form), http.StatusForbidden, "administers this site")
	w.is(boss.submit("/settings/api", form), http.StatusOK, "Your new token")
}

func TestNothingToProve(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	if page := p.get("/settings").Body.String(); strings.Contains(page, "Prove your address") {
		t.Error("a proved account is asked to prove itself")
	}
	w.is(p.submit("/settings/prove", nil), http.StatusBadRequest)
	if len(w.mails.sent) != 0 {
		t.Error("a mail was sent")
	}
}

// TestPlatformTest fetches the key set from the platform itself.
func TestPlatformTest(t *testing.T) {
	w := newWorld(t)
	boss := w.person(admin)
	empty := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { _, _ = rw.Write([]byte(`{"keys":[]}`)) }))
	defer empty.Close()
	for id, class := range map[string]string{w.school().id: "note good", w.platform(empty.URL).ID: "note bad"} {
		rec := boss.submit("/settings/platforms/"+id+"/test", nil)
		w.is(rec, http.StatusOK, `class="`+class+`" role="status"`, "keyset was read")
		w.wellMade("tested", rec, http.StatusOK)
	}
}

// TestConnectedApps lists who redeemed a code, until that is revoked.
func TestConnectedApps(t *testing.T) {
	w := newWorld(t)
	p, stranger := w.person(other), w.person("second@example.org")
	w.is(p.get("/settings/apps"), http.StatusOK, "No applications")
	path := w.register(`<script>alert("x")</script>`, "https://app.example.com/cb")
	code := w.answered(p.submit(path, w.answerOf(p.get(path), "allow"))).Get("code")
	query, err := url.ParseQuery(strings.TrimPrefix(path, "/oauth/auth?"))
	w.must(err)
	w.must(w.redeem(query.Get("client_id"), code))
	w.is(p.get("/settings/apps"), http.StatusOK, "&lt;script&gt;alert(&#34;x&#34;)&lt;/script&gt;", "Read your conversions", `aria-label="Revoke &lt;script`)
	grants, err := w.oauth.Grants(t.Context(), p.user.ID)
	w.must(err)
	id := url.Values{"id": {grants[0].ID}}
	w.is(stranger.submit("/settings/apps/revoke", id), http.StatusNotFound)
	w.leads(p.submit("/settings/apps/revoke", id), "/settings/apps?done=removed")
	w.is(p.get("/settings/apps?done=removed"), http.StatusOK, "No applications", "It can no longer use your account")
	w.is(p.submit("/settings/apps/revoke", id), http.StatusNotFound)
}
