package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestMatchAnswers: wherever the answer of an entry to match stands, beside it or in the
// room before it, it is known; room without one answers nothing, and letters that count
// are none.
func TestMatchAnswers(t *testing.T) {
	const below, right = "\n\na. soft\nb. louder\nc. loud\n2. Why is it?", "\n2. Why is it?"
	want := []string{"forte=loud | piano=louder | crescendo=soft", "-"}
	for _, order := range []string{"Music test\n1. Match the term with its meaning.\n", "Music test\nMatch the term with its meaning.\n"} {
		for _, entries := range []string{
			"__c__ forte\n__b__ piano\n__a__ crescendo" + below, "(c) forte\n(b) piano\n(a) crescendo" + below, "1. __c__ forte\n2. __b__ piano\n3. __a__ crescendo" + below,
			"1. forte __c__\n2. piano __b__\n3. crescendo __a__" + below, "1. forte (c)\n2. piano (b)\n3. crescendo (a)" + below, "1. forte - c\n2. piano - b\n3. crescendo - a" + below, "1. forte → c\n2. piano → b\n3. crescendo → a" + below,
			"__c__ forte   a. soft\n__b__ piano   b. louder\n__a__ crescendo   c. loud" + right, "1. forte __c__   a. soft\n2. piano __b__   b. louder\n3. crescendo __a__   c. loud" + right, "1. __c__ forte   a. soft\n2. __b__ piano   b. louder\n3. __a__ crescendo   c. loud" + right,
		} {
			q, _ := read(t, paper(order+entries))
			if diff := cmp.Diff(want, keys(q)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", order+entries, diff)
			}
		}
		for _, entries := range []string{"___ forte\n___ piano\n___ crescendo" + below, "___ forte   a. soft\n___ piano   b. louder\n___ crescendo   c. loud" + right, "(a) forte\n(b) piano\n(c) crescendo\n\n(i) loud\n(ii) soft\n(iii) louder" + right} {
			q, _ := read(t, paper(order+entries))
			m, ok := q.Items[0].Response.(quiz.Match)
			if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" || !ok || len(m.Left) != 3 {
				t.Errorf("%s: %v (-want +got):\n%s", order+entries, q.Items[0].Response, diff)
			}
		}
	}
}
