package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/recognize"
)

// cities are five questions with four choices; the right ones are B C A D B.
func cities(sign [4]string, behind func(i int) string, below func(i int) string) string {
	var b strings.Builder
	b.WriteString("\n")
	for i, stem := range []string{"Which city is the capital of France?", "Which gas do plants take in?", "Who painted the Mona Lisa?", "How many continents are there?", "Which organ pumps blood?"} {
		fmt.Fprintf(&b, "%d. %s%s\n", i+1, stem, behind(i))
		for k, c := range [][]string{{"Rome", "Paris", "Oslo", "Bern"}, {"Oxygen", "Neon", "Helium", "Argon"}, {"Leonardo", "Raphael", "Rubens", "Titian"}, {"Five", "Six", "Eight", "Seven"}, {"The liver", "The heart", "The lungs", "The kidneys"}}[i] {
			fmt.Fprintf(&b, "%s) %s\n", sign[k], c)
		}
		b.WriteString(below(i) + "\n")
	}
	return b.String()
}

func nothing(int) string { return "" }

var citiesKey = []string{"Paris", "Helium", "Leonardo", "Seven", "The heart"}

func signs(alphabet string) [4]string { return [4]string(strings.Fields(alphabet)) }

func rightSign(s [4]string, i int) string { return s[[]int{1, 2, 0, 3, 1}[i]] }

// spelled writes a form once for every answer: # is the number, % the letter.
func spelled(form, between string, s [4]string) string {
	var out []string
	for i := range 5 {
		out = append(out, strings.NewReplacer("#", fmt.Sprint(i+1), "%", rightSign(s, i)).Replace(form))
	}
	return strings.Join(out, between)
}

func wantCities(t *testing.T, text string) {
	t.Helper()
	q, _ := read(t, paper(text))
	if diff := cmp.Diff(citiesKey, keys(q)); diff != "" {
		t.Errorf("keys -want +got:\n%s\nof %s", diff, text[max(0, len(text)-300):])
	}
}

// TestAnswerWordsWithChoices reads the letter with its choice behind a word that
// says "right".
func TestAnswerWordsWithChoices(t *testing.T) {
	for _, word := range []string{"Poprawna", "Correcta", "Richtig", "Верно", "Đúng", "Benar", "Doğru"} {
		wantCities(t, cities(signs("a b c d"), nothing, func(i int) string {
			return fmt.Sprintf("%s: %s) %s", word, rightSign(signs("a b c d"), i), citiesKey[i])
		}))
	}
}

// TestAnswerWords reads what authors write below a question in many languages.
func TestAnswerWords(t *testing.T) {
	for alphabet, forms := range map[string]string{
		"a b c d":   "Answer %|Ans:- %|Option % is correct.|Richtig: %|Antwort %|La bonne réponse est la réponse %.|Rpta.: %|R: %|Letra %|Gabarito: Letra %|La risposta corretta è la %|Het juiste antwoord is %|Odp.: %|Javobi: %|Jawabannya adalah %|Doğru Cevap: % seçeneği|Chọn đáp án %|Helyes: %",
		"A B C D":   "正确选项：%|故选：%|正確答案：%|答案是%|答案是：%|正确答案为：%|〖答案〗%|《答案》%|「答案」%|〔答案〕%|〈正解〉%|正解は%|【解答】%|정답은 %입니다|해답: %|[정답] %",
		"а б в г":   "Ответ %|Отв.: %|Эталон ответа: %|Верно: %|Правильный вариант ответа: %|Відп.: %|Жавоб: %|Тўғри жавоб: %|Жауабы: %",
		"ก ข ค ง":   "เฉลย ข้อ %|เฉลย ข้อ %.|ตอบ ข้อ %|คำตอบคือ %|คำตอบที่ถูกต้องคือ ข้อ %",
		"א ב ג ד":   "תשובה: %|התשובה הנכונה היא %|ת: %|תשובה נכונה – %",
		"أ ب ج د":   "الاجابة: %|الإجابة الصحيحة هي (%)|ج: %|الخيار الصحيح: %",
		"الف ب ج د": "گزینه درست: %|گزینه «%» صحیح است.|پاسخ: گزینه %",
		"الف ب پ ت": "گزینه درست: %|گزینه «%» صحیح است.|پاسخ: گزینه %", "أ ب ت ث": "الاجابة: %|الخيار الصحيح: %",
		"क ख ग घ": "उत्तर-(%)|उत्तर (%)|सही विकल्प: %|सही उत्तर है: %",
		"α β γ δ": "Απάντηση %|Σωστό: %|Η σωστή απάντηση είναι %|Σωστή απάντηση: το %",
		"가 나 다 라": "정답: %|정답은 %", "ア イ ウ エ": "正答：%|こたえ：%",
	} {
		s := signs(alphabet)
		for _, form := range strings.Split(forms, "|") {
			t.Run(form+" "+s[0], func(t *testing.T) {
				wantCities(t, cities(s, nothing, func(i int) string { return strings.ReplaceAll(form, "%", rightSign(s, i)) }))
			})
		}
	}
}

