package oauth

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// Authenticate says whom an access token stands for. Every way a token can be
// bad gives the same InvalidToken problem; the log sees which.
func (s *Service) Authenticate(ctx context.Context, token string) (account.Principal, error) {
	claims, err := s.verify(token)
	if err != nil {
		return account.Principal{}, invalidToken(err)
	}
	id := claims.String(jose.Grant)
	g, err := s.cache.Get(id, func() (standing, bool, error) {
		g, err := s.standing(ctx, id)
		return g, g.user != "", err
	})
	if err != nil {
		return account.Principal{}, err
	}
	if !g.covers(claims) {
		return account.Principal{}, invalidToken(errors.New("access token is revoked or unknown"))
	}
	return account.Principal{User: claims.String(jose.Subject), By: account.AccessToken, Token: claims.String(jose.ID),
		Client: claims.String(jose.ClientID), Scopes: strings.Fields(claims.String(jose.Scope))}, nil
}

func invalidToken(cause error) error {
	return problem.Wrap(cause, problem.InvalidToken, "The access token is invalid or has expired.")
}

// verify checks what a token says without looking at the store. We made it, so
// its end is exact; the skew is for tokens of others.
func (s *Service) verify(token string) (jose.Claims, error) {
	claims, err := s.verifier.Verify(token, jose.Expect{Issuer: s.base, Audience: s.resources(), Type: jose.TypeAccessToken})
	if err != nil {
		return nil, err
	}
	if exp, _ := claims.Time(jose.Expires); !s.now().Before(exp) {
		return nil, jose.ErrExpired
	}
	if claims.String(jose.Grant) == "" || claims.String(jose.ID) == "" {
		return nil, errors.New("access token names no grant")
	}
	return claims, nil
}

// standing is a grant that has not been revoked, with those of its access
// tokens that were. The zero value is a grant that is gone.
type standing struct {
	user, client string
	denied       []string
}

// covers reports whether a token is of this grant and not denied.
func (g standing) covers(c jose.Claims) bool {
	return g.user != "" && g.user == c.String(jose.Subject) && g.client == c.String(jose.ClientID) && !slices.Contains(g.denied, c.String(jose.ID))
}

// partition is how many rows of a grant one read takes; the rows of denied
// tokens are gone when the tokens have expired.
const partition = 1000

// standing reads a grant's partition: one read sees the grant and every denied
// token of it.
func (s *Service) standing(ctx context.Context, id string) (g standing, err error) {
	query := store.Query{PK: grantKey(id).PK, Limit: partition}
	for {
		page, err := s.table.Query(ctx, query)
		if err != nil {
			return standing{}, fmt.Errorf("look grant up: %w", err)
		}
		for _, item := range page.Items {
			if denied, is := strings.CutPrefix(item.SK, "JTI#"); is {
				g.denied = append(g.denied, denied)
			} else {
				g.user, g.client = item.String("user"), item.String("client")
			}
		}
		if query.Cursor = page.Next; page.Next == "" {
			return g, nil
		}
	}
}
