package lti_test

import (
	"net/url"
	"sync"
	"testing"

	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/problem"
)

func TestIdentityIsKept(t *testing.T) {
	w := newWorld(t)
	first := w.launched()
	again := w.launched(ltitest.Set("email", "Ada.New@school.example"), ltitest.Set("name", "Ada\n  King"))
	if first.User != again.User || first.Identity != again.Identity {
		t.Errorf("%+v became %+v", first, again)
	}
	if u := w.user(first.User); u.Email != "ada.new@school.example" || u.Name != "Ada King" {
		t.Errorf("the account was not updated: %+v", u)
	}
	if other := w.launched(ltitest.Set("sub", "user-2")); other.User == first.User {
		t.Error("two people have one account")
	}
}

// TestEmailOpensNothing: an account that was proved is not entered by a launch
// that asserts its address, nor changed, and the launch's own is no way to it.
func TestEmailOpensNothing(t *testing.T) {
	w := newWorld(t)
	proved, err := w.accounts.Ensure(t.Context(), "ada@school.example")
	if err != nil {
		t.Fatal(err)
	}
	l := w.launched()
	if l.User == proved.ID {
		t.Fatal("the launch entered the account")
	}
	if u, err := w.accounts.ByEmail(t.Context(), "ada@school.example"); err != nil || u != proved {
		t.Errorf("the address leads to %+v, %v", u, err)
	}
}

func TestRelink(t *testing.T) {
	w := newWorld(t)
	proved, err := w.accounts.Ensure(t.Context(), "ada@home.example")
	if err != nil {
		t.Fatal(err)
	}
	l := w.launched()
	if err := w.Relink(t.Context(), l.Identity, proved.ID); err != nil {
		t.Fatal(err)
	}
	if again := w.launched(); again.User != proved.ID {
		t.Errorf("the launch leads to %s", again.User)
	}
	if u := w.user(proved.ID); u != proved { // a platform does not change what was proved
		t.Errorf("the account became %+v", u)
	}
	for _, id := range []lti.Identity{"", "x", l.Identity + "0", l.Identity[:len(l.Identity)-1] + "g"} {
		if err := w.Relink(t.Context(), id, proved.ID); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("%q: %v", id, err)
		}
	}
}

// TestNobodyIsInherited: not by a registration made anew, not by one that was
// edited to another client.
func TestNobodyIsInherited(t *testing.T) {
	w := newWorld(t)
	first := w.launched()
	client, old := "client-2", "client-1"
	w.edit(lti.Change{ClientID: &client})
	w.lms.ClientID = client
	if l := w.launched(); l.User == first.User {
		t.Error("another client inherited the account")
	}
	w.edit(lti.Change{ClientID: &old})
	w.lms.ClientID = old
	if l := w.launched(); l.User != first.User {
		t.Error("the same client lost the account")
	}
	if err := w.Delete(t.Context(), w.platform.ID); err != nil {
		t.Fatal(err)
	}
	w.platform = w.add(old)
	if l := w.launched(); l.User == first.User {
		t.Error("a new registration inherited the account")
	}
}

// TestFirstLaunchesAtOnce: the same person in many tabs is one account.
func TestFirstLaunchesAtOnce(t *testing.T) {
	w := newWorld(t)
	answers := make([]lti.Answer, 20)
	users := make([]string, len(answers))
	forms := make([]url.Values, len(answers))
	for i := range answers {
		answers[i] = w.login()
		forms[i] = w.respond(answers[i])
	}
	var wg sync.WaitGroup
	for i := range answers {
		wg.Go(func() {
			if a, err := w.finish(forms[i], answers[i].Cookies); err == nil {
				users[i] = a.Launch.User
			} else {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	for _, u := range users {
		if u != users[0] {
			t.Fatalf("accounts %q", users)
		}
	}
	if list, err := w.accounts.List(t.Context(), 10, ""); err != nil || len(list.Users) != 1 {
		t.Errorf("%d accounts, %v", len(list.Users), err)
	}
}
