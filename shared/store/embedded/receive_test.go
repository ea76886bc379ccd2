package embedded

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"formwright/shared/store"
)

// TestReceiveSleeps runs on the fake time of a synctest bubble: the clock only
// moves while everybody sleeps, so a receive that polled or slept too long
// would show in the times.
func TestReceiveSleeps(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, err := Open(t.TempDir(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		q := s.Queue("q", QueueOptions{Visibility: 10 * time.Second, MaxReceives: 2, DeadLetter: "dead"})
		dead := s.Queue("dead", QueueOptions{})
		start := time.Now()
		receive := func(q *Queue, wait, wantAt time.Duration, want string) store.Message {
			t.Helper()
			messages, err := q.Receive(t.Context(), 10, wait)
			if err != nil {
				t.Fatal(err)
			}
			if at := time.Since(start); at != wantAt {
				t.Errorf("receive of %q ended at %s, want %s", want, at, wantAt)
			}
			if want == "" && len(messages) == 0 {
				return store.Message{}
			}
			if len(messages) != 1 || messages[0].Body != want {
				t.Fatalf("received %v, want %q", messages, want)
			}
			return messages[0]
		}
		send := func(body string, delay time.Duration) {
			t.Helper()
			if err := q.Send(t.Context(), body, delay); err != nil {
				t.Fatal(err)
			}
		}

		receive(q, 3*time.Second, 3*time.Second, "")
		time.AfterFunc(2*time.Second, func() { send("woken", 0) })
		m := receive(q, time.Minute, 5*time.Second, "woken")
		if err := q.Done(t.Context(), m); err != nil {
			t.Fatal(err)
		}
		send("later", 7*time.Second)
		send("sooner", 4*time.Second)
		receive(q, 0, 5*time.Second, "")
		first := receive(q, time.Minute, 9*time.Second, "sooner")
		second := receive(q, time.Minute, 12*time.Second, "later")
		time.AfterFunc(time.Second, func() {
			if err := errors.Join(q.Retry(t.Context(), second, 2*time.Second), q.Done(t.Context(), first)); err != nil {
				t.Error(err)
			}
		})
		receive(q, time.Minute, 15*time.Second, "later")
		receive(q, 30*time.Second, 45*time.Second, "")
		receive(dead, 0, 45*time.Second, "later")
	})
}

// TestStaleReceipts pins what the receipt of an earlier delivery may do: delete
// the message, but not show it again while somebody else has it.
func TestStaleReceipts(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s := open(t, func() time.Time { return now })
	q := s.Queue("q", QueueOptions{Visibility: time.Minute})
	if err := q.Send(t.Context(), "a", 0); err != nil {
		t.Fatal(err)
	}
	look := func() []store.Message {
		t.Helper()
		m, err := q.Receive(t.Context(), 1, 0)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	stale := look()[0]
	now = now.Add(time.Minute)
	look()
	if err := q.Retry(t.Context(), stale, 0); err != nil {
		t.Fatal(err)
	}
	if got := look(); len(got) > 0 {
		t.Errorf("a stale retry showed %v", got)
	}
	if err := q.Done(t.Context(), stale); err != nil {
		t.Fatal(err)
	}
	now = now.Add(time.Hour)
	if got := look(); len(got) > 0 {
		t.Errorf("a message came again after its work was done: %v", got)
	}
	if err := q.Done(t.Context(), store.Message{Receipt: "rubbish"}); err == nil {
		t.Error("a receipt that is none was taken")
	}
}
