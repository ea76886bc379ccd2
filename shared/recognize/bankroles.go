package recognize

import (
	"strings"
	"sync"
	"unicode"

	"formwright/shared/recognize/pattern"
)

// role is what a column of a table of questions holds.
type role int

const (
	noRole role = iota
	numberRole
	stemRole
	choiceRole  // one of the choices
	correctRole // the right choice itself
	wrongRole   // a wrong choice
	answerRole  // the letter, number or text of the right choice
	explainRole
	pointsRole
	hintRole
	looseStemRole // a question where the other columns say so: "Statement", "Item"
	optionsRole   // all the choices in one cell
	flagRole      // whether the choice before it is right
	typeRole
	timeRole
	mediaRole // the address of a picture or recording
	tagRole   // category, topic, level
	toleranceRole
	unitRole
	goodRole // feedback when right
	badRole  // feedback when wrong
	leftRole // an entry to match, and what it is matched with
	matchRole
	spareRole // what nothing is matched with
	trueRole  // a column to tick
	falseRole
	remarkRole // what is said of the choice before it
	asideRole  // dates, authors, settings: known, and of no use here
	lastRole   = asideRole
)

func roleWords() map[role][]string {
	return map[role][]string{
		numberRole:    {"no", "number", "nr", "num", "№", "#", "id", "n", "s no", "s.no", "sl no", "sl", "sr no", "sno", "serial", "stt", "序号", "题号", "编号", "lp", "question no", "question number", "question id", "questionid", "question #", "q no", "q id", "qid", "q#", "item no", "item number", "câu", "câu số", "frage nr", "numéro", "numero", "número", "номер", "номер вопроса", "п/п", "№ п/п", "soru no", "nomor", "no soal", "t/r", "ردیف", "شماره", "ลำดับ", "ข้อ", "sorszám", "index", "uuid", "guid", "key id"},
		stemRole:      {"question", "questions", "question text", "question stem", "question title", "question content", "question body", "question name", "question description", "question statement", "questiontext", "stem", "prompt", "quiz question", "the question", "frage", "fragen", "fragetext", "fragestellung", "aufgabenstellung", "enoncé", "énoncé", "intitulé", "intitulé de la question", "texte de la question", "pregunta", "preguntas", "texto de la pregunta", "enunciado", "pergunta", "perguntas", "questão", "questões", "texto da pergunta", "domanda", "domande", "quesito", "testo della domanda", "vraag", "vragen", "pytanie", "pytania", "treść pytania", "treść", "вопрос", "вопросы", "текст вопроса", "формулировка вопроса", "питання", "запитання", "текст питання", "soru", "sorular", "soru metni", "câu hỏi", "nội dung câu hỏi", "soal", "pertanyaan", "teks soal", "butir soal", "savol", "test savoli", "test savollari", "test topshirig'i", "savollar", "savol matni", "سوال", "سؤال", "سوالات", "سؤالات", "سوالها", "پرسش", "پرسشها", "متن سوال", "متن پرسش", "صورت سوال", "السؤال", "نص السؤال", "题干", "题目", "问题", "题目内容", "试题", "试题内容", "試題", "題目", "問題", "คำถาม", "โจทย์", "kérdés", "kérdések", "kérdés szövege", "otázka", "întrebare", "питання тесту", "질문", "문제", "प्रश्न", "ερώτηση", "fråga", "spørgsmål", "spørsmål", "kysymys"},
		looseStemRole: {"item", "items", "problem", "task", "statement", "sentence", "title", "text", "content", "description", "name", "q", "nội dung", "aussage", "aufgabe", "satz", "exercice", "affirmation", "afirmación", "enunciados", "afirmação", "affermazione", "zdanie", "zadanie", "stwierdzenie", "утверждение", "задание", "задача", "твердження", "завдання", "ifade", "cümle", "pernyataan", "tasdiq", "عبارت", "گزاره", "陈述", "内容", "ข้อความ", "állítás", "feladat", "stelling", "clue", "riddle"},
		correctRole:   {"correct answer", "correct", "right answer", "right", "correct option", "correct choice", "correct response", "true answer", "true option", "true choice", "richtige antwort", "richtig", "korrekte antwort", "bonne réponse", "réponse correcte", "réponse juste", "respuesta correcta", "correcta", "resposta correta", "resposta certa", "correta", "risposta corretta", "risposta esatta", "corretta", "juiste antwoord", "poprawna odpowiedź", "prawidłowa odpowiedź", "poprawna", "правильный ответ", "верный ответ", "правильный", "правильна відповідь", "вірна відповідь", "doğru cevap", "doğru yanıt", "doğru şık", "đáp án đúng", "câu trả lời đúng", "jawaban benar", "jawaban yang benar", "to'g'ri javob", "پاسخ صحیح", "پاسخ درست", "گزینه صحیح", "الإجابة الصحيحة", "正确答案", "正确选项", "คำตอบที่ถูกต้อง", "คำตอบที่ถูก", "helyes válasz", "정답", "正解"},
		wrongRole:     {"wrong", "wrong answer", "wrong answers", "wrong option", "incorrect", "incorrect answer", "incorrect answers", "incorrect option", "distractor", "distractors", "false answer", "falsche antwort", "falsch", "mauvaise réponse", "réponse incorrecte", "réponse fausse", "respuesta incorrecta", "incorrecta", "resposta errada", "resposta incorreta", "risposta sbagliata", "risposta errata", "fout antwoord", "błędna odpowiedź", "niepoprawna odpowiedź", "неправильный ответ", "неверный ответ", "неправильна відповідь", "yanlış cevap", "çeldirici", "đáp án sai", "jawaban salah", "pengecoh", "xato javob", "xato variant", "distrattore", "distrattori", "noto'g'ri javob", "پاسخ غلط", "گزینه غلط", "错误答案", "干扰项", "คำตอบที่ผิด", "rossz válasz", "helytelen válasz", "إجابة خاطئة", "الإجابة الخاطئة", "خيار خاطئ", "不正解", "誤答", "오답"},
		answerRole:    {"answer", "question answer", "answers", "ans", "key", "keys", "answer key", "correct key", "correctanswer", "correct answers", "solution", "response", "accepted answers", "accepted answer", "correct letter", "correct index", "correct answer index", "correct option index", "answer index", "correct answer letter", "correct answer number", "answer letter", "answer no", "answer number", "ans no", "correct no", "correct number", "correct answer no", "antwort", "antworten", "lösung", "musterlösung", "richtige antworten", "réponse", "réponses", "réponses correctes", "bonnes réponses", "solution attendue", "corrigé", "respuesta", "respuestas", "respuestas correctas", "clave", "solución", "resposta", "respostas", "gabarito", "respostas corretas", "chiave di risposta", "risposta", "risposte", "risposte corrette", "soluzione", "antwoord", "odpowiedź", "odpowiedzi", "poprawne odpowiedzi", "klucz", "ответ", "ответы", "правильные ответы", "ключ", "відповідь", "відповіді", "правильні відповіді", "cevap", "cevaplar", "yanıt", "cevap anahtarı", "doğru cevaplar", "đáp án", "câu trả lời", "trả lời", "jawaban", "kunci jawaban", "kunci", "javob", "javoblar", "kalit", "پاسخ", "پاسخنامه", "جواب", "کلید", "الإجابة", "الجواب", "答案", "参考答案", "标准答案", "เฉลย", "คำตอบ", "válasz", "válaszok", "megoldás", "helyes válaszok", "odpověď", "답", "उत्तर", "सही उत्तर", "答え"},
		explainRole:   {"explanation", "explanations", "explain", "feedback", "general feedback", "rationale", "justification", "reason", "comment", "comments", "solution explanation", "erklärung", "begründung", "erläuterung", "kommentar", "rückmeldung", "explication", "explications", "commentaire", "explicación", "retroalimentación", "justificación", "comentario", "explicação", "justificativa", "comentário", "spiegazione", "commento", "uitleg", "toelichting", "wyjaśnienie", "komentarz", "uzasadnienie", "объяснение", "пояснение", "комментарий", "обоснование", "пояснення", "коментар", "açıklama", "çözüm", "giải thích", "lời giải", "hướng dẫn giải", "pembahasan", "penjelasan", "izoh", "tushuntirish", "توضیح", "توضیحات", "پاسخ تشریحی", "الشرح", "解析", "答案解析", "试题解析", "说明", "คำอธิบาย", "คำอธิบายเฉลย", "magyarázat", "indoklás", "explanation of answer", "answer explanation", "شرح", "التفسير", "التوضيح", "التعليل", "解説", "説明", "해설", "설명"},
		pointsRole:    {"points", "point", "pts", "points given", "marks", "mark", "score", "scores", "weight", "weightage", "grade", "punkte", "punktzahl", "puntos", "puntaje", "puntuación", "puntos por pregunta", "pontos", "pontuação", "valor", "punti", "punteggio", "points possibles", "barème", "punten", "punkty", "liczba punktów", "баллы", "балл", "бали", "бал", "puan", "puanı", "điểm", "số điểm", "poin", "skor", "bobot", "nilai", "ball", "بارم", "نمره", "امتیاز", "分值", "分数", "คะแนน", "pont", "pontszám", "max points", "max score", "maximum marks", "points value", "point value", "الدرجة", "الدرجات", "العلامة", "النقاط", "配点", "点数", "得点", "배점", "점수"},
		hintRole:      {"hint", "hints", "clue text", "hinweis", "tipp", "indice", "astuce", "pista", "ayuda", "dica", "suggerimento", "wskazówka", "podpowiedź", "подсказка", "підказка", "ipucu", "gợi ý", "petunjuk", "ko'rsatma", "راهنمایی", "提示", "คำใบ้", "tipp a megoldáshoz"},
		optionsRole:   {"options", "choices", "question answers", "question options", "question choices", "option", "choice", "answer option", "answer choice", "option text", "choice text", "option content", "choice content", "option list", "options list", "choice list", "choices list", "options json", "选项内容", "选项列表", "answer text", "antwortmöglichkeit", "proposition", "opción", "opção", "opzione", "вариант", "вариант ответа", "варіант", "варіант відповіді", "seçenek", "phương án", "lựa chọn", "pilihan", "opsi", "variant", "گزینه", "选择", "answer options", "answer choices", "alternatives", "possible answers", "antwortmöglichkeiten", "antwortoptionen", "choix", "propositions", "réponses possibles", "opciones", "alternativas", "opções", "opzioni", "opties", "warianty", "warianty odpowiedzi", "варианты", "варианты ответов", "варіанти", "варіанти відповідей", "seçenekler", "şıklar", "các lựa chọn", "các đáp án", "phương án trả lời", "pilihan jawaban", "opsi jawaban", "variantlar", "گزینه ها", "گزینه\u200cها", "选项", "备选项", "候选项", "ตัวเลือก", "válaszlehetőségek", "lehetőségek", "الخيار", "خيار", "الخيارات", "الاختيار", "選択肢", "보기", "선택지"},
		flagRole:      {"is correct", "correct?", "is correct?", "is right", "is answer", "is true", "right?", "iscorrect", "is correct answer", "верно?", "правильно?", "правильный?", "es correcta", "est correcte", "ist richtig", "status", "doğru mu", "是否正确", "correctness"},
		typeRole:      {"type", "question type", "types", "kind", "question kind", "item type", "q type", "qtype", "format", "question format", "fragetyp", "typ", "fragentyp", "aufgabentyp", "type de question", "tipo", "tipo de pregunta", "tipo de pergunta", "tipo de questão", "tipo di domanda", "vraagtype", "typ pytania", "rodzaj pytania", "тип", "тип вопроса", "вид вопроса", "тип питання", "soru tipi", "soru türü", "tür", "loại câu hỏi", "loại", "dạng câu hỏi", "jenis soal", "tipe soal", "tipe", "jenis", "savol turi", "نوع", "نوع سوال", "نوع پرسش", "نوع السؤال", "题型", "题目类型", "类型", "试题类型", "ประเภท", "ประเภทคำถาม", "típus", "kérdéstípus"},
		timeRole:      {"time", "time limit", "timer", "seconds", "duration", "time in seconds", "zeit", "zeitlimit", "temps", "durée", "tiempo", "tiempo límite", "tempo", "tempo limite", "czas", "limit czasu", "время", "время на ответ", "час", "süre", "saniye", "thời gian", "waktu", "batas waktu", "vaqt", "زمان", "时间", "时限", "เวลา", "idő", "időkorlát"},
		mediaRole:     {"image", "images", "picture", "photo", "image url", "image link", "img", "media", "media url", "question image", "video", "audio", "figure", "diagram", "bild", "bilder", "foto", "imagen", "imagem", "immagine", "afbeelding", "obraz", "obrazek", "zdjęcie", "картинка", "изображение", "рисунок", "фото", "зображення", "малюнок", "resim", "görsel", "hình ảnh", "ảnh", "gambar", "rasm", "تصویر", "عکس", "图片", "图像", "รูปภาพ", "kép", "attachment", "file"},
		tagRole:       {"category", "categories", "parent category", "subcategory", "sub category", "topic", "topics", "subtopic", "sub topic", "subject", "chapter", "unit name", "module", "section", "lesson", "level", "difficulty", "dificulty", "difficulity", "difficulty level", "tags", "tag", "skill", "standard", "standards", "bloom", "blooms level", "bloom's level", "cognitive level", "round", "theme", "kategorie", "thema", "fach", "schwierigkeit", "schwierigkeitsgrad", "stufe", "kapitel", "catégorie", "thème", "sujet", "niveau", "difficulté", "matière", "chapitre", "categoría", "tema", "materia", "nivel", "dificultad", "unidad", "asignatura", "categoria", "assunto", "disciplina", "nível", "dificuldade", "matéria", "argomento", "livello", "difficoltà", "onderwerp", "kategoria", "temat", "poziom", "poziom trudności", "trudność", "dział", "категория", "тема", "раздел", "уровень", "сложность", "уровень сложности", "предмет", "теги", "категорія", "розділ", "рівень", "складність", "kategori", "konu", "ders", "ünite", "zorluk", "zorluk seviyesi", "seviye", "chủ đề", "danh mục", "độ khó", "mức độ", "chương", "môn", "bài", "kategori soal", "topik", "materi", "mata pelajaran", "tingkat kesulitan", "tingkat", "bab", "mavzu", "fan", "daraja", "qiyinlik", "kategoriya", "دسته", "دسته بندی", "موضوع", "فصل", "سطح", "سطح دشواری", "درس", "类别", "分类", "难度", "知识点", "章节", "科目", "标签", "หมวดหมู่", "หมวด", "หัวข้อ", "ระดับ", "ระดับความยาก", "วิชา", "kategória", "téma", "témakör", "szint", "nehézség", "tantárgy", "competency", "learning objective", "learning outcome", "objective", "co", "bl"},
		toleranceRole: {"tolerance", "margin", "margin of error", "error", "toleranz", "tolérance", "tolerancia", "tolerância", "tolleranza", "tolerancja", "погрешность", "допуск", "похибка", "tolerans", "sai số", "toleransi", "误差", "tűrés"},
		unitRole:      {"unit", "units", "einheit", "unité", "unidad de medida", "unidade", "unità", "единица", "единицы", "birim", "đơn vị", "satuan", "单位", "หน่วย", "mértékegység"},
		goodRole:      {"correct feedback", "feedback correct", "feedback if correct", "feedback for correct answer", "positive feedback", "rückmeldung richtig", "retroalimentación correcta", "feedback corretto"},
		badRole:       {"incorrect feedback", "feedback incorrect", "wrong feedback", "feedback if incorrect", "negative feedback", "rückmeldung falsch", "retroalimentación incorrecta"},
		leftRole:      {"left", "column a", "clue", "term", "terms", "word", "words", "front", "premise", "begriff", "begriffe", "wort", "terme", "mot", "término", "palabra", "termo", "palavra", "termine", "parola", "pojęcie", "słowo", "термин", "понятие", "слово", "термін", "поняття", "terim", "kelime", "kavram", "thuật ngữ", "từ", "istilah", "kata", "atama", "so'z", "اصطلاح", "واژه", "لغت", "术语", "单词", "词语", "คำศัพท์", "fogalom", "szó"},
		matchRole:     {"match", "column b", "definition", "definitions", "meaning", "meanings", "translation", "back", "bedeutung", "übersetzung", "définition", "traduction", "signification", "definición", "significado", "traducción", "definição", "tradução", "definizione", "significato", "traduzione", "definicja", "tłumaczenie", "znaczenie", "определение", "перевод", "значение", "визначення", "переклад", "значення", "tanım", "anlam", "çeviri", "anlamı", "định nghĩa", "nghĩa", "dịch", "definisi", "arti", "makna", "terjemahan", "ta'rif", "tarjima", "ma'nosi", "تعریف", "معنی", "ترجمه", "定义", "含义", "释义", "翻译", "中文", "ความหมาย", "คำแปล", "meghatározás", "jelentés", "fordítás"},
		trueRole:      {"true", "vrai", "richtig", "wahr", "verdadero", "verdadeiro", "vero", "waar", "prawda", "верно", "правда", "вірно", "doğru", "đúng", "benar", "to'g'ri", "درست", "صحیح", "对", "ถูก", "igaz"},
		falseRole:     {"false", "faux", "falsch", "falso", "onwaar", "fałsz", "неверно", "ложь", "невірно", "yanlış", "sai", "salah", "noto'g'ri", "نادرست", "غلط", "错", "ผิด", "hamis"},
		asideRole:     {"author", "points taken", "date", "created at", "updated at", "created by", "source", "reference", "language", "random answers", "randomize", "shuffle", "grade style", "fixed order", "required", "negative marks", "penalty", "active", "enabled", "quelle", "autor", "datum", "auteur", "fuente", "fecha", "fonte", "data", "источник", "автор", "дата", "kaynak", "tarih", "nguồn", "sumber", "tanggal", "来源", "作者", "日期", "quiz id", "exam id", "do not change", "used", "notes", "remarks", "year"},
	}
}