// TestKeyHeadings reads keys at the end under the headings of many languages.
func TestKeyHeadings(t *testing.T) {
	for alphabet, headings := range map[string]string{
		"a b c d":   "Answer Key – Quiz 3|Answer Key & Explanations|Answers and explanations|Teacher's key|Multiple choice answers|Lösungsblatt|Corrigé du QCM|Plantilla de respuestas|Gabarito oficial|Gabarito Completo com Explicações|Complete Answer Key|Full answer key with explanations|Respuestas completas|Solucionario detallado|Griglia di correzione|Correctiemodel|Klucz do testu|Test cevapları|Đáp án trắc nghiệm|Kunci Jawaban Pilihan Ganda|Testlar kaliti|Javítási útmutató|Grila de răspunsuri|Správné odpovědi|Facit|Vastaukset|Ključ",
		"A B C D":   "参考答案及评分标准|選擇題答案|模範解答|정답 및 해설|【答案】",
		"а б в г":   "Эталоны ответов|Ключи к тестовым заданиям|Еталон відповідей|Верни отговори|Дұрыс жауаптар",
		"ก ข ค ง":   "เฉลยข้อสอบ|กุญแจคำตอบ",
		"א ב ג ד":   "תשובות|מפתח תשובות|תשובון",
		"أ ب ج د":   "نموذج الإجابة|الحلول",
		"الف ب ج د": "پاسخ سوالات|کلید آزمون", "الف ب پ ت": "پاسخ سوالات|کلید آزمون", "क ख ग घ": "उत्तरमाला|उत्तर कुंजी", "α β γ δ": "ΑΠΑΝΤΗΣΕΙΣ|Λύσεις",
	} {
		s := signs(alphabet)
		for _, h := range strings.Split(headings, "|") {
			for _, key := range []string{spelled("#. %", "\n", s), spelled("#-%", "; ", s), spelled("#", "\t", s) + "\n" + spelled("%", "\t", s)} {
				t.Run(h, func(t *testing.T) { wantCities(t, cities(s, nothing, nothing)+h+"\n"+key+"\n") })
			}
		}
	}
}

// TestKeyShapes reads the shapes of a key, at the end and as a file of its own.
func TestKeyShapes(t *testing.T) {
	s := signs("A B C D")
	for name, key := range map[string]string{
		"wide signs":          spelled("#、%", " ", s),
		"wide colons":         spelled("#：%", "；", s),
		"wide brackets":       spelled("（#）%", "，", s),
		"other digits":        strings.NewReplacer("1", "۱", "2", "۲", "3", "۳", "4", "۴", "5", "۵").Replace(spelled("#-%", "  ", s)),
		"a range with spaces": "1—5 B C A D B", "lower range": strings.ToLower("1-5: BCADB"), "two ranges": "1-2 BC; 3-5 ADB",
		"numbers over letters": spelled("#", "  ", s) + "\n" + spelled("%", "  ", s), "named rows": "No. " + spelled("#", " ", s) + "\nKey " + spelled("%", " ", s),
		"words": spelled("Question #: %", "\n", s), "words with dash": spelled("Q# - %", "\n", s),
		"a section": "Part I: 1-3 BCA 4-5 DB", "letters of a section": "Section A: BCADB", "groups of letters": "一、选择题 BCA DB", "letters below a section": "一、选择题（共20分）\nBCADB",
	} {
		t.Run(name, func(t *testing.T) {
			wantCities(t, cities(s, nothing, nothing)+"Answers\n"+key+"\n")
			q, _, err := recognize.RecognizeWithKey(paper(cities(s, nothing, nothing)), paper(key))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(citiesKey, keys(q)); diff != "" {
				t.Errorf("key file: -want +got:\n%s", diff)
			}
		})
	}
}

// TestNoKeyOfShapes leaves alone what only looks like a key: letters that are
// not as many as the questions, the head of an answer sheet, letters in brackets
// that are no choices.
func TestNoKeyOfShapes(t *testing.T) {
	s := signs("A B C D")
	none := []string{"-", "-", "-", "-", "-"}
	for name, key := range map[string]string{
		"too few letters": "BCAD", "too many": "BCADBA", "an answer sheet": "1 2 3 4\nA B C D", "only numbers": "1\n2\n3\n4\n5",
	} {
		q, fs, err := recognize.RecognizeWithKey(paper(cities(s, nothing, nothing)), paper(key))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(none, keys(q)); diff != "" {
			t.Errorf("%s: keys -want +got:\n%s", name, diff)
		}
		if len(fs) == 0 || fs[0].Code != finding.KeyUnmatched {
			t.Errorf("%s: findings %v, want the key told of first", name, fs)
		}
	}
	for name, behind := range map[string]string{"a variable": " of f (x)", "the same everywhere": " (a)", "points": " (2)"} {
		q, _ := read(t, paper(cities(signs("a b c d"), func(int) string { return behind }, nothing)))
		if diff := cmp.Diff(none, keys(q)); diff != "" {
			t.Errorf("%s: keys -want +got:\n%s", name, diff)
		}
	}
}

