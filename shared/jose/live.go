package jose

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// Refresh is how long a ring is used before it is read again, so that a
// rotation reaches every running process long before PublishFirst is over.
const Refresh = 5 * time.Minute

// Live keeps the ring of a running process fresh. There is no goroutine behind
// it: a frozen function would not run one. The first caller after Refresh reads
// the ring again, and everybody keeps the old one while that does not work.
type Live struct {
	load func(context.Context) (*Ring, error)
	now  func() time.Time

	mu   sync.Mutex
	ring *Ring
	read time.Time // when it was last tried
}

// NewLive reads the ring for the first time.
func NewLive(ctx context.Context, load func(context.Context) (*Ring, error), now func() time.Time) (*Live, error) {
	ring, err := load(ctx)
	if err != nil {
		return nil, fmt.Errorf("load signing keys: %w", err)
	}
	return &Live{load: load, now: now, ring: ring, read: now()}, nil
}

// loadTime bounds how long a request may wait for a re-read.
const loadTime = 3 * time.Second

// Ring gives the ring of this moment.
func (l *Live) Ring() *Ring {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	if now.Sub(l.read) < Refresh {
		return l.ring
	}
	l.read = now
	ctx, cancel := context.WithTimeout(context.Background(), loadTime)
	defer cancel()
	if ring, err := l.load(ctx); err == nil {
		l.ring = ring
	}
	return l.ring
}
