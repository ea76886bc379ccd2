package web_test

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/cloudaccount"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/store"
)

var shownToken = regexp.MustCompile(`id="token">([^<]+)<`)

func TestTokenIsShownOnce(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	rec := p.submit("/settings/api", url.Values{"name": {"grade <b>book</b>"}, "scope": {"jobs:read"}, "days": {"30"}})
	w.is(rec, http.StatusOK, "it is not shown again", "grade &lt;b&gt;book&lt;/b&gt;", "curl "+base+"/api/v1/jobs")
	found := shownToken.FindStringSubmatch(rec.Body.String())
	if found == nil {
		t.Fatal("no token is shown")
	}
	principal, err := w.tokens.Authenticate(t.Context(), found[1])
	w.must(err)
	if diff := cmp.Diff(account.Principal{User: p.user.ID, By: account.SettingsToken, Scopes: []string{"jobs:read"}, Token: principal.Token}, principal); diff != "" {
		t.Error(diff)
	}
	list := p.get("/settings/api").Body.String()
	if strings.Contains(list, found[1]) || !strings.Contains(list, "jobs:read") || !strings.Contains(list, "31 March 2026") || !strings.Contains(list, "1 March 2026") {
		t.Error(list)
	}
	w.leads(p.submit("/settings/api/revoke", url.Values{"id": {principal.Token}}), "/settings/api?done=revoked")
	if _, err := w.tokens.Authenticate(t.Context(), found[1]); problem.CodeOf(err) != problem.InvalidToken {
		t.Errorf("the revoked token works: %v", err)
	}
	w.is(p.get("/settings/api?done=revoked"), http.StatusOK, "You have no tokens", "The token is revoked.")
}

func TestTokenRefusals(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	good := url.Values{"name": {"n"}, "scope": {"jobs:read"}, "days": {"30"}}
	for field, values := range map[string][]string{"name": {"", "  ", strings.Repeat("x", 101)}, "scope": {"", "admin"}, "days": {"", "0", "366", "-1", "1.5", "99999999999999999999"}} {
		for _, value := range values {
			form := url.Values{"name": good["name"], "scope": good["scope"], "days": good["days"], field: {value}}
			if field == "scope" && value == "" {
				form.Del("scope")
			}
			rec := p.submit("/settings/api", form)
			w.is(rec, http.StatusBadRequest, "Please look at this again", "You have no tokens")
			for _, fault := range faults(rec.Body.Bytes()) {
				t.Errorf("%s %q: %s", field, value, fault)
			}
		}
	}
	for _, days := range []string{"1", "365"} {
		w.is(p.submit("/settings/api", url.Values{"name": {"n"}, "scope": {"jobs:read"}, "days": {days}}), http.StatusOK, "it is not shown again")
	}
}

func TestTokensAreBounded(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	for range 100 {
		_, err := w.tokens.Issue(t.Context(), p.user.ID, "n", nil, time.Hour)
		w.must(err)
	}
	w.is(p.submit("/settings/api", url.Values{"name": {"n"}, "scope": {"jobs:read"}, "days": {"1"}}), http.StatusBadRequest, "Revoke some")
	w.clock = w.clock.Add(time.Hour + time.Minute)
	w.is(p.submit("/settings/api", url.Values{"name": {"n"}, "scope": {"jobs:read"}, "days": {"1"}}), http.StatusOK, "it is not shown again")
}

func TestOthersTokens(t *testing.T) {
	w := newWorld(t)
	p, thief := w.person(other), w.person("thief@example.org")
	token, err := w.tokens.Issue(t.Context(), p.user.ID, "n", nil, time.Hour)
	w.must(err)
	principal, err := w.tokens.Authenticate(t.Context(), token)
	w.must(err)
	w.is(thief.submit("/settings/api/revoke", url.Values{"id": {principal.Token}}), http.StatusNotFound)
	if _, err := w.tokens.Authenticate(t.Context(), token); err != nil {
		t.Error(err)
	}
}

