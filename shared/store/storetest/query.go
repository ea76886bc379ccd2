package storetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"formwright/shared/problem"
	"formwright/shared/store"
)

func queryCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"SeesEveryWriteBefore": func(t *tableTest) {
			t.lists(store.Query{})
			t.put("a")
			t.lists(store.Query{}, "a")
			t.write(store.Delete(t.key("a")))
			t.lists(store.Query{})
		},
		"OrderIsByBytes": func(t *tableTest) {
			keys := []string{"a", "B", "10", "9", "aa", "é", "z", "\uFFFD", "\U00010000", "~", "a-b", "a b"}
			for _, sk := range keys {
				t.put(sk)
			}
			slices.Sort(keys)
			t.lists(store.Query{}, keys...)
			slices.Reverse(keys)
			t.lists(store.Query{Reverse: true, Limit: 5}, keys...)
		},
		"OnlyOnePartition": func(t *tableTest) {
			t.write(store.Put(store.Item{Key: store.Key{PK: t.pk + "b", SK: "c"}}),
				store.Put(store.Item{Key: store.Key{PK: t.pk, SK: "bc"}}),
				store.Put(store.Item{Key: store.Key{PK: t.pk[:len(t.pk)-1], SK: "x"}}))
			t.lists(store.Query{}, "bc")
			t.lists(store.Query{PK: t.pk + "b"}, "c")
		},
		"PrefixAndUntil": func(t *tableTest) {
			for _, sk := range rangeKeys() {
				t.put(sk)
			}
			for _, r := range ranges() {
				r.check(t, store.Query{})
			}
		},
		"Pages":          func(t *tableTest) { t.pages(0) },
		"LargePages":     largePages,
		"CursorOfOthers": foreignCursors,
		"IsChecked": func(t *tableTest) {
			for what, q := range map[string]store.Query{
				"no limit": {PK: "a"}, "limit": {PK: "a", Limit: 1001}, "index": {PK: "a", Limit: 1, Index: 3},
				"partition": {Limit: 1}, "prefix": {PK: "a", Limit: 1, Prefix: "\xff"},
				"until": {PK: "a", Limit: 1, Until: strings.Repeat("u", 1025)},
			} {
				if _, err := t.table.Query(t.Context(), q); err == nil {
					t.Errorf("a query with a wrong %s gave no error", what)
				}
			}
		},
	}
}

func rangeKeys() []string {
	return []string{"a", "job#", "job#1", "job#10", "job#2", "job#2\U0010FFFFx", "job$", "k"}
}

type rangeCase struct{ prefix, until string }

func ranges() []rangeCase {
	var list []rangeCase
	for _, prefix := range []string{"", "job#", "job#1", "job#2", "none", "job"} {
		for _, until := range []string{"", "a", "job#1", "job#10", "job#15", "job#2\U0010FFFF", "job$", "zz", "0"} {
			list = append(list, rangeCase{prefix, until})
		}
	}
	return list
}

// check compares both directions with what the definition of the two fields
// gives.
func (r rangeCase) check(t *tableTest, q store.Query) {
	t.Helper()
	var want []string
	for _, sk := range rangeKeys() {
		if strings.HasPrefix(sk, r.prefix) && (r.until == "" || sk <= r.until) {
			want = append(want, sk)
		}
	}
	q.Prefix, q.Until = r.prefix, r.until
	t.lists(q, want...)
	slices.Reverse(want)
	q.Reverse, q.Limit = true, 2
	t.lists(q, want...)
}

// pages reads 23 items by pages of many sizes, through the table or an index.
func (t *tableTest) pages(index int) {
	var want []string
	pk := t.pk
	if index > 0 {
		pk = t.in("pages")
	}
	for i := range 23 {
		item := t.item(fmt.Sprintf("%02d", i), nil)
		if index > 0 {
			item.Index[index-1] = store.Key{PK: pk, SK: fmt.Sprintf("at %02d", i)}
		}
		t.write(store.Put(item))
		want = append(want, item.SK)
	}
	t.indexLists(store.Query{Index: index, PK: pk}, want...)
	for _, limit := range []int{1, 2, 7, 22, 23, 24} {
		t.lists(store.Query{Index: index, PK: pk, Limit: limit}, want...)
	}
	slices.Reverse(want)
	for _, limit := range []int{1, 7, 23} {
		t.lists(store.Query{Index: index, PK: pk, Limit: limit, Reverse: true}, want...)
	}
}

// largePages lists more than DynamoDB gives in one answer.
func largePages(t *tableTest) {
	var want []string
	for i := range 6 {
		sk := fmt.Sprint("large", i)
		t.put(sk, "data", strings.Repeat("x", 300<<10))
		want = append(want, sk)
	}
	t.lists(store.Query{Prefix: "large"}, want...)
}

func foreignCursors(t *tableTest) {
	for _, sk := range []string{"a", "b", "c"} {
		item := t.item(sk, nil)
		item.Index[0] = store.Key{PK: t.in("index"), SK: sk}
		t.write(store.Put(item))
	}
	t.indexLists(store.Query{Index: 1, PK: t.in("index")}, "a", "b", "c")
	page, err := t.table.Query(t.Context(), store.Query{Index: 1, PK: t.in("index"), Limit: 1})
	if err != nil || page.Next == "" {
		t.Fatalf("first page of an index: %+v, %v", page, err)
	}
	for _, cursor := range []string{"rubbish", "!", "W10", "WyIiXQ", page.Next} {
		_, err := t.table.Query(t.Context(), store.Query{PK: t.pk, Limit: 1, Cursor: cursor})
		var p *problem.Error
		if !errors.As(err, &p) || p.Code != problem.InvalidRequest || p.Field != "cursor" {
			t.Errorf("cursor %q gave %v instead of a problem", cursor, err)
		}
	}
}
