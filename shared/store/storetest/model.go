package storetest

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/store"
)

// model is what a table should hold, by the pure functions of package store.
// Random writes go to it and to the table under test; both must give the same
// answers and hold the same items.
type model struct {
	*tableTest
	random *rand.Rand
	items  map[string]*store.Item // by sort key
}

func modelCases() map[string]func(*tableTest) {
	cases := make(map[string]func(*tableTest))
	for seed := range uint64(4) {
		cases[fmt.Sprint("Seed", seed)] = func(t *tableTest) {
			m := &model{t, rand.New(rand.NewPCG(seed, 7)), make(map[string]*store.Item)}
			for range 80 {
				m.step()
			}
			m.compare()
		}
	}
	return cases
}

func modelKeys() []string   { return []string{"a", "b", "c", "d", "e"} }
func modelFields() []string { return []string{"n", "s", "x"} }

func (m *model) step() {
	if m.random.IntN(5) == 0 {
		m.clock.Advance(time.Duration(m.random.IntN(90)) * time.Second)
	}
	var ops []store.Op
	for _, i := range m.random.Perm(len(modelKeys()))[:1+m.random.IntN(3)] {
		ops = append(ops, m.op(m.key(modelKeys()[i])))
	}
	after, want := m.apply(ops)
	got := m.table.Write(m.Context(), ops...)
	if diff := cmp.Diff(outcome(want), outcome(got)); diff != "" {
		m.Fatalf("write of %+v (-want +got):\n%s\ngot %v, want %v", ops, diff, got, want)
	}
	if want == nil {
		m.items = after
	}
}

// apply gives what the items are after ops, or the error they end in.
func (m *model) apply(ops []store.Op) (map[string]*store.Item, error) {
	after := make(map[string]*store.Item)
	for sk, item := range m.items {
		after[sk] = item
	}
	for i, op := range ops {
		live := store.Live(m.items[op.Key.SK], m.clock.Now())
		if !op.Holds(live) {
			return nil, &store.ConditionFailed{Op: i, Found: live}
		}
		item, err := op.Apply(live)
		if err != nil {
			return nil, err
		}
		after[op.Key.SK] = item
	}
	return after, nil
}

// outcome makes errors comparable: of those that are no failed condition only
// that they are one counts.
func outcome(err error) any {
	var failed *store.ConditionFailed
	if errors.As(err, &failed) {
		return *failed
	}
	return err == nil
}

func (m *model) compare() {
	now := m.clock.Now()
	var want []store.Item
	for _, sk := range modelKeys() {
		if item := store.Live(m.items[sk], now); item != nil {
			want = append(want, *item)
		}
	}
	if diff := cmp.Diff(want, m.list(store.Query{})); diff != "" {
		m.Errorf("items (-want +got):\n%s", diff)
	}
}

// op makes a random op that store.ValidateOps accepts.
func (m *model) op(key store.Key) store.Op {
	op := store.Op{Kind: store.OpKind(m.random.IntN(4)), Key: key}
	for range m.random.IntN(3) {
		op.Conds = append(op.Conds, m.cond())
	}
	switch op.Kind {
	case store.OpCheck:
		op.Conds = append(op.Conds, m.cond())
	case store.OpPut:
		op.Item = m.item(key.SK, map[string]any{modelFields()[m.random.IntN(3)]: m.value()})
		op.Item.Expires = m.expires()
		if m.random.IntN(2) == 0 {
			op.Item.Index[m.random.IntN(2)] = store.Key{PK: m.in("model"), SK: "s"}
		}
	case store.OpUpdate:
		m.update(&op)
	}
	return op
}

func (m *model) update(op *store.Op) {
	for _, field := range modelFields() {
		switch m.random.IntN(5) {
		case 0:
			op.Set = map[string]any{field: m.value()}
		case 1:
			op.Add = map[string]int64{field: m.integer()}
		case 2:
			op.Unset = []string{field}
		}
	}
	if m.random.IntN(3) == 0 {
		expires := m.expires()
		op.Expires = &expires
	}
	if m.random.IntN(3) == 0 {
		op.Index[m.random.IntN(2)] = []*store.Key{{}, {PK: m.in("model"), SK: "t"}}[m.random.IntN(2)]
	}
}

func (m *model) cond() store.Cond {
	c := store.Cond{Test: store.Test(m.random.IntN(int(store.AtMost) + 1)), Field: modelFields()[m.random.IntN(3)]}
	switch c.Test {
	case store.ItemAbsent, store.ItemPresent, store.FieldAbsent, store.FieldPresent:
		return c
	case store.AtLeast, store.AtMost:
		c.Value = []any{m.integer(), "m"}[m.random.IntN(2)]
	default:
		c.Value = m.value()
	}
	return c
}

func (m *model) value() any {
	return []any{m.integer(), "", "m", "z", true, false, []byte{}, []byte("m")}[m.random.IntN(8)]
}

func (m *model) integer() int64 {
	return []int64{0, 1, -1, 7, math.MaxInt64, math.MinInt64}[m.random.IntN(6)]
}

// expires is never, soon or past.
func (m *model) expires() time.Time {
	return []time.Time{{}, {}, m.clock.Now().Add(45 * time.Second), m.clock.Now().Add(-time.Second)}[m.random.IntN(4)]
}
