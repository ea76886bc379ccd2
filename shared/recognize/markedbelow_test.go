package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestAnswersInTheColourOfTheKey: where a colour marks the right choices, what stands in it under
// an open question is the answer to it, and what stands there in black is not.
func TestAnswersInTheColourOfTheKey(t *testing.T) {
	doc := paper("1. Which of these is a river?\nA. Oslo\nB. Rhine\nC. Etna\n2. Which of these is a city?\nA. Oslo\nB. Rhine\nC. Etna\n" +
		"3. Which of these is a volcano?\nA. Oslo\nB. Rhine\nC. Etna\n4. What are mountains made of?\nRock\n5. What are rivers made of? Think of a lake.\nWater")
	for _, i := range []int{2, 5, 11, 13} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Runs[0].Marks.Color = "FF0000"
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Rhine", "Oslo", "Etna", "Rock", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
