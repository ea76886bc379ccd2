package lti_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/lti"
	"formwright/shared/problem"
)

// TestUnlink: who connected an account with a platform may end it alone, and
// nobody else may.
func TestUnlink(t *testing.T) {
	w := newWorld(t)
	owner, err := w.accounts.Ensure(t.Context(), "ada@school.example")
	if err != nil {
		t.Fatal(err)
	}
	first := w.launched()
	if err := w.Relink(t.Context(), first.Identity, owner.ID); err != nil {
		t.Fatal(err)
	}
	if got := w.launched(); got.User != owner.ID {
		t.Fatalf("launches lead to %s", got.User)
	}
	list, err := w.Linked(t.Context(), owner.ID)
	if diff := cmp.Diff([]lti.Identity{first.Identity}, list); diff != "" || err != nil {
		t.Error(diff, err)
	}
	for _, c := range [][2]string{{string(first.Identity), first.User}, {string(first.Identity), ""}, {"x", owner.ID}, {"", owner.ID}, {string(first.Identity) + "a", owner.ID}} {
		if err := w.Unlink(t.Context(), lti.Identity(c[0]), c[1]); problem.CodeOf(err) != problem.NotFound {
			t.Errorf("%q: %v", c, err)
		}
	}
	if err := w.Unlink(t.Context(), first.Identity, owner.ID); err != nil {
		t.Fatal(err)
	}
	again := w.launched()
	user, err := w.accounts.Get(t.Context(), again.User)
	if err != nil || again.User == owner.ID || again.User == first.User || !user.Asserted {
		t.Errorf("%+v, %v", user, err)
	}
	if list, err := w.Linked(t.Context(), owner.ID); err != nil || len(list) != 0 {
		t.Errorf("%v, %v", list, err)
	}
}
