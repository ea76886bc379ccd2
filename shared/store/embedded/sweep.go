package embedded

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
)

// sweepBatch bounds how long a sweep keeps other writers waiting.
const sweepBatch = 200

// Sweep deletes the items and blobs that have expired by now and returns how
// many there were. Nobody sees them anyway; it only makes room.
func (s *Store) Sweep(ctx context.Context) (removed int, err error) {
	now := s.now()
	for _, sweep := range []func(context.Context, time.Time) (int, int, error){s.sweepItems, s.blobs.sweep} {
		for notes := sweepBatch; notes == sweepBatch; {
			var n int
			if notes, n, err = sweep(ctx, now); err != nil {
				return removed, fmt.Errorf("sweep: %w", err)
			}
			removed += n
		}
	}
	return removed, nil
}

// dueNotes lists the first notes of an expiry bucket that have come due.
func dueNotes(tx *bbolt.Tx, bucket string, now time.Time) (notes [][]byte) {
	c := tx.Bucket([]byte(bucket)).Cursor()
	for key, _ := c.First(); key != nil && len(notes) < sweepBatch; key, _ = c.Next() {
		if parseSortable(key) > now.Unix() {
			break
		}
		notes = append(notes, bytes.Clone(key))
	}
	return notes
}

// sweepItems deletes one batch. A note of an item goes with its item, so every
// note stands for one.
func (s *Store) sweepItems(ctx context.Context, now time.Time) (notes, removed int, err error) {
	err = s.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		var steps []step
		for _, note := range dueNotes(tx, expiriesBucket, now) {
			item, err := stored(tx, note[8:])
			if err != nil {
				return nil, err
			}
			steps = append(steps, step{note[8:], item, nil})
		}
		if removed = len(steps); removed == 0 {
			return nil, nil
		}
		return func() error { return replaceAll(tx, steps) }, nil
	})
	return removed, removed, err
}

// sweep deletes one batch of blobs, then their notes.
func (b *Blobs) sweep(ctx context.Context, now time.Time) (notes, removed int, err error) {
	b.names.Lock()
	defer b.names.Unlock()
	var due [][]byte
	err = b.store.view(func(tx *bbolt.Tx) error {
		due = dueNotes(tx, blobExpiresBucket, now)
		return nil
	})
	if err != nil || len(due) == 0 {
		return 0, 0, err
	}
	for _, note := range due {
		gone, err := b.removeExpired(string(note[8:]), now)
		if err != nil {
			return 0, removed, err
		}
		if gone {
			removed++
		}
	}
	if err := syncDir(b.dir); err != nil {
		return 0, removed, err
	}
	return len(due), removed, b.store.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		return func() error { return deleteNotes(tx, due) }, nil
	})
}

func deleteNotes(tx *bbolt.Tx, notes [][]byte) error {
	bucket := tx.Bucket([]byte(blobExpiresBucket))
	for _, note := range notes {
		if err := bucket.Delete(note); err != nil {
			return err
		}
	}
	return nil
}

// removeExpired deletes a blob if it has expired. It may have been deleted or
// replaced since its expiry was noted.
func (b *Blobs) removeExpired(name string, now time.Time) (gone bool, err error) {
	path := filepath.Join(b.dir, name)
	f, t, err := openBlob(path)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if err := f.Close(); err != nil || !store.Gone(t.meta().Expires, now) {
		return false, err
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	return true, nil
}
