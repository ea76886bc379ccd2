package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestRepliesWithoutAWord: answers behind a letter or behind the question mark
// are found where most questions have one.
func TestRepliesWithoutAWord(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"behind a letter": {"Cuestionario\n1. ¿Qué es el control?\nR.- Un proceso que compara.\n2. ¿Quién lo ejerce?\nR.- La dirección\n3. Elementos del control\nR.- Medida y corrección",
			[]string{"Un proceso que compara.", "La dirección", "Medida y corrección"}},
		"behind the question mark": {"Trivia\n1. Who sang it first?: Johnny Cash\n2. In which state does it lie?: Arizona\n3. What is mined in the song?: Coal",
			[]string{"Johnny Cash", "Arizona", "Coal"}},
		"behind a colon and a word": {"Quiz\n1. The function that finds the largest value: Ans: MAX\n2. The tier that holds the rules: Ans: Middle tier",
			[]string{"MAX", "Middle tier"}},
	} {
		q, _ := read(t, paper(test.text))
		if diff := cmp.Diff(test.want, keys(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestCodesOfAnswersAreNoKey: a row under every question that numbers its
// letters is no key of the questions with these numbers.
func TestCodesOfAnswersAreNoKey(t *testing.T) {
	row := "\nА) перша;\nБ) друга;\nВ) третя.\nВідповіді: 1) а; 2) б; 3) в.\n"
	q, _ := read(t, paper("Тест\n1. Ознака – це:"+row+"2. Мода – це:"+row+"3. Медіана – це:"+row))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLettersTypedAmongAutomaticOnes: a list does not count the letters that the
// author typed into its lines; what it shows then is no second set of choices.
func TestLettersTypedAmongAutomaticOnes(t *testing.T) {
	doc := paper("1. Which key starts the show?\nCtrl + F5\tb. Shift + F5\nF5\td. Alt + F5\n2. Which key ends it?\nEnter\nEscape")
	letter := func(i, n int, list string) {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: string(rune('a'+n-1)) + ".", Format: page.LowerAlpha, Number: n, List: list}
		doc.Blocks[i] = p
	}
	letter(1, 1, "x")
	letter(2, 2, "x")
	letter(4, 1, "y")
	letter(5, 2, "y")
	q, _ := read(t, doc)
	var got []int
	for _, item := range q.Items {
		c, _ := item.Response.(quiz.Choice)
		got = append(got, len(c.Choices))
	}
	if diff := cmp.Diff([]int{4, 2}, got); diff != "" {
		t.Error(diff)
	}
}
