package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBoxesOfTwoLines: choices behind boxes to tick that take two lines each keep both. A
// line in small letters beside the only box, or among choices in small letters, stays one
// of its own.
func TestBoxesOfTwoLines(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1. Which hoots?\n☐ None of\nthe above\n☒ Owls\n☐ A large\nfish of the sea", "1. Which hoots? / None of the above / Owls / A large fish of the sea: Owls"},
		{"1. Which hoots?\n○ None of\nthe above\n● Owls\n○ A large\nfish of the sea", "1. Which hoots? / None of the above / Owls / A large fish of the sea"},
		{"1. Which hoots?\n☐ cod and\neel\n☒ owl\n☐ fox\nor wolf", "1. Which hoots? / cod and eel / owl / fox or wolf: owl"},
		{"1. Which hoots?\ncod\n☒ owl\nfox", "1. Which hoots?\ncod\n☒ owl\nfox"},
		{"1. Which swim?\n☒ cod\nowl\n☒ eel\nfox", "1. Which swim?\n☒ cod\nowl\n☒ eel\nfox"},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff([]string{c.want}, labelled(q)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
