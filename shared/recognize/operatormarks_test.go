package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestOperatorsAreNoMarks: in a term a plus or a star is no mark of the right
// answer; dashes drawn behind a choice are one where many questions have them; and
// an operator may be a choice of its own.
func TestOperatorsAreNoMarks(t *testing.T) {
	var b strings.Builder
	for i := range 8 {
		fmt.Fprintf(&b, "%d) What is the name of shape number %d?\na) oval\nb) ring\nc) cone\n", i+1, i+1)
	}
	b.WriteString("9) Which is the prefix form of A+B*C?\na) A+(BC*)\nb) +AB*C\nc) ABC+*\nd) +A*BC\n")
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff(strings.Repeat("- ", 9), strings.Join(keys(q), " ")+" "); diff != "" {
		t.Errorf("terms: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1. Which order reads every row?\nA) FETCH\nB) SELECT *\nC) GET ALL\n2. How is all of a file brought in?\nA) from one use *\nB) use all from one\nC) * from one\nD) use * from one\n3. Which one is hot?\nA) ice\nB) fire\nC) snow\n"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("wildcards: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1. Which sign joins words?\na) - (minus)\nb) * (times)\nc) + (plus)\nd) / (over)\n2. Which one is hot?\na) ice\nb) fire\nc) snow\n"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("signs of arithmetic: (-want +got):\n%s", diff)
	}

	b.WriteString("10) Which term is true?\na) (3 > 4)\nb) !(3 > 4)\nc) (4 > 4)\n")
	q, _ = read(t, paper(b.String()))
	if diff := cmp.Diff(strings.Repeat("- ", 10), strings.Join(keys(q), " ")+" "); diff != "" {
		t.Errorf("a negation: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1) How is that said to old programs?\nThere are some ways:\n* html .a{color:#090;}\n* + html .a{color:#ff0;}\n2) What is a box?\nWood around air.\n"))
	if diff := cmp.Diff("-", keys(q)[0]); diff != "" {
		t.Errorf("a selector: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1) Which terms are alike?\na) x\nb) x > 10\nc) !x\nd) !(x == 0)\ne) x != 0\n2) What is a term?\n"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("negations alone: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1) Which one floats?\na. lead\nb. wood -----------\nc. zinc\n2) Which one rusts?\na. iron --------\nb. gold\nc. wood\n3) Which one burns?\na. sand\nb. zinc\nc. wood ---------\n"))
	if diff := cmp.Diff([]string{"wood", "iron", "wood"}, keys(q)); diff != "" {
		t.Errorf("dashes: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1) Which one floats?\na. lead\nb. the ship is -----------\nc. zinc\n2) Which one rusts?\na. iron\nb. gold\nc. wood\n3) Which one burns?\na. sand\nb. zinc\nc. wood\n"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("one row of dashes: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1) Which term is p[1][2]?\na. *((*(p + 4)) + 8)\nb. *((*(p + 1)) + 2)\nc. (**(p + 1) + 2)\n2) What is a pointer?\na. a place\nb. a number of a place\nc. a name\n"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("pointers: (-want +got):\n%s", diff)
	}

	q, _ = read(t, paper("1. Which operator adds?\n☐ +=\n☐ -=\n☐ *=\n2. Which sign begins a remark?\n☐ *\n☐ //\n☐ #\n"))
	if diff := cmp.Diff([]int{3, 3}, choiceCounts(q)); diff != "" {
		t.Errorf("signs: (-want +got):\n%s", diff)
	}
}

// choiceCounts is how many choices every item has.
func choiceCounts(q quiz.Quiz) []int {
	var out []int
	for _, item := range q.Items {
		choice, _ := item.Response.(quiz.Choice)
		out = append(out, len(choice.Choices))
	}
	return out
}

// TestOperatorsBetweenLabels: a sign alone between two labels of a row is a choice, and
// no mark of the next; before words it marks nothing where hardly any question has one.
func TestOperatorsBetweenLabels(t *testing.T) {
	var b strings.Builder
	b.WriteString("1) Which operator comes first?\nA ] * B] == C] => D] +\n2) Which one takes three terms?\nA] ? B] * C] sizeof D] ^\n3) Which sign is no operator?\nA] ,  B] $  C] @  D] None of these\n4) How large is it?\nA] 6 bytes  B] 2 bytes  C] + bytes  D] None of these\n")
	for i := range 40 {
		fmt.Fprintf(&b, "%d) What is the name of shape number %d?\nA] oval  B] ring  C] cone  D] cube\n", i+5, i+5)
	}
	q, _ := read(t, paper(b.String()))
	want := []string{"1) Which operator comes first? / * / == / => / +", "2) Which one takes three terms? / ? / * / sizeof / ^", "3) Which sign is no operator? / , / $ / @ / None of these", "4) How large is it? / 6 bytes / 2 bytes / + bytes / None of these"}
	if diff := cmp.Diff(want, labelled(q)[:4]); diff != "" {
		t.Error(diff)
	}
}

// TestStarsWithinChoices: where a test usually has a star behind the right choice, one
// behind a single choice is a mark beside terms with stars too; a name that ends in one
// is text.
func TestStarsWithinChoices(t *testing.T) {
	var b strings.Builder
	for i := range 6 {
		fmt.Fprintf(&b, "Q%d: What is the name of shape number %d?\nA) oval\nB) ring*\nC) cone\n", i+1, i+1)
	}
	b.WriteString("Q7: How is twice x said?\nA) 2*x*\nB) x*x\nC) x+2\nQ8: Which remark is right?\nA) /* why */\nB) -- why\nC) # why*\nQ9: Which order reads all?\nA) FETCH\nB) SELECT *\nC) GET ALL\n")
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff([]string{"2*x", "# why", "-"}, keys(q)[6:]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
