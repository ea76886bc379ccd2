package oauth_test

import (
	"errors"
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/oauth"
)

func TestApproveSendsCodeStateAndIssuer(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{"redirect_uris": []string{callback + "?a=1&a=2"}, "client_name": "App"})
	r, err := w.Check(t.Context(), query(c, "redirect_uri", callback+"?a=1&a=2", "scope", "jobs:read openid"))
	if err != nil {
		t.Fatal(err)
	}
	if r.Name() != "App" || r.Host() != "app.example.com" || r.Origin() != "https://app.example.com" || !cmp.Equal(r.Scopes, []string{"jobs:read"}) {
		t.Errorf("shown: %q, %q, %q, %q", r.Name(), r.Host(), r.Origin(), r.Scopes)
	}
	to, err := w.Approve(t.Context(), r, person)
	if err != nil {
		t.Fatal(err)
	}
	got := params(t, to)
	code := got.Get("code")
	want := url.Values{"a": {"1", "2"}, "code": {code}, "state": {"s t+%&=é"}, "iss": {base}}
	if diff := cmp.Diff(want, got); diff != "" || len(code) != 43 || !strings.HasPrefix(to, callback+"?a=1&a=2&") || strings.Contains(to, "+") {
		t.Errorf("%s\n%s", to, diff)
	}
	denied := params(t, w.Deny(r))
	if denied.Get("error") != "access_denied" || denied.Get("state") != "s t+%&=é" || denied.Get("iss") != base {
		t.Errorf("denied: %v", denied)
	}
}

func TestStateComesBackAsItCame(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	for _, state := range []string{"x", " ", "a b", `{"a":[1]}`, "\x00\xff\n", "é+%2B", strings.Repeat("s", 8<<10)} {
		r, err := w.Check(t.Context(), query(c, "state", state))
		if err != nil {
			t.Fatal(err)
		}
		if got := params(t, w.Deny(r)).Get("state"); got != state {
			t.Errorf("%.20q came back as %.20q", state, got)
		}
	}
	r, err := w.Check(t.Context(), query(c, "state", ""))
	if err != nil || params(t, w.Deny(r)).Has("state") {
		t.Errorf("a state of nothing: %v", err)
	}
}

