package lexicon

import "strings"

// wordList is the words of one class in every language the reader knows: en de
// fr es pt it nl pl cs ru uk tr vi id uz fa ar zh ja ko th hu. Words are folded
// before they are compared, so one spelling with accents is enough.
type wordList struct {
	class Class
	words []string
}

func wordLists() []wordList {
	return append(append(append(paperWords(), easternWords()...), schoolWords()...), []wordList{
		{QuestionWord, questionWords()},
		{AnswerWord, answerWords()},
		{KeyHeading, keyHeadings()},
		{AnswerWord, answerSayings()},
		{QuestionWord, moreQuestionWords()},
		{KeyHeading, answerLists()},
		{ExplainWord, explainWords()},
		{RubricWord, []string{"rubric", "grading note", "grading criteria", "scoring guide", "scoring rubric", "marking criteria", "marking guide", "grading guide", "bewertung", "bewertungskriterien", "erwartungshorizont", "critères d'évaluation",
			"rúbrica", "criterios de evaluación", "criterios de corrección", "critérios de correção", "criteri di valutazione", "kryteria oceniania", "критерии оценки", "критерии оценивания", "критерії оцінювання",
			"değerlendirme ölçütleri", "değerlendirme rehberi", "puanlama anahtarı", "bewertungshinweise", "guide de correction", "guía de corrección", "guida alla correzione", "hướng dẫn chấm", "rubrik penilaian", "pedoman penskoran", "评分标准", "评分细则", "解", "解答", "เกณฑ์การให้คะแนน", "értékelési szempontok"}},
		{HintWord, []string{"hint", "hints", "tip", "tips", "hinweis", "tipp", "indice", "astuce", "pista", "dica", "suggerimento",
			"wskazówka", "wskazówki", "podpowiedź", "podpowiedzi", "pistas", "dicas", "suggerimenti", "подсказки", "підказки", "ipuçları", "подсказка", "підказка", "ipucu", "gợi ý", "petunjuk", "maslahat", "راهنمایی", "提示", "ヒント", "คำใบ้", "tipp"}},
		{PointsWord, []string{"points", "point", "marks", "mark", "score", "punkte", "puntos", "pontos", "punti", "баллы", "балл",
			"бали", "puan", "điểm", "poin", "skor", "punkty", "ball", "نمره", "امتیاز", "分值", "分数", "คะแนน", "pontszám", "pont", "barème"}},
		{CorrectWord, []string{"correct feedback", "feedback if correct", "feedback correct", "if correct", "feedback (correct)", "feedback when correct", "feedback for correct", "feedback for correct answer", "rückmeldung bei richtiger antwort", "feedback bei richtiger antwort", "retroalimentación si es correcta", "si es correcta", "feedback se corretto", "se corretto", "se correto", "rétroaction si correct", "si correct", "при правильном ответе", "при верном ответе", "отзыв при верном ответе", "отзыв при правильном ответе", "doğruysa", "nếu đúng", "jika benar"}},
		{WrongWord, []string{"incorrect feedback", "feedback if incorrect", "feedback if wrong", "feedback incorrect", "wrong feedback", "if incorrect", "if wrong", "feedback (incorrect)", "feedback when incorrect", "feedback when wrong", "feedback for incorrect", "feedback for incorrect answer", "rückmeldung bei falscher antwort", "feedback bei falscher antwort", "retroalimentación si es incorrecta", "si es incorrecta", "feedback se errato", "se errato", "se incorreto", "rétroaction si incorrect", "si incorrect", "при неправильном ответе", "при неверном ответе", "отзыв при неверном ответе", "отзыв при неправильном ответе", "yanlışsa", "nếu sai", "jika salah"}},
		{ModelWord, []string{"model answer", "sample answer", "suggested answer", "example answer", "expected answer", "possible answer", "exemplar answer", "sample response", "model response", "suggested response", "expected response", "possible response", "musterlösung", "musterantwort",
			"réponse type", "réponse attendue", "respuesta modelo", "resposta modelo", "sugestão de resposta", "resposta sugerida", "padrão de resposta", "respuesta sugerida", "risposta modello", "образец ответа", "примерный ответ",
			"przykładowa odpowiedź", "örnek cevap", "contoh jawaban", "đáp án mẫu", "gợi ý trả lời", "参考答案", "mintamegoldás"}},
		{SectionWord, sectionWords()},
		{TrueWord, TrueWords()},
		{FalseWord, FalseWords()},
		{YesWord, []string{"예", "네", "ใช่", "yes", "ja", "oui", "sí", "si", "sim", "sì", "да", "так", "evet", "có", "ya", "ha", "بله", "نعم", "是", "はい", "ใช่", "igen", "tak"}},
		{NoWord, []string{"no", "nein", "non", "nee", "nej", "아니요", "아니오", "لا", "ไม่", "não", "нет", "ні", "hayır", "không", "tidak", "yo'q", "نه", "خیر", "否", "いいえ", "ไม่ใช่", "nem", "nie"}},
		{TrueFalseCue, trueFalseCues()},
		{SingleCue, singleCues()},
		{MultipleCue, multipleCues()},
		{NoiseWord, noiseWords()},
		{ChoicesWord, []string{"options", "choices", "answer choices", "answer options", "possible answers", "antwortmöglichkeiten", "opciones",
			"antwortoptionen", "optionen", "auswahlmöglichkeiten", "choix", "propositions", "réponses possibles", "alternativas", "opciones de respuesta", "posibles respuestas", "alternative", "scelte", "risposte possibili", "opcje", "warianty odpowiedzi",
			"opções", "opzioni", "варианты", "варианты ответа", "варианты ответов", "варіанти відповідей", "seçenekler", "şıklar", "pilihan", "pilihan jawaban", "opsi", "opsi jawaban", "选项", "备选答案", "lựa chọn", "các lựa chọn", "phương án", "các phương án",
			"odpowiedzi do wyboru", "variantlar", "javob variantlari", "گزینه ها", "گزینه\u200cها", "ตัวเลือก", "lehetőségek", "válaszlehetőségek"}},
		{StimulusWord, stimulusWords()},
	}...)
}