// columnRoles are the folded titles of columns.
var columnRoles = sync.OnceValue(func() map[string]role {
	out := map[string]role{}
	lists, further := roleWords(), furtherTitles()
	for r := numberRole; r <= lastRole; r++ {
		for _, w := range append(lists[r], further[r]...) {
			for _, w := range []string{fold(w), fold(typewriter.Replace(w))} {
				if _, taken := out[w]; !taken {
					out[w] = r
				}
			}
		}
	}
	return out
})

// typewriter writes German without its own letters, as names of columns often
// are: "Loesung".
var typewriter = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss")

var (
	choiceColumn = pattern.New(`^(?:(?:c|ch|o|選択肢|보기|선택지|الخيار|خيار|a|r|option|choice|answer|answer option|answer choice|possible answer|alternative|response|opt|ans|op|opc|alt|odp|resp|rep|reponse|risp|antw|prop|proposition|antwort|antwortmöglichkeit|antwortoption|auswahl|réponse|reponse|choix|respuesta|opción|opcion|alternativa|resposta|opção|opcao|risposta|opzione|antwoord|optie|odpowiedź|odpowiedz|wariant|вариант|вариант ответа|ответ|варіант|варіант відповіді|відповідь|seçenek|secenek|şık|sik|cevap|phương án|đáp án|lựa chọn|câu trả lời|pilihan|pilihan jawaban|opsi|jawaban|variant|javob|گزینه|پاسخ|الخيار|خيار|الاختيار|选项|选择|答案|ตัวเลือก|คำตอบ|ข้อ|válasz|lehetőség|možnost|보기|विकल्प|選項|선지|svar|svarsalternativ|svaralternativ|alternativ|vastaus|vaihtoehto|varianta|răspuns|raspuns|отговор|odgovor|одговор|odpověď|odpoveď|jawapan|sagot|жауап|cavab|жооп|jibu|atsakymas|atbilde|vastus|επιλογή|απάντηση|תשובה|الإجابة|اجابة|إجابة|xuanxiang)\s*)?[(]?([a-j]|\d{1,2}|[가-라]|[α-ε]|[ア-エ]|[а-ж]|[ก-ง]|الف|أ|ا|ب|پ|ج|ت|د|[一二三四五六]|one|two|three|four|five|six|i{1,3}|iv|vi?)[).]?(?:\s*(?:text|option|answer|choice|选项|variant|javob|вариант|варіант|şıkkı|seçeneği|odpowiedź))?$`)
	bracketTail  = pattern.New(`\s*[(（\[][^()（）\[\]]*[)）\]]?\s*`)
	columnTail   = pattern.New(`\s*(?:\s[-–—:]\s.*|[-–—]\s.*|#?\d+)$`)
	pairColumn   = pattern.New(`^[a-t] (clue|match|incorrect)$`)
	ofTheTail    = pattern.New(`^(?:of the|of|da|de la|de|della|du|del|der) `)
	choiceTitle  = pattern.New(`^\(?[a-hа-д][).]\s+\p{L}`)
	titleNumber  = pattern.New(`^\d{1,2}[.)]\s+(\D.*)$`)
)

