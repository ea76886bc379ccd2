// Package ratelimit counts requests in fixed windows, because "until the window
// resets" is what the RateLimit-Reset header promises. The count is one row of
// the store's table, raised by one conditional write, so that it holds across
// any number of processes.
package ratelimit

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"formwright/shared/store"
)

// Table is what a Limiter needs of the store.
type Table interface {
	Get(ctx context.Context, key store.Key) (store.Item, error)
	Write(ctx context.Context, ops ...store.Op) error
}

// Limiter counts.
type Limiter struct {
	table Table
	now   func() time.Time
}

// New makes a Limiter; now is the clock.
func New(table Table, now func() time.Time) *Limiter { return &Limiter{table, now} }

// State is what the RateLimit headers say.
type State struct {
	Limit        int // requests per window; 0 is no limit, and no header is due
	Remaining    int // requests left in this window
	ResetSeconds int // until the window ends, at least 1
	Allowed      bool
}

// count is the attribute that holds how many requests a window has seen.
const count = "n"

// linger keeps a row past its window, for processes whose clock is behind.
const linger = time.Minute

// Allow counts one request of a principal (a user, an address) against a bucket
// (convert, status). A window is rounded to whole seconds. When the store
// fails the request is allowed all the same and the error is for the log: a
// limit protects the service and must not be what brings it down.
func (l *Limiter) Allow(ctx context.Context, bucket, principal string, limit int, window time.Duration) (State, error) {
	if limit <= 0 {
		return State{Allowed: true}, nil
	}
	w := windowAt(l.now(), bucket, principal, window)
	open := State{Limit: limit, Remaining: limit - 1, ResetSeconds: w.left, Allowed: true}
	seen, ok, err := l.raise(ctx, w, limit)
	if err != nil {
		return open, fmt.Errorf("count a request against %s: %w", bucket, err)
	}
	return State{Limit: limit, Remaining: max(0, limit-seen), ResetSeconds: w.left, Allowed: ok}, nil
}

// raise adds one to the window's count unless it has reached the limit, and
// returns the count. The read before the write is for the Remaining header and
// spares a flood of refused requests their writes; the condition decides.
func (l *Limiter) raise(ctx context.Context, w window, limit int) (seen int, ok bool, err error) {
	key := w.key(limit)
	item, err := l.table.Get(ctx, key)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return 0, false, err
	}
	seen = int(item.Int(count))
	if seen >= limit {
		return seen, false, nil
	}
	err = l.table.Write(ctx, store.Op{
		Kind: store.OpUpdate, Key: key,
		Add:     map[string]int64{count: 1},
		Expires: &w.expires,
		// The count starts at nothing and grows by one, so it cannot step over
		// the limit; the limit is part of the key, so it cannot move either.
		Conds: []store.Cond{store.IsNot(count, int64(limit))},
	})
	if _, _, full := store.FailedOp(err); full {
		return limit, false, nil
	}
	return seen + 1, err == nil, err
}

// window is one period of one principal's bucket.
type window struct {
	partition string
	start     int64 // seconds since 1970
	left      int   // seconds to its end
	expires   time.Time
}

// windowAt finds the window of a moment. Windows of different principals begin
// at different moments, so that not everybody comes back at once.
func windowAt(now time.Time, bucket, principal string, length time.Duration) window {
	// Hashed, because an address is a person's and a key has a limited length.
	sum := sha256.Sum256([]byte(principal))
	size := max(1, int64(length/time.Second))
	offset := int64(binary.BigEndian.Uint64(sum[:]) % uint64(size))
	start := now.Unix() - (now.Unix()-offset)%size
	end := start + size
	return window{
		partition: "RL#" + bucket + "#" + hex.EncodeToString(sum[:16]),
		start:     start,
		left:      int(end - now.Unix()),
		expires:   time.Unix(end, 0).Add(linger),
	}
}

func (w window) key(limit int) store.Key {
	return store.Key{PK: w.partition, SK: fmt.Sprintf("%d#%d", w.start, limit)}
}
