package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswerLists: rounds of a quiz night, the answers in a list of their own
// right behind the questions.
func TestAnswerLists(t *testing.T) {
	round := "1. Which river runs through Prague?\n2. Who wrote Peer Gynt?\n3. How many strings has a violin?\n4. True or false? Bats are birds.\n5. What is sushi wrapped in?"
	q, _ := read(t, paper(round+"\n1. Vltava\n2. Ibsen\n3. Four\n4. False\n5. Seaweed\n\n. Which bird cannot fly?\n2. What is made of cocoa?\n3. Which planet has rings?\n4. What do bees make?\n1. Penguin\n2. Chocolate\n3. Saturn\n4. Honey"))
	if diff := cmp.Diff([]string{"Vltava", "Ibsen", "Four", "false", "Seaweed", "Penguin", "Chocolate", "Saturn", "Honey"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for name, text := range map[string]string{
		"another round":  round + "\n1. Which sea is salty?\n2. Who painted Guernica?\n3. What floats?\n4. Where is Oslo?\n5. When is Easter?",
		"fewer":          round + "\n1. Vltava\n2. Ibsen\n3. Four",
		"under a header": round + "\nPart B: explain the words\n1. Vltava\n2. Ibsen\n3. Strings\n4. Bats\n5. Seaweed",
	} {
		q, _ := read(t, paper(text))
		for i, k := range keys(q)[:5] {
			if k != "-" {
				t.Errorf("%s: item %d has the key %q", name, i+1, k)
			}
		}
	}
}
