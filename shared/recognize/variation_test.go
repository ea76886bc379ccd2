package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// tongue is the words of one language that a test is printed with.
type tongue struct {
	name, question, answer, key, because string
	stems                                []string
	choices                              [][]string
}

func tongues() []tongue {
	return []tongue{
		{"en", "Question", "Answer", "Answer Key", "Explanation", []string{"What is the capital of France?", "Which gas do plants take in?", "Who painted the Mona Lisa?"}, [][]string{{"Rome", "Paris", "Oslo", "Bern"}, {"Oxygen", "Neon", "Carbon dioxide", "Helium"}, {"Leonardo da Vinci", "Raphael", "Rubens", "Titian"}}},
		{"de", "Frage", "Richtige Antwort", "Lösungen", "Begründung", []string{"Was ist die Hauptstadt von Frankreich?", "Welches Gas nehmen Pflanzen auf?", "Wer malte die Mona Lisa?"}, [][]string{{"Rom", "Paris", "Oslo", "Bern"}, {"Sauerstoff", "Neon", "Kohlendioxid", "Helium"}, {"Leonardo da Vinci", "Raffael", "Rubens", "Tizian"}}},
		{"fr", "Question", "Réponse", "Corrigé", "Explication", []string{"Quelle est la capitale de la France ?", "Quel gaz les plantes absorbent-elles ?", "Qui a peint la Joconde ?"}, [][]string{{"Rome", "Paris", "Oslo", "Berne"}, {"L'oxygène", "Le néon", "Le gaz carbonique", "L'hélium"}, {"Léonard de Vinci", "Raphaël", "Rubens", "Titien"}}},
		{"es", "Pregunta", "Respuesta correcta", "Respuestas", "Explicación", []string{"¿Cuál es la capital de Francia?", "¿Qué gas absorben las plantas?", "¿Quién pintó la Mona Lisa?"}, [][]string{{"Roma", "París", "Oslo", "Berna"}, {"Oxígeno", "Neón", "Dióxido de carbono", "Helio"}, {"Leonardo da Vinci", "Rafael", "Rubens", "Tiziano"}}},
		{"pt", "Questão", "Resposta", "Gabarito", "Explicação", []string{"Qual é a capital da França?", "Que gás as plantas absorvem?", "Quem pintou a Mona Lisa?"}, [][]string{{"Roma", "Paris", "Oslo", "Berna"}, {"Oxigênio", "Neônio", "Gás carbônico", "Hélio"}, {"Leonardo da Vinci", "Rafael", "Rubens", "Ticiano"}}},
		{"it", "Domanda", "Risposta", "Soluzioni", "Spiegazione", []string{"Qual è la capitale della Francia?", "Quale gas assorbono le piante?", "Chi ha dipinto la Gioconda?"}, [][]string{{"Roma", "Parigi", "Oslo", "Berna"}, {"Ossigeno", "Neon", "Anidride carbonica", "Elio"}, {"Leonardo da Vinci", "Raffaello", "Rubens", "Tiziano"}}},
		{"ru", "Вопрос", "Ответ", "Ответы", "Объяснение", []string{"Какой город столица Франции?", "Какой газ поглощают растения?", "Кто написал Мону Лизу?"}, [][]string{{"Рим", "Париж", "Осло", "Берн"}, {"Кислород", "Неон", "Углекислый газ", "Гелий"}, {"Леонардо да Винчи", "Рафаэль", "Рубенс", "Тициан"}}},
		{"uk", "Питання", "Відповідь", "Відповіді", "Пояснення", []string{"Яке місто столиця Франції?", "Який газ поглинають рослини?", "Хто написав Мону Лізу?"}, [][]string{{"Рим", "Париж", "Осло", "Берн"}, {"Кисень", "Неон", "Вуглекислий газ", "Гелій"}, {"Леонардо да Вінчі", "Рафаель", "Рубенс", "Тиціан"}}},
		{"pl", "Pytanie", "Odpowiedź", "Klucz odpowiedzi", "Wyjaśnienie", []string{"Co jest stolicą Francji?", "Jaki gaz pobierają rośliny?", "Kto namalował Mona Lisę?"}, [][]string{{"Rzym", "Paryż", "Oslo", "Berno"}, {"Tlen", "Neon", "Dwutlenek węgla", "Hel"}, {"Leonardo da Vinci", "Rafael", "Rubens", "Tycjan"}}},
		{"vi", "Câu", "Đáp án", "Đáp án", "Giải thích", []string{"Thủ đô của Pháp là gì?", "Thực vật hấp thụ khí nào?", "Ai vẽ Mona Lisa?"}, [][]string{{"Rôma", "Paris", "Oslo", "Bern"}, {"Oxy", "Neon", "Cacbon điôxit", "Heli"}, {"Leonardo da Vinci", "Raphael", "Rubens", "Titian"}}},
		{"id", "Soal", "Jawaban", "Kunci Jawaban", "Pembahasan", []string{"Apa ibu kota Prancis?", "Gas apa yang diserap tumbuhan?", "Siapa pelukis Mona Lisa?"}, [][]string{{"Roma", "Paris", "Oslo", "Bern"}, {"Oksigen", "Neon", "Karbon dioksida", "Helium"}, {"Leonardo da Vinci", "Raphael", "Rubens", "Titian"}}},
		{"tr", "Soru", "Cevap", "Cevap Anahtarı", "Açıklama", []string{"Fransa'nın başkenti neresidir?", "Bitkiler hangi gazı alır?", "Mona Lisa'yı kim yaptı?"}, [][]string{{"Roma", "Paris", "Oslo", "Bern"}, {"Oksijen", "Neon", "Karbondioksit", "Helyum"}, {"Leonardo da Vinci", "Raffaello", "Rubens", "Tiziano"}}},
		{"uz", "Savol", "Javob", "Javoblar", "Izoh", []string{"Fransiya poytaxti qaysi shahar?", "O'simliklar qaysi gazni yutadi?", "Mona Lizani kim chizgan?"}, [][]string{{"Rim", "Parij", "Oslo", "Bern"}, {"Kislorod", "Neon", "Karbonat angidrid", "Geliy"}, {"Leonardo da Vinchi", "Rafael", "Rubens", "Titsian"}}},
		{"fa", "سوال", "پاسخ", "پاسخنامه", "توضیح", []string{"پایتخت فرانسه کدام است؟", "گیاهان کدام گاز را جذب می\u200cکنند؟", "مونالیزا را چه کسی کشید؟"}, [][]string{{"رم", "پاریس", "اسلو", "برن"}, {"اکسیژن", "نئون", "دی\u200cاکسید کربن", "هلیوم"}, {"لئوناردو", "رافائل", "روبنس", "تیسین"}}},
		{"zh", "问题", "答案", "参考答案", "解析", []string{"法国的首都是哪里？", "植物吸收哪种气体？", "谁画了蒙娜丽莎？"}, [][]string{{"罗马", "巴黎", "奥斯陆", "伯尔尼"}, {"氧气", "氖气", "二氧化碳", "氦气"}, {"达芬奇", "拉斐尔", "鲁本斯", "提香"}}},
		{"th", "ข้อ", "เฉลย", "เฉลย", "คำอธิบาย", []string{"เมืองหลวงของฝรั่งเศสคืออะไร?", "พืชดูดซับก๊าซอะไร?", "ใครวาดโมนาลิซา?"}, [][]string{{"โรม", "ปารีส", "ออสโล", "เบิร์น"}, {"ออกซิเจน", "นีออน", "คาร์บอนไดออกไซด์", "ฮีเลียม"}, {"เลโอนาร์โด", "ราฟาเอล", "รูเบนส์", "ทิเชียน"}}},
		{"hu", "Kérdés", "Helyes válasz", "Megoldókulcs", "Magyarázat", []string{"Mi Franciaország fővárosa?", "Melyik gázt veszik fel a növények?", "Ki festette a Mona Lisát?"}, [][]string{{"Róma", "Párizs", "Oslo", "Bern"}, {"Oxigén", "Neon", "Szén-dioxid", "Hélium"}, {"Leonardo da Vinci", "Raffaello", "Rubens", "Tiziano"}}},
	}
}