func questionWords() []string {
	return []string{"question", "questions", "question number", "q", "qz", "qn", "ques", "problem", "exercise", "item", "task", "title", "mcq", "toss-up", "tossup", "toss up", "bonus",
		"frage", "aufgabe", "aufg", "übung", "exo", "exercice", "problème", "pregunta", "ejercicio", "ejer", "ej", "consigna", "problema", "reactivo", "questão", "pergunta", "exercício",
		"domanda", "quesito", "esercizio", "vraag", "opgave", "pytanie", "zadanie", "zad", "otázka", "úloha",
		"вопрос", "задание", "задача", "упражнение", "питання", "завдання", "запитання", "soru", "alıştırma",
		"câu hỏi", "câu", "bài", "bài tập", "soal", "pertanyaan", "savol", "topshiriq", "test",
		"سوال", "سؤال", "پرسش", "السؤال", "题", "题目", "問題", "问题", "問", "질문", "문제", "ข้อ", "ข้อที่", "คำถาม", "คำถามที่", "kérdés", "feladat"}
}

// answerSentences are how a page of an attempt says what is right, up to the answer.
func answerSentences() []string {
	return []string{"the correct answers", "the right answers", "right answers", "the correct responses", "the correct response", "the correct options", "the correct option", "the correct choice", "the right answer",
		"die richtigen antworten", "die korrekten antworten", "richtige antworten", "les bonnes réponses", "les réponses correctes", "las respuestas correctas", "las opciones correctas", "les respostes correctes són", "la resposta correcta és",
		"as respostas corretas", "respostas corretas", "as respostas certas", "a resposta certa", "as alternativas corretas", "le risposte corrette", "le risposte esatte", "de juiste antwoorden", "het juiste antwoord", "het goede antwoord", "de goede antwoorden", "juiste antwoorden",
		"prawidłowymi odpowiedziami są", "prawidłowe odpowiedzi to", "prawidłowe odpowiedzi", "poprawne odpowiedzi to", "poprawnymi odpowiedziami są", "poprawna odpowiedź to", "prawidłowa odpowiedź to", "poprawną odpowiedzią jest", "prawidłową odpowiedzią jest",
		"správné odpovědi jsou", "správná odpověď je", "správne odpovede sú", "správna odpoveď je", "správna odpoveď", "správné odpovědi",
		"вірні відповіді", "правилните отговори са", "правилният отговор е", "верните отговори са", "верният отговор е", "точният отговор е", "тачни одговори су", "тачан одговор је", "точниот одговор е", "точните одговори се",
		"točni odgovori su", "točan odgovor je", "ispravan odgovor je", "ispravni odgovori su", "tačni odgovori su", "tačan odgovor je", "pravilni odgovori so", "pravilen odgovor je",
		"doğru cevaplar", "doğru yanıtlar", "các câu trả lời đúng", "những câu trả lời đúng", "jawapan yang betul", "a helyes válaszok", "răspunsurile corecte sunt", "răspunsul corect este", "răspunsurile corecte", "οι σωστές απαντήσεις είναι", "η σωστή απάντηση είναι", "σωστές απαντήσεις",
		"rätt svar är", "de rätta svaren är", "de korrekta svaren är", "riktig svar er", "de riktige svarene er", "det riktige svaret er", "det rigtige svar er", "de rigtige svar er", "de korrekte svar er", "det korrekte svar er", "oikea vastaus on", "oikeat vastaukset ovat", "oikeat vastaukset",
		"õige vastus on", "õiged vastused on", "pareizā atbilde ir", "pareizās atbildes ir", "teisingas atsakymas yra", "teisingi atsakymai yra", "дұрыс жауаптар", "düzgün cavablar", "to'g'ri javoblar",
		"الإجابة الصحيحة هي", "الإجابات الصحيحة هي", "الإجابات الصحيحة", "התשובה הנכונה היא", "התשובות הנכונות הן", "התשובה הנכונה", "پاسخ درست", "پاسخ\u200cهای درست", "सही उत्तर है", "正确答案是", "正しい答えは"}
}

