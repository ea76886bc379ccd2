package template

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/app/service"
	"formwright/shared/config"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/session"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

const base = "https://forms.example.org"

// touched is what functions do with rows: "oauthtoken GetItem CODE".
type touched struct {
	store.Table
	function api.Name
	seen     map[string]bool
}

func (t *touched) note(action, partition string) {
	kind, _, _ := strings.Cut(partition, "#")
	t.seen[string(t.function)+" "+action+" "+kind] = true
}

func (t *touched) Get(ctx context.Context, k store.Key) (store.Item, error) {
	t.note("GetItem", k.PK)
	return t.Table.Get(ctx, k)
}

func (t *touched) Query(ctx context.Context, q store.Query) (store.Page, error) {
	t.note("Query", q.PK)
	return t.Table.Query(ctx, q)
}

func (t *touched) Write(ctx context.Context, ops ...store.Op) error {
	for _, op := range ops {
		action := map[store.OpKind]string{store.OpPut: "PutItem", store.OpUpdate: "UpdateItem", store.OpDelete: "DeleteItem", store.OpCheck: "ConditionCheckItem"}[op.Kind]
		t.note(action, op.Key.PK)
	}
	return t.Table.Write(ctx, ops...)
}

// world is the API over a store that is watched.
type world struct {
	t    *testing.T
	rows *touched
	v    service.Services
	api  *api.API
	lms  *ltitest.Platform
	user account.User
}

