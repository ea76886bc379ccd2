package embedded

import (
	"bytes"
	"context"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
)

// Table is the store.Table of a Store.
type Table struct{ store *Store }

// Get implements store.Table.
func (t *Table) Get(ctx context.Context, key store.Key) (store.Item, error) {
	if err := key.Validate(); err != nil {
		return store.Item{}, err
	}
	if err := ctx.Err(); err != nil {
		return store.Item{}, err
	}
	var item *store.Item
	err := t.store.view(func(tx *bbolt.Tx) (err error) {
		item, err = stored(tx, itemKey(key))
		return err
	})
	if err != nil {
		return store.Item{}, err
	}
	if item = store.Live(item, t.store.now()); item == nil {
		return store.Item{}, store.ErrNotFound
	}
	return *item, nil
}

// stored reads an item, expired or not; nil when there is none.
func stored(tx *bbolt.Tx, key []byte) (*store.Item, error) {
	b := tx.Bucket([]byte(itemsBucket)).Get(key)
	if b == nil {
		return nil, nil
	}
	return decodeItem(parseItemKey(key), b)
}

// pageBytes ends a page early, as DynamoDB does at 1 MB.
const pageBytes = 1 << 20

// Query implements store.Table. Expired items count towards the limit, as in
// DynamoDB: a caller that forgets Page.Next is found out on one machine.
func (t *Table) Query(ctx context.Context, q store.Query) (store.Page, error) {
	if err := q.Validate(); err != nil {
		return store.Page{}, err
	}
	if err := ctx.Err(); err != nil {
		return store.Page{}, err
	}
	where, err := spanOf(q)
	if err != nil {
		return store.Page{}, err
	}
	var page store.Page
	err = t.store.view(func(tx *bbolt.Tx) (err error) {
		page, err = t.page(tx, q, where)
		return err
	})
	return page, err
}

func (t *Table) page(tx *bbolt.Tx, q store.Query, where span) (store.Page, error) {
	var page store.Page
	var last *store.Item
	now, seen, size := t.store.now(), 0, 0
	c := tx.Bucket([]byte(queryBucket(q.Index))).Cursor()
	for key := where.first(c, q.Reverse); key != nil; key = where.next(c, q.Reverse) {
		if seen == q.Limit || size > pageBytes {
			page.Next = store.CursorAt(q, *last)
			return page, nil
		}
		if q.Index > 0 {
			key = indexedItem(key, len(q.PK))
		}
		item, err := stored(tx, key)
		if err != nil {
			return store.Page{}, err
		}
		if store.Live(item, now) != nil {
			page.Items = append(page.Items, *item)
		}
		last, seen, size = item, seen+1, size+item.Size()
	}
	return page, nil
}

func queryBucket(index int) string {
	return []string{itemsBucket, index1Bucket, index2Bucket}[index]
}

// first is the key a listing of the span begins with, nil when it is empty.
func (s span) first(c *bbolt.Cursor, reverse bool) []byte {
	if !reverse {
		key, _ := c.Seek(s.low)
		return s.within(key)
	}
	if key, _ := c.Seek(s.high); key == nil {
		key, _ = c.Last()
		return s.within(key)
	}
	key, _ := c.Prev()
	return s.within(key)
}

func (s span) next(c *bbolt.Cursor, reverse bool) []byte {
	step := c.Next
	if reverse {
		step = c.Prev
	}
	key, _ := step()
	return s.within(key)
}

func (s span) within(key []byte) []byte {
	if key == nil || bytes.Compare(key, s.low) < 0 || bytes.Compare(key, s.high) >= 0 {
		return nil
	}
	return key
}

// Write implements store.Table.
func (t *Table) Write(ctx context.Context, ops ...store.Op) error {
	if len(ops) == 0 {
		return nil
	}
	if err := store.ValidateOps(ops); err != nil {
		return err
	}
	return t.store.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		steps, err := t.plan(tx, ops)
		if err != nil || len(steps) == 0 {
			return nil, err
		}
		return func() error { return replaceAll(tx, steps) }, nil
	})
}

// step replaces what is stored at a key, expired or not, by another item; nil
// stands for none.
type step struct {
	key      []byte
	old, new *store.Item
}

// plan works out what the ops do, or which of them does not hold.
func (t *Table) plan(tx *bbolt.Tx, ops []store.Op) ([]step, error) {
	now := t.store.now()
	steps := make([]step, 0, len(ops))
	for i, op := range ops {
		key := itemKey(op.Key)
		old, err := stored(tx, key)
		if err != nil {
			return nil, err
		}
		live := store.Live(old, now)
		if !op.Holds(live) {
			return nil, &store.ConditionFailed{Op: i, Found: live}
		}
		if op.Kind == store.OpCheck {
			continue
		}
		after, err := op.Apply(live)
		if err != nil {
			return nil, err
		}
		steps = append(steps, step{key, old, after})
	}
	return steps, nil
}

func replaceAll(tx *bbolt.Tx, steps []step) error {
	for _, s := range steps {
		if err := s.replace(tx); err != nil {
			return err
		}
	}
	return nil
}

func (s step) replace(tx *bbolt.Tx) error {
	for _, e := range entries(s.key, s.old) {
		if err := tx.Bucket([]byte(e.bucket)).Delete(e.key); err != nil {
			return err
		}
	}
	items := tx.Bucket([]byte(itemsBucket))
	if s.new == nil {
		return items.Delete(s.key)
	}
	for _, e := range entries(s.key, s.new) {
		if err := tx.Bucket([]byte(e.bucket)).Put(e.key, nil); err != nil {
			return err
		}
	}
	return items.Put(s.key, encodeItem(s.new))
}

// entry is where else an item is listed.
type entry struct {
	bucket string
	key    []byte
}

func entries(key []byte, item *store.Item) []entry {
	if item == nil {
		return nil
	}
	var list []entry
	for i, place := range item.Index {
		if place != (store.Key{}) {
			list = append(list, entry{queryBucket(i + 1), indexKey(place, item.Key)})
		}
	}
	if !item.Expires.IsZero() {
		list = append(list, entry{expiriesBucket, expiryKey(item.Expires, key)})
	}
	return list
}
