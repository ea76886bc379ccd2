package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRepeatedBullets: the line behind a list of bullets repeats the right ones.
func TestRepeatedBullets(t *testing.T) {
	q, _ := read(t, paper("1. Which is a sea?\n- Oslo\n- Baltic\n- Lima\nBaltic\n\n2. Which are trees?\n- oak\n- ice\n- elm\noak, elm\n\n3. Which is hot?\n- snow\n- hail\n- fire\nfire\n"))
	if diff := cmp.Diff([]string{"Baltic", "oak | elm", "fire"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which is a sea?\n- Oslo\n- Baltic\n- Lima\nSee the map.\n\n2. Which is a tree?\n- oak\n- ice\n- sand\nice\n\n3. Which is hot?\n- snow\n- hail\n- fire\nTick one.\n"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("remarks (-want +got):\n%s", diff)
	}
}
