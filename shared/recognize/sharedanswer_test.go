package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersTogether: one line gives the answers of all questions.
func TestAnswersTogether(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"as many":     {"Write the plural.\n1. owl - ____\n2. goose - ____\n3. mouse - ____\n4. fox - ____\nAnswers: owls, geese, mice, foxes\n", []string{"owls", "geese", "mice", "foxes"}},
		"of the last": {"Bird test\n1. Which bird hoots?\n2. Which bird swims?\n3. Which bird sings?\n4. Name 4 birds.\nAnswer: owl, swan, robin, crow\n", []string{"-", "-", "-", "owl, swan, robin, crow"}},
		"each its own": {"Bird test\n1. Which bird hoots?\nAnswer: owl\n2. Which birds swim?\nAnswer: swan\n3. Which birds sing?\nAnswer: robin\n4. Which birds fly?\nAnswer: owl, swan, robin, crow\n",
			[]string{"owl", "swan", "robin", "owl, swan, robin, crow"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestOrderOverTasks: what is numbered under a line that orders something asks it,
// in a paper that calls itself a test.
func TestOrderOverTasks(t *testing.T) {
	for name, text := range map[string]string{
		"grammar":     "English test\nCorrect the mistakes.\n1. She go to school.\n2. They is happy.\n3. He don't like tea.\n",
		"translation": "Worksheet 3\nTranslate into German.\n1. The owl hoots.\n2. The swan swims.\n3. The robin sings.\n",
		"equations":   "Algebra worksheet\nSolve for x:\n1. 2x + 3 = 7\n2. x - 4 = 10\n3. 5x = 20\n",
		"Russian":     "Контрольная работа\nПереведите числа в десятичную систему:\n1. 1011\n2. 1100\n3. 1001\n",
	} {
		if q, _ := read(t, paper(text)); len(q.Items) != 3 {
			t.Errorf("%s: %d items, want 3", name, len(q.Items))
		}
	}
	noQuestions(t, "Bird club\nWrite down what you saw.\n1. The owl hoots.\n2. The swan swims.\n3. The robin sings.\n")
}
