package storetest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/store"
)

// QueueHarness is a new, empty queue with a dead-letter queue, both of one
// subtest.
type QueueHarness struct {
	Queue       store.Queue
	Receiver    store.Receiver
	Dead        store.Receiver
	Visibility  time.Duration // of the queue; a second or two where it really passes
	MaxReceives int
	// Pass lets time go by. Where a queue's time cannot be moved it does nothing:
	// the suite polls.
	Pass func(d time.Duration)
}

// Queue runs the suite of store.Queue and store.Receiver. open makes the queues
// of a subtest; subtests run beside each other.
func Queue(t *testing.T, open func(t *testing.T) QueueHarness) {
	for name, run := range map[string]func(*queueTest){
		"DeliversOnce":            deliversOnce,
		"EmptyGivesNone":          emptyGivesNone,
		"BodyComesBack":           bodyComesBack,
		"AtMostMax":               atMostMax,
		"EveryMessageOfMany":      everyMessageOfMany,
		"HiddenUntilVisible":      hiddenUntilVisible,
		"DelayHidesAtFirst":       delayHidesAtFirst,
		"RetryShowsAgain":         retryShowsAgain,
		"RetryAfterDelay":         retryAfterDelay,
		"DeadLetterAfterReceives": deadLetterAfterReceives,
		"DoneTwiceIsNoError":      doneTwice,
		"WaitEndsWithAMessage":    waitEndsWithAMessage,
		"WrongMessagesAreRefused": wrongMessages,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			run(&queueTest{t, open(t)})
		})
	}
}

type queueTest struct {
	*testing.T
	QueueHarness
}

func (t *queueTest) send(body string, delay time.Duration) {
	t.Helper()
	if err := t.Queue.Send(t.Context(), body, delay); err != nil {
		t.Fatalf("send: %v", err)
	}
}

// look receives what is there right now.
func (t *queueTest) look(r store.Receiver, max int) []store.Message {
	t.Helper()
	messages, err := r.Receive(t.Context(), max, 0)
	if err != nil {
		t.Fatalf("receive: %v", err)
	}
	return messages
}

func (t *queueTest) nothing(when string) {
	t.Helper()
	if got := t.look(t.Receiver, 10); len(got) > 0 {
		t.Fatalf("%s: received %+v", when, got)
	}
}

// one polls until a message comes.
func (t *queueTest) one(r store.Receiver) store.Message {
	t.Helper()
	var got []store.Message
	eventually(t.T, "a message", func() bool {
		got = t.look(r, 1)
		return len(got) > 0
	})
	return got[0]
}

// again lets the visibility pass and receives the same message.
func (t *queueTest) again(m store.Message) store.Message {
	t.Helper()
	t.Pass(t.Visibility)
	next := t.one(t.Receiver)
	if next.ID != m.ID || next.Body != m.Body {
		t.Fatalf("received %+v, want %+v again", next, m)
	}
	return next
}

func (t *queueTest) done(m store.Message) {
	t.Helper()
	if err := t.Receiver.Done(t.Context(), m); err != nil {
		t.Fatalf("done: %v", err)
	}
}

// empty checks that nothing comes any more: not now, and not after a
// visibility timeout where that can be made to pass.
func (t *queueTest) empty() {
	t.Helper()
	t.nothing("after all was done")
	t.Pass(t.Visibility)
	t.nothing("after all was done and the visibility passed")
}

func deliversOnce(t *queueTest) {
	t.send("hello", 0)
	m := t.one(t.Receiver)
	if m.Body != "hello" || m.Receives != 1 || m.ID == "" || m.Receipt == "" {
		t.Errorf("received %+v", m)
	}
	t.done(m)
	t.empty()
}

func emptyGivesNone(t *queueTest) {
	t.nothing("before anything was sent")
	got, err := t.Receiver.Receive(t.Context(), 1, time.Second)
	if err != nil || len(got) > 0 {
		t.Errorf("received %+v, %v", got, err)
	}
}

func bodyComesBack(t *queueTest) {
	for _, body := range []string{
		`{"job":"1","text":"grün <&> \" \\"}`, " spaces and\ttabs\n\n ", "\U0001F600 €", strings.Repeat("x", store.MaxBody),
	} {
		t.send(body, 0)
		m := t.one(t.Receiver)
		if diff := cmp.Diff(body, m.Body); diff != "" {
			t.Errorf("body (-want +got):\n%.200s", diff)
		}
		t.done(m)
	}
}

func atMostMax(t *queueTest) {
	for i := range 5 {
		t.send(fmt.Sprint(i), 0)
	}
	seen := 0
	eventually(t.T, "five messages by two", func() bool {
		got := t.look(t.Receiver, 2)
		if len(got) > 2 {
			t.Fatalf("received %d messages, at most 2 were asked for", len(got))
		}
		seen += len(got)
		return seen == 5
	})
}

