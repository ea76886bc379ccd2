package lexicon

// The names that sections have by the kind of their questions, in the languages whose
// other words stand in the lists of these kinds.

// choiceTitles head questions with choices.
func choiceTitles() []string {
	return []string{"ankreuzfragen", "ankreuzaufgaben", "auswahlaufgaben", "auswahlfragen", "multiple-choice", "single choice", "questions à choix multiple", "questions à choix multiples", "questions à choix unique", "choix unique", "preguntas de opción múltiple", "preguntas de selección múltiple", "preguntas tipo test", "selección única", "opción única", "preguntas cerradas", "questões de múltipla escolha", "questões objetivas", "questões fechadas", "escolha múltipla", "perguntas de múltipla escolha", "domande a scelta multipla", "domande a risposta multipla", "quesiti a scelta multipla", "risposta multipla", "domande chiuse",
		"test wyboru", "pytania zamknięte", "zadania zamknięte", "jednokrotnego wyboru", "pytania wyboru", "тестовые задания", "тестовая часть", "задания с выбором ответа", "вопросы с выбором ответа", "закрытые вопросы", "задания закрытого типа", "тестові завдання", "тестова частина", "завдання з вибором відповіді", "завдання закритого типу", "çoktan seçmeli sorular", "test soruları", "phần trắc nghiệm", "câu hỏi trắc nghiệm", "soal pilihan ganda", "feleletválasztós feladatok", "feleletválasztás", "tesztfeladatok", "tesztkérdések", "meerkeuzevragen", "gesloten vragen", "otázky s výběrem odpovědi", "uzavřené otázky", "testové otázky", "otázky s výberom odpovede", "alegere multiplă", "itemi cu alegere multiplă", "întrebări grilă", "itemi obiectivi", "flervalsfrågor", "flervalgsspørsmål", "flervalgsoppgaver", "multiple choice-opgaver", "πολλαπλής επιλογής", "ερωτήσεις πολλαπλής επιλογής", "въпроси с избираем отговор", "višestruki izbor", "višestrukog izbora", "monivalinta", "monivalintatehtävät", "meerkeuze", "選択問題", "多肢選択問題", "객관식 문제", "선택형", "چند گزینه\u200cای", "سوالات چند گزینه\u200cای", "سؤالات چند گزینه\u200cای", "تستی", "سوالات تستی", "اختيار من متعدد", "الاختيار من متعدد", "أسئلة الاختيار من متعدد", "test topshiriqlari", "test savollari"}
}

// openTitles head questions that are answered in words.
func openTitles() []string {
	return []string{"freie aufgaben", "offene aufgaben", "kurzantwort", "kurzantwortfragen", "kurze fragen", "langantworten", "questions courtes", "questions de développement", "questions à réponse courte", "questions à réponses courtes", "réponse courte", "réponse longue", "questions de cours", "preguntas cortas", "preguntas breves", "preguntas de respuesta corta", "respuesta corta", "respuesta larga", "preguntas de respuesta abierta", "questões curtas", "perguntas curtas", "resposta curta", "questões de resposta curta", "questões de desenvolvimento", "perguntas abertas", "domande brevi", "risposta breve", "domande a risposta breve", "quesiti aperti", "pytania krótkiej odpowiedzi", "zadania krótkiej odpowiedzi", "krótka odpowiedź", "pytania krótkie",
		"краткий ответ", "задания с кратким ответом", "вопросы с кратким ответом", "развёрнутый ответ", "развернутый ответ", "открытые задания", "коротка відповідь", "завдання з короткою відповіддю", "розгорнута відповідь", "kısa cevaplı sorular", "kısa cevaplı", "kısa yanıtlı sorular", "kısa cevap", "uzun cevaplı sorular", "câu hỏi ngắn", "trả lời ngắn", "câu trả lời ngắn", "jawaban singkat", "soal jawaban singkat", "rövid válasz", "rövid válaszos kérdések", "rövid kérdések", "kifejtős feladatok", "nyílt feladatok", "esszé", "esszéfeladat", "korte vragen", "kort antwoord", "korte antwoorden", "krátká odpověď", "krátké odpovědi", "otevřené úlohy", "otvorené úlohy", "răspuns scurt", "răspunsuri scurte", "întrebări scurte", "itemi subiectivi", "eseu", "kortsvarsfrågor", "öppna frågor", "essäfrågor", "kortsvar", "langsvar", "ερωτήσεις ανάπτυξης", "σύντομης απάντησης", "ερωτήσεις σύντομης απάντησης", "въпроси със свободен отговор", "кратък отговор", "pitanja otvorenog tipa", "kratki odgovor", "avoimet kysymykset", "lyhyet vastaukset", "qisqa javob", "短答問題", "一問一答", "简短回答", "简要回答", "短答题", "簡短回答", "단답형", "단답형 문제", "إجابة قصيرة", "إجابات قصيرة", "پاسخ کوتاه", "کوتاه پاسخ", "คำตอบสั้น", "ตอบสั้น"}
}