func newWorld(t *testing.T) *world {
	t.Helper()
	st, err := embedded.Open(t.TempDir(), embedded.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	ring, err := jose.NewRing(time.Now())
	if err != nil {
		t.Fatal(err)
	}
	w := &world{t: t, rows: &touched{Table: st.Table(), seen: map[string]bool{}}, lms: ltitest.New(base, time.Now)}
	t.Cleanup(w.lms.Close)
	cfg := config.Config{BaseURL: base, AllowPrivateOut: true, CreditsFree: 1, AdminEmails: []string{"admin@example.org"},
		RateToken: 100, RateRegister: 100, RateLTI: 100}
	s := service.Stores{Table: w.rows, Blobs: st.Blobs()}
	w.v = service.New(cfg, s, jose.Fixed(ring), job.DefaultTiming(), time.Now)
	w.api = service.NewAPI(cfg, s, w.v, jose.Fixed(ring), slog.New(slog.DiscardHandler), time.Now)
	if w.user, err = w.v.Accounts.Ensure(t.Context(), "admin@example.org"); err != nil {
		t.Fatal(err)
	}
	return w
}

// ask gives a request to a function, which must answer with the status.
func (w *world) ask(function api.Name, status int, method, target string, body any, headers ...string) *httptest.ResponseRecorder {
	w.t.Helper()
	w.rows.function = function
	defer func() { w.rows.function = "" }()
	var r *http.Request
	if form, ok := body.(url.Values); ok {
		r = httptest.NewRequest(method, target, strings.NewReader(form.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	} else {
		text, err := json.Marshal(body)
		if err != nil {
			w.t.Fatal(err)
		}
		r = httptest.NewRequest(method, target, strings.NewReader(string(text)))
		r.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	rec := httptest.NewRecorder()
	w.api.Function(function).ServeHTTP(rec, r)
	if rec.Code != status {
		w.t.Fatalf("%s %s: %d %s", function, target, rec.Code, rec.Body)
	}
	return rec
}

func member(t *testing.T, rec *httptest.ResponseRecorder, name string) string {
	t.Helper()
	var all map[string]any
	if err := json.Unmarshal(rec.Body.Bytes(), &all); err != nil {
		t.Fatal(err)
	}
	text, _ := all[name].(string)
	return text
}

// TestRowsOfOpenDoors does what the functions of OAuth and LTI are for, and finds
// a right in the template for each row that is touched on the way.
func TestRowsOfOpenDoors(t *testing.T) {
	w := newWorld(t)
	w.applications()
	w.launches()
	w.platforms()
	_, functions := read(t)
	proven := 0
	for seen := range w.rows.seen {
		part := strings.Fields(seen)
		if len(part) < 3 { // of no function
			continue
		}
		proven++
		if !functions[part[0]].mayTouch("dynamodb:"+part[1], part[2]) {
			t.Errorf("%s may not %s rows of %s", part[0], part[1], part[2])
		}
	}
	if proven < 50 {
		t.Errorf("only %d rights were needed; this test proves too little", proven)
	}
}

// applications registers one and follows its tokens to their end.
func (w *world) applications() {
	const verifier = "one-verifier-that-is-long-enough-for-rfc-7636"
	sum := sha256.Sum256([]byte(verifier))
	client := member(w.t, w.ask(api.OAuthRegister, 201, "POST", "/oauth/register",
		map[string]any{"redirect_uris": []string{"http://127.0.0.1/cb"}, "token_endpoint_auth_method": "none"}), "client_id")
	code := func() url.Values {
		request, err := w.v.OAuth.Check(w.t.Context(), url.Values{"response_type": {"code"}, "client_id": {client}, "redirect_uri": {"http://127.0.0.1/cb"},
			"state": {"s"}, "code_challenge": {base64.RawURLEncoding.EncodeToString(sum[:])}, "code_challenge_method": {"S256"}})
		if err != nil {
			w.t.Fatal(err)
		}
		to, err := w.v.OAuth.Approve(w.t.Context(), request, w.user.ID)
		if err != nil {
			w.t.Fatal(err)
		}
		u, _ := url.Parse(to)
		return url.Values{"grant_type": {"authorization_code"}, "code": {u.Query().Get("code")}, "redirect_uri": {"http://127.0.0.1/cb"},
			"code_verifier": {verifier}, "client_id": {client}}
	}
	token := func(status int, form url.Values) *httptest.ResponseRecorder {
		return w.ask(api.OAuthToken, status, "POST", "/oauth/token", form)
	}
	refresh := func(of *httptest.ResponseRecorder) url.Values {
		return url.Values{"grant_type": {"refresh_token"}, "refresh_token": {member(w.t, of, "refresh_token")}, "client_id": {client}}
	}
	first := token(200, code())
	again := refresh(first)
	second := token(200, again)
	token(200, again) // its answer may have been lost
	for _, of := range []string{"access_token", "refresh_token"} {
		about := url.Values{"token": {member(w.t, second, of)}, "client_id": {client}}
		w.ask(api.OAuthIntrospect, 200, "POST", "/oauth/introspect", about)
		w.ask(api.OAuthRevoke, 200, "POST", "/oauth/revoke", about)
	}
	spent := code()
	token(200, spent)
	token(400, spent) // a code that comes twice ends its family
}

// launches registers a platform by its own word and launches twice.
func (w *world) launches() {
	w.ask(api.LTIRegister, 200, "GET", "/api/lti/register?openid_configuration="+url.QueryEscape(w.lms.URL(ltitest.ConfigurationPath)), url.Values{})
	pending, err := w.v.LTI.List(w.t.Context())
	if err != nil || len(pending) != 1 {
		w.t.Fatal(pending, err)
	}
	active := true
	if _, err := w.v.LTI.Edit(w.t.Context(), pending[0].ID, lti.Change{Active: &active}); err != nil {
		w.t.Fatal(err)
	}
	cookies := ""
	for _, email := range []string{"ada@school.example", "ada@new.example"} {
		login := w.ask(api.LTILogin, 302, "POST", "/api/lti/login", w.lms.LoginParams())
		form, err := w.lms.Respond(login.Header().Get("Location"), ltitest.Set("email", email))
		if err != nil {
			w.t.Fatal(err)
		}
		end := w.ask(api.LTICallback, 303, "POST", "/api/lti/callback", form, "Cookie", cookies+cookiesOf(login))
		cookies = cookiesOf(end)
		if !strings.Contains(cookies, session.CookieName) {
			w.t.Fatalf("the launch began no session: %q", cookies)
		}
	}
}

// cookiesOf are those that a browser would send back.
func cookiesOf(rec *httptest.ResponseRecorder) (out string) {
	for _, c := range rec.Result().Cookies() {
		if c.Value != "" {
			out += c.Name + "=" + c.Value + "; "
		}
	}
	return out
}

// platforms does all that administrators do.
func (w *world) platforms() {
	token, err := w.v.Tokens.Issue(w.t.Context(), w.user.ID, "test", account.Scopes(), time.Hour)
	if err != nil {
		w.t.Fatal(err)
	}
	as := []string{"Authorization", "Bearer " + token}
	const all = "/api/lti/platforms"
	made := member(w.t, w.ask(api.Platforms, 201, "POST", all, map[string]any{"issuer": w.lms.Issuer, "clientId": "another",
		"authLoginUrl": w.lms.URL(ltitest.AuthPath), "accessTokenUrl": w.lms.URL(ltitest.TokenPath), "jwksUrl": w.lms.URL(ltitest.KeysPath)}, as...), "id")
	w.ask(api.Platforms, 200, "GET", all, nil, as...)
	w.ask(api.Platforms, 200, "GET", all+"/"+made, nil, as...)
	w.ask(api.Platforms, 200, "PATCH", all+"/"+made, map[string]any{"clientId": "renamed"}, as...)
	w.ask(api.Platforms, 200, "POST", all+"/"+made+"/test", map[string]any{}, as...)
	w.ask(api.Platforms, 204, "DELETE", all+"/"+made, nil, as...)
}

// mayTouch reports whether a function may do an action with rows of a kind.
func (p Properties) mayTouch(action, kind string) bool {
	for _, policy := range p.Policies {
		for _, s := range policy.Statement {
			if slices.Contains(list(s.Action), action) && (s.Condition == nil || strings.Contains(spoken(s.Condition), kind+"#*\n")) {
				return true
			}
		}
	}
	return false
}
