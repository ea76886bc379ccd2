package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestTermOrders: numbered terms under an order to say what each means are questions, also
// where the order has the sign of a section and its worth; what is only told of is none.
func TestTermOrders(t *testing.T) {
	terms := "\n1. Lintel\n2. Mortar\n3. Brick bond"
	for _, order := range []string{
		"Define the following terms:", "Briefly define each term.", "Explain the following concepts in your own words.",
		"Identify and briefly explain the significance of each term.", "I. Define the following terms. (2 points each)",
		"Part A: Write a sentence with each word. (6 points)", "Erkläre die folgenden Begriffe:", "Définissez les termes suivants :",
		"Explique los siguientes conceptos:", "Definisci i seguenti termini:", "Объясните следующие термины:",
	} {
		q, _ := read(t, paper("Walls, chapter 2\n"+order+terms))
		if diff := cmp.Diff([]string{"1. Lintel", "2. Mortar", "3. Brick bond"}, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", order, diff)
		}
	}
	for _, told := range []string{"The following terms are defined below:", "Describe the following tables:", "We explain the terms of this chapter:"} {
		if q, _, err := recognize.Recognize(paper("Walls, chapter 2\n" + told + terms)); problem.CodeOf(err) != problem.NoQuestions {
			t.Errorf("%s: %q", told, labelled(q))
		}
	}
}

// TestBulletedTerms: the same holds for terms behind bullets where no question stands above;
// under the number of a question they are parts of it.
func TestBulletedTerms(t *testing.T) {
	order := "Define the following terms in your own words:\n• Lintel\n• Mortar\n• Brick bond"
	q, _ := read(t, paper("Walls, a worksheet\n"+order))
	if diff := cmp.Diff([]string{"Lintel", "Mortar", "Brick bond"}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Wall Quiz\n1. What is a wall?\n2. Look at plan B.\n"+order+"\n3. What is a roof?"))
	if len(q.Items) != 3 {
		t.Errorf("parts: %q", labelled(q))
	}
}

// TestNamedRooms: what stands before a colon or a sign that it equals something and room is
// asked for; short room behind a word may be for a tick.
func TestNamedRooms(t *testing.T) {
	for list, want := range map[string]int{
		"(a) water: ______\n(b) salt: ______":        4,
		"a) water = ____\nb) salt = ____":            4,
		"a) stone ____\nb) water ____\nc) sand ____": 3,
	} {
		q, _ := read(t, paper("Chemistry worksheet\n1. What is gas?\n2. Write the formula:\n"+list+"\n3. What is ice?"))
		if len(q.Items) != want {
			t.Errorf("%s: %q", list, labelled(q))
		}
	}
}

// TestBlankTables: a table with nothing in it is room to draw in, before the next question
// too; one with a word in it is shown.
func TestBlankTables(t *testing.T) {
	for cells, want := range map[string]string{"|": "What is a roof?", "north|": "What is a roof?\nnorth\t"} {
		doc := paper("Wall Quiz\n1. What is a roof?")
		doc.Blocks = append(doc.Blocks, grid(cells, "|"))
		doc.Blocks = append(doc.Blocks, paper("2. What is a wall?").Blocks...)
		q, _ := read(t, doc)
		if got := q.Items[0].Stem.Text(); len(q.Items) != 2 || cells == "|" && got != want || cells != "|" && got == "What is a roof?" {
			t.Errorf("%q: %q", cells, labelled(q))
		}
	}
}

// TestModelResponses: a response may be called possible or a sample as an answer is.
func TestModelResponses(t *testing.T) {
	q, _ := read(t, paper("1. What is a beam?\nSample response: wood that bears\n2. What is a roof?\nPossible answer: a cover"))
	for _, item := range q.Items {
		if !item.Response.HasKey() {
			t.Errorf("%s: no key", item.Stem.Text())
		}
	}
}