func TestDashboard(t *testing.T) {
	w := newWorld(t)
	p, second := w.person(other), w.person("second@example.org")
	w.is(p.get("/dashboard"), http.StatusOK, "You have converted nothing yet", "1000")
	w.must(w.accounts.SetName(t.Context(), p.user.ID, "<i>Anna</i>"))
	for i, name := range []string{"first", "<script>second</script>", strings.Repeat("long ", 100)} {
		a, err := w.jobs.Create(t.Context(), p.user.ID, job.Request{DocumentName: name, Format: "lms_b"}, job.Idempotency{})
		w.must(err)
		set := []map[string]any{
			{"state": "completed", "result": `{"downloadUrl":"` + base + `/api/forms/exports/e1","fileName":"first.xml"}`},
			{"state": "completed", "result": `{"downloadUrl":"https://evil.example.com/x","fileName":"x"}`},
			{"state": "failed", "errorCode": "NO_QUESTIONS", "error": "No question <was> found."}}[i]
		w.must(w.table.Write(t.Context(), store.Op{Kind: store.OpUpdate, Key: store.Key{PK: "JOBS#" + p.user.ID, SK: a.Job.ID}, Set: set}))
	}
	rec := p.get("/dashboard")
	w.is(rec, http.StatusOK, "Hello, &lt;i&gt;Anna&lt;/i&gt;", "997", `href="/api/forms/exports/e1"`, "&lt;script&gt;second", "No question &lt;was&gt; found.", "Moodle", "Failed", "…")
	if strings.Contains(rec.Body.String(), "evil.example.com") || strings.Contains(rec.Body.String(), strings.Repeat("long ", 20)) {
		t.Error(rec.Body)
	}
	w.wellMade("dashboard", rec, http.StatusOK)
	w.is(second.get("/dashboard"), http.StatusOK, "You have converted nothing yet")
}

func TestRename(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	w.leads(p.submit("/settings", url.Values{"name": {` "Anna" <b> `}}), "/settings?done=saved")
	w.is(p.get("/settings?done=saved"), http.StatusOK, "Your changes are saved.", "value=\"&#34;Anna&#34; &lt;b&gt;\"")
	w.is(p.submit("/settings", url.Values{"name": {strings.Repeat("x", 101)}}), http.StatusBadRequest, `href="#name"`)
	w.is(p.get("/settings?done=%3Cscript%3E"), http.StatusOK, `value="&#34;Anna`)
}

func TestCloudAccount(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	s, err := w.sessions.Get(t.Context(), p.token)
	w.must(err)
	w.is(p.get("/settings/cloud"), http.StatusOK, "Not connected", ">Connect</button>")
	w.leads(p.submit("/settings/cloud/connect", nil), "https://cloud.example.com/auth?state=s")
	w.leads(p.get("/cloud/callback?code=c&state=s"), "/settings/cloud?done=connected")
	w.cloud.connection = cloudaccount.Connection{Connected: true, Email: "<anna>@cloud.example.com", Scopes: []string{cloudaccount.ScopeForms}, ConnectedAt: w.clock}
	w.is(p.get("/settings/cloud"), http.StatusOK, "&lt;anna&gt;@cloud.example.com", "not allowed", "Connect again", "Disconnect")
	w.leads(p.submit("/settings/cloud/disconnect", nil), "/settings/cloud?done=disconnected")
	if diff := cmp.Diff([]string{"begin in " + s.ID, "finish in " + s.ID + " with c", "disconnect"}, w.cloud.calls); diff != "" {
		t.Error(diff)
	}
	w.leads(w.stranger().get("/cloud/callback?code=secret&state=s"), "/signin?next=/settings/cloud")
	w.cloud.connection = cloudaccount.Connection{}
	w.cloud.finished = problem.New(problem.InvalidRequest, "You did not allow access to your cloud account.")
	w.is(p.get("/cloud/callback?error=access_denied&state=s"), http.StatusBadRequest, "Nothing was connected", "You did not allow access")
}

