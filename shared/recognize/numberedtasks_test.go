package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNumberedTasks: tasks that only say what to do head sections, and the numbered
// lines under them ask; choices that are numbered like questions are none.
func TestNumberedTasks(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbered alike": {"UNIT 3\n\n1 Fill in the gaps. (__/3)\n1 She ............ to school.\n2 We ............ tea.\n3 He ............ a bird.\n\n2 Translate into English. (__/2)\n1 pies ............\n2 kot ............\n\n3 Write three sentences about your town. (__/6)",
			[]string{"1. She _____ to school.", "2. We _____ tea.", "3. He _____ a bird.", "1. pies _____", "2. kot _____", "3. Write three sentences about your town. (_____/6)"}},
		"in brackets": {"1. Complete the sentences.\n(1) The sun ______ in the east.\n(2) Birds ______ in the sky.\n2. Answer the questions.\n(1) Where does the sun rise?\n(2) Why do birds sing?",
			[]string{"1. The sun _____ in the east.", "2. Birds _____ in the sky.", "1. Where does the sun rise?", "2. Why do birds sing?"}},
		"with the number of the task": {"QUESTION 1: Choose the right answer.\n1.1 Which bird swims?\nA. Duck\nB. Owl\n1.2 Which bird hoots?\nA. Duck\nB. Owl\nQUESTION 2: True or false?\n2.1 A duck is a fish. ______\n2.2 An owl is a bird. ______\nQUESTION 3\n3.1 Name three birds.\n\nMEMORANDUM\n1.1 A  1.2 B\n2.1 False\n2.2 True",
			[]string{"1.1 Which bird swims? / Duck / Owl: Duck", "1.2 Which bird hoots? / Duck / Owl: Owl", "2.1 A duck is a fish.: false", "2.2 An owl is a bird.: true", "3.1 Name three birds."}},
		"choices numbered alike": {"1. Which bird swims?\n1. Duck\n2. Owl\n3. Crow\n2. Which bird hoots?\n1. Duck\n2. Owl\n3. Crow\n3. Which bird is black?\n1. Duck\n2. Owl\n3. Crow\n4. Which bird is small?\n1. Wren\n2. Owl\n3. Crow",
			[]string{"Question 1 Which bird swims? / Duck / Owl / Crow", "Question 2 Which bird hoots? / Duck / Owl / Crow", "Question 3 Which bird is black? / Duck / Owl / Crow", "Question 4 Which bird is small? / Wren / Owl / Crow"}},
		"choices in brackets": {"1. Select the correct statement.\n(1) Ducks swim well.\n(2) Owls swim well.\n(3) Wrens swim well.\n2. Select the wrong statement.\n(1) Ducks fly well.\n(2) Owls hoot at night.\n(3) Wrens are big birds.",
			[]string{"1. Select the correct statement. / Ducks swim well. / Owls swim well. / Wrens swim well.", "2. Select the wrong statement. / Ducks fly well. / Owls hoot at night. / Wrens are big birds."}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}
