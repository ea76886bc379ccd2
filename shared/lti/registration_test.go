package lti_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/problem"
)

func (w *world) register() (lti.Answer, error) {
	return w.Register(w.t.Context(), url.Values{"openid_configuration": {w.lms.URL(ltitest.ConfigurationPath)}, "registration_token": {"token-1"}})
}

func TestDynamicRegistration(t *testing.T) {
	w := newWorld(t)
	w.lms.ClientID = "dynamic-1"
	a, err := w.register()
	page := pageOf(t, a, err)
	if !strings.Contains(page, "org.imsglobal.lti.close") || !strings.Contains(page, "dynamic-1") {
		t.Errorf("page: %s", page)
	}
	tool, token := w.lms.Registered()
	want := map[string]any{
		"application_type": "web", "response_types": []any{"id_token"}, "grant_types": []any{"implicit", "client_credentials"},
		"initiate_login_uri": base + "/api/lti/login", "redirect_uris": []any{base + "/api/lti/callback"}, "client_name": "Formwright",
		"jwks_uri": base + "/api/lti/jwks", "token_endpoint_auth_method": "private_key_jwt", "scope": "",
		"https://purl.imsglobal.org/spec/lti-tool-configuration": map[string]any{
			"domain": "forms.example.org", "target_link_uri": base + "/api/lti/callback", "description": "Turns documents into quizzes and forms.",
			"claims":        []any{"iss", "sub", "name", "given_name", "family_name", "email"},
			"messages":      []any{map[string]any{"type": "LtiResourceLinkRequest", "target_link_uri": base + "/api/lti/callback", "label": "Formwright"}},
			"deployment_id": "deployment-1", // added by the platform
		},
	}
	if diff := cmp.Diff(want, tool); diff != "" || token != "Bearer token-1" {
		t.Errorf("registered with %q: %s", token, diff)
	}
	refusedLogin, err := w.tryLogin()
	refused(t, refusedLogin, err, problem.PlatformNotFound)
	list, err := w.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		if p.ClientID == "dynamic-1" {
			w.platform = p
		}
	}
	if p := w.platform; !p.Pending || p.Active || p.DeploymentID != "deployment-1" || p.JWKSURL != w.lms.URL(ltitest.KeysPath) {
		t.Fatalf("kept as %+v", p)
	}
	yes := true
	w.edit(lti.Change{Active: &yes})
	if w.platform.Pending {
		t.Error("still pending")
	}
	w.launched()
	w.pass(pendingAndMore)
	w.launched() // approved ones don't end
	if _, err := w.register(); problem.CodeOf(err) != problem.PlatformExists {
		t.Errorf("registered twice: %v", err)
	}
}

const pendingAndMore = 31 * 24 * 3600e9

func TestPendingRegistrationsEnd(t *testing.T) {
	w := newWorld(t)
	w.lms.ClientID = "dynamic-1"
	for range 2 {
		if _, err := w.register(); err != nil {
			t.Fatal(err)
		}
		w.pass(pendingAndMore)
		if list, err := w.List(t.Context()); err != nil || len(list) != 1 {
			t.Errorf("%d platforms, %v", len(list), err)
		}
	}
}

func TestDynamicRegistrationRefuses(t *testing.T) {
	w := newWorld(t)
	other := ltitest.New(base, w.now)
	defer other.Close()
	set := func(name string, value any) func() {
		return func() { w.lms.Configure(func(c map[string]any) { c[name] = value }) }
	}
	for name, prepare := range map[string]func(){
		"issuer on another host":   set("issuer", other.Issuer),
		"issuer over http":         set("issuer", "http://lms.example.org"),
		"no issuer":                set("issuer", nil),
		"keys over http":           set("jwks_uri", "http://lms.example.org/jwks"),
		"keys in the network":      set("jwks_uri", "https://192.168.0.1/jwks"),
		"registration over http":   set("registration_endpoint", "http://lms.example.org/register"),
		"registration in a cloud":  set("registration_endpoint", "https://169.254.169.254/latest"),
		"no authorization address": set("authorization_endpoint", ""),
		"issuer is a number":       set("issuer", 7),
		"no client_id":             func() { w.lms.OnRegister(func(r map[string]any) { r["client_id"] = "" }) },
		"client_id too long":       func() { w.lms.OnRegister(func(r map[string]any) { r["client_id"] = strings.Repeat("c", 256) }) },
		"client_id with a line":    func() { w.lms.OnRegister(func(r map[string]any) { r["client_id"] = "a\nb" }) },
		"an endless answer":        func() { w.lms.OnRegister(func(r map[string]any) { r["x"] = strings.Repeat("x", 1<<20) }) },
	} {
		w.lms.Configure(nil)
		w.lms.OnRegister(nil)
		prepare()
		if a, err := w.register(); problem.CodeOf(err) != problem.LTIRegistrationFailed || a.Page != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, query := range map[string]string{
		"nothing": "", "no URL": "openid_configuration=x", "http": "openid_configuration=http://lms.example.org/", "a file": "openid_configuration=file:///etc/passwd",
		"twice": "openid_configuration=https://a.example/&openid_configuration=https://b.example/",
	} {
		params, _ := url.ParseQuery(query)
		if _, err := w.Register(t.Context(), params); problem.CodeOf(err) != problem.LTIRequestInvalid {
			t.Errorf("%s: %v", name, err)
		}
	}
	if list, err := w.List(t.Context()); err != nil || len(list) != 1 {
		t.Errorf("%d platforms, %v", len(list), err)
	}
}