func answerWords() []string {
	return append(answerSentences(), []string{"answer", "answers", "ans", "correct answer", "correct_answer", "correct_option", "correct_choice", "right_answer", "correct answers", "right answer", "the correct answer", "the answer",
		"correct option", "correct choice", "correct", "correct response", "correct order", "right order", "correct sequence", "key", "answer key", "solution", "soln", "sol", "markscheme", "mark scheme", "toss up answer", "toss-up answer", "bonus answer", "accepted answers", "acceptable answers", "a/",
		"antwort", "antworten", "die richtige antwort", "die korrekte antwort", "richtig ist antwort", "richtige antwort", "richtige antworten", "korrekte antwort", "lösung", "richtig ist",
		"réponse", "réponses", "éléments de réponse", "élément de réponse", "la bonne réponse", "la réponse correcte", "la réponse", "bonne réponse", "réponse correcte", "bonnes réponses", "réponses correctes", "corrigé", "rép",
		"respuesta", "respuestas", "la respuesta correcta", "la opción correcta", "la respuesta", "respuesta correcta", "respuestas correctas", "correcta", "correctas", "solución", "opción correcta", "resp",
		"resposta", "respostas", "a resposta correta", "a alternativa correta", "resposta correta", "resposta certa", "alternativa correta", "correta", "corretas", "gabarito", "solução",
		"risposta", "risposte", "la risposta corretta", "la risposta esatta", "risposta corretta", "risposta esatta", "risposte corrette", "corretta", "soluzione",
		"antwoord", "juiste antwoord", "odpowiedź", "odpowiedzi", "poprawna odpowiedź", "prawidłowa odpowiedź", "poprawne odpowiedzi", "poprawna", "prawidłowa", "odp", "rozwiązanie",
		"odpověď", "správná odpověď", "ответ", "ответы", "правильный ответ", "правильные варианты ответа", "правильный вариант ответа", "варианты правильного ответа", "верный ответ", "правильные ответы", "верные ответы", "правильный вариант", "решение",
		"відповідь", "відповіді", "правильна відповідь", "вірна відповідь", "правильні відповіді", "розв'язок",
		"cevap", "cevaplar", "doğru cevap", "yanıt", "doğru yanıt", "doğru seçenek", "çözüm",
		"đáp án", "đáp án đúng", "trả lời", "câu trả lời đúng", "lời giải", "chọn",
		"jawaban", "jawaban benar", "jawaban yang benar", "kunci jawaban", "kunci", "jawab",
		"javob", "to'g'ri javob", "javoblar", "to'g'ri javoblar", "پاسخ", "جواب", "پاسخ صحیح", "گزینه صحیح", "پاسخ درست", "جواب صحیح", "الإجابة", "الإجابة الصحيحة", "الجواب",
		"答案", "正确答案", "标准答案", "参考答案", "答", "正解", "答え", "정답", "답", "คำตอบ", "เฉลย", "คำตอบที่ถูกต้อง", "ตอบ",
		"válasz", "helyes válasz", "megoldás", "helyes válaszok", "a helyes válasz",
		"उत्तर", "सही उत्तर", "उत्तर कुंजी", "উত্তর", "সঠিক উত্তর", "απάντηση", "σωστή απάντηση", "răspuns", "răspuns corect", "răspunsul corect", "отговор", "верен отговор", "правилен отговор",
		"odgovor", "točan odgovor", "tačan odgovor", "pravilen odgovor", "одговор", "тачан одговор", "точен одговор", "svar", "rätt svar", "riktig svar", "korrekt svar", "rigtigt svar", "vastaus", "oikea vastaus",
		"õige vastus", "vastus", "atbilde", "pareizā atbilde", "atsakymas", "teisingas atsakymas", "жауап", "жауабы", "дұрыс жауап", "cavab", "düzgün cavab", "doğru cavab", "туура жооп", "жооп",
		"პასუხი", "სწორი პასუხი", "պատասխան", "ճիշտ պատասխան", "תשובה", "תשובה נכונה", "sagot", "tamang sagot", "jawapan", "jawapan betul", "jibu", "جواب", "درست جواب"}...)
}

