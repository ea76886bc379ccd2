package lti

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"

	"formwright/shared/problem"
)

// The names of LTI in OpenID metadata (LTI Dynamic Registration 1.0).
const (
	toolConfiguration = "https://purl.imsglobal.org/spec/lti-tool-configuration"
)

// Bounds of dynamic registration, in bytes.
const (
	maxConfiguration     = 256 << 10
	maxRegistrationToken = 8 << 10
)

// toolName is what the tool calls itself to a platform.
const toolName = "Formwright"

// openIDConfiguration is what a platform says of itself.
type openIDConfiguration struct {
	Issuer                string `json:"issuer"`
	AuthorizationEndpoint string `json:"authorization_endpoint"`
	TokenEndpoint         string `json:"token_endpoint"`
	RegistrationEndpoint  string `json:"registration_endpoint"`
	JWKSURI               string `json:"jwks_uri"`
}

// registered is what a platform answers to a registration.
type registered struct {
	ClientID string `json:"client_id"`
	Tool     struct {
		DeploymentID string `json:"deployment_id"`
	} `json:"https://purl.imsglobal.org/spec/lti-tool-configuration"`
}

// Register answers a platform whose administrator pasted our registration
// address: it reads the platform's configuration, registers the tool there and
// keeps the platform until an administrator of ours activates it.
func (s *Service) Register(ctx context.Context, params url.Values) (Answer, error) {
	got, err := read(params, []param{{"openid_configuration", maxURL, true}, {"registration_token", maxRegistrationToken, false}})
	if err != nil {
		return Answer{}, err
	}
	c, err := s.configuration(ctx, got["openid_configuration"])
	if err != nil {
		return Answer{}, err
	}
	r, err := s.registerAt(ctx, c.RegistrationEndpoint, got["registration_token"])
	if err != nil {
		return Answer{}, err
	}
	p, err := s.Add(ctx, Platform{Issuer: c.Issuer, ClientID: r.ClientID, AuthLoginURL: c.AuthorizationEndpoint,
		AccessTokenURL: c.TokenEndpoint, JWKSURL: c.JWKSURI, DeploymentID: r.Tool.DeploymentID, Pending: true})
	if err != nil {
		return Answer{}, notRegisterable(err)
	}
	return Answer{Page: s.registeredPage(p)}, nil
}

func failed(format string, args ...any) *Refusal {
	return refuse(problem.LTIRegistrationFailed, hintRegister, format, args...)
}

// notRegisterable tells the platform's administrator what is wrong with what
// the platform said.
func notRegisterable(err error) error {
	if code := problem.CodeOf(err); code == problem.InvalidRequest || code == problem.URLNotAllowed {
		return failed("What the LMS says of itself cannot be registered: %s", problem.Of(err).Message).because(err)
	}
	return err
}

// configuration fetches a platform's metadata, which must come from the host
// that it is about: else anybody could register for it.
func (s *Service) configuration(ctx context.Context, address string) (openIDConfiguration, error) {
	var c openIDConfiguration
	if err := s.checkURL("openid_configuration", address); err != nil {
		return c, badParam("openid_configuration", "%s", problem.Of(err).Message)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return c, badParam("openid_configuration", "openid_configuration is not a URL.")
	}
	body, _, err := s.fetch(req, maxConfiguration)
	if err != nil {
		return c, failed("The configuration of the LMS cannot be read: %s", whyNot(err)).because(err)
	}
	if err := json.Unmarshal(body, &c); err != nil {
		return c, failed("The configuration of the LMS is not the JSON of OpenID Connect Discovery.")
	}
	for _, f := range []struct{ name, value string }{{"issuer", c.Issuer}, {"registration_endpoint", c.RegistrationEndpoint},
		{"authorization_endpoint", c.AuthorizationEndpoint}, {"token_endpoint", c.TokenEndpoint}, {"jwks_uri", c.JWKSURI}} {
		if err := s.checkURL(f.name, f.value); err != nil {
			return c, notRegisterable(err)
		}
	}
	if !sameHost(address, c.Issuer) {
		return c, failed("The configuration of the LMS is on another host than its issuer %q.", clip(c.Issuer))
	}
	return c, nil
}

// registerAt sends the tool's metadata to the platform.
func (s *Service) registerAt(ctx context.Context, endpoint, token string) (registered, error) {
	var r registered
	body, err := json.Marshal(s.metadata())
	if err != nil {
		return r, fmt.Errorf("encode registration: %w", err)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, endpoint, bytes.NewReader(body))
	if err != nil {
		return r, failed("The registration endpoint of the LMS is not a URL.")
	}
	req.Header.Set("Content-Type", "application/json")
	if token != "" {
		if !printable(token) {
			return r, badParam("registration_token", "registration_token must not hold spaces or control characters.")
		}
		req.Header.Set("Authorization", "Bearer "+token)
	}
	answer, _, err := s.fetch(req, maxConfiguration)
	if err != nil {
		return r, failed("The LMS did not take the registration: %s", whyNot(err)).because(err)
	}
	if err := json.Unmarshal(answer, &r); err != nil || r.ClientID == "" {
		return r, failed("The answer of the LMS to the registration holds no client_id.")
	}
	return r, nil
}

// metadata is the tool as a client of OpenID Connect. The claims are listed so
// that platforms share name and e-mail address from the start.
func (s *Service) metadata() map[string]any {
	launch := s.options.BaseURL + CallbackPath
	return map[string]any{
		"application_type": "web", "response_types": []string{"id_token"}, "grant_types": []string{"implicit", "client_credentials"},
		"initiate_login_uri": s.options.BaseURL + LoginPath, "redirect_uris": []string{launch},
		"client_name": toolName, "jwks_uri": s.options.BaseURL + KeysPath, "token_endpoint_auth_method": "private_key_jwt", "scope": "",
		toolConfiguration: map[string]any{
			"domain": s.base.Host, "target_link_uri": launch, "description": "Turns documents into quizzes and forms.",
			"claims":   []string{"iss", "sub", "name", "given_name", "family_name", "email"},
			"messages": []map[string]any{{"type": resourceLink, "target_link_uri": launch, "label": toolName}},
		},
	}
}