// right is the place of the right choice of each question in tongues.
func right(i int) int { return []int{1, 2, 0}[i] }

// style is one way of printing a label; %s is replaced.
type style struct {
	name, form string
}

func questionStyles() []style {
	return []style{{"dot", "%d. "}, {"paren", "%d) "}, {"brackets", "(%d) "}, {"dash", "%d - "}, {"dotdash", "%d.- "}, {"tight", "%d."}, {"word", "W %d: "}, {"wordline", "W %d\n"}, {"worddot", "W %d. "}, {"alone", "%d.\n"}, {"tab", "%d.\t"}, {"none", ""}}
}

func choiceStyles() []style {
	return []style{{"A.", "%A. "}, {"A)", "%A) "}, {"a)", "%a) "}, {"(a)", "(%a) "}, {"(A)", "(%A) "}, {"A]", "%A] "}, {"a.", "%a. "}, {"[A]", "[%A] "}, {"A tight", "%A."}, {"A tab", "%A.\t"}, {"cyr", "%c) "}, {"W)", "%w) "}}
}

func letter(form string, i int) string {
	return strings.NewReplacer("%A", string(rune('A'+i)), "%a", string(rune('a'+i)), "%c", []string{"а", "б", "в", "г"}[i], "%w", string(rune('W'+i))).Replace(form)
}

