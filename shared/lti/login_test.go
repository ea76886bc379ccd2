package lti_test

import (
	"net/url"
	"strings"
	"testing"

	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/problem"
)

func TestLoginRefuses(t *testing.T) {
	w := newWorld(t)
	long := strings.Repeat("x", 5000)
	tests := map[string]struct {
		change func(url.Values)
		code   problem.Code
	}{
		"no iss":               {param("iss"), problem.LTIRequestInvalid},
		"unknown iss":          {param("iss", "https://other.example"), problem.PlatformNotFound},
		"iss with a slash":     {param("iss", w.lms.Issuer+"/"), problem.PlatformNotFound},
		"iss in capitals":      {param("iss", strings.ToUpper(w.lms.Issuer)), problem.PlatformNotFound},
		"iss twice":            {param("iss", w.lms.Issuer, w.lms.Issuer), problem.LTIRequestInvalid},
		"unknown client":       {param("client_id", "client-2"), problem.LTIClientMismatch},
		"no login_hint":        {param("login_hint"), problem.LTIRequestInvalid},
		"login_hint too long":  {param("login_hint", long), problem.LTIRequestInvalid},
		"hint too long":        {param("lti_message_hint", long), problem.LTIRequestInvalid},
		"hint is not text":     {param("lti_message_hint", "\xff\xfe"), problem.LTIRequestInvalid},
		"storage too long":     {param("lti_storage_target", long), problem.LTIRequestInvalid},
		"deployment too long":  {param("lti_deployment_id", long), problem.LTIRequestInvalid},
		"target of another":    {param("target_link_uri", "https://evil.example/"), problem.LTITargetInvalid},
		"target like ours":     {param("target_link_uri", base+".evil.example/"), problem.LTITargetInvalid},
		"target with a user":   {param("target_link_uri", "https://forms.example.org@evil.example/"), problem.LTITargetInvalid},
		"target with our user": {param("target_link_uri", "https://x@forms.example.org/"), problem.LTITargetInvalid},
		"target by backslash":  {param("target_link_uri", "https://forms.example.org\\@evil.example/"), problem.LTITargetInvalid},
		"target without host":  {param("target_link_uri", "//evil.example/"), problem.LTITargetInvalid},
		"target is a script":   {param("target_link_uri", "javascript:alert(1)"), problem.LTITargetInvalid},
		"target over http":     {param("target_link_uri", "http://forms.example.org/"), problem.LTITargetInvalid},
		"target on a port":     {param("target_link_uri", "https://forms.example.org:8443/"), problem.LTITargetInvalid},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			a, err := w.tryLogin(tt.change)
			refused(t, a, err, tt.code)
		})
	}
	a, err := w.tryLogin(param("target_link_uri")) // may be absent
	if err != nil || a.Location == "" {
		t.Error(err)
	}
	no := false
	w.edit(lti.Change{Active: &no})
	a, err = w.tryLogin()
	refused(t, a, err, problem.PlatformNotFound)
}

// TestClientMayBeLeftOut as long as one registration of the issuer is active.
func TestClientMayBeLeftOut(t *testing.T) {
	w := newWorld(t)
	if _, err := w.tryLogin(param("client_id")); err != nil {
		t.Error(err)
	}
	second := w.add("client-2")
	a, err := w.tryLogin(param("client_id"))
	refused(t, a, err, problem.LTIRequestInvalid)
	no := false
	if _, err := w.Edit(t.Context(), second.ID, lti.Change{Active: &no}); err != nil {
		t.Fatal(err)
	}
	if _, err := w.tryLogin(param("client_id")); err != nil {
		t.Error(err)
	}
}

// TestOneIssuerTwoClients is a hosted LMS whose institutions share an issuer:
// equal users of two are two people, and each token is for one of them.
func TestOneIssuerTwoClients(t *testing.T) {
	w := newWorld(t)
	w.add("client-2")
	first := w.launched()
	w.lms.ClientID = "client-2"
	second := w.launched()
	if first.User == second.User || first.Identity == second.Identity || first.Platform == second.Platform {
		t.Errorf("%+v and %+v are mixed up", first, second)
	}
	a, err := w.launch(ltitest.Set("aud", "client-1"))
	refused(t, a, err, problem.LTITokenInvalid)
}

