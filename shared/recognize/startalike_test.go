package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestStatementsToChoose reads the ways to write a statement of a program as the choices of a
// question whose others carry no letters either; a listing below it stays with it.
func TestStatementsToChoose(t *testing.T) {
	const others = "Which bird hoots?\nOwl\nSwan\nDuck\nLark\nWhich one swims?\nHawk\nPike\nCrow\nHen\nWhich is black?\nDove\nGull\nRaven\nTern\nWhich is small?\nStork\nGoose\nWren\nCrane\n"
	for code, want := range map[string]int{
		"for(begin;step;end)\nfor(end;begin;step)\nfor(begin,end,step)\nfor(begin;end;step)": 4,
		"int n = 5;\nn = n + 1;\nprint(n);\nreturn n;":                                       0,
	} {
		q, _ := read(t, paper(others+"How is a loop written?\n"+code+"\nWho sings at night?\nRobin\nHawk\nOwl\nCrow"))
		if len(q.Items) != 6 {
			t.Errorf("%q: %d questions", code, len(q.Items))
			continue
		}
		got := 0
		if c, ok := q.Items[4].Response.(quiz.Choice); ok {
			got = len(c.Choices)
		}
		if got != want || !strings.HasPrefix(q.Items[4].Stem.Text(), "How is a loop written?") {
			t.Errorf("%q: %d choices, want %d", code, got, want)
		}
	}
}