// plainTitle makes the title of a column plain: "correctAnswer_1" and
// "3. Correct answer 1:" are one.
func plainTitle(s string) string {
	var b strings.Builder
	last := ' '
	for _, r := range s {
		switch {
		case unicode.IsUpper(r) && unicode.IsLower(last), unicode.IsDigit(r) && unicode.IsLower(last):
			b.WriteByte(' ')
			b.WriteRune(r)
		case r == '_' || r == '\n' || r == '\t' || r == '/' || r == ' ':
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
		last = r
	}
	out := strings.Trim(strings.Join(strings.Fields(strings.ToLower(decimalDigits(b.String()))), " "), " .:*：;?")
	if m := titleNumber.FindStringSubmatch(out); m != nil {
		out = m[1]
	}
	return slips.Replace(out)
}

// slips rights the words of titles that are often mistyped.
var slips = strings.NewReplacer("awnser", "answer", "anwser", "answer", "asnwer", "answer", "anser", "answer", "corect", "correct", "qustion", "question", "quesion", "question", "questoin", "question")

// roleOf reads the title of a column.
func roleOf(title string, known map[string]role) role {
	t := plainTitle(title)
	if t == "" || len(t) > 400 {
		return noRole
	}
	if r, ok := known[fold(t)]; ok {
		return r
	}
	if m := pairColumn.FindStringSubmatch(t); m != nil {
		return map[string]role{"clue": leftRole, "match": matchRole, "incorrect": spareRole}[m[1]]
	}
	if choiceColumn.MatchString(strings.ReplaceAll(t, "-", " ")) {
		return choiceRole
	}
	short := strings.Trim(bracketTail.ReplaceAllString(t, " "), " .:*?-")
	if r, ok := known[fold(short)]; ok && short != "" {
		return r
	}
	if i := strings.Index(short, " - "); i > 0 {
		short = short[:i]
	} else if i := strings.Index(short, " – "); i > 0 {
		short = short[:i]
	}
	if choiceColumn.MatchString(strings.ReplaceAll(short, "-", " ")) {
		return choiceRole
	}
	if r, ok := known[fold(strings.TrimSpace(short))]; ok {
		return r
	}
	if r, ok := known[fold(strings.TrimSpace(columnTail.ReplaceAllString(short, "")))]; ok {
		return r
	}
	if r := roleByWords(short); r != noRole {
		return r
	}
	if bare := strings.TrimSpace(indexTitle.ReplaceAllString(short, " ")); bare != short {
		if r := known[fold(ofTheTail.ReplaceAllString(bare, ""))]; r == answerRole || r == correctRole {
			return answerRole
		}
	}
	if first, _, ok := strings.Cut(title, " / "); ok {
		switch r := roleOf(first, known); r { // "Key / pair": the second word says the same of another kind
		case stemRole, optionsRole, answerRole, explainRole, pointsRole, typeRole:
			return r
		}
	}
	return noRole
}

// roleByWords reads titles that say more than the word list: "question image
// (optional)", "correct answer's letter", "incorrect answer text 2".
func roleByWords(t string) role {
	has := func(words ...string) bool {
		for _, w := range words {
			if strings.Contains(t, w) {
				return true
			}
		}
		return false
	}
	switch {
	case len(strings.Fields(t)) > 9:
		return noRole
	case has("time limit", "seconds", "(sec"):
		return timeRole
	case has("image", "picture", "photo", "video", "audio", " url", "media "):
		return mediaRole
	case has("incorrect", "wrong ", "distract") && has("feedback", "explanation"):
		return badRole
	case has("correct", "right ") && has("feedback"):
		return goodRole
	case has("explanation", " explain", "rationale", "feedback", "объяснение", "пояснение", "解析"):
		return explainRole
	case has("incorrect", "wrong ", "distractor", "неправильн", "неверн", "incorrecta", "falsche"):
		return wrongRole
	case has("correct ans", "correct opt", "correct cho", "correct resp", "right answer", "answer key", "правильн", "верный", "correcta", "correta", "richtige", "correct key"):
		return correctRole
	case has("question type", "type of question"):
		return typeRole
	case has("difficulty", "category", "topic"):
		return tagRole
	case strings.HasPrefix(t, "question text"), strings.HasPrefix(t, "question in "), strings.HasPrefix(t, "question to "):
		return stemRole
	}
	return noRole
}
