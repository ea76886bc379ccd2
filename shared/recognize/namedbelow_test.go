package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNamedBelow: among questions that are answered on the line below, so is an order to
// name something; what an order is to be done with answers nothing.
func TestNamedBelow(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"English":               {"Review\n\nQuestion 1\nWhat is the capital of Peru?\nLima\n\nQuestion 2\nWho painted Guernica?\nPablo Picasso\n\nQuestion 3\nWhich bird cannot fly?\nthe ostrich\n\nQuestion 4\nName the longest river.\nThe Nile", []string{"Lima", "Pablo Picasso", "the ostrich", "The Nile"}},
		"German":                {"Wiederholung\n1. Wie heißt die Hauptstadt von Peru?\nLima\n2. Wer malte Guernica?\nPablo Picasso\n3. Welcher Vogel fliegt nicht?\nder Strauß\n4. Nenne den längsten Fluss.\nder Nil", []string{"Lima", "Pablo Picasso", "der Strauß", "der Nil"}},
		"a sentence to work on": {"Review\n1. What is the capital of Peru?\nLima\n2. Who painted Guernica?\nPablo Picasso\n3. Which bird cannot fly?\nthe ostrich\n4. Translate into French.\nthe old house", []string{"Lima", "Pablo Picasso", "the ostrich", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
