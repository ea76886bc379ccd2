package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestCombinedChoices: numbered choices may name the statements over them.
func TestCombinedChoices(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Q1. Which are planets?\na) Mars\nb) Rome\nc) Venus\n1. a, b\n2. a, c\n3. b, c\n4. None of these\nCorrect Answer : 2\nQ2. Which is hot?\n1. Ice\n2. Fire\nCorrect Answer : 2", []string{"a, c", "Fire"}},
		{"Q1. Welche sind Planeten?\n1. Mars\n2. Rom\n3. Venus\n1. 1,2\n2. 1,3\n3. 2,3\nAntwort: 2\nQ2. Was ist heiß?\n1. Eis\n2. Feuer\nAntwort: 2", []string{"1,3", "Feuer"}},
		{"Вопрос 1. Какие из них планеты?\nа) Марс\nб) Рим\nв) Венера\n1. аб\n2. ав\n3. бв\nОтвет: 2\nВопрос 2. Что горячее?\nа) лед\nб) огонь\nОтвет: б", []string{"ав", "огонь"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}

// TestCombinedEndInLetters: a choice that combines others may end in its own letter,
// which is no sign that it is right.
func TestCombinedEndInLetters(t *testing.T) {
	if q, _ := read(t, paper("1. Which is a bird?\n(a) the swan\n(b) the trout\n(c) neither\n(d) A and D\n2. Which is wet?\n(a) sand\n(b) rain\n(c) dust\n")); places(q) != "- -" {
		t.Errorf("one of them: keys %s", places(q))
	}
	q, fs := read(t, paper("1. Which of these are birds?\nA. swan\nB. wren\nC. trout\nD. tit\nChoose from the codes below.\n(a) A, B and C\n(b) B, C and D\n(c) A, B and D\n(d) A and D\n2. Which is wet?\n(a) sand\n(b) rain\n(c) dust\n"))
	if got := places(q); got != "- -" {
		t.Errorf("keys %s, %v", got, fs)
	}
	if c := q.Items[0].Response.(quiz.Choice); len(c.Choices) != 4 || c.Choices[3].Content.Text() != "A and D" {
		t.Errorf("%+v", c.Choices)
	}
}

// TestAboveIsNoStatement: letters that end in "all of the above" are choices, though
// a row in other letters follows below a line that asks nothing.
func TestAboveIsNoStatement(t *testing.T) {
	q, _ := read(t, paper("Which of these is a risk on the way?\na. giving the child to a stranger\nb. not counting the children\nc. not knowing the rules\nd. All of the above\nDuring the day it matters to notice these things.\nA. changes of mood\nB. every day is another one\nC. nothing at all\nD. the end of the day\nWhat is done at the gate?\na. nothing\nb. the register is kept\nc. the gate is locked\nd. None of the above\n"))
	if diff := cmp.Diff([]int{4, 4, 4}, choiceCounts(q)); diff != "" {
		t.Error(diff)
	}
}

// TestStatementsOverNumbers: lettered or numbered statements over numbered choices are
// none of these where the number of a choice is the answer, whatever the choices say.
func TestStatementsOverNumbers(t *testing.T) {
	for _, statements := range []string{"A) Mars is red\nB) Mars is blue\nC) both A and B\nD) Mars has no moon", "1.Mars is red\n2.Mars is blue\n3.Mars is far\n4.Mars has no moon\n5.Mars is cold"} {
		q, _ := read(t, paper("Q1. What is hot?\n     1.  ice\n     2.  fire\n     3.  snow\nCorrect Answer : 2\nQ2. Which of these is so?\n"+statements+"\n     1.  only the first\n     2.  A\n     3.  the last\n     4.  none\nCorrect Answer : 3\nQ3. What is cold?\n     1.  ice\n     2.  fire\n     3.  steam\nCorrect Answer : 1"))
		if diff := cmp.Diff([]string{"fire", "the last", "ice"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", statements, diff)
		}
	}
}

// TestStatementsOverBrackets: statements with Roman numbers over choices that name them,
// numbered in brackets, are one question under its number, whatever stands between.
func TestStatementsOverBrackets(t *testing.T) {
	const paperText = "1. What is true of the sea?\nI. It is wet\nII. It is dry\nIII. It is salty\nChoose the correct answer from the options given below:\n(1) I & II Only\n(2) I, III Only\n(3) II & III Only\n(4) I, II, III\nAnswer Key: (2)\n2. What is true of the sand?\nI. It is wet\nII. It is dry\nIII. It is fine\nIV. It is blue\nChoose the correct answer from the options given below:\n(1) I & II Only\n(2) I, III Only\n(3) II & III Only\n(4) III and IV\nAnswer Key: (3)\n3. What is true of the moon?\nI. It is round\nII. It is flat\nIII. It is grey\nChoose the correct answer from the options given below:\n(1) I & II Only\n(2) I, III Only\n(3) II & III Only\n(4) I Only\nAnswer Key: (2)\n"
	q, _ := read(t, paper(paperText))
	if diff := cmp.Diff([]string{"I, III Only", "II & III Only", "I, III Only"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := q.Items[0].Stem.Text(); len(q.Items) != 3 || !strings.Contains(got, "III. It is salty") {
		t.Errorf("stem %q", got)
	}
	german := strings.NewReplacer(" Only", "", "(1) ", "(1) nur ", "Answer Key", "Lösung", "Choose the correct answer from the options given below:", "Welche Aussagen treffen zu?").Replace(paperText)
	q, _ = read(t, paper(german))
	if diff := cmp.Diff([]string{"I, III", "II & III", "I, III"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