func keyHeadings() []string {
	return []string{"answer key", "answer section", "answers key", "answer keys", "answers", "answer sheet", "key", "the answer key", "key to the test", "keys", "solutions", "solution key", "correct answers", "answers and explanations", "answer explanations", "answer explanation", "answer key and explanations", "answer key with explanations", "answers to questions", "marking key", "mark scheme", "marking scheme", "marking guide", "marking guidelines", "marking notes", "mark guide", "marking memo", "marking memorandum", "solution set", "teacher's answers",
		"lösungen", "lösung", "lösungsschlüssel", "antworten", "antwortschlüssel", "auflösung", "lösungsteil", "lösungshinweise", "lösungsvorschlag", "réponses", "réponses attendues", "barème et corrigé", "correction du qcm", "corrigé", "corrigés", "corrections", "grille de réponses", "clé de correction", "solutions",
		"respuestas", "clave de respuestas", "solucionario", "hoja de respuestas", "soluciones", "claves", "clave", "gabarito", "respostas", "soluções", "chave de respostas",
		"risposte", "soluzioni", "soluzione", "chiave delle risposte", "chiave di risposta", "chiave", "chiavi", "odpowiedzi", "klucz odpowiedzi", "klucz", "rozwiązania", "zasady oceniania", "antwoorden",
		"ответы", "ключ", "ключи", "ключ к тесту", "правильные ответы", "ответы к тесту", "ключи к тесту", "ответы на вопросы", "відповіді", "ключ до тесту", "ключі", "правильні відповіді",
		"cevap anahtarı", "cevaplar", "yanıtlar", "yanıt anahtarı", "đáp án", "bảng đáp án", "hướng dẫn chấm", "đáp án và hướng dẫn giải", "kunci jawaban", "pedoman penskoran", "jawaban", "javoblar", "javoblar kaliti", "to'g'ri javoblar", "kalit", "kalitlar",
		"پاسخنامه", "پاسخ نامه", "کلید سوالات", "پاسخ\u200cنامه", "کلید", "پاسخ ها", "مفتاح الإجابة", "答案", "参考答案", "答案速查", "答案与解析", "标准答案", "答案及解析", "解答", "정답", "정답표", "เฉลย", "เฉลยคำตอบ", "คำตอบ", "answers to the exercises", "answers to exercises", "answers to the tests", "click here to see the answers", "click to see the answers", "show answers", "lösungen zu den übungen", "lösungen der übungen", "réponses aux exercices", "corrigé des exercices", "corrigés des exercices", "cliquez ici pour voir les réponses", "voir les réponses", "voir les corrections", "respuestas de los ejercicios", "soluciones de los ejercicios", "ver respuestas", "respostas dos exercícios", "gabarito dos exercícios", "ver respostas", "soluzioni degli esercizi", "odpowiedzi do ćwiczeń", "odpowiedzi do testów", "odpowiedzi do testu", "odpowiedzi do zadań", "ответы к упражнениям", "ответы на упражнения", "ответы к заданиям", "відповіді до вправ", "відповіді до завдань", "megoldások", "megoldókulcs", "megoldás", "javítókulcs", "helyes válaszok"}
}

