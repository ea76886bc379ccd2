package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// copiedPages are questions copied from the pages of a file: after so many lines comes
// the same line, wherever the text of a question is.
func copiedPages(every int, head string) string {
	var out []string
	for i := range 40 {
		out = append(out, fmt.Sprintf("%d. Which of these words of the list stands for the thing that is", i+1), fmt.Sprintf("number %d of the long row in the yard?", i+1),
			fmt.Sprintf("A. the oak number %d behind the old mill", i), "and its shade", fmt.Sprintf("B. the elm number %d", i), fmt.Sprintf("C. the lime number %d", i), "Answer: B")
	}
	for at := every; at < len(out); at += every {
		out = append(out[:at], append([]string{head}, out[at:]...)...)
	}
	return strings.Join(out, "\n")
}

// TestRunningLines: a line that comes again after so many lines, wherever a question is,
// ran over the pages that a text was copied from.
func TestRunningLines(t *testing.T) {
	q, _ := read(t, paper(copiedPages(23, "Bank of the county for the spring of the year")))
	if len(q.Items) != 40 {
		t.Fatalf("%d questions", len(q.Items))
	}
	for _, s := range labelled(q) {
		if strings.Contains(s, "county") {
			t.Errorf("%q", s)
		}
	}
}

// TestLinesThatComeAgain: a line that comes again in the same place of questions is a
// part of them.
func TestLinesThatComeAgain(t *testing.T) {
	for name, text := range map[string]string{
		"stem":   strings.ReplaceAll(copiedPages(1000, ""), "in the yard?", "in the yard?\nRead the list on the wall again."),
		"choice": strings.ReplaceAll(copiedPages(1000, ""), "and its shade", "and all that stands around it in the yard"),
	} {
		q, _ := read(t, paper(text))
		all := strings.Join(labelled(q), "\n")
		if n := strings.Count(all, "Read the list") + strings.Count(all, "and all that stands"); n < 30 {
			t.Errorf("%s: %d times in\n%.300s", name, n, all)
		}
	}
}
