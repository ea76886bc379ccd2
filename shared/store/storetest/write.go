package storetest

import (
	"fmt"
	"strings"
	"time"

	"formwright/shared/store"
)

func badKeys() []store.Key {
	return []store.Key{
		{PK: "", SK: "a"}, {PK: "a", SK: ""},
		{PK: strings.Repeat("p", 1025), SK: "a"}, {PK: "a", SK: strings.Repeat("s", 1025)},
		{PK: "\xff", SK: "a"}, {PK: "a", SK: "\xff"},
	}
}

func writeCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"PutReplacesTheWholeItem": func(t *tableTest) {
			old := t.item("a", map[string]any{"x": "1", "y": "2"})
			old.Index[0] = store.Key{PK: t.in("old"), SK: "s"}
			old.Expires = t.clock.Now().Add(time.Hour)
			t.write(store.Put(old))
			t.put("a", "z", "3")
			t.hasAttrs("a", "z", "3")
			t.indexLists(store.Query{Index: 1, PK: t.in("old")})
		},
		"DeleteRemoves": func(t *tableTest) {
			t.put("a")
			t.write(store.Delete(t.key("a")))
			t.hasNo("a")
		},
		"DeleteOfAbsentIsNoError": func(t *tableTest) { t.write(store.Delete(t.key("absent"))) },
		"CheckChangesNothing": func(t *tableTest) {
			item := t.put("a", "n", int64(1))
			t.write(store.Check(item.Key, store.Present()))
			t.write(store.Check(item.Key, store.Is("n", int64(1))), store.Check(t.key("b"), store.Absent()))
			t.has(item)
			t.hasNo("b")
		},
		"NothingToWriteIsNoError":   func(t *tableTest) { t.write() },
		"AllOpsAreDone":             allOpsAreDone,
		"AllOrNothing":              allOrNothing,
		"HundredOps":                hundredOps,
		"FirstFailedOpIsNamed":      firstFailedOp,
		"ConditionsSeeTheOldState":  conditionsSeeTheOldState,
		"OneOpPerKey":               oneOpPerKey,
		"CheckWithoutConditionIsNo": func(t *tableTest) { t.invalid("bare check", store.Check(t.key("a"))) },
		"UnknownKindIsNo":           func(t *tableTest) { t.invalid("kind 9", store.Op{Kind: 9, Key: t.key("a")}) },
		"PutUnderAnotherKeyIsNo": func(t *tableTest) {
			t.invalid("two keys", store.Op{Kind: store.OpPut, Key: t.key("a"), Item: t.item("b", nil)})
		},
	}
}

func allOpsAreDone(t *tableTest) {
	t.put("updated", "n", int64(1))
	t.put("deleted")
	checked := t.put("checked", "s", "x")
	t.write(
		store.Put(t.item("put", map[string]any{"s": "new"}), store.Absent()),
		store.Op{Kind: store.OpUpdate, Key: t.key("updated"), Add: map[string]int64{"n": 2}},
		store.Delete(t.key("deleted"), store.Present()),
		store.Check(checked.Key, store.Is("s", "x")))
	t.hasAttrs("put", "s", "new")
	t.hasAttrs("updated", "n", int64(3))
	t.hasNo("deleted")
	t.has(checked)
}

func allOrNothing(t *tableTest) {
	for _, failing := range []int{0, 2, 4} {
		t.put("updated", "n", int64(1))
		t.put("deleted", "n", int64(1))
		found := t.put("found", "s", "here")
		ops := []store.Op{
			store.Put(t.item("put", nil)),
			{Kind: store.OpUpdate, Key: t.key("updated"), Set: map[string]any{"n": int64(2)}},
			store.Delete(t.key("deleted")),
			store.Put(t.item("put too", nil)),
		}
		ops = append(ops[:failing:failing], append([]store.Op{store.Check(found.Key, store.Absent())}, ops[failing:]...)...)
		t.refused(failing, &found, ops...)
		t.hasNo("put")
		t.hasNo("put too")
		t.hasAttrs("updated", "n", int64(1))
		t.hasAttrs("deleted", "n", int64(1))
	}
}

func hundredOps(t *tableTest) {
	var ops []store.Op
	var want []string
	for i := range store.MaxOps {
		sk := fmt.Sprintf("%03d", i)
		want = append(want, sk)
		ops = append(ops, store.Put(t.item(sk, map[string]any{"n": int64(i)}), store.Absent()))
	}
	t.write(ops...)
	t.lists(store.Query{}, want...)
	found := t.item("000", map[string]any{"n": int64(0)})
	t.refused(0, &found, ops...)
	t.invalid("101 ops", append(ops, store.Put(t.item("100", nil)))...)
	t.hasNo("100")
}

func firstFailedOp(t *tableTest) {
	a, b := t.put("a", "n", int64(1)), t.put("b", "n", int64(2))
	t.refused(1, &a,
		store.Put(t.item("c", nil)),
		store.Put(a, store.Absent()),
		store.Delete(b.Key, store.Is("n", int64(9))))
	t.refused(0, nil,
		store.Check(t.key("absent"), store.Present()),
		store.Put(a, store.Absent()))
	t.hasNo("c")
}

