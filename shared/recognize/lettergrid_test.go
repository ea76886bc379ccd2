package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLetterGrid: a table whose cells give numbers and letters is the key, under a
// heading that does not say so.
func TestLetterGrid(t *testing.T) {
	const asked = "1. Which one flies?\na. cod\tb. owl\n2. Which one swims?\na. cod\tb. owl\n3. Which one barks?\na. dog\tb. cat\n4. Which one purrs?\na. dog\tb. cat\n5. Which one spins?\na. ant\tb. spider\n6. Which one digs?\na. mole\tb. gull\n\nFor the teacher"
	want := []string{"owl", "cod", "dog", "cat", "spider", "mole"}
	for name, key := range map[string][]string{
		"cells": {"1. b|2. a|3. a", "4. b|5. b|6. a"},
		"rows":  {"1|2|3|4|5|6", "b|a|a|b|b|a"},
	} {
		q, _ := read(t, blocks(asked, grid(key...)))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	q, _ := read(t, blocks(asked, grid("1. bird|2. fish|3. dog", "4. cat|5. spider|6. mole")))
	if got := keys(q)[0]; got != "-" {
		t.Errorf("words in a table are no key of letters: %q", got)
	}
}
