package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLeadingRoom: room for a letter before the sentence belongs to no question; a gap
// that its sentence begins with does.
func TestLeadingRoom(t *testing.T) {
	const text = "Choose the best answer.\n1. _____ Which one is a bird?\na. owl\nb. cod\n\n2. _____ The animal that barks is the\na. hen\nb. dog\n\n3. _____ is the king of the animals.\na. The lion\nb. The ant\n\n4. ____ How many legs has a spider?\na. six\nb. eight"
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"Which one is a bird?", "The animal that barks is the", "_____ is the king of the animals.", "How many legs has a spider?"}, stems(q)); diff != "" {
		t.Errorf("stems (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. __A__ Which one is a bird?\na. owl\nb. cod\n\n2. __B__ Who barks?\na. hen\nb. dog\n\n3. _B_ Who sings?\na. ant\nb. wren"))
	if got := stems(q); keys(q)[0] != "owl" || got[0] != "Which one is a bird?" || got[2] != "Who sings?" {
		t.Errorf("a letter in the room: %q, keys %q", got, keys(q))
	}
	q, _ = read(t, paper("1. ____ Which one is a bird?\na. owl\nb. cod\n\n2. Who barks?\na. hen\nb. dog"))
	if got := stems(q)[0]; got != "_____ Which one is a bird?" {
		t.Errorf("a gap at the front of one question alone: %q", got)
	}
}

// TestOfferedInBraces: a sentence with a list to choose from is a question, as forms
// with lists in their sentences are read; sets and programs in braces ask nothing.
func TestOfferedInBraces(t *testing.T) {
	q, _ := read(t, paper("1. Plants need {light / salt / plastic} to grow.\n2. Fish breathe with their {lungs / gills / fins}."))
	if len(q.Items) != 2 {
		t.Errorf("items = %d, want 2: %v", len(q.Items), stems(q))
	}
	noQuestions(t, "1. The set {1 / 2, 2 / 3} is finite.\n2. The path {src/lib} holds the code.\n3. A third thing is said here.")
}
