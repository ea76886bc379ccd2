package embedded

import (
	"context"
	"errors"
	"fmt"

	"go.etcd.io/bbolt"
)

// maxBatch bounds how many requests share a transaction, and so how much one
// that fails to commit takes down with it.
const maxBatch = 512

// request is one change. plan looks at the state, with the earlier requests of
// the batch in it, and either refuses without having changed anything or
// returns the change, nil when there is none. An error of the change itself is
// the disk's and fails the whole batch.
type request struct {
	plan   func(tx *bbolt.Tx) (change func() error, err error)
	answer chan error // holds one, so that the writer never waits
}

// do has the writer run a request and returns when it is on the disk, or was
// refused. Once handed over it is not called back: ctx only ends the wait for
// the writer.
func (s *Store) do(ctx context.Context, plan func(tx *bbolt.Tx) (func() error, error)) error {
	r := request{plan: plan, answer: make(chan error, 1)}
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case s.requests <- r:
		return <-r.answer
	case <-ctx.Done():
		return ctx.Err()
	case <-s.quit:
		return ErrClosed
	}
}

// write is the one goroutine that changes the file.
func (s *Store) write() {
	defer close(s.stopped)
	for {
		select {
		case r := <-s.requests:
			s.commit(s.gather(r))
		case <-s.quit:
			return
		}
	}
}

// gather takes all requests that wait already.
func (s *Store) gather(first request) []request {
	batch := []request{first}
	for len(batch) < maxBatch {
		select {
		case r := <-s.requests:
			batch = append(batch, r)
		default:
			return batch
		}
	}
	return batch
}

// commit runs a batch in one transaction. Nobody is answered before it is on
// the disk, the refused ones neither: what they saw may be another's change.
func (s *Store) commit(batch []request) {
	answers := make([]error, len(batch))
	changed := false
	err := s.transact(func(tx *bbolt.Tx) error {
		for i, r := range batch {
			change, err := r.plan(tx)
			if answers[i] = err; change == nil {
				continue
			}
			changed = true
			if err := change(); err != nil {
				return err
			}
		}
		if !changed {
			return errUnchanged
		}
		return nil
	})
	for i, r := range batch {
		if err != nil {
			answers[i] = fmt.Errorf("write to the store: %w", err)
		}
		r.answer <- answers[i]
	}
}

// errUnchanged rolls a transaction back that has nothing to sync.
var errUnchanged = errors.New("nothing changed")

func (s *Store) transact(fn func(tx *bbolt.Tx) error) error {
	err := s.db.Update(fn)
	if errors.Is(err, errUnchanged) {
		return nil
	}
	return err
}
