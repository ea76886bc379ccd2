package api_test

import (
	"crypto/sha256"
	"encoding/base64"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
	"formwright/shared/config"
	"formwright/shared/jose"
	"formwright/shared/oauth"
)

const (
	callback = "https://app.example.com/cb"
	verifier = "a-verifier-of-43-characters-or-more.~_0123456789"
)

// form posts a form without the world's token.
func (w *world) form(path string, form url.Values, headers ...header) reply {
	w.t.Helper()
	headers = append([]header{as(""), {"Content-Type", "application/x-www-form-urlencoded"}}, headers...)
	return w.send("POST", path, []byte(form.Encode()), headers...)
}

// client registers an application.
func (w *world) client(method string) (id, secret string) {
	w.t.Helper()
	r := w.send("POST", "/oauth/register", []byte(`{"redirect_uris":["`+callback+`"],"client_name":"App","token_endpoint_auth_method":"`+method+`"}`),
		as(""), header{"Content-Type", "application/json"}).want(201)
	return r.text("client_id"), r.text("client_secret")
}

// code plays the person who agrees on the consent page.
func (w *world) code(client, scope string) string {
	w.t.Helper()
	sum := sha256.Sum256([]byte(verifier))
	return w.agree(url.Values{"response_type": {"code"}, "client_id": {client}, "redirect_uri": {callback}, "scope": {scope}, "state": {"s"},
		"code_challenge": {base64.RawURLEncoding.EncodeToString(sum[:])}, "code_challenge_method": {"S256"}}).Get("code")
}

func (w *world) agree(query url.Values) url.Values {
	w.t.Helper()
	req, err := w.services.OAuth.Check(w.t.Context(), query)
	if err != nil {
		w.t.Fatal(err)
	}
	to, err := w.services.OAuth.Approve(w.t.Context(), req, w.user)
	if err != nil {
		w.t.Fatal(err)
	}
	u, err := url.Parse(to)
	if err != nil {
		w.t.Fatal(err)
	}
	return u.Query()
}

// connect gives an access and a refresh token of a public client.
func (w *world) connect(scope string) (client, access, refresh string) {
	w.t.Helper()
	client, _ = w.client("none")
	r := w.form("/oauth/token", url.Values{"grant_type": {"authorization_code"}, "client_id": {client}, "code": {w.code(client, scope)}, "code_verifier": {verifier}}).want(200)
	return client, r.text("access_token"), r.text("refresh_token")
}

