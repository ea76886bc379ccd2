package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAskedWorths reads questions without numbers whose worth stands at the right in words, and
// whose star says that they must be answered; the rows of a rubric ask nothing, and stars at
// choices or before a note are what they were.
func TestAskedWorths(t *testing.T) {
	q, _ := read(t, paper("What is the longest river? *\t1 point\na) Nile\tb) Elbe\tc) Po\nWhat is the highest hill? *\t2 points\na) Zug\tb) Alp\tc) Eck\nWhat is the deepest sea? *\t3 points\na) Red\tb) Dead\tc) Black\nWhich bird is big? *\t1 point\na) owl\tb) emu\tc) tit"))
	if diff := cmp.Diff([]string{"What is the longest river?", "What is the highest hill?", "What is the deepest sea?", "Which bird is big?"}, stems(q)); diff != "" || q.Items[1].Points == nil {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("The river is long.\t1 point\na) True\tb) False\nThe sea is dry.\t1 point\na) True\tb) False\nA dog is a bird.\t1 point\na) True\tb) False"))
	if len(q.Items) != 3 || q.Items[0].Points == nil {
		t.Errorf("%d statements", len(q.Items))
	}
	noQuestions(t, "How essays are graded\nThe text has a title.\t5 points\nThe grammar is right.\t10 points\nAll sources are named.\t5 points\nThe text was handed in on time.\t2 points")
	q, _ = read(t, paper("1. Which is the largest?\na) Mars\nb) Venus *\n2. Which is red? *\na) Mars *\nb) Venus\n3. Which is near? *\na) Mars\nb) Venus *\n4. Which is hot? *\na) Mars\nb) Venus *"))
	if diff := cmp.Diff([]string{"Venus", "Mars", "Venus", "Venus"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}
