package recognize_test

import (
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestBoxesForTrueAndFalse: statements with two boxes each, under the words for
// true and false, are judged one by one.
func TestBoxesForTrueAndFalse(t *testing.T) {
	for name, text := range map[string]string{
		"before": "Exam\n1. Mark each statement.\nTrue False\n☒ ☐ Rome is a city.\n☐ ☒ The sea is sweet.\n☐ ☐ Rivers run\ninto lakes.\n2. Name a river.",
		"behind": "Klausur\n1. Kreuzen Sie an.\nwahr   falsch\nRom ist eine Stadt.   ■ ☐\nDas Meer ist süß.   ☐ ■\nFlüsse enden in Seen.   ☐ ☐\n2. Nennen Sie einen Fluss.",
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != 4 {
			t.Errorf("%s: %d items", name, len(q.Items))
			continue
		}
		for i, want := range []string{"true", "false", "-"} {
			tf, ok := q.Items[i].Response.(quiz.TrueFalse)
			got := "-"
			if ok && tf.Key != nil {
				got = strconv.FormatBool(*tf.Key)
			}
			if !ok || got != want {
				t.Errorf("%s: item %d is %T with %s", name, i, q.Items[i].Response, got)
			}
		}
	}
}

// TestRowsWithoutNumber: statements in rows with room between them, under no
// question, are questions of their own; the words may be yes and no.
func TestRowsWithoutNumber(t *testing.T) {
	q, _ := read(t, paper("Choose Yes where a statement is true.\n\nYes No\n\nRome is a city.   ☐ ☐\n\nThe sea is sweet.   ☐ ☐\n\nRivers run dry.   ☐ ☐"))
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, item := range q.Items {
		if _, ok := item.Response.(quiz.TrueFalse); !ok {
			t.Errorf("item %d is %T", i, item.Response)
		}
	}
}

// TestScatter: the points of a figure that look like boxes are no question.
func TestScatter(t *testing.T) {
	q, _ := read(t, paper("Exam\n1. Estimate the mean of the points.\n☐\n☐ ☐\n☐ ☐ ☐\n☐\n☐ ☐\n☐\n2. Which of these is a mean?\n☐ 4\n☐ x"))
	if len(q.Items) != 2 || q.Items[0].Stem.Text() != "Estimate the mean of the points." {
		t.Errorf("%d items, %q", len(q.Items), q.Items[0].Stem.Text())
	}
	if c, ok := q.Items[1].Response.(quiz.Choice); !ok || len(c.Choices) != 2 {
		t.Errorf("second is %T", q.Items[1].Response)
	}
}

// TestStatementsOverTheColumn: cells merged with the column to write true or false
// in are statements too.
func TestStatementsOverTheColumn(t *testing.T) {
	q, _ := read(t, blocks("Test\n1. Complétez.", grid("|Vrai/Faux", "Rome est une ville.", "La mer est douce."), "2. Jugez.", grid("Vrai/Faux", "Un fleuve est long.", "Un lac est sec."), "3. Citez un fleuve."))
	if len(q.Items) != 5 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestAddresses: the address of a page under the questions asks nothing.
func TestAddresses(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Which sea is salty?\n2. Name a river.\n3. Which city is old?\nhttps://example.org/rivers\n• at least 600 words\n• a title"))
	for _, item := range q.Items {
		if item.Stem.Text() == "https://example.org/rivers" {
			t.Errorf("an address asks")
		}
	}
}

// TestInstructionsBehindBoxes: the points of instructions may stand behind boxes, and
// are no choices.
func TestInstructionsBehindBoxes(t *testing.T) {
	q, _ := read(t, paper("GENERAL RULES FOR THE CANDIDATES\n☐ Use nothing but a pen with blue or black ink.\n☐ The paper may be taken home after the last hour.\n☐ Sign the sheet and give it to the person in charge.\n1. The word when tells of\na) time\nb) place\nc) reason\n2. The rain in the text is\na) warm\nb) cold\nc) rare"))
	if got := len(q.Items); got != 2 {
		t.Errorf("%d questions", got)
	}
}

// TestBracketsOfMatrices: brackets between which only signs stand are no boxes.
func TestBracketsOfMatrices(t *testing.T) {
	q, _ := read(t, paper("Exam\n1. (4 points) The matrix A has the eigenvector v as follows:\nA = [ ] , k = 1, v = [ ] .\nFind the general solution.\n2. (3 points) The sea is\n[ ] warm [ ] salty [ ] dry"))
	if diff := cmp.Diff([]string{"1. The matrix A has the eigenvector v as follows:\nA = [ ] , k = 1, v = [ ] .\nFind the general solution.", "2. The sea is / warm / salty / dry"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestAddressBelowRoom: the address at the foot of a paper is no answer where others are left
// empty too; where they are not it is one.
func TestAddressBelowRoom(t *testing.T) {
	for text, want := range map[string]string{
		"1. Which sea is salty?\nAnswer:\n2. Name a river.\nAnswer:\n3. Which city is old?\nAnswer:\nhttps://example.org/paper":                       "-",
		"1. Which sea is salty?\nAnswer:\nthe Baltic\n2. Name a river.\nAnswer:\nthe Nile\n3. Where is your page?\nAnswer:\nhttps://example.org/mine": "https://example.org/mine",
	} {
		q, _ := read(t, paper(text))
		if got := keys(q)[len(q.Items)-1]; got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}
