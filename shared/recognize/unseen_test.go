package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestRuledLines: a choice between rules may take several lines.
func TestRuledLines(t *testing.T) {
	q, _ := read(t, paper("Deserts grow because\n====\nof rain\n====\n#of winds that carry\nthe soil away\n====\nof rivers\n+++++\nGlaciers are made of\n====\n#snow that has\nbecome ice\n====\nsalt\n+++++\nA delta is\n====\na hill\n====\n# the mouth of a river"))
	want := []string{"of winds that carry the soil away", "snow that has become ice", "the mouth of a river"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestUzbekLetters: the third choice may be S, as in Cyrillic.
func TestUzbekLetters(t *testing.T) {
	q, _ := read(t, paper("1.Poytaxt qaysi shahar?\nA.Xiva\nB.Toshkent\nS.Buxoro\nD.Nukus\nTo'g'ri javob: B\n2.Daryo nomini toping.\nA.Amudaryo\nB.Orol\nS.Kaspiy\nD.Chorvoq\nTo'g'ri javob: S"))
	if diff := cmp.Diff([]string{"Toshkent", "Kaspiy"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestWrongLetter: a letter that breaks a row both neighbours go on with is a
// slip of its author.
func TestWrongLetter(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\nA) Rome\nB) Oslo\nC) Lima\nБ) * Mars\nE) Cairo\n2. Which is a sea?\nA) Rome\nB) * Baltic\nC) Lima\nB) Mali\nE) Cairo"))
	if diff := cmp.Diff([]string{"Mars", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestPictographs: small pictures before answers and labels are decoration.
func TestPictographs(t *testing.T) {
	q, _ := read(t, paper("Quiz\n❓ 1. Which planet is largest?\n🔹 A) Mars\n🔹 B) Jupiter\n🔹 C) Venus\n✅ Correct Answer: B\n💡 Explanation: Jupiter is very big.\n❓ 2. Which is hot?\n🔹 A) Ice\n🔹 B) Snow\n🔹 C) Fire\n👉 Answer: C\n"))
	if diff := cmp.Diff([]string{"Jupiter", "Fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. A laptop shows:\n● 20V at its input\n● 5V on its rail\nWhat is broken?\nA) the fan\nB) the switch\nAnswer: B"))
	if diff := cmp.Diff([]string{"the switch"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Exam\n– Question 1: Birds (2 points)\nWhich bird swims?\n(A) the owl\n(B) the penguin\n■ Question 2 of 2\nWhich bird runs?\n(A) the ostrich\n(B) the swan"))
	if diff := cmp.Diff([]string{"Question 1", "Question 2 of 2"}, []string{q.Items[0].Label, q.Items[1].Label}); diff != "" || len(q.Items) != 2 {
		t.Error(diff)
	}
	q, _ = read(t, paper("1️⃣ Which planet is largest?\nA) Mars\nB) Jupiter ✅\nC) Venus\n2️⃣ Which is hot?\n✅ A) Fire\n❌ B) Snow\n❌ C) Ice"))
	if diff := cmp.Diff([]string{"Jupiter", "Fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestSignAndWord: a right choice may have a sign and a word behind it.
func TestSignAndWord(t *testing.T) {
	q, _ := read(t, paper("1. Which planet is largest?\nA) Mars\nB) Jupiter ✅ (correct)\nC) Venus\n2. Melyik a forró?\nA) tűz ✅ (jó)\nB) hó\nC) jég"))
	if diff := cmp.Diff([]string{"Jupiter", "tűz"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestNumberRows: numbered choices may stand in a row, in two, or behind their
// stem; the numbers are no questions.
func TestNumberRows(t *testing.T) {
	q, _ := read(t, paper("1. Which one is a planet?\n1) Rome   2) Oslo   3) Mars   4) Lima\nAnswer: 3\n2. Which one is a sea?\n1) Rome\t2) Oslo\t3) Baltic\t4) Lima\nAnswer: 3\n3. Which is hot?\n1) Fire   2) Ice\n3) Snow  4) Rain\nAnswer: 1\n4. Which is wet? 1) Fire 2) Rock 3) Sun 4) Rain\nAnswer: 4\n5. Mix these in order: 1) flour, 2) salt and water. Why?\nAnswer: To bake."))
	if diff := cmp.Diff([]string{"Mars", "Baltic", "Fire", "Rain", "To bake."}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestPointLines: a line that only says what a question is worth belongs to the
// question behind it where such a line begins the test, else to the one before.
func TestPointLines(t *testing.T) {
	before, _ := read(t, paper("Week 1\n2 points\n1. Which is a planet?\nA. Rome\nB. Mars\n3 points\n2. Which is a sea?\nA. Baltic\nB. Lima"))
	after, _ := read(t, paper("Week 1\n1. Which is a planet?\nA. Rome\nB. Mars\n2 points\n2. Which is a sea?\nA. Baltic\nB. Lima\n3 points"))
	for _, q := range []quiz.Quiz{before, after} {
		var got []string
		for _, item := range q.Items {
			got = append(got, item.Points.String())
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 2 {
				t.Errorf("%s: %+v", item.Label, item.Response)
			}
		}
		if diff := cmp.Diff([]string{"2", "3"}, got); diff != "" {
			t.Error(diff)
		}
	}
}

// TestPointsAddUp: lettered lines whose bare points add up to those of the title
// are questions of their own.
func TestPointsAddUp(t *testing.T) {
	q, _ := read(t, paper("Aufgabe 1: Säuren (6)\na) Zeichnen Sie das Molekül. (3)\nb) Nennen Sie den pH-Wert. (2)\nc) Ein Beispiel. (1)\nAufgabe 2: Basen (5)\na) Eine Definition. (2)\nb) Ein Beispiel mit Formel. (3)"))
	if len(q.Items) != 5 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestLegend: what the signs of a coded test mean is no choice.
func TestLegend(t *testing.T) {
	q, _ := read(t, paper("Questions\n+: the right one\n-: a wrong one\nQuestion 1: Which is a planet?\n+ Mars\n- Rome\n- Lima\nQuestion 2: Which is a sea?\n- Oslo\n+ Baltic"))
	if diff := cmp.Diff([]string{"Mars", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestToldTruths: statements may each have their truth at the end of their line.
func TestToldTruths(t *testing.T) {
	q, _ := read(t, paper("Ice is colder than water:True\nThe sun is a planet:False\nRome is on the Tiber river:True\nFish can walk on land:False\nTwo and two are five:False\nOslo lies in the north:True"))
	if diff := cmp.Diff([]string{"true", "false", "true", "false", "false", "true"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestAnswerRows: one line may give the answers of the questions before it.
func TestAnswerRows(t *testing.T) {
	q, _ := read(t, paper("quiz 1\n1. The sun is\n(a) a star\n(b) a planet\n(c) a moon\n2. Fire is\n(a) cold\n(b) wet\n(c) hot\nanswers: (a), (c)\nquiz 2\n1. Rome is\n(a) a city\n(b) a sea\n2. Oslo is\n(a) a lake\n(b) a city\n3. Ice is\n(a) warm\n(b) cold\nanswers: a, b, b [ we also took a ]"))
	if diff := cmp.Diff([]string{"a star", "hot", "a city", "a city", "cold"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. Which are cities?\nA. Rome\nB. Oslo\nC. Baltic\nAnswers: A, B\n2. Which are seas?\nA. Rome\nB. Adriatic\nC. Baltic\nAnswers: B, C"))
	if diff := cmp.Diff([]string{"Rome | Oslo", "Adriatic | Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
