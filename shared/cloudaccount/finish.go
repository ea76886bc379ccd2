package cloudaccount

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/oauth2"

	"formwright/shared/problem"
	"formwright/shared/store"
)

const (
	maxCode  = 4096
	maxEmail = 320
)

// Finish takes the cloud service's answer, the query of the callback, and keeps
// the connection. It replaces one that was there.
func (s *Service) Finish(ctx context.Context, user, session string, query url.Values) error {
	if !s.Configured() {
		return notConfigured(problem.TargetNotAvailable)
	}
	verifier, err := s.redeem(ctx, user, session, query)
	if err != nil {
		return err
	}
	if query.Has("error") {
		return refusal(query.Get("error"))
	}
	code, ok := only(query, "code", maxCode)
	if !ok {
		return problem.New(problem.InvalidRequest, "The cloud service's answer holds no code. Press Connect again.")
	}
	token, err := s.exchange(ctx, code, verifier)
	if err != nil {
		return err
	}
	granted := scopesOf(token, asked())
	if err := s.sufficient(ctx, token, granted); err != nil {
		return err
	}
	return s.connect(ctx, user, token, granted)
}

// refusal is an answer with an error (RFC 6749 section 4.1.2.1).
func refusal(code string) error {
	if code == "access_denied" {
		return problem.Wrap(ErrDenied, problem.InvalidRequest, "You did not allow access to your cloud account, so nothing was connected.")
	}
	return problem.New(problem.InvalidRequest, "The cloud service refused to connect your account (%s). Its administrator may have to allow this service first.", word(code))
}

var plainWord = regexp.MustCompile(`^[a-z_]{1,40}$`)

// word is an error code that can be shown: a foreign text is not repeated.
func word(code string) string {
	if plainWord.MatchString(code) {
		return code
	}
	return "unknown error"
}

// sufficient refuses a grant that is of no use, and gives it back: the cloud
// service would take a useless one for the consent that was given already.
func (s *Service) sufficient(ctx context.Context, token *oauth2.Token, granted []string) error {
	var err error
	switch {
	case !slices.Contains(granted, ScopeDocuments) && !slices.Contains(granted, ScopeForms):
		err = problem.Wrap(ErrDenied, problem.InvalidRequest,
			"You allowed access neither to your documents nor to forms, so nothing was connected. Press Connect again and tick at least one of them.")
	case token.RefreshToken == "":
		err = problem.Wrap(ErrNoRefresh, problem.SourceUnavailable,
			"The cloud service did not give lasting access, so nothing was connected. Press Connect again; if this comes back, remove this service from the apps of your cloud account first.")
	default:
		return nil
	}
	s.endpoint.revoke(ctx, token.AccessToken)
	return err
}

func (s *Service) connect(ctx context.Context, user string, token *oauth2.Token, granted []string) error {
	before, _ := s.row(ctx, user) // one that cannot be read is replaced
	now := s.now()
	r := row{user: user, email: emailOf(token, s.config.ClientID), scopes: granted, version: random(),
		secrets: secrets{Access: token.AccessToken, Refresh: token.RefreshToken}, expires: now.Add(life(token))}
	sealed, err := s.seal(r)
	if err != nil {
		return err
	}
	err = s.table.Write(ctx, store.Put(store.Item{Key: rowKey(user), Attrs: map[string]any{
		"sealed": sealed, "email": r.email, "scopes": strings.Join(r.scopes, " "), "connectedAt": now.UnixMilli(),
		"expiresAt": r.expires.UnixMilli(), "leaseUntil": int64(0), "version": r.version, "broken": false,
	}}))
	if err != nil {
		return fmt.Errorf("keep cloud account: %w", err)
	}
	// Revoking ends all that one account gave us, so only another account's is.
	if before.email != "" && r.email != "" && before.email != r.email {
		s.endpoint.revoke(ctx, before.secrets.Refresh)
	}
	return nil
}

// scopesOf gives what was granted: all that was asked for when the answer does
// not say (RFC 6749 section 5.1).
func scopesOf(token *oauth2.Token, otherwise []string) []string {
	text, _ := token.Extra("scope").(string)
	if scopes := strings.Fields(text); len(scopes) > 0 {
		slices.Sort(scopes)
		return slices.Compact(scopes)
	}
	return otherwise
}

// emailOf reads the address from an ID token. It came over our own connection
// to the token endpoint, which stands for its signature (OpenID Connect Core
// section 3.1.3.7); it is shown to the person and proves nothing.
func emailOf(token *oauth2.Token, client string) string {
	text, _ := token.Extra("id_token").(string)
	parts := strings.Split(text, ".")
	if len(parts) != 3 {
		return ""
	}
	payload, err := base64.RawURLEncoding.DecodeString(parts[1])
	var claims struct {
		Audience audience `json:"aud"`
		Email    string   `json:"email"`
	}
	if err != nil || json.Unmarshal(payload, &claims) != nil || !slices.Contains(claims.Audience, client) {
		return ""
	}
	if len(claims.Email) > maxEmail || !utf8.ValidString(claims.Email) || strings.ContainsFunc(claims.Email, func(r rune) bool { return !unicode.IsGraphic(r) }) {
		return ""
	}
	return claims.Email
}

// audience is a string or a list of them.
type audience []string

// UnmarshalJSON takes both forms.
func (a *audience) UnmarshalJSON(data []byte) error {
	var one string
	if json.Unmarshal(data, &one) == nil {
		*a = audience{one}
		return nil
	}
	var many []string
	if json.Unmarshal(data, &many) != nil {
		return errors.New("aud is neither a string nor a list of strings")
	}
	*a = many
	return nil
}
