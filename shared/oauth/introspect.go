package oauth

import (
	"context"
	"net/url"
	"strings"

	"formwright/shared/jose"
)

// Introspection tells a client about a token (RFC 7662 2.2). Of a token that is
// not active, or not the client's own, it says only that.
type Introspection struct {
	Active    bool     `json:"active"`
	Scope     string   `json:"scope,omitempty"`
	ClientID  string   `json:"client_id,omitempty"`
	TokenType string   `json:"token_type,omitempty"`
	Expires   int64    `json:"exp,omitempty"`
	IssuedAt  int64    `json:"iat,omitempty"`
	Subject   string   `json:"sub,omitempty"`
	Audience  []string `json:"aud,omitempty"`
	Issuer    string   `json:"iss,omitempty"`
	ID        string   `json:"jti,omitempty"`
}

// Introspect tells the calling client about a token of its own. It reads the
// store afresh.
func (s *Service) Introspect(ctx context.Context, form url.Values, auth ClientAuth) (Introspection, error) {
	client, token, err := s.ownToken(ctx, form, auth)
	if err != nil {
		return Introspection{}, err
	}
	if isJWT(token) {
		return s.inspectAccess(ctx, client, token)
	}
	return s.inspectRefresh(ctx, client, secret(token))
}

func (s *Service) inspectAccess(ctx context.Context, client Client, token string) (Introspection, error) {
	claims, err := s.verify(token)
	if err != nil || claims.String(jose.ClientID) != client.ID {
		return Introspection{}, nil
	}
	g, err := s.standing(ctx, claims.String(jose.Grant))
	if err != nil || !g.covers(claims) {
		return Introspection{}, err
	}
	exp, _ := claims.Time(jose.Expires)
	iat, _ := claims.Time(jose.IssuedAt)
	return Introspection{Active: true, Scope: claims.String(jose.Scope), ClientID: client.ID, TokenType: "Bearer",
		Expires: exp.Unix(), IssuedAt: iat.Unix(), Subject: claims.String(jose.Subject), Audience: claims.Audiences(),
		Issuer: s.base, ID: claims.String(jose.ID)}, nil
}

func (s *Service) inspectRefresh(ctx context.Context, client Client, token secret) (Introspection, error) {
	row, g, ok, err := s.family(ctx, token)
	if err != nil || !ok || row.String("client") != client.ID || row.Int("usedAt") != 0 {
		return Introspection{}, err
	}
	return Introspection{Active: true, Scope: strings.Join(g.Scopes, " "), ClientID: client.ID,
		Expires: row.Int("until") / 1000, IssuedAt: row.Int("createdAt") / 1000, Subject: g.User, Issuer: s.base}, nil
}
