package lti

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"formwright/shared/problem"
)

// Answer is what the browser is sent: a redirect, or a page.
type Answer struct {
	Location string // where to, when there is no page
	Page     *Page
	Cookies  []*http.Cookie
	Launch   *Launch // of a callback that succeeded: begin its session, then redirect
}

// Login answers a platform that wants to launch (third-party initiated login,
// OpenID Connect Core section 4): it remembers the launch under a new state and
// sends the browser to the platform's authorization address.
func (s *Service) Login(ctx context.Context, params url.Values) (Answer, error) {
	got, err := read(params, []param{
		{"iss", maxURL, true}, {"login_hint", maxHint, true}, {"target_link_uri", maxURL, false}, {"client_id", maxID, false},
		{"lti_deployment_id", maxID, false}, {"lti_message_hint", maxHint, false}, {"lti_storage_target", maxID, false},
	})
	if err != nil {
		return Answer{}, err
	}
	p, err := s.find(ctx, got["iss"], got["client_id"])
	if err != nil {
		return Answer{}, err
	}
	target := got["target_link_uri"]
	if _, ours := s.page(target); target != "" && !ours {
		return Answer{}, refuse(problem.LTITargetInvalid, hintTarget,
			"target_link_uri is not an address of this tool, %s.", s.options.BaseURL).field("target_link_uri")
	}
	if deployment := got["lti_deployment_id"]; deployment != "" && p.DeploymentID != "" && deployment != p.DeploymentID {
		return Answer{}, refuse(problem.LTIDeploymentInvalid, hintDeploy,
			"The deployment %q is not the one registered for this platform.", clip(deployment)).field("lti_deployment_id")
	}
	l := newState()
	l.Platform, l.Issuer, l.ClientID, l.Target = p.ID, p.Issuer, p.ClientID, target
	l.Deployment, l.Storage = got["lti_deployment_id"], got["lti_storage_target"]
	l.LoginHint, l.MessageHint = got["login_hint"], got["lti_message_hint"]
	if err := s.keep(ctx, l); err != nil {
		return Answer{}, err
	}
	a := Answer{Location: s.authRequest(p, l), Cookies: []*http.Cookie{stateCookie(l.secret, l.cookie)}}
	if l.Storage != "" {
		a.Page = s.storePage(p, l, a.Location)
	}
	return a, nil
}

// authRequest is the authentication request (OpenID Connect Core section 3.2.2.1
// and the Security Framework 5.1.1). The scope is openid and nothing else: some
// platforms compare it as a whole.
func (s *Service) authRequest(p Platform, l state) string {
	q := url.Values{
		"scope": {"openid"}, "response_type": {"id_token"}, "response_mode": {"form_post"}, "prompt": {"none"},
		"client_id": {p.ClientID}, "redirect_uri": {s.options.BaseURL + CallbackPath},
		"login_hint": {l.LoginHint}, "state": {l.secret}, "nonce": {l.nonce},
	}
	if l.MessageHint != "" {
		q.Set("lti_message_hint", l.MessageHint)
	}
	joint := "?"
	if strings.Contains(p.AuthLoginURL, "?") {
		joint = "&"
		if last := p.AuthLoginURL[len(p.AuthLoginURL)-1]; last == '?' || last == '&' {
			joint = ""
		}
	}
	return p.AuthLoginURL + joint + q.Encode()
}

// page gives the path of ours that a target_link_uri asks for, under the base
// address; ours is false for an address of anybody else. What is no page of the
// list becomes the dashboard, and a query is left out: no launch leads anywhere
// that was not meant.
func (s *Service) page(target string) (path string, ours bool) {
	u, err := url.Parse(target)
	if err != nil || u.Opaque != "" || u.User != nil || strings.ContainsAny(target, "\\") || !printable(target) ||
		origin(target) == "" || origin(target) != origin(s.options.BaseURL) {
		return s.options.Dashboard, false
	}
	for _, page := range s.options.Pages {
		if u.EscapedPath() == s.base.EscapedPath()+page {
			return page, true
		}
	}
	return s.options.Dashboard, true
}
