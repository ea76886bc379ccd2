package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeyHeadsAndRows reads keys at the end in the rows that teachers write, below
// headings that name the key among other words.
func TestKeyHeadsAndRows(t *testing.T) {
	const a, b, c, d, e = "ice\nB. wood\nC. sand", "fire\nB. lava\nC. ice", "iron\nB. wood\nC. sand", "cat\nB. cow\nC. dog", "owl\nB. cow\nC. pig"
	want := []string{"wood", "ice", "iron", "dog", "owl"}
	for _, number := range []func(string) string{func(n string) string { return n + ". " }, func(n string) string { return "Question " + n + "\n" }} {
		test := "Science quiz\n\n" + number("1") + "What burns?\nA. " + a + "\n\n" + number("2") + "What is cold?\nA. " + b + "\n\n" + number("3") + "Which is a metal?\nA. " + c + "\n\n" + number("4") + "Which barks?\nA. " + d + "\n\n" + number("5") + "Which flies?\nA. " + e + "\n\n"
		for _, head := range []string{"Answers", "Quiz 1 Answer Key", "Here are the answers:", "Correct answers:"} {
			for _, rows := range []string{
				"1. wood\n2. ice\n3. iron\n4. dog\n5. owl",
				"1. B\t4. C\n2. C\t5. A\n3. A",
				"1. B 1 mark\n2. C 1 mark\n3. A 1 mark\n4. C 1 mark\n5. A 1 mark",
				"Question 1: B\nQuestion 2: C\nQuestion 3: A\nQuestion 4: C\nQuestion 5: A",
				"1. ✓ wood\n2. ✓ ice\n3. ✓ iron\n4. ✓ dog\n5. ✓ owl",
				"B\nC\nA\nC\nA",
				"| 1 | 2 | 3 | 4 | 5 |\n| B | C | A | C | A |",
			} {
				q, _ := read(t, paper(test+head+"\n"+rows))
				if diff := cmp.Diff(want, keys(q)); diff != "" {
					t.Errorf("%q over %q (-want +got):\n%s", head, rows, diff)
				}
			}
		}
	}
}

// TestKeyHeadOverSectionTitle: between the heading of a key, with the title of the test,
// and its letters may stand the title of the section that they answer. A line that heads
// no section of the test is none.
func TestKeyHeadOverSectionTitle(t *testing.T) {
	test := "Aves e peixes\n\nQuestões Objetivas\n1. Qual ave nada?\na) pinguim\nb) corvo\nc) pato-bravo\n2. Qual peixe voa?\na) truta\nb) peixe-voador\nc) bagre\n3. Qual ave corre?\na) cisne\nb) gralha\nc) ema\n\nQuestões Discursivas\n1. Explique como as aves respiram durante o voo.\n\n"
	letters := "\n1) A\n2) B\n3) C\n"
	q, _ := read(t, paper(test+"Gabarito – Aves e peixes\nQuestões Objetivas"+letters))
	if diff := cmp.Diff([]string{"pinguim", "peixe-voador", "ema", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper(test+"Vocabulário e gabarito de aves\nAves de rapina"+letters))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)[:3]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