// everyMessageOfMany sends and receives from many sides at once.
func everyMessageOfMany(t *queueTest) {
	const senders, each = 8, 10
	var all sync.WaitGroup
	for i := range senders {
		all.Go(func() {
			for j := range each {
				if err := t.Queue.Send(t.Context(), fmt.Sprint(i, " ", j), 0); err != nil {
					t.Error(err)
				}
			}
		})
	}
	var mu sync.Mutex
	bodies := make(map[string]bool)
	for range 4 {
		all.Go(func() {
			for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
				messages, err := t.Receiver.Receive(t.Context(), 5, 50*time.Millisecond)
				mu.Lock()
				for _, m := range messages {
					bodies[m.Body] = true
					err = t.Receiver.Done(t.Context(), m)
				}
				n := len(bodies)
				mu.Unlock()
				if err != nil {
					t.Error(err)
				}
				if n == senders*each {
					return
				}
			}
		})
	}
	all.Wait()
	if len(bodies) != senders*each {
		t.Errorf("%d of %d messages came: %q", len(bodies), senders*each, slices.Sorted(maps.Keys(bodies)))
	}
}

func hiddenUntilVisible(t *queueTest) {
	t.send("a", 0)
	m := t.one(t.Receiver)
	t.nothing("while the message is with somebody")
	next := t.again(m)
	if next.Receives != 2 {
		t.Errorf("second delivery counts %d", next.Receives)
	}
	t.done(next)
	t.empty()
}

func delayHidesAtFirst(t *queueTest) {
	t.send("later", 2*time.Second)
	t.nothing("before the delay is over")
	t.send("now", 0)
	if m := t.one(t.Receiver); m.Body != "now" {
		t.Fatalf("received %q before its delay was over", m.Body)
	} else {
		t.done(m)
	}
	t.Pass(2 * time.Second)
	if m := t.one(t.Receiver); m.Body != "later" || m.Receives != 1 {
		t.Errorf("received %+v", m)
	}
}

func retryShowsAgain(t *queueTest) {
	t.send("a", 0)
	m := t.one(t.Receiver)
	if err := t.Receiver.Retry(t.Context(), m, 0); err != nil {
		t.Fatal(err)
	}
	got := t.look(t.Receiver, 1) // at once: no time has passed on a clock that stands
	if len(got) == 0 {
		got = []store.Message{t.one(t.Receiver)}
	}
	if got[0].ID != m.ID || got[0].Receives != 2 {
		t.Errorf("received %+v after %+v", got[0], m)
	}
}

func retryAfterDelay(t *queueTest) {
	t.send("a", 0)
	m := t.one(t.Receiver)
	delay := t.Visibility + time.Second
	if err := t.Receiver.Retry(t.Context(), m, delay); err != nil {
		t.Fatal(err)
	}
	t.nothing("before the retry is due")
	t.Pass(delay)
	if next := t.one(t.Receiver); next.ID != m.ID || next.Receives != 2 {
		t.Errorf("received %+v after %+v", next, m)
	}
}

func deadLetterAfterReceives(t *queueTest) {
	t.send("poison", 0)
	for n := 1; n <= t.MaxReceives; n++ {
		m := t.one(t.Receiver)
		if m.Receives != n {
			t.Errorf("delivery %d counts %d", n, m.Receives)
		}
		if err := t.Receiver.Retry(t.Context(), m, 0); err != nil {
			t.Fatal(err)
		}
	}
	var dead []store.Message
	eventually(t.T, "the dead letter", func() bool {
		t.nothing("after the last receive")
		dead = t.look(t.Dead, 10)
		return len(dead) > 0
	})
	if len(dead) != 1 || dead[0].Body != "poison" {
		t.Errorf("dead letters %+v", dead)
	}
	if err := t.Dead.Done(t.Context(), dead[0]); err != nil {
		t.Fatal(err)
	}
}

func doneTwice(t *queueTest) {
	t.send("a", 0)
	m := t.one(t.Receiver)
	t.done(m)
	t.done(m)
	t.empty()
}

func waitEndsWithAMessage(t *queueTest) {
	got := make(chan []store.Message)
	go func() {
		messages, err := t.Receiver.Receive(t.Context(), 1, patience)
		if err != nil {
			t.Error(err)
		}
		got <- messages
	}()
	t.send("awaited", 0)
	if messages := <-got; len(messages) != 1 || messages[0].Body != "awaited" {
		t.Errorf("received %+v", messages)
	}
}

func wrongMessages(t *queueTest) {
	for what, err := range map[string]error{
		"empty":          t.Queue.Send(t.Context(), "", 0),
		"too large":      t.Queue.Send(t.Context(), strings.Repeat("x", store.MaxBody+1), 0),
		"not UTF-8":      t.Queue.Send(t.Context(), "\xff", 0),
		"control":        t.Queue.Send(t.Context(), "a\x00b", 0),
		"delayed":        t.Queue.Send(t.Context(), "a", store.MaxDelay+time.Second),
		"negative delay": t.Queue.Send(t.Context(), "a", -time.Second),
	} {
		if err == nil {
			t.Errorf("a message that is %s was sent", what)
		}
	}
	if _, err := t.Receiver.Receive(t.Context(), 0, 0); err == nil {
		t.Error("receive of no messages gave no error")
	}
	t.empty()
}
