package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestAnswersOnTheLine: the answers of a list for a quiz night stand right behind
// the question marks.
func TestAnswersOnTheLine(t *testing.T) {
	const numbered = "Night of birds\n1. Which bird hoots at night? Owl\n2. How many toes has a heron? 8\n3. Who keeps its egg on its feet? The penguin\n4. What does a robin eat? Worms\n5. Which bird sleeps while it flies? Swift\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbered":   {numbered, []string{"Owl", "8..8", "The penguin", "Worms", "Swift"}},
		"no numbers": {"Bird quiz\n\nWhich bird hoots at night? Owl\nHow many toes has a heron? 8\nWho keeps its egg on its feet? The penguin\nWhat does a robin eat? Worms\nWhich bird sleeps while it flies? Swift\n", []string{"Owl", "8..8", "The penguin", "Worms", "Swift"}},
		"signs":      {"Bird quiz\n1. Which bird hoots at night? = Owl\n2. How many toes has a heron? - 8\n3. How cold is its lake? → -5 °C\n", []string{"Owl", "8..8", "-5..-5°C"}},
		"brackets":   {"Bird quiz\n1. Which bird hoots at night? [Owl]\n2. How many toes has a heron? [8]\n3. Who keeps its egg on its feet? [The penguin]\n", []string{"Owl", "8..8", "The penguin"}},
		"orders":     {"Bird quiz\n1. Which bird hoots at night? Explain.\n2. How many toes has a heron? Explain.\n3. Who keeps its egg on its feet? Explain.\n4. What does a robin eat? Explain.\n5. Which bird sleeps while it flies? Explain.\n", []string{"-", "-", "-", "-", "-"}},
		"offers":     {"Bird quiz\n1. Which bird hoots at night? Owl or robin\n2. How many toes has a heron? 6 / 8 / 10\n3. Who keeps its egg on its feet? Penguin, owl, swift\n4. What does a robin eat? Worms or fish\n5. Which bird sleeps while it flies? Swift or owl\n", []string{"-", "-", "-", "-", "-"}},
		"examples":   {"Grammar test\n1. Which word is the verb? The owl hoots.\n2. Which word is the verb? A heron stands still.\n3. Which word is the verb? The swift sleeps.\n4. Which word is the verb? Robins sing early.\n5. Which word is the verb? The penguin swims.\n", []string{"-", "-", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestAnswersBehindGaps: a sentence behind a gap answers where each question has
// one, and nothing where only some have.
func TestAnswersBehindGaps(t *testing.T) {
	q, _ := read(t, paper("Bird quiz\n\n1. Why do owls hoot?\n\nThey tell others that the wood is theirs.\n\n2. Why do swifts sleep in the air?\n\nTheir feet are too weak for the ground.\n\n3. How do penguins keep warm?\n\nThey stand close together in a crowd.\n"))
	if diff := cmp.Diff([]string{"They tell others that the wood is theirs.", "Their feet are too weak for the ground.", "They stand close together in a crowd."}, keys(q)); diff != "" {
		t.Errorf("each: (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Bird quiz\n\n1. Why do owls hoot?\n\nThey tell others that the wood is theirs.\n\n2. Why do swifts sleep in the air?\n\n3. How do penguins keep warm?\n\nThey stand close together in a crowd.\n\n4. What do robins eat?\n"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("some: (-want +got):\n%s", diff)
	}
}

// TestQuotedAnswers: quotations below questions answer them.
func TestQuotedAnswers(t *testing.T) {
	var doc page.Document
	for _, text := range []string{"1. Which bird hoots at night in this wood? Only one does.", ">an owl", "2. Look at the heron. It stands in the lake. How many toes has it?", ">eight, four on each foot", "3. Who keeps its egg on its feet?", ">the penguin"} {
		p := page.Paragraph{Runs: []page.Run{{Text: text}}}
		if text[0] == '>' {
			p.Runs[0].Text, p.Style.Name = text[1:], "Intense Quote"
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"an owl", "eight, four on each foot", "the penguin"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestBareSequence: the answers of a key on one line carry numbers without signs.
func TestBareSequence(t *testing.T) {
	q, _ := read(t, paper("Put the verbs in the right form.\n1. The owl ____ (hoot) every night.\n2. The swans ____ (swim) now.\n3. A robin ____ (sing) yesterday.\nKey: 1 hoots, 2 are swimming, 3 sang\n"))
	if diff := cmp.Diff([]string{"hoots", "are swimming", "sang"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
