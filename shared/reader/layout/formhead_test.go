package layout

import (
	"strings"
	"testing"
)

func TestFormOverColumns(t *testing.T) {
	columns := func(p *paper) *paper { return exam(exam(p, 60, 120, 1, 4), 310, 120, 5, 8) }
	for _, c := range []struct{ name, left, right, want string }{
		{"name and date", "Name: ____________", "Date: ________", "Name: [___]⇥Date: [___]\n1. A"},
		{"room without a word", "Name: ____________", "____/____", "Name: [___]⇥[___]/[___]\n1. A"},
		{"words alone", "Class:", "Score:", "Class:⇥Score:\n1. A"},
	} {
		if got := blocksOf(columns(newPaper().at(60, 90, c.left).at(390, 90, c.right))); !strings.Contains(got, c.want) {
			t.Errorf("%s: got\n%s", c.name, got)
		}
		got := blocksOf(columns(newPaper().at(60, 70, "A test").at(60, 90, c.left).at(390, 90, c.right)))
		if !strings.Contains(got, c.want) {
			t.Errorf("%s under a title: got\n%s", c.name, got)
		}
	}
	for name, p := range map[string]*paper{
		"a line of each column": columns(newPaper().at(60, 90, "Name ____ here").at(310, 90, "two of ____ these")),
		"words that are text":   columns(newPaper().at(60, 90, "and all that they saw of it").at(390, 90, "of the rest")),
	} {
		got := blocksOf(p)
		if four, right := strings.Index(got, "4. A"), strings.Index(got, "of th"); right < 0 || right < four {
			if two := strings.Index(got, "two of"); two < four {
				t.Errorf("%s: got\n%s", name, got)
			}
		}
	}
}

func TestPageWords(t *testing.T) {
	for _, text := range []string{"Σελίδα 1 από 1", "Strana 2 z 4", "Sida 3 av 8", "עמוד 2 מתוך 3", "Page 1 of 2"} {
		if !pageWordRE.MatchString(text) {
			t.Errorf("%q is the number of a page", text)
		}
	}
	for _, text := range []string{"Side 3 cm", "Sides 3 and 4", "σελίδα"} {
		if pageWordRE.MatchString(text) {
			t.Errorf("%q is no number of a page", text)
		}
	}
}
