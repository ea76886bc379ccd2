package recognize_test

import (
	"strconv"
	"strings"
	"testing"

	"formwright/shared/recognize"
)

// numberedLines writes stems with numbers and a line below each.
func numberedLines(stems, below []string) string {
	var b strings.Builder
	for i, s := range stems {
		b.WriteString(strconv.Itoa(i+1) + ". " + s + "\n" + below[i] + "\n")
	}
	return b.String()
}

// TestNumberedPairs: a document of numbered questions, some of which break off,
// with the answer of each on the line below and nothing else.
func TestNumberedPairs(t *testing.T) {
	stems := []string{"In birds, the heart", "The organs that clean the blood are:", "How many legs has an ant?", "A plant takes in", "The gas that we breathe out is:", "In the cell, the nucleus", "What do roots do?", "The largest planet is", "Ice melts at:", "The hardest of these is: a. chalk; b. iron; c. diamond", "Whose eggs have no shell?"}
	answers := []string{"Has four parts", "The kidneys", "6", "Water from the ground", "Carbon dioxide", "Keeps the plan", "They hold the plant", "Jupiter", "0", "C", "Those of frogs"}
	q, _ := read(t, textPage(t, numberedLines(stems, answers)))
	if got := keys(q); len(got) != len(stems) || got[0] != "Has four parts" || got[2] != "6..6" || got[9] != "diamond" {
		t.Errorf("keys %q", got)
	}
	for name, below := range map[string]string{
		"lines that go on": "and the rest of the sentence goes on here in number",
		"orders":           "Explain your answer in a sentence, number.",
	} {
		lines := make([]string, len(stems))
		for i := range lines {
			lines[i] = below + strings.Repeat(" x", i)
		}
		q, _, err := recognize.Recognize(textPage(t, numberedLines(stems, lines)))
		for _, k := range keys(q) {
			if err == nil && strings.HasPrefix(k, below[:8]) {
				t.Errorf("%s: a key %q", name, k)
			}
		}
	}
}
