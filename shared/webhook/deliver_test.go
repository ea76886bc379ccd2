package webhook_test

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/webhook"
)

func TestDelivery(t *testing.T) {
	w := newWorld(t)
	secret := w.save().Secret
	at := w.now()
	w.submit("s1")(t.Context())
	w.pass(2 * time.Second)
	w.work()
	d := w.want(webhook.Delivered, 1, 204)
	if d.ID != "s1" || !d.CreatedAt.Equal(at) || !d.DeliveredAt.Equal(w.now()) || !d.NextAttemptAt.IsZero() {
		t.Errorf("%+v", d)
	}
	got := w.receiver.all()
	if len(got) != 1 || got[0].method != http.MethodPost {
		t.Fatalf("%d requests", len(got))
	}
	body := `{"event":"form.submission","formId":"` + formID + `","submittedAt":"2026-03-01T08:00:00.000Z","answers":{"City":"Paris <3"}}`
	if diff := cmp.Diff(body, string(got[0].body)); diff != "" {
		t.Error(diff)
	}
	want := http.Header{"Content-Type": {"application/json"}, "User-Agent": {"Formwright/1.0 (webhooks)"}}
	webhook.Sign(want, webhook.Secrets{secret}, "s1", w.now(), []byte(body))
	for name := range want {
		if diff := cmp.Diff(want[name], got[0].header[name]); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	if got[0].header.Get("X-Service-Test") != "" {
		t.Error("a delivery looks like a test")
	}
	w.pass(time.Hour)
	w.sweep()
	if n := w.work(); n != 0 {
		t.Errorf("%d messages for what was delivered", n)
	}
}

func TestWithoutEndpointNothingIsWritten(t *testing.T) {
	w := newWorld(t)
	ops, after, err := w.Ops(t.Context(), formID, webhook.Submission{ID: "s1", Answers: []byte("{}")})
	if err != nil || len(ops) != 0 {
		t.Fatalf("%d ops, %v", len(ops), err)
	}
	after(t.Context())
	if w.work() != 0 {
		t.Error("a message was queued")
	}
}

// TestKilledBeforeTheMessage: what was committed is found without a message.
func TestKilledBeforeTheMessage(t *testing.T) {
	for name, start := range map[string]func(w *world){
		"swept":             func(w *world) { w.pass(31 * time.Second); w.sweep() },
		"recovered at once": func(w *world) { _ = w.Recover(w.t.Context()) },
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.save()
			_ = w.submit("s1") // what comes after the commit never happens
			w.sweep()
			if w.work() != 0 {
				t.Fatal("swept before its time")
			}
			start(w)
			w.work()
			w.want(webhook.Delivered, 1, 204)
			if got := w.receiver.all(); len(got) != 1 || got[0].header.Get("Webhook-Id") != "s1" {
				t.Errorf("%d requests", len(got))
			}
		})
	}
}

// TestWorkerDies: a lease without a worker is freed, and the try is made again
// under the same id.
func TestWorkerDies(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.submit("s1")(t.Context())
	ctx, kill := context.WithCancel(t.Context())
	w.receiver.answers(func(http.ResponseWriter, *http.Request) { kill(); <-ctx.Done() })
	if m, err := w.queue.Receive(t.Context(), 1, 0); err != nil || w.Handle(ctx, m[0].Body) == nil {
		t.Fatalf("the killed worker ended well: %v", err)
	}
	w.receiver.answers(status(200))
	w.sweep()
	if w.work() != 0 {
		t.Error("freed before the lease ended")
	}
	w.pass(61 * time.Second)
	w.sweep()
	w.work()
	w.want(webhook.Delivered, 2, 200)
	if got := w.receiver.all(); len(got) != 2 || got[0].header.Get("Webhook-Id") != got[1].header.Get("Webhook-Id") {
		t.Errorf("%d requests", len(got))
	}
}

