package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestGivenLists: what a task gives stands behind bullets, and what to do with it
// below; neither is a choice or a question of its own.
func TestGivenLists(t *testing.T) {
	for _, p := range []struct{ head, order string }{
		{"Consider a pump with the following data:", "Calculate the power of the pump."},
		{"Sea una bomba con los siguientes datos:", "Calcula la potencia de la bomba."},
		{"Gegeben ist eine Pumpe mit den folgenden Daten:", "Berechne die Leistung der Pumpe."},
	} {
		q, _ := read(t, textPage(t, strings.Join([]string{
			"1. What is a pump?", "", "2. " + p.head, "• It lifts ten litres each second.", "• The height is four metres.", "• Nothing is lost on the way.",
			p.order, "", "3. What is a valve?", "",
		}, "\n")))
		if len(q.Items) != 3 {
			t.Errorf("%s: %d questions", p.head, len(q.Items))
			continue
		}
		if _, offers := q.Items[1].Response.(quiz.Choice); offers || !strings.Contains(q.Items[1].Stem.Text(), "four metres") {
			t.Errorf("%s: %s %q", p.head, q.Items[1].Response.Type(), q.Items[1].Stem.Text())
		}
	}
}

// TestOfferedLists: where questions offer choices behind bullets, an order between
// them changes nothing.
func TestOfferedLists(t *testing.T) {
	q, _ := read(t, textPage(t, strings.Join([]string{
		"1. The owl has:", "• feathers", "• fur", "• scales", "Answer: feathers", "",
		"2. The cod has:", "• feathers", "• fur", "• scales", "Answer: scales", "",
		"3. The cow has:", "• feathers", "• fur", "• scales", "Explain the choice in a sentence.", "",
	}, "\n")))
	if len(q.Items) < 3 {
		t.Fatalf("%d questions", len(q.Items))
	}
	for _, item := range q.Items[:3] {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q is %s", item.Stem.Text(), item.Response.Type())
		}
	}
}
