package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTableReasons reads the table of a key with a column of reasons, whether its numbers
// stand alone or with the word for a question, and in whatever order.
func TestTableReasons(t *testing.T) {
	test := "1. Which is a sea?\nA) Oslo\nB) Baltic\n\n2. Which is a row?\nA) 1 2 3\nB) 2 1 3\nC) 3 2 1\n\n3. Which is hot?\nA) snow\nB) hail\nC) fire\n\n"
	want, why := []string{"Baltic", "1 2 3", "fire"}, []string{"It is salty.", "It counts.", "It burns."}
	for _, c := range []struct {
		table     string
		want, why []string
	}{
		{"| No. | Answer | Explanation |\n|---|---|---|\n| 1 | B | It is salty. |\n| 2 | A | It counts. |\n| 3 | C | It burns. |\n", want, why},
		{"Answers\n\n| Question | Correct answer | Reason |\n|---|---|---|\n| Question 3 | C) fire | It burns. |\n| Question 1 | B) Baltic | It is salty. |\n| Question 2 | A) 1 2 3 | It counts. |\n", want, why},
		{"| 문제 | 정답 | 풀이 |\n|---|---|---|\n| 2번 | **A. 1 2 3** | It counts. |\n| 1번 | Baltic | It is salty. |\n| 3번 | C | It burns. |\n", want, why},
		{"| Question | Answer |\n|---|---|\n| Question 3 | C |\n| Question 2 | A |\n| Question 1 | B |\n", want, []string{"", "", ""}},
		{"| No. | Answer | Explanation |\n|---|---|---|\n| 1 | ____ | It is salty. |\n| 2 | | It counts. |\n| 3 | | It burns. |\n", []string{"-", "-", "-"}, []string{"", "", ""}},
	} {
		q, _ := read(t, textPage(t, "# Quiz\n\n"+test+c.table))
		var reasons []string
		for _, item := range q.Items {
			reasons = append(reasons, strings.TrimSpace(item.Feedback.General.Text()))
		}
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.table, diff)
		}
		if diff := cmp.Diff(c.why, reasons); diff != "" {
			t.Errorf("%s\n%s", c.table, diff)
		}
	}
}
