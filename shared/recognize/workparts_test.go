package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestWorkInParts: letters under an order to write something of each, to work each
// out or to complete it are parts. Letters under one that names one thing are choices.
func TestWorkInParts(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"one of each": {"Unit test\n1. Where is Oslo?\n2. Write the past participle of these verbs. (4 points)\na) go\nb) write\nc) eat\n3. Donne le pluriel des mots :\na) cheval\nb) bijou",
			[]string{"1. Where is Oslo?", "2 a) go", "2 b) write", "2 c) eat", "3 a) cheval", "3 b) bijou"}},
		"to complete": {"Mathe-Test\nAufgabe 1 (4 P.)\nSchreibe als Prozent.\na) 1/2 = ____   b) 3/4 = ____\nAufgabe 2\nWas ist ein Prozent?",
			[]string{"Aufgabe 1 a) 1/2 = _____", "Aufgabe 1 b) 3/4 = _____", "Aufgabe 2 Was ist ein Prozent?"}},
		"to work out, below what they are worth": {"Mathe-Test\nAufgabe 1 (2 P.)\nWas ist ein Prozent?\nAufgabe 2 (6 P.)\nBerechne den Prozentwert.\na) 20 % von 150 €\nb) 5 % von 80 kg",
			[]string{"Aufgabe 1 Was ist ein Prozent?", "Aufgabe 2 a) 20 % von 150 €", "Aufgabe 2 b) 5 % von 80 kg"}},
		"each of what a program shows": {"Test\n1. Where is Oslo?\n2. Indicate the value of each expression:\na) 5 > 6\nb) 3 < 7\n3. Given this declaration, state what each output will be:\nint n[] {1, 2};\na) cout << n[1];\nb) cout << n[0];",
			[]string{"1. Where is Oslo?", "2 a) 5 > 6", "2 b) 3 < 7", "3 a) cout << n[1];", "3 b) cout << n[0];"}},
		"orders at the end": {"Sınav\n1. (10 puan) Aşağıdaki kelimelerin Türkçe karşılıklarını yazınız.\n(a) sea\n(b) river\n(c) lake\n2. (10 puan) Her bir ifadenin ne çizdiğini yazınız.\n(a) line(1, 2)\n(b) circle(3)\n3. Aşağıdaki denklemleri çözünüz.\n(a) x + 1 = 3\n(b) x - 2 = 7",
			[]string{"1 (a) sea", "1 (b) river", "1 (c) lake", "2 (a) line(1, 2)", "2 (b) circle(3)", "3 (a) x + 1 = 3", "3 (b) x - 2 = 7"}},
		"worth so much for each": {"Test\nI. Translate the following into English. (3 points total; each entry is worth 1)\n1. Hund\n2. Katze\n3. Maus\nII. Solve the following problems. (2 points total; each entry is worth 1)\n1. 3 + 4\n2. 5 - 1",
			[]string{"1. Hund", "2. Katze", "3. Maus", "1. 3 + 4", "2. 5 - 1"}},
		"one of several": {"Quiz\n1. Give the capital of Norway.\na) Oslo\nb) Bergen\nc) Narvik\n2. Find the value of 3 + 4.\na) 6\nb) 7\nc) 8",
			[]string{"1. Give the capital of Norway. / Oslo / Bergen / Narvik", "2. Find the value of 3 + 4. / 6 / 7 / 8"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestChoicesBehindACue: lines behind "Select only one" are choices though they have
// no labels and lines with numbers stand before it.
func TestChoicesBehindACue(t *testing.T) {
	q, _ := read(t, paper("Quiz\n1. Which city is old?\nSelect only one\nRome\nOslo\nBonn\n2. Which of the following lines is right?\n1. Public float Speed;\n2. public float speed;\nSelect only one\nLine 1\nLine 2\nNeither\n3. Which sea is salty?\nSelect only one\nNone\nRed Sea\nAll"))
	want := []string{"1. Which city is old? / Rome / Oslo / Bonn", "2. Which of the following lines is right?\n1. Public float Speed;\n2. public float speed; / Line 1 / Line 2 / Neither", "3. Which sea is salty? / None / Red Sea / All"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestBulletsBehindBrokenStems: bullets go on with numbered sentences that break off.
// Those of an outline do not.
func TestBulletsBehindBrokenStems(t *testing.T) {
	for _, end := range []string{"", ":"} {
		q, _ := read(t, paper("Geography test\n1. The capital of France is"+end+"\n- Paris\n- London\n- Rome\n2. The longest river is the"+end+"\n- Nile\n- Rhine\n- Volga\n3. Africa is a"+end+"\n- continent\n- country\n- city"))
		if len(q.Items) != 3 {
			t.Fatalf("%q: %d items, want 3", end, len(q.Items))
		}
		if c, ok := q.Items[1].Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q: %+v", end, q.Items[1].Response)
		}
	}
	outline := "Rocks\n1. Kinds of rocks:\n- igneous\n- sedimentary\n- metamorphic\n2. Layers of the Earth:\n- crust\n- mantle\n- core\n3. Metals:\n- iron\n- copper\n- tin"
	if q, _, err := recognize.Recognize(paper(outline)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("an outline has %d items", len(q.Items))
	}
}
