// Package store is what the services need of a database, a queue and a file
// store: three small interfaces with written promises. Two drivers keep them:
// store/embedded on one machine and store/aws on DynamoDB, SQS and S3. The
// suite in store/storetest holds both to every sentence here.
package store

import (
	"context"
	"errors"
	"io"
	"time"
)

// Table is one table of items under a partition key and a sort key, with two
// sparse indexes.
//
// Promises: Get and Query without an index see every Write that returned before
// they began. Query with an index may lag behind in the cloud; callers re-check
// what they find there. An item past its Expires is never seen by Get, Query or
// a condition, whether or not it was swept away yet. Values read belong to the
// caller.
type Table interface {
	// Get returns the item or ErrNotFound.
	Get(ctx context.Context, key Key) (Item, error)
	// Query lists items of one partition in the order of their sort keys, which
	// compare by bytes.
	Query(ctx context.Context, q Query) (Page, error)
	// Write does all ops or none. At most MaxOps ops, each on another key. When a
	// condition fails, the error is a *ConditionFailed. A write that lost a race
	// with another transaction is tried again by the driver before it gives
	// a transient error.
	Write(ctx context.Context, ops ...Op) error
}

// MaxOps is how many ops one Write may have (DynamoDB TransactWriteItems takes
// 100).
const MaxOps = 100

// MaxWriteSize is how large the items of one Write may be together, in bytes
// (DynamoDB takes 4 MB in a transaction).
const MaxWriteSize = 3800 << 10

// MaxItemSize is how large an item may be, names and values counted, in bytes.
// DynamoDB's limit is 400 KB; some room is left for its own overhead.
const MaxItemSize = 380 << 10

// ErrNotFound is returned by Get of Table and Blobs.
var ErrNotFound = errors.New("not found")

// ErrTooLarge is returned by Write for an item over MaxItemSize and for ops that
// are over MaxWriteSize together. An update that grows a stored item is refused
// above MaxItemSize on one machine and above DynamoDB's own 400 KB in the cloud.
var ErrTooLarge = errors.New("item too large")

// Key names an item. Both parts are non-empty UTF-8 of at most 1 KB.
type Key struct{ PK, SK string }

// Item is one row. Attrs hold string (UTF-8), int64, bool and []byte values; an
// empty string or slice is kept as such, a nil slice as an empty one. Any other
// value is refused.
type Item struct {
	Key
	Attrs map[string]any
	// Index places the item in the indexes too; an empty Key leaves it out of one.
	Index [2]Key
	// Expires is the moment from which the item is no longer seen: zero for never;
	// the fraction of a second is cut off.
	Expires time.Time
}

// String returns a string attribute, "" when it is absent.
func (i Item) String(name string) string { s, _ := i.Attrs[name].(string); return s }

// Int returns an integer attribute, 0 when it is absent.
func (i Item) Int(name string) int64 { n, _ := i.Attrs[name].(int64); return n }

// Bool returns a boolean attribute, false when it is absent.
func (i Item) Bool(name string) bool { b, _ := i.Attrs[name].(bool); return b }

// Bytes returns a binary attribute, nil when it is absent.
func (i Item) Bytes(name string) []byte { b, _ := i.Attrs[name].([]byte); return b }

// Query says which items to list.
type Query struct {
	Index  int    // 0 for the table itself, 1 and 2 for the indexes
	PK     string // the partition, of the index when Index is not 0
	Prefix string // only sort keys that begin so
	Until  string // only sort keys up to and including this one, when not empty
	// Reverse lists from the largest sort key down.
	Reverse bool
	Limit   int    // at most this many items, 1 to 1000
	Cursor  string // Page.Next of an earlier page of the same query
}

// Page is a part of a query's answer. A page may hold fewer items than Limit
// and still have a Next.
type Page struct {
	Items []Item
	Next  string // the cursor of the next page; empty at the end
}

// OpKind is what an Op does.
type OpKind int

// The kinds of op.
const (
	OpPut    OpKind = iota // replace the whole item
	OpUpdate               // change attributes; makes the item when it is absent
	OpDelete               // remove the item; no error when it is absent
	OpCheck                // only test the conditions
)

// Op is one step of a Write. All of its conditions must hold on the item as it
// stood before the Write; an expired item counts as absent.
type Op struct {
	Kind  OpKind
	Key   Key
	Item  Item // OpPut; its Key is Key
	Set   map[string]any
	Add   map[string]int64 // to integer attributes; an absent one counts 0; a sum that is no int64 is an error
	Unset []string
	// Index moves an updated item in the indexes: entry n-1 is its new key in
	// index n, nil leaves it where it is, a pointer to the empty Key takes it out.
	Index   [2]*Key
	Expires *time.Time // of an updated item; nil leaves it, the zero time removes it
	Conds   []Cond
}

// Put replaces the item.
func Put(item Item, conds ...Cond) Op {
	return Op{Kind: OpPut, Key: item.Key, Item: item, Conds: conds}
}

