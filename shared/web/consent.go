package web

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"net/http"
	"strings"

	"formwright/shared/oauth"
	"formwright/shared/problem"
	"formwright/shared/signin"
)

// consentPath is where applications send people to ask for access.
const consentPath = "/oauth/auth"

// consentData is what the consent page shows.
type consentData struct {
	Name    string // as the application calls itself
	Host    string // where the answer goes
	Opens   bool   // the answer opens a program on this device and no site
	Scopes  []string
	Account string
	Action  string // the request as it came
	Seal    string // ties the answer to this request
}

// consent asks the person whether an application may act for them.
func (w *Web) consent(v *visit) error {
	v.unframed()
	request, err := w.OAuth.Check(v.r.Context(), v.r.URL.Query())
	if err != nil {
		return w.refuseApplication(v, err)
	}
	if to, must := w.OAuth.Unseen(request, v.signedIn()); must {
		leave(v, to)
		return nil
	}
	if !v.signedIn() {
		next := v.r.URL.RequestURI()
		if !signin.ValidNext(next) {
			return problem.New(problem.InvalidRequest, "This request is too long to be kept while you sign in. Sign in first, then start again in the application.")
		}
		return w.show(v, http.StatusOK, "signin", "Sign in", signInData{Email: emailField(""), Next: next, For: request.Name()})
	}
	d := consentData{Name: request.Name(), Host: request.Host(), Scopes: request.Scopes, Account: v.user.Email,
		Opens: !strings.Contains(request.Origin(), "://"), Action: w.address(v.r.URL.RequestURI()), Seal: seal(v)}
	return w.show(v, http.StatusOK, "consent", "Allow access", d)
}

// decide takes the answer. The request is checked again; it must be the one that
// was shown.
func (w *Web) decide(v *visit) error {
	v.unframed()
	request, err := w.OAuth.Check(v.r.Context(), v.r.URL.Query())
	if err != nil {
		return w.refuseApplication(v, err)
	}
	if !hmac.Equal([]byte(v.form.Get("seal")), []byte(seal(v))) {
		return problem.New(problem.Forbidden, "This is not the request that was shown, so nothing was allowed. Start again in the application.")
	}
	switch v.form.Get("decision") {
	case "allow":
		to, err := w.OAuth.Approve(v.r.Context(), request, v.user.ID)
		if err != nil {
			return err
		}
		leave(v, to)
	case "deny":
		leave(v, w.OAuth.Deny(request))
	default:
		return problem.New(problem.InvalidRequest, "Choose Allow or Deny.")
	}
	return nil
}

// seal is made of the session and the request, so that only the form of a
// request that this person was shown has it.
func seal(v *visit) string {
	mac := hmac.New(sha256.New, []byte(v.token))
	mac.Write([]byte("formwright consent " + v.r.URL.RawQuery))
	return hex.EncodeToString(mac.Sum(nil))
}

// refuseApplication sends a refusal to the application, or shows it when there is
// no address that can be trusted.
func (w *Web) refuseApplication(v *visit, err error) error {
	refused := new(oauth.Error)
	if !errors.As(err, &refused) {
		return err
	}
	if refused.Redirect != "" {
		leave(v, refused.Redirect)
		return nil
	}
	if prefersJSON(v.r) {
		return refuseJSON(v, refused)
	}
	return problem.New(problem.InvalidRequest, "The application sent you here with a request that cannot be answered: %s. Nothing was allowed.", refused.Description)
}

// refuseJSON answers in the shape of RFC 6749 5.2.
func refuseJSON(v *visit, refused *oauth.Error) error {
	body, err := json.Marshal(map[string]string{"error": string(refused.Code), "error_description": refused.Description})
	if err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", "application/json")
	v.w.WriteHeader(http.StatusBadRequest)
	_, _ = v.w.Write(body)
	return nil
}

// prefersJSON tells programs from browsers.
func prefersJSON(r *http.Request) bool {
	accept := strings.ToLower(strings.Join(r.Header.Values("Accept"), ","))
	json, html := strings.Index(accept, "application/json"), strings.Index(accept, "text/html")
	return json >= 0 && (html < 0 || json < html)
}
