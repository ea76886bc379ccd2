package text

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestUnquoted: a letter that is quoted and framed notes lose the signs; single
// quoted lines and prompts of a program keep them.
func TestUnquoted(t *testing.T) {
	for in, want := range map[string]string{
		"Hi,\n> 1. Why?\n>   a) x\n> > b) y *\n>\n> 2. How?\n>   a) x\n>> b) y\nBye": "Hi,\n1. Why?\n  a) x\nb) y *\n\n2. How?\n  a) x\nb) y\nBye",
		"> [!question]- 1. Why?\n> - [x] y\n>> [!success]-\n>> so":                   "1. Why?\n- [x] y\nAnswer:\nso",
		"> [!NOTE]\n> x":                       "\nx",
		"1. Why?\na) x\n> b) y\nc) z":          "1. Why?\na) x\n> b) y\nc) z",
		strings.Repeat(">>> print(1)\n1\n", 9): strings.Repeat(">>> print(1)\n1\n", 9),
	} {
		if diff := cmp.Diff(strings.Split(want, "\n"), unquoted(strings.Split(in, "\n"))); diff != "" {
			t.Errorf("%q (-want +got):\n%s", in, diff)
		}
	}
}

// TestRepliesQuoted: quoted lines below each question are its answer; the sign before
// one of several choices marks it.
func TestRepliesQuoted(t *testing.T) {
	for text, want := range map[string]bool{
		"1. Who?\n   > Ann\n2. Where?\n   > Rome,\n   > in June\n3. Why?\n\n> So":           true,
		"1. Who?\na) Ann\n> b) Ben\n2. Where?\n> a) Rome\nb) Oslo\n3. Why?\n> a) So\nb) No": false,
		"1. What is shown?\n> 2 + 3\n2. And now?\n> print(2)\n3. And here?\n> x":            false,
		"Dear all,\n> Who comes?\nI do.\n> When?\nAt six.\n> Where?\nHere.":                 false,
	} {
		if got := repliesQuoted(strings.Split(text, "\n")); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
