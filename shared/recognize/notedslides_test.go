package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// noted writes the notes of slides behind them: "slide # notes".
func noted(slides ...string) page.Document {
	var doc page.Document
	for _, s := range slides {
		shown, said, _ := strings.Cut(s, " // ")
		if len(doc.Blocks) > 0 {
			doc.Blocks = append(doc.Blocks, page.Break{})
		}
		doc.Blocks = append(doc.Blocks, deck(shown).Blocks...)
		for _, text := range strings.Split(said, "\n") {
			if text != "" {
				p := page.Paragraph{Runs: []page.Run{{Text: text}}}
				p.Position.Part = "slide 1 notes"
				doc.Blocks = append(doc.Blocks, p)
			}
		}
	}
	return doc
}

// TestNotedSlides: the notes of a slide name its right choices, by their words or
// by a letter, and so say what its title is.
func TestNotedSlides(t *testing.T) {
	q, _, err := recognize.Recognize(noted(
		"A farmer wants a bird that hoots.\nRobin\nOwl\nSwift // The correct answer is: Owl\nReason: It hoots.",
		"Birds that swim. Pick two\nPenguin\nDuck\nEagle // Answer: Penguin; Duck",
		"Which bird builds with mud?\nSwallow\nHeron\nGoose // Answer: A"))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"1. A farmer wants a bird that hoots. / Robin / Owl / Swift: Owl", "2. Birds that swim. Pick two / Penguin / Duck / Eagle: Penguin | Duck", "3. Which bird builds with mud? / Swallow / Heron / Goose: Swallow"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _, err = recognize.Recognize(noted(
		"What is hot rock under the ground called?\nLava\nMagma\nAsh // Answer: Magma. Lava is what flows above it.",
		"Which mountain smokes?\nEtna\nBen Nevis\nZugspitze // Correct answer: A",
		"What is its opening called?\nCrater\nPipe\nCone // A - crater"))
	if err != nil {
		t.Fatal(err)
	}
	want = []string{"1. What is hot rock under the ground called? / Lava / Magma / Ash: Magma", "2. Which mountain smokes? / Etna / Ben Nevis / Zugspitze: Etna", "3. What is its opening called? / Crater / Pipe / Cone: Crater"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("with reasons (-want +got):\n%s", diff)
	}
	talk := noted("Owls\nThey hoot\nThey hunt // Say more about the woods.", "Herons\nThey stand\nThey fish // Ask who has seen one.", "Swifts\nThey fly\nThey sleep // Tell them of the tower.")
	if q, _, err := recognize.Recognize(talk); err == nil && len(q.Items) > 0 {
		t.Errorf("a talk is read as %v", labelled(q))
	}
}
