//go:build browser

package browser

import (
	"strings"
	"testing"
)

// TestSignIn goes through the mail, as a person does.
func TestSignIn(t *testing.T) {
	b := newTab(t)
	b.goTo("/")
	b.look("home")
	b.press("Sign in")
	b.look("sign-in")
	b.fill("E-mail address", "ada@example.org")
	b.press("Send me a sign-in link")
	b.wants("Look into your mail")
	b.look("sign-in sent")

	link := mailed(t, "ada@example.org")
	b.goTo(link)
	b.goTo(link) // looking at it does not use it up
	b.look("sign-in link")
	b.press("Sign in")
	b.isAt("/dashboard")
	b.wants("ada@example.org")
	b.goTo(link)
	b.wants("does not work any more")
	b.look("sign-in ended")

	b.goTo("/settings")
	b.press("Sign out")
	b.goTo("/settings")
	b.isAt("/signin")
}

// TestPages looks at every page of somebody who is signed in, and of an
// administrator.
func TestPages(t *testing.T) {
	b := newTab(t)
	b.signIn(adminEmail)
	token := command(t, "token", "--email", adminEmail)
	if status, answer := call(t, "POST", "/api/v1/convert", token, map[string]any{"documentId": "capitals", "format": "lms_b", "documentName": "Capitals of Europe"}); status != 200 {
		t.Fatalf("convert: %d %v", status, answer)
	}
	for name, path := range map[string]string{"dashboard": "/dashboard", "settings": "/settings", "api settings": "/settings/api", "apps": "/settings/apps",
		"cloud": "/settings/cloud", "plan": "/settings/plan", "platforms": "/settings/platforms", "accounts": "/settings/accounts"} {
		b.goTo(path)
		b.look(name)
	}

	b.goTo("/settings/platforms")
	for label, value := range map[string]string{"Issuer": "https://lms.example.org", "Client ID": "client-7", "Auth Login URL": "https://lms.example.org/auth",
		"Access Token URL": "https://lms.example.org/token", "JWKS URL": "https://lms.example.org/jwks"} {
		b.fill(label, value)
	}
	b.press("Add platform")
	b.wants("https://lms.example.org")
	b.look("platforms added")
	b.goTo(ask[string](b, `document.querySelector('main a[href*="/settings/platforms/"]').href`))
	b.look("platform")
	b.press("Delete")
	b.look("platform delete")

	b.goTo("/settings/accounts")
	b.fill("E-mail address", adminEmail)
	b.press("Find")
	b.look("account")
}

// TestTokens makes a token, sees it once, uses it, and takes it back.
func TestTokens(t *testing.T) {
	b := newTab(t)
	b.signIn("maker@example.org")
	b.press("API settings")
	b.fill("Name", "Grade book script")
	b.press("Create token")
	b.wants("it is not shown again")
	b.look("token made")
	token := ask[string](b, `document.getElementById("token").innerText`)
	status, answer := call(t, "GET", "/api/v1/automation/is-valid", token, nil)
	if user, _ := answer["user"].(map[string]any); status != 200 || user["email"] != "maker@example.org" {
		t.Fatalf("is-valid: %d %v", status, answer)
	}
	b.goTo("/settings/api")
	if page := ask[string](b, "document.documentElement.outerHTML"); len(token) < 40 || strings.Contains(page, token) {
		t.Errorf("the token %.5s... is shown again", token)
	}
	b.look("tokens")
	b.press("Revoke Grade book script")
	if status, _ := call(t, "GET", "/api/v1/automation/is-valid", token, nil); status != 401 {
		t.Errorf("a revoked token is answered %d", status)
	}
}

// TestSignOutEverywhere ends the session of another browser too.
func TestSignOutEverywhere(t *testing.T) {
	here, there := newTab(t), newTab(t)
	here.signIn("two@example.org")
	there.signIn("two@example.org")
	here.goTo("/settings")
	here.press("Sign out everywhere")
	there.goTo("/settings")
	there.isAt("/signin")
}

// TestMistakes looks at pages that tell people what was wrong.
func TestMistakes(t *testing.T) {
	b := newTab(t)
	b.goTo("/signin")
	ask[bool](b, "document.querySelector('main form').noValidate = true")
	b.fill("E-mail address", "nobody")
	b.press("Send me a sign-in link")
	b.wants("Please look at this again")
	b.look("sign-in mistake")

	b.signIn(adminEmail)
	b.goTo("/settings/platforms/nothing")
	b.look("not found")
	b.goTo("/settings/platforms")
	ask[bool](b, "document.querySelector('form[action$=\"/settings/platforms\"]').noValidate = true")
	b.fill("Issuer", "lms")
	b.press("Add platform")
	b.wants("Please look at this again")
	b.look("platforms mistake")
	b.goTo("/settings/api")
	ask[bool](b, `document.querySelectorAll("main input[type=checkbox]").forEach((box) => { box.checked = false }), true`)
	b.fill("Name", "Nothing")
	b.press("Create token")
	b.wants("Please look at this again")
	b.look("token mistake")
}