// TestLettersBehindStems reads "(b)" at the end of stems.
func TestLettersBehindStems(t *testing.T) {
	for _, alphabet := range []string{"a b c d", "а б в г", "ก ข ค ง", "א ב ג ד", "가 나 다 라", "α β γ δ"} {
		s := signs(alphabet)
		for _, form := range []string{" (%)", "（%）", " ( % ).", " [%]"} {
			wantCities(t, cities(s, func(i int) string { return strings.ReplaceAll(form, "%", rightSign(s, i)) }, nothing))
		}
	}
}

// TestPromptsAreNoAnswers leaves a line alone that says where to write.
func TestPromptsAreNoAnswers(t *testing.T) {
	for _, prompt := range []string{"Answer: <Write just the letter of your answer here>", "Answer: [write your answer here]", "Answer: Plot <write the letter here>"} {
		q, fs := read(t, paper(cities(signs("A B C D"), nothing, func(int) string { return prompt })))
		if diff := cmp.Diff([]string{"-", "-", "-", "-", "-"}, keys(q)); diff != "" || len(fs) != 1 || fs[0].Code != finding.NoKey {
			t.Errorf("%s: findings %v, keys -want +got:\n%s", prompt, fs, diff)
		}
	}
}

// TestKeyInBrackets: the heading of a key may stand in brackets, over its answers or
// before a long row of them, and a row may leave out a number.
func TestKeyInBrackets(t *testing.T) {
	const asked = "과학 시험\n1. 소금물이 되는 현상은 무엇입니까?\n① 용질\n② 용매\n③ 용해\n2. 가장 높은 온도는 어느 것입니까?\n① 10\n② 30\n③ 70\n3. 설탕물에서 설탕은 무엇입니까?\n4. 여름이 더운 까닭은 무엇입니까?\n5. 하늘이 푸른 까닭은 무엇입니까?\n6. 설탕을 빨리 녹이는 방법을 쓰시오.\n\n"
	for key, want := range map[string][]string{
		"<정답>\n1. ③ 2. ① 3. 용질": {"용해", "10", "용질", "-", "-", "-"},
		"<정답> 1. ③ 2. ① 3. 용질, 용매 4. 해가 높다 6. 물을 젓는다, 물의 온도를 높인다, 설탕을 잘게 부순다": {"용해", "10", "용질, 용매", "해가 높다", "-", "물을 젓는다, 물의 온도를 높인다, 설탕을 잘게 부순다"},
	} {
		q, _ := read(t, paper(asked+key))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", key, diff)
		}
	}
}

// TestGluedKey holds that answers without room between are a key, under a word for it
// and behind it.
func TestGluedKey(t *testing.T) {
	s := signs("a b c d")
	for _, form := range []string{"#%", "#.%", "#)%"} {
		wantCities(t, cities(s, nothing, nothing)+"Answer key\n"+spelled(form, "", s)+"\n")
		wantCities(t, cities(s, nothing, nothing)+"Key: "+spelled(form, "", s)+"\n")
		wantCities(t, cities(s, nothing, nothing)+"Key:I."+spelled(form, "", s)+"\n")
	}
}

// TestDashesInKeys: a dash in a list of answers is none, but where others have a plus it is
// their opposite.
func TestDashesInKeys(t *testing.T) {
	q, _ := read(t, paper("Task 1. Which one barks?\n(A) cat\n(B) dog\n(C) cow\nTask 2. Which one hoots?\n(A) cat\n(B) dog\n(C) owl\nTask 3. Write a story about a bird.\nTask 4. How many legs has a dog?\nAnswers:\n1. (B)\n2. (C)\n3. –\n4. four"))
	if diff := cmp.Diff([]string{"dog", "owl", "-", "four"}, keys(q)); diff != "" {
		t.Errorf("a dash (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("True or false?\n1. Dogs bark.\n2. Cats bark.\n3. Owls hoot.\n4. Hens swim.\nAnswers:\n1. +\n2. -\n3. +\n4. -"))
	if diff := cmp.Diff([]string{"true", "false", "true", "false"}, keys(q)); diff != "" {
		t.Errorf("signs (-want +got):\n%s", diff)
	}
}