func TestCloudNotConfigured(t *testing.T) {
	w := newWorld(t)
	w.cloud.configured = false
	p := w.person(other)
	page := p.get("/settings/cloud")
	w.is(page, http.StatusOK, "the operator of this site has not set it up")
	if strings.Contains(page.Body.String(), "/settings/cloud/connect") {
		t.Error("there is a Connect button")
	}
	w.is(p.submit("/settings/cloud/connect", nil), http.StatusNotFound, "has not set it up")
}

func TestPlan(t *testing.T) {
	w := newWorld(t)
	p, boss := w.person(other), w.person(admin)
	path := "/settings/accounts/" + p.user.ID
	w.leads(boss.submit(path, url.Values{"plan": {"pro"}, "credits": {"7"}, "until": {"2026-03-31"}}), path+"?done=saved")
	w.is(p.get("/settings/plan"), http.StatusOK, "Pro", "31 March 2026", "-993")
	w.clock = time.Date(2026, 3, 31, 23, 59, 58, 0, time.UTC)
	p = w.person(other)
	if page := p.get("/settings/plan").Body.String(); strings.Contains(page, "Your plan has ended") {
		t.Error("the plan ends before its last day does")
	}
	w.clock = w.clock.Add(2 * time.Second)
	w.is(p.get("/settings/plan"), http.StatusOK, "Your plan has ended")
}

func TestAccountsAreManaged(t *testing.T) {
	w := newWorld(t)
	p, boss := w.person(other), w.person(admin)
	path := "/settings/accounts/" + p.user.ID
	w.is(boss.get("/settings/accounts"), http.StatusOK, other, admin)
	w.leads(boss.submit("/settings/accounts", url.Values{"email": {"TEACHER@example.org"}}), path)
	w.is(boss.submit("/settings/accounts", url.Values{"email": {"nobody@example.org"}}), http.StatusNotFound, "no account with this address")
	w.is(boss.submit("/settings/accounts", url.Values{"email": {"x"}}), http.StatusBadRequest)
	for field, value := range map[string]string{"plan": "gold", "credits": "-1", "until": "soon"} {
		form := url.Values{"plan": {"pro"}, "credits": {"7"}, "until": {""}}
		form.Set(field, value)
		w.is(boss.submit(path, form), http.StatusBadRequest)
	}
	credits, err := w.accounts.Credits(t.Context(), p.user.ID)
	w.must(err)
	if credits.Balance != 1000 {
		t.Errorf("balance %d", credits.Balance)
	}
	w.is(boss.get("/settings/accounts?after=nonsense"), http.StatusBadRequest)
	w.is(boss.get("/settings/accounts/00000000-0000-0000-0000-000000000000"), http.StatusNotFound)
}

func TestAccountsGoOnOnTheNextPage(t *testing.T) {
	w := newWorld(t)
	boss := w.person(admin)
	for i := range 60 {
		w.clock = w.clock.Add(time.Second)
		_, err := w.accounts.Ensure(t.Context(), strings.Repeat("a", i+1)+"@example.org")
		w.must(err)
	}
	page := boss.get("/settings/accounts").Body.String()
	next := regexp.MustCompile(`href="(/settings/accounts\?after=[^"]+)"`).FindStringSubmatch(page)
	if next == nil || strings.Contains(page, admin+"</a></th>") {
		t.Fatal("no next page")
	}
	w.is(boss.get(strings.ReplaceAll(next[1], "&amp;", "&")), http.StatusOK, admin+"</a></th>", ">a@example.org<")
}

