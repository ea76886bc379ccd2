package store

import (
	"bytes"
	"fmt"
	"maps"
	"math"
	"time"
)

// What the promises mean, as pure functions. The embedded driver runs on them;
// the cloud driver translates them to expressions and falls back on them when
// DynamoDB hands back the item a condition failed on.

// DefaultContentType stands in for an empty BlobMeta.ContentType.
const DefaultContentType = "application/octet-stream"

// Gone reports whether something with this Expires is no longer seen at now.
func Gone(expires, now time.Time) bool {
	return !expires.IsZero() && expires.Unix() <= now.Unix()
}

// ToSecond is an Expires as it is kept: whole seconds, in UTC.
func ToSecond(t time.Time) time.Time {
	if t.IsZero() {
		return time.Time{}
	}
	return time.Unix(t.Unix(), 0).UTC()
}

// Live returns item unless it is nil or expired.
func Live(item *Item, now time.Time) *Item {
	if item == nil || Gone(item.Expires, now) {
		return nil
	}
	return item
}

// Size is how much of MaxItemSize an item takes. A number counts its longest
// form in DynamoDB, 21 bytes.
func (i Item) Size() int {
	n := len(i.PK) + len(i.SK) + attrsSize(i.Attrs)
	for _, k := range i.Index {
		n += len(k.PK) + len(k.SK)
	}
	return n
}

func attrsSize(attrs map[string]any) int {
	n := 0
	for name, value := range attrs {
		n += len(name)
		switch v := value.(type) {
		case string:
			n += len(v)
		case []byte:
			n += len(v)
		case int64:
			n += 21
		default:
			n++
		}
	}
	return n
}

// size is what an op is known to bring along without looking at the table.
func (op Op) size() int {
	if op.Kind == OpPut {
		return op.Item.Size()
	}
	return len(op.Key.PK) + len(op.Key.SK) + attrsSize(op.Set)
}

// Holds reports whether all conditions of an op hold on a live item; nil
// stands for none.
func (op Op) Holds(item *Item) bool {
	for _, c := range op.Conds {
		if !c.Holds(item) {
			return false
		}
	}
	return true
}

// Holds reports whether a condition holds on a live item; nil stands for none.
func (c Cond) Holds(item *Item) bool {
	var value any
	var there bool
	if item != nil {
		value, there = item.Attrs[c.Field]
	}
	switch c.Test {
	case ItemAbsent:
		return item == nil
	case ItemPresent:
		return item != nil
	case FieldAbsent:
		return !there
	case FieldPresent:
		return there
	case Equal:
		return there && same(value, c.Value)
	case NotEqual:
		return !there || !same(value, c.Value)
	case AtLeast:
		order, ok := compare(value, c.Value)
		return ok && order >= 0
	case AtMost:
		order, ok := compare(value, c.Value)
		return ok && order <= 0
	}
	return false
}

func same(a, b any) bool {
	if x, ok := a.([]byte); ok {
		y, ok := b.([]byte)
		return ok && bytes.Equal(x, y)
	}
	if _, ok := b.([]byte); ok {
		return false
	}
	return a == b
}

func compare(a, b any) (order int, ok bool) {
	switch x := a.(type) {
	case int64:
		y, ok := b.(int64)
		return sign(x, y), ok
	case string:
		y, ok := b.(string)
		return sign(x, y), ok
	}
	return 0, false
}

func sign[T int64 | string](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// Apply returns what stands at the op's key afterwards when item (live, or nil)
// stood there before; nil when nothing does. It does not look at conditions.
func (op Op) Apply(item *Item) (*Item, error) {
	switch op.Kind {
	case OpPut:
		put := op.Item
		put.Expires = ToSecond(put.Expires)
		return &put, nil
	case OpUpdate:
		return op.update(item)
	case OpDelete:
		return nil, nil
	}
	return item, nil
}

func (op Op) update(old *Item) (*Item, error) {
	item := Item{Key: op.Key}
	if old != nil {
		item = *old
	}
	item.Attrs = maps.Clone(item.Attrs)
	if item.Attrs == nil {
		item.Attrs = make(map[string]any)
	}
	maps.Copy(item.Attrs, op.Set)
	for name, n := range op.Add {
		sum, err := addTo(item.Attrs[name], n)
		if err != nil {
			return nil, fmt.Errorf("attribute %q: %w", name, err)
		}
		item.Attrs[name] = sum
	}
	for _, name := range op.Unset {
		delete(item.Attrs, name)
	}
	for i, k := range op.Index {
		if k != nil {
			item.Index[i] = *k
		}
	}
	if op.Expires != nil {
		item.Expires = ToSecond(*op.Expires)
	}
	if item.Size() > MaxItemSize {
		return nil, ErrTooLarge
	}
	return &item, nil
}

func addTo(value any, n int64) (int64, error) {
	if value == nil {
		return n, nil
	}
	old, ok := value.(int64)
	if !ok {
		return 0, fmt.Errorf("cannot add to a %T", value)
	}
	if n > 0 && old > math.MaxInt64-n || n < 0 && old < math.MinInt64-n {
		return 0, fmt.Errorf("%d and %d do not add up to an int64", old, n)
	}
	return old + n, nil
}