func explainWords() []string {
	return []string{"explanation", "explanations", "feedback", "general feedback", "rationale", "rationales", "reason", "reasons", "reasoning", "justification", "why", "explain", "explanations of the answers", "detailed solution", "detailed explanation", "solution explanation", "comment", "comments", "note to marker", "discussion",
		"begründung", "begründungen", "erklärung", "erklärungen", "erläuterung", "erläuterungen", "kommentar", "explication", "explications", "justification", "commentaire", "rétroaction",
		"explicación", "explicaciones", "justificación", "por qué", "retroalimentación", "razón", "comentario", "explicação", "explicações", "justificativa", "comentário", "resolução",
		"spiegazione", "spiegazioni", "motivazione", "uitleg", "toelichting", "wyjaśnienie", "wyjaśnienia", "uzasadnienie", "komentarz", "vysvětlení",
		"объяснение", "объяснения", "пояснение", "пояснения", "комментарий", "обоснование", "разбор", "пояснення", "обґрунтування", "коментар",
		"açıklama", "açıklamalar", "gerekçe", "giải thích", "hướng dẫn giải", "lời giải chi tiết", "penjelasan", "pembahasan", "alasan", "izoh", "tushuntirish", "توضیح", "توضیحات", "دلیل", "التفسير", "الشرح",
		"解析", "答案解析", "试题解析", "题目解析", "解释", "分析", "详解", "解説", "해설", "คำอธิบาย", "อธิบาย", "magyarázat", "indoklás"}
}

func sectionWords() []string {
	return []string{"section", "part", "sekcja", "sekce", "sekcia", "secțiunea", "sectiunea", "szekció", "sektion", "avdeling", "секция", "секція", "mục", "パート", "セクション", "파트", "섹션", "level", "subelement", "unit", "chapter", "module", "topic", "set", "quiz", "group", "round", "variant", "version", "category", "session", "lesson",
		"teil", "abschnitt", "kapitel", "lektion", "partie", "section", "chapitre", "séance", "leçon", "sección", "sesión", "lección", "parte", "capítulo", "unidad", "nivel", "seção", "sessão", "unidade", "sezione", "capitolo",
		"deel", "część", "rozdział", "dział", "раздел", "часть", "глава", "вариант", "wariant", "đề số", "mã đề", "тема", "блок", "уровень", "розділ", "частина", "варіант",
		"bölüm", "kısım", "phần", "chương", "bagian", "bab", "bo'lim", "qism", "variant", "بخش", "فصل", "قسمت", "القسم", "第", "ตอน", "ตอนที่", "ส่วนที่", "บทที่", "rész", "fejezet", "szakasz",
		"del", "delen", "avsnitt", "afsnit", "osa", "hluti", "kafli", "onderdeel", "blok", "bloc", "grupo", "subiectul", "partea", "ítem", "bloque", "тур", "раунд", "этап", "конкурс", "kolo", "runde", "manche", "ronda", "rodada", "ronde", "runda", "kör", "forduló"}
}

