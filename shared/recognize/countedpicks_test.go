package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCountedPicks: answers may count choices that have letters, below the usual word or
// below "A:", where they cannot be meant otherwise.
func TestCountedPicks(t *testing.T) {
	ask := func(word, first, second, third string) string {
		return "1. Which is a sea?\na) Oslo\nb) Baltic\nc) Lima\n" + word + first + "\n\n2. Which is a tree?\na) oak\nb) ice\nc) sand\n" + word + second + "\n\n3. Which are hot?\na) snow\nb) lava\nc) fire\n" + word + third + "\n"
	}
	none := []string{"-", "-", "-"}
	for _, c := range []struct {
		text string
		want []string
	}{
		{ask("Answer: ", "2", "1", "3"), []string{"Baltic", "oak", "fire"}},
		{ask("A: ", "2", "1", "3"), []string{"Baltic", "oak", "fire"}},
		{ask("A: ", "b", "a", "c"), []string{"Baltic", "oak", "fire"}},
		{ask("Ответ: ", "2", "1", "2, 3"), []string{"Baltic", "oak", "lava | fire"}},
		{ask("Answer: ", "1", "0", "2"), none},
		{ask("Answer: ", "2", "1", "1"), none},
		{ask("Answer: ", "2", "4", "3"), none},
		{ask("Answer: ", "2", "a", "3"), []string{"-", "oak", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
	figures := ask("Answer: ", "2", "1", "3") + "\n4. How many legs has a dog?\na) 2\nb) 4\nc) 1\nAnswer: 2\n\n5. How many has a bird?\na) 4\nb) 2\nc) 1\nAnswer: 2\n"
	q, _ := read(t, paper(figures))
	if diff := cmp.Diff([]string{"Baltic", "oak", "fire", "-", "2"}, keys(q)); diff != "" {
		t.Errorf("the place of one choice and the text of another:\n%s", diff)
	}
}
