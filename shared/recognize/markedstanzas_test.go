package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestMarkedStanzas: choices without labels under stems that ask without a question
// mark, of which a sign tells the right one.
func TestMarkedStanzas(t *testing.T) {
	stanzas := []struct {
		stem    string
		choices []string
		right   int
	}{
		{"The capital of France", []string{"London", "Paris", "Rome", "Berlin"}, 1},
		{"A red planet", []string{"Mars", "Venus", "Earth", "Saturn"}, 0},
		{"The longest river of Europe", []string{"Danube", "Rhine", "Volga", "Elbe"}, 2},
		{"The sign of gold", []string{"Ag", "Au", "Fe", "Cu"}, 1},
		{"How many planets there are", []string{"7", "8", "9", "10"}, 1},
	}
	want := []string{"Paris", "Mars", "Volga", "Au", "8"}
	for name, form := range map[string]struct {
		stem, right string
		gap         string
	}{
		"a sign before, gaps":      {"%[2]s", "#%s", "\n"},
		"a star before, numbers":   {"%[1]d. %[2]s", "*%s", ""},
		"a plus behind, numbers":   {"%[1]d. %[2]s", "%s +", ""},
		"a tick behind, questions": {"%[1]d. %[2]s?", "%s ✓", "\n"},
	} {
		var b strings.Builder
		for i, s := range stanzas {
			fmt.Fprintf(&b, form.stem+"\n", i+1, s.stem)
			for k, c := range s.choices {
				if k == s.right {
					c = fmt.Sprintf(form.right, c)
				}
				b.WriteString(c + "\n")
			}
			b.WriteString(form.gap)
		}
		q, _ := read(t, paper(b.String()))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	noQuestions(t, "Opening hours\nMonday to Friday\nSaturday\n*not in August\n\nPrices\nadults 5\nchildren 2\n*with a card\n\nWay\nbus 5\ntram 2\n*stops at the gate\n\nFood\ntea\ncoffee\n*only on Sundays\n")
}

// TestMarkedLines: without a gap between them, questions of as many lines are told by the one
// sign in each. A list with such signs here and there is none.
func TestMarkedLines(t *testing.T) {
	const text = "The bird of the night is...\n+the owl\nthe swan\nthe lark\nThe bird of the lake is...\nthe owl\n+the swan\nthe lark\nThe bird of the field is...\nthe owl\nthe swan\n+the lark\nThe bird of the tower is...\n+the swift\nthe swan\nthe lark\n"
	q, _ := read(t, paper(text))
	if got := strings.Join(keys(q), "; "); got != "the owl; the swan; the lark; the swift" {
		t.Errorf("keys %s", got)
	}
	noQuestions(t, strings.Replace(text, "+the swan", "the swan", 1))
	noQuestions(t, "+"+text)
}
