package recognize_test

import (
	"strings"
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
		"behind a letter, also on the line of the question": {"Avaliação\n1. O que é hardware?\nR: A parte física\n2. O que é um navegador?     R: Um programa\n3. Quem criou a rede?\nR: Um físico",
			[]string{"A parte física", "Um programa", "Um físico"}},
		"behind the letter of a choice": {"Cuestionario\n1. ¿Qué es una nube?\nR) Agua en el aire\n2. ¿Quién la ve?\nR. El piloto\n3. Partes de la nube\nR- Gotas y hielo\n4. ¿Dónde está?\nRTA// Arriba",
			[]string{"Agua en el aire", "El piloto", "Gotas y hielo", "Arriba"}},
		"below what is asked about": {"Taller\n1. ¿Qué imprime el programa?\na = 3\nprint(a)\nR\\ El valor de a\n2. ¿Qué error hay aquí?\nvar 5b = 2;\nR/ El nombre\n3. ¿Qué valor queda?\nvar c;\nR/ Ninguno\n4. Escribe tu nombre tres veces.",
			[]string{"El valor de a", "El nombre", "Ninguno", "-"}},
		"behind the question mark": {"Trivia\n1. Who sang it first?: Johnny Cash\n2. In which state does it lie?: Arizona\n3. What is mined in the song?: Coal",
			[]string{"Johnny Cash", "Arizona", "Coal"}},
		"behind strokes": {"Quiz\n1. Which bird hoots at night?\na) swan\nb) owl\nAnswer: b\n2. A whale is a fish --- no\n3. A bat can fly ---Yes\n4. A swan hoots at night → No",
			[]string{"owl", "no", "Yes", "No"}},
		"behind a colon and a word": {"Quiz\n1. The function that finds the largest value: Ans: MAX\n2. The tier that holds the rules: Ans: Middle tier",
			[]string{"MAX", "Middle tier"}},
	} {
		q, _ := read(t, paper(test.text))
		if diff := cmp.Diff(test.want, keys(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestRIsAChoice: where the letters of choices come to R it begins one, and answers nothing.
func TestRIsAChoice(t *testing.T) {
	q, _ := read(t, paper("Quiz\n1. Which bird hoots?\nP. Swan\nQ. Owl\nR. Duck\nS. Hen\n2. Which one swims?\nP. Lark\nQ. Hawk\nR. Swan\nS. Crow\n3. Which is black?\nP. Dove\nQ. Gull\nR. Raven\nS. Swan"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestOnlyTheRightChoicesKept: a list for learning that kept the right choice of
// each question with its letter has these for answers; whole sets have not.
func TestOnlyTheRightChoicesKept(t *testing.T) {
	kept := "Который месяц самый короткий?\nC) февраль;\nСамая длинная река страны:;\nB) Лена;\nКакая птица не летает?\n$E) страус;\nСколько дней в неделе:\nA) семь;\n" +
		"Кто написал песню?\nD) поэт;\nГде живёт сова:;C) в дупле;\nЧем питается ёж?\nB) жуками;\nКогда цветёт липа?\n A) летом;\nСколько ног у паука?\nE) восемь;\n"
	q, _ := read(t, paper(kept))
	if diff := cmp.Diff([]string{"февраль", "Лена", "страус", "семь", "поэт", "в дупле", "жуками", "летом", "восемь"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper(kept+"Какого цвета снег?\nA) белый;\nB) синий;\n"))
	if got := keys(q); len(got) == 10 && got[9] == "белый" {
		t.Error("a whole set of choices has a key", got)
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

// TestNamesInBrackets: what stands in brackets behind the questions is no answer
// where one of them is answered below.
func TestNamesInBrackets(t *testing.T) {
	asked := []string{"1. Was ist eine Sprache? (Anna)", "2. Wie lernt man sie? (Bruno)", "3. Warum lernen wir sie? (Clara)", "4. Wer hilft uns dabei? (David)"}
	for answer, want := range map[string]string{"": "Anna", "Sie dient dazu, Gedanken auszudrücken und anderen mitzuteilen.": "-"} {
		q, _ := read(t, paper("Fragen\n"+asked[0]+"\n"+answer+"\n"+strings.Join(asked[1:], "\n")))
		if got := keys(q); len(got) != 4 || (got[1] == "-") != (want == "-") {
			t.Errorf("%q: keys %q", answer, got)
		}
	}
}

// TestPluralInBrackets: "(s)" at the end of a word in a lettered part is no choice.
func TestPluralInBrackets(t *testing.T) {
	doc := paper("1. Observe a figura e responda:\nQual faz parte da frente?\nQual(is) faz(em) parte(s) do fundo?")
	for i, text := range []string{"a)", "b)"} {
		p := doc.Blocks[i+1].(page.Paragraph)
		p.Label = &page.Label{Text: text, Format: page.LowerAlpha, Number: i + 1, List: "x"}
		doc.Blocks[i+1] = p
	}
	q, _ := read(t, doc)
	if len(q.Items) != 2 || q.Items[1].Stem.Text() != "Qual(is) faz(em) parte(s) do fundo?" {
		t.Errorf("%d items, the last one %q", len(q.Items), q.Items[len(q.Items)-1].Stem.Text())
	}
}

// TestLetterOverItsChoice: one letter alone over its choice goes on with the
// choices above it.
func TestLetterOverItsChoice(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots?\na. the swan\nb. the owl\nc.\nNone of the above\n2. Which bird swims?\na. the swan\nb. the owl\nAnswers: 1. c 2. a"))
	if diff := cmp.Diff([]string{"None of the above", "the swan"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestMistypedFirstLetter: the letters below show what the first one stands for,
// and a typed letter goes before that of a list which counts on.
func TestMistypedFirstLetter(t *testing.T) {
	doc := paper("1. Which bird hoots?\nA-the swan\nB. the owl\nC. the robin\n2. Which bird swims?\nA  the swan\nB. the owl\nC. the robin\n3. Which bird sings?\nthe swan\nB. the owl\nC. the robin\nAnswers: 1. B 2. A 3. C")
	for i, n := range map[int]int{9: 1, 11: 2} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: string(rune('A'+n-1)) + ".", Format: page.UpperAlpha, Number: n, List: "x"}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"the owl", "the swan", "the robin"}, keys(q)); diff != "" {
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
