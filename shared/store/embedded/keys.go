package embedded

import (
	"bytes"
	"encoding/binary"
	"time"

	"formwright/shared/store"
)

// The buckets of the file. The entries of the indexes and of the expiries hold
// keys only; the item itself stands once, in items.
const (
	itemsBucket       = "items"
	index1Bucket      = "index1"
	index2Bucket      = "index2"
	expiriesBucket    = "expiries"
	blobExpiresBucket = "blob-expiries"
	queuesBucket      = "queues"
)

func rootBuckets() []string {
	return []string{itemsBucket, index1Bucket, index2Bucket, expiriesBucket, blobExpiresBucket, queuesBucket}
}

// partition begins all keys of one partition: a length before the name keeps
// "a"+"bc" apart from "ab"+"c".
func partition(pk string) []byte {
	b := binary.BigEndian.AppendUint16(nil, uint16(len(pk)))
	return append(b, pk...)
}

// itemKey sorts the items of a partition by the bytes of their sort keys.
func itemKey(k store.Key) []byte { return append(partition(k.PK), k.SK...) }

func parseItemKey(b []byte) store.Key {
	n := 2 + int(binary.BigEndian.Uint16(b))
	return store.Key{PK: string(b[2:n]), SK: string(b[n:])}
}

// An index entry is partition, sort key, item key. The sort key is escaped and
// ended so that what follows it cannot change the order: 0 becomes 0 255, and
// 0 1 ends it.
func indexKey(place, item store.Key) []byte {
	b := appendEscaped(partition(place.PK), place.SK)
	b = append(b, 0, 1)
	return append(b, itemKey(item)...)
}

func appendEscaped(b []byte, s string) []byte {
	return append(b, bytes.ReplaceAll([]byte(s), []byte{0}, []byte{0, 255})...)
}

// indexedItem is the item key at the end of an index entry of a partition of n
// bytes.
func indexedItem(entry []byte, n int) []byte {
	rest := entry[2+n:]
	return rest[bytes.Index(rest, []byte{0, 1})+2:]
}

// expiryKey sorts by time, then by what expires.
func expiryKey(expires time.Time, what []byte) []byte {
	return append(sortable(expires.Unix()), what...)
}

// sortable is an integer whose bytes sort as its value.
func sortable(n int64) []byte {
	return binary.BigEndian.AppendUint64(nil, uint64(n)^1<<63)
}

func parseSortable(b []byte) int64 {
	return int64(binary.BigEndian.Uint64(b) ^ 1<<63)
}

// span is a range of keys: from low up to and without high.
type span struct{ low, high []byte }

// spanOf is where the items of a query stand.
func spanOf(q store.Query) (span, error) {
	part := partition(q.PK)
	escape, end := appendPlain, []byte{0}
	if q.Index > 0 {
		escape, end = appendEscaped, []byte{0, 2}
	}
	low := escape(bytes.Clone(part), q.Prefix)
	s := span{low: low, high: successor(low)}
	if q.Until != "" {
		past := append(escape(bytes.Clone(part), q.Until), end...)
		s.high = least(s.high, past)
	}
	return s.after(q)
}

// after leaves out what a cursor says was given already.
func (s span) after(q store.Query) (span, error) {
	sk, item, ok, err := q.After()
	if err != nil || !ok {
		return s, err
	}
	at := itemKey(item)
	if q.Index > 0 {
		at = indexKey(store.Key{PK: q.PK, SK: sk}, item)
	}
	if q.Reverse {
		s.high = least(s.high, at)
	} else if past := append(at, 0); bytes.Compare(past, s.low) > 0 {
		s.low = past
	}
	return s, nil
}

func appendPlain(b []byte, s string) []byte { return append(b, s...) }

// successor is the smallest key after all that begin with prefix. A prefix
// here begins with a length below 65535, so there always is one.
func successor(prefix []byte) []byte {
	b := bytes.Clone(prefix)
	for b[len(b)-1] == 255 {
		b = b[:len(b)-1]
	}
	b[len(b)-1]++
	return b
}

func least(a, b []byte) []byte {
	if bytes.Compare(a, b) < 0 {
		return a
	}
	return b
}
