package oauth

import (
	"context"
	"fmt"
	"net/url"
	"strings"

	"formwright/shared/jose"
	"formwright/shared/store"
)

// Revoke ends a token of the calling client (RFC 7009): a refresh token with
// its whole family, an access token alone. A token that is not valid anyway is
// no error.
func (s *Service) Revoke(ctx context.Context, form url.Values, auth ClientAuth) error {
	client, token, err := s.ownToken(ctx, form, auth)
	if err != nil {
		return err
	}
	if isJWT(token) {
		return s.deny(ctx, client, token)
	}
	row, g, ok, err := s.family(ctx, secret(token))
	if err != nil || !ok {
		return err
	}
	if row.String("client") != client.ID {
		return notYours()
	}
	return s.end(ctx, g.ID)
}

func notYours() *Error { return refuse(InvalidGrant, "the token was issued to another client") }

// ownToken reads what revocation and introspection share.
func (s *Service) ownToken(ctx context.Context, form url.Values, auth ClientAuth) (Client, string, error) {
	client, err := s.authenticate(ctx, form, auth)
	if err != nil {
		return Client{}, "", err
	}
	token := form.Get("token")
	if token == "" {
		return Client{}, "", refuse(InvalidRequest, "token is missing")
	}
	return client, token, nil
}

// isJWT tells the two kinds of token apart; refresh tokens have no dots. The
// client's hint is not needed.
func isJWT(token string) bool { return strings.Contains(token, ".") }

// deny keeps the id of an access token until it expires.
func (s *Service) deny(ctx context.Context, client Client, token string) error {
	claims, err := s.verify(token)
	if err != nil { // not valid, so there is nothing to revoke
		return nil
	}
	if claims.String(jose.ClientID) != client.ID {
		return notYours()
	}
	grant := claims.String(jose.Grant)
	exp, _ := claims.Time(jose.Expires)
	err = s.table.Write(ctx, store.Put(store.Item{Key: deniedKey(grant, claims.String(jose.ID)), Expires: exp.Add(jose.Skew),
		Attrs: map[string]any{"at": s.now().UnixMilli()}}))
	if err != nil {
		return fmt.Errorf("revoke access token: %w", err)
	}
	s.forget(grant)
	return nil
}
