package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeysAtEnd: the last lines of a paper may answer all its questions in letters,
// with a heading, numbers or neither; those of the last question alone are none of them.
func TestKeysAtEnd(t *testing.T) {
	const asked = threeAsked + "4. Which one lays eggs?\na) dog\nb) duck\nc) cat\n\n5. Which one spins webs?\na) spider\nb) wasp\nc) worm\n\n6. Which one barks?\na) owl\nb) fox\nc) dog\n\n"
	for _, key := range []string{
		"Ans. 1.(b) 2.(a) 3.(c) 4.(b) 5.(a) 6.(c)",
		"Ans - 1) b 2) a 3) c 4) b 5) a 6) c",
		"1.(b) 2.(a) 3.(c) 4.(b) 5.(a) 6.(c)",
		"1=b 2=a 3=c\n4=b 5=a 6=c",
		"1-B, 2-A, 3-C, 4-B, 5-A, 6-C",
		"Answers: BACBAC",
		"Answers: b a c b a c",
		"[Answers: 1b; 2a; 3c; 4b; 5a; 6c]",
		"Correct answers are 1-b, 2-a, 3-c, 4-b, 5-a, 6-c.",
		"Richtige Antworten: 1 B / 2 A / 3 C / 4 B / 5 A / 6 C",
		"Solution:\n1 → b\n2 → a\n3 → c\n4 → b\n5 → a\n6 → c",
		"Answers\n1. swallow (b)\n2. carp (a)\n3. goat (c)\n4. duck (b)\n5. spider (a)\n6. dog (c)",
	} {
		q, _ := read(t, paper(asked+key))
		if diff := cmp.Diff([]string{"swallow", "carp", "goat", "duck", "spider", "dog"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", key, diff)
		}
	}
	for key, want := range map[string]string{
		"Answer: A C": "owl | dog", "1-B, 2-A": "-", "b a c": "-", "Answers: BACB": "-", "1.(b) 2.(a) 3.(c) 4.(b) 5.(d) 6.(c)": "-",
	} {
		q, _ := read(t, paper(strings.TrimRight(asked, "\n")+"\n"+key))
		if got := keys(q); got[0] != "-" || got[5] != want {
			t.Errorf("%s: got %q", key, got)
		}
	}
}