func TestAuthorizeRefusalsThatStayHere(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	two := w.register(map[string]any{"redirect_uris": []string{callback, callback + "2"}})
	twice := query(c)
	twice.Add("redirect_uri", callback)
	clients := query(c)
	clients.Add("client_id", c.ClientID)
	for name, test := range map[string]struct {
		query url.Values
		code  oauth.Code
	}{
		"no client":           {query(c, "client_id", ""), oauth.InvalidClient},
		"unknown client":      {query(c, "client_id", "nobody"), oauth.InvalidClient},
		"impossible client":   {query(c, "client_id", strings.Repeat("x", 2000)), oauth.InvalidClient},
		"another redirect":    {query(c, "redirect_uri", callback+"/"), oauth.InvalidRequest},
		"another case":        {query(c, "redirect_uri", strings.ToUpper(callback)), oauth.InvalidRequest},
		"a longer host":       {query(c, "redirect_uri", "https://app.example.com.evil.org/cb"), oauth.InvalidRequest},
		"with a query":        {query(c, "redirect_uri", callback+"?a=b"), oauth.InvalidRequest},
		"with a fragment":     {query(c, "redirect_uri", callback+"#"), oauth.InvalidRequest},
		"redirect repeated":   {twice, oauth.InvalidRequest},
		"client repeated":     {clients, oauth.InvalidRequest},
		"which of two is it?": {query(two, "redirect_uri", ""), oauth.InvalidRequest},
	} {
		_, err := w.Check(t.Context(), test.query)
		var e *oauth.Error
		if !errors.As(err, &e) || e.Code != test.code || e.Redirect != "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAuthorizeRefusalsByRedirect(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	add := func(name, value string) url.Values {
		q := query(c, "resource", base)
		q.Add(name, value)
		return q
	}
	short, long := challenge()[1:], challenge()+"A"
	for name, test := range map[string]struct {
		query url.Values
		code  oauth.Code
	}{
		"no response_type":       {query(c, "response_type", ""), oauth.InvalidRequest},
		"implicit":               {query(c, "response_type", "token"), oauth.UnsupportedResponseType},
		"hybrid":                 {query(c, "response_type", "code id_token"), oauth.UnsupportedResponseType},
		"fragment mode":          {query(c, "response_mode", "fragment"), oauth.InvalidRequest},
		"request object":         {query(c, "request", "x"), oauth.RequestNotSupported},
		"request by reference":   {query(c, "request_uri", "https://x"), oauth.RequestURINotSupported},
		"no challenge":           {query(c, "code_challenge", ""), oauth.InvalidRequest},
		"no method means plain":  {query(c, "code_challenge_method", ""), oauth.InvalidRequest},
		"plain":                  {query(c, "code_challenge_method", "plain"), oauth.InvalidRequest},
		"short challenge":        {query(c, "code_challenge", short), oauth.InvalidRequest},
		"long challenge":         {query(c, "code_challenge", long), oauth.InvalidRequest},
		"challenge not URL-safe": {query(c, "code_challenge", short+"+"), oauth.InvalidRequest},
		"challenge with newline": {query(c, "code_challenge", challenge()+"\n"), oauth.InvalidRequest},
		"unknown scopes only":    {query(c, "scope", "openid profile"), oauth.InvalidScope},
		"another resource":       {query(c, "resource", "https://other.example"), oauth.InvalidTarget},
		"two resources":          {add("resource", base+"/mcp"), oauth.InvalidTarget},
		"state repeated":         {add("state", "2"), oauth.InvalidRequest},
		"scope repeated":         {query2(c, "scope"), oauth.InvalidRequest},
		"unknown one repeated":   {query2(c, "nonce"), oauth.InvalidRequest},
		"none and more":          {query(c, "prompt", "none consent"), oauth.InvalidRequest},
		"endless state":          {query(c, "state", strings.Repeat("s", 8<<10+1)), oauth.InvalidRequest},
	} {
		_, err := w.Check(t.Context(), test.query)
		var e *oauth.Error
		if !errors.As(err, &e) || !strings.HasPrefix(e.Redirect, callback+"?") {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got := params(t, e.Redirect)
		if got.Get("error") != string(test.code) || got.Get("error_description") == "" || got.Get("iss") != base || got.Has("code") {
			t.Errorf("%s: %v", name, got)
		}
		if states := test.query["state"]; len(states) == 1 && len(states[0]) < 100 && got.Get("state") != states[0] {
			t.Errorf("%s: state %q", name, got.Get("state"))
		}
	}
}

// query2 repeats a parameter.
func query2(c oauth.Registration, name string) url.Values {
	q := query(c)
	q[name] = []string{"jobs:read", "jobs:read"}
	return q
}

func TestAuthorizeAccepts(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	for name, test := range map[string]struct {
		query  url.Values
		scopes []string
	}{
		"all scopes when none asked": {query(c), oauth.Scopes()},
		"empty scope":                {query(c, "scope", " "), oauth.Scopes()},
		"unknown ones left out":      {query(c, "scope", "offline_access jobs:read forms:read jobs:read"), []string{"forms:read", "jobs:read"}},
		"only redirect left out":     {query(c, "redirect_uri", ""), oauth.Scopes()},
		"prompt consent":             {query(c, "prompt", "consent"), oauth.Scopes()},
		"prompt login":               {query(c, "prompt", "login select_account"), oauth.Scopes()},
		"resource":                   {query(c, "resource", base+"/mcp"), oauth.Scopes()},
		"resource with slash":        {query(c, "resource", base+"/"), oauth.Scopes()},
		"response_mode query":        {query(c, "response_mode", "query"), oauth.Scopes()},
		"unknown parameters":         {query(c, "nonce", "1", "login_hint", "x"), oauth.Scopes()},
	} {
		r, err := w.Check(t.Context(), test.query)
		if err != nil || !cmp.Equal(r.Scopes, test.scopes) {
			t.Errorf("%s: %q, %v", name, r.Scopes, err)
		}
	}
}

func TestPromptNone(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	r, err := w.Check(t.Context(), query(c, "prompt", "none"))
	if err != nil {
		t.Fatal(err)
	}
	for signedIn, want := range map[bool]string{false: "login_required", true: "consent_required"} {
		to, must := w.Unseen(r, signedIn)
		if !must || params(t, to).Get("error") != want {
			t.Errorf("signed in %v: %q, %v", signedIn, to, must)
		}
	}
	if r, err = w.Check(t.Context(), query(c)); err != nil {
		t.Fatal(err)
	}
	if _, must := w.Unseen(r, true); must {
		t.Error("a request without prompt is answered unseen")
	}
}

func TestLoopbackPortsAndSchemes(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{"redirect_uris": []string{"http://127.0.0.1/cb", "http://[::1]:5000/cb", "http://localhost:1/a?b=c", "cursor://anysphere.cursor-mcp/oauth", "com.example.app:/cb"}})
	for uri, host := range map[string]string{
		"http://127.0.0.1/cb":                    "127.0.0.1",
		"http://127.0.0.1:49152/cb":              "127.0.0.1:49152",
		"http://[::1]/cb":                        "[::1]",
		"http://[::1]:65535/cb":                  "[::1]:65535",
		"http://localhost:8080/a?b=c":            "localhost:8080",
		"cursor://anysphere.cursor-mcp/oauth":    "cursor:",
		"com.example.app:/cb":                    "com.example.app:",
		"!http://127.0.0.1:0/cb":                 "",
		"!http://127.0.0.1:65536/cb":             "",
		"!http://127.0.0.1:x/cb":                 "",
		"!http://127.0.0.1:80@evil.org/cb":       "",
		"!http://127.0.0.1@evil.org/cb":          "",
		"!http://127.0.0.1.evil.org/cb":          "",
		"!http://127.0.0.2/cb":                   "",
		"!http://localhost/cb":                   "",
		"!https://localhost:8080/a?b=c":          "",
		"!http://localhost:8080/a?b=c&d":         "",
		"!http://127.0.0.1:1/cb#":                "",
		"!cursor://anysphere.cursor-mcp:1/oauth": "",
	} {
		plain, bad := strings.CutPrefix(uri, "!")
		r, err := w.Check(t.Context(), query(c, "redirect_uri", plain))
		if (err != nil) != bad || err == nil && r.Host() != host {
			t.Errorf("%s: %q, %v", uri, r.Host(), err)
		}
		if err == nil && !strings.HasPrefix(w.Deny(r), plain) {
			t.Errorf("%s is answered at %s", plain, w.Deny(r))
		}
	}
}
