package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestKeyOfLoneSections: a section may be one task, in parts or not, whose number is
// that of the section. The key names the sections, and ends the lists to match above.
func TestKeyOfLoneSections(t *testing.T) {
	body := "Contrôle de sciences\nI. Questions (4 points)\n1) Qui a inventé la pile ?\n......................\n2) Définissez : comète.\n......................\n\nII. Coche la bonne réponse. (4 points)\n1) Mars est :\n□ une étoile    □ une planète    □ une lune\n2) L'eau bout à :\n□ 50    □ 100    □ 200\n\nIII. Vrai ou faux ? Entoure V ou F.\na) La neige est chaude.   V   F\nb) La pluie mouille.   V   F\n\nIV. Complète : Le moyeu est au ________ de la roue.\n\nV. Relie chaque mot.\n1. chat          a. meuh\n2. vache         b. miaou\n3. chien         c. ouaf\n\n"
	want := []string{"Volta", "Boule de glace", "une planète", "100", "false", "true", "milieu", "chat=miaou | vache=meuh | chien=ouaf"}
	q, _ := read(t, paper(body+"CORRIGÉ\nI. 1) Volta  2) Boule de glace\nII. 1) une planète  2) 100\nIII. a) F  b) V\nIV. milieu\nV. 1-b, 2-a, 3-c"))
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestKeyOfLoneTasks: a task may be one question among those that head several.
func TestKeyOfLoneTasks(t *testing.T) {
	q, _ := read(t, paper("Verifica di scienze\nEsercizio 1 – Segna la risposta esatta.\n1. Marte è:\n☐ una stella\n☐ un pianeta\n2. L'acqua bolle a:\n☐ 50 gradi\n☐ 100 gradi\n\nEsercizio 2 – Completa le frasi.\n1. Il mozzo è nel ________ della ruota.\n2. La neve è ________ come il latte.\n\nEsercizio 3 – Collega le parole.\n1. gatto     a. muu\n2. mucca     b. miao\n3. cane      c. bau\n\nSoluzioni\nEsercizio 1: 1. un pianeta; 2. 100 gradi\nEsercizio 2: 1. mezzo; 2. bianca\nEsercizio 3: 1b, 2a, 3c"))
	if diff := cmp.Diff([]string{"un pianeta", "100 gradi", "mezzo", "bianca", "gatto=miao | mucca=muu | cane=bau"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestNumbersInBrackets: Japanese papers count their tasks in brackets, over questions
// with a word or numbers of their own, and the key does so too.
func TestNumbersInBrackets(t *testing.T) {
	q, _ := read(t, paper("理科テスト\n【1】次の問いに答えなさい。\n問1　火星は何の仲間か。\n問2　氷がとけると何になるか。\n\n【2】正しいものを選び、記号で答えなさい。\n問1　熱いものはどれか。\nア　氷　　イ　火　　ウ　雪\n問2　冷たいものはどれか。\nア　氷　　イ　火　　ウ　湯\n\n【3】次の文が正しければ○、まちがっていれば×を書きなさい。\n(1) 雪はあたたかい。\n(2) 雨はぬれている。\n\n【4】次の文の（　　）にあてはまる語句を書きなさい。\n(1) 車輪のまん中を（　　　　）という。\n(2) 氷がとけると（　　　　）になる。\n\n【5】潮の満ち引きを説明しなさい。\n\n解答\n【1】問1　惑星　問2　水\n【2】問1　イ　問2　ア\n【3】(1) ×　(2) ○\n【4】(1) 軸　(2) 水\n【5】月の引力による。"))
	if diff := cmp.Diff([]string{"惑星", "水", "火", "氷", "false", "true", "軸", "水", "月の引力による。"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLettersWithNumbersUnder: tasks called "A1" may only say what to do with numbers
// under them, while others ask themselves; the key leaves out what it likes.
func TestLettersWithNumbersUnder(t *testing.T) {
	want := []string{"Mars", "fire", "false", "true", "-", "hub | wheel"}
	for _, text := range []string{
		"Test\nPART A\nA1. Choose the correct answer. (6 marks)\n1. Which is a planet?\na. Rome\nb. Mars\nc. Oslo\n2. Which is hot?\na. fire\nb. snow\nc. ice\n\nA2. Mark the sentences as True (T) or False (F).\n1. Snow is warm at noon.\n2. Rain is wet at noon.\n\nPART B\nB1. What do you know about tides? (4 marks)\nB2. Fill in: the ________ is in the ________. (4 marks)\n\nANSWERS\nA1. 1. b  2. a\nA2. 1. F  2. T\nB2. hub, wheel",
		"Διαγώνισμα\nΘΕΜΑ Α\nΑ1. Να επιλέξετε τη σωστή απάντηση.\n1. Which is a planet?\nα. Rome\nβ. Mars\nγ. Oslo\n2. Which is hot?\nα. fire\nβ. snow\nγ. ice\n\nΑ2. Να χαρακτηρίσετε τις προτάσεις ως Σωστές (Σ) ή Λανθασμένες (Λ).\n1. Το χιόνι είναι πολύ ζεστό.\n2. Η βροχή είναι υγρή.\n\nΘΕΜΑ Β\nΒ1. Τι γνωρίζετε για την παλίρροια;\nΒ2. Να συμπληρώσετε τα κενά: ο ________ και ο ________.\n\nΑΠΑΝΤΗΣΕΙΣ\nΑ1. 1. β  2. α\nΑ2. 1. Λ  2. Σ\nΒ2. hub, wheel",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%.20s\n%s", text, diff)
		}
	}
}

// TestBareNumbersOfStatements: statements to circle true or false at may have numbers
// without a sign, as all questions of the paper, and so has the key.
func TestBareNumbersOfStatements(t *testing.T) {
	q, _ := read(t, paper("Toets\nDeel A – Meerkeuzevragen\n1 Wat is een planeet?\nA Rome\nB Mars\nC Oslo\n2 Wat is heet?\nA ijs\nB sneeuw\nC vuur\n\nDeel B – Juist of onjuist? Omcirkel het goede antwoord.\n3 Sneeuw is erg warm.   juist / onjuist\n4 Regen is altijd nat.   juist / onjuist\n5 Zand kan niet drijven.   juist / onjuist\n\nDeel C – Vul in.\n6 Het midden van een wiel heet ................ .\n\nAntwoorden\n1 B\n2 C\n3 onjuist\n4 juist\n5 juist\n6 naaf"))
	if diff := cmp.Diff([]string{"Mars", "vuur", "false", "true", "true", "naaf"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if stem := q.Items[2].Stem.Text(); stem != "Sneeuw is erg warm." {
		t.Errorf("stem %q", stem)
	}
}

// TestAnswersLeftOut: a key may say that it leaves an answer out or to the marker.
func TestAnswersLeftOut(t *testing.T) {
	for _, said := range []string{"略", "（略）", "答案略。", "Resposta pessoal.", "individuelle Lösung", "réponse libre"} {
		q, _ := read(t, paper("Test\n1. What is a comet?\n2. What is a tide?\n3. Describe your day.\n\nAnswers\n1. ice\n2. moon\n3. "+said))
		if diff := cmp.Diff([]string{"ice", "moon", "-"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", said, diff)
		}
	}
}

// TestLabelsBehindBullets: the letters in brackets of choices, or their numbers, stand
// behind bullets, and the choices go on on lines of their own.
func TestLabelsBehindBullets(t *testing.T) {
	for _, signs := range [][]string{{"[A]", "[B]", "[C]"}, {"(1)", "(2)", "(3)"}, {"(a)", "(b)", "(c)"}} {
		q, _ := read(t, paper("1. Which is a planet?\n• "+signs[0]+" Rome on the\nriver\n• "+signs[1]+" Mars\n• "+signs[2]+" Oslo\nAnswer: "+signs[1]+" Mars\n\n2. Which is hot?\n• "+signs[0]+" ice\n• "+signs[1]+" snow\n• "+signs[2]+" fire\nAnswer: "+signs[2]+" fire"))
		if diff := cmp.Diff([]string{"Mars", "fire"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", signs[0], diff)
		}
	}
}

// TestRowsWithoutRoom: the longest entry of two lists side by side leaves no room.
func TestRowsWithoutRoom(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Match the words.\n1. cat      a) moo\n2. cow      b) miaow\n3. a very old dog c) woof\n\n2. What is a tide?\n\nAnswers\n1. 1b, 2a, 3c\n2. water"))
	if diff := cmp.Diff([]string{"cat=miaow | cow=moo | a very old dog=woof", "water"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestValuesWithDashes: the words for gaps may have dashes between them.
func TestValuesWithDashes(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Complete: the ________ turns round the ________ and the ________.\n2. What is a tide?\n\nAnswers\n1. wheel – hub – axle\n2. water"))
	if diff := cmp.Diff([]string{"wheel | hub | axle", "water"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestPartsWithCapitals: statements to judge and sentences with gaps may have capitals,
// which the key names with dashes.
func TestPartsWithCapitals(t *testing.T) {
	q, _ := read(t, paper("2. Kurzarbeit in Biologie\n1. Classify the statements as true (T) or false (F).\nA. Snow is very warm.\nB. Rain is very wet.\nC. Sand can not float.\n\n2. Complete the sentences.\nA. The middle of a wheel is the ______________.\nB. Ice turns to ______________.\n\nAnswers\n1. A – F; B – T; C – T\n2. A – hub; B – water"))
	if diff := cmp.Diff([]string{"false", "true", "true", "hub", "water"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestSectionsOfGluedKeys: behind the number of a section a key goes on counting, with
// letters right behind the numbers or words for questions.
func TestSectionsOfGluedKeys(t *testing.T) {
	q, _ := read(t, paper("ĐỀ KIỂM TRA\nI. TRẮC NGHIỆM\nCâu 1. Đâu là hành tinh?\nA. Rome     B. Mars     C. Oslo\nCâu 2. Cái nào nóng?\nA. lửa     B. băng     C. tuyết\n\nII. ĐÚNG – SAI\nĐiền Đ nếu đúng, S nếu sai vào ô trống:\nCâu 3. Tuyết rất ấm áp.   □\nCâu 4. Mưa làm ướt áo.   □\n\nIII. TỰ LUẬN\nCâu 5. (2,0 điểm) Nêu vai trò của trục xe.\n\nĐÁP ÁN\nI. 1B, 2A\nII. 3S, 4Đ\nIII. Câu 5. Giữ cho bánh xe quay đều và chắc."))
	if diff := cmp.Diff([]string{"Mars", "lửa", "false", "true", "Giữ cho bánh xe quay đều và chắc."}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestTasksInOtherCase: a key may write the word for a task in other letters than the
// paper, with what each part of it is answered by.
func TestTasksInOtherCase(t *testing.T) {
	q, _ := read(t, paper("CONSIGNA 1: Marcá con una cruz (X) la opción correcta.\na) ¿Cuál es un planeta?\n[ ] Roma\n[ ] Marte\nb) ¿Qué es caliente?\n[ ] el hielo\n[ ] el fuego\n\nCONSIGNA 2: Colocá V o F.\n1) La nieve es caliente. ____\n2) La lluvia es mojada. ____\n\nCONSIGNA 3: Respondé.\n1) ¿Qué es un cometa?\n2) ¿Qué es la marea?\n\nRespuestas\nConsigna 1: a) Marte b) el fuego\nConsigna 2: 1) F 2) V\nConsigna 3: 1) Una bola de hielo y polvo que gira. 2) La subida y la bajada del agua del mar en la costa por la Luna."))
	if diff := cmp.Diff([]string{"Marte", "el fuego", "false", "true", "Una bola de hielo y polvo que gira.", "La subida y la bajada del agua del mar en la costa por la Luna."}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestSerbianLetters: choices of Serbian tests may follow the order of their alphabet.
func TestSerbianLetters(t *testing.T) {
	q, _ := read(t, paper("1. Šta je planeta?\na) Rim\nb) Mars\nv) Oslo\ng) Bern\n2. Šta je vruće?\na) led\nb) sneg\nv) vatra\ng) kiša\n\nRešenja\n1. b\n2. v"))
	if diff := cmp.Diff([]string{"Mars", "vatra"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestWordsToFillIn: the words for the gaps of a section stand over it with letters, on
// one line or more, which the key gives.
func TestWordsToFillIn(t *testing.T) {
	for _, text := range []string{
		"English test\nA. Fill in the gaps with the right word.\na) hub     b) axle     c) tyre\n1. The ____ is in the middle.\n2. The ____ is black and full of air.\n3. The ____ joins two wheels.\n\nB. Answer.\n1. What is a tide?\n2. What is a comet?\n\nKey\nA. 1 a, 2 c, 3 b\nB. 1. water 2. ice",
		"English test\nA. Fill in the gaps with the right word.\na) hub\nb) axle\nc) tyre\n1. The ____ is in the middle.\n2. The ____ is black and full of air.\n3. The ____ joins two wheels.\n\nB. Answer.\n1. What is a tide?\n2. What is a comet?\n\nKey\nA. 1 a, 2 c, 3 b\nB. 1. water 2. ice",
		"测试卷\n一、选词填空。\nA．hub　B．axle　C．tyre\n1. 车轮的中心是（　　）吗。\n2. 黑色的（　　）里有空气。\n3. 用（　　）连接两个车轮。\n二、问答。\n1. 什么是潮汐？\n2. 什么是彗星？\n答案\n一、1. A 2. C 3. B\n二、1. water 2. ice",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"hub", "tyre", "axle", "water", "ice"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", text, diff)
		}
	}
}

// TestStarsAsBullets: stars before the letters of all choices are bullets, whatever room
// stands behind them.
func TestStarsAsBullets(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\n*   a. Rome\n*   b. Mars\n*   c. Oslo\n*   d. Bern\n2. Which is hot?\n*   a. ice\n*   b. fire\n*   c. snow\n*   d. dew\n3. What is a tide?"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if choices := q.Items[0].Response.(quiz.Choice).Choices; len(choices) != 4 || choices[1].Content.Text() != "Mars" {
		t.Errorf("choices %+v", choices)
	}
}

// TestRoundsBeforeQuestions: the number of a round before the label of its first
// question belongs to neither that question nor the one before.
func TestRoundsBeforeQuestions(t *testing.T) {
	q, _ := read(t, paper("1:\tFrage 1: Wie heißt der höchste Berg?\nFrage 2: Wie heißt der längste Fluss?\n2:\tFrage 1: Wo liegt Rom?\nFrage 2: Wo liegt Bern?\n3:\tFrage 1: Wer malt?\nFrage 2: Wer singt?"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"Wie heißt der höchste Berg?", "Wie heißt der längste Fluss?", "Wo liegt Rom?", "Wo liegt Bern?", "Wer malt?", "Wer singt?"}, got); diff != "" {
		t.Error(diff)
	}
}
