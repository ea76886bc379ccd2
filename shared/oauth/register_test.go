package oauth_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/oauth"
)

func TestRegistrationIsEchoed(t *testing.T) {
	w := newWorld(t)
	body := `{"redirect_uris":["` + callback + `"],"client_name":" My \u202eApp\n ","token_endpoint_auth_method":"none",
		"grant_types":["authorization_code","refresh_token","urn:ietf:params:oauth:grant-type:device_code"],"response_types":["code","token"],
		"scope":"jobs:read openid","application_type":"native","logo_uri":"http://169.254.169.254/","contacts":7}`
	got, err := w.Register(t.Context(), []byte(body))
	if err != nil {
		t.Fatal(err)
	}
	want := oauth.Registration{ClientID: got.ClientID, IssuedAt: w.clock.Unix(), Name: "My App", RedirectURIs: []string{callback}, Method: oauth.None,
		GrantTypes: []string{"authorization_code", "refresh_token"}, ResponseTypes: []string{"code"}, Scope: "jobs:read", ApplicationType: "native"}
	if diff := cmp.Diff(want, got); diff != "" || got.ClientID == "" {
		t.Error(diff)
	}
}

func TestRegistrationDefaults(t *testing.T) {
	w := newWorld(t)
	got := w.register(map[string]any{})
	want := oauth.Registration{ClientID: got.ClientID, IssuedAt: w.clock.Unix(), Secret: got.Secret, SecretExpires: new(int64), RedirectURIs: []string{callback},
		Method: oauth.SecretBasic, GrantTypes: []string{"authorization_code", "refresh_token"}, ResponseTypes: []string{"code"}, Scope: "forms:read forms:write jobs:read"}
	if diff := cmp.Diff(want, got); diff != "" || len(got.Secret) != 43 {
		t.Error(diff)
	}
	again := w.register(map[string]any{})
	if again.ClientID == got.ClientID || again.Secret == got.Secret {
		t.Error("two clients share an id or a secret")
	}
	text, err := json.Marshal(got)
	if err != nil || !strings.Contains(string(text), `"client_secret_expires_at":0`) {
		t.Errorf("%s, %v", text, err)
	}
}

func TestRegistrationRefusals(t *testing.T) {
	w := newWorld(t)
	uris := func(list ...string) string {
		text, _ := json.Marshal(map[string]any{"redirect_uris": list})
		return string(text)
	}
	with := func(more string) string { return `{"redirect_uris":["` + callback + `"],` + more + `}` }
	eleven := make([]string, 11)
	for i := range eleven {
		eleven[i] = fmt.Sprintf("%s/%d", callback, i)
	}
	redirects := []string{`{}`, uris(), uris(eleven...), uris(callback, "")}
	for _, uri := range []string{"/cb", "cb", "//a.org/cb", "https:///cb", "https:cb", "https://", "http://app.example.com/cb", "http://127.0.0.1.evil.org/", "http://LOCALHOST/cb",
		"http://[::1%25lo]/cb", "https://u@a.org/cb", "https://u:p@a.org/cb", "x-app://u@h/cb", "https://a.org/cb#", "https://a.org/cb#f", "com.example:/cb#", "https://a.org/c b", "https://a.org/\x00",
		"https://a.org/é", "https://a.org\\b", "https://a.org:99999/", "https://a.org:0/", "1a:b", "https://a.org/" + strings.Repeat("x", 2000), "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x",
		"vbscript:x", "file:///etc/passwd", "blob:https://a.org/x", "about:blank", "ftp://a.org/", "ws://a.org/", "WSS://a.org/", "java\tscript:alert(1)", " javascript:alert(1)", "{redirect}://x"} {
		redirects = append(redirects, uris(uri))
	}
	for _, body := range redirects {
		if _, err := w.Register(t.Context(), []byte(body)); codeOf(err) != oauth.InvalidRedirectURI {
			t.Errorf("%.80s: %v", body, err)
		}
	}
	for _, body := range []string{"", "null", "[]", `"x"`, "{", `{"redirect_uris":"` + callback + `"}`, `{"redirect_uris":[1]}`, with(`"client_name":1`), with(`"scope":["jobs:read"]`),
		with(`"token_endpoint_auth_method":"private_key_jwt"`), with(`"token_endpoint_auth_method":""`), with(`"grant_types":[]`), with(`"grant_types":["implicit"]`), with(`"grant_types":["refresh_token"]`),
		with(`"response_types":["token"]`), with(`"response_types":[]`), with(`"x":"` + strings.Repeat("x", 16<<10) + `"`)} {
		if _, err := w.Register(t.Context(), []byte(body)); codeOf(err) != oauth.InvalidClientMetadata {
			t.Errorf("%.80s: %v", body, err)
		}
	}
}

func TestRegistrationTolerates(t *testing.T) {
	w := newWorld(t)
	for _, more := range []map[string]any{
		{"redirect_uris": []string{"http://localhost", "http://127.0.0.1:3000", "http://[::1]:/cb?x=1", "https://a.org", "https://a.org:8443/", "vscode://x.y/cb", "com.example.app:cb", "a:b"}},
		{"scope": "openid"}, {"application_type": 7}, {"application_type": strings.Repeat("x", 21)}, {"client_name": ""}, {"jwks_uri": "x"}, {"response_types": []string{"code"}},
	} {
		if r := w.register(more); r.Scope == "" || r.ApplicationType != "" {
			t.Errorf("%v: %+v", more, r)
		}
	}
	if r := w.register(map[string]any{"client_name": strings.Repeat("ä", 200)}); len([]rune(r.Name)) != 80 {
		t.Errorf("a name of %d characters", len([]rune(r.Name)))
	}
}

func TestUnusedClientsAreForgotten(t *testing.T) {
	w := newWorld(t)
	unused, used := w.public(), w.public()
	w.connect(used)
	w.pass(24*time.Hour - time.Second)
	if _, err := w.Check(t.Context(), query(unused)); err != nil {
		t.Errorf("within a day: %v", err)
	}
	w.pass(time.Second)
	if _, err := w.Check(t.Context(), query(unused)); codeOf(err) != oauth.InvalidClient {
		t.Errorf("after a day: %v", err)
	}
	w.pass(100 * 24 * time.Hour)
	w.connect(used)
	w.pass(180*24*time.Hour - time.Second)
	if _, err := w.Check(t.Context(), query(used)); err != nil {
		t.Errorf("180 days after a token: %v", err)
	}
	w.pass(time.Second)
	if _, err := w.Check(t.Context(), query(used)); codeOf(err) != oauth.InvalidClient {
		t.Errorf("later: %v", err)
	}
}
