package webhook_test

import (
	"strings"
	"testing"
	"time"

	"formwright/shared/problem"
	"formwright/shared/webhook"
)

func TestGoneDisables(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.receiver.answers(status(503))
	w.submit("s1")(t.Context())
	w.work()
	w.receiver.answers(status(410))
	w.submit("s2")(t.Context())
	w.work()
	e, err := w.Get(t.Context(), owner, formID)
	if err != nil || e.Active || !strings.Contains(e.Reason, "410") {
		t.Fatalf("%+v, %v", e, err)
	}
	list, _, err := w.List(t.Context(), owner, formID, 10, 0)
	if err != nil || list[0].State != webhook.Disabled || list[1].State != webhook.Disabled {
		t.Errorf("%+v, %v", list, err)
	}
	if len(w.mails.sent) != 1 || w.mails.sent[0].To != "ada@example.org" || !strings.Contains(w.mails.sent[0].Text, formID) || strings.Contains(w.mails.sent[0].Text, "/hook") {
		t.Errorf("mails: %+v", w.mails.sent)
	}
	if ops, _, err := w.Ops(t.Context(), formID, webhook.Submission{ID: "s3", Answers: []byte("{}")}); err != nil || len(ops) != 0 {
		t.Errorf("%d ops for a disabled endpoint, %v", len(ops), err)
	}
	if _, err := w.Resend(t.Context(), owner, formID, "s1"); problem.CodeOf(err) != problem.WebhookDisabled {
		t.Errorf("resend: %v", err)
	}
	w.receiver.answers(status(200))
	if e := w.save(); !e.Active || e.Secret != "" || e.Reason != "" {
		t.Errorf("saved again: %+v", e)
	}
	before := len(w.receiver.all())
	w.pass(time.Hour)
	w.sweep()
	w.work()
	if n := len(w.receiver.all()); n != before {
		t.Errorf("what ended with the endpoint was sent %d times", n-before)
	}
	if _, err := w.Resend(t.Context(), owner, formID, "s1"); err != nil {
		t.Fatal(err)
	}
	w.work()
	if got := w.receiver.all(); len(got) != before+1 || got[before].header.Get("Webhook-Id") != "s1" {
		t.Errorf("%d requests", len(got)-before)
	}
}

// fail makes a failing submission every few hours until the endpoint ends.
func (w *world) fail(every time.Duration, until time.Duration) (after time.Duration) {
	w.t.Helper()
	w.receiver.answers(status(500))
	for n := 0; after <= until; n++ {
		w.submit("s" + strings.Repeat("x", n+1))(w.t.Context())
		w.work()
		if e, err := w.Get(w.t.Context(), owner, formID); err != nil || !e.Active {
			return after
		}
		w.pass(every)
		after += every
	}
	return after
}

func TestFiveDaysOfFailureDisable(t *testing.T) {
	w := newWorld(t)
	w.save()
	if after := w.fail(8*time.Hour, 10*24*time.Hour); after != 5*24*time.Hour {
		t.Errorf("disabled after %s", after)
	}
	if e, _ := w.Get(t.Context(), owner, formID); !strings.Contains(e.Reason, "5 days") {
		t.Errorf("reason %q", e.Reason)
	}
	if len(w.mails.sent) != 1 {
		t.Errorf("%d mails", len(w.mails.sent))
	}
}

func TestOneSuccessBeginsAnew(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.fail(8*time.Hour, 4*24*time.Hour)
	w.receiver.answers(status(200))
	w.submit("good")(t.Context())
	w.work()
	if after := w.fail(8*time.Hour, 3*24*time.Hour); after < 3*24*time.Hour {
		t.Errorf("disabled %s after a success", after)
	}
}

// TestRareFailuresDoNotDisable: two failures weeks apart are not five days of
// failure.
func TestRareFailuresDoNotDisable(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.receiver.answers(status(500))
	for _, id := range []string{"s1", "s2", "s3"} {
		w.submit(id)(t.Context())
		w.work()
		w.pass(20 * 24 * time.Hour)
	}
	if e, err := w.Get(t.Context(), owner, formID); err != nil || !e.Active {
		t.Errorf("%+v, %v", e, err)
	}
}

// TestNoticeIsNotLost: a mail that could not be sent is sent later, once.
func TestNoticeIsNotLost(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.mails.broken = 2
	w.receiver.answers(status(410))
	w.submit("s1")(t.Context())
	for range 6 {
		messages, err := w.queue.Receive(t.Context(), 10, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range messages {
			_ = w.Handle(t.Context(), m.Body) // trouble with the mail is for the log
			_ = w.Handle(t.Context(), m.Body)
			_ = w.queue.Done(t.Context(), m)
		}
		w.pass(11 * time.Minute)
		w.sweep()
	}
	if len(w.mails.sent) != 1 {
		t.Errorf("%d mails", len(w.mails.sent))
	}
}
