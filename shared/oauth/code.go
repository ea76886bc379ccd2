package oauth

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"time"

	"formwright/shared/store"
)

// verifierForm is RFC 7636 4.1.
var verifierForm = regexp.MustCompile(`^[A-Za-z0-9._~-]{43,128}$`)

// badCode is the one answer to every code that cannot be redeemed.
func badCode() *Error {
	return refuse(InvalidGrant, "the code is unknown, expired, used, or not of this client, redirect_uri and code_verifier")
}

// redeem turns a code into the first tokens of a grant.
func (s *Service) redeem(ctx context.Context, c Client, form url.Values) (TokenResponse, error) {
	code := secret(form.Get("code"))
	if code == "" || form.Get("code_verifier") == "" {
		return TokenResponse{}, refuse(InvalidRequest, "code or code_verifier is missing")
	}
	row, err := s.table.Get(ctx, codeKey(code))
	if errors.Is(err, store.ErrNotFound) {
		return TokenResponse{}, badCode()
	}
	if err != nil {
		return TokenResponse{}, fmt.Errorf("get authorization code: %w", err)
	}
	if !fits(row, c, form) {
		return TokenResponse{}, badCode()
	}
	g := s.grantOfCode(row, c)
	t, refusal := s.terms(g, form)
	if refusal != nil {
		return TokenResponse{}, refusal
	}
	refresh, err := s.useCode(ctx, code, g, c)
	if err != nil {
		return TokenResponse{}, err
	}
	return s.issue(g, t, refresh)
}

// fits reports whether the code is presented by whom it was made for. A code
// presented without its verifier has not been used.
func fits(row store.Item, c Client, form url.Values) bool {
	if row.String("client") != c.ID {
		return false
	}
	if sent := form.Get("redirect_uri"); sent != "" && !sameRedirect(sent, row.String("redirect"), c) {
		return false
	}
	verifier := form.Get("code_verifier")
	sum := sha256.Sum256([]byte(verifier))
	got := base64.RawURLEncoding.EncodeToString(sum[:])
	return verifierForm.MatchString(verifier) && subtle.ConstantTimeCompare([]byte(got), []byte(row.String("challenge"))) == 1
}

// sameRedirect compares with the address of the authorization request, or with
// the only registered one when the request named none.
func sameRedirect(sent, asked string, c Client) bool {
	if asked == "" && len(c.RedirectURIs) == 1 {
		asked = c.RedirectURIs[0]
	}
	return sent == asked
}

func (s *Service) grantOfCode(row store.Item, c Client) Grant {
	now := s.now()
	g := Grant{ID: row.String("grant"), Client: c.ID, Name: row.String("name"), User: row.String("user"),
		Scopes: strings.Fields(row.String("scopes")), ConnectedAt: now, LastUsed: now,
		resource: row.String("resource"), until: now.Add(GrantLife)}
	if !c.may("refresh_token") { // it ends with its only access token
		g.until = now.Add(AccessLife + time.Minute)
	}
	return g
}

// useCode spends a code for a grant and its first refresh token, all in one
// write. Whoever comes second has a stolen code or lost one: the grant ends.
func (s *Service) useCode(ctx context.Context, code secret, g Grant, c Client) (secret, error) {
	now := s.now()
	kept := now.Add(usedCode)
	ops := []store.Op{
		{Kind: store.OpUpdate, Key: codeKey(code), Set: map[string]any{"usedAt": now.UnixMilli()}, Expires: &kept,
			Conds: []store.Cond{store.Present(), unused(), store.Least("until", now.UnixMilli()+1)}},
		store.Put(g.row(), store.Absent()),
	}
	var refresh secret
	if c.may("refresh_token") {
		refresh = newSecret()
		ops = append(ops, store.Put(refreshRow(refresh, g, now), store.Absent()))
	}
	err := s.table.Write(ctx, append(ops, c.used(now)...)...)
	if op, found, failed := store.FailedOp(err); failed {
		if op == 0 && found != nil && found.Int("usedAt") != 0 {
			return "", s.reused(ctx, g.ID, badCode())
		}
		return "", badCode()
	}
	if err != nil {
		return "", fmt.Errorf("redeem authorization code: %w", err)
	}
	return refresh, nil
}

// unused holds while a code or a refresh token has not been used.
func unused() store.Cond { return store.Cond{Test: store.FieldAbsent, Field: "usedAt"} }

// reused ends the family of a code or token that came twice.
func (s *Service) reused(ctx context.Context, grant string, answer *Error) error {
	if err := s.end(ctx, grant); err != nil {
		return err
	}
	return answer
}
