package recognize_test

import (
	"strings"
	"testing"
)

// TestPairedStanzas: blocks with a tick at one of their lines are questions, also where
// most offer yes and no only; of two other lines one that is ticked off is done.
func TestPairedStanzas(t *testing.T) {
	q, _ := read(t, paper("Cows eat grass.\n✓ Yes.\nNo.\n\nHens give milk.\nYes.\n✓ No.\n\nWhat barks at night?\nThe cat\n✓ The dog\nThe hen\nThe cow\n\nDucks can swim.\n✓ Yes.\nNo."))
	if got := strings.Join(keys(q), " "); got != "Yes. No. The dog Yes." {
		t.Errorf("keys %q", got)
	}
	noQuestions(t, "Kitchen\n✓ Clean the oven\nBuy a lamp\n\nGarden\nCut the grass\n✓ Paint the fence\n\nCellar\n✓ Sort the jars\nSweep the floor\n\nAttic\nMend the roof\n✓ Hang a lamp")
}
