package recognize_test

import (
	"strings"
	"testing"
)

// TestQuotesInAList: choices written as a list in quotes may have quotes inside, behind
// a backslash or between single ones.
func TestQuotesInAList(t *testing.T) {
	q, _ := read(t, book(t, []any{"Sheet",
		[]any{"Question", "Options", "Correct answer"},
		[]any{"Which hunts?", `["the \"cow\" of the sea","the \"owl\" of night"]`, `the "owl" of night`},
		[]any{"Which swims?", `['a "cod"', 'a "cow"']`, `a "cod"`},
		[]any{"Which runs?", `["a cod","a cow"]`, "a cow"},
	}))
	if got := strings.Join(keys(q), "; "); got != `the "owl" of night; a "cod"; a cow` {
		t.Errorf("keys %s", got)
	}
}
