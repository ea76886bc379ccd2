package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestDigitKey: a key at the end may give the numbers of the right choices
// behind the word for one answer.
func TestDigitKey(t *testing.T) {
	body := "Question 1: Which is a planet?\n1. Rome\n2. Mars\n3. Oslo\nQuestion 2: Which is hot?\n1. fire\n2. ice\n3. snow\nQuestion 3: Which are wet?\n1. sand\n2. rain\n3. dew\nQuestion 4: Which is dry?\n1. rain\n2. dew\n3. sand\n\n"
	want := []string{"Mars", "fire", "rain | dew", "sand"}
	for _, key := range []string{"ANS:\n1-2, 2-1, 3- (2,3) two are right, 4-3", "Ans. (1) 2 (2) 1 (3) 2, 3 (4) 3", "Réponse : 1-2 2-1 3-2,3 4-3"} {
		q, _ := read(t, paper(body+key))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", key, diff)
		}
	}
	q, _ := read(t, paper("1. Which is a planet?\nA. Rome\nB. Mars\nAnswer: B\n2. Which is hot?\nA. fire\nB. ice\nAnswer: A\n3. Match the numbers with their halves.\nAnswer: 1-2, 2-1, 3-4"))
	if got := keys(q); got[0] != "Mars" || got[1] != "fire" {
		t.Errorf("keys %v", got)
	}
}
