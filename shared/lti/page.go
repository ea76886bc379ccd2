package lti

import (
	"bytes"
	"embed"
	"html/template"
	"strings"
)

// Page is a small HTML page with the policy it is sent with.
type Page struct {
	HTML   []byte
	Policy string // the Content-Security-Policy header
}

//go:embed pages/*.html
var pageFiles embed.FS

var pages = template.Must(template.ParseFS(pageFiles, "pages/*.html"))

// view is what the pages are made of.
type view struct {
	Nonce    string // of this page's script and style
	Origins  []string
	Target   string // the platform's frame that stores
	Key      string
	Value    string
	Next     string // where the browser goes on
	Login    string
	Callback string
	State    string
	Token    string
	Hidden   []hidden // the parameters of the login, for another try
	Platform Platform
	Manage   string
}

type hidden struct{ Name, Value string }

// render makes a page. Forms may be sent where sendTo says; frames says who may
// frame it.
func render(name string, v view, frames []string, sendTo string) *Page {
	v.Nonce = secret()
	var out bytes.Buffer
	if err := pages.ExecuteTemplate(&out, name, v); err != nil {
		panic(err) // of our own template and types; the frame answers 500
	}
	by := "'none'"
	if len(frames) > 0 {
		by = strings.Join(frames, " ")
	}
	return &Page{HTML: out.Bytes(), Policy: "default-src 'none'; base-uri 'none'; script-src 'nonce-" + v.Nonce + "'; style-src 'nonce-" + v.Nonce +
		"'; form-action " + sendTo + "; frame-ancestors " + by}
}

// anywhere lets a form's redirects lead to platforms and their sign-in pages,
// which nobody knows beforehand: some browsers hold redirects to form-action.
const anywhere = "'self' https: http:"

func (s *Service) retry(l state) (string, []hidden) {
	var out []hidden
	for _, h := range []hidden{{"iss", l.Issuer}, {"client_id", l.ClientID}, {"login_hint", l.LoginHint}, {"target_link_uri", l.Target},
		{"lti_deployment_id", l.Deployment}, {"lti_message_hint", l.MessageHint}} {
		if h.Value != "" {
			out = append(out, h)
		}
	}
	return s.options.BaseURL + LoginPath, out
}

// storePage puts the state's value into the platform's storage and goes on to
// the platform (LTI Client Side postMessages 0.1, OIDC Login with client-side
// postMessages 0.1).
func (s *Service) storePage(p Platform, l state, next string) *Page {
	return render("store.html", view{Origins: trusted(p), Target: l.Storage, Key: storageKey(l.secret), Value: l.stored, Next: next}, frames(p, ""), "'none'")
}

// askPage fetches the value back and sends the launch again with it.
func (s *Service) askPage(p Platform, l state, token string) *Page {
	login, fields := s.retry(l)
	return render("ask.html", view{Origins: trusted(p), Target: l.Storage, Key: storageKey(l.secret),
		Callback: s.options.BaseURL + CallbackPath, State: l.secret, Token: token, Login: login, Hidden: fields}, frames(p, ""), anywhere)
}

// relaunchPage is the last resort: the same launch in a window of its own, where
// the cookies are not those of another site.
func (s *Service) relaunchPage(l state) *Page {
	login, fields := s.retry(l)
	return render("relaunch.html", view{Login: login, Hidden: fields}, []string{"*"}, anywhere)
}

func (s *Service) registeredPage(p Platform) *Page {
	return render("registered.html", view{Platform: p, Manage: s.options.BaseURL + "/settings/platforms"}, frames(p, ""), "'none'")
}

// trusted are the origins that a value is believed from; the first one is the
// one the specification names.
func trusted(p Platform) []string {
	list := []string{origin(p.AuthLoginURL)}
	if issuer := origin(p.Issuer); issuer != list[0] {
		list = append(list, issuer)
	}
	return list
}
