package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRepeatedHeads: a key may repeat the heads of the questions with as many lines
// of explanation as it takes; it counts more than what somebody ticked.
func TestRepeatedHeads(t *testing.T) {
	paperText := "Quiz\n\nQuestion 1 – Multiple choice – 2 points\nWhich city is old?\n✓ a) Rome\nb) Oslo\nc) Bern\n\nQuestion 2 – Multiple choice – 2 points\nWhich sea is salty?\na) None\n✓ b) Red Sea\nc) All\n\nQuestion 3 – Multiple choice – 2 points\nWhich river is long?\n✓ a) Nile\nb) Spree\nc) Isar\n\nQuestion 4 – Open question – 4 points\nExplain what a lake is.\n\n"
	why := "\nDetailed explanation:\nThis is why.\n1. First it is so.\n2. Then it is so.\nRemember:\n• this\n• that\n• and this\n• and that\nLast it is so.\nNo more.\n"
	for _, heading := range []string{"Answer Key\n\n", "Complete Answer Key with Explanations\n\n", ""} {
		q, _ := read(t, paper(paperText+heading+"Question 1 – Multiple choice\n✅ Correct answer: b) Oslo"+why+"Question 2 – Multiple choice\n✅ Correct answer: c) All"+why+"Question 3 – Multiple choice\n✅ Correct answer: a) Nile"+why+"Question 4 – Open question\nSample answer\nWater with land around it."+why))
		if diff := cmp.Diff([]string{"Oslo", "All", "Nile", "Water with land around it."}, keysOrModels(q)); diff != "" {
			t.Errorf("%q -want +got:\n%s", heading, diff)
		}
	}
	q, _ := read(t, paper(strings.Repeat("Quiz\nQuestion 1: Name a city.\nAnswer: Rome\nIt is old.\nQuestion 2: Name a sea.\nAnswer: Baltic\nQuestion 3: Name a river.\nAnswer: Nile\n", 2)))
	if len(q.Items) != 6 {
		t.Errorf("%d items", len(q.Items))
	}
}