// gapTitles head sentences with gaps.
func gapTitles() []string {
	return []string{"lückensätze", "lückenaufgaben", "phrases à compléter", "phrases à trous", "espacios en blanco", "llenar espacios", "completar espacios", "completación", "completamiento", "preenchimento de lacunas", "completar lacunas", "frasi da completare", "completamenti", "uzupełnianie luk", "zadania z luką", "заполнение пропусков", "заполните пропуски", "заповніть пропуски", "заповнення пропусків", "điền khuyết", "soal isian", "kiegészítés", "mondatkiegészítés", "invulvragen", "invuloefening", "invuloefeningen", "doplňte", "doplňovací úlohy", "doplňovačka", "completează", "completați", "completare", "completarea spațiilor", "fyll i", "lucktext", "udfyld", "συμπληρώστε", "συμπλήρωση κενών", "попълнете", "nadopuni", "dopuni rečenice", "täydennä", "invulzinnen", "gatentekst", "bo'sh joylarni to'ldiring", "bo'sh joyni to'ldiring", "穴埋め問題", "空欄補充", "空所補充", "빈칸 채우기", "املأ الفراغات", "أكمل الفراغات", "جای خالی", "جای خالی را پر کنید", "เติมคำ", "เติมคำในช่องว่าง"}
}

// truthTitles head statements to judge.
func truthTitles() []string {
	return []string{"vrai faux", "verdadero y falso", "falso o verdadero", "verdadeiro e falso", "prawda fałsz", "prawda-fałsz", "верно неверно", "верно - неверно", "doğru yanlış", "doğru-yanlış", "doğru yanlış soruları", "igaz–hamis", "pravda nebo lež", "pravda alebo nepravda", "pravda/nepravda", "ano nebo ne", "tačno ili netačno", "вярно или невярно", "正誤問題", "正误题", "是非题", "是非題", "判断题", "참 거짓", "참/거짓", "ox 문제", "صح أم خطأ", "صح أو خطأ", "ถูกหรือผิด", "ถูกผิด"}
}

// otherTitles head lists to match and texts to write. As titles alone do they say so: in a
// sentence they may mean anything.
func otherTitles() *Phrases {
	return matchTitles().and([]string{"completion", "modified true/false",
		"calculations", "calculation questions", "calculation problems", "problem solving", "problem-solving", "word problems", "numerical problems", "computations", "calcule", "rezolvări de probleme", "výpočty", "slovní úlohy", "slovné úlohy", "početní úlohy", "obliczenia", "обчислення", "вычисления", "изчисления", "расчёты", "расчеты", "berekeningen", "rekenopgaven", "rekensommen", "beräkningar", "beregninger", "laskutehtävät", "računski zadaci", "hesaplamalar", "perhitungan", "soal perhitungan", "soal cerita", "bài tập tính toán", "υπολογισμοί", "rechenaufgaben", "textaufgaben", "sachaufgaben", "calculs", "résolution de problèmes", "cálculos", "resolución de problemas", "resolução de problemas", "calcoli", "risoluzione di problemi", "zadania obliczeniowe", "zadania rachunkowe", "zadania tekstowe", "расчётные задачи", "расчетные задачи", "розрахункові задачі", "hesaplama soruları", "soal hitungan", "számítási feladatok", "számolási feladatok", "计算题", "計算題", "应用题", "應用題", "計算問題", "文章題",
		"essay", "essays", "composition", "aufsatz", "aufsätze", "aufsatzthemen", "rédaction", "dissertation", "production écrite", "expression écrite", "desarrollo", "ensayo", "ensayos", "redacción", "expresión escrita", "dissertação", "redação", "produção de texto", "tema", "temi", "saggio", "saggi", "produzione scritta", "wypracowanie", "wypracowania", "rozprawka", "esej", "eseje", "сочинение", "сочинения", "эссе", "твір", "есе", "bài luận", "viết luận", "karangan", "mengarang", "esai", "kompozisyon", "insho", "انشا", "انشاء", "تشریحی", "المقال", "مقال", "التعبير", "作文", "写作", "作文題", "論述題", "作文問題", "論述問題", "논술", "논술형", "작문", "เรียงความ", "esszé", "esszék", "fogalmazás", "opstel", "opstellen", "slohová práce", "eseu", "compunere", "uppsats", "έκθεση", "съчинение", "essee", "essay-spørgsmål"})
}

