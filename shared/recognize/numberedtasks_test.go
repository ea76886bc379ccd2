package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
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

// TestExercisesWithLists: an exercise that pairs two lists stands among those that
// head questions, whether their numbers begin anew or go on.
func TestExercisesWithLists(t *testing.T) {
	const pairs = "Match each item in column A with its meaning in column B.\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"in the middle": {"Exercise 1\nAnswer each question in a word or two.\n1. Who wrote Hamlet?\n____________\n\n2. Who wrote Faust?\n____________\n\nExercise 2\n" + pairs + "1. brook\t\ta. has wings\n2. wren\t\tb. has water\n3. oak\t\tc. has leaves\n\nExercise 3\nComplete each sentence with the right word.\n1. Ice is frozen ____.\n\n2. A triangle has ____ sides.",
			[]string{"1. Who wrote Hamlet?", "2. Who wrote Faust?", "Exercise 2 " + strings.TrimSpace(pairs), "1. Ice is frozen _____.", "2. A triangle has _____ sides."}},
		"first": {"Exercise 1\n" + pairs + "1. brook\t\ta. has wings\n2. wren\t\tb. has water\n3. oak\t\tc. has leaves\n\nExercise 2\nComplete each sentence with the right word.\n4. Ice is frozen ____.\n\n5. A triangle has ____ sides.",
			[]string{"Exercise 1 " + strings.TrimSpace(pairs), "4. Ice is frozen _____.", "5. A triangle has _____ sides."}},
		"behind choices": {"Exercise 1\nChoose the best answer.\n1) Who wrote Hamlet?\na) Keats\nb) Shakespeare\n\n2) Who wrote Faust?\na) Goethe\nb) Heine\n\nExercise 2\n" + pairs + "___ 1. brook\ta. has wings\n___ 2. wren\tb. has water\n___ 3. oak\tc. has leaves",
			[]string{"1. Who wrote Hamlet? / Keats / Shakespeare", "2. Who wrote Faust? / Goethe / Heine", "Exercise 2 " + strings.TrimSpace(pairs)}},
	} {
		q, findings := read(t, paper("Midterm test\n\n"+c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		for _, f := range findings {
			if f.Code == finding.NumberRepeated {
				t.Errorf("%s: the number of an exercise is no number of a question: %s", name, f.Message)
			}
		}
	}
}

// TestOrderUnderSectionOfOpenTasks: a line that says what to do with the numbers under
// it is none of the open tasks that the section is named after.
func TestOrderUnderSectionOfOpenTasks(t *testing.T) {
	q, _ := read(t, paper("Midterm test\n\nShort answer (10 points)\nAnswer each question in a word or two.\n1. What do bees make?\nAnswer: honey\n2. Which gas do plants take in?\nAnswer: carbon dioxide\n3. Who wrote Faust?\nAnswer: Goethe\n\nTrue or False (10 points)\nWrite T if the statement is true and F if it is false.\n1. All birds can fly.\nAnswer: F\n2. A spider has six legs.\nAnswer: F"))
	if diff := cmp.Diff([]string{"honey", "carbon dioxide", "Goethe", "false", "false"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
