package recognize

// The phrases below are looked for at the beginning of lines or anywhere in a
// stem. Each list covers the same languages as the words in words.go.

func singleCues() []string {
	return []string{"select only one", "select one", "choose one", "choose only one", "pick one", "mark only one", "mark only one oval", "select the correct answer", "choose the correct answer", "choose the best answer", "select the best answer", "single choice", "choose the right answer", "circle the correct answer", "circle the letter", "tick one box", "tick one",
		"wähle eine", "wählen sie eine", "nur eine antwort", "eine antwort", "kreuze die richtige antwort an", "kreuzen sie die richtige antwort an", "choisissez une", "une seule réponse", "cochez la bonne réponse", "choisis la bonne réponse", "elige una", "selecciona una", "seleccione una", "una sola respuesta", "elige la respuesta correcta", "seleccione la respuesta correcta", "marque la respuesta correcta",
		"escolha uma", "selecione uma", "marque a alternativa correta", "assinale a alternativa correta", "scegli una", "seleziona una", "una sola risposta", "scegli la risposta corretta", "kies één", "wybierz jedną", "zaznacz jedną", "zaznacz poprawną odpowiedź", "wybierz poprawną odpowiedź",
		"выберите один", "выберите один вариант", "один ответ", "один правильный ответ", "выберите правильный ответ", "укажите правильный ответ", "виберіть один", "оберіть один", "оберіть правильну відповідь", "виберіть правильну відповідь", "sadece birini seçin", "birini seçin", "doğru seçeneği işaretleyiniz", "doğru cevabı seçin", "chọn một", "chọn câu trả lời đúng", "chọn đáp án đúng", "chọn một đáp án", "pilih satu", "pilihlah satu", "pilih jawaban yang benar", "pilihlah jawaban yang benar", "bitta javobni tanlang", "to'g'ri javobni tanlang",
		"یک گزینه را انتخاب کنید", "گزینه صحیح را انتخاب کنید", "选择一个", "单选", "选择正确答案", "เลือกเพียงข้อเดียว", "เลือกคำตอบที่ถูกต้อง", "csak egy válasz", "válassz egyet", "jelöld meg a helyes választ"}
}

