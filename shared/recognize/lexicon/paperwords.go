package lexicon

import (
	"strings"
	"sync"
)

// paperWords are words that frame printed papers in languages whose words stand
// in no other list: of the answer key, its remarks, and statements.
func paperWords() []wordList {
	return []wordList{
		{KeyHeading, []string{"správné odpovědi", "klíč", "řešení", "參考答案", "מפתח תשובות", "תשובות", "उत्तर कुंजी", "उत्तरमाला", "απαντήσεις", "λύσεις", "răspunsuri", "barem", "facit", "rättningsmall"}},
		{ExplainWord, []string{"הסבר", "व्याख्या", "स्पष्टीकरण", "εξήγηση", "αιτιολόγηση", "explicație", "justificare", "förklaring", "motivering", "forklaring", "begrundelse", "begrunnelse", "perustelu", "zdůvodnění", "motivation", "motivación", "motivação", "motivatie", "мотивировка", "解說", "詳解"}},
		{RubricWord, []string{"beoordeling", "kritéria hodnocení", "критерії оцінювання", "評分標準", "採点基準", "채점 기준", "معايير التقييم", "معیار نمره\u200cدهی", "מחוון", "मूल्यांकन मानदंड", "baholash mezonlari", "κριτήρια αξιολόγησης", "barem de corectare", "bedömning"}},
		{TrueWord, []string{"נכון", "सही", "सत्य", "σωστό", "αληθές", "adevărat", "sant", "sandt", "riktig", "riktigt", "rätt", "rigtigt", "正確"}},
		{FalseWord, []string{"לא נכון", "गलत", "असत्य", "λάθος", "ψευδές", "fals", "falskt", "usant", "osant", "galt", "feil", "forkert", "錯誤"}},
		{NoiseWord, []string{"jméno", "datum", "שם", "תאריך", "नाम", "दिनांक", "όνομα", "ημερομηνία", "nume", "namn", "日付", "날짜", "الاسم", "التاريخ"}},
	}
}

// servingLines are what stands before and behind the numbers of a line that says
// which questions material serves.
var servingLines = sync.OnceValue(func() [][2]string {
	return [][2]string{
		{"Question", "refers to the following text"},
		{"Questions", "refer to the following text"},
		{"Frage", "bezieht sich auf den folgenden Text"},
		{"Die Fragen", "beziehen sich auf den folgenden Text"},
		{"La question", "porte sur le texte suivant"},
		{"Les questions", "portent sur le texte suivant"},
		{"La pregunta", "se refiere al texto siguiente"},
		{"Las preguntas", "se refieren al texto siguiente"},
		{"A questão", "refere-se ao texto a seguir"},
		{"As questões", "referem-se ao texto a seguir"},
		{"La domanda", "si riferisce al testo seguente"},
		{"Le domande", "si riferiscono al testo seguente"},
		{"Vraag", "hoort bij de volgende tekst"},
		{"De vragen", "horen bij de volgende tekst"},
		{"Pytanie", "dotyczy poniższego tekstu"},
		{"Pytania", "dotyczą poniższego tekstu"},
		{"Otázka", "se vztahuje k následujícímu textu"},
		{"Otázky", "se vztahují k následujícímu textu"},
		{"Aşağıdaki metin", "soru içindir"},
		{"Aşağıdaki metin", "sorular içindir"},
		{"Вопрос", "относится к следующему тексту"},
		{"Вопросы", "относятся к следующему тексту"},
		{"Запитання", "стосується наведеного тексту"},
		{"Запитання", "стосуються наведеного тексту"},
		{"阅读下面的短文，回答第", "题"},
		{"閱讀下面的短文，回答第", "題"},
		{"次の文章を読んで、問題", "に答えなさい"},
		{"다음 글을 읽고 문제", "에 답하세요"},
		{"اقرأ النص التالي وأجب عن السؤال", ""},
		{"اقرأ النص التالي وأجب عن الأسئلة", ""},
		{"متن زیر را بخوانید و به سوال", "پاسخ دهید"},
		{"متن زیر را بخوانید و به سوالات", "پاسخ دهید"},
		{"קראו את הקטע הבא וענו על שאלה", ""},
		{"קראו את הקטע הבא וענו על שאלות", ""},
		{"निम्नलिखित गद्यांश पढ़कर प्रश्न", "का उत्तर दीजिए"},
		{"निम्नलिखित गद्यांश पढ़कर प्रश्न", "के उत्तर दीजिए"},
		{"Bacalah teks berikut untuk menjawab soal", ""},
		{"Đọc đoạn văn sau và trả lời câu", ""},
		{"Đọc đoạn văn sau và trả lời các câu", ""},
		{"อ่านข้อความต่อไปนี้แล้วตอบคำถามข้อ", ""},
		{"Matnni o'qing va", "-savolga javob bering"},
		{"Matnni o'qing va", "-savollarga javob bering"},
		{"A következő szöveghez tartozó kérdés:", ""},
		{"A következő szöveghez tartozó kérdések:", ""},
		{"Η ερώτηση", "αναφέρεται στο παρακάτω κείμενο"},
		{"Οι ερωτήσεις", "αναφέρονται στο παρακάτω κείμενο"},
		{"Întrebarea", "se referă la textul următor"},
		{"Întrebările", "se referă la textul următor"},
		{"Fråga", "hör till följande text"},
		{"Frågorna", "hör till följande text"},
	}
})

// ServesOnly reports whether a line says which questions follow material, in the
// words of a printed paper, and nothing else.
func ServesOnly(text string) bool {
	if IsLonger(text, HeadingLimit*2) || !HasDigit(text) {
		return false
	}
	text = strings.TrimRight(text, " .。।")
	for _, form := range servingLines() {
		rest, ok := text, form[0] == "" || text != "" && form[0][0] == text[0]
		if ok {
			rest, ok = strings.CutPrefix(text, form[0])
		}
		if !ok {
			continue
		}
		if rest, ok = strings.CutSuffix(rest, form[1]); ok && areNumbers(rest) {
			return true
		}
	}
	return false
}

// areNumbers reports whether a text is numbers with signs between them, the last
// behind a short word for "and".
func areNumbers(s string) bool {
	fields := strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(" .-–—,、", r) })
	for i, f := range fields {
		if strings.Trim(f, "0123456789") != "" && (i == 0 || i != len(fields)-2 || len(f) > 12) {
			return false
		}
	}
	return len(fields) > 0
}
