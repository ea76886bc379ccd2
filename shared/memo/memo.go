// Package memo keeps answers of the store for a moment, so that most requests
// need no read of it. It promises that an answer that was forgotten here is not
// put back by a read that began before.
package memo

import (
	"sync"
	"time"
)

// Time is how long an answer is believed: what was revoked elsewhere works for
// this long at most.
const Time = 30 * time.Second

// size bounds a memo; when it is full it starts afresh.
const size = 10_000

// Memo keeps values by name. Make one with New.
type Memo[V any] struct {
	mu    sync.Mutex
	rows  map[string]row[V]
	epoch int // rises with every Forget
	now   func() time.Time
}

type row[V any] struct {
	value V
	until time.Time
}

// New makes an empty memo; now is the clock.
func New[V any](now func() time.Time) *Memo[V] {
	return &Memo[V]{rows: map[string]row[V]{}, now: now}
}

// Get returns the value of a name, or else asks for it; keep says whether the
// answer is worth keeping.
func (m *Memo[V]) Get(name string, ask func() (value V, keep bool, err error)) (V, error) {
	value, epoch, ok := m.look(name)
	if ok {
		return value, nil
	}
	value, keep, err := ask()
	if err == nil && keep {
		m.keep(name, value, epoch)
	}
	return value, err
}

func (m *Memo[V]) look(name string) (value V, epoch int, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	r, ok := m.rows[name]
	return r.value, m.epoch, ok && m.now().Before(r.until)
}

func (m *Memo[V]) keep(name string, value V, epoch int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if epoch != m.epoch { // it may be the one that was forgotten meanwhile
		return
	}
	if len(m.rows) >= size {
		clear(m.rows)
	}
	m.rows[name] = row[V]{value, m.now().Add(Time)}
}

// Forget drops the values that fit.
func (m *Memo[V]) Forget(fits func(name string, value V) bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.epoch++
	for name, r := range m.rows {
		if fits(name, r.value) {
			delete(m.rows, name)
		}
	}
}
