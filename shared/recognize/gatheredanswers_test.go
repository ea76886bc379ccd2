package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGatheredAnswers reads answers that stand together behind several questions and name
// each its own, at the end or behind each group, of one line or more.
func TestGatheredAnswers(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Question 1\nWhat lays eggs?\nQuestion 2\nName two seas.\n\nAnswer 1: a hen\nAnswer 2: Baltic", []string{"a hen", "Baltic"}},
		{"Aufgabe 1\nWas legt Eier?\nAufgabe 2\nNenne ein Meer.\nLösung 1\nHenne\nLösung 2\nOstsee\nAufgabe 3\nNenne einen Berg.\nAufgabe 4\nWas ist Eis?\nLösung 3\nBrocken\nLösung 4\nWasser", []string{"Henne", "Ostsee", "Brocken", "Wasser"}},
		{"問題1\n卵を産むのは何か。\n問題2\n海の例を挙げよ。\n答え1\nめんどり\n答え2\nバルト海", []string{"めんどり", "バルト海"}},
		{"Question 1: Which is a sea?\nA) Oslo\nB) Baltic\nQuestion 2: Which is hot?\nA) fire\nB) snow\n\nAnswers\nAnswer 2: A\nAnswer 1: B", []string{"Baltic", "fire"}},
		{"Question 1: Which is a sea?\nA) Oslo\nB) Baltic\nQuestion 2: Which is hot?\nA) fire\nB) snow\n\nAnswer 1: B\nAnswer 3: A", []string{"-", "-"}},
		{"Question 1: Which is a bird?\nAnswer 1: bat\nAnswer 2: owl\nRight answer: 2\n\nQuestion 2: Which is a fish?\nAnswer 1: cod\nAnswer 2: cow\nRight answer: 1\n", []string{"owl", "cod"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}
