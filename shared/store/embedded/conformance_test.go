package embedded

import (
	"testing"
	"time"

	"formwright/shared/store"
	"formwright/shared/store/storetest"
)

// open makes a store in a folder of the test.
func open(t testing.TB, now func() time.Time) *Store {
	t.Helper()
	s, err := Open(t.TempDir(), Options{Now: now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func TestTable(t *testing.T) {
	clock := storetest.NewClock()
	table := open(t, clock.Now).Table()
	storetest.Table(t, func(*testing.T) store.Table { return table }, clock)
}

func TestBlobs(t *testing.T) {
	clock := storetest.NewClock()
	blobs := open(t, clock.Now).Blobs()
	storetest.Blobs(t, func(*testing.T) store.Blobs { return blobs }, clock)
}

func TestQueue(t *testing.T) {
	storetest.Queue(t, func(t *testing.T) storetest.QueueHarness {
		clock := storetest.NewClock()
		s := open(t, clock.Now)
		opts := QueueOptions{Visibility: time.Minute, MaxReceives: 3, DeadLetter: "dead"}
		q := s.Queue("jobs", opts)
		return storetest.QueueHarness{
			Queue: q, Receiver: q, Dead: s.Queue("dead", QueueOptions{}),
			Visibility: opts.Visibility, MaxReceives: opts.MaxReceives, Pass: clock.Advance,
		}
	})
}