func TrueWords() []string {
	return []string{"true", "right", "vrai", "wahr", "richtig", "korrekt", "stimmt", "verdadero", "cierto", "correcto", "verdadeiro", "certo", "vero", "corretto", "waar", "juist",
		"prawda", "верно", "правда", "истина", "да, верно", "вірно", "правильно", "так, вірно", "истинно", "правильна", "doğru", "đúng", "benar", "betul", "to'g'ri", "rost", "тўғри", "дұрыс", "درست", "صحیح", "صحيح", "صح",
		"对", "正确", "真", "√", "是", "✓", "✔", "正しい", "参", "참", "ถูก", "ถูกต้อง", "igaz", "+", "correct", "pravda",
		"goed", "rätt", "riktig", "riktigt", "sandt", "rigtig", "rigtigt", "rett", "oikein", "totta", "rétt", "vertader", "vertadera", "cert", "corect", "točno"}
}

func FalseWords() []string {
	return []string{"false", "wrong", "faux", "falsch", "unwahr", "stimmt nicht", "falso", "incorrecto", "errado", "incorreto", "niet waar", "onjuist", "onwaar",
		"fałsz", "неверно", "ложь", "неправда", "ложно", "невірно", "неправильно", "хибно", "yanlış", "sai", "salah", "noto'g'ri", "yolg'on", "нотўғри", "бұрыс", "نادرست", "غلط", "خطأ", "خطا",
		"错", "错误", "假", "×", "✗", "✘", "誤り", "거짓", "ผิด", "hamis", "-", "incorrect", "nepravda",
		"fout", "fel", "falsk", "forkert", "feil", "usant", "väärin", "tarua", "rangt", "ósatt", "greșit", "netočno"}
}

// FlagWord reads a word, or a digit, that says whether a choice is right.
func FlagWord(v string) (right, ok bool) {
	switch Fold(strings.Trim(v, " .!()[]")) {
	case "true", "yes", "y", "1", "correct", "right", "ja", "oui", "si", "sim", "tak", "wahr", "vrai", "да", "ha", "evet", "ya", "benar", "richtig", "verdadero", "verdadeiro", "vero", Fold("верно"), Fold("правильно"), Fold("так"), Fold("đúng"), "是", "对", "正确", Fold("doğru"), "بله", "درست", "1.0":
		return true, true
	case "false", "no", "n", "0", "wrong", "incorrect", "nein", "non", "nao", "nie", "falsch", "faux", "yo'q", "hayir", "tidak", "salah", "falso", Fold("нет"), Fold("неверно"), Fold("неправильно"), Fold("ні"), "sai", "否", "错", "错误", Fold("yanlış"), "خیر", "نادرست", "-", "0.0":
		return false, true
	}
	return false, false
}

