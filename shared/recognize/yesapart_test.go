package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestYesApart reads a "yes" that room parts from the right choice, in several languages.
func TestYesApart(t *testing.T) {
	const test = "1. Which bird hoots?\nOwl    YES\nSwan\nDuck\n2. Which one swims?\nLark\nPike\tYES\nHawk\n3. Which is black?\nDove\nGull\nRaven    YES\n4. Which is small?\nWren\nStork\nGoose"
	for _, yes := range []string{"yes", "si", "Sí", "sim", "oui", "ja", "tak", "да"} {
		q, _ := read(t, paper(strings.ReplaceAll(test, "YES", yes)))
		if diff := cmp.Diff([]string{"Owl", "Pike", "Raven", "-"}, keys(q)); diff != "" {
			t.Errorf("%s: %s", yes, diff)
		}
	}
	for _, text := range []string{
		strings.ReplaceAll(test, "YES", "no"), // said of some and never "yes"
		"1. Does the owl hoot?\na) No    Yes\nb) Never\n2. Does the swan hoot?\na) No    Yes\nb) Never\n3. Does the duck hoot?\na) No    Yes\nb) Never", // two choices
		strings.Replace(test, "Owl    YES\nSwan\nDuck", "Owl    YES\nSwan    YES\nDuck    YES", 1),                                                      // said of all
	} {
		q, _ := read(t, paper(text))
		if got := strings.Join(keys(q), ""); strings.Trim(got, "-") != "" && !strings.Contains(text, "Swan    YES") || strings.Contains(got, "Owl") {
			t.Errorf("%q: keys %q", text, got)
		}
	}
}

// TestYearsAlone: years to choose from that stand alone on their lines are no numbers of
// questions beside those that the word processor counts.
func TestYearsAlone(t *testing.T) {
	var doc page.Document
	n := 0
	for l := range strings.Lines("Are you a real fan?\n\n# In which year did the two parents die?\n1990       yes\n1981\n1955\n\n#Which word of the book is now in the dictionary too?\nMuggle     yes\nGoblin\nWizard\n#Which colour has the drink of despair?\nBlue\nYellow\nGreen\n") {
		l = strings.TrimRight(l, "\n")
		text, asked := strings.CutPrefix(l, "#")
		p := page.Paragraph{}
		if text != "" {
			p.Runs = []page.Run{{Text: text}}
		}
		if asked {
			n++
			p.Label = &page.Label{Text: fmt.Sprintf("%d.", n), Format: page.Decimal, Number: n, List: "list"}
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"1.", "2.", "3."}, labels(q)); diff != "" {
		t.Error(diff)
	}
}
