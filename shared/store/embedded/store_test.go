package embedded

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
)

func TestSecondOpenIsRefused(t *testing.T) {
	dir := t.TempDir()
	first, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Open(dir, Options{}); err == nil || !strings.Contains(err.Error(), "another process uses DATA_DIR "+dir) {
		t.Errorf("a second open returned %v", err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := Open(dir, Options{})
	if err != nil {
		t.Fatalf("open after close: %v", err)
	}
	if err := errors.Join(again.Close(), again.Close()); err != nil {
		t.Errorf("close twice: %v", err)
	}
}

func TestReopenedStoreHoldsEverything(t *testing.T) {
	dir, ctx := t.TempDir(), t.Context()
	s, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	key := store.Key{PK: "p", SK: "s"}
	err = errors.Join(
		s.Table().Write(ctx, store.Put(store.Item{Key: key, Attrs: map[string]any{"n": int64(1)}})),
		s.Queue("q", QueueOptions{}).Send(ctx, "hello", 0),
		s.Blobs().Put(ctx, "b", strings.NewReader("bytes"), 5, store.BlobMeta{}),
		s.Close())
	if err != nil {
		t.Fatal(err)
	}
	if s, err = Open(dir, Options{}); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if item, err := s.Table().Get(ctx, key); err != nil || item.Int("n") != 1 {
		t.Errorf("item %v, %v", item, err)
	}
	if m, err := s.Queue("q", QueueOptions{}).Receive(ctx, 1, 0); err != nil || len(m) != 1 || m[0].Body != "hello" {
		t.Errorf("messages %v, %v", m, err)
	}
	blob, err := s.Blobs().Get(ctx, "b", 0, -1)
	if err != nil || blob.Size != 5 {
		t.Fatalf("blob %v, %v", blob, err)
	}
	if err := blob.Body.Close(); err != nil {
		t.Error(err)
	}
}

func TestEverythingFailsAfterClose(t *testing.T) {
	s, err := Open(t.TempDir(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	q := s.Queue("q", QueueOptions{})
	waiting := make(chan error)
	go func() {
		_, err := q.Receive(context.Background(), 1, time.Hour)
		waiting <- err
	}()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	key := store.Key{PK: "p", SK: "s"}
	_, getErr := s.Table().Get(t.Context(), key)
	_, queryErr := s.Table().Query(t.Context(), store.Query{PK: "p", Limit: 1})
	_, blobErr := s.Blobs().Get(t.Context(), "b", 0, -1)
	_, sweepErr := s.Sweep(t.Context())
	for what, err := range map[string]error{
		"waiting receive": <-waiting, "get": getErr, "query": queryErr, "get blob": blobErr, "sweep": sweepErr,
		"write": s.Table().Write(t.Context(), store.Delete(key)), "send": q.Send(t.Context(), "x", 0),
		"put blob":    s.Blobs().Put(t.Context(), "b", strings.NewReader(""), 0, store.BlobMeta{}),
		"delete blob": s.Blobs().Delete(t.Context(), "b"),
	} {
		if !errors.Is(err, ErrClosed) {
			t.Errorf("%s returned %v instead of ErrClosed", what, err)
		}
	}
}

// TestWritersShareACommit holds the writer back until many wait, and counts
// the transactions they took.
func TestWritersShareACommit(t *testing.T) {
	s := open(t, time.Now)
	const writers = 64
	gate, entered := make(chan struct{}), make(chan struct{})
	blocked := make(chan error)
	go func() {
		blocked <- s.do(context.Background(), func(*bbolt.Tx) (func() error, error) {
			close(entered)
			<-gate
			return nil, nil
		})
	}()
	<-entered
	before := lastTransaction(t, s)
	var all sync.WaitGroup
	var ready sync.WaitGroup
	for i := range writers {
		ready.Add(1)
		all.Go(func() {
			ready.Done()
			key := store.Key{PK: "p", SK: fmt.Sprint(i)}
			if err := s.Table().Write(t.Context(), store.Put(store.Item{Key: key}, store.Absent())); err != nil {
				t.Error(err)
			}
		})
	}
	ready.Wait()
	close(gate)
	if err := <-blocked; err != nil {
		t.Fatal(err)
	}
	all.Wait()
	if took := lastTransaction(t, s) - before; took > writers/2 {
		t.Errorf("%d writes took %d transactions", writers, took)
	}
}

func lastTransaction(t *testing.T, s *Store) (id int) {
	t.Helper()
	if err := s.view(func(tx *bbolt.Tx) error { id = tx.ID(); return nil }); err != nil {
		t.Fatal(err)
	}
	return id
}

// TestDiskErrorAnswersTheWholeBatch fails one change of a batch: none of the
// batch may be acknowledged, and the store goes on.
func TestDiskErrorAnswersTheWholeBatch(t *testing.T) {
	s := open(t, time.Now)
	broken := errors.New("disk full")
	put := func(tx *bbolt.Tx) (func() error, error) {
		return func() error { return tx.Bucket([]byte(itemsBucket)).Put([]byte("k"), []byte("v")) }, nil
	}
	refuse := func(*bbolt.Tx) (func() error, error) { return nil, &store.ConditionFailed{} }
	fail := func(*bbolt.Tx) (func() error, error) { return func() error { return broken }, nil }
	var batch []request
	for _, plan := range []func(*bbolt.Tx) (func() error, error){put, refuse, fail, put} {
		batch = append(batch, request{plan: plan, answer: make(chan error, 1)})
	}
	s.commit(batch)
	for i, r := range batch {
		if err := <-r.answer; !errors.Is(err, broken) {
			t.Errorf("request %d was answered %v", i, err)
		}
	}
	err := s.view(func(tx *bbolt.Tx) error {
		if tx.Bucket([]byte(itemsBucket)).Get([]byte("k")) != nil {
			t.Error("a change of the broken batch is there")
		}
		return nil
	})
	if err := errors.Join(err, s.do(t.Context(), put)); err != nil {
		t.Error(err)
	}
}

// TestPagesEndEarly pins what is the same as in the cloud beyond the promises:
// a page ends at about 1 MB, and expired items count towards its limit.
func TestPagesEndEarly(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s := open(t, func() time.Time { return now })
	large := map[string]any{"data": strings.Repeat("x", 300<<10)}
	for i := range 6 {
		item := store.Item{Key: store.Key{PK: "large", SK: fmt.Sprint(i)}, Attrs: large}
		if err := s.Table().Write(t.Context(), store.Put(item)); err != nil {
			t.Fatal(err)
		}
	}
	put(t, s, "a", now)
	put(t, s, "b", time.Time{})
	for _, c := range []struct {
		q     store.Query
		items int
	}{{store.Query{PK: "large", Limit: 1000}, 4}, {store.Query{PK: "p", Limit: 1}, 0}} {
		page, err := s.Table().Query(t.Context(), c.q)
		if err != nil || len(page.Items) != c.items || page.Next == "" {
			t.Errorf("first page of %q: %d items and next %q, %v", c.q.PK, len(page.Items), page.Next, err)
		}
	}
}
