package api_test

import (
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/config"
	"formwright/shared/problem"
)

const gift = `{"documentId":"bio","format":"gift","documentName":"Biology"}`

func key(k string) header { return header{"Idempotency-Key", k} }

func TestReplayAnswersTheFirstResult(t *testing.T) {
	w := newWorld(t)
	w.work()
	first := w.post(gift, key("k1")).want(200)
	again := w.post(`{ "documentName":"Biology", "format":"gift", "documentType":"cloud_doc", "async":false, "documentId":"bio" }`, key("k1")).want(200)
	if first.object()["cached"] != false || again.object()["cached"] != true {
		t.Errorf("cached %v, then %v", first.object()["cached"], again.object()["cached"])
	}
	want := first.object()
	want["cached"] = true
	if diff := cmp.Diff(want, again.object()); diff != "" {
		t.Error(diff)
	}
	if first.header.Get("Idempotency-Replayed") != "" || again.header.Get("Idempotency-Replayed") != "true" {
		t.Error("Idempotency-Replayed is wrong")
	}
	if w.balance() != 999 {
		t.Errorf("balance %d: the replay was charged", w.balance())
	}
}

func TestReplayOfAsyncIsTheSameJob(t *testing.T) {
	w := newWorld(t)
	body := `{"documentId":"bio","format":"gift","async":true}`
	first := w.post(body, key("k")).want(202)
	w.finish()
	again := w.post(body, key("k")).want(202)
	if diff := cmp.Diff(string(first.body), string(again.body)); diff != "" {
		t.Error(diff)
	}
}

func TestReplayOfAFailure(t *testing.T) {
	w := newWorld(t)
	w.work()
	body := `{"documentId":"broken","format":"gift"}`
	first := w.post(body, key("k")).want(400, problem.NoQuestions)
	again := w.post(body, key("k")).want(400, problem.NoQuestions)
	if diff := cmp.Diff(string(first.body), string(again.body)); diff != "" {
		t.Error(diff)
	}
	if w.balance() != 1000 {
		t.Errorf("balance %d", w.balance())
	}
}

func TestRacingDuplicatesShareOneJob(t *testing.T) {
	w := newWorld(t)
	const racers = 50
	replies := make([]reply, racers)
	var all sync.WaitGroup
	for i := range racers {
		all.Go(func() { replies[i] = w.post(gift, key("race")) })
	}
	w.work() // while they wait
	all.Wait()
	fresh := 0
	for _, r := range replies {
		r.want(200)
		if r.object()["cached"] == false {
			fresh++
		}
		if r.text("exportId") != replies[0].text("exportId") {
			t.Errorf("another export: %s", r.body)
		}
	}
	if fresh != 1 {
		t.Errorf("%d answers are not cached", fresh)
	}
	if total := w.get("/api/v1/jobs").object()["total"]; total != 1.0 || w.balance() != 999 {
		t.Errorf("%v jobs, balance %d", total, w.balance())
	}
}

func TestKeyOfAnotherRequest(t *testing.T) {
	w := newWorld(t)
	w.post(`{"documentId":"bio","format":"gift","async":true}`, key("k")).want(202)
	for _, other := range []string{`{"documentId":"bio2","format":"gift","async":true}`, `{"documentId":"bio","format":"word","async":true}`,
		`{"documentId":"bio","format":"gift"}`, `{"documentId":"bio","format":"gift","async":true,"documentName":"X"}`} {
		r := w.post(other, key("k")).want(422, problem.IdempotencyKeyReused)
		if r.object()["success"] != false {
			t.Errorf("body %s", r.body)
		}
	}
	_, token := w.account("other@example.org") // keys are each user's own
	w.post(`{"documentId":"bio2","format":"gift","async":true}`, key("k"), as(token)).want(202)
	if w.balance() != 999 {
		t.Errorf("balance %d", w.balance())
	}
}

func TestRefusalsAreNotRemembered(t *testing.T) {
	w := newWorld(t, with(func(c *config.Config) { c.CreditsFree = 1 }))
	w.post(`{"documentId":"bio","format":"nothing"}`, key("k")).want(400)
	w.post(`{"documentId":"bio","format":"cloud_form"}`, key("k")).want(403)
	w.accepted("broken")
	w.post(gift, key("k")).want(402)
	w.finish()
	w.work()
	if got := w.post(gift, key("k")).want(200).object()["cached"]; got != false {
		t.Errorf("cached %v", got)
	}
}

func TestKeysAreChecked(t *testing.T) {
	w := newWorld(t)
	for _, bad := range []string{"", strings.Repeat("k", 256), "schlüssel", "a\tb", "a\x7f"} {
		r := w.post(gift, key(bad)).want(400, problem.InvalidRequest)
		if r.text("field") != "Idempotency-Key" || r.object()["success"] != false {
			t.Errorf("%.20q: %s", bad, r.body)
		}
	}
	for _, good := range []string{"k", strings.Repeat("k", 255), `a b "~"`} {
		w.post(`{"documentId":"bio","format":"gift","async":true}`, key(good)).want(202)
	}
}

func TestKeysEndAfterADay(t *testing.T) {
	w := newWorld(t)
	body := `{"documentId":"bio","format":"gift","async":true}`
	first := w.post(body, key("k")).want(202).text("jobId")
	w.pass(24*time.Hour - time.Second)
	if again := w.post(body, key("k")).want(202).text("jobId"); again != first {
		t.Error("the key was forgotten within 24 hours")
	}
	w.pass(2 * time.Second)
	if again := w.post(body, key("k")).want(202).text("jobId"); again == first {
		t.Error("the key was remembered for more than 24 hours")
	}
	if w.balance() != 998 {
		t.Errorf("balance %d", w.balance())
	}
}

// TestReplayAfterGivingUp: a replayed 408 would be of no use, so the request
// waits for the job again.
func TestReplayAfterGivingUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t, running)
		w.post(gift, key("k")).want(408)
		w.post(gift, key("k")).want(408)
		w.finish()
		if got := w.post(gift, key("k")).want(200).object()["cached"]; got != true {
			t.Errorf("cached %v", got)
		}
		if w.balance() != 999 {
			t.Errorf("balance %d", w.balance())
		}
	})
}
