package gateway

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func logger() (*slog.Logger, *bytes.Buffer) {
	var out bytes.Buffer
	return slog.New(slog.NewJSONHandler(&out, nil)), &out
}

func TestQueue(t *testing.T) {
	var got []string
	log, out := logger()
	work := Queue(func(_ context.Context, body string) error {
		got = append(got, body)
		switch body {
		case "later":
			return errors.New("store is away")
		case "bad":
			panic("nil map")
		}
		return nil
	}, log)
	event := `{"Records":[{"messageId":"1","body":"good"},{"messageId":"2","body":"later"},{"messageId":"3","body":"bad"},{"messageId":"4","body":"good"}]}`
	reply, err := work(t.Context(), json.RawMessage(event))
	if err != nil {
		t.Fatal(err)
	}
	text, _ := json.Marshal(reply)
	if want := `{"batchItemFailures":[{"itemIdentifier":"2"},{"itemIdentifier":"3"}]}`; string(text) != want {
		t.Errorf("got %s, want %s", text, want)
	}
	if diff := cmp.Diff([]string{"good", "later", "bad", "good"}, got); diff != "" {
		t.Error(diff)
	}
	for _, want := range []string{`"messageId":"2"`, "store is away", `"messageId":"3"`, "nil map"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the log does not say %s: %s", want, out)
		}
	}
}

// With nothing failed the list is there and empty: null would be no reply that
// SQS understands.
func TestQueueAllDone(t *testing.T) {
	log, _ := logger()
	reply, err := Queue(func(context.Context, string) error { return nil }, log)(t.Context(), json.RawMessage(`{"Records":[{"messageId":"1"}]}`))
	text, _ := json.Marshal(reply)
	if err != nil || string(text) != `{"batchItemFailures":[]}` {
		t.Errorf("got %s %v", text, err)
	}
}

// Messages that there is no time for are not begun; they come again.
func TestQueueOutOfTime(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	log, _ := logger()
	calls := 0
	work := Queue(func(context.Context, string) error { calls++; cancel(); return nil }, log)
	reply, _ := work(ctx, json.RawMessage(`{"Records":[{"messageId":"1"},{"messageId":"2"}]}`))
	text, _ := json.Marshal(reply)
	if calls != 1 || string(text) != `{"batchItemFailures":[{"itemIdentifier":"2"}]}` {
		t.Errorf("%d calls, reply %s", calls, text)
	}
}

func TestSchedule(t *testing.T) {
	broken := errors.New("store is away")
	if _, err := Schedule(func(context.Context) error { return broken })(t.Context(), nil); !errors.Is(err, broken) {
		t.Errorf("got %v, want the sweeper's error", err)
	}
}
