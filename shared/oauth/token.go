package oauth

import (
	"context"
	"fmt"
	"net/url"
	"strings"

	"github.com/google/uuid"

	"formwright/shared/jose"
)

// TokenResponse is the answer of the token endpoint (RFC 6749 5.1).
type TokenResponse struct {
	AccessToken  string `json:"access_token"`
	TokenType    string `json:"token_type"`
	ExpiresIn    int    `json:"expires_in"`
	RefreshToken string `json:"refresh_token,omitempty"`
	Scope        string `json:"scope"`
}

// Token answers the token endpoint. Refusals are *Error.
func (s *Service) Token(ctx context.Context, form url.Values, auth ClientAuth) (TokenResponse, error) {
	client, err := s.authenticate(ctx, form, auth)
	if err != nil {
		return TokenResponse{}, err
	}
	switch form.Get("grant_type") {
	case "authorization_code":
		return s.redeem(ctx, client, form)
	case "refresh_token":
		return s.refresh(ctx, client, form)
	case "":
		return TokenResponse{}, refuse(InvalidRequest, "grant_type is missing")
	}
	return TokenResponse{}, refuse(UnsupportedGrantType, "grant_type must be authorization_code or refresh_token")
}

// terms are what one access token is made out for.
type terms struct {
	scopes   []string
	audience string
}

// terms reads scope and resource of a token request against the grant.
func (s *Service) terms(g Grant, form url.Values) (terms, *Error) {
	scopes, refusal := g.narrowed(form.Get("scope"))
	if refusal != nil {
		return terms{}, refusal
	}
	asked, refusal := s.resource(form)
	if refusal != nil {
		return terms{}, refusal
	}
	fixed := g.resource
	if fixed != "" && asked != "" && strings.TrimSuffix(asked, "/") != strings.TrimSuffix(fixed, "/") {
		return terms{}, refuse(InvalidTarget, "resource is not the one that was authorized")
	}
	for _, audience := range []string{fixed, asked, s.base} {
		if audience != "" {
			return terms{scopes, audience}, nil
		}
	}
	return terms{scopes, s.base}, nil
}

// issue signs an access token (RFC 9068) and puts the answer together.
func (s *Service) issue(g Grant, t terms, refresh secret) (TokenResponse, error) {
	now, scope := s.now(), strings.Join(t.scopes, " ")
	token, err := s.signer.Sign(jose.Claims{
		jose.Issuer: s.base, jose.Audience: t.audience, jose.Subject: g.User, jose.ClientID: g.Client, jose.Scope: scope,
		jose.ID: uuid.NewString(), jose.Grant: g.ID, jose.IssuedAt: now, jose.Expires: now.Add(AccessLife),
	}, jose.TypeAccessToken)
	if err != nil {
		return TokenResponse{}, fmt.Errorf("sign access token: %w", err)
	}
	return TokenResponse{AccessToken: token, TokenType: "Bearer", ExpiresIn: int(AccessLife.Seconds()), RefreshToken: string(refresh), Scope: scope}, nil
}
