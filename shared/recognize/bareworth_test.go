package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestWorthInBrackets: a number in square brackets behind tasks that no word and
// no question mark shows makes them questions of a paper, and parts of the lines
// under a text to read; where nothing calls itself a test it does not.
func TestWorthInBrackets(t *testing.T) {
	tasks := "1. Use the library to prepare a report about two rivers of your country. [5]\n2. A harbour master allots berths by the draught of the ships. Develop a plan for a new quay. [4]"
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"a paper":    {"Geography Exam\n" + tasks, []string{"1.", "2."}},
		"an article": {"The rivers of the north\n" + tasks, nil},
		"parts": {"Geography Exam\n" + tasks + "\n3. The old harbour was closed after the storm. Its master wants to open it again.\n" +
			"i. Which of the quays do you recommend to mend first, and at what cost? [5]\nii. What can the town do to win the money for its plans? [2]",
			[]string{"1.", "2.", "3 i.", "3 ii."}},
		"fields of an array": {"Programming Exam\n1. Which names the last field of x? [2]\na. x[4]\nb. x[5]\nc. x[6]\n2. What is a loop? [2]", []string{"1.", "2."}},
	} {
		q, _, err := recognize.Recognize(paper(test.text))
		if err != nil && problem.CodeOf(err) != problem.NoQuestions {
			t.Fatal(err)
		}
		got := labels(q)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestWorthApart: figures in round brackets behind nearly all questions are what these
// are worth; those that count on name sources.
func TestWorthApart(t *testing.T) {
	worths := func(figures ...string) (out []string) {
		text := "Mills quiz\n"
		for i, ask := range []string{"What drives a mill?", "What do millers sell?", "Sketch the sails of one.", "Where do millers live?", "Who owns the mill?"} {
			text += string(rune('1'+i)) + " – " + ask + figures[i] + "\n\n"
		}
		q, _ := read(t, paper(text))
		for _, item := range q.Items {
			worth := "-"
			if item.Points != nil {
				worth = item.Points.String()
			}
			out = append(out, worth)
		}
		return out
	}
	if diff := cmp.Diff([]string{"1", "2", "2", "4", "3"}, worths(" (1)", " (2)", " (2)", " (4)", " (3)")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	none := []string{"-", "-", "-", "-", "-"}
	if diff := cmp.Diff(none, worths(" (1)", " (2)", " (2)", " (3)", " (4)")); diff != "" {
		t.Errorf("sources (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(none, worths(" (2)", "", " (1)", "", " (2)")); diff != "" {
		t.Errorf("some (-want +got):\n%s", diff)
	}
}
