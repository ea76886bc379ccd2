package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLastRules: the rules for taking a test may stand under its last question.
func TestLastRules(t *testing.T) {
	test := "Assignment 1\n1. Define the term density.\n2. Explain how plants make food.\n3. Describe the water cycle.\n\n"
	for _, rules := range []string{"Instructions:\n• All questions are compulsory.\n• Answers should be clear.\n• Last date: 2 August", "Hinweise\n1. Alle Aufgaben sind zu bearbeiten.\n2. Hilfsmittel sind nicht erlaubt."} {
		q, _ := read(t, paper(test+rules))
		if diff := cmp.Diff([]string{"1. Define the term density.", "2. Explain how plants make food.", "3. Describe the water cycle."}, labelled(q)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}

// TestInstructionsBeforeTasks: below such a heading there may be what is asked.
func TestInstructionsBeforeTasks(t *testing.T) {
	q, _ := read(t, paper("Assignment 1\n1. Define the term density.\n2. Explain how plants make food.\n3. Describe the water cycle.\n\nInstructions:\n4. Name three lakes.\n5. Which river flows through Rome?\n"))
	if len(q.Items) != 5 {
		t.Errorf("%d questions: %v", len(q.Items), labelled(q))
	}
}
