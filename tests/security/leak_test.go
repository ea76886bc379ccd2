package security

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"formwright/shared/lti/ltitest"
)

const verifier = "a-verifier-of-43-characters-or-more.~_0123456789"

// TestNoSecretInLogOrStore plays every flow, with its mistakes, and a store that
// fails, and then looks for all that was secret in the log and on the disk. The
// log holds no e-mail address either.
func TestNoSecretInLogOrStore(t *testing.T) {
	w := newWorld(t)
	w.secrets["ada@cloud.example"], w.secrets["ada@school.example"], w.secrets["nobody@else.example"] = "e-mail address", "e-mail address", "e-mail address"
	b := w.signIn(ada)
	w.signInMistakes()
	pat := w.settingsTokens(b)
	w.oauthVisit(b)
	w.cloudVisit(b)
	w.ltiVisit()
	w.table.down = errors.New("the store is away")
	for _, path := range []string{"/settings", "/dashboard", "/signin/" + strings.Repeat("x", 43), "/oauth/auth?client_id=c&state=" + w.secret("state", "state-of-a-client")} {
		b.get(path)
	}
	b.get("/api/v1/jobs", "Authorization", "Bearer "+pat)
	b.post("/signin", url.Values{"email": {ada}})
	w.clock = w.clock.Add(time.Minute) // nothing is remembered any more
	w.want(b.get("/settings"), 500)
	w.want(b.get("/api/v1/jobs", "Authorization", "Bearer "+pat), 500)
	log := w.logs.String()
	for text, what := range w.secrets {
		if strings.Contains(log, text) || strings.Contains(log, url.QueryEscape(text)) {
			t.Errorf("the log holds a secret: %s", what)
		}
	}
	if lines := strings.Count(log, "\n"); lines < 60 || !strings.Contains(log, "the store is away") || len(w.secrets) < 30 {
		t.Errorf("only %d lines and %d secrets", lines, len(w.secrets))
	}
	w.noneInTheStore()
}

func (w *world) signInMistakes() {
	w.t.Helper()
	b := w.browser()
	w.want(b.post("/signin", url.Values{"email": {"nobody@else.example <x>"}}), 400)
	used := w.link()
	w.want(b.get(used), 410)
	w.want(b.post(used, url.Values{}), 410)
	w.want(b.post("/signin", url.Values{"email": {"nobody@else.example"}, "next": {"//" + w.secret("place", "evil.example.net")}}), 200)
	w.want(b.do("POST", w.link(), "", "Content-Type", "application/x-www-form-urlencoded", "Origin", "https://evil.example.net"), 403)
}

// settingsTokens makes a token and uses it, also where it does not belong.
func (w *world) settingsTokens(b *browser) string {
	w.t.Helper()
	page := w.want(b.post("/settings/api", url.Values{"name": {"x"}, "scope": {"forms:read", "forms:write", "jobs:read"}, "days": {"7"}}), 200)
	pat := w.secret("settings token", w.between(page, `id="token">`, "<"))
	w.want(w.browser().get("/api/v1/automation/is-valid", "Authorization", "Bearer "+pat), 200)
	w.want(w.browser().get("/api/v1/jobs", "Authorization", "Bearer "+pat+"x"), 401)
	w.want(w.browser().get("/api/v1/jobs?access_token="+pat), 401)
	w.want(w.browser().get("/api/v1/jobs", "Authorization", "Basic "+pat), 401)
	w.want(w.browser().get("/api/v1/convert/status/"+pat, "Authorization", "Bearer "+pat), 404)
	w.want(w.browser().get("/nothing/"+pat), 404)
	w.want(b.post("/settings/api/revoke", url.Values{"id": {pat}}), 404)
	return pat
}

// ask is the address of an application's request.
func (w *world) ask(client, state string) string {
	sum := sha256.Sum256([]byte(verifier))
	return "/oauth/auth?" + url.Values{"response_type": {"code"}, "client_id": {client}, "redirect_uri": {app}, "state": {state}, "scope": {"jobs:read"},
		"code_challenge": {base64.RawURLEncoding.EncodeToString(sum[:])}, "code_challenge_method": {"S256"}}.Encode()
}

func (b *browser) allow(client, state string) (code string) {
	b.t.Helper()
	page := b.want(b.get(b.ask(client, state)), 200)
	seal := b.secret("seal of the consent", b.between(page, `name="seal" value="`, `"`))
	to, err := url.Parse(b.want(b.post(b.ask(client, state), url.Values{"decision": {"allow"}, "seal": {seal}}), 303).Header().Get("Location"))
	b.must(err)
	return b.secret("code", to.Query().Get("code"))
}