// signOf is what an answer line calls choice i.
func signOf(form string, i int) string { return strings.Trim(letter(form, i), " .)([]\t") }

func keyStyles() []string {
	return []string{"letter", "text", "letter and text", "next line", "section", "section line", "star", "arrow", "tick", "word", "none"}
}

// print writes the test in one way of labelling and marking.
func printTest(l tongue, q, c style, key string) string {
	var b, tail strings.Builder
	b.WriteString("\n")
	tail.WriteString("\n" + l.key + "\n")
	for i, stem := range l.stems {
		label := strings.ReplaceAll(q.form, "W", l.question)
		if strings.Contains(label, "%d") {
			label = fmt.Sprintf(label, i+1)
		}
		fmt.Fprintf(&b, "%s%s\n", label, stem)
		k := right(i)
		for n, text := range l.choices[i] {
			sign := letter(c.form, n)
			switch {
			case n == k && key == "star":
				fmt.Fprintf(&b, "*%s%s\n", sign, text)
			case n == k && key == "arrow":
				fmt.Fprintf(&b, "%s%s <--\n", sign, text)
			case n == k && key == "tick":
				fmt.Fprintf(&b, "%s%s ✓\n", sign, text)
			case n == k && key == "word":
				fmt.Fprintf(&b, "%s%s (correct)\n", sign, text)
			default:
				fmt.Fprintf(&b, "%s%s\n", sign, text)
			}
		}
		letterOf := signOf(c.form, k)
		switch key {
		case "letter":
			fmt.Fprintf(&b, "%s: %s\n", l.answer, letterOf)
		case "text":
			fmt.Fprintf(&b, "%s: %s\n", l.answer, l.choices[i][k])
		case "letter and text":
			fmt.Fprintf(&b, "%s: %s. %s\n", l.answer, letterOf, l.choices[i][k])
		case "next line":
			fmt.Fprintf(&b, "%s:\n%s\n", l.answer, letterOf)
		case "section":
			fmt.Fprintf(&tail, "%d. %s\n", i+1, letterOf)
		case "section line":
			fmt.Fprintf(&tail, "%d-%s ", i+1, letterOf)
		}
		if q.name == "none" {
			b.WriteString("\n")
		}
	}
	if strings.HasPrefix(key, "section") {
		return b.String() + tail.String()
	}
	return b.String()
}

// TestVariations prints one test in every language, way of numbering and way of
// giving the key, and in English with every way of lettering too, and reads the
// same three questions from each.
func TestVariations(t *testing.T) {
	turn := 0
	for _, l := range tongues() {
		for _, q := range questionStyles() {
			for _, key := range keyStyles() {
				turn++
				for k, c := range choiceStyles() {
					if l.name != "en" && k != turn%len(choiceStyles()) || !printable(l, q, c, key) {
						continue
					}
					text := printTest(l, q, c, key)
					checkVariation(t, strings.Join([]string{l.name, q.name, c.name, key}, "/"), l, paper(text), key != "none", text)
				}
			}
		}
	}
}

// printable rules out what nobody prints: Cyrillic letters in other scripts, a
// key by numbers for questions without any.
func printable(l tongue, q, c style, key string) bool {
	switch {
	case c.name == "cyr" && l.name != "ru" && l.name != "uk", key == "word" && l.name != "en":
		return false
	}
	return q.name != "none" || !strings.HasPrefix(key, "section")
}

func checkVariation(t *testing.T, name string, l tongue, doc page.Document, keyed bool, shown string) {
	t.Helper()
	q, _ := read(t, doc)
	if len(q.Items) != 3 {
		t.Errorf("%s: %d items, want 3\n%s", name, len(q.Items), shown)
		return
	}
	for i, item := range q.Items {
		c, ok := item.Response.(quiz.Choice)
		if !ok || len(c.Choices) != 4 {
			t.Errorf("%s: item %d is %#v\n%s", name, i+1, item.Response, shown)
			return
		}
		want := "-"
		if keyed {
			want = l.choices[i][right(i)]
		}
		if got := keyText(c); got != want || item.Stem.Text() != l.stems[i] || c.Choices[3].Content.Text() != l.choices[i][3] {
			t.Errorf("%s: item %d: stem %q, last choice %q, key %q, want key %q\n%s", name, i+1, item.Stem.Text(), c.Choices[3].Content.Text(), got, want, shown)
			return
		}
	}
}
