package store

import (
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
)

func TestApplyLeavesTheOldItemAlone(t *testing.T) {
	old := Item{Key: Key{"p", "s"}, Attrs: map[string]any{"n": int64(1), "s": "x"}, Index: [2]Key{{"i", "s"}, {}}}
	op := Op{Kind: OpUpdate, Key: old.Key, Set: map[string]any{"t": "y"}, Add: map[string]int64{"n": 2},
		Unset: []string{"s"}, Index: [2]*Key{{}, nil}}
	got, err := op.Apply(&old)
	if err != nil {
		t.Fatal(err)
	}
	want := &Item{Key: old.Key, Attrs: map[string]any{"n": int64(3), "t": "y"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("updated (-want +got):\n%s", diff)
	}
	kept := Item{Key: Key{"p", "s"}, Attrs: map[string]any{"n": int64(1), "s": "x"}, Index: [2]Key{{"i", "s"}, {}}}
	if diff := cmp.Diff(kept, old); diff != "" {
		t.Errorf("the old item was changed (-want +got):\n%s", diff)
	}
}

func TestApplyRefuses(t *testing.T) {
	old := &Item{Key: Key{"p", "s"}, Attrs: map[string]any{"s": "x", "max": int64(math.MaxInt64), "min": int64(math.MinInt64),
		"big": strings.Repeat("x", MaxItemSize/2)}}
	for what, op := range map[string]Op{
		"adding to text":  {Add: map[string]int64{"s": 1}},
		"above the edge":  {Add: map[string]int64{"max": 1}},
		"below the edge":  {Add: map[string]int64{"min": -1}},
		"a large outcome": {Set: map[string]any{"more": strings.Repeat("x", MaxItemSize/2)}},
	} {
		op.Kind, op.Key = OpUpdate, old.Key
		if _, err := op.Apply(old); err == nil {
			t.Errorf("%s was done", what)
		}
	}
}

func TestGoneCountsWholeSeconds(t *testing.T) {
	at := time.Unix(100, 0)
	for _, c := range []struct {
		expires time.Time
		now     time.Time
		want    bool
	}{
		{time.Time{}, at, false},
		{at, at, true},
		{at.Add(999 * time.Millisecond), at, true},
		{at.Add(time.Second), at.Add(999 * time.Millisecond), false},
		{at, at.Add(-time.Nanosecond), false},
	} {
		if got := Gone(c.expires, c.now); got != c.want {
			t.Errorf("expires %v at %v: gone is %t", c.expires, c.now, got)
		}
	}
}

func TestCursorLeadsBack(t *testing.T) {
	item := Item{Key: Key{"own p", "own s"}, Index: [2]Key{{"i1", "s1"}, {"i2", "\x00é"}}}
	for index, want := range []struct {
		sk  string
		key Key
	}{{"own s", Key{"queried", "own s"}}, {"s1", item.Key}, {"\x00é", item.Key}} {
		q := Query{Index: index, PK: "queried", Limit: 1}
		q.Cursor = CursorAt(q, item)
		sk, key, ok, err := q.After()
		if err != nil || !ok || sk != want.sk || key != want.key {
			t.Errorf("index %d: cursor leads to %q, %q, %t, %v", index, sk, key, ok, err)
		}
	}
}

// FuzzCursor takes cursors as clients may send them.
func FuzzCursor(f *testing.F) {
	q := Query{Index: 1, PK: "p", Limit: 1}
	f.Add(CursorAt(q, Item{Key: Key{"p", "s"}, Index: [2]Key{{"p", "i"}}}), 1)
	f.Add("", 0)
	f.Add("WyIiXQ", 0)
	f.Add("bnVsbA", 2)
	f.Fuzz(func(t *testing.T, cursor string, index int) {
		q := Query{Index: index & 1, PK: "p", Limit: 1, Cursor: cursor}
		sk, key, ok, err := q.After()
		var p *problem.Error
		if err != nil && !errors.As(err, &p) {
			t.Errorf("the client is not told: %v", err)
		}
		if ok && (err != nil || key.Validate() != nil || validPart("sort key", sk) != nil) {
			t.Errorf("cursor %q leads to %q, %q", cursor, sk, key)
		}
		if ok && q.Index == 0 && key.PK != q.PK {
			t.Errorf("cursor %q leads out of its partition, to %q", cursor, key)
		}
	})
}
