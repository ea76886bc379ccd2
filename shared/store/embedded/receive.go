package embedded

import (
	"context"
	"encoding/binary"
	"fmt"
	"time"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
)

// Receive implements store.Receiver. While nothing is due it sleeps until the
// next message falls due or one is sent.
func (q *Queue) Receive(ctx context.Context, max int, wait time.Duration) ([]store.Message, error) {
	if max < 1 {
		return nil, fmt.Errorf("cannot receive %d messages", max)
	}
	timeout := time.NewTimer(wait)
	defer timeout.Stop()
	for {
		rung := q.bell.hear() // before looking, so that no ring is missed
		next, some, err := q.nextDue()
		if err != nil {
			return nil, err
		}
		until := next.Sub(q.store.now())
		if some && until <= 0 {
			messages, err := q.take(ctx, max)
			if err != nil || len(messages) > 0 {
				return messages, err
			}
			continue // another receiver was faster, or all were dead letters
		}
		if waiting, err := q.sleep(ctx, rung, timeout.C, until, some); !waiting {
			return nil, err
		}
	}
}

// sleep waits for the bell or the next due time; waiting is false when the
// receive is over.
func (q *Queue) sleep(ctx context.Context, rung <-chan struct{}, timeout <-chan time.Time,
	until time.Duration, some bool) (waiting bool, err error) {
	var due <-chan time.Time
	if some {
		timer := time.NewTimer(until)
		defer timer.Stop()
		due = timer.C
	}
	select {
	case <-rung:
		return true, nil
	case <-due:
		return true, nil
	case <-timeout:
		return false, nil
	case <-ctx.Done():
		return false, ctx.Err()
	case <-q.store.quit:
		return false, ErrClosed
	}
}

// nextDue is when the queue's first message falls due.
func (q *Queue) nextDue() (due time.Time, some bool, err error) {
	err = q.store.view(func(tx *bbolt.Tx) error {
		b := queueBucket(tx, q.name, dueBucket)
		if b == nil {
			return nil
		}
		if key, _ := b.Cursor().First(); key != nil {
			due, some = time.Unix(0, parseSortable(key)), true
		}
		return nil
	})
	return due, some, err
}

// take marks due messages as received and returns them. Those that were
// delivered often enough move to the dead letters instead.
func (q *Queue) take(ctx context.Context, max int) (taken []store.Message, err error) {
	buried := false
	err = q.store.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		now := q.store.now()
		due, err := q.due(tx, now, max)
		if err != nil || len(due) == 0 {
			return nil, err
		}
		return func() error {
			for _, m := range due {
				if q.opts.MaxReceives > 0 && q.opts.DeadLetter != "" && int(m.receives) >= q.opts.MaxReceives {
					buried = true
					if err := q.bury(tx, m, now); err != nil {
						return err
					}
					continue
				}
				m, err := q.mark(tx, m, now)
				if err != nil {
					return err
				}
				taken = append(taken, m.deliver())
			}
			return nil
		}, nil
	})
	if err != nil {
		return nil, err
	}
	if buried {
		q.store.bell(q.opts.DeadLetter).ring()
	}
	return taken, nil
}

// due reads the first messages that are due.
func (q *Queue) due(tx *bbolt.Tx, now time.Time, max int) ([]message, error) {
	b := queueBucket(tx, q.name, dueBucket)
	if b == nil {
		return nil, nil
	}
	var list []message
	c := b.Cursor()
	for key, _ := c.First(); key != nil && len(list) < max; key, _ = c.Next() {
		if parseSortable(key) > now.UnixNano() {
			break
		}
		m, err := getMessage(tx, q.name, binary.BigEndian.Uint64(key[8:]))
		if err != nil {
			return nil, err
		}
		if m == nil {
			return nil, fmt.Errorf("queue %s lost message %x", q.name, key[8:])
		}
		list = append(list, *m)
	}
	return list, nil
}

// mark hides a message and counts the delivery.
func (q *Queue) mark(tx *bbolt.Tx, m message, now time.Time) (message, error) {
	if err := deleteMessage(tx, q.name, m); err != nil {
		return m, err
	}
	m.receives++
	m.due = now.Add(q.opts.Visibility)
	return m, putMessage(tx, q.name, m)
}

// bury moves a message to the dead letters, where its deliveries count anew.
func (q *Queue) bury(tx *bbolt.Tx, m message, now time.Time) error {
	if err := deleteMessage(tx, q.name, m); err != nil {
		return err
	}
	m.receives, m.due = 0, now
	return putMessage(tx, q.opts.DeadLetter, m)
}
