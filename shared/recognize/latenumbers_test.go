package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNumbersThatBeginLate: questions of the same build over the first number
// are questions too, when the number says how many there are; a text above that
// does not fit stays an introduction.
func TestNumbersThatBeginLate(t *testing.T) {
	block := func(stem string) string { return stem + "\nlength\nmass\ntime\n" }
	numbered := block("4. What is the kilogram a unit of?") + block("5. What is the second a unit of?") + block("6. What does a clock show?") + block("7. What is the metre a unit of?")
	q, _ := read(t, paper("Units\n"+block("Physical quantities are")+block("The light year is a unit of")+block("What does a scale show?")+numbered))
	if len(q.Items) != 7 || !strings.Contains(q.Items[0].Stem.Text(), "Physical quantities") {
		t.Errorf("%d items, the first %q", len(q.Items), q.Items[0].Stem.Text())
	}
	q, _ = read(t, paper("Units\nThis is the second part.\nIt goes on with the first.\nUse a pencil.\n"+numbered))
	if len(q.Items) != 4 {
		t.Errorf("%d items, want those with numbers", len(q.Items))
	}
}

// TestUnnumberedAtTop: the first question may lack its number, with lettered choices
// above a 2; a key finds it by the number that is due.
func TestUnnumberedAtTop(t *testing.T) {
	for _, text := range []string{
		"Which one is hot?\nA. ice B. fire\nAnswer: B\n\n2. Which one is wet?\nA. sand B. rain\nAnswer: B\n\n3. Which one is dry?\nA. dust B. sea\nAnswer: A",
		"Which one is hot?\nA. ice\nB. fire\n\n2. Which one is wet?\nA. sand\nB. rain\n\n3. Which one is dry?\nA. dust\nB. sea\n\nAnswers: 1. B 2. B 3. A",
	} {
		q, _ := read(t, paper(text))
		want := []string{"1. Which one is hot? / ice / fire: fire", "2. Which one is wet? / sand / rain: rain", "3. Which one is dry? / dust / sea: dust"}
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}
