package storetest

import (
	"fmt"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/store"
)

func indexCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"GivesWholeItems": func(t *tableTest) {
			item := t.item("a", map[string]any{"s": "x", "n": int64(1)})
			item.Index = [2]store.Key{{PK: t.in("one"), SK: "1"}, {PK: t.in("two"), SK: "2"}}
			t.write(store.Put(item))
			t.has(item)
			for i, k := range item.Index {
				q := store.Query{Index: i + 1, PK: k.PK}
				t.indexLists(q, "a")
				if diff := cmp.Diff([]store.Item{item}, t.list(q)); diff != "" {
					t.Errorf("index %d (-want +got):\n%s", i+1, diff)
				}
			}
		},
		"IsSparse": func(t *tableTest) {
			in := t.item("in", nil)
			in.Index[1] = store.Key{PK: t.in("two"), SK: "s"}
			t.write(store.Put(in), store.Put(t.item("out", nil)))
			t.indexLists(store.Query{Index: 2, PK: t.in("two")}, "in")
			t.indexLists(store.Query{Index: 1, PK: t.in("two")})
		},
		"OrderedByItsOwnSortKeys": func(t *tableTest) {
			for sk, at := range map[string]string{"a": "3", "b": "1", "c": "12", "d": "é"} {
				t.place(sk, 0, t.in("index"), at)
			}
			t.indexLists(store.Query{Index: 1, PK: t.in("index")}, "b", "c", "a", "d")
			t.indexLists(store.Query{Index: 1, PK: t.in("index"), Reverse: true}, "d", "a", "c", "b")
		},
		"PrefixAndUntil": func(t *tableTest) {
			for _, sk := range rangeKeys() {
				t.place(sk, 1, t.in("index"), sk)
			}
			t.indexLists(store.Query{Index: 2, PK: t.in("index")}, rangeKeys()...)
			for _, r := range ranges() {
				r.check(t, store.Query{Index: 2, PK: t.in("index")})
			}
		},
		"PagesOfIndex1":       func(t *tableTest) { t.pages(1) },
		"PagesOfIndex2":       func(t *tableTest) { t.pages(2) },
		"ManyAtOneSortKey":    manyAtOneSortKey,
		"UpdateMoves":         updateMoves,
		"DeleteTakesOut":      deleteTakesOut,
		"HalfAKeyIsRefused":   halfAnIndexKey,
		"ItemsOfOnePartition": itemsOfOnePartition,
	}
}

// place puts an item into an index (0 or 1).
func (t *tableTest) place(sk string, index int, pk, at string) {
	t.Helper()
	item := t.item(sk, nil)
	item.Index[index] = store.Key{PK: pk, SK: at}
	t.write(store.Put(item))
}

// manyAtOneSortKey pages through items that only differ in their own keys.
func manyAtOneSortKey(t *tableTest) {
	for i := range 9 {
		t.place(fmt.Sprint(i), 0, t.in("index"), "same")
	}
	q := store.Query{Index: 1, PK: t.in("index")}
	eventually(t.T, "all items in the index", func() bool { return len(t.list(q)) == 9 })
	for _, q.Reverse = range []bool{false, true} {
		for _, q.Limit = range []int{1, 2, 4, 9} {
			seen := make(map[string]int)
			for _, item := range t.list(q) {
				seen[item.SK]++
			}
			for i := range 9 {
				if n := seen[fmt.Sprint(i)]; n != 1 {
					t.Errorf("limit %d, reverse %t: item %d came %d times", q.Limit, q.Reverse, i, n)
				}
			}
		}
	}
}

func updateMoves(t *tableTest) {
	pk := t.in("index")
	t.place("a", 0, pk, "old")
	update := func(to *store.Key) {
		t.Helper()
		t.write(store.Op{Kind: store.OpUpdate, Key: t.key("a"), Add: map[string]int64{"n": 1}, Index: [2]*store.Key{to}})
	}
	update(nil)
	t.indexLists(store.Query{Index: 1, PK: pk, Prefix: "old"}, "a")
	update(&store.Key{PK: pk, SK: "new"})
	t.indexLists(store.Query{Index: 1, PK: pk, Prefix: "old"})
	t.indexLists(store.Query{Index: 1, PK: pk, Prefix: "new"}, "a")
	update(&store.Key{PK: t.in("elsewhere"), SK: "new"})
	t.indexLists(store.Query{Index: 1, PK: pk})
	t.indexLists(store.Query{Index: 1, PK: t.in("elsewhere")}, "a")
	update(&store.Key{})
	t.indexLists(store.Query{Index: 1, PK: t.in("elsewhere")})
	t.hasAttrs("a", "n", int64(4))
}

func deleteTakesOut(t *tableTest) {
	t.place("a", 0, t.in("index"), "s")
	t.indexLists(store.Query{Index: 1, PK: t.in("index")}, "a")
	t.write(store.Delete(t.key("a")))
	t.indexLists(store.Query{Index: 1, PK: t.in("index")})
}

func halfAnIndexKey(t *tableTest) {
	for _, half := range []store.Key{{PK: "p"}, {SK: "s"}, {PK: "p", SK: "\xff"}} {
		item := t.item("a", nil)
		item.Index[1] = half
		t.invalid("put with half an index key", store.Put(item))
		t.invalid("update with half an index key",
			store.Op{Kind: store.OpUpdate, Key: item.Key, Index: [2]*store.Key{nil, &half}})
	}
	t.hasNo("a")
}

// itemsOfOnePartition keeps "a"+"bc" and "ab"+"c" apart.
func itemsOfOnePartition(t *tableTest) {
	pk := t.in("index")
	t.place("longer", 0, pk+"b", "c")
	t.place("shorter", 0, pk, "bc")
	t.indexLists(store.Query{Index: 1, PK: pk}, "shorter")
	t.indexLists(store.Query{Index: 1, PK: pk + "b"}, "longer")
}
