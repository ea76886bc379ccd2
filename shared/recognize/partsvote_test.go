package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPartsOfAPaper: where most questions of a paper surely have parts, so have
// those that do not show it by themselves; lists inside parts are no choices.
func TestPartsOfAPaper(t *testing.T) {
	sure := "Exam\n1. A pump lifts water out of a well.\na. Explain how the pump works in winter and in summer.\nb. What is the height of the well in metres?\n2. A wheel turns in the water of a river.\na. Describe how fast it turns in the course of a year.\nb. How long does it take to turn once in spring?\n"
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"parts": {sure + "3. The power of a mill is said to be its load over its delay [5]\na. The reason for this definition in two sentences\nb. The largest power of the mill with a drawing",
			[]string{"1 a.", "1 b.", "2 a.", "2 b.", "3 a.", "3 b."}},
		"a question stays": {sure + "3. Which of these mills is the one with the largest power?\na. The mill on the left side of the river\nb. The mill on the right side of the river",
			[]string{"1 a.", "1 b.", "2 a.", "2 b.", "3."}},
		"a list inside": {sure + "3. Marks of all classes are given below.\na. Find and interpret each of the following measures:\ni. Mean\nii. Mode\niii. Range\nb. Develop a drawing of the marks for each of these:\ni. a bar chart\nii. a histogram",
			[]string{"1 a.", "1 b.", "2 a.", "2 b.", "3 a.", "3 b."}},
	} {
		q, _ := read(t, paper(test.text))
		var got []string
		for _, item := range q.Items {
			got = append(got, item.Label)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
