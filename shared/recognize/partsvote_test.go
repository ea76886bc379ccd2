package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPartsOfAPaper: where most questions of a paper surely have parts, so have
// those that do not show it by themselves; lists inside parts are no choices.
func TestPartsOfAPaper(t *testing.T) {
	sure := "Exam\n1. A pump lifts water out of a well.\na. Explain how the pump works in winter and in summer.\nb. What is the height of the well in metres?\n2. A wheel turns in the water of a river.\na. Describe how fast it turns in the course of a year.\nb. How long does it take to turn once in spring?\n"
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"parts": {sure + "3. The power of a mill is said to be its load over its delay [5]\na. The reason for this definition in two sentences\nb. The largest power of the mill with a drawing",
			[]string{"1 a.", "1 b.", "2 a.", "2 b.", "3 a.", "3 b."}},
		"a question stays": {sure + "3. Which of these mills is the one with the largest power?\na. The mill on the left side of the river\nb. The mill on the right side of the river",
			[]string{"1 a.", "1 b.", "2 a.", "2 b.", "3."}},
		"a list inside": {sure + "3. Marks of all classes are given below.\na. Find and interpret each of the following measures:\ni. Mean\nii. Mode\niii. Range\nb. Develop a drawing of the marks for each of these:\ni. a bar chart\nii. a histogram",
			[]string{"1 a.", "1 b.", "2 a.", "2 b.", "3 a.", "3 b."}},
	} {
		q, _ := read(t, paper(test.text))
		got := labels(q)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestWorksheetParts: orders and questions under the questions of a worksheet are
// parts, though it has a list of names too. Where every question has choices, or one
// is answered, they are what to do.
func TestWorksheetParts(t *testing.T) {
	open := "Worksheet\n1. What is a tide?\n2. What is a dune made of?\n"
	groups := "3. What is a mill?\na. Provide a brief summary\nb. Explain how mills use the wind\n4. What is a sluice?\na. Where is one built?\nb. List some parts of a sluice\n"
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"parts": {open + groups, []string{"1.", "2.", "3 a.", "3 b.", "4 a.", "4 b."}},
		"names among them": {open + "5. How is a dike built?\n6. Visit these towns:\na. Delft\nb. Gouda\n" + strings.NewReplacer("3.", "7.", "4.", "8.").Replace(groups) + "9. What is a canal?\na. Describe a canal you know\nb. Explain what it is used for",
			[]string{"1.", "2.", "5.", "6.", "7 a.", "7 b.", "8 a.", "8 b.", "9 a.", "9 b."}},
		"what to do": {"Quiz\n1. What does a miller do first?\na. Explain the work to the guests\nb. List all the sacks of flour\nc. Describe the wind\n2. What does a keeper do at night?\na. List all the gates of the sluice\nb. Explain the lights to the crew\nc. Name the stars over the sea",
			[]string{"1.", "2."}},
		"answered": {open + groups + "5. What is a polder?\na. Land\nb. Water\nAnswer: a", []string{"1.", "2.", "3.", "4.", "5."}},
	} {
		q, _ := read(t, paper(test.text))
		got := labels(q)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestOpenParts: in a paper of open questions small letters under an order to write are
// parts. Where a question offers letters they are choices.
func TestOpenParts(t *testing.T) {
	open := "1. What drives a mill?\n2. Calculate the weight of ten sacks.\n3. Write the formulas of\na. sand\nb. salt\n4. Why do sails turn?\n5. Draw a mill.\n6. State the law of floating.\n7. Where is wheat milled?"
	q, _ := read(t, paper(open))
	if diff := cmp.Diff([]string{"1.", "2.", "3 a.", "3 b.", "4.", "5.", "6.", "7."}, labels(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper(open+"\n8. Which of these floats?\na. cork\nb. lead"))
	if len(q.Items) != 8 {
		t.Errorf("%d items beside choices, want 8", len(q.Items))
	}
}