func TestPlatforms(t *testing.T) {
	w := newWorld(t)
	boss := w.person(admin)
	w.is(boss.get("/settings/platforms"), http.StatusOK, "No platform is registered", base+"/api/lti/callback", base+"/api/lti/login", base+"/api/lti/jwks", base+"/api/lti/register")
	form := url.Values{"issuer": {"https://lms.example.com/<x>"}, "clientId": {"c1"}, "authLoginUrl": {"https://lms.example.com/auth"},
		"accessTokenUrl": {"https://lms.example.com/token"}, "jwksUrl": {"https://lms.example.com/keys"}, "deploymentId": {""}}
	w.leads(boss.submit("/settings/platforms", form), "/settings/platforms?done=added")
	w.is(boss.submit("/settings/platforms", form), http.StatusConflict, `href="#clientId"`, "registered already")
	list, err := w.platforms.List(t.Context())
	w.must(err)
	path := "/settings/platforms/" + list[0].ID
	w.is(boss.get("/settings/platforms"), http.StatusOK, "https://lms.example.com/&lt;x&gt;", "Active")
	form.Set("jwksUrl", "javascript:alert(1)")
	w.is(boss.submit(path, form), http.StatusBadRequest, `href="#jwksUrl"`, `value="javascript:alert(1)"`)
	form.Set("jwksUrl", "https://lms.example.com/new")
	w.leads(boss.submit(path, form), path+"?done=saved")
	w.leads(boss.submit(path+"/active", url.Values{"active": {"false"}}), path+"?done=deactivated")
	w.is(boss.get(path), http.StatusOK, "Inactive", "https://lms.example.com/new", ">Activate</button>")
	w.leads(boss.submit(path+"/active", url.Values{"active": {"true"}}), path+"?done=activated")
	w.is(boss.get(path+"/delete"), http.StatusOK, "Delete this platform?")
	w.leads(boss.submit(path+"/delete", nil), "/settings/platforms?done=deleted")
	w.is(boss.get(path), http.StatusNotFound)
	w.is(boss.submit(path+"/delete", nil), http.StatusNotFound)
}

func TestPendingPlatform(t *testing.T) {
	w := newWorld(t)
	boss := w.person(admin)
	p := platform("https://lms.example.com")
	p.Active, p.Pending = false, true
	p, err := w.platforms.Add(t.Context(), p)
	w.must(err)
	w.is(boss.get("/settings/platforms"), http.StatusOK, "Pending")
	path := "/settings/platforms/" + p.ID
	w.is(boss.get(path), http.StatusOK, "registered itself and waits for you")
	w.leads(boss.submit(path+"/active", url.Values{"active": {"true"}}), path+"?done=activated")
	if page := boss.get(path).Body.String(); strings.Contains(page, "Pending") {
		t.Error("still pending")
	}
}

// TestNamesStayToThemselves: no name turns the text around it, or breaks a line.
func TestNamesStayToThemselves(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	path := w.register("Good\u202eylno\u2066 app", "https://app.example.com/cb")
	page := p.get(path)
	w.is(page, http.StatusOK, "Goodylno app")
	if strings.ContainsAny(page.Body.String(), "\u202e\u2066") {
		t.Error("the name turns the text")
	}
}

// TestNavigation is found by its words, in this order.
func TestNavigation(t *testing.T) {
	w := newWorld(t)
	words := regexp.MustCompile(`<li><(?:a href="[^"]*"[^>]*|form [^>]*><input [^>]*><button)>([^<]+)<`)
	var got []string
	for _, m := range words.FindAllStringSubmatch(w.person(admin).get("/settings/plan").Body.String(), -1) {
		got = append(got, m[1])
	}
	want := []string{"Convert", "Jobs", "Forms", "API settings", "Connected apps", "Cloud account", "LTI platforms", "Plan and credits", "Sign out"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if page := w.person(other).get("/settings/plan").Body.String(); !strings.Contains(page, `href="/settings/plan" aria-current="page"`) || slices.Contains(got[:3], "LTI platforms") {
		t.Error(page)
	}
}