func trueFalseCues() []string {
	return append([]string{
		"whether the statement is true", "whether the statements are true", "whether each statement is true", "whether the following statements are true", "whether these statements are true", "whether the sentence is true", "whether the sentences are true", "whether each sentence is true", "if each statement is true", "if the statements are true", "ob die aussage stimmt", "ob die aussagen stimmen", "ob die aussage wahr ist", "ob die aussagen wahr sind", "ob die aussage richtig ist", "ob die aussagen richtig sind", "ob die sätze stimmen", "ob folgende aussagen", "si l'affirmation est vraie", "si les affirmations sont vraies", "si les affirmations sont exactes", "si la afirmación es verdadera", "si las afirmaciones son verdaderas", "si las afirmaciones son ciertas", "se a afirmação é verdadeira", "se as afirmações são verdadeiras", "se l'affermazione è vera", "se le affermazioni sono vere", "of de bewering waar is", "of de beweringen waar zijn", "of de stelling juist is", "of de stellingen juist zijn",
		"true or false", "verdaderas o falsas", "verdaderos o falsos", "vraies ou fausses", "vrais ou faux", "vere o false", "veri o falsi", "verdadeiras ou falsas", "verdadeiros ou falsos", "certas ou erradas", "waar of niet waar", "juist of onjuist", "goed of fout", "prawdziwe czy fałszywe", "prawdziwe lub fałszywe", "правдиві чи хибні", "верны или неверны", "правильные или неправильные", "істинні чи хибні", "正しいか誤りか", "正しいか間違って", "正誤", "참 또는 거짓", "참인지 거짓인지", "صواب أم خطأ", "صح أو خطأ", "true/false", "true / false", "t/f", "t / f", "t or f", "सही (✓) या गलत", "सही (√) या गलत", "सही (✓) अथवा गलत", "t for true", "t if true", "true statement and", "true statements and", "true sentences and", "(t) or (f)", "(t) for", "state whether true or false", "vrai ou faux", "vrai/faux", "vrai / faux", "richtig oder falsch", "richtig/falsch", "richtig / falsch", "wahr oder falsch", "wahr/falsch",
		"verdadero o falso", "verdadero/falso", "verdadero / falso", "v/f", "v o f", "v ou f", "c ou e", "r oder f", "p lub f", "p czy f", "p albo f", "d veya y", "d ya da y", "đ hoặc s", "đ hay s", "b atau s", "cierto o falso", "verdadeiro ou falso", "verdadeiro/falso", "certo ou errado", "vero o falso", "vero/falso", "vero / falso",
		"prawda czy fałsz", "prawda/fałsz", "prawda / fałsz", "prawda lub fałsz", "верно или неверно", "верно/неверно", "верно / неверно", "правда или ложь", "правда/ложь", "истина или ложь", "правда чи неправда", "вірно чи невірно", "вірно/невірно", "правильно чи неправильно",
		"doğru mu yanlış mı", "doğru/yanlış", "doğru / yanlış", "d/y", "đúng hay sai", "đúng/sai", "đúng / sai", "benar atau salah", "benar/salah", "benar / salah", "b/s", "to'g'ri yoki noto'g'ri", "to'g'ri/noto'g'ri", "درست یا نادرست", "صحیح یا غلط", "صح أم خطأ", "(صح) أو (خطأ)", "(صح) او (خطأ)", "صح او خطأ", "صح أو غلط", "(✓) أو (✗)",
		"判断", "对或错", "正确或错误", "判断正误", "判断对错", "对错", "ถูกหรือผิด", "ถูก/ผิด", "igaz vagy hamis", "igaz/hamis", "igaz-hamis",
		"juist of fout", "juist/fout", "juist / fout", "juist/onjuist", "juist / onjuist", "juist of onjuist zijn", "waar/niet waar", "rätt eller fel", "rätt/fel", "rätt / fel", "sant eller falskt", "sant/falskt", "sandt eller falsk", "sandt/falsk", "rigtigt eller forkert", "rigtigt/forkert", "riktig eller galt", "rett eller galt", "riktig eller feil", "rett eller feil", "riktig/galt", "rett/galt", "riktig/feil", "sant eller usant", "sant/usant",
		"oikein vai väärin", "oikein/väärin", "totta vai tarua", "rétt eða rangt", "rétt/rangt", "satt eða ósatt", "vertader o fals", "vertaderes o falses", "vertaders o falsos", "cert o fals", "adevărat sau fals", "adevărate sau false", "adevărat/fals", "corect sau greșit", "valoarea de adevăr", "točno ili netočno", "σωστό ή λάθος"}, append(truthTitles(), schoolTruths()...)...)
}
