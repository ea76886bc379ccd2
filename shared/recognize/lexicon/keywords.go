package lexicon

// answerSayings are further ways of saying "answer" before a letter or a text:
// short forms, spellings without accents, whole phrases, and languages of which
// little else is known.
func answerSayings() []string {
	return []string{"correct ans", "key answer", "corr", "lsg", "đ/a", "vậy chọn", "poprawna odpowiedź to", "the correct option", "the right answer",
		"richtige lösung", "lösungsbuchstabe", "la bonne réponse est la réponse", "bonne rép", "reponse", "bonne reponse",
		"rpta", "rta", "resp correcta", "clave", "la correcta", "opcion correcta", "solucion", "gab", "alternativa certa", "opção correta", "letra correta", "risp", "risposta giusta", "la risposta giusta",
		"correcte antwoord", "goede antwoord", "het juiste antwoord", "het goede antwoord", "oplossing", "antw",
		"poprawna odp", "prawidłowa odp", "отв", "эталон ответа", "эталон", "ключ", "правильный вариант ответа", "верный вариант", "верный вариант ответа", "правильный отв",
		"відп", "правильний варіант", "еталон відповіді", "ключ", "cvp", "cev", "doğru şık", "dogru cevap", "doğru cevabı", "javobi", "жавоб", "жавоби", "тўғри жавоб", "toʻgʻri javob", "to‘g‘ri javob", "to`g`ri javob", "to’g’ri javob", "kalit",
		"đáp án cần chọn", "đáp án chính xác", "đáp án cần chọn là", "chọn đáp án", "chọn câu", "câu trả lời", "jawaban yang tepat", "jawaban tepat", "jawabannya", "jwb", "kunci jwb",
		"گزینه درست", "کلید", "پاسخ درست", "جواب درست", "پاسخ سوال", "الاجابة", "الإجابه", "الاجابه", "الإجابات", "الاجابة الصحيحة", "الاجابه الصحيحه", "الجواب الصحيح", "الإجابة الصحيحة هي", "الحل", "الخيار الصحيح", "الاختيار الصحيح", "جواب",
		"正確答案", "參考答案", "本题答案", "本題答案", "答案是", "答案为", "答案為", "正确答案是", "正确答案为", "正確答案是", "本题答案是", "標準答案", "正确选项", "正確選項", "答案选", "故选", "故選", "应选", "正答", "正しい答え", "こたえ", "해답", "답안", "정답은", "모범답안",
		"คำตอบคือ", "คำตอบที่ถูกต้องคือ", "คำตอบที่ถูก", "คำตอบที่ถูกคือ", "ข้อที่ถูก", "ข้อที่ถูกต้อง", "ข้อถูก", "ข้อที่ถูกคือ", "เฉลยข้อ", "ตอบข้อ", "คำตอบข้อ", "เฉลย ตอบข้อ", "jó válasz", "jó megoldás",
		"התשובה", "התשובה הנכונה", "התשובה הנכונה היא", "התשובה היא", "תשובה נכונה היא", "תשובות", "פתרון", "सही विकल्प", "सही जवाब", "जवाब", "सही उत्तर है", "उ.", "हल", "απ", "λύση", "η σωστή απάντηση", "σωστή απάντηση είναι", "η απάντηση",
		"raspuns", "raspuns corect", "odpověd", "správná odpověd", "řešení", "верният отговор", "facit", "fasit", "rešitev", "rješenje", "решение"}
}

