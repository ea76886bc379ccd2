package oauth

import (
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"formwright/shared/store"
)

// Method is how a client authenticates at the token endpoint.
type Method string

// The methods. Clients with a secret may send it either way, whichever they
// registered: widespread libraries try both.
const (
	None        Method = "none"
	SecretBasic Method = "client_secret_basic"
	SecretPost  Method = "client_secret_post"
)

// Client is a registered application. Nobody has verified what it says about
// itself.
type Client struct {
	ID              string
	Name            string // may be empty
	RedirectURIs    []string
	Method          Method
	GrantTypes      []string
	Scopes          []string // what it gets when it asks for none
	ApplicationType string   // as it said; nothing depends on it
	CreatedAt       time.Time

	secretHash string
	usedAt     time.Time // its last token, to within a day
}

func clientKey(id string) store.Key { return store.Key{PK: "CLIENT#" + id, SK: "CLIENT"} }

// maxID bounds an id that a client sends, before it becomes a key.
const maxID = 100

// client loads a registered client; ok is false when there is none.
func (s *Service) client(ctx context.Context, id string) (c Client, ok bool, err error) {
	if id == "" || len(id) > maxID || strings.ContainsFunc(id, unprintable) {
		return Client{}, false, nil
	}
	item, err := s.table.Get(ctx, clientKey(id))
	if errors.Is(err, store.ErrNotFound) {
		return Client{}, false, nil
	}
	if err != nil {
		return Client{}, false, fmt.Errorf("get client: %w", err)
	}
	return Client{
		ID: id, Name: item.String("name"), RedirectURIs: strings.Fields(item.String("redirects")),
		Method: Method(item.String("method")), GrantTypes: strings.Fields(item.String("grants")),
		Scopes: strings.Fields(item.String("scopes")), ApplicationType: item.String("type"),
		CreatedAt: time.UnixMilli(item.Int("createdAt")), secretHash: item.String("secret"),
		usedAt: time.UnixMilli(item.Int("usedAt")),
	}, true, nil
}

// row is the item of a new client. Addresses, grants and scopes hold no spaces.
func (c Client) row() store.Item {
	return store.Item{Key: clientKey(c.ID), Expires: c.CreatedAt.Add(newClient), Attrs: map[string]any{
		"name": c.Name, "redirects": strings.Join(c.RedirectURIs, " "), "method": string(c.Method),
		"grants": strings.Join(c.GrantTypes, " "), "scopes": strings.Join(c.Scopes, " "), "type": c.ApplicationType,
		"createdAt": c.CreatedAt.UnixMilli(), "secret": c.secretHash,
	}}
}

// may reports whether the client registered a grant type.
func (c Client) may(grantType string) bool { return slices.Contains(c.GrantTypes, grantType) }

// used gives the op that prolongs a client that gets a token; none when that
// was done within a day, so that a busy client's row is not written all the time.
func (c Client) used(now time.Time) []store.Op {
	if now.Sub(c.usedAt) < 24*time.Hour {
		return nil
	}
	until := now.Add(idleClient)
	return []store.Op{{Kind: store.OpUpdate, Key: clientKey(c.ID), Set: map[string]any{"usedAt": now.UnixMilli()},
		Expires: &until, Conds: []store.Cond{store.Present()}}}
}

// knows compares a secret without telling by its time how much of it fits.
func (c Client) knows(s string) bool {
	return subtle.ConstantTimeCompare([]byte(secret(s).hash()), []byte(c.secretHash)) == 1
}
