package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestInOrderTo: "in order to" and "in order for" ask for no order.
func TestInOrderTo(t *testing.T) {
	const choices = "\na) It has a name\nb) It has a number\nc) It has a place\nd) It has a size\n"
	q, _ := read(t, paper("1. In order for a file to be found, which of these must be true?"+choices+"2. In order to be read, which of these must be true?"+choices+"3. Put the steps in order."+choices))
	for i, item := range q.Items {
		if _, orders := item.Response.(quiz.Order); orders != (i == 2) {
			t.Errorf("%q: %T", item.Stem.Text(), item.Response)
		}
	}
}
