package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

const worked = "1. Which is a prime?\nA. 4\nB. 5\nC. 6\n2. Which is even?\nA. 3\nB. 5\nC. 8\n3. Which is odd?\nA. 2\nB. 4\nC. 9\n4. What is 6 : 2?\nA. 3\nB. 4\nC. 5\n\n"

// TestWorkedKeys reads keys that work every answer out below it.
func TestWorkedKeys(t *testing.T) {
	for _, c := range []struct {
		name, key string
	}{
		{"behind the word", "Answers worked out\n1. Answer: B. 5\nExplanation:\nGiven:\n4 = 2 x 2\nAsked:\nwhich is a prime?\nAnswer:\n5 has no parts\n\n2. Answer: C. 8\nExplanation:\n8 = 2 x 4\n\n3. Answer: C\nExplanation:\n1. 2 is even\n2. so is 4\n4. Answer: A\nExplanation:\n6 = 2 x 3"},
		{"the choice", "Key and solutions 2013\n1. B. 5\nExplanation\n5 has no parts\n\n2. C. 8\nExplanation\n8 = 2 x 4\n3. C. 9\nExplanation\n9 = 4 + 5\n4. A. 3\n6 = 2 x 3"},
		{"a letter over what says why", "1. B\nA prime has no parts. Four has two parts, and six has two and three.\nSource: book 1\n2. C\nA number is even when two is one of its parts, as it is of eight.\n3. C\nNine is odd, for it is one more than eight is.\n4. A\nThe sixth part of six is one."},
	} {
		q, _, err := recognize.Recognize(paper(worked + c.key))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"5", "8", "9", "3"}, keys(q)); diff != "" {
			t.Errorf("%s: keys -want +got:\n%s", c.name, diff)
		}
	}
}

// A test whose questions have their answers below them is no key.
func TestQuestionsWithTheirAnswersAreNoWorkedKey(t *testing.T) {
	q, _, err := recognize.Recognize(paper(strings.ReplaceAll(worked, "\n2.", "\nAnswer: B. 5\nExplanation: it is a prime.\n2.")))
	if err != nil {
		t.Fatal(err)
	}
	if got := keys(q); len(got) != 4 || got[0] != "5" || got[1] != "-" {
		t.Errorf("keys %q", got)
	}
}