// AnswerLists are further headings of a key.
func answerLists() []string {
	return []string{"key answers", "test answers", "quiz answers", "exam answers", "scoring key", "suggested answers", "model answers", "correct answers are", "right answers", "teacher's key", "teachers key", "teacher key", "teacher answer key", "instructor key", "instructor's key", "instructor answer key", "teacher's notes and answers", "answers for teachers", "answers for the teacher", "teacher's answer key", "answer list", "list of answers", "answer table", "answers to the test", "answers to exercises", "multiple choice answers", "mcq answers", "sample answers", "correct options", "expected answers", "answers for teacher", "key to exercises", "rezolvări", "rezolvare", "key to the exercises", "solutions manual", "answers only", "chiave di correzione", "griglia delle risposte", "korrekturschlüssel", "corrigé du contrôle", "éléments de correction", "éléments de réponse", "pauta de corrección", "chave de correção", "chave das respostas", "model odpowiedzi", "ключ к тестам", "ключі до тесту", "çözümler", "پاسخ\u200cهای صحیح", "پاسخ های صحیح", "løsninger", "الإجابات النموذجية", "الاجابات النموذجية", "正确答案",
		"lösungsblatt", "lösungsbogen", "musterlösung", "musterlösungen", "richtige antworten", "lösungen zum test", "lösungen der aufgaben", "lösungstabelle", "erwartungshorizont", "correction", "corrigé type", "corrigé du qcm", "les réponses", "réponses correctes", "bonnes réponses", "clé de réponses", "grille de correction", "les bonnes réponses",
		"respuestas correctas", "tabla de respuestas", "plantilla de respuestas", "plantilla de corrección", "clave de corrección", "claves de respuesta", "hoja de claves", "gabarito oficial", "gabarito da prova", "gabarito comentado", "respostas corretas", "folha de respostas", "correttore", "correzione", "correzioni", "griglia di correzione", "soluzioni e correzione", "risposte corrette", "risposte esatte", "correttori",
		"antwoordmodel", "antwoordsleutel", "antwoordenblad", "correctiemodel", "juiste antwoorden", "goede antwoorden", "oplossingen", "prawidłowe odpowiedzi", "poprawne odpowiedzi", "klucz do testu", "tabela odpowiedzi", "klucz rozwiązań", "karta odpowiedzi",
		"эталоны ответов", "эталон ответов", "эталоны", "ключ ответов", "ключи к тестам", "ключи к тестовым заданиям", "ключ к тестовым заданиям", "ответы к тестам", "ответы на тест", "ответы к заданиям", "таблица ответов", "верные ответы", "лист ответа", "лист ответов", "лист правильных ответов",
		"еталон відповідей", "еталони відповідей", "ключ до тестів", "ключі до тестів", "ключ відповідей", "відповіді до тесту", "відповіді на тести", "вірні відповіді", "doğru cevaplar", "test cevapları", "cevap anahtari", "yanitlar", "cevap tablosu",
		"đáp án tham khảo", "đáp án trắc nghiệm", "đáp án đề thi", "đáp án chi tiết", "bảng trả lời", "kunci", "kunci soal", "kunci jawaban pilihan ganda", "kunci jawaban soal", "lembar jawaban", "test javoblari", "javoblar jadvali", "testlar kaliti", "test kaliti", "toʻgʻri javoblar", "to‘g‘ri javoblar", "жавоблар", "тўғри жавоблар", "тест жавоблари",
		"پاسخ\u200cها", "پاسخ سوالات", "پاسخ سؤالات", "پاسخنامه کلیدی", "کلید آزمون", "کلید پاسخ", "جواب ها", "جواب\u200cها", "پاسخ تشریحی", "الإجابات", "الاجابات", "الأجوبة", "الاجوبة", "نموذج الإجابة", "نموذج الاجابة", "الإجابات الصحيحة", "مفتاح الإجابات", "مفتاح الاجابة", "مفتاح التصحيح", "الحل", "الحلول", "إجابات الأسئلة", "سلم التصحيح",
		"參考答案", "標準答案", "试题答案", "選擇題答案", "选择题答案", "答案解析", "答案表", "参考答案及评分标准", "参考答案与试题解析", "参考答案与解析", "参考答案及解析", "附答案", "附参考答案", "附：参考答案", "习题答案", "练习答案", "测试题答案", "正解", "正答", "答え", "こたえ", "模範解答", "解答例", "解答一覧", "正解一覧", "解答・解説", "解答と解説", "解答解説",
		"정답 및 해설", "정답과 해설", "정답 및 풀이", "정답과 풀이", "해답", "답안", "답지", "모범답안", "빠른 정답", "เฉลยข้อสอบ", "เฉลยแบบทดสอบ", "เฉลยแบบฝึกหัด", "เฉลยแบบทดสอบก่อนเรียน", "เฉลยแบบทดสอบหลังเรียน", "กุญแจคำตอบ", "ตารางเฉลย", "javítási útmutató", "a teszt megoldása", "helyes megoldások", "válaszok",
		"תשובות", "מפתח תשובות", "תשובון", "תשובות נכונות", "פתרונות", "התשובות", "מחוון", "उत्तर कुंजी", "उत्तर", "उत्तरमाला", "उत्तर माला", "उत्तर तालिका", "सही उत्तर", "απαντήσεις", "λύσεις", "σωστές απαντήσεις", "οι απαντήσεις", "φύλλο απαντήσεων",
		"răspunsuri", "răspunsuri corecte", "raspunsuri", "barem", "barem de corectare", "barem de notare", "grila de răspunsuri", "grilă de corectare", "správné odpovědi", "klíč", "řešení", "odpovědi", "klíč správných odpovědí", "отговори", "верни отговори", "правилни отговори", "ключ с верните отговори", "ключ с отговорите",
		"facit", "løsning", "løsninger", "lösning", "løsningsforslag", "lösningsförslag", "rättningsmall", "bedömningsmall", "rettevejledning", "vurderingsrettleiing", "mallivastaukset", "malliratkaisut", "nakijkmodel", "correctievoorschrift", "rätta svar", "svar", "lösningar", "facitliste", "rigtige svar", "fasit", "riktige svar", "vastaukset", "oikeat vastaukset", "ratkaisut", "odgovori", "ključ", "rješenja", "rešenja", "točni odgovori", "tačni odgovori", "rešitve", "одговори", "решења", "skema jawapan", "jawapan", "mga sagot", "sagot", "susi sa pagwawasto", "majibu",
		"жауаптар", "дұрыс жауаптар", "жауаптары", "тест жауаптары", "жауап кілті", "жауаптар кілті", "cavablar", "düzgün cavablar", "উত্তরমালা", "উত্তর", "সঠিক উত্তর", "উত্তরপত্র", "جوابات", "درست جوابات", "პასუხები", "պատասխաններ", "жооптор"}
}

// moreQuestionWords are those of languages of which little else is known.
func moreQuestionWords() []string {
	return []string{"שאלה", "שאלה מספר", "प्रश्न", "प्रश्न संख्या", "प्रश्न क्रमांक", "ερώτηση", "ερώτημα", "întrebare", "întrebarea", "intrebarea", "въпрос", "fråga", "spørgsmål", "spørsmål", "kysymys", "tehtävä", "pitanje", "vprašanje", "питање", "прашање", "сұрақ", "савол", "sual", "প্রশ্ন", "tanong", "swali", "soalan", "küsimus", "jautājums", "klausimas", "კითხვა", "հարց", "суроо",
		"opdracht", "oefening", "oppgave", "uppgift", "exercițiul", "exercici", "spurning", "verkefni", "zadatak", "задатак", "ćwiczenie", "cvičení", "cvičenie", "úkol", "вправа", "άσκηση", "mashq", "тапсырма", "latihan", "תרגיל", "تمرین", "تمرين", "التمرين", "अभ्यास", "แบบฝึกหัดที่", "练习", "习题", "練習", "習題", "課題", "과제", "서술형", "서답형", "논술형", "단답형", "주관식"}
}
