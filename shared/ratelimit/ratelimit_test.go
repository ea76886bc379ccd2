package ratelimit_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/ratelimit"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

// clock is a time that tests move.
type clock struct{ seconds atomic.Int64 }

func (c *clock) now() time.Time { return time.Unix(c.seconds.Load(), 0) }

func limiter(t *testing.T) (*ratelimit.Limiter, *clock) {
	t.Helper()
	c := new(clock)
	c.seconds.Store(1_750_000_000)
	s, err := embedded.Open(t.TempDir(), embedded.Options{Now: c.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return ratelimit.New(s.Table(), c.now), c
}

func allow(t *testing.T, l *ratelimit.Limiter, principal string, limit int) ratelimit.State {
	t.Helper()
	s, err := l.Allow(t.Context(), "convert", principal, limit, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestAllowCountsDownAndRefuses(t *testing.T) {
	l, c := limiter(t)
	first := allow(t, l, "u1", 3)
	if first.ResetSeconds < 1 || first.ResetSeconds > 60 {
		t.Fatalf("reset = %d", first.ResetSeconds)
	}
	want := []ratelimit.State{
		{Limit: 3, Remaining: 2, Allowed: true}, {Limit: 3, Remaining: 1, Allowed: true}, {Limit: 3, Allowed: true},
		{Limit: 3}, {Limit: 3},
	}
	got := []ratelimit.State{first}
	for range 4 {
		got = append(got, allow(t, l, "u1", 3))
	}
	for i := range want {
		want[i].ResetSeconds = first.ResetSeconds
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}

	c.seconds.Add(int64(first.ResetSeconds) - 1)
	if s := allow(t, l, "u1", 3); s.Allowed || s.ResetSeconds != 1 {
		t.Errorf("in the window's last second: %+v", s)
	}
	c.seconds.Add(1)
	if s := allow(t, l, "u1", 3); !s.Allowed || s.Remaining != 2 || s.ResetSeconds != 60 {
		t.Errorf("in the next window: %+v", s)
	}
}

func TestAllowKeepsCountsApart(t *testing.T) {
	l, _ := limiter(t)
	allow(t, l, "u1", 1)
	if allow(t, l, "u1", 1).Allowed {
		t.Fatal("the limit does not hold")
	}
	if !allow(t, l, "u2", 1).Allowed {
		t.Error("another principal is refused")
	}
	if !allow(t, l, "u1", 2).Allowed {
		t.Error("a raised limit does not take effect at once")
	}
	s, err := l.Allow(t.Context(), "status", "u1", 1, time.Minute)
	if err != nil || !s.Allowed {
		t.Errorf("another bucket is refused: %+v, %v", s, err)
	}
}

func TestZeroIsNoLimit(t *testing.T) {
	l, _ := limiter(t)
	for range 3 {
		if s := allow(t, l, "u1", 0); s != (ratelimit.State{Allowed: true}) {
			t.Fatalf("%+v", s)
		}
	}
}

func TestWindowsOfPrincipalsBeginApart(t *testing.T) {
	l, _ := limiter(t)
	resets := map[int]bool{}
	for i := range 20 {
		resets[allow(t, l, fmt.Sprint("user ", i), 5).ResetSeconds] = true
	}
	if len(resets) < 5 {
		t.Errorf("20 windows end at only %d moments", len(resets))
	}
}

func TestRacingCallersNeverExceedTheLimit(t *testing.T) {
	l, _ := limiter(t)
	const limit, callers = 10, 40
	var allowed atomic.Int32
	var wait sync.WaitGroup
	for range callers {
		wait.Go(func() {
			s, err := l.Allow(t.Context(), "convert", "u1", limit, time.Minute)
			if err != nil {
				t.Error(err)
			}
			if s.Allowed {
				allowed.Add(1)
			}
		})
	}
	wait.Wait()
	if allowed.Load() != limit {
		t.Errorf("%d of %d racing requests passed a limit of %d", allowed.Load(), callers, limit)
	}
}

// broken is a table that does not answer.
type broken struct{ onWrite bool }

var errStore = errors.New("throttled")

func (b broken) Get(context.Context, store.Key) (store.Item, error) {
	if b.onWrite {
		return store.Item{}, store.ErrNotFound
	}
	return store.Item{}, errStore
}

func (b broken) Write(context.Context, ...store.Op) error { return errStore }

func TestAFailingStoreLetsRequestsThrough(t *testing.T) {
	for _, b := range []broken{{}, {onWrite: true}} {
		l := ratelimit.New(b, func() time.Time { return time.Unix(1_750_000_000, 0) })
		s, err := l.Allow(t.Context(), "convert", "u1", 5, time.Minute)
		if !errors.Is(err, errStore) {
			t.Errorf("err = %v", err)
		}
		if !s.Allowed || s.Limit != 5 || s.ResetSeconds < 1 {
			t.Errorf("%+v", s)
		}
	}
}

// recorder keeps what is written.
type recorder struct{ op store.Op }

func (r *recorder) Get(context.Context, store.Key) (store.Item, error) {
	return store.Item{}, store.ErrNotFound
}

func (r *recorder) Write(_ context.Context, ops ...store.Op) error {
	r.op = ops[0]
	return nil
}

func TestRowsExpireAfterTheirWindowAndHoldNoName(t *testing.T) {
	r := new(recorder)
	now := time.Unix(1_750_000_000, 0)
	s, err := ratelimit.New(r, func() time.Time { return now }).Allow(t.Context(), "token", "203.0.113.7", 5, time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	end := now.Add(time.Duration(s.ResetSeconds) * time.Second)
	if r.op.Expires == nil || !r.op.Expires.After(end) || r.op.Expires.After(end.Add(time.Hour)) {
		t.Errorf("expires %v, the window ends %v", r.op.Expires, end)
	}
	if got := len(r.op.Key.PK); got != len("RL#token#")+32 {
		t.Errorf("key %q", r.op.Key.PK)
	}
}