func TestTwoWorkersSendOnce(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.submit("s1")(t.Context())
	messages, err := w.queue.Receive(t.Context(), 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	other := w.process(webhook.Options{AllowPrivate: true})
	var all sync.WaitGroup
	for i := range 16 {
		all.Go(func() {
			worker := []*webhook.Service{w.Service, other}[i%2]
			if err := worker.Handle(context.WithoutCancel(t.Context()), messages[0].Body); err != nil {
				t.Errorf("handle: %v", err)
			}
		})
	}
	all.Wait()
	if n := len(w.receiver.all()); n != 1 {
		t.Errorf("sent %d times", n)
	}
	w.want(webhook.Delivered, 1, 204)
}

// TestSchedule makes every try and looks at the pauses between them.
func TestSchedule(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.receiver.answers(status(500))
	w.submit("s1")(t.Context())
	var pauses []time.Duration
	for range 10 {
		w.work()
		d := w.only()
		if d.NextAttemptAt.IsZero() {
			break
		}
		wait := d.NextAttemptAt.Sub(w.now())
		pauses = append(pauses, wait)
		w.pass(wait - 2*time.Second)
		w.sweep()
		if n := len(w.receiver.all()); w.work() != 0 && len(w.receiver.all()) != n {
			t.Errorf("tried before its time, after %s", wait)
		}
		w.pass(2 * time.Second)
		w.sweep()
	}
	w.work()
	w.want(webhook.Failed, 10, 500)
	want := []time.Duration{5 * time.Second, 5 * time.Minute, 30 * time.Minute, 2 * time.Hour, 5 * time.Hour, 10 * time.Hour, 14 * time.Hour, 20 * time.Hour, 24 * time.Hour}
	if diff := cmp.Diff(want, pauses); diff != "" {
		t.Error(diff)
	}
	ids := map[string]bool{}
	for _, r := range w.receiver.all() {
		ids[r.header.Get("Webhook-Id")+" "+string(r.body)] = true
	}
	if len(ids) != 1 || len(w.receiver.all()) != 10 {
		t.Errorf("%d requests of %d kinds", len(w.receiver.all()), len(ids))
	}
}

func TestJitter(t *testing.T) {
	for chance, want := range map[float64]time.Duration{0: 4 * time.Second, 0.999999: 6 * time.Second} {
		w := newWorld(t)
		w.Service = w.process(webhook.Options{AllowPrivate: true, Chance: func() float64 { return chance }})
		w.save()
		w.receiver.answers(status(500))
		w.submit("s1")(t.Context())
		w.work()
		if got := w.only().NextAttemptAt.Sub(w.now()).Round(time.Second); got != want {
			t.Errorf("chance %v: %s, want %s", chance, got, want)
		}
	}
}

func TestFailureThenSuccess(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.receiver.answers(status(500))
	w.submit("s1")(t.Context())
	w.work()
	d := w.want(webhook.Pending, 1, 500)
	if !strings.Contains(d.Error, "500") {
		t.Errorf("error %q", d.Error)
	}
	w.receiver.answers(status(200))
	w.pass(5 * time.Second)
	w.work() // the message waited in the queue
	if d := w.want(webhook.Delivered, 2, 200); d.Error != "" {
		t.Errorf("error %q", d.Error)
	}
}

func TestRetryAfter(t *testing.T) {
	for value, want := range map[string]time.Duration{
		"120": 2 * time.Minute, "1": 5 * time.Second, "": 5 * time.Second, "soon": 5 * time.Second, "-7": 5 * time.Second,
		"999999999999999999999": 24 * time.Hour, "172800": 24 * time.Hour, "0": 5 * time.Second, "000000000000000000000000060": time.Minute,
		"Sun, 01 Mar 2026 08:10:00 GMT": 10 * time.Minute, "Sun, 01 Mar 2020 08:10:00 GMT": 5 * time.Second,
	} {
		w := newWorld(t)
		w.save()
		w.receiver.answers(status(503, "Retry-After", value))
		w.submit("s1")(t.Context())
		w.work()
		if got := w.only().NextAttemptAt.Sub(w.now()); got != want {
			t.Errorf("Retry-After: %s: %s, want %s", value, got, want)
		}
	}
}

// TestThrottle: a busy receiver gets nothing else either until its pause is
// over, and that costs the others no try.
func TestThrottle(t *testing.T) {
	for _, code := range []int{429, 502, 504} {
		w := newWorld(t)
		w.save()
		w.receiver.answers(status(code, "Retry-After", "30"))
		w.submit("s1")(t.Context())
		w.work()
		w.submit("s2")(t.Context())
		w.work()
		list, _, err := w.List(t.Context(), owner, formID, 10, 0)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(w.receiver.all()); n != 1 || list[0].Attempts != 0 || list[0].State != webhook.Pending || list[0].NextAttemptAt.Before(w.now().Add(30*time.Second)) {
			t.Errorf("%d: %d requests, %+v", code, n, list[0])
		}
		w.receiver.answers(status(200))
		w.pass(40 * time.Second)
		w.work()
		list, _, _ = w.List(t.Context(), owner, formID, 10, 0)
		if list[0].State != webhook.Delivered || list[1].State != webhook.Delivered {
			t.Errorf("%d: after the pause: %+v", code, list)
		}
	}
}
