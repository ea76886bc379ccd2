package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// russianAsks are questions whose right choices stand at all places.
var russianAsks = []struct {
	stem    string
	choices []string
	right   int
}{
	{"Какая птица ухает?", []string{"утка", "сова", "курица", "гусь"}, 1},
	{"Кто мычит?", []string{"собака", "кошка", "корова", "лиса"}, 2},
	{"Что красное?", []string{"Венера", "Земля", "Марс", "Юпитер"}, 2},
	{"Что такое дуб?", []string{"дерево", "лёд", "песок", "вода"}, 0},
	{"Где Рим?", []string{"Китай", "Перу", "Чили", "Италия"}, 3},
}

// TestAnswerAlphabets: answers count choices without letters, or with the Latin ones of a word
// processor, in the alphabet of their language, though its third letter looks like the second
// of Latin; where they may be meant in both they tell nothing.
func TestAnswerAlphabets(t *testing.T) {
	print := func(letters string, auto, below bool, places ...int) page.Document {
		var doc page.Document
		add := func(text string, label *page.Label) {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: label, Runs: []page.Run{{Text: text}}})
		}
		signs := []rune(letters)
		var key []string
		for i, place := range places {
			q := russianAsks[i]
			add(fmt.Sprintf("%d. %s", i+1, q.stem), nil)
			for k, c := range q.choices {
				var label *page.Label
				if auto {
					label = &page.Label{Text: string(rune('a'+k)) + ")", Format: page.LowerAlpha, Number: k + 1, List: fmt.Sprint(i)}
				}
				add(c, label)
			}
			if below {
				add("Ответ: "+string(signs[place]), nil)
			}
			key = append(key, fmt.Sprintf("%d. %c", i+1, signs[place]))
			doc.Blocks = append(doc.Blocks, page.Paragraph{})
		}
		if !below {
			doc.Blocks = append(doc.Blocks, paper("Ответы\n"+strings.Join(key, "\n")).Blocks...)
		}
		return doc
	}
	right := []string{"сова", "корова", "Марс", "дерево", "Италия"}
	for _, auto := range []bool{false, true} {
		for _, below := range []bool{false, true} {
			q, _ := read(t, print("АБВГ", auto, below, 1, 2, 2, 0, 3))
			if diff := cmp.Diff(right, keys(q)); diff != "" {
				t.Errorf("letters %v, answers below %v: %s", auto, below, diff)
			}
		}
	}
	q, _ := read(t, print("АБВГ", false, true, 2, 0, 2, 0, 2))
	if diff := cmp.Diff([]string{"-", "собака", "-", "дерево", "-"}, keys(q)); diff != "" {
		t.Errorf("the third letter may be the second of Latin: %s", diff)
	}
	q, _ = read(t, print("ABCD", false, true, 1, 2, 2, 0, 3))
	if diff := cmp.Diff(right, keys(q)); diff != "" {
		t.Errorf("Latin letters: %s", diff)
	}
	for _, signs := range [][2]string{{"", ""}, {"a) ", "c) "}} {
		text := "1. Что красное?\n" + signs[0] + "Рим\n" + strings.Replace(signs[0], "a", "b", 1) + "Марс\n" + signs[1] + "Луна\nОтвет: В. Луна\n"
		q, _ = read(t, paper(text+"\n2. Что белое?\n"+signs[0]+"снег\n"+strings.Replace(signs[0], "a", "b", 1)+"уголь\nОтвет: А. снег"))
		if diff := cmp.Diff([]string{"Луна", "снег"}, keys(q)); diff != "" {
			t.Errorf("the letter and its text: %s", diff)
		}
	}
}

// TestTruthsAmongLetters: the first letters of words for true and false are not those of
// choices, which other sections of the paper are answered by.
func TestTruthsAmongLetters(t *testing.T) {
	text := "Верно/Неверно:\n1. Снег белый.\n2. Лёд тёплый.\n3. Уголь чёрный.\n\nВыберите ответ:\n1. Что красное?\n(a) Марс\n(b) Луна\n(c) снег\n(d) лёд\n2. Где Рим?\n(a) Перу\n(b) Чили\n(c) Италия\n(d) Китай\n3. Кто мычит?\n(a) лиса\n(b) корова\n(c) сова\n(d) гусь\n\n" +
		"Ответы\nВерно/Неверно:\n1. В\n2. Неверно\n3. Верно\nВыберите ответ:\n1. a\n2. c\n3. b"
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"true", "false", "true", "Марс", "Италия", "корова"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
