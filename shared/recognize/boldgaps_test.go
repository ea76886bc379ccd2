package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBoldGaps: where questions of a numbered list end in bold answers, the bold words of its
// sentences are what belongs there; in a list of sentences alone they are only loud.
func TestBoldGaps(t *testing.T) {
	list := "1. The shoes of a tragedy were called *buskins*.\n2. Which shape has the plot? *A pyramid*\n3. A song that comes back is a *reprise*\n4. Who was the first actor? *Thespis*\n5. Plot, or *mythos*, came before all.\n6. Which god had the feast? *Dionysus*"
	q, _ := read(t, boldened(list))
	if diff := cmp.Diff([]string{"buskins", "A pyramid", "reprise", "Thespis", "mythos", "Dionysus"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
	for name, text := range map[string]string{
		"two questions":       "1. The shoes of a tragedy were called *buskins*.\n2. Which shape has the plot? *A pyramid*\n3. A song that comes back is a *reprise*\n4. Who was the first actor? *Thespis*\n5. Plot, or *mythos*, came before all.",
		"loud words to ask":   "1. Which of these is *not* a play?\n2. Name *two* Greek gods.\n3. Say in *one* sentence what a chorus does.\n4. What is a *reprise*?\n5. Where did the *first* actors play?",
		"words at two places": "1. The *shoes* of a *tragedy* were high.\n2. Which *shape* has the plot? *A pyramid*\n3. A *song* that comes back is a *reprise*\n4. Who was the *first* actor? *Thespis*\n5. Which *god* had the feast? *Dionysus*",
	} {
		q, _ := read(t, boldened(text))
		for i, key := range keys(q) {
			if key != "-" && key != "A pyramid" && key != "Thespis" && key != "Dionysus" {
				t.Errorf("%s: question %d has the key %q", name, i+1, key)
			}
		}
	}
}
