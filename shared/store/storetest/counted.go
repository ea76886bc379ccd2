package storetest

import (
	"context"
	"sync"

	"formwright/shared/store"
)

// Counted counts what reaches a table, for tests of what a request costs. The
// counts are read while nobody uses it.
type Counted struct {
	store.Table
	mu            sync.Mutex
	Reads, Writes int
}

// Get counts and reads.
func (c *Counted) Get(ctx context.Context, key store.Key) (store.Item, error) {
	c.mu.Lock()
	c.Reads++
	c.mu.Unlock()
	return c.Table.Get(ctx, key)
}

// Write counts and writes.
func (c *Counted) Write(ctx context.Context, ops ...store.Op) error {
	c.mu.Lock()
	c.Writes++
	c.mu.Unlock()
	return c.Table.Write(ctx, ops...)
}
