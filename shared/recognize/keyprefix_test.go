package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeyPrefix: the numbers of a key may have the Q of their questions, or an
// arrow behind them.
func TestKeyPrefix(t *testing.T) {
	test := "Question 1: Which is a bird?\nA) bat\nB) owl\nQuestion 2: Which is a fish?\nA) cod\nB) cow\nQuestion 3: Which is a tree?\nA) rose\nB) oak\n"
	for name, key := range map[string]string{"Q": "Answer Key: Q1: B\n      Q2: A\n      Q3: B", "arrows": "Answer Key\n1 → B\n2 → A\n3 → B"} {
		q, _ := read(t, paper(test+key))
		if diff := cmp.Diff([]string{"owl", "cod", "oak"}, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestKeyPerSection: a key that stands behind each section keeps its last answer
// where the next section begins without a number of its own.
func TestKeyPerSection(t *testing.T) {
	q, _ := read(t, paper("Owls:\nQuestion 1: When do owls hunt?\nA) at noon\nB) at night\nQuestion 2: What do owls eat?\nA) mice\nB) grass\nQuestion 3: Where do owls nest?\nA) in caves\nB) in trees\nAnswer Key: Q1: B\nQ2: A\nQ3: B\n\n"+
		"Herons:\nQuestion 1: Where do herons stand?\nA) in water\nB) on wires\nQuestion 2: What do herons eat?\nA) nuts\nB) fish\nQuestion 3: How do herons fly?\nA) slowly\nB) fast\nAnswer Key: Q1: A\nQ2: B\nQ3: A\n"))
	if diff := cmp.Diff([]string{"at night", "mice", "in trees", "in water", "fish", "slowly"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestKeyNamesParts: a heading may say in brackets whom the key is for, and the
// parts of the test stand in it by name.
func TestKeyNamesParts(t *testing.T) {
	q, _ := read(t, paper("Part A: Multiple Choice\n1. Which is a bird?\nA) bat\nB) owl\n2. Which is a fish?\nA) cod\nB) cow\nPart B: True / False\n3. Owls are birds. (True / False)\n4. Bats are birds. (True / False)\n"+
		"\nAnswer Key (Staff Copy)\nMultiple Choice:\n1 → B\n2 → A\nTrue / False:\n3 → True\n4 → False\n"))
	if diff := cmp.Diff([]string{"owl", "cod", "true", "false"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
