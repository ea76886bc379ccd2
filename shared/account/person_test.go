package account_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// assert makes the account of a launch.
func (w *world) assert(email, name string) account.User {
	w.t.Helper()
	u, ops, err := w.Assert(email, name, account.Institution)
	if err != nil {
		w.t.Fatal(err)
	}
	if err := w.table.Write(w.t.Context(), ops...); err != nil {
		w.t.Fatal(err)
	}
	return u
}

// TestAssertedAccountsProveNothing: an LMS may say any address.
func TestAssertedAccountsProveNothing(t *testing.T) {
	w := newWorld(t)
	first := w.assert("Boss@example.org", "The \u202EBoss\n")
	want := account.User{ID: first.ID, Email: "boss@example.org", Name: "The Boss", Plan: account.Institution, Asserted: true, CreatedAt: w.clock}
	if got, err := w.Get(t.Context(), first.ID); err != nil || got != want || first != want {
		t.Errorf("%+v, %+v, %v", first, got, err)
	}
	proved := w.user("boss@example.org")
	second := w.assert("boss@example.org", "")
	if proved.ID == first.ID || second.ID == first.ID || proved.Asserted || proved.Plan != account.Free {
		t.Errorf("%+v, %+v and %+v", first, proved, second)
	}
	if got, err := w.ByEmail(t.Context(), "boss@example.org"); err != nil || got != proved {
		t.Errorf("found %+v, %v", got, err)
	}
	admins := []string{"Boss@Example.org ", "other@example.org"}
	if !account.Admin(proved, admins) || account.Admin(first, admins) || account.Admin(w.user("ada@example.org"), admins) ||
		account.Admin(account.User{}, []string{""}) || account.Admin(proved, nil) {
		t.Error("the wrong people administer the site")
	}
	for _, bad := range []string{"", "nobody"} {
		if _, _, err := w.Assert(bad, "", account.Institution); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("%q: %v", bad, err)
		}
	}
	if _, _, err := w.Assert("a@b.org", "", "gold"); err == nil {
		t.Error("an unknown plan")
	}
}

func TestSetName(t *testing.T) {
	w := newWorld(t)
	u := w.user("ada@example.org")
	for in, want := range map[string]string{" Ada Lovelace ": "Ada Lovelace", strings.Repeat("é", 100): strings.Repeat("é", 100), "": ""} {
		if err := w.SetName(t.Context(), u.ID, in); err != nil {
			t.Fatal(err)
		}
		if got, err := w.Get(t.Context(), u.ID); err != nil || got.Name != want || got.Email != u.Email {
			t.Errorf("%q: %+v, %v", in, got, err)
		}
	}
	for _, bad := range []string{"a\nb", "a\x00", "\u2066a", "\xff", strings.Repeat("é", 101)} {
		if err := w.SetName(t.Context(), u.ID, bad); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("%q: %v", bad, err)
		}
	}
	if err := w.SetName(t.Context(), "nobody", "x"); problem.CodeOf(err) != problem.NotFound {
		t.Errorf("nobody: %v", err)
	}
	if long := w.assert("a@b.org", strings.Repeat("ab ", 99)); len(long.Name) > 100 || long.Name == "" {
		t.Errorf("an LMS's long name became %q", long.Name)
	}
}

func TestListPagesThroughAccounts(t *testing.T) {
	w := newWorld(t)
	var want []account.User
	for i := range 5 {
		w.clock = w.clock.Add(time.Second)
		want = append(want, w.user(fmt.Sprintf("u%d@example.org", i)), w.assert("same@example.org", ""))
	}
	seen := map[string]bool{}
	var last time.Time
	for cursor, first := "", true; first || cursor != ""; first = false {
		page, err := w.List(t.Context(), 3, cursor)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range page.Users {
			if seen[u.ID] || !last.IsZero() && u.CreatedAt.After(last) {
				t.Errorf("%+v comes twice or too late", u)
			}
			seen[u.ID], last = true, u.CreatedAt
		}
		cursor = page.Next
	}
	for _, u := range want {
		if !seen[u.ID] {
			t.Errorf("%+v is not listed", u)
		}
	}
	if _, err := w.List(t.Context(), 3, "rubbish"); problem.CodeOf(err) != problem.InvalidRequest {
		t.Errorf("a bad cursor: %v", err)
	}
}

