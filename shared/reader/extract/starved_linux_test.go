package extract

import (
	"testing"
	"time"
)

// TestStarvedWorker holds that the time without progress is that of the processors: on
// a busy machine a worker gets little of the clock's.
func TestStarvedWorker(t *testing.T) {
	p := newPool(t, Options{Workers: 1, Quiet: 800 * time.Millisecond})
	if _, err := ask(t, p, "ok"); err != nil {
		t.Fatal(err)
	}
	if _, err := ask(t, p, "starved"); err != nil {
		t.Errorf("a worker that others leave no time: %v", err)
	}
}
