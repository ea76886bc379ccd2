package storetest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"formwright/shared/problem"
	"formwright/shared/store"
)

const racers = 32

func raceCases() map[string]func(*tableTest) {
	return map[string]func(*tableTest){
		"OnePutWins":              onePutWins,
		"NoIncrementIsLost":       noIncrementIsLost,
		"AddsAddUp":               addsAddUp,
		"TransfersKeepTheSum":     transfersKeepTheSum,
		"ReadersSeeWholeItems":    readersSeeWholeItems,
		"OneTransactionWinsAKey":  oneTransactionWins,
		"WritersOfOneBatchDiffer": writersDiffer,
	}
}

// race runs all racers at once.
func race(run func(i int)) {
	var all sync.WaitGroup
	for i := range racers {
		all.Go(func() { run(i) })
	}
	all.Wait()
}

// persist writes again while the error is only transient.
func (t *tableTest) persist(ops ...store.Op) error {
	for range 100 {
		if err := t.table.Write(t.Context(), ops...); !problem.IsTransient(err) {
			return err
		}
	}
	return fmt.Errorf("100 transient errors")
}

func onePutWins(t *tableTest) {
	var wins atomic.Int32
	var winner atomic.Int64
	race(func(i int) {
		err := t.persist(store.Put(t.item("a", map[string]any{"n": int64(i)}), store.Absent()))
		if err == nil {
			wins.Add(1)
			winner.Store(int64(i))
			return
		}
		if _, found, ok := store.FailedOp(err); !ok || found == nil {
			t.Errorf("racer %d got %v", i, err)
		}
	})
	if n := wins.Load(); n != 1 {
		t.Errorf("%d racers won", n)
	}
	t.hasAttrs("a", "n", winner.Load())
}

func oneTransactionWins(t *tableTest) {
	var wins atomic.Int32
	race(func(i int) {
		err := t.persist(
			store.Put(t.item(fmt.Sprint("own", i), nil)),
			store.Put(t.item("a", nil), store.Absent()))
		if op, _, failed := store.FailedOp(err); err == nil {
			wins.Add(1)
		} else if !failed || op != 1 {
			t.Errorf("racer %d got %v", i, err)
		}
	})
	if n := wins.Load(); n != 1 {
		t.Errorf("%d transactions won", n)
	}
	if got := len(t.list(store.Query{Prefix: "own"})); got != 1 {
		t.Errorf("%d transactions left something behind", got)
	}
}

func noIncrementIsLost(t *tableTest) {
	t.put("a", "n", int64(0))
	race(func(int) {
		for {
			item, err := t.table.Get(t.Context(), t.key("a"))
			if err != nil {
				t.Error(err)
				return
			}
			n := item.Int("n")
			err = t.persist(store.Op{Kind: store.OpUpdate, Key: item.Key,
				Set: map[string]any{"n": n + 1}, Conds: []store.Cond{store.Is("n", n)}})
			if _, _, failed := store.FailedOp(err); failed {
				continue
			}
			if err != nil {
				t.Error(err)
			}
			return
		}
	})
	t.hasAttrs("a", "n", int64(racers))
}

func addsAddUp(t *tableTest) {
	race(func(i int) {
		add := store.Op{Kind: store.OpUpdate, Key: t.key("a"), Add: map[string]int64{"n": int64(i)}}
		if err := t.persist(add); err != nil {
			t.Error(err)
		}
	})
	t.hasAttrs("a", "n", int64(racers*(racers-1)/2))
}

// transfersKeepTheSum moves money between accounts that must not go below zero.
func transfersKeepTheSum(t *tableTest) {
	const accounts, each = 4, 20
	for i := range accounts {
		t.put(fmt.Sprint(i), "n", int64(each))
	}
	race(func(i int) {
		random := rand.New(rand.NewPCG(1, uint64(i)))
		for range 5 {
			from, amount := random.IntN(accounts), 1+random.Int64N(each)
			to := (from + 1 + random.IntN(accounts-1)) % accounts
			err := t.persist(
				store.Op{Kind: store.OpUpdate, Key: t.key(fmt.Sprint(from)), Add: map[string]int64{"n": -amount},
					Conds: []store.Cond{store.Least("n", amount)}},
				store.Op{Kind: store.OpUpdate, Key: t.key(fmt.Sprint(to)), Add: map[string]int64{"n": amount}})
			if _, _, failed := store.FailedOp(err); err != nil && !failed {
				t.Error(err)
			}
		}
	})
	sum := int64(0)
	for _, item := range t.list(store.Query{}) {
		if item.Int("n") < 0 {
			t.Errorf("account %s is at %d", item.SK, item.Int("n"))
		}
		sum += item.Int("n")
	}
	if sum != accounts*each {
		t.Errorf("the accounts hold %d, want %d", sum, accounts*each)
	}
}

// readersSeeWholeItems reads while an item is replaced as a whole.
func readersSeeWholeItems(t *tableTest) {
	t.put("a", "x", int64(0), "y", int64(0))
	ctx, stop := context.WithCancel(t.Context())
	var writer sync.WaitGroup
	writer.Go(func() {
		defer stop()
		for i := range int64(50) {
			item := t.item("a", map[string]any{"x": i, "y": i})
			if err := t.table.Write(t.Context(), store.Put(item)); err != nil {
				t.Error(err)
			}
		}
	})
	for ctx.Err() == nil {
		item, err := t.table.Get(t.Context(), t.key("a"))
		if err != nil {
			t.Error(err)
			break
		}
		if item.Int("x") != item.Int("y") {
			t.Errorf("read half a write: %v", item.Attrs)
		}
	}
	writer.Wait()
}

// writersDiffer has writes that hold and writes that do not at the same time:
// each gets its own answer.
func writersDiffer(t *tableTest) {
	there := t.put("there")
	race(func(i int) {
		own := store.Put(t.item(fmt.Sprint("own", i), nil))
		if i%2 == 0 {
			if err := t.persist(own, store.Check(there.Key, store.Present())); err != nil {
				t.Errorf("racer %d: %v", i, err)
			}
			return
		}
		if op, _, ok := store.FailedOp(t.persist(own, store.Check(there.Key, store.Absent()))); !ok || op != 1 {
			t.Errorf("racer %d was not refused", i)
		}
	})
	if n := len(t.list(store.Query{Prefix: "own"})); n != racers/2 {
		t.Errorf("%d writes are there, want %d", n, racers/2)
	}
}
