package answerkey

import (
	"math/rand/v2"
	"testing"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// TestMayAskAgain sees that the quick look lets every list of repeated questions
// through, and turns papers without one away.
func TestMayAskAgain(t *testing.T) {
	stock := []string{"", "1.", "2. Which river runs through the old town?", "Which river runs  through the OLD town? The Rhine", "b) Which river runs through the old town?", "Why is the sea so salt?", "3) Why is the sea so salt?", "on the shore, why is the sea so salt?", "Wo liegt die schöne Stadt Köln？", "wo liegt die schone stadt koln?", "a) Lima", "Answer: Lima", "Answer:", "4. The largest of these rivers is:", "Question 2: The largest of these rivers is:", "See http://example.org/?why=so for more of it"}
	r := &Reader{}
	r.Lexicon = lexicon.Words()
	random, listed, away := rand.New(rand.NewPCG(1, 2)), 0, 0
	for range 20_000 {
		lines := make([]line.Line, 4+random.IntN(12))
		for i := range lines {
			lines[i] = line.NewLine(line.Line{}, []page.Run{{Text: stock[random.IntN(len(stock))]}})
		}
		may, list := mayAskAgain(lines), r.repeatedAsks(lines)
		if len(list) >= leastAgain {
			listed++
		}
		if !may {
			away++
		}
		if len(list) >= leastAgain && !may {
			t.Fatalf("a list of %d is turned away: %q", len(list), texts(lines))
		}
	}
	if listed == 0 || away == 0 {
		t.Errorf("%d lists, %d turned away: the test shows nothing", listed, away)
	}
}

func texts(lines []line.Line) (out []string) {
	for s := range line.TextsOf(lines) {
		out = append(out, s)
	}
	return out
}
