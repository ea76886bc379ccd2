package account_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

const issuer = "https://forms.example.org"

// world is the accounts over a real store with a clock that is moved.
type world struct {
	*account.Service
	t      *testing.T
	store  *embedded.Store
	table  store.Table
	ring   *jose.Ring
	tokens *account.Tokens
	clock  time.Time
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	if w.ring, err = jose.NewRing(w.clock); err != nil {
		t.Fatal(err)
	}
	w.store, w.table = st, st.Table()
	w.Service = account.New(w.table, 10, w.now)
	w.tokens = account.NewTokens(w.table, jose.Fixed(w.ring), issuer, w.now)
	return w
}

func (w *world) now() time.Time { return w.clock }

func (w *world) user(email string) account.User {
	w.t.Helper()
	u, err := w.Ensure(w.t.Context(), email)
	if err != nil {
		w.t.Fatal(err)
	}
	return u
}

func (w *world) balance(user string) int64 {
	w.t.Helper()
	n, err := w.Balance(w.t.Context(), user)
	if err != nil {
		w.t.Fatal(err)
	}
	return n
}

func TestEnsureMakesOneAccount(t *testing.T) {
	w := newWorld(t)
	first := w.user("  Ada.Lovelace@Example.ORG ")
	want := account.User{ID: first.ID, Email: "ada.lovelace@example.org", Plan: account.Free, CreatedAt: w.clock}
	if diff := cmp.Diff(want, first); diff != "" || first.ID == "" {
		t.Error(diff)
	}
	if again := w.user("ada.lovelace@example.org"); again != first {
		t.Errorf("%+v, then %+v", first, again)
	}
	if got, err := w.Get(t.Context(), first.ID); err != nil || got != first {
		t.Errorf("get: %+v, %v", got, err)
	}
	if got := w.balance(first.ID); got != 10 {
		t.Errorf("balance %d", got)
	}
}

func TestEnsureRaced(t *testing.T) {
	w := newWorld(t)
	ids := make([]string, 20)
	var all sync.WaitGroup
	for i := range ids {
		all.Go(func() { ids[i] = w.user("ada@example.org").ID })
	}
	all.Wait()
	for _, id := range ids {
		if id != ids[0] {
			t.Fatalf("accounts %q and %q", ids[0], id)
		}
	}
}

func TestUnknownAccounts(t *testing.T) {
	w := newWorld(t)
	if _, err := w.Get(t.Context(), "nobody"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("get: %v", err)
	}
	if _, err := w.ByEmail(t.Context(), "nobody@example.org"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("by e-mail: %v", err)
	}
}

func TestNormalEmail(t *testing.T) {
	for in, want := range map[string]string{"A@B.org": "a@b.org", "\ta+b@c.org\n": "a+b@c.org", "ÄDA@example.org": "äda@example.org"} {
		if got, err := account.NormalEmail(in); err != nil || got != want {
			t.Errorf("%q: %q, %v", in, got, err)
		}
	}
	long := make([]byte, 255)
	for i := range long {
		long[i] = 'a'
	}
	for _, bad := range []string{"", "a", "a@", "@b", "Ada <a@b.org>", "a@b.org, c@d.org", "a b@c.org", "a@b@c.org", "a@b.org\nX: y", "a\u202eb@c.org", "a\x00@b.org", "a\u2028b@c.org", string(long) + "@b.org"} {
		if _, err := account.NormalEmail(bad); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("%.30q: %v", bad, err)
		}
	}
}

// charge runs the ops of one charge and says how it ended.
func (w *world) charge(user, job string) error {
	err := w.table.Write(w.t.Context(), w.Charge(user, job)...)
	if op, found, failed := store.FailedOp(err); failed && op == 0 {
		return w.Refusal(found)
	}
	return err
}

func TestChargesAndRefundsOnce(t *testing.T) {
	w := newWorld(t)
	id := w.user("ada@example.org").ID
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() { _ = w.charge(id, "job") }) // all but one must fail
	}
	all.Wait()
	if got := w.balance(id); got != 9 {
		t.Errorf("balance %d after one job", got)
	}
	for range 20 {
		all.Go(func() { _ = w.table.Write(t.Context(), w.Refund(id, "job")...) })
	}
	all.Wait()
	if got := w.balance(id); got != 10 {
		t.Errorf("balance %d after its refund", got)
	}
	if err := w.table.Write(t.Context(), w.Refund(id, "other")...); err == nil || w.balance(id) != 10 {
		t.Error("a job that was never charged was given back")
	}
}

func TestCreditsNeverGoBelowNothing(t *testing.T) {
	w := newWorld(t)
	id := w.user("ada@example.org").ID
	var all sync.WaitGroup
	var mu sync.Mutex
	refused := 0
	for i := range 30 {
		all.Go(func() {
			if err := w.charge(id, string(rune('A'+i))); problem.CodeOf(err) == problem.CreditsExhausted {
				mu.Lock()
				refused++
				mu.Unlock()
			}
		})
	}
	all.Wait()
	if got := w.balance(id); got != 0 || refused != 20 {
		t.Errorf("balance %d, %d refused", got, refused)
	}
}

func TestSubscriptionEnds(t *testing.T) {
	w := newWorld(t)
	id := w.user("ada@example.org").ID
	if err := w.SetPlan(t.Context(), id, account.Pro, 100, w.clock.Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if u, err := w.Get(t.Context(), id); err != nil || u.Plan != account.Pro || w.balance(id) != 100 {
		t.Errorf("%+v, %v", u, err)
	}
	w.clock = w.clock.Add(time.Hour)
	if err := w.charge(id, "last"); err != nil {
		t.Errorf("in its last second: %v", err)
	}
	w.clock = w.clock.Add(time.Second)
	if err := w.charge(id, "late"); problem.CodeOf(err) != problem.SubscriptionExpired {
		t.Errorf("after it: %v", err)
	}
	if err := w.SetPlan(t.Context(), id, account.Institution, 5, time.Time{}); err != nil {
		t.Fatal(err)
	}
	w.clock = w.clock.Add(100 * 365 * 24 * time.Hour)
	if err := w.charge(id, "endless"); err != nil {
		t.Errorf("without an end: %v", err)
	}
	if err := w.SetPlan(t.Context(), "nobody", account.Pro, 1, time.Time{}); err == nil {
		t.Error("a plan of nobody")
	}
}