func multipleCues() []string {
	return []string{"choose all that apply", "select all that apply", "check all that apply", "mark all that apply", "tick all that apply", "select all", "choose all", "indicate all of them", "indicate all", "all that apply", "all correct answers", "all the correct answers", "select two", "choose two", "pick two", "select three", "choose three", "select four", "choose four", "only select two options", "only select three options", "select any two", "choose the two", "which two", "which three", "what are two", "what are three", "what are three possible", "more than one answer", "multiple answers", "one or more", "several answers", "multiple correct", "select 2", "choose 2", "select 3", "choose 3", "pick 2", "pick three",
		"alle zutreffenden", "alle richtigen", "mehrere antworten", "mehrfachauswahl", "wähle zwei", "wählen sie zwei", "wählen sie drei", "wähle drei", "mehrere richtige", "welche zwei", "kreuze alle", "kreuzen sie alle",
		"plusieurs réponses", "toutes les réponses", "cochez toutes", "sélectionnez toutes", "choisissez deux", "sélectionnez deux", "choisissez trois", "choix multiples", "quelles sont les deux",
		"elige dos", "seleccione dos", "selecciona dos", "elija dos", "elige tres", "seleccione tres", "selecciona tres", "todas las que correspondan", "todas las correctas", "seleccione todas", "selecciona todas", "elige todas", "marque todas", "varias respuestas", "más de una respuesta", "todas las respuestas correctas",
		"escolha duas", "selecione duas", "marque duas", "escolha três", "todas as alternativas corretas", "selecione todas", "marque todas", "assinale todas", "mais de uma", "todas as corretas", "todas as que se aplicam",
		"scegli due", "seleziona due", "scegli tre", "seleziona tre", "tutte le risposte", "seleziona tutte", "scegli tutte", "più risposte", "più di una risposta",
		"kies twee", "meerdere antwoorden", "alle juiste", "wybierz dwie", "wybierz trzy", "wszystkie poprawne", "zaznacz wszystkie", "wybierz wszystkie", "kilka odpowiedzi", "vyberte všechny",
		"выберите все", "все правильные", "несколько вариантов", "несколько ответов", "несколько правильных", "выберите два", "выберите три", "укажите все", "отметьте все", "все верные", "выберите несколько",
		"виберіть усі", "виберіть всі", "оберіть усі", "оберіть всі", "декілька відповідей", "кілька відповідей", "кілька правильних", "виберіть дві", "оберіть дві", "усі правильні", "всі правильні",
		"uygun olanların hepsini", "tüm doğru", "doğru olanların hepsini", "birden fazla", "iki seçenek", "iki tanesini seçin", "hepsini seçin", "hepsini işaretleyin",
		"chọn tất cả", "nhiều đáp án", "chọn hai", "chọn 2", "chọn ba", "chọn 3", "chọn nhiều", "tất cả các đáp án đúng", "pilih semua", "pilih dua", "pilih tiga", "pilihlah dua", "semua jawaban yang benar", "lebih dari satu", "barcha to'g'ri", "barchasini tanlang", "bir nechta", "ikkita javob", "ikkitasini tanlang",
		"همه موارد", "همه گزینه های صحیح", "تمام گزینه", "دو گزینه", "اختر كل", "多选题", "多选", "多项选择", "不定项", "选出所有", "选择所有", "选择两项", "选两项", "複数選択", "すべて選", "모두 고르", "모두 선택", "เลือกทุกข้อ", "เลือกได้มากกว่า", "เลือกสองข้อ", "เลือก 2 ข้อ", "válassz kettőt", "az összes helyes", "jelöld meg az összes", "több válasz", "több helyes", "minden helyes"}
}

func noiseWords() []string {
	return []string{"name", "first name", "last name", "full name", "student name", "student", "student id", "student number", "class", "date", "signature", "roll no", "roll number", "seat no", "period", "grade", "teacher", "subject", "time", "time allowed", "duration", "instructor", "school", "id", "score", "total", "total points", "total marks", "maximum marks", "max marks", "total score", "page", "course", "candidate name", "candidate number", "directions", "instructions", "instruction", "note", "notes",
		"vorname", "nachname", "klasse", "datum", "matrikelnummer", "unterschrift", "bearbeitungszeit", "note", "seite", "hinweise", "nom", "prénom", "classe", "durée", "consignes", "nombre", "apellidos", "curso", "fecha", "grupo", "instrucciones", "duración", "nome", "turma", "data", "aluno", "professor", "escola", "disciplina", "instruções", "cognome", "istruzioni", "naam", "klas", "imię", "imię i nazwisko", "nazwisko", "klasa", "instrukcja", "strona",
		"фио", "ф.и.о", "фамилия", "имя", "класс", "группа", "дата", "инструкция", "время", "страница", "прізвище", "ім'я", "клас", "група", "інструкція", "час", "adı soyadı", "adı", "soyadı", "ad soyad", "sınıf", "sınıfı", "numara", "tarih", "süre", "açıklama lar",
		"họ và tên", "họ tên", "lớp", "ngày", "trường", "thời gian", "môn", "mã đề", "sbd", "số báo danh", "nama", "kelas", "tanggal", "mata pelajaran", "waktu", "petunjuk umum", "sekolah", "ism", "familiya", "sinf", "sana", "guruh", "نام", "نام خانوادگی", "کلاس", "تاریخ", "姓名", "班级", "学号", "日期", "考试时间", "总分", "得分", "名前", "이름", "ชื่อ", "ชั้น", "วันที่", "เลขที่", "név", "osztály", "dátum"}
}

