package account

import (
	"context"
	"fmt"
	"strings"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// Token is what the API settings show of a token; the token itself is shown only
// when it is made.
type Token struct {
	ID        string
	Name      string
	Scopes    []string
	CreatedAt time.Time
	ExpiresAt time.Time
	LastUsed  time.Time // to some minutes; zero for never
}

// maxTokens is how many tokens of a person are listed.
const maxTokens = 1000

// List gives a person's tokens, the newest first.
func (t *Tokens) List(ctx context.Context, user string) ([]Token, error) {
	var list []Token
	q := store.Query{Index: 1, PK: tokensOf(user), Reverse: true, Limit: 100}
	for len(list) < maxTokens {
		page, err := t.table.Query(ctx, q)
		if err != nil {
			return nil, fmt.Errorf("list tokens: %w", err)
		}
		for _, item := range page.Items {
			list = append(list, decodeToken(item))
		}
		if page.Next == "" {
			break
		}
		q.Cursor = page.Next
	}
	return list, nil
}

func decodeToken(i store.Item) Token {
	t := Token{ID: strings.TrimPrefix(i.PK, "TOKEN#"), Name: i.String("name"), Scopes: strings.Fields(i.String("scopes")),
		CreatedAt: time.UnixMilli(i.Int("createdAt")).UTC(), ExpiresAt: time.Unix(i.Int("expiresAt"), 0).UTC()}
	if used := i.Int("usedAt"); used != 0 {
		t.LastUsed = time.UnixMilli(used).UTC()
	}
	return t
}

// Revoke ends a person's token; it stops working here at once and everywhere
// within memo.Time. Another person's token is not found.
func (t *Tokens) Revoke(ctx context.Context, user, id string) error {
	notFound := problem.New(problem.NotFound, "There is no such token.")
	if tokenKey(id).Validate() != nil {
		return notFound
	}
	err := t.table.Write(ctx, store.Delete(tokenKey(id), store.Is("user", user)))
	if _, _, none := store.FailedOp(err); none {
		return notFound
	}
	if err != nil {
		return fmt.Errorf("revoke token: %w", err)
	}
	t.owners.Forget(func(name, _ string) bool { return name == id })
	return nil
}

// usedEvery is how exactly the last use of a token is known.
const usedEvery = 5 * time.Minute

// noteUse writes down that a token is used, at most every five minutes for all
// processes together. A note that fails is written with a later request; this
// one is not made to fail for it.
func (t *Tokens) noteUse(ctx context.Context, item store.Item) {
	now := t.now()
	late := now.Add(-usedEvery).UnixMilli()
	if item.Int("usedAt") > late {
		return
	}
	_ = t.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: item.Key, Set: map[string]any{"usedAt": now.UnixMilli()},
		Conds: []store.Cond{store.Most("usedAt", late)}}) // a revoked token has no usedAt, and stays revoked
}
