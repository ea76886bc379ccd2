package layout

import (
	"strings"
	"testing"
)

// TestDividerEdge: lines of a column end at the line drawn beside it, also where the
// other column is empty.
func TestDividerEdge(t *testing.T) {
	p := newPaper().at(40, 100, "Explain why iron rusts when it is wet but").at(40, 114, "gold does not").rule(290, 90, 290, 200)
	if text := blocksOf(p); !strings.Contains(text, "wet but gold") {
		t.Errorf("the line is not joined with the next: %s", text)
	}
}

// TestDivider: a line drawn down the middle of a page parts columns of few ragged
// lines, which would be read across; a line between two lists to match, or beside the
// points, parts none.
func TestDivider(t *testing.T) {
	page := func(left, right []string, line bool) string {
		p := newPaper().at(150, 40, "Metals").lines(40, 80, left...).lines(320, 80, right...)
		if line {
			p.rule(300, 70, 300, 200)
		}
		return blocksOf(p)
	}
	left := []string{"1. Which is a metal?", "Iron", "Salt", "Sugar"}
	right := []string{"2. Which of these rusts when it is wet?", "Gold", "Iron", "Glass"}
	across := func(text string) bool {
		return strings.Contains(text, "Salt → Iron") || strings.Contains(text, "Salt | Iron")
	}
	if text := page(left, right, true); across(text) || strings.Index(text, "Sugar") > strings.Index(text, "Which of these") {
		t.Errorf("the columns are read across: %s", text)
	}
	terms, means := []string{"1. iron", "2. salt", "3. gold", "4. glass"}, []string{"a. rusts", "b. dissolves", "c. shines", "d. breaks"}
	if text := page(terms, means, true); strings.Index(text, "rusts") > strings.Index(text, "glass") {
		t.Errorf("the lists are parted: %s", text)
	}
	asks := []string{"1. Name a metal.", "2. Name a salt.", "3. What is rust?", "4. What is glass?"}
	if text := page(asks, []string{"(2 marks)", "(2 marks)", "(3 marks)", "(1 mark)"}, true); strings.Index(text, "(2 marks)") > strings.Index(text, "glass") {
		t.Errorf("the points are parted from their questions: %s", text)
	}
}
