package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestSaidSentences: the sentence that tells the right choice is read in the words of many
// languages, with the small words around the letter or the number.
func TestSaidSentences(t *testing.T) {
	rows := map[string]string{
		"han": "A. Aare\nB. Rhine\nC. Inn\n", "digits": "1) Rhine\n2) Aare\n3) Inn\n", "circled": "① Aare\n② Rhine\n③ Inn\n", "thai": "ก. Aare\nข. Rhine\nค. Inn\n",
		"hebrew": "א. Aare\nב. Rhine\nג. Inn\n", "persian": "الف) Aare\nب) Rhine\nج) Inn\n", "cyrillic": "А) Aare\nБ) Rhine\nВ) Inn\n", "hindi": "(a) Aare\n(b) Rhine\n(c) Inn\n",
	}
	for said, row := range map[string]string{
		"정답은 1이다.": "digits", "정답은 1번입니다": "digits", "답은 ②번": "circled", "②번이 정답이다.": "circled", "正解は1です。": "digits", "答案是1。": "digits",
		"选B": "han", "應選B。": "han", "ข้อ ข ถูกต้อง": "thai", "תשובה ב' נכונה": "hebrew", "תשובה ב היא הנכונה": "hebrew",
		"پاسخ صحیح گزینه ب است.": "persian", "پاسخ صحیح گزینه ب می باشد": "persian", "सही उत्तर (b) है।": "hindi",
		"Правильный ответ под буквой Б": "cyrillic", "Правильна відповідь – під літерою Б.": "cyrillic", "Тачан одговор је под Б.": "cyrillic",
	} {
		var text strings.Builder
		for i, town := range []string{"Bern", "Basel", "Chur"} {
			fmt.Fprintf(&text, "%d. Which river flows through the town of %s?\n%s%s\n\n", i+1, town, rows[row], said)
		}
		q, _ := read(t, paper(text.String()))
		if got := strings.Join(keys(q), " "); got != "Rhine Rhine Rhine" {
			t.Errorf("%s: the keys are %s", said, got)
		}
	}
}

// TestNoSaidSentence: a choice that speaks of picking says no key.
func TestNoSaidSentence(t *testing.T) {
	q, _ := read(t, paper("1. 他应该怎么办？\nA. 选好的\nB. 选坏的\nC. 不选\n2. 她应该怎么办？\nA. 选红的\nB. 选绿的\nC. 不选\n"))
	for i, k := range keys(q) {
		if k != "-" {
			t.Errorf("%d has the key %s", i+1, k)
		}
	}
}

// TestRightAsides: the word that calls a choice right in brackets behind it is known in more
// languages, and so are short words for a question.
func TestRightAsides(t *testing.T) {
	for name, c := range map[string]struct{ label, letters, aside string }{
		"Bulgarian": {"Въпрос %d. ", "АБВ", "(верен)"}, "Serbian": {"Питање %d. ", "АБВ", "(тачно)"}, "Hebrew": {"ש%d. ", "אבג", "(נכון)"}, "Greek": {"Θέμα %d. ", "ΑΒΓ", "(σωστό)"},
		"Hindi": {"प्रश्न %d. ", "abc", "(सही)"}, "Korean": {"문%d. ", "ABC", "(정답)"},
	} {
		var text strings.Builder
		letters := []rune(c.letters)
		for i, town := range []string{"Bern", "Basel", "Chur"} {
			fmt.Fprintf(&text, c.label+"Which river flows through the town of %s?\n%c) Aare\n%c) Rhine %s\n%c) Inn\n", i+1, town, letters[0], letters[1], c.aside, letters[2])
		}
		q, _ := read(t, paper(text.String()))
		if got := strings.Join(keys(q), " "); got != "Rhine Rhine Rhine" || stems(q)[0] != "Which river flows through the town of Bern?" {
			t.Errorf("%s: the keys are %s of %q", name, got, stems(q))
		}
	}
}
