package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestMarkedPairs: of the letters T and F behind a statement the one that is set apart
// is right; letters that are all set alike mark nothing.
func TestMarkedPairs(t *testing.T) {
	statements := []string{"Owls hoot.", "Fish bark.", "Bees sting.", "Cats fly."}
	for name, mark := range map[string]page.Marks{"bold": {Bold: true}, "highlight": {Highlight: "FFFF00"}, "colour": {Color: "FF0000"}, "none": {}} {
		doc := paper("True or false? Circle T or F.")
		for i, s := range statements {
			letters := []page.Run{{Text: "T"}, {Text: "F"}}
			letters[i%2].Marks = mark
			doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: fmt.Sprintf("%d. %s", i+1, s)}, {Kind: page.TabRun}, letters[0], {Kind: page.TabRun}, letters[1]}})
		}
		want := []string{"true", "false", "true", "false"}
		if name == "none" {
			want = []string{"-", "-", "-", "-"}
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestKeyOfVersions: columns of a key that are called by the versions of a test answer
// the questions of each, not parts of them.
func TestKeyOfVersions(t *testing.T) {
	const four = "1. Which one flies?\na) cod\nb) owl\n2. Which one swims?\na) cod\nb) owl\n3. Which one barks?\na) dog\nb) cat\n4. Which one purrs?\na) dog\nb) cat\n"
	q, _ := read(t, blocks("Version A\n"+four+"Version B\n"+four+"Answer key", grid("Question|Version A|Version B", "1|b|b", "2|a|a", "3|a|a", "4|b|a")))
	if got := strings.Join(keys(q), " "); got != "owl cod dog cat owl cod dog dog" {
		t.Errorf("keys = %s", got)
	}
}

// TestLoneOrdering: entries with room before them under an order are a question, beside
// tasks that say little.
func TestLoneOrdering(t *testing.T) {
	q, _ := read(t, paper("1. Put the events in the right order. Number them from 1 to 3.\n____ Rain falls.\n____ Clouds form.\n____ Vapour rises.\n2. Name the cycle."))
	if len(q.Items) != 2 {
		t.Errorf("stems = %q", stems(q))
	}
}
