package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestKindBehindSign: the name of a kind of questions behind the sign of a section heads the
// next ones, also where nothing sets it apart from a statement that is complete. A choice
// with a letter that says the same is a choice.
func TestKindBehindSign(t *testing.T) {
	judged := "III. True or False. Write T or F. (1 point each)\n____ 14. The sun is a star in the sky.\n____ 15. Owls swim in the deep sea.\n____ 16. A week has seven days in it.\n"
	for _, head := range []string{"IV. Short answer (5 points each)", "IV. Essay", "IV. Short Answer Questions (5 points each)", "\nD. Short answer (5 points each)"} {
		q, _ := read(t, paper(judged+head+"\n17. Why do owls hunt at night?\n18. Describe the feathers of an owl."))
		if len(q.Items) != 5 || strings.Contains(q.Items[2].Stem.Text(), "nswer") {
			t.Errorf("%q: %q", head, labelled(q))
			continue
		}
		for i, item := range q.Items {
			if _, truth := item.Response.(quiz.TrueFalse); truth != (i < 3) {
				t.Errorf("%q: %d is %T", head, i+1, item.Response)
			}
		}
	}
	q, _ := read(t, paper("1. How should one ask for a word?\nA. Matching\nB. True or false\nC. Essay\nD. Short answer\n2. How should one ask for an opinion?\nA. Matching\nB. True or false\nC. Short answer\nD. Essay"))
	if got := labelled(q); len(got) != 2 || !strings.HasSuffix(got[0], "/ Short answer") || !strings.HasSuffix(got[1], "/ Essay") {
		t.Errorf("%q", got)
	}
}

// TestNumberedNamedTruths: statements with numbers and the letter that the order over them
// names keep their numbers, and what comes behind is asked by its own.
func TestNumberedNamedTruths(t *testing.T) {
	q, _ := read(t, paper("True or False. Write T or F.\n__T__ 14. The sun is a star in the sky.\n__F__ 15. Owls swim in the deep sea.\n__T__ 16. A week has seven days in it.\n\nShort answer\n17. Why do owls hunt at night?"))
	want := "14. The sun is a star in the sky.: true|15. Owls swim in the deep sea.: false|16. A week has seven days in it.: true|17. Why do owls hunt at night?"
	if got := strings.Join(labelled(q), "|"); got != want {
		t.Error(got)
	}
}
