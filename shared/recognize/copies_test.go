package recognize_test

import (
	"strconv"
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

// A part of a test that is printed twice, without and with its answers, is one part,
// whatever stands behind it.
func TestPartPrintedTwice(t *testing.T) {
	blank, solved := "", ""
	for i, city := range []string{"Rome", "Oslo", "Lima", "Cairo", "Bonn", "Paris", "Kyiv", "Delhi"} {
		n := strconv.Itoa(i + 1)
		blank += n + ". Which city has the number " + n + "?\n☐ " + city + "\n☐ None of " + n + "\n"
		solved += n + ". Which city has the number " + n + "?\n☑ " + city + "\n☐ None of " + n + "\n"
	}
	more := ""
	for i := range 8 {
		n := strconv.Itoa(i + 1)
		more += n + ". Which river flows by town " + n + "?\n☐ Nile " + n + "\n☐ Spree " + n + "\n"
	}
	q, _ := read(t, paper("Quiz\n\n"+blank+"\nAnswers\n\n"+solved+"\nPart two\n\n"+more))
	if len(q.Items) != 16 || q.Items[0].Response.HasKey() != true || q.Items[8].Response.HasKey() {
		t.Errorf("%d items, keys %q", len(q.Items), keys(q))
	}
}
