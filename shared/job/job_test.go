package job_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

// world is a job service over a real store with a clock that stands still until
// it is moved.
type world struct {
	*job.Service
	t        *testing.T
	table    store.Table
	queue    store.Receiver
	dead     store.Receiver
	accounts *account.Service
	user     string
	mu       sync.Mutex
	clock    time.Time
	tick     time.Duration // the clock goes on by this at every look
}

func (w *world) now() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.clock = w.clock.Add(w.tick)
	return w.clock
}

func (w *world) pass(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.clock = w.clock.Add(d)
}

func newWorld(t *testing.T, credits int64) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	queue, dead := st.Queue("q", embedded.QueueOptions{Visibility: time.Hour}), st.Queue("dead", embedded.QueueOptions{})
	w.table, w.queue, w.dead = st.Table(), queue, dead
	w.accounts = account.New(w.table, credits, w.now)
	w.Service = job.New(w.table, queue, dead, w.accounts, job.DefaultTiming(), w.now)
	w.user = w.account("teacher@example.org")
	return w
}

func (w *world) account(email string) string {
	u, err := w.accounts.Ensure(w.t.Context(), email)
	if err != nil {
		w.t.Fatal(err)
	}
	return u.ID
}

func (w *world) create(idem job.Idempotency) job.Accepted {
	w.t.Helper()
	a, err := w.Create(w.t.Context(), w.user, request(), idem)
	if err != nil {
		w.t.Fatal(err)
	}
	return a
}

func request() job.Request {
	return job.Request{DocumentID: "doc", Format: "gift", DocumentName: "Quiz", DocumentType: "cloud_doc"}
}

func (w *world) claim(id string) job.Job {
	w.t.Helper()
	j, err := w.Claim(w.t.Context(), w.user, id)
	if err != nil {
		w.t.Fatalf("claim: %v", err)
	}
	return j
}

func (w *world) get(id string) job.Job {
	w.t.Helper()
	j, err := w.Get(w.t.Context(), w.user, id)
	if err != nil {
		w.t.Fatal(err)
	}
	return j
}

func (w *world) balance() int64 {
	w.t.Helper()
	n, err := w.accounts.Balance(w.t.Context(), w.user)
	if err != nil {
		w.t.Fatal(err)
	}
	return n
}

