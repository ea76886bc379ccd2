package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestWorthsOfTheTotal: figures at the right of all questions are what they are worth where
// the head says their sum, however they rise and fall; else such figures may be answers.
func TestWorthsOfTheTotal(t *testing.T) {
	worths := []int{1, 2, 5, 3, 7, 2, 9, 4}
	for _, c := range []struct {
		head string
		want bool
	}{{"Time: 2 hrs\tTotalMks: 33", true}, {"Max. Marks: 33", true}, {"Time: 2 hrs\tTotalMks: 34", false}, {"Time: 33 minutes", false}} {
		var b strings.Builder
		b.WriteString("Maths test\n" + c.head + "\n\n")
		for i, w := range worths {
			fmt.Fprintf(&b, "%d. If the wall has %d owls in it, then how many of them hoot?\t%d\n", i+1, 20+i, w)
		}
		q, _ := read(t, paper(b.String()))
		priced := 0
		for i, item := range q.Items {
			if item.Points != nil && fmt.Sprint(*item.Points) == fmt.Sprint(worths[i]) {
				priced++
			}
		}
		if got := priced == len(worths); got != c.want {
			t.Errorf("%s: %d of %d questions have their points", c.head, priced, len(worths))
		}
	}
}

// TestWorthsOfNearlyTheTotal: halves count too, and where the figure of a question could not
// be told from its text, the rest of the total is what that is worth.
func TestWorthsOfNearlyTheTotal(t *testing.T) {
	worths := []string{"2.5", "1", "5", "1.5", "", "7", "2", "9", "4"} // 32, and one without
	for head, want := range map[string]bool{"Total Marks: 35": true, "Total Marks: 41": true, "Total Marks: 32": false, "Total Marks: 60": false} {
		var b strings.Builder
		b.WriteString("Maths test\n" + head + "\n\n")
		for i, w := range worths {
			fmt.Fprintf(&b, "%d. If the wall has %d owls in it, then how many of them hoot?", i+1, 20+i)
			if w != "" {
				b.WriteString("\t" + w)
			}
			b.WriteString("\n")
		}
		q, _ := read(t, paper(b.String()))
		priced := 0
		for i, item := range q.Items {
			if item.Points != nil && item.Points.String() == worths[i] {
				priced++
			}
		}
		if got := priced == len(worths)-1; got != want {
			t.Errorf("%s: %d of %d questions have their points", head, priced, len(worths)-1)
		}
	}
}
