package storetest

import (
	"time"

	"formwright/shared/store"
)

// expired puts an item with the attributes that conditions look for, in index 1,
// and lets it expire.
func (t *tableTest) expired(sk string) store.Key {
	t.Helper()
	item := t.item(sk, conditionAttrs())
	item.Index[0] = store.Key{PK: t.in("index"), SK: sk}
	item.Expires = t.clock.Now().Add(time.Minute)
	t.write(store.Put(item))
	item.Expires = store.ToSecond(item.Expires)
	t.has(item)
	t.clock.Advance(time.Minute + time.Second)
	return item.Key
}

func expiryCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"LastSecondAndNext": func(t *tableTest) {
			item := t.item("a", nil)
			item.Expires = store.ToSecond(t.clock.Now().Add(time.Hour))
			t.write(store.Put(item))
			t.clock.Advance(item.Expires.Sub(t.clock.Now()) - time.Nanosecond)
			t.has(item)
			t.clock.Advance(time.Nanosecond)
			t.hasNo("a")
		},
		"NotInQuery": func(t *tableTest) {
			t.expired("b")
			t.put("a")
			t.put("c")
			t.lists(store.Query{}, "a", "c")
			t.lists(store.Query{Limit: 1}, "a", "c")
			t.lists(store.Query{Reverse: true, Limit: 1}, "c", "a")
			t.indexLists(store.Query{Index: 1, PK: t.in("index")})
		},
		"CountsAsAbsentInConditions": expiredInConditions,
		"UpdateStartsAnew": func(t *tableTest) {
			for _, beside := range [][]store.Op{nil, {store.Put(t.item("beside", nil))}} {
				key := t.expired("a")
				t.write(append(beside, store.Op{Kind: store.OpUpdate, Key: key,
					Set: map[string]any{"x": "new"}, Add: map[string]int64{"n": 1}})...)
				t.hasAttrs("a", "x", "new", "n", int64(1))
				t.indexLists(store.Query{Index: 1, PK: t.in("index")})
			}
		},
		"UpdateOfManyExpired": func(t *tableTest) {
			var ops []store.Op
			for _, sk := range []string{"a", "b", "c"} {
				ops = append(ops, store.Op{Kind: store.OpUpdate, Key: t.expired(sk), Add: map[string]int64{"n": 1}})
			}
			t.write(ops...)
			for _, sk := range []string{"a", "b", "c"} {
				t.hasAttrs(sk, "n", int64(1))
			}
		},
		"PutAndDeleteReplaceIt": func(t *tableTest) {
			t.expired("a")
			t.put("a", "s", "new")
			t.hasAttrs("a", "s", "new")
			t.write(store.Delete(t.expired("a")))
			t.hasNo("a")
		},
		"ThePastIsGoneAtOnce": func(t *tableTest) {
			item := t.item("a", nil)
			item.Expires = t.clock.Now().Add(-time.Hour)
			t.write(store.Put(item))
			t.hasNo("a")
		},
	}
}

func expiredInConditions(t *tableTest) {
	for _, c := range conditions() {
		for _, kind := range []store.OpKind{store.OpCheck, store.OpDelete, store.OpPut, store.OpUpdate} {
			key := t.expired("a")
			op := store.Op{Kind: kind, Key: key, Conds: []store.Cond{c.cond}}
			op.Item.Key = key
			if c.onNone {
				t.write(op)
				continue
			}
			t.refused(0, nil, op)
			if kind == store.OpUpdate {
				t.refused(1, nil, store.Put(t.item("b", nil)), op)
			}
		}
	}
}
