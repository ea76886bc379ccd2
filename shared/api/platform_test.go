package api_test

import (
	"encoding/json"
	"testing"

	"formwright/shared/account"
	"formwright/shared/problem"
	"formwright/shared/session"
)

const newPlatform = `{"issuer":"https://lms.example.org","clientId":"c1","authLoginUrl":"https://lms.example.org/auth",
	"accessTokenUrl":"https://lms.example.org/token","jwksUrl":"https://lms.example.org/jwks"}`

var jsonBody = []header{{"Content-Type", "application/json"}}

func (w *ltiWorld) as(token string) []header { return append([]header{as(token)}, jsonBody...) }

func TestPlatforms(t *testing.T) {
	w := newLTIWorld(t)
	_, admin := w.account("admin@example.org")
	made := w.send("POST", "/api/lti/platforms", []byte(newPlatform), w.as(admin)...).want(201)
	id := made.text("id")
	if made.header.Get("Location") != base+"/api/lti/platforms/"+id || made.object()["active"] != true || made.object()["pending"] != false {
		t.Errorf("%v %s", made.header, made.body)
	}
	w.send("POST", "/api/lti/platforms", []byte(newPlatform), w.as(admin)...).want(409, problem.PlatformExists)
	var list struct{ Platforms []map[string]any }
	if err := json.Unmarshal(w.get("/api/lti/platforms", as(admin)).want(200).body, &list); err != nil || len(list.Platforms) != 2 {
		t.Errorf("%v %v", list, err)
	}
	path := "/api/lti/platforms/" + id
	edited := w.send("PATCH", path, []byte(`{"active":false,"deploymentId":"7"}`), w.as(admin)...).want(200)
	if edited.object()["active"] != false || edited.text("deploymentId") != "7" || edited.text("clientId") != "c1" {
		t.Errorf("%s", edited.body)
	}
	for body, field := range map[string]string{
		`{"id":"x"}`: "id", `{"pending":false}`: "pending", `{"createdAt":"x"}`: "createdAt", `{"deployments":[]}`: "deployments", `{"Issuer":"https://x.example"}`: "Issuer",
		`{"issuer":7}`: "issuer", `{"issuer":null}`: "issuer", `{"active":"yes"}`: "active", `{"clientId":""}`: "clientId", `{"jwksUrl":"http://lms.example.org/"}`: "jwksUrl",
	} {
		if got := w.send("PATCH", path, []byte(body), w.as(admin)...).want(400); got.text("field") != field {
			t.Errorf("%s: %s", body, got.body)
		}
	}
	w.send("POST", "/api/lti/platforms", []byte(`{}`), w.as(admin)...).want(400, problem.InvalidRequest)
	w.send("POST", "/api/lti/platforms", []byte(newPlatform), as(admin), header{"Content-Type", "text/plain"}).want(415)
	w.send("DELETE", path, nil, as(admin)).want(204)
	w.get(path, as(admin)).want(404, problem.PlatformNotFound)
	w.send("PATCH", path, []byte(`{}`), w.as(admin)...).want(404, problem.PlatformNotFound)
	w.send("POST", path+"/test", nil, as(admin)).want(404, problem.PlatformNotFound)
	tested := w.send("POST", "/api/lti/platforms/"+w.platform.ID+"/test", nil, as(admin)).want(200)
	if tested.object()["ok"] != true || tested.object()["keys"] != 1.0 {
		t.Errorf("%s", tested.body)
	}
}

// TestPlatformsAreForAdministrators: a session or a whole token of a proved
// address, nothing else.
func TestPlatformsAreForAdministrators(t *testing.T) {
	w := newLTIWorld(t)
	_, admin := w.account("admin@example.org")
	_, narrow := w.account("admin@example.org", "forms:read")
	one := "/api/lti/platforms/" + w.platform.ID
	for _, r := range []struct{ method, path, body string }{
		{"GET", "/api/lti/platforms", ""}, {"POST", "/api/lti/platforms", newPlatform}, {"GET", one, ""}, {"PATCH", one, "{}"}, {"DELETE", one, ""}, {"POST", one + "/test", ""},
	} {
		w.send(r.method, r.path, []byte(r.body), w.as("")...).want(401, problem.Unauthenticated)
		for _, token := range []string{w.token, narrow} {
			w.send(r.method, r.path, []byte(r.body), w.as(token)...).want(403, problem.Forbidden)
		}
	}
	w.get("/api/lti/platforms", as(""), w.signIn("admin@example.org")).want(200)
	w.get("/api/lti/platforms", as(""), w.signIn("ada@example.org")).want(403, problem.Forbidden)
	w.get(one, as(admin)).want(200)
}

// TestLaunchMakesNoAdministrator: a platform that asserts an administrator's
// address gives no rights.
func TestLaunchMakesNoAdministrator(t *testing.T) {
	w := newLTIWorld(t)
	made, ops, err := w.services.Accounts.Assert("admin@example.org", "Mallory", account.Institution)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.store.Table().Write(t.Context(), ops...); err != nil {
		t.Fatal(err)
	}
	token, s, err := w.services.Sessions.Start(t.Context(), session.Session{User: made.ID, Launch: "x"}, "")
	if err != nil {
		t.Fatal(err)
	}
	c := session.Cookie(s, token)
	w.get("/api/lti/platforms", as(""), header{"Cookie", c.Name + "=" + c.Value}).want(403, problem.Forbidden)
}

// TestLaunchOfAnAdministratorsAccount: even where launches lead to the account
// that an administrator proved, the LMS that makes them administers nothing.
func TestLaunchOfAnAdministratorsAccount(t *testing.T) {
	w := newLTIWorld(t)
	user, _ := w.account("admin@example.org")
	token, s, err := w.services.Sessions.Start(t.Context(), session.Session{User: user, Launch: "x"}, "")
	if err != nil {
		t.Fatal(err)
	}
	c := session.Cookie(s, token)
	cookie := header{"Cookie", c.Name + "=" + c.Value}
	w.get("/api/v1/automation/is-valid", as(""), cookie).want(200)
	w.get("/api/lti/platforms", as(""), cookie).want(403, problem.Forbidden)
	w.send("POST", "/api/lti/platforms", []byte(newPlatform), as(""), jsonBody[0], cookie).want(403, problem.Forbidden)
}
