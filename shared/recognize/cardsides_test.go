package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestCardSides: the fronts of flash cards that are written out ask, their backs answer;
// the sides of other things among other lines do not.
func TestCardSides(t *testing.T) {
	for name, text := range map[string]string{
		"cards":  "Cards on walls\n\nFront: Lintel\nBack: A beam over a door.\n\nFront: Mortar\nBack: What binds bricks.",
		"named":  "Cards on walls\nCard 1\nFront: Lintel\nBack: A beam over a door.\nCard 2\nFront: Mortar\nBack: What binds bricks.",
		"german": "Vorderseite: Lintel\nRückseite: A beam over a door.\nVorderseite: Mortar\nRückseite: What binds bricks.",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"Lintel", "Mortar"}, stems(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		for _, item := range q.Items {
			if !item.Response.HasKey() {
				t.Errorf("%s: no key: %s", name, item.Stem.Text())
			}
		}
	}
	for name, text := range map[string]string{
		"work":   "Jo Doe, builder\nWork\nFront: brick\nBack: wood\nI built the shop of a town.\nIt took a year.\nFront: stone\nBack: clay\nI built a mill.\nSchools\nTown school",
		"turned": "Front: brick\nFront: stone\nBack: clay\nBack: wood",
	} {
		if q, _, err := recognize.Recognize(paper(text)); problem.CodeOf(err) != problem.NoQuestions {
			t.Errorf("%s: %q", name, labelled(q))
		}
	}
}
