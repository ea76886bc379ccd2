package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/recognize"
)

// TestBoldPairs: a list for learners has its answers in bold below what is asked, mostly
// without a question mark. Terms below their definitions ask nothing.
func TestBoldPairs(t *testing.T) {
	const cards = "The bird that hunts at night is\n{b:owl}\n\nThis bird swims on lakes\n{b:swan}\n\nA bird that sings at noon\n{b:lark}\n\nWhich bird lives in towers\n{b:swift}\n\nThe bird on the chimney\n{b:stork}\n\nWhich of them is no bird?\n{b:bat}\n\nThe bird of the open sea\n{b:gull}\n\nA young hen is a\n{b:chick}\n"
	q, _ := read(t, set(cards))
	if got := strings.Join(keys(q), " "); got != "owl swan lark swift stork bat gull chick" {
		t.Errorf("keys %s: %v", got, labelled(q))
	}
	q, _ = read(t, set(cards+"\nThe bird that makes holes in trunks\nwoodpecker\n"))
	if got := keys(q); got[len(got)-1] != "woodpecker" {
		t.Errorf("one of them plain: %v", got)
	}
	for name, text := range map[string]string{
		"terms":      strings.NewReplacer("Which bird lives", "The bird that lives", "Which of them is no bird?", "It only looks like a bird").Replace(cards),
		"plain":      strings.NewReplacer("{b:", "", "}", "").Replace(cards),
		"two of few": cards[:strings.Index(cards, "The bird on the chimney")],
	} {
		if q, _, err := recognize.Recognize(set(text)); err == nil {
			t.Errorf("%s: %v", name, labelled(q))
		}
	}
}