// conditionsSeeTheOldState swaps two names, which only works when no condition
// sees what the same write does.
func conditionsSeeTheOldState(t *tableTest) {
	t.put("a", "owner", "x")
	t.put("b", "owner", "y")
	t.write(
		store.Put(t.item("a", map[string]any{"owner": "y"}), store.Is("owner", "x")),
		store.Put(t.item("b", map[string]any{"owner": "x"}), store.Is("owner", "y")))
	t.hasAttrs("a", "owner", "y")
	t.hasAttrs("b", "owner", "x")
}

func oneOpPerKey(t *tableTest) {
	item := t.item("a", nil)
	t.invalid("two puts", store.Put(item), store.Put(item))
	t.invalid("check and put", store.Check(item.Key, store.Absent()), store.Put(item))
	t.hasNo("a")
}

func updateCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"SetKeepsTheRest": func(t *tableTest) {
			t.put("a", "x", "1", "y", "2")
			t.write(store.Op{Kind: store.OpUpdate, Key: t.key("a"), Set: map[string]any{"y": int64(3), "z": true}})
			t.hasAttrs("a", "x", "1", "y", int64(3), "z", true)
		},
		"AddCountsFromZero": func(t *tableTest) {
			add := store.Op{Kind: store.OpUpdate, Key: t.key("a"), Add: map[string]int64{"n": 5, "m": -2, "z": 0}}
			t.write(add)
			t.hasAttrs("a", "n", int64(5), "m", int64(-2), "z", int64(0))
			t.write(add)
			t.hasAttrs("a", "n", int64(10), "m", int64(-4), "z", int64(0))
		},
		"UnsetRemoves": func(t *tableTest) {
			t.put("a", "x", "1", "y", "2")
			t.write(store.Op{Kind: store.OpUpdate, Key: t.key("a"), Unset: []string{"x", "absent"}})
			t.hasAttrs("a", "y", "2")
		},
		"MakesAnAbsentItem": func(t *tableTest) {
			t.write(store.Op{Kind: store.OpUpdate, Key: t.key("set"), Set: map[string]any{"s": "1"}})
			t.hasAttrs("set", "s", "1")
			t.write(store.Op{Kind: store.OpUpdate, Key: t.key("unset"), Unset: []string{"s"}})
			t.hasAttrs("unset")
			t.write(store.Op{Kind: store.OpUpdate, Key: t.key("bare")},
				store.Op{Kind: store.OpUpdate, Key: t.key("bare too")})
			t.hasAttrs("bare")
			t.hasAttrs("bare too")
		},
		"ExpiresIsLeftSetAndRemoved": updateExpires,
		"ChangesOfOneAttributeClash": updateClashes,
		"AddToAnotherTypeIsNo": func(t *tableTest) {
			item := t.put("a", "s", "text")
			add := store.Op{Kind: store.OpUpdate, Key: item.Key, Add: map[string]int64{"s": 1}, Set: map[string]any{"x": "y"}}
			t.invalid("add to text", add)
			t.invalid("add to text in a transaction", store.Put(t.item("b", nil)), add)
			t.has(item)
			t.hasNo("b")
		},
		"FailedConditionChangesNothing": func(t *tableTest) {
			item := t.put("a", "n", int64(1))
			t.refused(0, &item, store.Op{Kind: store.OpUpdate, Key: item.Key,
				Set: map[string]any{"x": "y"}, Add: map[string]int64{"n": 1}, Conds: []store.Cond{store.Is("n", int64(2))}})
			t.refused(0, nil, store.Op{Kind: store.OpUpdate, Key: t.key("absent"),
				Set: map[string]any{"x": "y"}, Conds: []store.Cond{store.Present()}})
			t.has(item)
			t.hasNo("absent")
		},
	}
}

func updateExpires(t *tableTest) {
	item := t.item("a", map[string]any{"n": int64(0)})
	item.Expires = t.clock.Now().Add(time.Hour).Truncate(time.Second).UTC()
	t.write(store.Put(item))
	update := func(expires *time.Time) {
		t.Helper()
		t.write(store.Op{Kind: store.OpUpdate, Key: item.Key, Add: map[string]int64{"n": 1}, Expires: expires})
		item.Attrs["n"] = item.Int("n") + 1
		t.has(item)
	}
	update(nil)
	later := t.clock.Now().Add(2 * time.Hour)
	item.Expires = later.Truncate(time.Second).UTC()
	update(&later)
	item.Expires = time.Time{}
	update(&time.Time{})
}

func updateClashes(t *tableTest) {
	item := t.put("a", "n", int64(1))
	for what, op := range map[string]store.Op{
		"set and add":   {Set: map[string]any{"n": int64(1)}, Add: map[string]int64{"n": 1}},
		"set and unset": {Set: map[string]any{"n": int64(1)}, Unset: []string{"n"}},
		"add and unset": {Add: map[string]int64{"n": 1}, Unset: []string{"n"}},
		"unset twice":   {Unset: []string{"n", "n"}},
	} {
		op.Kind, op.Key = store.OpUpdate, item.Key
		t.invalid(what, op)
	}
	t.has(item)
}
