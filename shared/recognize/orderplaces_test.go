package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOrderPlaces: the places of entries may be filled in before them, behind them or in
// brackets, or be told for all of them; an answer may write the entries out. Numbers that
// count on are those of a list.
func TestOrderPlaces(t *testing.T) {
	const want = "lay eggs | hatch | fledge"
	const order = "Bird test\n1. Put these steps in the correct order.\n"
	for entries, want := range map[string]string{
		"__2__ hatch\n__3__ fledge\n__1__ lay eggs\n":                                  want,
		"hatch __2__\nfledge __3__\nlay eggs __1__\n":                                  want,
		"(2) hatch\n(3) fledge\n(1) lay eggs\n":                                        want,
		"____ hatch\n____ fledge\n____ lay eggs\nAnswer: 2, 3, 1\n":                    want,
		"____ 1. hatch\n____ 2. fledge\n____ 3. lay eggs\nAnswer: 3, 1, 2\n":           "3. lay eggs | 1. hatch | 2. fledge", // the numbers of entries
		"a. hatch\nb. fledge\nc. lay eggs\nAnswer: lay eggs, hatch, fledge\n":          want,
		"a. hatch\nb. fledge\nc. lay eggs\nCorrect order: lay eggs → hatch → fledge\n": want,
		"a. hatch\nb. fledge\nc. lay eggs\nCorrect order: c, a, b\n":                   want,
		"____ hatch\n____ fledge\n____ lay eggs\nCorrect order: 3, 1, 2\n":             "-", // of places or of entries
		"____ hatch\n____ fledge\n____ lay eggs\nAnswer: 3 → 1 → 2\n":                  want,
		"____ hatch\n____ lay eggs\n____ fledge\nCorrect order: 2, 1, 3\n":             want, // of either
		"____ hatch\n____ fledge\n____ lay eggs\n":                                     "-",
		"(1) hatch\n(2) fledge\n(3) lay eggs\n":                                        "-",
	} {
		q, _ := read(t, paper(order+entries+"2. Which bird is red?\na. owl\nb. robin\n"))
		if diff := cmp.Diff(want, keys(q)[0]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", entries, diff)
		}
	}
}
