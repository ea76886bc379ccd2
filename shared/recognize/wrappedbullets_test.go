package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWrappedBullets: a line in small letters below a long bullet that stops inside
// a sentence goes on with it and asks nothing, also where a paragraph of the notes
// is wider than a page.
func TestWrappedBullets(t *testing.T) {
	wide := strings.Repeat("The notes tell of soil and of what lives in it. ", 4)
	q, _ := read(t, paper(strings.Join([]string{
		"Which three things does a worm do for the soil of a field?", "",
		"- It digs tunnels through which the water of the rain can",
		"reach the roots.",
		"- It eats old leaves",
		"- It turns the soil over, so that what lies deep comes up to the",
		"light of day", "",
		"What does a mole eat in the winter?", "",
		"- Worms", "- Grubs", "",
		"Why do roots need air?", "",
		"- They breathe as leaves do, and without any air they will at last",
		"rot in the ground", "- They drink", "",
		"What lives in a heap of compost?", "",
		"- Worms", "- Lice", "", wide}, "\n")))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"Which three things does a worm do for the soil of a field?", "What does a mole eat in the winter?", "Why do roots need air?", "What lives in a heap of compost?"}, got); diff != "" {
		t.Error(diff)
	}
}
