package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestAgenda: the points of a talk and the titles that say them again ask nobody; a
// slide that lists the questions of the deck is no agenda.
func TestAgenda(t *testing.T) {
	talk := deck("The new library", "Agenda\n1|What is it about?\n2|Server\n1|Pages\n2|Tables\n3|Live demo\n3|Outlook",
		"What is it about?\nBooks from all branches\nA number of points for each reader\nThe fastest reader gets the book",
		"Server - Pages and tables\n#|plan", "Server - Live demo\n*|How readers sign in")
	if q, _, err := recognize.Recognize(talk); err == nil {
		t.Errorf("a talk has %d questions: %q", len(q.Items), q.Items[0].Stem.Text())
	}
	round := deck("Quiz night", "Our questions\n*|Which river is the longest?\n*|Which lake is the deepest?\n*|Which sea is the saltiest?",
		"Which river is the longest?\nA|Nile\nB|Elbe", "Which lake is the deepest?\nA|Como\nB|Baikal", "Which sea is the saltiest?\nA|Dead Sea\nB|Baltic")
	q, _ := read(t, round)
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"Which river is the longest?", "Which lake is the deepest?", "Which sea is the saltiest?"}, got[max(0, len(got)-3):]); diff != "" {
		t.Error(diff)
	}
}

// TestChoicesAreNoAgenda: choices whose words stand in the questions behind them are no
// list of chapters, and neither are points that the titles take up in another order.
func TestChoicesAreNoAgenda(t *testing.T) {
	q, _ := read(t, deck("Q1. The plant of the meadow is ____.\n*|clover\n*|poppy\n*|daisy", "Q2. The clover grows on ____.\n*|sand\n*|loam\n*|rock", "Q3. The poppy grows on ____.\n*|sand\n*|loam\n*|rock", "Q4. The daisy grows on ____.\n*|sand\n*|loam\n*|rock"))
	if len(q.Items) != 4 {
		t.Errorf("%d questions: %q", len(q.Items), labelled(q))
	}
	q, _ = read(t, deck("Which plant has four leaves\n*|Clover\n*|Poppy\n*|Daisy\nAnswer: Clover", "Which animal eats the daisy\n*|Cow\n*|Owl\n*|Fox\nAnswer: Cow", "Which plant is like poppy\n*|Rose\n*|Oak\n*|Celandine\nAnswer: Celandine", "Where is clover sown\n*|Field\n*|Lake\n*|Roof\nAnswer: Field"))
	if len(q.Items) != 4 {
		t.Errorf("in another order: %d questions: %q", len(q.Items), labelled(q))
	}
}