func TestAuthLoginURLWithQuery(t *testing.T) {
	w := newWorld(t)
	for _, own := range []string{"?tenant=7", "?tenant=7&", "?"} {
		address := w.lms.URL(ltitest.AuthPath) + own
		w.edit(lti.Change{AuthLoginURL: &address})
		a := w.login()
		u, err := url.Parse(a.Location)
		if err != nil || strings.Count(a.Location, "?") != 1 || !strings.HasPrefix(a.Location, address) || u.Query().Get("scope") != "openid" {
			t.Errorf("%s became %s", address, a.Location)
		}
		if strings.Contains(own, "tenant") && u.Query().Get("tenant") != "7" {
			t.Errorf("%s lost its query: %s", address, a.Location)
		}
		w.respond(a)
	}
}

// TestTargets: a launch ends at a page of the list or the dashboard, nowhere
// else.
func TestTargets(t *testing.T) {
	w := newWorld(t)
	for target, want := range map[string]string{
		base + "/forms": "/forms", base + "/forms?next=https://evil.example": "/forms", base + "/jobs": "/jobs",
		base + "/api/lti/callback": "/dashboard", base: "/dashboard", base + "//evil.example": "/dashboard", base + "/forms/../x": "/dashboard",
		"HTTPS://FORMS.example.org/forms": "/forms", base + ":443/forms": "/forms",
	} {
		a := w.login(param("target_link_uri", target))
		done, err := w.finish(w.respond(a, ltitest.Set(ltitest.Claim("target_link_uri"), target)), a.Cookies)
		if err != nil || done.Location != base+want {
			t.Errorf("%s leads to %s, %v", target, done.Location, err)
		}
	}
	a := w.login(param("target_link_uri"))
	got, err := w.finish(w.respond(a, ltitest.Set(ltitest.Claim("target_link_uri"), "https://evil.example/")), a.Cookies)
	refused(t, got, err, problem.LTITargetInvalid)
}

func TestRegisteredDeployment(t *testing.T) {
	w := newWorld(t)
	id := "deployment-7"
	w.edit(lti.Change{DeploymentID: &id})
	a, err := w.tryLogin()
	refused(t, a, err, problem.LTIDeploymentInvalid)
	a = w.login(param("lti_deployment_id"))
	got, err := w.finish(w.respond(a), a.Cookies)
	refused(t, got, err, problem.LTIDeploymentInvalid)
	w.lms.Deployment = id
	w.launched()
}

func FuzzLogin(f *testing.F) {
	w := newWorld(f)
	f.Add(w.lms.LoginParams().Encode())
	f.Add("iss=&login_hint=%00&client_id=a&client_id=b")
	f.Add("iss=" + url.QueryEscape(w.lms.Issuer) + "&login_hint=x&target_link_uri=%5C&lti_storage_target=%3Cscript%3E")
	f.Fuzz(func(t *testing.T, query string) {
		params, _ := url.ParseQuery(query)
		a, err := w.Login(t.Context(), params)
		if err != nil {
			if lti.RefusalOf(err) == nil {
				t.Fatalf("%q: %v", query, err)
			}
			return
		}
		if !strings.HasPrefix(a.Location, w.lms.URL(ltitest.AuthPath)+"?") {
			t.Fatalf("%q leads to %s", query, a.Location)
		}
	})
}

func FuzzCallback(f *testing.F) {
	w := newWorld(f)
	a := w.login()
	f.Add(w.respond(a).Encode(), false)
	f.Add("state=x&id_token=a.b.c&value=v", true)
	f.Add("error=x&error_description=%00%ff", false)
	f.Fuzz(func(t *testing.T, body string, framed bool) {
		form, _ := url.ParseQuery(body)
		got, err := w.Callback(t.Context(), lti.Posted{Form: form, Framed: framed})
		if got.Launch != nil || err != nil && lti.RefusalOf(err) == nil {
			t.Fatalf("%q: %+v, %v", body, got.Launch, err)
		}
	})
}
