package lti_test

import (
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/problem"
)

func TestLaunch(t *testing.T) {
	w := newWorld(t)
	a := w.login()
	c := a.Cookies[0]
	want := &http.Cookie{Name: c.Name, Value: c.Value, Path: "/", MaxAge: 600, Secure: true, HttpOnly: true, SameSite: http.SameSiteNoneMode, Partitioned: true}
	if diff := cmp.Diff(want, c); diff != "" || !strings.HasPrefix(c.Name, "__Host-lti_") || len(c.Value) != 43 {
		t.Errorf("cookie %v: %s", c, diff)
	}
	q, _ := url.Parse(a.Location)
	if hint := q.Query().Get("lti_message_hint"); hint != w.lms.LoginParams().Get("lti_message_hint") {
		t.Errorf("the message hint came back as %q", hint)
	}
	if s, n := q.Query().Get("state"), q.Query().Get("nonce"); len(s) != 43 || len(n) != 43 || s == n {
		t.Errorf("state %q and nonce %q are not 256 bits each", s, n)
	}
	done, err := w.finish(w.respond(a), a.Cookies)
	if err != nil {
		t.Fatal(err)
	}
	l := done.Launch
	u := w.user(l.User)
	if u.Email != "ada@school.example" || u.Name != "Ada Lovelace" || u.Plan != account.Institution || !u.Asserted {
		t.Errorf("account %+v", u)
	}
	if done.Location != base+"/dashboard" || l.Platform != w.platform.ID || !cmp.Equal(l.Frames, []string{w.lms.Issuer, "https://lms.example.org"}) || len(l.Roles) != 2 {
		t.Errorf("launch %+v to %s", l, done.Location)
	}
	if end := done.Cookies[0]; end.Name != c.Name || end.MaxAge >= 0 || !end.Partitioned {
		t.Errorf("the state's cookie is not ended: %v", end)
	}
	if p, _ := w.Get(t.Context(), w.platform.ID); !cmp.Equal(p.Deployments, []string{"deployment-1"}) {
		t.Errorf("deployments %q", p.Deployments)
	}
}

