package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestKeyFilesOfSections: a list in a file of its own is read as one at the end of the
// paper, with the titles of its sections, several answers on a line and lists to match.
func TestKeyFilesOfSections(t *testing.T) {
	exam := "I. Short answer\n1. What is the largest ocean called?\n2. In which country is Vienna?\n\nII. Matching\nMatch each country with its capital.\n1. France\n2. Italy\n3. Norway\nA. Rome\nB. Oslo\nC. Paris\n\n" +
		"III. Multiple choice\n1. Which gas do plants take in?\nA. Oxygen\nB. Carbon dioxide\nC. Helium\n2. Which planet is nearest to the Sun?\nA. Mars\nB. Venus\nC. Mercury\n\nIV. True or false\n1. The Sun is a star.\n2. Fish live in the desert."
	want := []string{"Pacific", "Austria", "France=Paris | Italy=Rome | Norway=Oslo", "Carbon dioxide", "Mercury", "true", "false"}
	for name, key := range map[string]string{
		"lines":  "Answer key\nI. Short answer\n1. Pacific\n2. Austria\nII. Matching\n1. C\n2. A\n3. B\nIII. Multiple choice\n1. B\n2. C\nIV. True or false\n1. True\n2. False",
		"commas": "Answer key\nI. Short answer\n1. Pacific, 2. Austria\nII. Matching\n1. C, 2. A, 3. B\nIII. Multiple choice\n1. B, 2. C\nIV. True or false\n1. True, 2. False",
		"room":   "Answers\nI. Short answer\n1. Pacific   2. Austria\nII. Matching\n1. C   2. A   3. B\nIII. Multiple choice\n1. B   2. C\nIV. True or false\n1. True   2. False",
		"titled": "Test 3\nAnswer key\nI. Short answer\n1. Pacific\t2. Austria\nII. Matching\n1. C\t2. A\t3. B\nIII. Multiple choice\n1. B\t2. C\nIV. True or false\n1. True\t2. False",
	} {
		q, _, err := recognize.RecognizeWithKey(paper(exam), paper(key))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}

// TestLettersUnderTheirWord: the word for an answer over a letter alone, below choices,
// tells what is right of them also where the word heads keys elsewhere.
func TestLettersUnderTheirWord(t *testing.T) {
	q, _ := read(t, paper("Trắc nghiệm:\n1) Thực vật hấp thụ khí nào?\na. Oxy\nb. Heli\nĐáp án:\na\n2) Hành tinh gần Mặt Trời nhất là:\na. Sao Kim\nb. Sao Thủy\nĐáp án:\nb\n\nĐúng hay sai:\n3) Mặt Trời là một ngôi sao.\nĐáp án: Đúng\n4) Cá sống trong sa mạc.\nĐáp án: Sai"))
	if diff := cmp.Diff([]string{"Oxy", "Sao Thủy", "true", "false"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestTitlesOfKindsElsewhere: the titles of sections in other languages and alphabets,
// right behind choices and lists.
func TestTitlesOfKindsElsewhere(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"А. Выбор ответа\n1. Какой газ поглощают растения?\nа) неон\nб) гелий\n\nБ. Краткий ответ\n2. Как называется самый большой океан?\n\nВ. Сочинение\n3. Объясните, почему меняются времена года.",
			[]string{"1. Какой газ поглощают растения? / неон / гелий", "2. Как называется самый большой океан?", "3. Объясните, почему меняются времена года."}},
		{"A. rész\nFeleletválasztás\n1) Ki festette a Mona Lisát?\nA. Raffaello\nB. Rubens\n\nB. rész\nEsszé\n1) Magyarázd el, miért változnak az évszakok.",
			[]string{"1) Ki festette a Mona Lisát? / Raffaello / Rubens", "1) Magyarázd el, miért változnak az évszakok."}},
		{"Kurzantworten\n1. Wie heißt der größte Ozean?\n2. In welchem Land liegt Wien?\n\nAufsatz:\n3. Erkläre, warum sich die Jahreszeiten ändern.",
			[]string{"1. Wie heißt der größte Ozean?", "2. In welchem Land liegt Wien?", "3. Erkläre, warum sich die Jahreszeiten ändern."}},
		{"단답형 (3점)\n1. 가장 큰 바다의 이름은 무엇입니까?\n\n서술형 (3점)\n2. 계절이 바뀌는 까닭을 설명하세요.",
			[]string{"1. 가장 큰 바다의 이름은 무엇입니까?", "2. 계절이 바뀌는 까닭을 설명하세요."}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
