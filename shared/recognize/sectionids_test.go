package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// idTest is a test whose questions are called by the letter of their section and a number.
const idTest = "Exam\nPart A - Statements\nA1. A lock is a door. (True / False)\nA2. Ice is cold. (True / False)\nA3. A cod is a fish. (True / False)\nPart B - Choices\nB1. Which is a fish?\nA. cod\nB. cow\nC. owl\nB2. Which is a bird?\nA. cod\nB. cow\nC. owl\nPart C - Open\nC1. Explain why the tides rise and fall.\n\n"

// TestSectionIDs: the key at the end calls the questions by such names, and tells why.
func TestSectionIDs(t *testing.T) {
	for _, key := range []string{
		"Solution\n\nPart A\nA1. False - it closes one.\nA2. True\nA3. True — it has gills.\nPart B\nB1 -> A. A cod swims.\nB2 -> C. Owls fly.\n",
		"Answers\n\nA1: False\nA2: True\nA3: True\nB1: A\nB2: C\n",
	} {
		q, _ := read(t, paper(idTest+key))
		if diff := cmp.Diff([]string{"false", "true", "true", "cod", "owl", "-"}, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", key, diff)
		}
	}
}

// TestSectionIDsMarked: of both words the one in bold is the answer, and where none is
// there is no answer.
func TestSectionIDsMarked(t *testing.T) {
	for right, want := range map[string][]string{"False": {"false", "false", "false", "cod", "owl", "-"}, "": {"-", "-", "-", "-", "-", "-"}} {
		doc := paper(idTest + "Solution\n")
		for _, id := range []string{"A1", "A2", "A3"} {
			p := page.Paragraph{Runs: []page.Run{{Text: id + ". "}}}
			for _, word := range []string{"True", "False"} {
				if word == "False" {
					p.Runs = append(p.Runs, page.Run{Text: " / "})
				}
				p.Runs = append(p.Runs, page.Run{Text: word, Marks: page.Marks{Bold: word == right}})
			}
			doc.Blocks = append(doc.Blocks, p)
		}
		doc.Blocks = append(doc.Blocks, paper("B1 → A\nB2 → C").Blocks...)
		q, _ := read(t, doc)
		if got := keys(q); !cmp.Equal(want[:3], got[:3]) {
			t.Errorf("%q: %v, want %v", right, got, want)
		}
	}
}

// TestNamesAgain: what comes again without a heading for answers is no key.
func TestNamesAgain(t *testing.T) {
	q, _ := read(t, paper(idTest+"Second part\n\nA1. Name a lake.\nA2. Name a river.\nA3. Name a hill.\nB1. Name a sea.\nB2. Name a town.\n"))
	for _, k := range keys(q) {
		if k != "-" {
			t.Errorf("answered by %q", k)
		}
	}
}