func stimulusWords() []string {
	return []string{"read the passage", "read the following", "read the text", "read the article", "read the extract", "use the following", "use the table", "use the graph", "use the diagram", "use the figure", "use the information", "refer to the", "the following passage", "the following table", "question context", "questions", "passage", "context", "case study", "scenario", "based on the passage", "based on the following", "look at the", "study the",
		"lies den text", "lesen sie den text", "text", "lisez le texte", "lis le texte", "lea el texto", "lee el texto", "leia o texto", "leggi il testo", "lees de tekst", "przeczytaj tekst", "прочитайте текст", "прочитайте", "прочитай текст", "metni okuyun", "aşağıdaki metni", "đọc đoạn văn", "đọc đoạn", "bacalah teks", "bacalah", "matnni o'qing", "متن زیر را بخوانید", "阅读", "阅读下面", "次の文章", "다음 글", "อ่านข้อความ", "olvasd el"}
}

// blankCues end a stem that is completed by its choices.
func openCues() *phrases {
	return newPhrases([]string{"explain", "describe", "discuss", "define", "compare", "contrast", "calculate", "compute", "solve", "prove", "show that", "derive", "list", "name", "state", "write", "give", "identify", "find", "evaluate", "simplify", "determine", "draw", "sketch", "complete", "fill in", "translate", "summarize", "summarise", "analyze", "analyse", "justify", "outline", "suggest", "predict", "estimate", "choose", "select", "which", "what", "who", "when", "where", "why", "how", "match", "arrange", "order", "put", "classify", "label", "convert", "round", "factor", "graph", "differentiate", "integrate", "circle", "underline", "true or false", "correct the", "rewrite", "answer",
		"erkläre", "erklären sie", "beschreibe", "beschreiben sie", "nenne", "nennen sie", "berechne", "berechnen sie", "begründe", "begründen sie", "erläutere", "erläutern sie", "vergleiche", "vergleichen sie", "definiere", "definieren sie", "skizziere", "zeige", "zeigen sie", "bestimme", "bestimmen sie", "gib an", "geben sie", "löse", "lösen sie", "ordne", "ordnen sie", "was", "wer", "wie", "warum", "welche", "welcher", "welches", "wann", "wo", "schreibe", "schreiben sie", "diskutiere", "diskutieren sie",
		"expliquez", "explique", "décrivez", "décris", "définissez", "définis", "calculez", "calcule", "citez", "cite", "donnez", "donne", "comparez", "justifiez", "démontrez", "montrez", "quel", "quelle", "quels", "quelles", "que", "qui", "comment", "pourquoi", "quand", "combien", "résolvez", "rédigez", "complétez", "écrivez",
		"explica", "explique", "describe", "describa", "define", "defina", "calcula", "calcule", "menciona", "mencione", "enumera", "escribe", "escriba", "compara", "compare", "justifica", "qué", "cuál", "cuáles", "quién", "cómo", "cuándo", "dónde", "por qué", "cuánto", "resuelve", "completa", "relaciona", "ordena",
		"descreva", "calcule", "cite", "escreva", "qual", "quais", "quem", "como", "quando", "onde", "por que", "quanto", "resolva", "complete", "determine", "spiega", "descrivi", "definisci", "calcola", "elenca", "scrivi", "confronta", "quale", "quali", "chi", "cosa", "come", "quando", "dove", "perché", "quanto", "risolvi", "completa", "indica",
		"leg uit", "beschrijf", "noem", "bereken", "wat", "wie", "waarom", "welke", "wyjaśnij", "opisz", "wymień", "oblicz", "zdefiniuj", "podaj", "porównaj", "uzasadnij", "napisz", "co to", "kto", "jak", "dlaczego", "który", "która", "które", "kiedy", "gdzie", "ile", "rozwiąż", "uzupełnij",
		"объясните", "объясни", "опишите", "опиши", "дайте определение", "назовите", "назови", "перечислите", "вычислите", "найдите", "решите", "докажите", "сравните", "напишите", "что", "кто", "какой", "какая", "какое", "какие", "где", "когда", "почему", "как", "сколько", "укажите", "определите", "установите", "расположите", "выберите",
		"поясніть", "опишіть", "назвіть", "обчисліть", "знайдіть", "розв'яжіть", "доведіть", "порівняйте", "напишіть", "що", "хто", "який", "яка", "яке", "які", "де", "коли", "чому", "скільки", "вкажіть", "визначте", "встановіть",
		"açıklayınız", "açıklayın", "tanımlayınız", "yazınız", "yazın", "hesaplayınız", "hesaplayın", "nedir", "hangisi", "hangisidir", "kimdir", "nasıl", "neden", "kaç", "kaçtır", "karşılaştırınız", "çözünüz", "belirtiniz",
		"giải thích", "trình bày", "nêu", "hãy", "tính", "so sánh", "phân tích", "chứng minh", "viết", "là gì", "ai", "tại sao", "như thế nào", "bao nhiêu", "tìm", "jelaskan", "sebutkan", "uraikan", "hitunglah", "tuliskan", "bandingkan", "apa", "siapa", "mengapa", "bagaimana", "kapan", "di mana", "berapa", "tentukan",
		"tushuntiring", "izohlang", "yozing", "hisoblang", "toping", "nima", "kim", "qanday", "nega", "qachon", "qayerda", "nechta", "توضیح دهید", "شرح دهید", "تعریف کنید", "محاسبه کنید", "بنویسید", "نام ببرید", "چیست", "کدام", "چرا", "چگونه", "چند",
		"解释", "说明", "简述", "论述", "计算", "求", "证明", "列举", "写出", "比较", "分析", "什么", "谁", "为什么", "怎样", "如何", "哪", "下列", "以下", "จงอธิบาย", "อธิบาย", "จง", "คืออะไร", "อะไร", "ใคร", "ทำไม", "อย่างไร", "ข้อใด",
		"magyarázd el", "magyarázza el", "írd le", "írja le", "sorold fel", "számítsd ki", "számítsa ki", "mi", "ki", "mikor", "hol", "miért", "hogyan", "melyik", "határozd meg", "definiáld", "hasonlítsd össze"})
}

