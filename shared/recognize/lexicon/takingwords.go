package lexicon

// takingWords are said of taking a test and hardly of what is tested: its paper, time
// and marks, and what lies on the table.
func takingWords() *Phrases {
	return newPhrases([]string{
		"question", "questions", "answers", "answer sheet", "answer book", "booklet", "paper", "exam", "examination", "test", "quiz", "mark", "marks", "points", "pen", "pens", "pencil", "ink", "calculator", "calculators", "phone", "phones", "mobile", "dictionary", "dictionaries", "electronic devices", "notes", "textbook", "textbooks", "minutes", "hours", "page", "pages", "cheating", "copying", "candidate", "candidates", "student", "students", "invigilator", "teacher", "your name", "your work", "your working", "legibly", "neatly", "clearly", "carefully", "proctor", "section", "sections", "submit", "raise your hand", "good luck",
		"frage", "fragen", "aufgabe", "aufgaben", "antworten", "klausur", "prüfung", "arbeit", "punkte", "taschenrechner", "handy", "handys", "wörterbuch", "minuten", "seite", "seiten", "leserlich", "kugelschreiber", "bleistift", "namen",
		"questions", "réponses", "copie", "feuille", "examen", "épreuve", "contrôle", "calculatrice", "téléphone", "téléphones", "dictionnaire", "stylo", "crayon", "lisiblement", "soigneusement", "candidat", "élève", "élèves", "feuilles", "barème",
		"pregunta", "preguntas", "respuestas", "hoja", "hojas", "prueba", "puntos", "puntaje", "calculadora", "celular", "celulares", "teléfono", "diccionario", "minutos", "lápiz", "bolígrafo", "lapicero", "letra clara", "estudiante", "alumno", "docente",
		"questão", "questões", "respostas", "folha", "prova", "pontos", "caneta", "lápis", "dicionário", "aluno", "alunos", "rasura", "rasuras", "gabarito",
		"domanda", "domande", "risposte", "foglio", "fogli", "esame", "verifica", "punti", "calcolatrice", "telefono", "dizionario", "minuti", "penna", "matita", "studente", "studenti", "pagina",
		"вопрос", "вопросы", "вопросов", "вопросам", "задание", "задания", "заданий", "ответы", "ответов", "бланк", "бланке", "работы", "работу", "баллов", "балла", "балл", "ручкой", "карандашом", "калькулятор", "калькулятором", "телефон", "телефоном", "минут", "черновик", "черновике",
		"питання", "питань", "завдання", "завдань", "відповіді", "відповідей", "роботи", "роботу", "балів", "бал", "ручкою", "олівцем", "калькулятором", "телефоном", "хвилин", "бланку",
		"pytanie", "pytania", "pytań", "zadanie", "zadania", "zadań", "odpowiedzi", "arkusz", "arkusza", "arkuszu", "punktów", "długopisem", "ołówkiem", "kalkulatora", "telefonów", "minut", "strony", "stron", "egzamin", "egzaminu",
		"câu hỏi", "câu trả lời", "giấy thi", "bài thi", "bài làm", "đề thi", "điểm", "bút", "máy tính", "điện thoại", "tài liệu", "phút", "thí sinh", "giám thị",
		"pertanyaan", "soal", "jawaban", "lembar", "ujian", "nilai", "poin", "pensil", "pulpen", "kalkulator", "telepon", "menit", "peserta", "pengawas",
		"soru", "sorular", "soruları", "soruların", "cevaplar", "cevapları", "cevaplarınızı", "cevap kağıdı", "sınav", "sınavda", "puan", "kalem", "hesap makinesi", "telefon", "dakika", "süre", "öğrenci",
		"savol", "savollar", "savollarga", "javoblar", "javoblarni", "varaq", "imtihon", "ball", "ruchka", "qalam", "kalkulyator", "telefon", "daqiqa",
		"سوال", "سوالات", "پاسخ\u200cها", "پاسخنامه", "برگه", "آزمون", "امتحان", "نمره", "ماشین حساب", "مداد", "خودکار", "تلفن", "دقیقه", "أسئلة", "الأسئلة", "ورقة", "درجات", "دقيقة", "آلة حاسبة", "سؤال", "السؤال", "قلم", "القلم", "بالقلم", "الهاتف", "الآلة الحاسبة", "الطالب", "الطالبة", "ورقة الإجابة", "الإجابات",
		"题", "试卷", "答题卡", "答卷", "考试", "考生", "分钟", "计算器", "手机", "铅笔", "钢笔", "姓名", "题目", "試卷", "考試", "問題用紙", "解答用紙", "試験", "鉛筆", "시험", "답안지", "답안지에", "시험지", "시험지에", "연필", "연필로", "문제", "문제를", "문제는", "문항", "문항을", "문항은", "펜", "펜으로", "볼펜", "볼펜으로", "계산기", "휴대폰", "휴대폰은", "감독관", "배점",
		"ข้อสอบ", "กระดาษคำตอบ", "คะแนน", "นาที", "ดินสอ", "ปากกา", "เครื่องคิดเลข", "โทรศัพท์", "ห้องสอบ",
		"kérdés", "kérdések", "kérdésre", "feladat", "feladatok", "feladatot", "válaszok", "dolgozat", "pont", "pontot", "tollal", "ceruzával", "számológép", "telefon", "perc",
		"otázky", "otázka", "odpovědi", "úlohy", "bodů", "kalkulačka", "minut", "întrebări", "întrebare", "subiecte", "subiectele", "puncte", "minute", "calculator", "telefonul", "vragen", "vraag", "antwoorden", "punten", "toets", "rekenmachine", "pen", "potlood", "minuten",
		"ερωτήσεις", "ερώτηση", "μονάδες", "λεπτά", "γραπτό", "frågor", "frågorna", "poäng", "penna", "miniräknare",
	})
}
