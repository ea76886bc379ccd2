package embedded

import (
	"encoding/binary"
	"errors"
	"maps"
	"slices"
	"time"

	"formwright/shared/store"
)

// An item is stored under its key as
//
//	version, flags, [expires], [index 1 key], [index 2 key], attributes
//
// Strings and byte slices carry their length before them; attributes are
// sorted by name, so that an item has one encoding.
const itemVersion = 1

const (
	hasExpires = 1 << iota
	inIndex1
	inIndex2
)

const (
	tagString = 's'
	tagInt    = 'i'
	tagTrue   = 't'
	tagFalse  = 'f'
	tagBytes  = 'b'
)

var errBrokenItem = errors.New("stored item is broken")

func encodeItem(item *store.Item) []byte {
	var flags byte
	var head []byte
	if !item.Expires.IsZero() {
		flags |= hasExpires
		head = binary.AppendVarint(head, item.Expires.Unix())
	}
	for i, k := range item.Index {
		if k != (store.Key{}) {
			flags |= inIndex1 << i
			head = appendString(appendString(head, k.PK), k.SK)
		}
	}
	b := append([]byte{itemVersion, flags}, head...)
	for _, name := range slices.Sorted(maps.Keys(item.Attrs)) {
		b = appendValue(appendString(b, name), item.Attrs[name])
	}
	return b
}

func appendString[T string | []byte](b []byte, s T) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

func appendValue(b []byte, value any) []byte {
	switch v := value.(type) {
	case string:
		return appendString(append(b, tagString), v)
	case []byte:
		return appendString(append(b, tagBytes), v)
	case int64:
		return binary.AppendVarint(append(b, tagInt), v)
	case bool:
		if v {
			return append(b, tagTrue)
		}
	}
	return append(b, tagFalse)
}

// decodeItem copies everything out of b, which is bbolt's.
func decodeItem(key store.Key, b []byte) (*store.Item, error) {
	if len(b) < 2 || b[0] != itemVersion {
		return nil, errBrokenItem
	}
	flags, d := b[1], decoder{rest: b[2:]}
	item := &store.Item{Key: key, Attrs: make(map[string]any)}
	if flags&hasExpires != 0 {
		item.Expires = time.Unix(d.varint(), 0).UTC()
	}
	for i := range item.Index {
		if flags&(inIndex1<<i) != 0 {
			item.Index[i] = store.Key{PK: string(d.bytes()), SK: string(d.bytes())}
		}
	}
	for len(d.rest) > 0 && !d.broken {
		name := string(d.bytes())
		item.Attrs[name] = d.value()
	}
	if d.broken {
		return nil, errBrokenItem
	}
	return item, nil
}

// decoder reads values off the front of rest until one is broken.
type decoder struct {
	rest   []byte
	broken bool
}

func (d *decoder) varint() int64 {
	v, n := binary.Varint(d.rest)
	d.take(n)
	return v
}

func (d *decoder) bytes() []byte {
	size, n := binary.Uvarint(d.rest)
	if d.take(n); size > uint64(len(d.rest)) {
		d.broken = true
	}
	if d.broken {
		return nil
	}
	return d.take(int(size))
}

func (d *decoder) take(n int) []byte {
	if n < 0 || n > len(d.rest) || d.broken {
		d.broken = true
		return nil
	}
	taken := d.rest[:n]
	d.rest = d.rest[n:]
	return taken
}

func (d *decoder) value() any {
	tag := d.take(1)
	if d.broken {
		return nil
	}
	switch tag[0] {
	case tagString:
		return string(d.bytes())
	case tagBytes:
		return append([]byte{}, d.bytes()...)
	case tagInt:
		return d.varint()
	case tagTrue, tagFalse:
		return tag[0] == tagTrue
	}
	d.broken = true
	return nil
}
