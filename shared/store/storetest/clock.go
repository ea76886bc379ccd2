// Package storetest is the conformance suite of package store: each promise
// written there is a subtest here, and every driver runs all of them.
//
// Time is a Clock that the suite moves, so nothing waits for an expiry. Only
// what runs in another process, an index or a queue in the cloud, is polled
// until a deadline.
package storetest

import (
	"sync"
	"testing"
	"time"
)

// Clock is a clock that stands still until it is moved.
type Clock struct {
	mu  sync.Mutex
	now time.Time
}

// NewClock makes a clock that shows the present: a store in the cloud deletes
// what has expired by its own clock.
func NewClock() *Clock { return &Clock{now: time.Now()} }

// Now is what the clock shows.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// Advance moves the clock.
func (c *Clock) Advance(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// patience is how long the suite polls before it calls a promise broken.
const patience = 20 * time.Second

// eventually calls done until it is true.
func eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(patience); !done(); {
		if time.Now().After(deadline) {
			t.Fatalf("%s: not within %s", what, patience)
		}
		time.Sleep(10 * time.Millisecond)
	}
}
