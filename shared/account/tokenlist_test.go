package account_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

func (w *world) list(user string) []account.Token {
	w.t.Helper()
	list, err := w.tokens.List(w.t.Context(), user)
	if err != nil {
		w.t.Fatal(err)
	}
	return list
}

func TestTokenList(t *testing.T) {
	w := newWorld(t)
	if list := w.list("u1"); len(list) != 0 {
		t.Errorf("%+v", list)
	}
	start := w.clock
	if _, err := w.tokens.Issue(t.Context(), "u1", " Nightly import ", []string{"jobs:read"}, account.MaxTokenLife); err != nil {
		t.Fatal(err)
	}
	w.clock = w.clock.Add(time.Second)
	used := w.issue("u1")
	w.issue("u2")
	if _, err := w.tokens.Authenticate(t.Context(), used); err != nil {
		t.Fatal(err)
	}
	got := w.list("u1")
	if len(got) != 2 || got[0].ID == got[1].ID || got[0].ID == "" {
		t.Fatalf("%+v", got)
	}
	want := []account.Token{
		{ID: got[0].ID, Name: "test", Scopes: account.Scopes(), CreatedAt: w.clock, ExpiresAt: w.clock.Add(time.Hour), LastUsed: w.clock},
		{ID: got[1].ID, Name: "Nightly import", Scopes: []string{"jobs:read"}, CreatedAt: start, ExpiresAt: start.Add(account.MaxTokenLife)},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	w.clock = w.clock.Add(time.Hour)
	if list := w.list("u1"); len(list) != 1 || list[0].Name != "Nightly import" {
		t.Errorf("after one has expired: %+v", list)
	}
}

func TestTokenListIsWhole(t *testing.T) {
	w := newWorld(t)
	for range 120 {
		w.issue("u1")
	}
	if list := w.list("u1"); len(list) != 120 {
		t.Errorf("%d of 120 tokens", len(list))
	}
}

func TestRevokeIsForTheOwner(t *testing.T) {
	w := newWorld(t)
	token := w.issue("u1")
	id := w.list("u1")[0].ID
	for _, c := range [][2]string{{"u2", id}, {"u1", "unknown"}, {"u1", ""}, {"", id}, {"u1", "\xff"}} {
		if err := w.tokens.Revoke(t.Context(), c[0], c[1]); problem.CodeOf(err) != problem.NotFound {
			t.Errorf("%q: %v", c, err)
		}
	}
	if _, err := w.tokens.Authenticate(t.Context(), token); err != nil {
		t.Errorf("somebody else revoked it: %v", err)
	}
	if err := w.tokens.Revoke(t.Context(), "u1", id); err != nil {
		t.Fatal(err)
	}
	w.refused(token)
	if list := w.list("u1"); len(list) != 0 {
		t.Errorf("still listed: %+v", list)
	}
}

// counting counts what reaches a table, and can refuse writes.
type counting struct {
	store.Table
	reads, writes atomic.Int32
	refuse        bool
}

func (c *counting) Get(ctx context.Context, key store.Key) (store.Item, error) {
	c.reads.Add(1)
	return c.Table.Get(ctx, key)
}

func (c *counting) Write(ctx context.Context, ops ...store.Op) error {
	c.writes.Add(1)
	if c.refuse {
		return errors.New("throttled")
	}
	return c.Table.Write(ctx, ops...)
}

// TestCostOfAToken is one read for 30 seconds of requests and one write for five
// minutes of them.
func TestCostOfAToken(t *testing.T) {
	w := newWorld(t)
	token := w.issue("u1")
	table := &counting{Table: w.table}
	tokens := account.NewTokens(table, jose.Fixed(w.ring), issuer, w.now)
	for range 40 { // ten minutes
		if _, err := tokens.Authenticate(t.Context(), token); err != nil {
			t.Fatal(err)
		}
		w.clock = w.clock.Add(15 * time.Second)
	}
	if reads, writes := table.reads.Load(), table.writes.Load(); reads != 20 || writes != 2 {
		t.Errorf("%d reads and %d writes for 40 requests in ten minutes", reads, writes)
	}
	if used := w.list("u1")[0].LastUsed; used.Before(w.clock.Add(-6*time.Minute)) || used.After(w.clock) {
		t.Errorf("last used %v, it is %v", used, w.clock)
	}
}

// TestANoteOfUseFailsNoRequest, and brings no revoked token back.
func TestANoteOfUseFailsNoRequest(t *testing.T) {
	w := newWorld(t)
	token := w.issue("u1")
	tokens := account.NewTokens(&counting{Table: w.table, refuse: true}, jose.Fixed(w.ring), issuer, w.now)
	if _, err := tokens.Authenticate(t.Context(), token); err != nil {
		t.Errorf("err = %v", err)
	}
	late := account.NewTokens(&revokedMeanwhile{w.table}, jose.Fixed(w.ring), issuer, w.now)
	_, _ = late.Authenticate(t.Context(), token) // began before the revocation
	w.refused(token)
	if list := w.list("u1"); len(list) != 0 {
		t.Errorf("a note of its use brought it back: %+v", list)
	}
}

// revokedMeanwhile deletes whatever is read.
type revokedMeanwhile struct{ store.Table }

func (r *revokedMeanwhile) Get(ctx context.Context, key store.Key) (store.Item, error) {
	item, err := r.Table.Get(ctx, key)
	return item, errors.Join(err, r.Write(ctx, store.Delete(key)))
}

// BenchmarkAuthenticate is what every request with a token pays.
func BenchmarkAuthenticate(b *testing.B) {
	st, err := embedded.Open(b.TempDir(), embedded.Options{Now: time.Now})
	if err != nil {
		b.Fatal(err)
	}
	defer st.Close()
	ring, err := jose.NewRing(time.Now())
	if err != nil {
		b.Fatal(err)
	}
	for _, cached := range []bool{true, false} {
		b.Run(fmt.Sprintf("cached=%v", cached), func(b *testing.B) {
			now := time.Now()
			tokens := account.NewTokens(st.Table(), jose.Fixed(ring), issuer, func() time.Time { return now })
			token, err := tokens.Issue(b.Context(), "u1", "bench", nil, account.MaxTokenLife)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if !cached {
					now = now.Add(30 * time.Second)
				}
				if _, err := tokens.Authenticate(b.Context(), token); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