// messages takes everything that is in a queue now.
func (w *world) messages(q store.Receiver) []string {
	w.t.Helper()
	got, err := q.Receive(w.t.Context(), 10, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	var ids []string
	for _, m := range got {
		user, id, err := job.ParseMessage(m.Body)
		if err != nil || user != w.user {
			w.t.Fatalf("message %q: %v", m.Body, err)
		}
		ids = append(ids, id)
	}
	return ids
}

func (w *world) totals() map[job.Status]int64 {
	w.t.Helper()
	out := map[job.Status]int64{}
	for _, s := range append(job.Statuses(), "") {
		jobs, total, err := w.List(w.t.Context(), w.user, s, 100, 0)
		if err != nil {
			w.t.Fatal(err)
		}
		if int64(len(jobs)) != total {
			w.t.Errorf("status %q: %d jobs listed, total %d", s, len(jobs), total)
		}
		if total != 0 {
			out[s] = total
		}
	}
	return out
}

func TestLife(t *testing.T) {
	w := newWorld(t, 5)
	j := w.create(job.Idempotency{}).Job
	if diff := cmp.Diff([]string{j.ID}, w.messages(w.queue)); diff != "" {
		t.Errorf("queued (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[job.Status]int64{"": 1, job.Pending: 1}, w.totals()); diff != "" {
		t.Errorf("after create (-want +got):\n%s", diff)
	}
	claimed := w.claim(j.ID)
	if err := w.Report(t.Context(), claimed, "reading", 20); err != nil {
		t.Fatal(err)
	}
	if got := w.get(j.ID); got.State != job.Active || got.Step != "reading" || got.Progress != 20 || got.Export != j.Export {
		t.Errorf("while active: %+v", got)
	}
	if err := w.Complete(t.Context(), claimed, []byte(`{"success":true}`)); err != nil {
		t.Fatal(err)
	}
	got := w.get(j.ID)
	if got.State != job.Completed || got.Progress != 100 || !json.Valid(got.Result) || !got.CompletedAt.Equal(w.now()) {
		t.Errorf("completed: %+v", got)
	}
	if diff := cmp.Diff(map[job.Status]int64{"": 1, job.Done: 1}, w.totals()); diff != "" {
		t.Errorf("after complete (-want +got):\n%s", diff)
	}
	if b := w.balance(); b != 4 {
		t.Errorf("balance %d, want 4: a conversion is charged once", b)
	}
}

func TestFailGivesTheCreditBackOnce(t *testing.T) {
	w := newWorld(t, 5)
	j := w.claim(w.create(job.Idempotency{}).Job.ID)
	cause := problem.New(problem.NoQuestions, "No question was found.")
	if err := w.Fail(t.Context(), j, cause); err != nil {
		t.Fatal(err)
	}
	if err := w.Fail(t.Context(), j, cause); !errors.Is(err, job.ErrLeaseLost) {
		t.Errorf("second fail: %v, want ErrLeaseLost", err)
	}
	if err := w.Complete(t.Context(), j, []byte("{}")); !errors.Is(err, job.ErrLeaseLost) {
		t.Errorf("complete after fail: %v, want ErrLeaseLost", err)
	}
	if b := w.balance(); b != 5 {
		t.Errorf("balance %d, want 5", b)
	}
	got := w.get(j.ID)
	if got.State != job.Failed || got.Problem == nil || got.Problem.Code != problem.NoQuestions || got.Problem.Message != cause.Message {
		t.Errorf("failed job: %+v", got)
	}
}

func TestClaimIsForOne(t *testing.T) {
	w := newWorld(t, 5)
	id := w.create(job.Idempotency{}).Job.ID
	var won sync.Map
	var all sync.WaitGroup
	for i := range 16 {
		all.Go(func() {
			if _, err := w.Claim(context.Background(), w.user, id); err == nil {
				won.Store(i, true)
			} else if !errors.Is(err, job.ErrNotClaimable) {
				t.Errorf("claim: %v", err)
			}
		})
	}
	all.Wait()
	n := 0
	won.Range(func(any, any) bool { n++; return true })
	if n != 1 {
		t.Errorf("%d workers claimed the job, want 1", n)
	}
}

func TestSweep(t *testing.T) {
	t.Run("a message that was never sent is sent", func(t *testing.T) {
		w := newWorld(t, 5)
		id := w.create(job.Idempotency{}).Job.ID
		w.messages(w.queue) // lost
		mustSweep(w)
		if got := w.messages(w.queue); len(got) != 0 {
			t.Errorf("swept too early: %v", got)
		}
		w.pass(31 * time.Second)
		mustSweep(w)
		if diff := cmp.Diff([]string{id}, w.messages(w.queue)); diff != "" {
			t.Errorf("sent again (-want +got):\n%s", diff)
		}
	})
	t.Run("a dead worker's job is freed, and its late report refused", func(t *testing.T) {
		w := newWorld(t, 5)
		dead := w.claim(w.create(job.Idempotency{}).Job.ID)
		w.messages(w.queue)
		w.pass(31 * time.Second)
		mustSweep(w)
		if diff := cmp.Diff([]string{dead.ID}, w.messages(w.queue)); diff != "" {
			t.Errorf("queued again (-want +got):\n%s", diff)
		}
		alive := w.claim(dead.ID)
		if err := w.Report(t.Context(), dead, "reading", 20); !errors.Is(err, job.ErrLeaseLost) {
			t.Errorf("report of the dead worker: %v, want ErrLeaseLost", err)
		}
		if err := w.Complete(t.Context(), dead, []byte("{}")); !errors.Is(err, job.ErrLeaseLost) {
			t.Errorf("complete of the dead worker: %v, want ErrLeaseLost", err)
		}
		if err := w.Complete(t.Context(), alive, []byte("{}")); err != nil {
			t.Errorf("complete: %v", err)
		}
	})
	t.Run("a reporting worker keeps its job", func(t *testing.T) {
		w := newWorld(t, 5)
		j := w.claim(w.create(job.Idempotency{}).Job.ID)
		for range 5 {
			w.pass(20 * time.Second)
			if err := w.Report(t.Context(), j, "reading", 20); err != nil {
				t.Fatal(err)
			}
			mustSweep(w)
		}
		if got := w.get(j.ID); got.State != job.Active || got.Attempt != 1 {
			t.Errorf("job: %+v", got)
		}
	})
	t.Run("a job that kills its workers fails and is buried", func(t *testing.T) {
		w := newWorld(t, 5)
		id := w.create(job.Idempotency{}).Job.ID
		for range job.MaxAttempts {
			w.claim(id)
			w.pass(31 * time.Second)
			mustSweep(w)
		}
		if got := w.get(id); got.State != job.Failed || w.balance() != 5 {
			t.Errorf("job: %+v, balance %d", got, w.balance())
		}
		if diff := cmp.Diff([]string{id}, w.messages(w.dead)); diff != "" {
			t.Errorf("dead letters (-want +got):\n%s", diff)
		}
		if diff := cmp.Diff(map[job.Status]int64{"": 1, job.Broken: 1}, w.totals()); diff != "" {
			t.Errorf("totals (-want +got):\n%s", diff)
		}
	})
	t.Run("a job no worker begins fails in the end", func(t *testing.T) {
		w := newWorld(t, 5)
		id := w.create(job.Idempotency{}).Job.ID
		for range 20 { // a full queue, and restarts
			w.pass(31 * time.Minute)
			mustSweep(w)
			if err := w.Recover(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if got := w.get(id); got.State != job.Waiting {
			t.Fatalf("after ten hours: %+v", got)
		}
		w.pass(14 * time.Hour)
		mustSweep(w)
		if got := w.get(id); got.State != job.Failed || w.balance() != 5 {
			t.Errorf("after a day: %+v, balance %d", got, w.balance())
		}
	})
	t.Run("recover frees every lease at once", func(t *testing.T) {
		w := newWorld(t, 5)
		id := w.claim(w.create(job.Idempotency{}).Job.ID).ID
		if err := w.Recover(t.Context()); err != nil {
			t.Fatal(err)
		}
		w.claim(id)
	})
}

func mustSweep(w *world) {
	w.t.Helper()
	if err := w.Sweep(w.t.Context()); err != nil {
		w.t.Fatal(err)
	}
}

func TestRetry(t *testing.T) {
	w := newWorld(t, 5)
	id := w.create(job.Idempotency{}).Job.ID
	cause := problem.Transient(problem.New(problem.SourceUnavailable, "The drive does not answer."))
	for range job.MaxAttempts - 1 {
		if err := w.Retry(t.Context(), w.claim(id), cause, time.Second); err != nil {
			t.Fatal(err)
		}
		if got := w.get(id); got.State != job.Delayed || got.State.Status() != job.Pending {
			t.Fatalf("after a passing trouble: %+v", got)
		}
	}
	if err := w.Retry(t.Context(), w.claim(id), cause, time.Second); err != nil {
		t.Fatal(err)
	}
	if got := w.get(id); got.State != job.Failed || got.Problem.Code != problem.SourceUnavailable || w.balance() != 5 {
		t.Errorf("after the last attempt: %+v, balance %d", got, w.balance())
	}
}

func TestIdempotency(t *testing.T) {
	w := newWorld(t, 5)
	idem := job.Idempotency{Key: "k", Fingerprint: "f"}
	ids := make([]string, 16)
	var all sync.WaitGroup
	for i := range ids {
		all.Go(func() {
			a, err := w.Create(context.Background(), w.user, request(), idem)
			if err != nil {
				t.Errorf("create: %v", err)
			}
			ids[i] = a.Job.ID
		})
	}
	all.Wait()
	for _, id := range ids {
		if id != ids[0] {
			t.Fatalf("racing duplicates made different jobs: %v", ids)
		}
	}
	if b := w.balance(); b != 4 {
		t.Errorf("balance %d, want 4", b)
	}
	_, err := w.Create(t.Context(), w.user, request(), job.Idempotency{Key: "k", Fingerprint: "other"})
	if problem.CodeOf(err) != problem.IdempotencyKeyReused {
		t.Errorf("other body: %v", err)
	}
	other := w.account("other@example.org")
	if a, err := w.Create(t.Context(), other, request(), job.Idempotency{Key: "k", Fingerprint: "other"}); err != nil || a.Replay {
		t.Errorf("another user's key: %+v, %v", a, err)
	}
	w.pass(24*time.Hour + time.Second)
	if a := w.create(job.Idempotency{Key: "k", Fingerprint: "other"}); a.Replay {
		t.Error("the key is remembered for more than 24 hours")
	}
}

func TestCredits(t *testing.T) {
	w := newWorld(t, 1)
	w.create(job.Idempotency{})
	_, err := w.Create(t.Context(), w.user, request(), job.Idempotency{Key: "k", Fingerprint: "f"})
	if problem.CodeOf(err) != problem.CreditsExhausted {
		t.Fatalf("no credit left: %v", err)
	}
	if _, ok, _ := w.Known(t.Context(), w.user, job.Idempotency{Key: "k", Fingerprint: "f"}); ok {
		t.Error("a refused request left its idempotency key behind")
	}
	if err := w.accounts.SetPlan(t.Context(), w.user, account.Pro, 10, w.now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err = w.Create(t.Context(), w.user, request(), job.Idempotency{}); problem.CodeOf(err) != problem.SubscriptionExpired {
		t.Errorf("expired: %v", err)
	}
	if diff := cmp.Diff(map[job.Status]int64{"": 1, job.Pending: 1}, w.totals()); diff != "" {
		t.Errorf("refused requests left jobs (-want +got):\n%s", diff)
	}
}

func TestList(t *testing.T) {
	w := newWorld(t, 100)
	var ids []string
	for i := range 25 {
		id := w.create(job.Idempotency{}).Job.ID
		ids = append([]string{id}, ids...) // newest first
		if i%5 == 0 {
			if err := w.Fail(t.Context(), w.claim(id), errors.New("broken")); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, c := range []struct{ limit, offset int }{{20, 0}, {7, 3}, {10, 20}, {5, 25}, {5, 1000}} {
		t.Run(fmt.Sprintf("%d from %d", c.limit, c.offset), func(t *testing.T) {
			jobs, total, err := w.List(t.Context(), w.user, "", c.limit, c.offset)
			if err != nil {
				t.Fatal(err)
			}
			var got, want []string
			for _, j := range jobs {
				got = append(got, j.ID)
			}
			if c.offset < len(ids) {
				want = ids[c.offset:min(c.offset+c.limit, len(ids))]
			}
			if diff := cmp.Diff(want, got); diff != "" || total != 25 {
				t.Errorf("total %d (-want +got):\n%s", total, diff)
			}
		})
	}
	jobs, total, err := w.List(t.Context(), w.user, job.Broken, 2, 2)
	if err != nil || len(jobs) != 2 || total != 5 || jobs[0].ID != ids[14] {
		t.Errorf("failed jobs: %d of %d, %v", len(jobs), total, err)
	}
	if got, total, err := w.List(t.Context(), w.account("nobody@example.org"), "", 20, 0); err != nil || len(got) != 0 || total != 0 {
		t.Errorf("somebody else's list: %v, %d, %v", got, total, err)
	}
}

func TestOthersJobsAreNotFound(t *testing.T) {
	w := newWorld(t, 5)
	id := w.create(job.Idempotency{}).Job.ID
	if _, err := w.Get(t.Context(), w.account("other@example.org"), id); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("another user's job: %v, want ErrNotFound", err)
	}
}
