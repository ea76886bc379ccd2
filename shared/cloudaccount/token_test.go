package cloudaccount_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/problem"
	"formwright/shared/store"
)

func TestTokenIsKeptAndReplacedInTime(t *testing.T) {
	w := newWorld(t)
	w.connect()
	first := w.access()
	w.pass(time.Hour - 61*time.Second)
	if again := w.access(); again != first || w.cloud.Count("refresh") != 0 {
		t.Error("replaced although it lives for more than a minute")
	}
	w.pass(time.Second)
	if next := w.access(); next == first || w.cloud.Count("refresh") != 1 {
		t.Error("not replaced a minute before its end")
	}
	for range 3 { // and so on, with a refresh token that stays
		w.pass(24 * time.Hour)
		w.access()
	}
	w.content()
}

func TestRotation(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Rotate: true})
	w.connect()
	for range 5 {
		w.pass(time.Hour)
		w.access()
	}
	if w.cloud.Count("refresh") != 5 || w.cloud.Living() != 1 {
		t.Errorf("%d refreshes, %d living", w.cloud.Count("refresh"), w.cloud.Living())
	}
	w.content()
}

// TestRefreshRaced asks in several processes at once, with a refresh token that
// must not be used twice.
func TestRefreshRaced(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Rotate: true})
	w.connect()
	for round := 1; round <= 3; round++ {
		w.pass(2 * time.Hour)
		tokens, errs := make([]string, 50), make([]error, 50)
		var all sync.WaitGroup
		for i := range tokens {
			process := w.service(w.store.Table())
			all.Go(func() { tokens[i], errs[i] = process.Token(t.Context(), user) })
		}
		all.Wait()
		for i, token := range tokens {
			if errs[i] != nil || token != tokens[0] {
				t.Fatalf("round %d: %v, or another token than the first", round, errs[i])
			}
		}
		if got := w.cloud.Count("refresh"); got != round {
			t.Errorf("%d refreshes in round %d", got, round)
		}
	}
	w.content()
}

// TestOthersDoNotWait: while one refreshes, the old token does as long as it lives.
func TestOthersDoNotWait(t *testing.T) {
	w := newWorld(t)
	w.connect()
	old := w.access()
	w.pass(time.Hour - 30*time.Second)
	hold := make(chan struct{})
	w.cloud.Behave(cloudtest.Behaviour{Hold: hold})
	before := w.cloud.Count("POST " + cloudtest.TokenPath)
	var fresh string
	var all sync.WaitGroup
	all.Go(func() { fresh, _ = w.Token(t.Context(), user) })
	for w.cloud.Count("POST "+cloudtest.TokenPath) == before && t.Context().Err() == nil {
		if token, err := w.Status(t.Context(), user); err != nil || !token.Connected { // lets the refresh begin
			t.Fatal(err)
		}
	}
	if token, err := w.Token(t.Context(), user); err != nil || token != old {
		t.Errorf("token is another one: %v", err)
	}
	close(hold)
	all.Wait()
	if fresh == old || !w.takes(fresh) {
		t.Error("the refresh gave no new token")
	}
}

// TestCallerLeaves: the refresh of somebody who went away is kept.
func TestCallerLeaves(t *testing.T) {
	w := newWorld(t)
	hold := make(chan struct{})
	w.connect()
	w.cloud.Behave(cloudtest.Behaviour{Rotate: true, Hold: hold})
	w.pass(time.Hour)
	before := w.cloud.Count("POST " + cloudtest.TokenPath)
	ctx, leave := context.WithCancel(t.Context())
	var all sync.WaitGroup
	all.Go(func() { _, _ = w.Token(ctx, user) })
	for w.cloud.Count("POST "+cloudtest.TokenPath) == before && t.Context().Err() == nil {
		w.status()
	}
	leave()
	close(hold)
	all.Wait()
	w.access()
	if w.cloud.Count("refresh") != 1 {
		t.Errorf("%d refreshes", w.cloud.Count("refresh"))
	}
	w.content()
}

// TestRevokedAtTheService is a person who removes us on the service's own page.
func TestRevokedAtTheService(t *testing.T) {
	w := newWorld(t)
	w.connect()
	token := w.access()
	w.cloud.Withdraw()
	if err := w.Refused(t.Context(), user, "another token"); err != nil || w.held() != token {
		t.Errorf("another token was refused, and ours dropped: %v", err)
	}
	if err := w.Refused(t.Context(), user, token); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		_, err := w.Token(t.Context(), user)
		code(t, err, problem.CloudAuthRequired, false)
		if !strings.Contains(err.Error(), "Connect it again") {
			t.Errorf("it does not say what to do: %v", err)
		}
	}
	if w.cloud.Count("refresh") != 1 {
		t.Errorf("asked %d times", w.cloud.Count("refresh"))
	}
	if c := w.status(); !c.Connected || !c.Broken || c.Email != "ada@example.org" || c.Allows(cloudaccount.ScopeForms) {
		t.Errorf("%+v", c)
	}
	if err := w.Refused(t.Context(), user, ""); err != nil {
		t.Errorf("of a broken connection: %v", err)
	}
	w.connect()
	if w.access(); w.status().Broken {
		t.Error("still broken after connecting again")
	}
}

// held gets a token that the stand-in need not take.
func (w *world) held() string {
	token, err := w.Token(w.t.Context(), user)
	if err != nil {
		w.t.Error(err)
	}
	return token
}

