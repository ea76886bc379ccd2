package embedded

import (
	"bytes"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/store"
)

func anyKey(t *rapid.T, what string) store.Key {
	part := rapid.StringOfN(rapid.RuneFrom([]rune("\x00\x01\x02ab#\u00ff\uffff\U0010ffff")), 1, 6, -1)
	return store.Key{PK: part.Draw(t, what+" pk"), SK: part.Draw(t, what+" sk")}
}

// TestIndexKeysSortBySortKey holds the escaping to its purpose: entries of one
// partition sort by sort key, then by item, and give their item back.
func TestIndexKeysSortBySortKey(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyKey(t, "a"), anyKey(t, "b")
		itemA, itemB := anyKey(t, "item a"), anyKey(t, "item b")
		b.PK = a.PK
		keyA, keyB := indexKey(a, itemA), indexKey(b, itemB)
		want := strings.Compare(a.SK, b.SK)
		if want == 0 {
			want = bytes.Compare(itemKey(itemA), itemKey(itemB))
		}
		if got := bytes.Compare(keyA, keyB); got != want {
			t.Fatalf("entries of %q and %q compare %d, want %d", a, b, got, want)
		}
		if got := parseItemKey(indexedItem(keyA, len(a.PK))); got != itemA {
			t.Fatalf("entry gives item %q back as %q", itemA, got)
		}
	})
}

func TestSortableKeepsOrder(t *testing.T) {
	list := []int64{math.MinInt64, -256, -1, 0, 1, 255, 256, math.MaxInt64}
	for i, n := range list {
		if got := parseSortable(sortable(n)); got != n {
			t.Errorf("%d comes back as %d", n, got)
		}
		if i > 0 && bytes.Compare(sortable(list[i-1]), sortable(n)) >= 0 {
			t.Errorf("%d does not sort before %d", list[i-1], n)
		}
	}
}

func TestItemsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		value := rapid.OneOf(
			rapid.String().AsAny(), rapid.Int64().AsAny(), rapid.Bool().AsAny(),
			rapid.SliceOf(rapid.Byte()).AsAny())
		item := &store.Item{Key: anyKey(t, "item"), Attrs: rapid.MapOf(rapid.String(), value).Draw(t, "attrs")}
		if rapid.Bool().Draw(t, "indexed") {
			item.Index[1] = anyKey(t, "index")
		}
		if rapid.Bool().Draw(t, "expires") {
			item.Expires = time.Unix(rapid.Int64Range(-1<<40, 1<<40).Draw(t, "seconds"), 0).UTC()
		}
		got, err := decodeItem(item.Key, encodeItem(item))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(item, got); diff != "" {
			t.Fatalf("item (-want +got):\n%s", diff)
		}
	})
}

// FuzzDecodeItem reads damaged items: an error or an item that encodes again,
// never a panic.
func FuzzDecodeItem(f *testing.F) {
	f.Add(encodeItem(&store.Item{Expires: time.Unix(1, 0), Index: [2]store.Key{{PK: "p", SK: "s"}, {}},
		Attrs: map[string]any{"s": "x", "n": int64(-1), "b": []byte{1}, "t": true}}))
	f.Add([]byte{})
	f.Add([]byte{itemVersion, 255, 1})
	f.Fuzz(func(t *testing.T, b []byte) {
		item, err := decodeItem(store.Key{PK: "p", SK: "s"}, b)
		if err != nil {
			return
		}
		again, err := decodeItem(item.Key, encodeItem(item))
		if err != nil {
			t.Fatalf("a decoded item does not encode: %v", err)
		}
		if diff := cmp.Diff(item, again); diff != "" {
			t.Errorf("decoded twice (-first +second):\n%s", diff)
		}
	})
}

// FuzzReadTrailer reads damaged blob files.
func FuzzReadTrailer(f *testing.F) {
	var whole bytes.Buffer
	whole.WriteString("bytes")
	t := newTrailer("k", store.BlobMeta{Name: "n", Expires: time.Unix(5, 0)}, 5, make([]byte, 32))
	if err := t.write(&whole); err != nil {
		f.Fatal(err)
	}
	f.Add(whole.Bytes())
	f.Add(whole.Bytes()[1:])
	f.Add([]byte("\xff\xff\xff\xfffwb1"))
	f.Fuzz(func(t *testing.T, b []byte) {
		got, err := parseTrailer(bytes.NewReader(b), int64(len(b)))
		if err == nil && (got.Size < 0 || got.Size > int64(len(b))) {
			t.Errorf("a file of %d bytes holds a blob of %d", len(b), got.Size)
		}
	})
}