// essayCues ask for an answer of several sentences.
func essayCues() *phrases {
	return newPhrases([]string{"explain", "describe", "discuss", "essay", "compare and contrast", "justify", "analyze", "analyse", "evaluate the", "in your own words", "write a paragraph", "write an essay", "write about", "elaborate", "prove", "outline", "summarize", "summarise", "reflect", "critically", "argue",
		"erkläre", "erklären sie", "beschreibe", "beschreiben sie", "erläutere", "erläutern sie", "diskutiere", "diskutieren sie", "begründe", "begründen sie", "vergleiche", "vergleichen sie", "aufsatz", "expliquez", "décrivez", "discutez", "justifiez", "rédigez", "démontrez", "comparez", "dissertation",
		"explica", "explique", "describe", "describa", "discute", "discuta", "justifica", "justifique", "analiza", "analice", "ensayo", "redacta", "descreva", "analise", "redação", "disserte", "spiega", "descrivi", "discuti", "giustifica", "analizza", "tema", "leg uit", "beschrijf", "wyjaśnij", "opisz", "omów", "uzasadnij", "wypracowanie",
		"объясните", "объясни", "опишите", "опиши", "обоснуйте", "докажите", "проанализируйте", "сравните", "эссе", "сочинение", "раскройте", "поясніть", "опишіть", "обґрунтуйте", "доведіть", "проаналізуйте", "есе",
		"açıklayınız", "açıklayın", "tartışınız", "karşılaştırınız", "yorumlayınız", "giải thích", "trình bày", "phân tích", "chứng minh", "nêu cảm nghĩ", "jelaskan", "uraikan", "deskripsikan", "analisislah", "tushuntiring", "izohlang", "tasvirlab bering", "توضیح دهید", "شرح دهید", "تحلیل کنید",
		"解释", "说明", "简述", "论述", "证明", "分析", "谈谈", "解答题", "论述题", "简答题", "作文", "述べよ", "説明", "설명하", "서술", "จงอธิบาย", "อธิบาย", "บรรยาย", "magyarázd el", "magyarázza el", "fejtsd ki", "fejtse ki", "elemezd", "esszé", "indokold"})
}

