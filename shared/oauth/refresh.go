package oauth

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"net/url"
	"time"

	"formwright/shared/store"
)

func refreshKey(token secret) store.Key {
	return store.Key{PK: "REFRESH#" + token.hash(), SK: "REFRESH"}
}

// refreshRow is the item of an unused refresh token. It is gone after IdleLife,
// and with its grant at the latest.
func refreshRow(token secret, g Grant, now time.Time) store.Item {
	until := now.Add(IdleLife)
	if until.After(g.until) {
		until = g.until
	}
	return store.Item{Key: refreshKey(token), Expires: until, Attrs: map[string]any{
		"grant": g.ID, "client": g.Client, "createdAt": now.UnixMilli(), "until": until.UnixMilli()}}
}

func badRefresh() *Error {
	return refuse(InvalidGrant, "the refresh token is unknown, expired, revoked, used, or of another client")
}

// refresh turns a refresh token into an access token and its successor.
func (s *Service) refresh(ctx context.Context, c Client, form url.Values) (TokenResponse, error) {
	if !c.may("refresh_token") {
		return TokenResponse{}, refuse(UnauthorizedClient, "the client did not register the grant type refresh_token")
	}
	token := secret(form.Get("refresh_token"))
	if token == "" {
		return TokenResponse{}, refuse(InvalidRequest, "refresh_token is missing")
	}
	row, g, ok, err := s.family(ctx, token)
	if err != nil {
		return TokenResponse{}, err
	}
	if !ok || row.String("client") != c.ID {
		return TokenResponse{}, badRefresh()
	}
	t, refusal := s.terms(g, form)
	if refusal != nil {
		return TokenResponse{}, refusal
	}
	next, err := s.rotate(ctx, token, g, c)
	if err != nil {
		return TokenResponse{}, err
	}
	return s.issue(g, t, next)
}

// family finds the row of a refresh token and the grant it belongs to; ok is
// false when either is gone.
func (s *Service) family(ctx context.Context, token secret) (row store.Item, g Grant, ok bool, err error) {
	row, err = s.table.Get(ctx, refreshKey(token))
	if errors.Is(err, store.ErrNotFound) {
		return row, g, false, nil
	}
	if err != nil {
		return row, g, false, fmt.Errorf("get refresh token: %w", err)
	}
	g, ok, err = s.grant(ctx, row.String("grant"))
	return row, g, ok, err
}

// rotate spends a refresh token and makes its successor in one write. The
// spent row stays, so that it is recognised when it comes again.
func (s *Service) rotate(ctx context.Context, token secret, g Grant, c Client) (secret, error) {
	now, next := s.now(), newSecret()
	ops := []store.Op{
		{Kind: store.OpUpdate, Key: refreshKey(token), Expires: &g.until,
			Set:   map[string]any{"usedAt": now.UnixMilli(), "next": masked(token, next)},
			Conds: []store.Cond{store.Present(), unused()}},
		store.Put(refreshRow(next, g, now), store.Absent()),
		g.used(now),
	}
	err := s.table.Write(ctx, append(ops, c.used(now)...)...)
	if op, found, failed := store.FailedOp(err); failed {
		if op == 0 && found != nil {
			return s.forgive(ctx, token, *found, g)
		}
		return "", badRefresh()
	}
	if err != nil {
		return "", fmt.Errorf("rotate refresh token: %w", err)
	}
	return next, nil
}

// forgive gives the successor of a used token once more: its first answer was
// lost, or two windows of the client asked at once. That holds for a short time
// and only while nobody has used the successor; after it, two parties have the
// token and the grant ends.
func (s *Service) forgive(ctx context.Context, token secret, row store.Item, g Grant) (secret, error) {
	now := s.now()
	if now.UnixMilli()-row.Int("usedAt") > Forgiveness.Milliseconds() {
		return "", s.reused(ctx, g.ID, badRefresh())
	}
	next := unmasked(token, row.Bytes("next"))
	err := s.table.Write(ctx, g.used(now), store.Check(refreshKey(next), store.Present(), unused()))
	if op, _, failed := store.FailedOp(err); failed {
		if op == 0 { // the grant is gone already
			return "", badRefresh()
		}
		return "", s.reused(ctx, g.ID, badRefresh())
	}
	if err != nil {
		return "", fmt.Errorf("repeat refresh token: %w", err)
	}
	return next, nil
}

// masked hides a successor so that only who has the token before it can read
// it: the store alone reveals neither. The mask is used once, because a token
// has one successor.
func masked(token, next secret) []byte {
	plain, _ := base64.RawURLEncoding.DecodeString(string(next)) // one of ours
	mask := hmac.New(sha256.New, []byte(token))
	mask.Write([]byte("successor"))
	out := make([]byte, sha256.Size)
	subtle.XORBytes(out, plain, mask.Sum(nil))
	return out
}

func unmasked(token secret, hidden []byte) secret {
	// The same mask takes off what it put on.
	return secret(base64.RawURLEncoding.EncodeToString(masked(token, secret(base64.RawURLEncoding.EncodeToString(hidden)))))
}
