package job_test

import (
	"testing"
	"time"

	"formwright/shared/job"
)

// TestRecoverEnds: more jobs than one page holds, each of which is put off while
// the clock goes on. Each is queued again once at every start.
func TestRecoverEnds(t *testing.T) {
	const jobs = 130
	w := newWorld(t, jobs)
	w.tick = time.Millisecond
	for range jobs {
		w.create(job.Idempotency{})
	}
	w.drain()
	for start := range 8 { // the pauses between two sends have reached their longest then
		if err := w.Recover(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := w.drain(); got != jobs {
			t.Fatalf("start %d: %d messages for %d jobs", start, got, jobs)
		}
	}
}

// drain receives all messages and says how many they were.
func (w *world) drain() (n int) {
	for {
		got := w.messages(w.queue)
		if len(got) == 0 {
			return n
		}
		n += len(got)
	}
}