// ledger sums the whole ledger of an account.
func (w *world) ledger(user string) (sum int64) {
	w.t.Helper()
	page, err := w.table.Query(w.t.Context(), store.Query{PK: "USER#" + user, Prefix: "LEDGER#", Limit: 1000})
	if err != nil || page.Next != "" {
		w.t.Fatal(err)
	}
	for _, line := range page.Items {
		sum += line.Int("credits")
	}
	return sum
}

func TestCreditsView(t *testing.T) {
	w := newWorld(t)
	id := w.user("ada@example.org").ID
	start := w.clock
	step := func(do func() error) {
		t.Helper()
		w.clock = w.clock.Add(time.Second)
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	step(func() error { return w.charge(id, "job1") })
	step(func() error { return w.table.Write(t.Context(), w.Refund(id, "job1")...) })
	end := start.Add(90 * 24 * time.Hour)
	step(func() error {
		return w.Grant(t.Context(), account.Grant{User: id, Plan: account.Pro, Balance: 500, Until: end, By: "admin"})
	})
	step(func() error { return w.charge(id, "job2") })
	got, err := w.Credits(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	want := account.Credits{Balance: 499, Until: end, Recent: []account.Entry{
		{Kind: "charge", About: "job2", Credits: -1, At: start.Add(4 * time.Second)},
		{Kind: "grant", Credits: 490, At: start.Add(3 * time.Second), By: "admin", Plan: account.Pro},
		{Kind: "refund", About: "job1", Credits: 1, At: start.Add(2 * time.Second)},
		{Kind: "charge", About: "job1", Credits: -1, At: start.Add(time.Second)},
		{Kind: "grant", Credits: 10, At: start},
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if sum := w.ledger(id); sum != 499 {
		t.Errorf("the ledger says %d", sum)
	}
	if fresh, err := w.Credits(t.Context(), w.user("b@example.org").ID); err != nil || !fresh.Until.IsZero() || fresh.Balance != 10 {
		t.Errorf("%+v, %v", fresh, err)
	}
}

// TestGrantsRaceCharges: whoever comes first, the balance is the ledger's sum.
func TestGrantsRaceCharges(t *testing.T) {
	w := newWorld(t)
	id := w.user("ada@example.org").ID
	done := make(chan struct{})
	for i := range 20 {
		go func() {
			defer func() { done <- struct{}{} }()
			if i%4 == 0 {
				err := w.SetPlan(t.Context(), id, account.Pro, 50, time.Time{})
				if code := problem.CodeOf(err); code != "" && code != problem.Unavailable {
					t.Error(err)
				}
				return
			}
			if err := w.charge(id, fmt.Sprint("job", i)); err != nil && problem.CodeOf(err) != problem.CreditsExhausted {
				t.Error(err)
			}
		}()
	}
	for range 20 {
		<-done
	}
	if balance, sum := w.balance(id), w.ledger(id); balance != sum || balance > 50 || balance < 0 {
		t.Errorf("balance %d, ledger %d", balance, sum)
	}
}

func TestGrantRefuses(t *testing.T) {
	w := newWorld(t)
	id := w.user("ada@example.org").ID
	for code, grants := range map[problem.Code][]account.Grant{
		problem.InvalidRequest: {{User: id, Plan: "gold"}, {User: id, Plan: account.Pro, Balance: -1}, {User: id, Plan: account.Pro, Balance: 1_000_000_001}},
		problem.NotFound:       {{User: "nobody", Plan: account.Pro}},
	} {
		for _, g := range grants {
			if err := w.Grant(t.Context(), g); problem.CodeOf(err) != code {
				t.Errorf("%+v: %v", g, err)
			}
		}
	}
	if w.balance(id) != 10 || w.ledger(id) != 10 {
		t.Error("a refused grant changed the account")
	}
}