// matchTitles head lists to match.
func matchTitles() *Phrases {
	return newPhrases([]string{"matching", "matching columns", "matching exercise", "match up", "zuordnung", "zuordnungen", "zuordnungsaufgaben", "zuordnungsaufgabe", "appariement", "appariements", "association", "associations", "mise en relation", "relier", "relacionar columnas", "relacionar", "relaciona", "emparejamiento", "pareamiento", "apareamiento", "términos pareados", "associação", "associar colunas", "correspondência", "relacionar colunas", "abbinamento", "abbinamenti", "corrispondenze", "dopasowywanie", "dopasowanie", "dobieranie", "łączenie w pary", "установление соответствия", "установите соответствие", "соответствие", "соответствия", "сопоставление", "установлення відповідності", "установіть відповідність", "встановіть відповідність", "відповідність", "завдання на відповідність", "завдання на встановлення відповідності", "задания на соответствие", "задание на соответствие", "задания на установление соответствия", "asociere", "asocieri", "itemi de asociere", "itemi de tip pereche", "itemi de tip asociere", "eşleştirme", "eşleştirmeler", "eşleştirme soruları", "ghép đôi", "ghép cột", "nối cột", "menjodohkan", "mencocokkan", "jodohkan", "padankan", "moslashtirish", "moslashtiring", "وصل کردنی", "تطبیقی", "جورکردنی", "التوصيل", "المزاوجة", "المطابقة", "连线题", "匹配题", "配对题", "連連看", "配合題", "組み合わせ問題", "線結び", "짝짓기", "연결하기", "선 긋기", "จับคู่", "párosítás", "párosító feladat", "koppelen", "koppelvragen", "combineren", "přiřazování", "přiřazovací úlohy", "priraďovanie", "asociere", "potrivire", "matchning", "para ihop", "αντιστοίχιση", "съответствие", "povezivanje", "spajanje", "yhdistäminen"})
}

// platformKinds are the kinds that programs which make tests print in the head of a
// question. In a sentence they may mean anything.
func platformKinds() *Phrases {
	return newPhrases([]string{"single choice", "single answer", "single select", "multiple response", "multiple responses", "multiple answer", "multiple answers", "multiple select", "multi-select", "multiple selection", "checkbox", "checkboxes", "sequence", "sequencing", "ordering", "order", "numeric", "numerical", "hotspot", "hot spot", "drag and drop", "drag the words", "drag drop", "word bank", "type in", "type answer", "type the answer", "quiz", "open ended", "open-ended", "select from lists", "drop-down", "dropdown", "drop down", "jumbled sentence", "calculated", "calculated numeric", "calculated formula", "free response", "free text", "paragraph", "written response", "long answer", "file response", "file upload", "yes/no", "either/or", "reorder", "slider",
		"mehrfachantwort", "mehrfachantworten", "mehrfachwahl", "einfachauswahl", "reihenfolge", "numerisch", "freitext", "réponses multiples", "réponse multiple", "réponse unique", "classement", "numérique", "respuesta múltiple", "respuesta única", "secuencia", "numérica", "ordenar", "resposta múltipla", "resposta única", "numérico", "sequência", "risposta singola", "sequenza", "numerico",
		"одиночный выбор", "множественный выбор", "одиночный ответ", "множественный ответ", "числовой ответ", "ввод числа", "ввод текста", "упорядочивание", "последовательность", "свободный ответ", "одиночний вибір", "множинний вибір", "wielokrotny wybór", "jednokrotny wybór", "tek seçim", "çoklu seçim", "sıralama", "单项选择", "多项选择", "排序题", "数值题"})
}

// HeadsKind reports whether a folded text begins with the name of a kind of questions or
// of statements to judge.
func (l *Lexicon) HeadsKind(folded string) bool {
	return l.BeginsKind(folded) || l.TruthCue.Begins(folded) > 0
}

// BeginsKind reports whether a folded text begins with the name of a kind of questions, as
// the title of a section does: "essay questions", "fill in the blanks".
func (l *Lexicon) BeginsKind(folded string) bool {
	return l.OtherKinds.Begins(folded) > 0 || l.KindTitles.Begins(folded) > 0 || l.OpenTasks.Begins(folded) > 0 || l.Filling.Begins(folded) > 0
}
