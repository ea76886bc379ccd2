package storetest

import (
	"fmt"
	"time"

	"formwright/shared/store"
)

// conditionCase says whether a condition holds on an item with conditionAttrs
// and where there is no item.
type conditionCase struct {
	name   string
	cond   store.Cond
	onItem bool
	onNone bool
}

func conditions() []conditionCase {
	return []conditionCase{
		{"Absent", store.Absent(), false, true},
		{"Present", store.Present(), true, false},
		{"FieldAbsentOfPresent", store.Cond{Test: store.FieldAbsent, Field: "s"}, false, true},
		{"FieldAbsentOfAbsent", store.Cond{Test: store.FieldAbsent, Field: "x"}, true, true},
		{"FieldPresentOfPresent", store.Cond{Test: store.FieldPresent, Field: "empty"}, true, false},
		{"FieldPresentOfAbsent", store.Cond{Test: store.FieldPresent, Field: "x"}, false, false},

		{"IsString", store.Is("s", "mm"), true, false},
		{"IsOtherString", store.Is("s", "m"), false, false},
		{"IsEmptyString", store.Is("empty", ""), true, false},
		{"IsEmptyStringOfAbsent", store.Is("x", ""), false, false},
		{"IsInt", store.Is("n", int64(-5)), true, false},
		{"IsOtherInt", store.Is("n", int64(5)), false, false},
		{"IsBool", store.Is("t", true), true, false},
		{"IsOtherBool", store.Is("t", false), false, false},
		{"IsBytes", store.Is("b", []byte{0, 255}), true, false},
		{"IsOtherBytes", store.Is("b", []byte{0}), false, false},
		{"IsOtherType", store.Is("s", []byte("mm")), false, false},
		{"IsIntOfString", store.Is("digits", int64(7)), false, false},

		{"IsNotString", store.IsNot("s", "mm"), false, true},
		{"IsNotOtherString", store.IsNot("s", "m"), true, true},
		{"IsNotOfAbsent", store.IsNot("x", "mm"), true, true},
		{"IsNotOtherType", store.IsNot("digits", int64(7)), true, true},
		{"IsNotBytes", store.IsNot("b", []byte{0, 255}), false, true},

		{"LeastIntBelow", store.Least("n", int64(-6)), true, false},
		{"LeastIntEqual", store.Least("n", int64(-5)), true, false},
		{"LeastIntAbove", store.Least("n", int64(-4)), false, false},
		{"LeastIntByValue", store.Least("big", int64(9)), true, false},
		{"LeastStringByBytes", store.Least("s", "mZ"), true, false},
		{"LeastStringAbove", store.Least("s", "mma"), false, false},
		{"LeastOfAbsent", store.Least("x", int64(-9)), false, false},
		{"LeastOfOtherType", store.Least("digits", int64(1)), false, false},

		{"MostIntAbove", store.Most("n", int64(0)), true, false},
		{"MostIntEqual", store.Most("n", int64(-5)), true, false},
		{"MostIntBelow", store.Most("n", int64(-6)), false, false},
		{"MostString", store.Most("s", "mmm"), true, false},
		{"MostStringBelow", store.Most("s", "m"), false, false},
		{"MostOfAbsent", store.Most("x", int64(9)), false, false},
		{"MostOfOtherType", store.Most("s", int64(9)), false, false},
	}
}

// conditionAttrs is what the item holds.
func conditionAttrs() map[string]any {
	return map[string]any{"s": "mm", "empty": "", "n": int64(-5), "big": int64(10), "t": true,
		"b": []byte{0, 255}, "digits": "7"}
}

func conditionCases() map[string]func(*tableTest) {
	cases := map[string]func(*tableTest){
		"SeveralMustAllHold": func(t *tableTest) {
			item := t.put("a", "n", int64(1), "s", "x")
			t.write(store.Check(item.Key, store.Is("n", int64(1)), store.Is("s", "x"), store.Most("n", int64(1))))
			t.refused(0, &item, store.Check(item.Key, store.Is("n", int64(1)), store.Is("s", "y")))
			t.refused(0, &item, store.Delete(item.Key, store.Is("n", int64(2)), store.Is("s", "x")))
			t.has(item)
		},
		"WithoutOrderIsNo": func(t *tableTest) {
			t.invalid("order of bool", store.Check(t.key("a"), store.Least("b", true)))
			t.invalid("order of bytes", store.Check(t.key("a"), store.Most("b", []byte("x"))))
			t.invalid("int", store.Check(t.key("a"), store.Is("n", 1)))
			t.invalid("unknown test", store.Check(t.key("a"), store.Cond{Test: 99}))
			t.invalid("no field", store.Check(t.key("a"), store.Is("", "x")))
		},
	}
	for _, c := range conditions() {
		cases[c.name] = c.run
	}
	return cases
}

// run tries the condition in every kind of op, alone and beside another op.
func (c conditionCase) run(t *tableTest) {
	t.put("bystander")
	for i, op := range []store.Op{
		{Kind: store.OpCheck}, {Kind: store.OpDelete}, {Kind: store.OpPut},
		{Kind: store.OpUpdate, Set: map[string]any{"new": "1"}},
	} {
		for _, alone := range []bool{true, false} {
			there := t.item(fmt.Sprint("there", i, alone), conditionAttrs())
			if !alone { // one that will expire is not treated otherwise until then
				there.Expires = store.ToSecond(t.clock.Now().Add(time.Hour))
			}
			t.write(store.Put(there))
			c.try(t, op, there.Key, &there, c.onItem, alone)
			c.try(t, op, t.key(fmt.Sprint("none", i, alone)), nil, c.onNone, alone)
		}
	}
}

func (c conditionCase) try(t *tableTest, op store.Op, key store.Key, found *store.Item, holds, alone bool) {
	t.Helper()
	op.Key, op.Item.Key, op.Conds = key, key, []store.Cond{c.cond}
	ops := []store.Op{op}
	if !alone {
		ops = append(ops, store.Check(t.key("bystander"), store.Present()))
	}
	if holds {
		t.write(ops...)
	} else {
		t.refused(0, found, ops...)
	}
}
