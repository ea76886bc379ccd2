package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/store"
)

// Table runs the suite of store.Table. open gives the table of a subtest, which
// may be the same for all; it tells time by clock.
func Table(t *testing.T, open func(t *testing.T) store.Table, clock *Clock) {
	groups := map[string]map[string]func(*tableTest){
		"Get": getCases(), "Write": writeCases(), "Update": updateCases(), "Condition": conditionCases(),
		"Value": valueCases(), "Limit": limitCases(), "Expiry": expiryCases(),
		"Query": queryCases(), "Index": indexCases(), "Race": raceCases(), "Model": modelCases(),
	}
	for group, cases := range groups {
		t.Run(group, func(t *testing.T) {
			for name, run := range cases {
				t.Run(name, func(t *testing.T) {
					pk := fmt.Sprintf("%s %d", t.Name(), time.Now().UnixNano())
					run(&tableTest{T: t, table: open(t), clock: clock, pk: pk})
				})
			}
		})
	}
}

// tableTest is one subtest with a partition of its own.
type tableTest struct {
	*testing.T
	table store.Table
	clock *Clock
	pk    string
}

func (t *tableTest) key(sk string) store.Key { return store.Key{PK: t.pk, SK: sk} }

// in is a partition of an index that is the subtest's own.
func (t *tableTest) in(name string) string { return name + " of " + t.pk }

func (t *tableTest) item(sk string, attrs map[string]any) store.Item {
	if attrs == nil {
		attrs = map[string]any{}
	}
	return store.Item{Key: t.key(sk), Attrs: attrs}
}

func (t *tableTest) write(ops ...store.Op) {
	t.Helper()
	if err := t.table.Write(t.Context(), ops...); err != nil {
		t.Fatalf("write: %v", err)
	}
}

// put makes an item with attributes given as name, value, name, value.
func (t *tableTest) put(sk string, attrs ...any) store.Item {
	t.Helper()
	item := t.item(sk, pairs(attrs))
	t.write(store.Put(item))
	return item
}

func pairs(list []any) map[string]any {
	m := make(map[string]any)
	for i := 0; i < len(list); i += 2 {
		m[list[i].(string)] = list[i+1]
	}
	return m
}

// refused writes ops that must fail on the condition of one of them.
func (t *tableTest) refused(wantOp int, wantFound *store.Item, ops ...store.Op) {
	t.Helper()
	err := t.table.Write(t.Context(), ops...)
	op, found, ok := store.FailedOp(err)
	if !ok {
		t.Fatalf("write returned %v instead of a failed condition", err)
	}
	if op != wantOp {
		t.Errorf("op %d failed, want %d", op, wantOp)
	}
	if diff := cmp.Diff(wantFound, found); diff != "" {
		t.Errorf("what stood there (-want +got):\n%s", diff)
	}
}

// invalid writes ops that must fail, but not on a condition.
func (t *tableTest) invalid(what string, ops ...store.Op) {
	t.Helper()
	err := t.table.Write(t.Context(), ops...)
	if _, _, ok := store.FailedOp(err); err == nil || ok {
		t.Errorf("%s: write returned %v instead of an error", what, err)
	}
}

// has checks what stands at a sort key.
func (t *tableTest) has(want store.Item) {
	t.Helper()
	got, err := t.table.Get(t.Context(), want.Key)
	if err != nil {
		t.Fatalf("get %q: %v", want.SK, err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("item %q (-want +got):\n%s", want.SK, diff)
	}
}

func (t *tableTest) hasAttrs(sk string, attrs ...any) {
	t.Helper()
	t.has(t.item(sk, pairs(attrs)))
}

func (t *tableTest) hasNo(sk string) {
	t.Helper()
	if item, err := t.table.Get(t.Context(), t.key(sk)); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("get %q returned %v, %v instead of ErrNotFound", sk, item, err)
	}
}

// list reads all pages of a query. Limit is 1000 when it is 0.
func (t *tableTest) list(q store.Query) []store.Item {
	t.Helper()
	if q.PK == "" {
		q.PK = t.pk
	}
	if q.Limit == 0 {
		q.Limit = 1000
	}
	var items []store.Item
	for pages := 0; ; pages++ {
		page, err := t.table.Query(t.Context(), q)
		if err != nil {
			t.Fatalf("query %+v: %v", q, err)
		}
		if len(page.Items) > q.Limit {
			t.Fatalf("page holds %d items, limit is %d", len(page.Items), q.Limit)
		}
		items = append(items, page.Items...)
		if page.Next == "" {
			return items
		}
		if pages > 1000 {
			t.Fatalf("query %+v does not end", q)
		}
		q.Cursor = page.Next
	}
}

// lists checks the sort keys a query gives, in its order.
func (t *tableTest) lists(q store.Query, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, sortKeys(t.list(q))); diff != "" {
		t.Errorf("query %+v (-want +got):\n%s", q, diff)
	}
}

// indexLists is lists for an index, which may lag behind.
func (t *tableTest) indexLists(q store.Query, want ...string) {
	t.Helper()
	eventually(t.T, fmt.Sprintf("query %+v gives %q", q, want), func() bool {
		return slices.Equal(sortKeys(t.list(q)), want)
	})
}

func sortKeys(items []store.Item) []string {
	var list []string
	for _, item := range items {
		list = append(list, item.SK)
	}
	return list
}

func getCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"AbsentIsErrNotFound": func(t *tableTest) { t.hasNo("absent") },
		"SeesEveryWriteBefore": func(t *tableTest) {
			for i := range int64(20) {
				t.put("counter", "n", i)
				t.hasAttrs("counter", "n", i)
			}
		},
		"ValuesReadBelongToTheCaller": func(t *tableTest) {
			t.put("a", "bytes", []byte("kept"), "n", int64(1))
			item, err := t.table.Get(t.Context(), t.key("a"))
			if err != nil {
				t.Fatal(err)
			}
			copy(item.Bytes("bytes"), "lost")
			item.Attrs["n"] = int64(2)
			t.hasAttrs("a", "bytes", []byte("kept"), "n", int64(1))
		},
		"ValuesWrittenStayWithTheCaller": func(t *tableTest) {
			value := []byte("kept")
			t.put("a", "bytes", value)
			copy(value, "lost")
			t.hasAttrs("a", "bytes", []byte("kept"))
		},
		"KeyIsChecked": func(t *tableTest) {
			for _, key := range badKeys() {
				if _, err := t.table.Get(t.Context(), key); err == nil || errors.Is(err, store.ErrNotFound) {
					t.Errorf("get with key %.20q returned %v", key, err)
				}
				t.invalid("bad key", store.Put(store.Item{Key: key}))
				t.invalid("bad key", store.Delete(key))
			}
		},
		"EndsWithItsContext": func(t *tableTest) {
			ctx, cancel := context.WithCancel(t.Context())
			cancel()
			if _, err := t.table.Get(ctx, t.key("a")); !errors.Is(err, context.Canceled) {
				t.Errorf("get returned %v", err)
			}
			if err := t.table.Write(ctx, store.Put(t.item("a", nil))); !errors.Is(err, context.Canceled) {
				t.Errorf("write returned %v", err)
			}
		},
	}
}
