package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPartlyMarked: where whole choices are coloured throughout a test, one of which only
// the beginning is coloured is meant too; a word that is stressed is not, nor are beginnings
// of several choices.
func TestPartlyMarked(t *testing.T) {
	text := "Birds\n"
	for i := range 6 {
		text += fmt.Sprintf("%d. What does bird number %d do?\na) It hoots at night\n{b) It swims in the lake}\nc) It sings at dawn\n", i+1, i+1)
	}
	text += "7. What does the heron do?\na) It hoots at night\nb) It sings at dawn\nc) {It stands in the} lake all day on one leg and waits for the fish that swim by\n" +
		"8. What does the owl do?\na) {Never} swims in the lake\nb) It hoots at night\nc) It sings at dawn\n" +
		"9. What does the robin do?\na) {It hoots at} night in the wood\nb) {It sings at} dawn in the wood\nc) It swims\n" +
		"10. What does the swift do?\na) It hoots at night\nb) It sleeps {in the high air}\nc) It swims in lakes\n"
	q, _ := read(t, coloured(text))
	want := []string{"It swims in the lake", "It swims in the lake", "It swims in the lake", "It swims in the lake", "It swims in the lake", "It swims in the lake", "It stands in the lake all day on one leg and waits for the fish that swim by", "-", "-", "-"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