// orderCues ask for a sequence.
func orderCues() *phrases {
	return newPhrases([]string{"correct order", "right order", "in order", "proper order", "chronological order", "correct sequence", "right sequence", "in sequence", "the order of", "sequence the", "arrange the following", "put the following", "order the following", "rank the", "richtige reihenfolge", "richtigen reihenfolge", "reihenfolge", "bon ordre", "ordre chronologique", "dans l'ordre", "ordre correct", "orden correcto", "orden cronológico", "ordena", "ordene", "ordem correta", "ordem cronológica", "ordine corretto", "ordine cronologico", "ordina", "juiste volgorde", "kolejności", "właściwej kolejności",
		"правильном порядке", "хронологическом порядке", "последовательность", "в порядке", "расположите", "правильному порядку", "правильній послідовності", "послідовність", "розташуйте", "doğru sıra", "sıralayınız", "sıraya", "kronolojik", "đúng thứ tự", "thứ tự đúng", "sắp xếp", "urutan yang benar", "urutkan", "urutan", "to'g'ri tartib", "tartibda", "ترتیب صحیح", "به ترتیب", "مرتب کنید", "正确顺序", "正确的顺序", "排序", "排列", "順番", "순서", "เรียงลำดับ", "ลำดับที่ถูกต้อง", "helyes sorrend", "sorrendbe", "időrend"})
}

// matchCues ask for pairs.
func matchCues() *phrases {
	return newPhrases([]string{"match", "matching", "pair each", "connect each", "ordne zu", "ordnen sie zu", "zuordnen", "ordne den", "ordne die", "ordnen sie die", "ordnen sie den", "verbinde", "zuordnung", "associez", "reliez", "faites correspondre", "relie", "associe", "appariez", "relaciona", "relacione", "empareja", "empareje", "une con", "relacione as colunas", "associe", "correlacione", "abbina", "associa", "collega", "combineer", "koppel", "dopasuj", "połącz", "przyporządkuj",
		"соотнесите", "установите соответствие", "сопоставьте", "соответствие", "встановіть відповідність", "установіть відповідність", "співвіднесіть", "з'єднайте", "eşleştiriniz", "eşleştirin", "eşleştirme", "nối", "ghép", "jodohkan", "cocokkan", "pasangkan", "menjodohkan", "moslashtiring", "mosini toping", "muvofiqlik", "وصل کنید", "تطبیق", "مطابقت", "连线", "匹配", "配对", "線で結", "연결하", "จับคู่", "párosítsd", "párosítás", "kösd össze"})
}

// quizWords in a title say that the document is a test.
func quizWords() *phrases {
	return newPhrases([]string{"quiz", "quizzes", "test", "exam", "exams", "examination", "questions", "question", "mcq", "mcqs", "assessment", "worksheet", "midterm", "final exam", "questionnaire", "trivia", "multiple choice", "test bank", "question bank", "homework", "problem set", "question paper", "klausur", "prüfung", "fragen", "klassenarbeit", "übungsblatt", "schulaufgabe", "examen", "contrôle", "évaluation", "interrogation", "devoir", "épreuve", "questions", "examen", "prueba", "cuestionario", "preguntas", "evaluación", "exame", "prova", "questionário", "avaliação", "perguntas", "simulado", "esame", "verifica", "domande", "questionario", "compito", "toets", "tentamen", "vragen", "sprawdzian", "egzamin", "kartkówka", "pytania",
		"тест", "контрольная", "экзамен", "вопросы", "викторина", "зачет", "контрольна", "іспит", "запитання", "питання", "екзамен", "sınav", "sınavı", "sorular", "testi", "kiểm tra", "đề thi", "trắc nghiệm", "câu hỏi", "ujian", "soal", "ulangan", "kuis", "latihan soal", "test savollari", "savollar", "imtihon", "nazorat", "آزمون", "امتحان", "سوالات", "کوییز", "اختبار", "试卷", "考试", "测试", "测验", "试题", "练习题", "题库", "試験", "テスト", "시험", "퀴즈", "แบบทดสอบ", "ข้อสอบ", "dolgozat", "vizsga", "teszt", "feladatlap", "kérdések", "kvíz"})
}