// call posts to a token endpoint as the application does.
func (w *world) call(path, id, password string, status int, form url.Values) map[string]any {
	w.t.Helper()
	basic := "Basic " + base64.StdEncoding.EncodeToString([]byte(url.QueryEscape(id)+":"+url.QueryEscape(password)))
	rec := w.want(w.browser().do("POST", path, form.Encode(), "Content-Type", "application/x-www-form-urlencoded", "Authorization", basic), status)
	out := map[string]any{}
	w.must(json.Unmarshal(rec.Body.Bytes(), &out))
	for _, name := range []string{"access_token", "refresh_token"} {
		if text, ok := out[name].(string); ok {
			w.secret(name, text)
		}
	}
	return out
}

func (w *world) oauthVisit(b *browser) {
	w.t.Helper()
	made := map[string]any{}
	w.must(json.Unmarshal(w.want(w.browser().do("POST", "/oauth/register", `{"redirect_uris":["`+app+`"]}`, "Content-Type", "application/json"), 201).Body.Bytes(), &made))
	id, password := made["client_id"].(string), w.secret("client secret", made["client_secret"].(string))
	w.secrets[verifier] = "verifier"
	code := b.allow(id, w.secret("state", "first-state-of-the-client"))
	redeem := url.Values{"grant_type": {"authorization_code"}, "code": {code}, "code_verifier": {verifier}}
	w.call("/oauth/token", id, "wrong-"+password, 401, redeem)
	w.call("/oauth/token", id, password, 400, url.Values{"grant_type": {"authorization_code"}, "code": {code}, "code_verifier": {"x" + verifier}})
	w.call("/oauth/token", id, password, 200, redeem)
	w.call("/oauth/token", id, password, 400, redeem) // used: the grant ends
	redeem.Set("code", b.allow(id, w.secret("state", "second-state-of-the-client")))
	first := w.call("/oauth/token", id, password, 200, redeem)
	access, refresh := first["access_token"].(string), first["refresh_token"].(string)
	next := w.call("/oauth/token", id, password, 200, url.Values{"grant_type": {"refresh_token"}, "refresh_token": {refresh}})
	w.call("/oauth/token", id, password, 400, url.Values{"grant_type": {"refresh_token"}, "refresh_token": {refresh + "x"}})
	w.call("/oauth/introspect", id, password, 200, url.Values{"token": {access}})
	w.want(w.browser().get("/api/v1/jobs", "Authorization", "Bearer "+access), 200)
	w.want(w.browser().do("POST", "/api/v1/convert", "{}", "Authorization", "Bearer "+access), 403)
	w.call("/oauth/revoke", id, password, 200, url.Values{"token": {next["refresh_token"].(string)}})
	w.want(w.browser().get("/api/v1/jobs", "Authorization", "Bearer "+access), 401)
}

func (w *world) cloudVisit(b *browser) {
	w.t.Helper()
	w.want(b.get("/cloud/callback?code="+w.secret("code of the cloud", "a-code-nobody-gave")+"&state="+w.secret("state of the cloud", "a-state-nobody-made")), 400)
	to := w.want(b.post("/settings/cloud/connect", url.Values{}), 303).Header().Get("Location")
	resp, err := http.DefaultTransport.RoundTrip(httptest.NewRequest(http.MethodGet, to, nil))
	w.must(err)
	resp.Body.Close()
	back, err := url.Parse(resp.Header.Get("Location"))
	w.must(err)
	w.secret("state of the cloud", back.Query().Get("state"))
	w.want(w.browser().get("/cloud/callback?"+back.RawQuery), 303) // in another browser
	w.want(b.get("/cloud/callback?"+back.RawQuery), 303)
	w.want(b.get("/cloud/callback?"+back.RawQuery), 400)
	w.want(b.get("/settings/cloud"), 200)
	w.want(b.post("/settings/cloud/disconnect", url.Values{}), 303)
	if len(w.cloud.Issued()) < 3 {
		w.t.Errorf("the cloud service gave only %d secrets", len(w.cloud.Issued()))
	}
	for _, text := range w.cloud.Issued() {
		w.secret("token of the cloud", text)
	}
}

func (w *world) ltiVisit() {
	w.t.Helper()
	w.secrets["ltilaunch7"] = "message hint"
	for _, tamper := range []ltitest.Tamper{ltitest.Set("nonce", "another"), ltitest.Set("email", nil), ltitest.Head("alg", "none"), ltitest.Set("exp", 1)} {
		if _, rec := w.launch(tamper); rec.Code < 400 {
			w.t.Errorf("a tampered launch: %d", rec.Code)
		}
	}
	b, rec := w.launch()
	w.want(rec, 303)
	w.want(b.get("/settings"), 200)
	w.want(b.post("/settings/prove", url.Values{}), 200)
	w.want(w.browser().get(w.link()), 200)
	w.want(w.browser().do("POST", "/api/lti/callback", "error=access_denied&error_description="+w.secret("text of the LMS", "description-of-the-LMS"),
		"Content-Type", "application/x-www-form-urlencoded"), 401)
}