// Delete removes the item.
func Delete(key Key, conds ...Cond) Op { return Op{Kind: OpDelete, Key: key, Conds: conds} }

// Check only tests conditions.
func Check(key Key, conds ...Cond) Op { return Op{Kind: OpCheck, Key: key, Conds: conds} }

// Test is how a condition compares.
type Test int

// The tests. Item-level ones have no Field.
const (
	ItemAbsent Test = iota
	ItemPresent
	FieldAbsent
	FieldPresent
	Equal
	NotEqual // also holds when the field is absent
	AtLeast  // false when the field is absent or of another type; integers by value, strings by bytes
	AtMost   // likewise
)

// Cond is one condition on the item of an Op.
type Cond struct {
	Test  Test
	Field string
	Value any
}

// Absent holds when there is no such item.
func Absent() Cond { return Cond{Test: ItemAbsent} }

// Present holds when the item exists.
func Present() Cond { return Cond{Test: ItemPresent} }

// Is holds when the field has exactly this value.
func Is(field string, value any) Cond { return Cond{Test: Equal, Field: field, Value: value} }

// IsNot holds when the field is absent or has another value.
func IsNot(field string, value any) Cond { return Cond{Test: NotEqual, Field: field, Value: value} }

// Least holds when the field is there and at least value.
func Least(field string, value any) Cond { return Cond{Test: AtLeast, Field: field, Value: value} }

// Most holds when the field is there and at most value.
func Most(field string, value any) Cond { return Cond{Test: AtMost, Field: field, Value: value} }

// ConditionFailed says which op of a Write did not hold and what stood there.
// When several failed, it is the first.
type ConditionFailed struct {
	Op    int   // index into the ops
	Found *Item // the item as it stood; nil when there was none
}

func (e *ConditionFailed) Error() string { return "condition failed" }

// FailedOp returns the index of the op whose condition failed, and what stood
// there; ok is false for any other error.
func FailedOp(err error) (op int, found *Item, ok bool) {
	var f *ConditionFailed
	if errors.As(err, &f) {
		return f.Op, f.Found, true
	}
	return 0, nil, false
}

// Queue takes messages for workers.
//
// Promises: a message whose Send returned is delivered at least once, after its
// delay, in no particular order. A received message is hidden for the queue's
// visibility timeout; not deleted by then it comes again. After the queue's
// maximum of receives it moves to the dead-letter queue instead.
type Queue interface {
	// Send queues a non-empty UTF-8 body of at most MaxBody bytes; delay is at
	// most MaxDelay.
	Send(ctx context.Context, body string, delay time.Duration) error
}

// MaxBody is the largest body of a message in bytes.
const MaxBody = 256 << 10

// MaxDelay is the longest delay of a message (SQS DelaySeconds takes 900).
const MaxDelay = 15 * time.Minute

// Receiver is the other end of a queue. In AWS the event source mapping stands
// in its place.
type Receiver interface {
	// Receive waits up to wait for messages and returns at most max of them, none
	// when there were none.
	Receive(ctx context.Context, max int, wait time.Duration) ([]Message, error)
	// Done deletes a received message; no error when it is gone already.
	Done(ctx context.Context, m Message) error
	// Retry shows a received message again after delay.
	Retry(ctx context.Context, m Message, delay time.Duration) error
}

// Message is one delivery of a queued body.
type Message struct {
	ID       string // the same at every delivery
	Body     string
	Receives int    // how often it was delivered, this time included
	Receipt  string // of this delivery
}

// Blobs keeps files.
//
// Promises: Put is all-or-nothing and replaces what stood there; a Get that
// began before still reads the old bytes or fails. A blob past its Expires is
// never given.
type Blobs interface {
	// Put stores everything r gives; size is its exact length, or -1 when unknown.
	// When r fails or gives another length, Put fails and changes nothing. A key
	// is non-empty UTF-8 of at most 1 KB.
	Put(ctx context.Context, key string, r io.Reader, size int64, meta BlobMeta) error
	// Get opens a blob or returns ErrNotFound. offset and length choose a part;
	// length -1 reads to the end. What lies past the end is left out: a part that
	// begins there is empty. Blob.Size is the whole blob's size.
	Get(ctx context.Context, key string, offset, length int64) (Blob, error)
	// Delete removes a blob; no error when it is absent.
	Delete(ctx context.Context, key string) error
}

// BlobMeta is kept with a blob.
type BlobMeta struct {
	ContentType string    // empty is kept as application/octet-stream
	Name        string    // a file name for people, UTF-8 of at most MaxName bytes
	Expires     time.Time // as of an item
}

// MaxName is how long the name of a blob may be in bytes: S3 takes 2 KB of
// metadata, and a name triples there at worst.
const MaxName = 512

// Blob is an open blob; the caller closes Body.
type Blob struct {
	BlobMeta
	Body io.ReadCloser
	Size int64
	ETag string // changes when the bytes change; quoted as in HTTP
}
