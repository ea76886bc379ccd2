package oauth

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"formwright/shared/store"
)

// Grant is one consent of a person, shown as a connected application. All
// tokens that come of one consent are its family; a grant that is gone is
// revoked, and its tokens with it.
type Grant struct {
	ID          string
	Client      string // its id
	Name        string // the client's, as it was shown
	User        string
	Scopes      []string
	ConnectedAt time.Time
	LastUsed    time.Time // when the client last got a token

	resource string
	until    time.Time // when it ends, however often it is refreshed
}

func grantKey(id string) store.Key         { return store.Key{PK: "GRANT#" + id, SK: "GRANT"} }
func deniedKey(grant, id string) store.Key { return store.Key{PK: "GRANT#" + grant, SK: "JTI#" + id} }

func grantOf(item store.Item) Grant {
	return Grant{
		ID: strings.TrimPrefix(item.PK, "GRANT#"), Client: item.String("client"), Name: item.String("name"), User: item.String("user"),
		Scopes: strings.Fields(item.String("scopes")), resource: item.String("resource"),
		ConnectedAt: time.UnixMilli(item.Int("createdAt")), LastUsed: time.UnixMilli(item.Int("usedAt")), until: time.UnixMilli(item.Int("until")),
	}
}

func (g Grant) row() store.Item {
	return store.Item{
		Key: grantKey(g.ID), Expires: g.until, Attrs: map[string]any{
			"client": g.Client, "name": g.Name, "user": g.User, "scopes": strings.Join(g.Scopes, " "), "resource": g.resource,
			"createdAt": g.ConnectedAt.UnixMilli(), "usedAt": g.LastUsed.UnixMilli(), "until": g.until.UnixMilli()},
		Index: [2]store.Key{{PK: "GRANTS#" + g.User, SK: fmt.Sprintf("%020d#%s", g.ConnectedAt.UnixMilli(), g.ID)}},
	}
}

// used is the op that notes a new token of the grant and holds only while the
// grant stands.
func (g Grant) used(now time.Time) store.Op {
	return store.Op{Kind: store.OpUpdate, Key: grantKey(g.ID), Set: map[string]any{"usedAt": now.UnixMilli()},
		Conds: []store.Cond{store.Present()}}
}

// grant loads a grant that stands; ok is false for every other.
func (s *Service) grant(ctx context.Context, id string) (g Grant, ok bool, err error) {
	item, err := s.table.Get(ctx, grantKey(id))
	if errors.Is(err, store.ErrNotFound) {
		return Grant{}, false, nil
	}
	if err != nil {
		return Grant{}, false, fmt.Errorf("get grant: %w", err)
	}
	return grantOf(item), true, nil
}

// end revokes a grant and all of its tokens: refresh tokens at once, access
// tokens within memo.Time.
func (s *Service) end(ctx context.Context, id string) error {
	if err := s.table.Write(ctx, store.Delete(grantKey(id))); err != nil {
		return fmt.Errorf("revoke grant: %w", err)
	}
	s.forget(id)
	return nil
}

// forget drops what is remembered of a grant; other processes do within memo.Time.
func (s *Service) forget(id string) {
	s.cache.Forget(func(name string, _ standing) bool { return name == id })
}

// Grants lists all that a user has allowed, newest first: what is not listed
// could not be ended.
func (s *Service) Grants(ctx context.Context, user string) ([]Grant, error) {
	var grants []Grant
	query := store.Query{Index: 1, PK: "GRANTS#" + user, Reverse: true, Limit: 100}
	for {
		page, err := s.table.Query(ctx, query)
		if err != nil {
			return nil, fmt.Errorf("list grants: %w", err)
		}
		for _, item := range page.Items { // the index may lag behind a revocation
			g, ok, err := s.grant(ctx, strings.TrimPrefix(item.PK, "GRANT#"))
			if err != nil {
				return nil, err
			}
			if ok && g.User == user {
				grants = append(grants, g)
			}
		}
		if query.Cursor = page.Next; page.Next == "" {
			return grants, nil
		}
	}
}

// RevokeGrant ends one grant of a user; store.ErrNotFound when it is none of
// theirs.
func (s *Service) RevokeGrant(ctx context.Context, user, id string) error {
	if id == "" || len(id) > maxID {
		return store.ErrNotFound
	}
	g, ok, err := s.grant(ctx, id)
	if err != nil {
		return err
	}
	if !ok || g.User != user {
		return store.ErrNotFound
	}
	return s.end(ctx, id)
}

// narrowed are the scopes of one access token: all of the grant's or fewer.
func (g Grant) narrowed(scope string) ([]string, *Error) {
	if strings.TrimSpace(scope) == "" {
		return g.Scopes, nil
	}
	for _, one := range strings.Fields(scope) {
		if !slices.Contains(g.Scopes, one) {
			return nil, refuse(InvalidScope, "the person did not allow all of these scopes")
		}
	}
	return knownScopes(scope), nil
}
