package draft

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize/line"
)

// TestByNumberOf: a question has the number that is printed; one without a number has
// its place only where no other is called so.
func TestByNumberOf(t *testing.T) {
	numbered := func(n int) Draft { return Draft{Labelled: true, Label: line.QuestionLabel{Number: n}} }
	for _, c := range []struct {
		ds   []Draft
		want map[int]int
	}{
		{[]Draft{{}, numbered(1), numbered(2)}, map[int]int{1: 1, 2: 2}},
		{[]Draft{numbered(1), {}, numbered(3)}, map[int]int{1: 0, 2: 1, 3: 2}},
		{[]Draft{{}, {}}, map[int]int{1: 0, 2: 1}},
	} {
		run := make([]int, len(c.ds))
		for i := range run {
			run[i] = i
		}
		if diff := cmp.Diff(c.want, byNumberOf(c.ds, run)); diff != "" {
			t.Error(diff)
		}
	}
}
