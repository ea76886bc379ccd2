package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestRubricTable: a table of how an answer is marked is what markers are told, and no
// part of the question; a table that the question is about stays in it.
func TestRubricTable(t *testing.T) {
	q, _ := read(t, blocks("1. Explain how owls hunt. (10 points)", grid("Criteria|Excellent (5)|Fair (2)", "Content|All facts|Few facts", "Language|No slips|Some slips"), "2. Describe a robin. (10 points)"))
	if got := stems(q); len(got) != 2 || got[0] != "Explain how owls hunt." {
		t.Fatalf("stems = %q", got)
	}
	essay, ok := q.Items[0].Response.(quiz.Essay)
	if !ok || !strings.Contains(essay.Rubric.Text(), "Content; Excellent (5) - All facts") || !strings.Contains(essay.Rubric.Text(), "Language") {
		t.Errorf("%+v", q.Items[0].Response)
	}
	for _, table := range []page.Table{grid("Category|Norway|Peru", "Fish|20 tons|30 tons", "Wood|12 tons|4 tons"), grid("Category|1|2", "Fish|20|30", "Wood|12|4"), grid("Category|1990|2020", "Travel|by ship mostly|by car mostly", "Heat|wood and coal|oil and gas")} {
		q, _ = read(t, blocks("1. What does the table say? Explain. (10 points)", table, "2. Describe a robin. (10 points)"))
		if !strings.Contains(stems(q)[0], "Category") {
			t.Errorf("the table is left out: %q", stems(q)[0])
		}
	}
}
