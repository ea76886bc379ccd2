package secret

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// Times of Live.
const (
	// Refresh is how long a document is used before it is read again.
	Refresh = 5 * time.Minute
	// patience is how long Again waits after a read: whoever sends unknown key
	// ids must not make us read all the time.
	patience = 10 * time.Second
	// loadTime bounds how long a request may wait for a read.
	loadTime = 3 * time.Second
	// pause is how long to do without after a first read that did not work.
	pause = time.Second
)

// Source is where a document comes from.
type Source[T any] struct {
	Load    func(context.Context) (T, error)
	Changed func() bool // nil, or tells cheaply that it is time to load again
	Failed  func(error) // nil, or is told when a later load does not work
}

// Live keeps a document fresh in a running process. There is no goroutine behind
// it: a frozen function would not run one. The first caller after Refresh reads
// again, and everybody keeps the old one while that does not work.
type Live[T any] struct {
	source Source[T]
	now    func() time.Time

	mu    sync.Mutex
	value T
	got   bool      // value was read
	tried time.Time // when it was last tried
}

// NewLive reads the document for the first time.
func NewLive[T any](ctx context.Context, source Source[T], now func() time.Time) (*Live[T], error) {
	value, err := source.Load(ctx)
	if err != nil {
		return nil, err
	}
	return &Live[T]{source: source, now: now, value: value, got: true, tried: now()}, nil
}

// LazyLive reads the document when it is first asked for. Until a read works,
// the document is its zero value.
func LazyLive[T any](source Source[T], now func() time.Time) *Live[T] {
	return &Live[T]{source: source, now: now}
}

// Get gives the document of this moment.
func (l *Live[T]) Get() T {
	l.mu.Lock()
	defer l.mu.Unlock()
	changed := l.source.Changed != nil && l.source.Changed()
	age := l.now().Sub(l.tried)
	if changed || age >= Refresh || !l.got && age >= pause {
		l.load()
	}
	return l.value
}

// Again is for somebody whom the document lacks something: it reads once more,
// unless that was done a moment ago.
func (l *Live[T]) Again() T {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.now().Sub(l.tried) >= patience {
		l.load()
	}
	return l.value
}

func (l *Live[T]) load() {
	l.tried = l.now()
	ctx, cancel := context.WithTimeout(context.Background(), loadTime)
	defer cancel()
	value, err := l.source.Load(ctx)
	if err != nil {
		if l.source.Failed != nil {
			l.source.Failed(fmt.Errorf("read again: %w", err))
		}
		return
	}
	l.value, l.got = value, true
}
