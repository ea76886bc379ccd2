package embedded

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
	"formwright/shared/store/storetest"
)

func TestSweepRemovesWhatExpired(t *testing.T) {
	clock := storetest.NewClock()
	s := open(t, clock.Now)
	const items, blobs = 2*sweepBatch + 7, 5
	soon, late := clock.Now().Add(time.Minute), clock.Now().Add(time.Hour)
	for i := range items {
		put(t, s, fmt.Sprint("soon", i), soon)
	}
	put(t, s, "late", late)
	put(t, s, "never", time.Time{})
	for i := range blobs {
		putBlob(t, s, fmt.Sprint("soon", i), soon)
	}
	putBlob(t, s, "late", late)
	putBlob(t, s, "replaced", soon)
	putBlob(t, s, "replaced", time.Time{})

	sweep(t, s, 0)
	clock.Advance(time.Minute)
	sweep(t, s, items+blobs)
	sweep(t, s, 0)
	left(t, s, map[string]int{itemsBucket: 2, index1Bucket: 2, expiriesBucket: 1, blobExpiresBucket: 1}, 2)
	clock.Advance(time.Hour)
	sweep(t, s, 2)
	left(t, s, map[string]int{itemsBucket: 1, index1Bucket: 1, expiriesBucket: 0, blobExpiresBucket: 0}, 1)
}

func put(t *testing.T, s *Store, sk string, expires time.Time) {
	t.Helper()
	item := store.Item{Key: store.Key{PK: "p", SK: sk}, Expires: expires}
	item.Index[0] = store.Key{PK: "i", SK: sk}
	if err := s.Table().Write(t.Context(), store.Put(item)); err != nil {
		t.Fatal(err)
	}
}

func putBlob(t *testing.T, s *Store, key string, expires time.Time) {
	t.Helper()
	err := s.Blobs().Put(t.Context(), key, strings.NewReader("x"), 1, store.BlobMeta{Expires: expires})
	if err != nil {
		t.Fatal(err)
	}
}

func sweep(t *testing.T, s *Store, want int) {
	t.Helper()
	if n, err := s.Sweep(t.Context()); err != nil || n != want {
		t.Errorf("sweep removed %d, %v, want %d", n, err, want)
	}
}

// left counts what the buckets and the blobs folder still hold.
func left(t *testing.T, s *Store, want map[string]int, blobs int) {
	t.Helper()
	err := s.view(func(tx *bbolt.Tx) error {
		for name, n := range want {
			if got := tx.Bucket([]byte(name)).Stats().KeyN; got != n {
				t.Errorf("bucket %s holds %d entries, want %d", name, got, n)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(s.blobs.dir)
	if err != nil || len(files) != blobs {
		t.Errorf("the blobs folder holds %d files, %v, want %d", len(files), err, blobs)
	}
}

// TestUnfinishedBlobsAreCleared leaves behind what a killed Put leaves.
func TestUnfinishedBlobsAreCleared(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(s.blobs.temp+"/half", []byte("half"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(dir, Options{}); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if files, err := os.ReadDir(s.blobs.temp); err != nil || len(files) > 0 {
		t.Errorf("unfinished blobs %v, %v", files, err)
	}
}