// TestTroubleOfTheMoment breaks nothing.
func TestTroubleOfTheMoment(t *testing.T) {
	w := newWorld(t)
	w.connect()
	w.access()
	refresh := w.cloud.Issued()[2]
	for _, b := range []cloudtest.Behaviour{{Status: 500}, {Status: 503}, {Status: 429}} {
		w.pass(time.Hour)
		w.cloud.Behave(b)
		_, err := w.Token(t.Context(), user)
		code(t, err, problem.SourceUnavailable, true)
		if strings.Contains(err.Error(), refresh) || strings.Contains(err.Error(), cloudtest.ClientSecret) {
			t.Errorf("the error holds a secret: %v", err)
		}
		w.cloud.Behave(cloudtest.Behaviour{})
		w.access()
	}
	w.cloud.Behave(cloudtest.Behaviour{Error: "invalid_client"})
	w.pass(time.Hour)
	_, err := w.Token(t.Context(), user)
	code(t, err, problem.SourceUnavailable, false)
	w.cloud.Behave(cloudtest.Behaviour{})
	old := w.access()
	w.pass(time.Hour - 30*time.Second)
	w.server.Close()
	if token, err := w.Token(t.Context(), user); err != nil || token != old {
		t.Errorf("the old token lives, but: %v", err)
	}
	w.pass(time.Minute)
	_, err = w.Token(t.Context(), user)
	code(t, err, problem.SourceUnavailable, true)
	if w.status().Broken {
		t.Error("broken")
	}
}

// TestDisconnectedMeanwhile: what a refresh brings after the person has
// disconnected is given back.
func TestDisconnectedMeanwhile(t *testing.T) {
	w := newWorld(t)
	hold := make(chan struct{})
	w.connect()
	w.cloud.Behave(cloudtest.Behaviour{Rotate: true, Hold: hold})
	w.pass(time.Hour)
	before := w.cloud.Count("POST " + cloudtest.TokenPath)
	var err error
	var all sync.WaitGroup
	all.Go(func() { _, err = w.Token(t.Context(), user) })
	for w.cloud.Count("POST "+cloudtest.TokenPath) == before && t.Context().Err() == nil {
		w.status()
	}
	if err := w.store.Table().Write(t.Context(), store.Delete(store.Key{PK: "USER#" + user, SK: "CLOUD"})); err != nil {
		t.Fatal(err)
	}
	close(hold)
	all.Wait()
	code(t, err, problem.CloudAuthRequired, false)
	if w.status().Connected || w.cloud.Living() != 0 {
		t.Error("a grant lives on")
	}
}

// failing is a table that loses the writes of a process.
type failing struct {
	store.Table
	fail func(ops []store.Op) bool
}

func (f *failing) Write(ctx context.Context, ops ...store.Op) error {
	if f.fail(ops) {
		return errors.New("disk is full")
	}
	return f.Table.Write(ctx, ops...)
}

// TestWriteFailsOnce: the tokens of a refresh are written again.
func TestWriteFailsOnce(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Rotate: true})
	w.connect()
	w.pass(time.Hour)
	failed := 0
	flaky := w.service(&failing{w.store.Table(), func(ops []store.Op) bool {
		_, tokens := ops[0].Set["sealed"]
		if tokens {
			failed++
		}
		return tokens && failed < 3
	}})
	if _, err := flaky.Token(t.Context(), user); err != nil || failed != 3 {
		t.Fatalf("%d writes: %v", failed, err)
	}
	w.access()
	w.content()
}

// TestProcessDiesWhileRefreshing: another one takes over after the lease.
func TestProcessDiesWhileRefreshing(t *testing.T) {
	w := newWorld(t)
	w.connect()
	w.pass(time.Hour)
	dead := w.service(&failing{w.store.Table(), func(ops []store.Op) bool { _, tokens := ops[0].Set["sealed"]; return tokens }})
	if _, err := dead.Token(t.Context(), user); err == nil {
		t.Fatal("it did not die")
	}
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if _, err := w.Token(ctx, user); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("within the lease: %v", err)
	}
	w.pass(time.Minute)
	w.access()
}

// TestOtherKey: tokens that do not open are our own trouble, and the person can
// connect or disconnect all the same.
func TestOtherKey(t *testing.T) {
	w := newWorld(t)
	w.connect()
	w.box.AEAD = newBox(t).AEAD
	_, err := w.Token(t.Context(), user)
	code(t, err, problem.Internal, false)
	w.connect()
	w.access()
	w.box.AEAD = newBox(t).AEAD
	if err := w.Disconnect(t.Context(), user); err != nil || w.status().Connected {
		t.Error(err)
	}
}

// TestCopiedRow: a person's sealed tokens do not open in the row of another.
func TestCopiedRow(t *testing.T) {
	w := newWorld(t)
	w.connect()
	item, err := w.store.Table().Get(t.Context(), store.Key{PK: "USER#" + user, SK: "CLOUD"})
	if err != nil {
		t.Fatal(err)
	}
	item.PK = "USER#u2"
	if err := w.store.Table().Write(t.Context(), store.Put(item)); err != nil {
		t.Fatal(err)
	}
	_, err = w.Token(t.Context(), "u2")
	code(t, err, problem.Internal, false)
}
