package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPrintedTwice: a test that is printed for the class and again with its answers
// is one test.
func TestPrintedTwice(t *testing.T) {
	blank := "1. Which city is old?\n☐ Rome\n☐ Oslo\n2. Which sea is salty?\n☐ None\n☐ Red Sea\n3. Which river is long?\n☐ Nile\n☐ Spree\n4. Is ice cold?\n☐ Yes\n☐ No\n"
	solved := strings.NewReplacer("☐ Rome", "☑ Rome", "☐ Red", "☑ Red", "☐ Nile", "☑ Nile", "☐ Yes", "☑ Yes").Replace(blank)
	want := []string{"Rome", "Red Sea", "Nile", "Yes"}
	for _, between := range []string{"\nAnswers\n\n", "\nQuiz, teacher's copy\n\n", "\n"} {
		for _, text := range []string{blank + between + solved, solved + between + blank} {
			q, _ := read(t, paper("Quiz\n\n"+text))
			if diff := cmp.Diff(want, keys(q)); diff != "" {
				t.Errorf("%q -want +got:\n%s", between, diff)
			}
			for i, item := range q.Items {
				if item.ID != "q"+string(rune('1'+i)) {
					t.Errorf("%s is item %d", item.ID, i+1)
				}
			}
		}
	}
	q, _ := read(t, paper("Quiz\n\n"+blank+"\nQuiz 2\n\n"+strings.Replace(solved, "Which", "What other", 3)))
	if len(q.Items) != 8 {
		t.Errorf("%d items of two tests", len(q.Items))
	}
}
