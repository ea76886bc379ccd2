package recognize_test

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestKeyFrames: the pieces of a key may stand side by side in a table that lays them out.
func TestKeyFrames(t *testing.T) {
	const choices = "\na) one\nb) two\nc) three\n"
	test := paper("Quiz\n1. Which is least?" + choices + "2. Which is even?" + choices + "3. Which is most?" + choices + "4. Which is odd and small?" + choices).Blocks
	for name, heading := range map[string]string{"English": "Answer key", "German": "Lösungen", "Polish": "Odpowiedzi"} {
		frame := page.Table{Rows: []page.Row{
			{Cells: []page.Cell{{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: heading}}}}}}},
			{Cells: []page.Cell{{Blocks: []page.Block{grid("1 | a", "2 | b")}}, {Blocks: []page.Block{grid("3 | c", "4 | a")}}}},
		}}
		q, _ := read(t, page.Document{Blocks: append(append([]page.Block{}, test...), frame)})
		for i, want := range []int{0, 1, 2, 0} {
			if i >= len(q.Items) {
				t.Fatalf("%s: %d items", name, len(q.Items))
			}
			if c, ok := q.Items[i].Response.(quiz.Choice); !ok || len(c.Key) != 1 || c.Key[0] != want {
				t.Errorf("%s: %s: %+v", name, q.Items[i].Label, q.Items[i].Response)
			}
		}
	}
}
