package embedded

import (
	"fmt"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"formwright/shared/store"
)

func BenchmarkWriteAlone(b *testing.B) {
	table := open(b, time.Now).Table()
	for i := 0; b.Loop(); i++ {
		writeOne(b, table, int64(i))
	}
}

func BenchmarkWriteParallel(b *testing.B) {
	table := open(b, time.Now).Table()
	var n atomic.Int64
	b.SetParallelism(32)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			writeOne(b, table, n.Add(1))
		}
	})
}

func writeOne(b *testing.B, table *Table, i int64) {
	item := store.Item{Key: store.Key{PK: "p", SK: strconv.FormatInt(i%10_000, 10)}, Attrs: map[string]any{"n": i}}
	if err := table.Write(b.Context(), store.Put(item)); err != nil {
		b.Error(err)
	}
}

func BenchmarkGet(b *testing.B) {
	table := open(b, time.Now).Table()
	var ops []store.Op
	for i := range store.MaxOps {
		item := store.Item{Key: store.Key{PK: "p", SK: fmt.Sprint(i)}, Attrs: map[string]any{"s": "text", "n": int64(i)}}
		ops = append(ops, store.Put(item))
	}
	if err := table.Write(b.Context(), ops...); err != nil {
		b.Fatal(err)
	}
	for i := 0; b.Loop(); i++ {
		if _, err := table.Get(b.Context(), ops[i%store.MaxOps].Key); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSendReceiveDone(b *testing.B) {
	q := open(b, time.Now).Queue("q", QueueOptions{})
	for b.Loop() {
		if err := q.Send(b.Context(), "body", 0); err != nil {
			b.Fatal(err)
		}
		messages, err := q.Receive(b.Context(), 1, 0)
		if err != nil || len(messages) != 1 {
			b.Fatal(messages, err)
		}
		if err := q.Done(b.Context(), messages[0]); err != nil {
			b.Fatal(err)
		}
	}
}
