package recognize_test

import "testing"

// TestWorthTerms: lettered lines are worked on one by one where the points over
// them have as many terms, and are choices where they have not.
func TestWorthTerms(t *testing.T) {
	for _, c := range []struct {
		name, text string
		items      int
	}{
		{"sums behind the number", "Q1. (4+6)\nA shop sold 3, 5 and 8 pots.\na) Draw the bars of these sales.\nb) Find the mean sale.\nQ2. (2+3)\nA train runs for two hours.\na) Its mean speed\nb) Its top speed", 4},
		{"a product", "Question No 1. [CLO:1 <Knowing>] [Marks: 2 * 3 = 6]\nExplain the role of these in a hive:\na. The queen\nb. The drone\nc. The worker\nQuestion No 2. [Marks: 3 * 2 = 6]\nLook at this hive.\na. Is it full? If yes, then add a frame.\nb. Is it ill? If yes, then say why.", 5},
		{"a product with its result", "English exam\nTotal: 7 marks\n1. Name the bees that do this:\t(3×2=6)\na. Lays the eggs\nb. Guards the hive\nc. Fans the comb\n2. Change these sentences.\n(2×0.5=1)\na. Bees make honey. (passive)\nb. The hive was sold. (active)", 5},
		{"a product that is asked for", "1. How often is (3×2=6) printed there?\na. Once and again\nb. Twice or more\nc. Never at all\n2. Who wrote (3×3=9) first?\na. Some old man\nb. Some old woman\nc. Some young king", 2},
		{"another number of terms", "Q1. (4+6)\nThe bars show\na) the mean sales\nb) the best sales\nc) the worst sales\nQ2. (2+3)\nThe train has\na) two slow hours\nb) one slow hour\nc) no slow hour", 2},
		{"a sum that is asked for", "1. What is (4+6+1)?\na) ten at most\nb) just eleven\nc) more than that\n2. What is (2+3+4)?\na) eight at most\nb) just nine\nc) more than that", 2},
		{"a wrong total", "1. The value [2 * 3 = 7 marks]\na) is too low\nb) is too high\nc) is right\n2. The next [2 * 3 = 8 marks]\na) is too low\nb) is too high\nc) is right", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if len(q.Items) != c.items {
				t.Errorf("%d items, want %d", len(q.Items), c.items)
				for _, item := range q.Items {
					t.Log(item.Label, item.Stem.Text())
				}
			}
		})
	}
}
