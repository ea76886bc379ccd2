package recognize_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestLooseColours: the background that marks one choice of every question counts
// more than a colour that was given to what somebody picked, too.
func TestLooseColours(t *testing.T) {
	choices := func(stem string, marks ...page.Marks) []page.Block {
		out := []page.Block{page.Paragraph{Runs: []page.Run{{Text: stem}}}}
		for i, m := range marks {
			letter := string(rune('A' + i))
			out = append(out, page.Paragraph{Runs: []page.Run{{Text: letter + ". choice " + letter, Marks: m}}})
		}
		return out
	}
	picked, right := page.Marks{Color: "FF782E"}, page.Marks{Shading: "FFFF99"}
	both := page.Marks{Color: "FF782E", Shading: "FFFF99"}
	plain := page.Marks{}
	q, _ := read(t, page.Document{Blocks: slices.Concat(
		choices("1. First?", picked, both, plain, plain),
		choices("2. Second?", both, plain, plain, picked),
		choices("3. Third?", plain, picked, picked, right),
		choices("4. Fourth?", plain, plain, both, plain),
		choices("5. Fifth?", picked, right, plain, plain),
	)})
	var got [][]int
	for _, item := range q.Items {
		got = append(got, item.Response.(quiz.Choice).Key)
	}
	if diff := cmp.Diff([][]int{{1}, {0}, {3}, {2}, {1}}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestCuesBelowChoices: how many to choose may be said below the choices.
func TestCuesBelowChoices(t *testing.T) {
	q, _ := read(t, paper("Exam\nWhich of these are seas?\n• Baltic\n• Rome\n• Red Sea\nSelect 2 answers\nThat is all.\n\nWhich of these are cities?\n• Oslo\n• Nile\n• Bern\nSelect 2 answers\nThat is all.\n\nWhich of these are rivers?\n• Isar\n• Nile\n• Bern\nSelect 2 answers\nThat is all."))
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 || !c.Multiple {
			t.Errorf("%q: %+v", item.Stem.Text(), item.Response)
		}
	}
}
