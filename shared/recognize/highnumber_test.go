package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestManyNumbers counts on behind 2,000, where a number alone would be a year.
func TestManyNumbers(t *testing.T) {
	q, _ := read(t, paper(manyItems(2100)))
	if len(q.Items) != 2100 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, item := range q.Items {
		if want := fmt.Sprintf("Which of the numbers below is equal to %d plus one?", i); item.Stem.Text() != want {
			t.Fatalf("item %d asks %q", i+1, item.Stem.Text())
		}
	}
}

// TestYear leaves a year at the front of a line where it is.
func TestYear(t *testing.T) {
	q, _ := read(t, paper("1. Which city is it?\nA. Rome\nB. Oslo\nAnswer: A\n\n2. Who ruled then?\n2001. The year of the change.\nA. Ann\nB. Bob\nAnswer: B"))
	if len(q.Items) != 2 || !strings.Contains(q.Items[1].Stem.Text(), "2001. The year") {
		t.Errorf("%d items, %q", len(q.Items), q.Items[len(q.Items)-1].Stem.Text())
	}
}
