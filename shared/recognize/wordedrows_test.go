package recognize_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestWordedRows: a whole question on one line, its choices behind a word and a
// letter each, its answer and whatever follows behind words that every line has.
func TestWordedRows(t *testing.T) {
	q, _ := read(t, textPage(t, strings.Join([]string{
		"Question 1 Question: What flies? Option A: The cow. Option B: The owl. Option C: The cod. Correct Answer: B Ground: It has wings. [Source: Book (1), p. 3]",
		"Question 2 Question: Where is Lima: in the north? Option A: In Peru. Option B: In Chile. Correct Answer: A Ground: See the map: it lies there.",
		"Question 3 Question: What swims? Option A: The cow. Option B: The cod. Option C: None Correct Answer: B Ground: It has fins.",
	}, "\n")))
	if diff := cmp.Diff([]string{"The owl.", "In Peru.", "The cod."}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestWordedOnce: a stem may name two options of its own.
func TestWordedOnce(t *testing.T) {
	q, _ := read(t, textPage(t, strings.Join([]string{
		"1. A school may choose Option A: a bus, or Option B: a train. Which is cheaper?", "a) the bus", "b) the train",
		"2. What flies?", "a) the cow", "b) the owl",
	}, "\n")))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestLetterSemicolons: all choices of a question on one line, each behind its
// letter and a semicolon.
func TestLetterSemicolons(t *testing.T) {
	q, _ := read(t, textPage(t, "第1题:\n哪个会飞()。\nA;牛,B;猫头鹰,C;鱼\n\n第2题:\n哪个会游泳，哪个正确()。\nA;牛 ,B; 鱼,C;马,D;羊\n\n第3题:\n哪个跑得快()。\nA;马,B;树, C;石"))
	var got []string
	for _, item := range q.Items {
		got = append(got, strconv.Itoa(len(item.Response.(quiz.Choice).Choices)))
	}
	if diff := cmp.Diff([]string{"3", "4", "3"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
