package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestMixedNumbers: an author forgets the word behind some of the numbers.
func TestMixedNumbers(t *testing.T) {
	q, _ := read(t, paper("Feladatok\n1.feladat: A lap nyelve legyen magyar.\n2. A lap címe legyen a képen látható.\n3. A lap színe legyen kék.\n4.feladat: A kép neve legyen alma.\n5.feladat: A kép mérete legyen száz.\n6.feladat: A lista legyen számozott.\n7: A gomb neve legyen tovább."))
	want := []string{"1.feladat A lap nyelve legyen magyar.", "2.feladat A lap címe legyen a képen látható.", "3.feladat A lap színe legyen kék.", "4.feladat A kép neve legyen alma.", "5.feladat A kép mérete legyen száz.", "6.feladat A lista legyen számozott.", "7.feladat A gomb neve legyen tovább."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	inside, _ := read(t, paper("Quiz\nQuestion 1: Which sum is even?\nA. one\nB. two\nQuestion 2: Which of these is right?\n1. all\n2. none\nA. the first\nB. the second\nQuestion 3: Which is odd?\nA. six\nB. seven"))
	if len(inside.Items) != 3 {
		t.Errorf("%d items, want 3", len(inside.Items))
	}
}

// TestOnlyFirstWorded: the first number alone has the word, and the sign behind it that
// the others have.
func TestOnlyFirstWorded(t *testing.T) {
	q, _ := read(t, paper("Homework: each task carries 5 marks\nQ1) Store the names in a list.\n2) Store the names in order.\n3) Store the names without those of towns.\n4) Print what is stored."))
	if diff := cmp.Diff([]string{"Store the names in a list.", "Store the names in order.", "Store the names without those of towns.", "Print what is stored."}, stems(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Exercise 1) Which of these is even?\n2. one\n3. two\n4. three\nExercise 2) Which of these is odd?\n5. two\n6. three"))
	if len(q.Items) > 2 {
		t.Errorf("%q", labelled(q))
	}
}

// TestNumbersGoOnWithoutWord: the first questions have the word, those of the next
// sections only go on with the numbers.
func TestNumbersGoOnWithoutWord(t *testing.T) {
	q, _ := read(t, paper("Vraag 1 (1 punt)\nWat is een planeet?\nA  Rome\nB  Mars\nC  Oslo\n\nVraag 2 (1 punt)\nWat is heet?\nA  ijs\nB  vuur\nC  dauw\n\nJuist of onjuist\n3. Sneeuw is warm.    juist / onjuist\n4. Regen is nat.   juist / onjuist\n\nOpen vragen\n5. Leg uit wat een komeet is. (3p)\n\nAntwoorden\n1 B\n2 B\n3 onjuist\n4 juist"))
	if diff := cmp.Diff([]string{"Mars", "vuur", "false", "true", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestFramedLabels: the word and the number of a question stand in brackets.
func TestFramedLabels(t *testing.T) {
	for text, want := range map[string][]string{
		"[Question 1] Explain the tide. (5 points)\n[Question 2] Describe a comet.\n[Question 3] What is rain?":                   {"Explain the tide.", "Describe a comet.", "What is rain?"},
		"1. 행성은?\n① 화성   ② 서울   ③ 모래   ④ 바람\n2. 뜨거운 것은?\n① 얼음\n② 불\n③ 눈\n④ 이슬\n[서술형 1] 밀물을 설명하시오. (5점)\n[서술형 2] 혜성의 뜻을 쓰시오. (5점)": {"행성은?", "뜨거운 것은?", "밀물을 설명하시오.", "혜성의 뜻을 쓰시오."},
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, stems(q)); diff != "" {
			t.Error(diff)
		}
	}
}

// TestLabelAndComma: what a question is worth, or the question itself, stands behind
// a comma.
func TestLabelAndComma(t *testing.T) {
	q, _ := read(t, paper("Domanda 1, 5 punti.\nSpiegare la marea.\nDomanda 2, 6 Punti Descrivere una cometa.\nDomanda 3, Che cos'è la pioggia?\nDomanda 4. Illustrare la neve. (Μονάδες 4)"))
	want := []string{"Domanda 1 5 Spiegare la marea.", "Domanda 2 6 Descrivere una cometa.", "Domanda 3 - Che cos'è la pioggia?", "Domanda 4 4 Illustrare la neve."}
	var got []string
	for _, item := range q.Items {
		points := "-"
		if item.Points != nil {
			points = item.Points.String()
		}
		got = append(got, item.Label+" "+points+" "+item.Stem.Text())
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestListsGoOnWithNumbers: the numbers of two lists to match go on from the questions
// above, without their word; the key names them.
func TestListsGoOnWithNumbers(t *testing.T) {
	above := "Test\nPart 1. Gaps\nQ1. Ice is frozen ____.\nQ2. A triangle has ____ sides.\nPart 2. Matching"
	below := "Part 3. Choices\nQ6. Which one flies?\na) wren\nb) oak\nQ7. Which one is wet?\na) oak\nb) brook\nAnswer key\n1. water\n2. three\n3. b\n4. a\n5. c\n6. a\n7. b"
	want := []string{"water", "three", "brook=is wet | wren=has wings | oak=has leaves", "wren", "brook"}
	for name, lists := range map[string]any{
		"rows":  "3. brook\t\ta. has wings\n4. wren\t\tb. is wet\n5. oak\t\tc. has leaves",
		"table": grid("Column A | Column B", "3. brook | a. has wings", "4. wren | b. is wet", "5. oak | c. has leaves"),
	} {
		q, _ := read(t, blocks(above, lists, below))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSmallBeginnings: a number behind which a wide gap and a small letter stand labels a
// question that asks or leads to its choices; that of a figure does not.
func TestSmallBeginnings(t *testing.T) {
	q, _ := read(t, paper("1   What is a polder?\na) land\nb) sea\n2   which of these is wet?\na) sand\nb) rain\n3   in a dry year farmers need:\na) wind\nb) water\n4   What weighs more?\na) two sacks of\n6   kg\nb) one sack of\n15   kg"))
	got := labels(q)
	if diff := cmp.Diff([]string{"1", "2", "3", "4"}, got); diff != "" {
		t.Error(diff)
	}
}
