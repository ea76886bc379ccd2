package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestVerdictBoxes reads reviewed attempts that judge what a person ticked with signs
// before the boxes: the signs are the key, and no tick without one among crosses is.
func TestVerdictBoxes(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want []string // label stem: key
	}{
		{"ticked as the signs say", "Question 1\nWhat is a cat?\n☐ a bird\n✓ ☒ a mammal\n☐ a fish\n\nQuestion 2\nWhat is a frog?\n☐ a bird\n✓ ☐ an amphibian\n✗ ☒ a fish\n\nQuestion 3\nWhat is an owl?\n✓ ☒ a bird\n☐ a mammal",
			[]string{"Question 1 What is a cat?: a mammal", "Question 2 What is a frog?: an amphibian", "Question 3 What is an owl?: a bird"}},
		{"not known where nothing is judged", "Question 1\nWhat is a cat?\n✗ ☒ a bird\n☐ a mammal\n\nQuestion 2\nWhat is a frog?\n☐ a bird\n☒ a fish\n\nQuestion 3\nWhat is an owl?\n✓ ☒ a bird\n☐ a mammal",
			[]string{"Question 1 What is a cat?: -", "Question 2 What is a frog?: -", "Question 3 What is an owl?: a bird"}},
		{"boxes over their texts", "Question 1\nWhich is a loop?\n✓ ☒\nfor i in range(3): print(i)\n☐\nif i > 3: print(i)\n\nQuestion 2\nWhich is a test?\n☐\nfor i in range(3): print(i)\n✓ ☐\nif i > 3: print(i)",
			[]string{"Question 1 Which is a loop?: for i in range(3): print(i)", "Question 2 Which is a test?: if i > 3: print(i)"}},
		{"signs behind the choices", "Question 1\nWhat is a cat?\n☐ a bird\n☒ a mammal ✓\n\nQuestion 2\nWhat is a frog?\n☐ an amphibian\n☒ a fish ✗\n\nQuestion 3\nWhat is an owl?\n☒ a bird ✓\n☐ a mammal",
			[]string{"Question 1 What is a cat?: a mammal", "Question 2 What is a frog?: -", "Question 3 What is an owl?: a bird"}},
		{"boxes alone", "1. What is a cat?\n☐ a bird\n☒ a mammal\n2. What is a frog?\n☒ an amphibian\n☐ a fish",
			[]string{"1. What is a cat?: a mammal", "2. What is a frog?: an amphibian"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, paper(c.text))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