// TestTampering violates every check once.
func TestTampering(t *testing.T) {
	w := newWorld(t)
	now, stranger := w.now(), ltitest.Stranger()
	set, head := ltitest.Set, ltitest.Head
	at := func(d time.Duration) int64 { return now.Add(d).Unix() }
	tests := map[string]struct {
		tamper ltitest.Tamper
		code   problem.Code
		back   bool // the JWT was verified, so the way back is told
	}{
		"4 no token":                {func(m *ltitest.Message) { m.Form.Set("id_token", "") }, problem.LTITokenInvalid, false},
		"4 no JWT":                  {func(m *ltitest.Message) { m.Form.Set("id_token", "a.b") }, problem.LTITokenInvalid, false},
		"4 too large":               {set("filler", strings.Repeat("x", 64<<10)), problem.LTITokenInvalid, false},
		"4 none":                    {head("alg", "none"), problem.LTITokenInvalid, false},
		"4 HS256 by the public key": {head("alg", "HS256"), problem.LTITokenInvalid, false},
		"4 RS512":                   {head("alg", "RS512"), problem.LTITokenInvalid, false},
		"4 critical":                {head("crit", []string{"exp"}), problem.LTITokenInvalid, false},
		"5 unknown kid":             {head("kid", "nobody"), problem.LTITokenInvalid, false},
		"5 another key":             {func(m *ltitest.Message) { m.Key = stranger }, problem.LTITokenInvalid, false},
		"5 broken signature":        {func(m *ltitest.Message) { m.Token = ltitest.Mangle }, problem.LTITokenInvalid, false},
		"6 issuer with a slash":     {set("iss", w.lms.Issuer+"/"), problem.LTITokenInvalid, true},
		"6 no issuer":               {set("iss", nil), problem.LTITokenInvalid, true},
		"7 another audience":        {set("aud", "client-2"), problem.LTITokenInvalid, true},
		"7 no audience":             {set("aud", nil), problem.LTITokenInvalid, true},
		"7 more audiences":          {func(m *ltitest.Message) { m.Claims["aud"], m.Claims["azp"] = []string{"client-1", "x"}, "client-1" }, problem.LTITokenInvalid, true},
		"7 several without azp":     {set("aud", []string{"client-1", "client-1"}), problem.LTITokenInvalid, true},
		"7 another azp":             {set("azp", "client-2"), problem.LTITokenInvalid, true},
		"8 expired":                 {set("exp", at(-60*time.Second)), problem.LTITokenInvalid, true},
		"8 no exp":                  {set("exp", nil), problem.LTITokenInvalid, true},
		"8 exp is text":             {set("exp", "9999999999"), problem.LTITokenInvalid, true},
		"8 no iat":                  {set("iat", nil), problem.LTITokenInvalid, true},
		"8 iat ahead":               {set("iat", at(61*time.Second)), problem.LTITokenInvalid, true},
		"8 iat old":                 {set("iat", at(-601*time.Second)), problem.LTITokenInvalid, true},
		"8 nbf ahead":               {set("nbf", at(61*time.Second)), problem.LTITokenInvalid, true},
		"9 another nonce":           {set("nonce", "x"), problem.LTITokenInvalid, true},
		"9 no nonce":                {set("nonce", nil), problem.LTITokenInvalid, true},
		"10 version":                {set(ltitest.Claim("version"), "1.1"), problem.LTIMessageInvalid, true},
		"11 message":                {set(ltitest.Claim("message_type"), "LtiSubmissionReviewRequest"), problem.LTIMessageInvalid, true},
		"12 no deployment":          {set(ltitest.Claim("deployment_id"), nil), problem.LTIDeploymentInvalid, true},
		"12 deployment too long":    {set(ltitest.Claim("deployment_id"), strings.Repeat("d", 256)), problem.LTIDeploymentInvalid, true},
		"12 not that of the login":  {set(ltitest.Claim("deployment_id"), "deployment-2"), problem.LTIDeploymentInvalid, true},
		"13 no resource link":       {set(ltitest.Claim("resource_link"), map[string]any{}), problem.LTIMessageInvalid, true},
		"14 roles are text":         {set(ltitest.Claim("roles"), "Learner"), problem.LTIMessageInvalid, true},
		"15 another target":         {set(ltitest.Claim("target_link_uri"), base+"/forms"), problem.LTITargetInvalid, true},
		"16 anonymous":              {set("sub", nil), problem.LTIAnonymous, true},
		"17 no e-mail":              {set("email", nil), problem.LTIEmailMissing, true},
		"17 no address":             {set("email", "ada at school"), problem.LTIEmailMissing, true},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			login := w.login()
			form := w.respond(login, tt.tamper)
			a, err := w.finish(form, login.Cookies)
			r := refused(t, a, err, tt.code)
			if back := r.ReturnURL == "https://lms.example.org/course/7"; back != tt.back {
				t.Errorf("return_url %q", r.ReturnURL)
			}
			if r.Problem.Code.Status() < 400 || r.Problem.Code.Status() > 403 {
				t.Errorf("status %d", r.Problem.Code.Status())
			}
			// Used up: the same launch, mended, comes too late.
			again, err := w.finish(w.respond(login), login.Cookies)
			refused(t, again, err, problem.LTIStateInvalid)
		})
	}
	if u, err := w.accounts.List(t.Context(), 10, ""); err != nil || len(u.Users) != 0 {
		t.Errorf("accounts were made: %v %v", u, err)
	}
}

func TestLaunchesThatArePlausible(t *testing.T) {
	w := newWorld(t)
	for name, tamper := range map[string]ltitest.Tamper{
		"audience in a list": ltitest.Set("aud", []string{"client-1"}),
		"azp":                ltitest.Set("azp", "client-1"),
		"no kid, one key":    ltitest.Head("kid", nil),
		"no roles":           ltitest.Set(ltitest.Claim("roles"), []any{}),
		"exp within skew":    ltitest.Set("exp", w.now().Add(-59*time.Second).Unix()),
		"iat at 10 minutes":  ltitest.Set("iat", w.now().Add(-10*time.Minute).Unix()),
		"iat 60 s ahead":     ltitest.Set("iat", w.now().Add(60*time.Second).Unix()),
		"no name":            func(m *ltitest.Message) { delete(m.Claims, "name") },
	} {
		t.Run(name, func(t *testing.T) {
			if u := w.user(w.launched(tamper).User); u.Name != "Ada Lovelace" {
				t.Errorf("name %q", u.Name)
			}
		})
	}
}