// otherWords in a title say that the document is something else.
func otherWords() *phrases {
	return newPhrases([]string{"syllabus", "agenda", "minutes of", "meeting minutes", "agreement", "contract", "curriculum vitae", "resume", "cv", "recipe", "schedule", "release notes", "invoice", "lesson plan", "policy", "terms and conditions", "manual", "how to", "faq", "faqs", "frequently asked questions", "häufige fragen", "häufig gestellte fragen", "foire aux questions", "preguntas frecuentes", "perguntas frequentes", "domande frequenti", "veelgestelde vragen", "często zadawane pytania", "часто задаваемые вопросы", "поширені запитання", "sıkça sorulan sorular", "câu hỏi thường gặp", "pertanyaan umum", "常见问题", "よくある質問", "คำถามที่พบบ่อย", "gyakori kérdések",
		"protokoll", "vertrag", "lebenslauf", "tagesordnung", "rezept", "procès-verbal", "contrat", "ordre du jour", "acta", "contrato", "orden del día", "currículum", "verbale", "contratto", "ordine del giorno", "ata da reunião", "notulen", "umowa", "protokół", "życiorys",
		"договор", "протокол", "резюме", "повестка", "договір", "порядок денний", "sözleşme", "tutanak", "gündem", "hợp đồng", "biên bản", "perjanjian", "notulen rapat", "shartnoma", "bayonnoma", "قرارداد", "صورتجلسه", "合同", "会议纪要", "议程", "สัญญา", "รายงานการประชุม", "szerződés", "jegyzőkönyv"})
}

// instructionWords stand over, or in, the rules for taking a test.
func instructionWords() *phrases {
	return newPhrases([]string{"instructions", "directions", "instruction", "rules", "read carefully", "your name", "all questions", "calculator", "calculators", "mobile phones", "cell phones", "you have", "do not open", "answer sheet", "in pencil", "blue or black",
		"hinweise", "hilfsmittel", "bearbeitungszeit", "alle aufgaben", "consignes", "instrucciones", "indicaciones", "instruções", "orientações", "istruzioni", "instrukcja", "инструкция", "указания", "інструкція", "вказівки", "talimatlar", "yönerge", "açıklamalar", "hướng dẫn", "lưu ý", "petunjuk", "ko'rsatma", "دستورالعمل", "راهنما", "注意事项", "考试说明", "答题须知", "คำชี้แจง", "utasítások", "tudnivalók"})
}

// kindWords name kinds of questions other than true or false.
func kindWords() *phrases {
	return newPhrases([]string{"multiple choice", "short answer", "short answers", "fill in", "matching", "essay", "choose", "select", "mehrfachauswahl", "lückentext", "kurzantwort", "choix multiple", "choix multiples", "qcm", "réponse courte", "opción múltiple", "selección múltiple", "respuesta corta", "múltipla escolha", "scelta multipla", "wielokrotnego wyboru", "выбор", "выберите", "вибір", "оберіть", "çoktan seçmeli", "boşluk doldurma", "trắc nghiệm", "tự luận", "pilihan ganda", "isian", "چند گزینه ای", "选择题", "填空题", "简答题", "ปรนัย", "อัตนัย", "feleletválasztós"})
}
