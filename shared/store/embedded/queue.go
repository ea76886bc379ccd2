package embedded

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"time"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
)

// QueueOptions are the settings of a Queue.
type QueueOptions struct {
	// Visibility is how long a received message is hidden; zero means 30 seconds.
	Visibility time.Duration
	// MaxReceives is how often a message is delivered before it moves to
	// DeadLetter. Without either it is delivered for ever.
	MaxReceives int
	DeadLetter  string // the name of another queue
}

// Queue is a durable store.Queue and its store.Receiver. Its bucket holds two
// others: the messages by number, and their due times. Messages come in the
// order they fell due.
type Queue struct {
	store *Store
	name  string
	opts  QueueOptions
	bell  *bell
}

// defaultVisibility is that of SQS.
const defaultVisibility = 30 * time.Second

// Queue opens a queue by name; all queues of one name are the same queue.
func (s *Store) Queue(name string, opts QueueOptions) *Queue {
	if opts.Visibility == 0 {
		opts.Visibility = defaultVisibility
	}
	return &Queue{store: s, name: name, opts: opts, bell: s.bell(name)}
}

// Send implements store.Queue.
func (q *Queue) Send(ctx context.Context, body string, delay time.Duration) error {
	if err := store.ValidateMessage(body, delay); err != nil {
		return err
	}
	err := q.store.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		return func() error {
			id, err := tx.Bucket([]byte(queuesBucket)).NextSequence()
			if err != nil {
				return err
			}
			return putMessage(tx, q.name, message{id: id, due: q.store.now().Add(delay), body: body})
		}, nil
	})
	if err == nil {
		q.bell.ring()
	}
	return err
}

// Done implements store.Receiver. The receipt of an earlier delivery deletes
// the message too: its work is done.
func (q *Queue) Done(ctx context.Context, m store.Message) error {
	id, _, err := parseReceipt(m.Receipt)
	if err != nil {
		return err
	}
	return q.store.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		stored, err := getMessage(tx, q.name, id)
		if err != nil || stored == nil {
			return nil, err
		}
		return func() error { return deleteMessage(tx, q.name, *stored) }, nil
	})
}

// Retry implements store.Receiver. The receipt of an earlier delivery changes
// nothing: the message is with somebody else now.
func (q *Queue) Retry(ctx context.Context, m store.Message, delay time.Duration) error {
	id, receives, err := parseReceipt(m.Receipt)
	if err != nil {
		return err
	}
	err = q.store.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		stored, err := getMessage(tx, q.name, id)
		if err != nil || stored == nil || stored.receives != receives {
			return nil, err
		}
		return func() error {
			return q.move(tx, *stored, q.store.now().Add(max(delay, 0)))
		}, nil
	})
	if err == nil {
		q.bell.ring()
	}
	return err
}

// move gives a message another due time.
func (q *Queue) move(tx *bbolt.Tx, m message, due time.Time) error {
	if err := deleteMessage(tx, q.name, m); err != nil {
		return err
	}
	m.due = due
	return putMessage(tx, q.name, m)
}

// message is what is stored of a message. Its number is never given twice, in
// no queue of the store.
type message struct {
	id       uint64
	due      time.Time
	receives uint32
	body     string
}

func (m message) deliver() store.Message {
	return store.Message{
		ID:       fmt.Sprintf("%016x", m.id),
		Body:     m.body,
		Receives: int(m.receives),
		Receipt:  fmt.Sprintf("%016x.%d", m.id, m.receives),
	}
}

func parseReceipt(receipt string) (id uint64, receives uint32, err error) {
	if _, err := fmt.Sscanf(receipt, "%16x.%d", &id, &receives); err != nil {
		return 0, 0, fmt.Errorf("read receipt %q: %w", receipt, err)
	}
	return id, receives, nil
}

// The buckets in a queue's own.
const (
	messagesBucket = "messages" // number -> due, receives, body
	dueBucket      = "due"      // due, number -> nothing
)

func queueBucket(tx *bbolt.Tx, queue, name string) *bbolt.Bucket {
	q := tx.Bucket([]byte(queuesBucket)).Bucket([]byte(queue))
	if q == nil {
		return nil
	}
	return q.Bucket([]byte(name))
}

func makeQueueBucket(tx *bbolt.Tx, queue, name string) (*bbolt.Bucket, error) {
	q, err := tx.Bucket([]byte(queuesBucket)).CreateBucketIfNotExists([]byte(queue))
	if err != nil {
		return nil, err
	}
	return q.CreateBucketIfNotExists([]byte(name))
}

func (m message) key() []byte { return binary.BigEndian.AppendUint64(nil, m.id) }

func (m message) dueKey() []byte { return append(sortable(m.due.UnixNano()), m.key()...) }

func putMessage(tx *bbolt.Tx, queue string, m message) error {
	due, err := makeQueueBucket(tx, queue, dueBucket)
	if err != nil {
		return err
	}
	messages, err := makeQueueBucket(tx, queue, messagesBucket)
	if err != nil {
		return err
	}
	value := binary.BigEndian.AppendUint32(sortable(m.due.UnixNano()), m.receives)
	return errors.Join(messages.Put(m.key(), append(value, m.body...)), due.Put(m.dueKey(), nil))
}

// getMessage reads a message; nil when it is gone.
func getMessage(tx *bbolt.Tx, queue string, id uint64) (*message, error) {
	m := &message{id: id}
	messages := queueBucket(tx, queue, messagesBucket)
	if messages == nil {
		return nil, nil
	}
	value := messages.Get(m.key())
	if value == nil {
		return nil, nil
	}
	if len(value) < 12 {
		return nil, fmt.Errorf("stored message %016x is broken", id)
	}
	m.due = time.Unix(0, parseSortable(value))
	m.receives = binary.BigEndian.Uint32(value[8:])
	m.body = string(value[12:])
	return m, nil
}

func deleteMessage(tx *bbolt.Tx, queue string, m message) error {
	return errors.Join(
		queueBucket(tx, queue, messagesBucket).Delete(m.key()),
		queueBucket(tx, queue, dueBucket).Delete(m.dueKey()))
}

// bell wakes everybody who waits at a queue.
type bell struct {
	mu    sync.Mutex
	waits chan struct{}
}

func (s *Store) bell(queue string) *bell {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.bells[queue] == nil {
		s.bells[queue] = &bell{waits: make(chan struct{})}
	}
	return s.bells[queue]
}

// hear is closed at the next ring.
func (b *bell) hear() <-chan struct{} {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.waits
}

func (b *bell) ring() {
	b.mu.Lock()
	defer b.mu.Unlock()
	close(b.waits)
	b.waits = make(chan struct{})
}