func TestPlatformRefuses(t *testing.T) {
	w := newWorld(t)
	a := w.login()
	form := url.Values{"error": {"login_required"}, "error_description": {"Not\x07 signed in"}, "state": w.respond(a)["state"]}
	got, err := w.finish(form, a.Cookies)
	if r := refused(t, got, err, problem.LTILaunchDenied); !strings.Contains(r.Problem.Message, "login_required (Not  signed in)") {
		t.Errorf("message %q", r.Problem.Message)
	}
	if _, err := w.finish(w.respond(a), a.Cookies); err != nil { // nothing was used up
		t.Error(err)
	}
}

func TestReplay(t *testing.T) {
	w := newWorld(t)
	a := w.login()
	form := w.respond(a)
	if _, err := w.finish(form, a.Cookies); err != nil {
		t.Fatal(err)
	}
	again, err := w.finish(form, a.Cookies)
	refused(t, again, err, problem.LTIStateInvalid)
	// Nor does the token serve under a new state.
	b := w.login()
	form.Set("state", w.respond(b).Get("state"))
	again, err = w.finish(form, b.Cookies)
	refused(t, again, err, problem.LTITokenInvalid)
}

// TestManyAtOnce posts one launch fifty times at the same moment.
func TestManyAtOnce(t *testing.T) {
	w := newWorld(t)
	a := w.login()
	form := w.respond(a)
	results := make([]error, 50)
	var wg sync.WaitGroup
	for i := range results {
		wg.Go(func() { _, results[i] = w.finish(form, a.Cookies) })
	}
	wg.Wait()
	won := 0
	for _, err := range results {
		if err == nil {
			won++
		} else if problem.CodeOf(err) != problem.LTIStateInvalid {
			t.Error(err)
		}
	}
	if won != 1 {
		t.Errorf("%d launches of one state", won)
	}
}

func TestTwoTabs(t *testing.T) {
	w := newWorld(t)
	a, b := w.login(), w.login()
	cookies := append(a.Cookies, b.Cookies...)
	for _, one := range []lti.Answer{b, a} {
		if _, err := w.finish(w.respond(one), cookies); err != nil {
			t.Error(err)
		}
	}
}

func TestAnotherBrowser(t *testing.T) {
	w := newWorld(t)
	mine, theirs := w.login(), w.login()
	got, err := w.finish(w.respond(theirs), mine.Cookies)
	refused(t, got, err, problem.LTICookieMissing)
	swapped := *mine.Cookies[0]
	swapped.Name = w.login().Cookies[0].Name
	a := w.login()
	swapped.Name = a.Cookies[0].Name // a value of another state
	got, err = w.finish(w.respond(a), []*http.Cookie{&swapped})
	refused(t, got, err, problem.LTICookieMissing)
	got, err = w.finish(w.respond(a), a.Cookies) // it was used up
	refused(t, got, err, problem.LTIStateInvalid)
}

func TestStateEnds(t *testing.T) {
	w := newWorld(t)
	a, b := w.login(), w.login()
	w.pass(10*time.Minute - time.Millisecond)
	if _, err := w.finish(w.respond(a), a.Cookies); err != nil {
		t.Error(err)
	}
	w.pass(time.Millisecond)
	got, err := w.finish(w.respond(b), b.Cookies)
	refused(t, got, err, problem.LTIStateInvalid)
	for _, state := range []string{"", "x", strings.Repeat("s", 256)} {
		_, err := w.finish(url.Values{"state": {state}}, nil)
		if code := problem.CodeOf(err); code.Status() != 401 && code.Status() != 400 {
			t.Errorf("state of %d bytes: %v", len(state), err)
		}
	}
}

// TestPlatformGoesMeanwhile: what began at a platform ends only there.
func TestPlatformGoesMeanwhile(t *testing.T) {
	w := newWorld(t)
	for name, change := range map[string]func(){
		"deactivated": func() { no := false; w.edit(lti.Change{Active: &no}) },
		"another client": func() {
			id, yes := "client-9", true
			w.edit(lti.Change{ClientID: &id, Active: &yes})
		},
	} {
		yes, id := true, "client-1"
		w.edit(lti.Change{ClientID: &id, Active: &yes})
		a := w.login()
		form := w.respond(a)
		change()
		got, err := w.finish(form, a.Cookies)
		if r := refused(t, got, err, problem.PlatformNotFound); !strings.Contains(r.Problem.Message, "Platform not found") {
			t.Errorf("%s: %s", name, r.Problem.Message)
		}
	}
}
