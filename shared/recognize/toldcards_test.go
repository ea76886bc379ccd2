package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// reddened is a deck whose paragraphs that begin with "!" are red.
func reddened(doc page.Document) page.Document {
	for i, b := range doc.Blocks {
		if p, ok := b.(page.Paragraph); ok && len(p.Runs) > 0 {
			if text, red := strings.CutPrefix(p.Runs[0].Text, "!"); red {
				p.Runs = []page.Run{{Text: text, Marks: page.Marks{Color: "FF0000"}}}
				doc.Blocks[i] = p
			}
		}
	}
	return doc
}

// TestToldCards: that nearly all slides tell which of their lines is right proves that
// these are choices, whatever the line over them says and wherever it is told.
func TestToldCards(t *testing.T) {
	herons := "The bird of the reeds is / Swift / Heron / Owl: Heron"
	robins := "The bird of the hedge is / Robin / Eagle / Gull: Robin"
	stilts := "The bird of the shore is / Finch / Wren / Stilt: Stilt"
	counted := []string{"1. " + herons, "2. " + robins, "3. " + stilts}
	title := "Bird night\nClass 7b"
	for name, doc := range map[string]page.Document{
		"by a letter in the notes": noted(title, "The bird of the reeds is\nA|Swift\nB|Heron\nC|Owl // B", "The bird of the hedge is\nA|Robin\nB|Eagle\nC|Gull // A", "The bird of the shore is\nA|Finch\nB|Wren\nC|Stilt // C"),
		"by words in the notes":    noted(title, "The bird of the reeds is\nSwift\nHeron\nOwl // Heron", "The bird of the hedge is\nRobin\nEagle\nGull // Robin", "The bird of the shore is\nFinch\nWren\nStilt // Stilt"),
		"on the next slide":        deck(title, "The bird of the reeds is\nSwift\nHeron\nOwl", "Answer\nHeron", "The bird of the hedge is\nRobin\nEagle\nGull", "Answer: Robin", "The bird of the shore is\nFinch\nWren\nStilt", "The bird of the shore is\nAnswer: Stilt"),
		"by a line below":          deck(title, "The bird of the reeds is\nSwift\nHeron\nOwl\nAnswer: Heron", "The bird of the hedge is\nRobin\nEagle\nGull\nAnswer: Robin", "The bird of the shore is\nFinch\nWren\nStilt\nAnswer: Stilt"),
		"typed numbers twice":      deck(title, "1. The bird of the reeds is\n1) Swift\n2) Heron\n3) Owl\nAnswer: 2", "2. The bird of the hedge is\n1) Robin\n2) Eagle\n3) Gull\nAnswer: 1", "3. The bird of the shore is\n1) Finch\n2) Wren\n3) Stilt\nAnswer: 3"),
		"bullets everywhere":       deck(title, "*|1. The bird of the reeds is\n*|Swift\n*|Heron\n*|Owl\nAnswer: Heron", "*|2. The bird of the hedge is\n*|Robin\n*|Eagle\n*|Gull\nAnswer: Robin", "*|3. The bird of the shore is\n*|Finch\n*|Wren\n*|Stilt\nAnswer: Stilt"),
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, doc)
			if diff := cmp.Diff(counted, labelled(q)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestCardsByLook: one line set apart on each slide of a form is the right one of
// choices; where the lines are now more and now fewer, or it is always the first, they are
// the points of a talk.
func TestCardsByLook(t *testing.T) {
	q, _ := read(t, reddened(deck("Bird night\nClass 7b", "The bird of the reeds is\nSwift\n!Heron\nOwl", "The bird of the hedge is\n!Robin\nEagle\nGull", "The bird of the shore is\nFinch\nWren\n!Stilt",
		"The bird of the night is\nFinch\n!Owl\nStilt", "The bird of the roof is\n!Stork\nWren\nStilt")))
	want := []string{"1. The bird of the reeds is / Swift / Heron / Owl: Heron", "2. The bird of the hedge is / Robin / Eagle / Gull: Robin", "3. The bird of the shore is / Finch / Wren / Stilt: Stilt",
		"4. The bird of the night is / Finch / Owl / Stilt: Owl", "5. The bird of the roof is / Stork / Wren / Stilt: Stork"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for name, talk := range map[string]page.Document{
		"more and fewer":   deck("Herons\nThey stand\n!They fish\nThey wait", "Owls\n!They hunt\nThey hoot", "Swifts\nThey fly\nThey sleep\nThey scream\n!They nest", "Gulls\n!They cry\nThey steal"),
		"always the first": deck("Herons\n!They stand\nThey fish\nThey wait", "Owls\n!They hunt\nThey hoot\nThey turn", "Swifts\n!They fly\nThey sleep\nThey nest", "Gulls\n!They cry\nThey steal\nThey float", "Larks\n!They rise\nThey sing\nThey fall"),
		"no slide tells":   deck("Herons\nThey stand\nThey fish\nThey wait", "Owls\nThey hunt\nThey hoot\nThey turn", "Swifts\nThey fly\nThey sleep\nThey nest"),
	} {
		if q, _, err := recognize.Recognize(reddened(talk)); err == nil {
			t.Errorf("a talk, %s, is read as %q", name, labelled(q))
		}
	}
}

// TestCardsAndOthers: a break between the questions of a deck with numbers is none of
// them, and notes that name no choice, or all, are no key.
func TestCardsAndOthers(t *testing.T) {
	q, _ := read(t, reddened(deck("Question 1: Which bird wades?\nSwift\n!Heron\nOwl", "Question 2: Which bird sings?\n!Robin\nEagle\nGull", "A break\nTea\n!Coffee\nJuice", "Question 3: Which bird hovers?\nFinch\nWren\n!Kestrel")))
	want := []string{"Question 1 Which bird wades? / Swift / Heron / Owl: Heron", "Question 2 Which bird sings? / Robin / Eagle / Gull: Robin", "Question 3 Which bird hovers? / Finch / Wren / Kestrel: Kestrel"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, noted("Which bird wades?\nA|Swift\nB|Heron // E", "Which bird sings?\nA|Robin\nB|Eagle // Give them a hint.", "Which bird hovers?\nA|Finch\nB|Kestrel // Finch; Kestrel", "Which bird dives?\nA|Tern\nB|Wren // A - Wren"))
	for i, k := range keys(q) {
		if k != "-" {
			t.Errorf("question %d has the key %q", i+1, k)
		}
	}
}
