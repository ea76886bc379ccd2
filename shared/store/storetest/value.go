package storetest

import (
	"bytes"
	"errors"
	"math"
	"strings"

	"formwright/shared/store"
)

func valueCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"EveryTypeComesBack": func(t *tableTest) {
			t.put("a", "text", "grün\n\x00\U0001F600", "empty", "", "true", true, "false", false,
				"bytes", []byte{0, 1, 255}, "no bytes", []byte{}, "name with. dots#:", "x", "ключ", "y")
			t.hasAttrs("a", "text", "grün\n\x00\U0001F600", "empty", "", "true", true, "false", false,
				"bytes", []byte{0, 1, 255}, "no bytes", []byte{}, "name with. dots#:", "x", "ключ", "y")
		},
		"NilSliceIsAnEmptyOne": func(t *tableTest) {
			t.put("a", "b", []byte(nil))
			t.hasAttrs("a", "b", []byte{})
		},
		"NoAttributes": func(t *tableTest) {
			t.write(store.Put(store.Item{Key: t.key("a")}))
			t.hasAttrs("a")
		},
		"IntegersToTheEdges": func(t *tableTest) {
			edges := []any{"max", int64(math.MaxInt64), "min", int64(math.MinInt64), "zero", int64(0),
				"odd", int64(1<<53 + 1), "minus", int64(-1)}
			t.put("a", edges...)
			t.hasAttrs("a", edges...)
			t.write(store.Check(t.key("a"), store.Is("max", int64(math.MaxInt64)), store.Least("min", int64(math.MinInt64)),
				store.IsNot("odd", int64(1<<53)), store.Most("odd", int64(1<<53+1))))
		},
		"SumsStayInt64": sumsStayInt64,
		"OtherTypesAreRefused": func(t *tableTest) {
			for what, value := range map[string]any{
				"int": 1, "float": 1.5, "nil": nil, "map": map[string]any{}, "not UTF-8": "\xff",
			} {
				t.invalid("put "+what, store.Put(t.item("a", map[string]any{"v": value})))
				t.invalid("set "+what, store.Op{Kind: store.OpUpdate, Key: t.key("a"), Set: map[string]any{"v": value}})
			}
			t.invalid("no name", store.Put(t.item("a", map[string]any{"": "v"})))
			t.hasNo("a")
		},
		"NamesOfTheDriversAreFree": func(t *tableTest) {
			attrs := []any{"pk", "1", "sk", "2", "gpk1", "3", "gsk1", "4", "expiresAt", "5", "a_x", "6", "size", "7"}
			t.put("a", attrs...)
			t.hasAttrs("a", attrs...)
			t.lists(store.Query{}, "a")
		},
	}
}

// sumsStayInt64 adds to both sides of both edges.
func sumsStayInt64(t *tableTest) {
	item := t.put("a", "max", int64(math.MaxInt64-5), "min", int64(math.MinInt64+5))
	add := func(name string, n int64) store.Op {
		return store.Op{Kind: store.OpUpdate, Key: item.Key, Add: map[string]int64{name: n}}
	}
	for _, over := range []store.Op{add("max", 6), add("max", math.MaxInt64), add("min", -6), add("min", math.MinInt64)} {
		t.invalid("sum over the edge", over)
		t.invalid("sum over the edge beside a put", store.Put(t.item("b", nil)), over)
	}
	t.has(item)
	t.hasNo("b")
	t.write(add("max", 5))
	t.write(add("min", -5))
	t.hasAttrs("a", "max", int64(math.MaxInt64), "min", int64(math.MinInt64))
}

func limitCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"LargestItem": func(t *tableTest) {
			item := t.item("a", map[string]any{"data": []byte{}})
			item.Attrs["data"] = bytes.Repeat([]byte{'x'}, store.MaxItemSize-item.Size())
			t.write(store.Put(item))
			t.has(item)
			item.Attrs["data"] = append(item.Bytes("data"), 'x')
			t.tooLarge(store.Put(item))
			t.tooLarge(store.Put(t.item("b", nil)), store.Put(item))
			t.hasNo("b")
		},
		"GrownByAnUpdate": func(t *tableTest) {
			big := strings.Repeat("x", 250<<10)
			item := t.put("a", "one", big)
			grow := store.Op{Kind: store.OpUpdate, Key: item.Key, Set: map[string]any{"two": big}}
			t.tooLarge(grow)
			t.tooLarge(store.Put(t.item("b", nil)), grow)
			t.has(item)
			t.hasNo("b")
		},
		"ItemsOfOneWrite": func(t *tableTest) {
			var ops []store.Op
			for _, sk := range strings.Split("abcdefghijklm", "") {
				ops = append(ops, store.Put(t.item(sk, map[string]any{"data": strings.Repeat("x", 300<<10)})))
			}
			t.tooLarge(ops...)
			t.hasNo("a")
			t.write(ops[:12]...)
			if n := len(t.list(store.Query{})); n != 12 {
				t.Errorf("%d of 12 large items are there", n)
			}
		},
		"LongestKey": func(t *tableTest) {
			long := strings.Repeat("€", 341) // 1023 bytes
			item := store.Item{Key: store.Key{PK: t.pk, SK: long}, Attrs: map[string]any{}}
			item.Index = [2]store.Key{{PK: t.in("i"), SK: long}, {PK: t.in("j"), SK: long}}
			t.write(store.Put(item))
			t.has(item)
			t.indexLists(store.Query{Index: 2, PK: t.in("j")}, long)
		},
	}
}

func (t *tableTest) tooLarge(ops ...store.Op) {
	t.Helper()
	if err := t.table.Write(t.Context(), ops...); !errors.Is(err, store.ErrTooLarge) {
		t.Errorf("write returned %v instead of ErrTooLarge", err)
	}
}
