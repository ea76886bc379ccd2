package lambda

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/store"
)

// inbox is a queue of some messages that remembers what became of them. It ends
// the poller when it is empty.
type inbox struct {
	bodies []string
	stop   context.CancelFunc
	done   []string
}

func (q *inbox) Receive(ctx context.Context, _ int, _ time.Duration) ([]store.Message, error) {
	if len(q.bodies) == 0 {
		q.stop()
		return nil, ctx.Err()
	}
	body := q.bodies[0]
	q.bodies = q.bodies[1:]
	return []store.Message{{ID: "id-" + body, Body: body, Receives: 1, Receipt: "r"}}, nil
}

func (q *inbox) Done(_ context.Context, m store.Message) error {
	q.done = append(q.done, "done "+m.Body)
	return nil
}

func (q *inbox) Retry(_ context.Context, m store.Message, _ time.Duration) error {
	q.done = append(q.done, "again "+m.Body)
	return nil
}

func TestPoller(t *testing.T) {
	ledger := filepath.Join(t.TempDir(), "ledger")
	r, _ := run(t, Function{Name: "f", Env: []string{"MODE=queue", "LEDGER=" + ledger}})
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	q := &inbox{bodies: []string{"one", "fail", "exit", "two"}, stop: stop}
	p := Poller{Runtime: r, Function: "f", From: q, Parallel: 1, Log: quiet()}
	p.Run(ctx)
	if diff := cmp.Diff([]string{"done one", "again fail", "again exit", "done two"}, q.done); diff != "" {
		t.Error(diff)
	}
	if text, _ := os.ReadFile(ledger); string(text) != "one\nfail\nexit\ntwo\n" {
		t.Errorf("the function saw %q", text)
	}
}

func TestFailedIn(t *testing.T) {
	for text, want := range map[string]bool{
		"": false, "null": false, `{}`: false, `{"batchItemFailures":[]}`: false, `{"batchItemFailures":null}`: false,
		`{"batchItemFailures":[{"itemIdentifier":"a"}]}`: true, `{"batchItemFailures":[{"itemIdentifier":""}]}`: true,
		`{"batchItemFailures":[{"itemIdentifier":"b"}]}`: true, `[`: true, `"OK"`: true,
	} {
		if err := failedIn([]byte(text), "a"); (err != nil) != want {
			t.Errorf("%s: got %v", text, err)
		}
	}
}

func TestClock(t *testing.T) {
	ledger := filepath.Join(t.TempDir(), "ledger")
	r, _ := run(t, Function{Name: "f", Env: []string{"MODE=schedule", "LEDGER=" + ledger}})
	c := Clock{Runtime: r, Function: "f", Every: time.Hour, Log: quiet()}
	for range 2 {
		if err := c.beat(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if text, _ := os.ReadFile(ledger); strings.Count(string(text), "beat") != 2 {
		t.Errorf("the function saw %q", text)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	c.Run(ctx) // returns
}