func TestOAuthDance(t *testing.T) {
	w := newWorld(t)
	client, access, refresh := w.connect("jobs:read forms:write")
	w.get("/api/v1/jobs", as(access)).want(200)
	valid := w.get("/api/v1/automation/is-valid", as(access)).want(200).object()
	if diff := cmp.Diff([]any{"forms:write", "jobs:read"}, valid["scopes"]); diff != "" {
		t.Error(diff)
	}
	r := w.form("/oauth/token", url.Values{"grant_type": {"refresh_token"}, "client_id": {client}, "refresh_token": {refresh}, "scope": {"forms:write"}}).want(200)
	if r.header.Get("Cache-Control") != "no-store" || r.header.Get("Access-Control-Allow-Origin") != "*" {
		t.Errorf("headers %v", r.header)
	}
	narrow := r.text("access_token")
	denied := w.get("/api/v1/jobs", as(narrow)).want(403)
	want := `Bearer realm="Formwright", resource_metadata="` + base + `/.well-known/oauth-protected-resource", scope="jobs:read", error="insufficient_scope"`
	if got := denied.header.Get("WWW-Authenticate"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if active := w.form("/oauth/introspect", url.Values{"client_id": {client}, "token": {narrow}}).want(200).object()["active"]; active != true {
		t.Errorf("active: %v", active)
	}
	w.form("/oauth/revoke", url.Values{"client_id": {client}, "token": {r.text("refresh_token")}}).want(200)
	for _, token := range []string{access, narrow} {
		w.get("/api/v1/jobs", as(token)).want(401)
		if got := w.form("/oauth/introspect", url.Values{"client_id": {client}, "token": {token}}).want(200).object(); !cmp.Equal(got, map[string]any{"active": false}) {
			t.Errorf("revoked: %v", got)
		}
	}
	if strings.Contains(w.logs.String(), access) || strings.Contains(w.logs.String(), refresh) {
		t.Error("a token stands in the log")
	}
}

func TestChallenges(t *testing.T) {
	w := newWorld(t)
	_, access, _ := w.connect("jobs:read")
	where := `Bearer realm="Formwright", resource_metadata="` + base + `/.well-known/oauth-protected-resource"`
	for _, test := range []struct{ path, token, want string }{
		{"/api/v1/jobs", "", where + `, scope="jobs:read"`},
		{"/api/v1/jobs", access + "A", where + `, scope="jobs:read", error="invalid_token"`},
		{"/api/v1/automation/is-valid", "", where},
		{"/api/v1/automation/is-valid", "x", where + `, error="invalid_token"`},
	} {
		if got := w.get(test.path, as(test.token)).want(401).header.Get("WWW-Authenticate"); got != test.want {
			t.Errorf("%s: %s, want %s", test.path, got, test.want)
		}
	}
	w.pass(oauth.AccessLife)
	w.get("/api/v1/jobs", as(access)).want(401)
}

func TestOAuthErrorsOverHTTP(t *testing.T) {
	w := newWorld(t)
	client, secret := w.client("client_secret_basic")
	basic := func(id, password string) header {
		return header{"Authorization", "Basic " + base64.StdEncoding.EncodeToString([]byte(id+":"+password))}
	}
	good := url.Values{"grant_type": {"refresh_token"}, "refresh_token": {"x"}}
	for name, test := range map[string]struct {
		reply  reply
		status int
		code   string
		basic  bool
	}{
		"wrong basic":     {w.form("/oauth/token", good, basic(client, "x")), 401, "invalid_client", true},
		"wrong post":      {w.form("/oauth/token", url.Values{"client_id": {client}, "client_secret": {"x"}}), 401, "invalid_client", false},
		"unknown token":   {w.form("/oauth/token", good, basic(client, secret)), 400, "invalid_grant", false},
		"no form":         {w.send("POST", "/oauth/token", []byte(`{}`), as(""), header{"Content-Type", "application/json"}), 400, "invalid_request", false},
		"no type":         {w.send("POST", "/oauth/revoke", []byte(`token=x`), as("")), 400, "invalid_request", false},
		"broken form":     {w.send("POST", "/oauth/token", []byte("a=%zz"), as(""), header{"Content-Type", "application/x-www-form-urlencoded; charset=utf-8"}), 400, "invalid_request", false},
		"in the address":  {w.form("/oauth/token?client_id="+client+"&client_secret="+secret, good), 401, "invalid_client", false},
		"endless form":    {w.form("/oauth/introspect", url.Values{"token": {strings.Repeat("x", 33<<10)}}), 413, "invalid_request", false},
		"no token":        {w.form("/oauth/introspect", nil, basic(client, secret)), 400, "invalid_request", false},
		"endless client":  {w.send("POST", "/oauth/register", []byte(`{"x":"`+strings.Repeat("x", 17<<10)+`"}`), as(""), header{"Content-Type", "application/json"}), 413, "invalid_request", false},
		"client of text":  {w.send("POST", "/oauth/register", []byte(`{}`), as(""), header{"Content-Type", "text/plain"}), 400, "invalid_client_metadata", false},
		"no redirect_uri": {w.send("POST", "/oauth/register", []byte(`{}`), as(""), header{"Content-Type", "application/json"}), 400, "invalid_redirect_uri", false},
	} {
		body := test.reply.want(test.status).object()
		if body["error"] != test.code || body["error_description"] == "" || len(body) != 2 {
			t.Errorf("%s: %v", name, body)
		}
		if got := strings.HasPrefix(test.reply.header.Get("WWW-Authenticate"), "Basic "); got != test.basic {
			t.Errorf("%s: WWW-Authenticate %q", name, test.reply.header.Get("WWW-Authenticate"))
		}
		if test.reply.header.Get("Cache-Control") != "no-store" {
			t.Errorf("%s may be kept", name)
		}
	}
	w.get("/oauth/token").want(405)
	w.get("/oauth/register").want(405)
}

func TestOAuthRateLimits(t *testing.T) {
	w := newWorld(t, with(func(c *config.Config) { c.RateRegister, c.RateToken = 2, 3 }))
	w.client("none")
	w.client("none")
	full := w.send("POST", "/oauth/register", []byte(`{}`), as(""), header{"Content-Type", "application/json"}).want(429)
	if full.text("error") != "temporarily_unavailable" || full.header.Get("Retry-After") == "" {
		t.Errorf("%s, %v", full.body, full.header)
	}
	for _, path := range []string{"/oauth/token", "/oauth/revoke", "/oauth/introspect"} {
		w.form(path, nil).want(401)
	}
	w.form("/oauth/token", nil).want(429)
	w.pass(time.Minute)
	w.form("/oauth/token", nil).want(401)
	w.pass(time.Hour)
	w.client("none")
}

func TestDiscoveryDocuments(t *testing.T) {
	w := newWorld(t)
	server := w.get("/.well-known/oauth-authorization-server", as("")).want(200)
	for name, want := range map[string]any{
		"issuer": base, "authorization_endpoint": base + "/oauth/auth", "token_endpoint": base + "/oauth/token", "registration_endpoint": base + "/oauth/register",
		"revocation_endpoint": base + "/oauth/revoke", "introspection_endpoint": base + "/oauth/introspect", "jwks_uri": base + "/.well-known/jwks.json",
		"response_types_supported": []any{"code"}, "grant_types_supported": []any{"authorization_code", "refresh_token"}, "code_challenge_methods_supported": []any{"S256"},
		"token_endpoint_auth_methods_supported": []any{"none", "client_secret_basic", "client_secret_post"}, "scopes_supported": []any{"forms:read", "forms:write", "jobs:read"},
		"authorization_response_iss_parameter_supported": true,
	} {
		if diff := cmp.Diff(want, server.object()[name]); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	for _, suffix := range []string{"", "/api/v1", "/mcp"} {
		doc := w.get("/.well-known/oauth-protected-resource"+suffix, as("")).want(200)
		if doc.text("resource") != base+suffix || !cmp.Equal(doc.object()["authorization_servers"], []any{base}) {
			t.Errorf("%s: %s", suffix, doc.body)
		}
	}
	keys := w.get("/.well-known/jwks.json", as("")).want(200)
	if keys.header.Get("Cache-Control") != "public, max-age=300" || len(keys.object()["keys"].([]any)) != 2 || strings.Contains(string(keys.body), `"d"`) {
		t.Errorf("%v %s", keys.header, keys.body)
	}
	for _, path := range []string{"/.well-known/oauth-authorization-server/mcp", "/.well-known/oauth-protected-resource/other", "/.well-known/openid-configuration"} {
		w.get(path, as("")).want(404)
	}
}

func TestIssuerWithAPath(t *testing.T) {
	w := newWorld(t)
	ring, err := jose.NewRing(w.clock)
	if err != nil {
		t.Fatal(err)
	}
	w.services.OAuth = oauth.New(w.store.Table(), jose.Fixed(ring), base+"/prod", w.now)
	w.handler = api.New(w.config, w.services).Handler()
	for path, status := range map[string]int{"": 200, "/prod": 200, "/mcp": 404} {
		w.get("/.well-known/oauth-authorization-server"+path, as("")).want(status)
	}
}

func TestOtherSitesMayCall(t *testing.T) {
	w := newWorld(t)
	for path, want := range map[string]string{"/oauth/token": "POST", "/oauth/register": "POST", "/oauth/revoke": "POST", "/oauth/introspect": "",
		"/.well-known/oauth-authorization-server": "GET, HEAD", "/.well-known/oauth-protected-resource/mcp": "GET, HEAD", "/.well-known/jwks.json": "GET, HEAD", "/api/v1/jobs": ""} {
		r := w.send("OPTIONS", path, nil, as(""), header{"Origin", "https://browser.example"}, header{"Access-Control-Request-Method", "POST"})
		allowed := strings.ToLower(r.header.Get("Access-Control-Allow-Headers"))
		if got := r.header.Get("Access-Control-Allow-Methods"); got != want || want != "" && (r.status != 204 || r.header.Get("Access-Control-Allow-Origin") != "*") {
			t.Errorf("%s: %d %v", path, r.status, r.header)
		}
		for _, name := range []string{"authorization", "content-type", "mcp-protocol-version"} {
			if want != "" && !strings.Contains(allowed, name) {
				t.Errorf("%s does not allow %s", path, name)
			}
		}
		if r.header.Get("Access-Control-Allow-Credentials") != "" {
			t.Errorf("%s allows cookies", path)
		}
	}
}
