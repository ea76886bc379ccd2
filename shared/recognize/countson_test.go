package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSectionCountsOn: a section of tasks that ask nothing goes on with the
// numbers of the section before it, though the last one uses another label.
func TestSectionCountsOn(t *testing.T) {
	last := "1) The first is called\na) x b) y c) z d) w\n2) The second is\na) x b) y c) z d) w\n3) The third is\na) x b) y c) z d) w\n4) The fourth is\na) x b) y c) z d) w"
	for _, c := range []struct{ text string }{
		{"School\nQ: 1 What is a gas?\nQ: 2 What is ice?\nQ: 3 Why does it melt?\n\nSECTION B (Long)\nNote: Attempt any two.\nQ: 4 Describe salts and their uses.\nQ: 5 Define the rules for names.\n\nSECTION C\n" + last},
		{"Schule\nFrage 1: Was ist ein Gas?\nFrage 2: Was ist Eis?\nFrage 3: Warum schmilzt es?\n\nTEIL B\nFrage 4: Beschreibe Salze und ihren Nutzen.\nFrage 5: Nenne die Regeln für Namen.\n\nTEIL C\n" + last},
	} {
		q, _ := read(t, paper(c.text))
		got := labels(q)
		if len(got) != 9 {
			t.Errorf("%s\n%v", c.text, cmp.Diff(9, len(got)))
		}
	}
}

// TestCountedColons: behind "Q:" a number is a label where the numbers count on.
func TestCountedColons(t *testing.T) {
	q, _ := read(t, paper("Q: 1 What is ice?\nQ: 2 What is a gas?\nQ: 3 Name a sea.\nQ: 4 Name a planet."))
	if got := q.Items[1].Stem.Text(); len(q.Items) != 4 || got != "What is a gas?" {
		t.Errorf("%d items, the second %q", len(q.Items), got)
	}
	q, _ = read(t, paper("Q: 5 apples and 3 pears are how many?\nA: 8\nQ: 2 hours have how many minutes?\nA: 120\nQ: 7 days are what?\nA: a week"))
	if got := q.Items[1].Stem.Text(); got != "2 hours have how many minutes?" {
		t.Errorf("the second %q", got)
	}
}

// TestNumbersAnew: tasks under a heading of their own, numbered in another way
// than the questions before, are read though they only order something.
func TestNumbersAnew(t *testing.T) {
	q, _ := read(t, paper("1. What is a bird?\na) an animal\nb) a plant\n2. What is an oak?\na) an animal\nb) a plant\n\nShort questions\n1) Explain what a leaf is.\n2) Describe the heron."))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"What is a bird?", "What is an oak?", "Explain what a leaf is.", "Describe the heron."}, got); diff != "" {
		t.Error(diff)
	}
}
