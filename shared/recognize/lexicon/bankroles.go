package lexicon

import (
	"strings"
	"sync"
	"unicode"

	"formwright/shared/recognize/pattern"
)

// Role is what a column of a table of questions holds.
type Role int

const (
	NoRole Role = iota
	NumberRole
	StemRole
	ChoiceRole  // one of the choices
	CorrectRole // the right choice itself
	WrongRole   // a wrong choice
	AnswerRole  // the letter, number or text of the right choice
	ExplainRole
	PointsRole
	HintRole
	LooseStemRole // a question where the other columns say so: "Statement", "Item"
	OptionsRole   // all the choices in one cell
	FlagRole      // whether the choice before it is right
	TypeRole
	TimeRole
	MediaRole // the address of a picture or recording
	TagRole   // category, topic, level
	ToleranceRole
	UnitRole
	GoodRole // feedback when right
	BadRole  // feedback when wrong
	LeftRole // an entry to match, and what it is matched with
	MatchRole
	SpareRole // what nothing is matched with
	TrueRole  // a column to tick
	FalseRole
	RemarkRole  // what is said of the choice before it
	PassageRole // what the question is about, in full
	AsideRole   // dates, authors, settings: known, and of no use here
	LastRole    = AsideRole
)

func roleWords() map[Role][]string {
	return map[Role][]string{
		NumberRole:    {"no", "number", "nr", "num", "№", "#", "id", "n", "s no", "s.no", "sl no", "sl", "sr no", "serial", "stt", "序号", "题号", "编号", "lp", "question no", "question number", "question id", "question #", "q no", "q.no", "q. no", "qn no", "qno", "q id", "q#", "item no", "item number", "câu", "câu số", "frage nr", "numéro", "numero", "número", "номер", "номер вопроса", "п/п", "№ п/п", "soru no", "nomor", "no soal", "t/r", "ردیف", "شماره", "ลำดับ", "ข้อ", "sorszám", "index", "uuid", "guid", "key id"},
		StemRole:      {"question", "questions", "question text", "question stem", "question title", "question content", "question body", "question name", "question description", "question statement", "stem", "prompt", "quiz question", "the question", "frage", "fragen", "fragetext", "fragestellung", "aufgabenstellung", "enoncé", "énoncé", "intitulé", "intitulé de la question", "texte de la question", "pregunta", "preguntas", "texto de la pregunta", "enunciado", "pergunta", "perguntas", "questão", "questões", "texto da pergunta", "domanda", "domande", "quesito", "testo della domanda", "vraag", "vragen", "pytanie", "pytania", "treść pytania", "treść", "вопрос", "вопросы", "текст вопроса", "формулировка вопроса", "питання", "запитання", "текст питання", "soru", "sorular", "soru metni", "câu hỏi", "nội dung câu hỏi", "soal", "pertanyaan", "teks soal", "butir soal", "savol", "test savoli", "test savollari", "test topshirig'i", "savollar", "savol matni", "سوال", "سؤال", "سوالات", "سؤالات", "سوالها", "پرسش", "پرسشها", "متن سوال", "متن پرسش", "صورت سوال", "السؤال", "نص السؤال", "题干", "题目", "问题", "题目内容", "试题", "试题内容", "試題", "題目", "問題", "คำถาม", "โจทย์", "kérdés", "kérdések", "kérdés szövege", "otázka", "întrebare", "питання тесту", "질문", "문제", "प्रश्न", "ερώτηση", "fråga", "spørgsmål", "spørsmål", "kysymys"},
		LooseStemRole: {"item", "items", "problem", "task", "statement", "sentence", "title", "text", "content", "description", "name", "q", "nội dung", "aussage", "aufgabe", "satz", "exercice", "affirmation", "afirmación", "enunciados", "afirmação", "affermazione", "zdanie", "zadanie", "stwierdzenie", "утверждение", "задание", "задача", "твердження", "завдання", "ifade", "cümle", "pernyataan", "tasdiq", "عبارت", "گزاره", "陈述", "内容", "ข้อความ", "állítás", "feladat", "stelling", "clue", "riddle"},
		CorrectRole:   {"correct answer", "correct", "right answer", "right", "correct option", "correct choice", "correct response", "true answer", "true option", "true choice", "richtige antwort", "richtig", "korrekte antwort", "korrekt", "bonne réponse", "réponse correcte", "réponse juste", "correcte", "respuesta correcta", "correcta", "resposta correta", "resposta certa", "correta", "risposta corretta", "risposta esatta", "corretta", "juiste antwoord", "juist", "poprawna odpowiedź", "prawidłowa odpowiedź", "poprawna", "poprawny", "prawidłowa", "правильный ответ", "верный ответ", "правильный", "правильна відповідь", "вірна відповідь", "правильна", "doğru cevap", "doğru yanıt", "doğru şık", "đáp án đúng", "câu trả lời đúng", "jawaban benar", "jawaban yang benar", "to'g'ri javob", "پاسخ صحیح", "پاسخ درست", "گزینه صحیح", "الإجابة الصحيحة", "正确答案", "正确选项", "คำตอบที่ถูกต้อง", "คำตอบที่ถูก", "helyes válasz", "helyes", "정답", "正解", "točno", "tačno", "pravilno", "rigtig", "rigtigt", "riktig", "rätt", "oikein", "oikea", "teisingas", "pareizi", "õige", "e saktë", "rétt", "správně", "správne", "corect"},
		WrongRole:     {"wrong", "wrong answer", "wrong answers", "wrong option", "incorrect", "incorrect answer", "incorrect answers", "incorrect option", "distractor", "distractors", "false answer", "fake answer", "fake answers", "fake option", "dummy answer", "decoy", "falsche antwort", "falsch", "mauvaise réponse", "réponse incorrecte", "réponse fausse", "respuesta incorrecta", "incorrecta", "resposta errada", "resposta incorreta", "risposta sbagliata", "risposta errata", "risposta falsa", "sbagliata", "errata", "falsa", "respuesta falsa", "errónea", "respuesta errónea", "resposta falsa", "incorreta", "fausse", "mauvaise", "zła odpowiedź", "błędna", "niepoprawna", "falsche", "rossz", "helytelen", "fout antwoord", "błędna odpowiedź", "niepoprawna odpowiedź", "неправильный ответ", "неверный ответ", "неправильна відповідь", "yanlış cevap", "çeldirici", "đáp án sai", "jawaban salah", "pengecoh", "xato javob", "xato variant", "distrattore", "distrattori", "noto'g'ri javob", "پاسخ غلط", "گزینه غلط", "错误答案", "干扰项", "คำตอบที่ผิด", "rossz válasz", "helytelen válasz", "إجابة خاطئة", "الإجابة الخاطئة", "خيار خاطئ", "不正解", "誤答", "오답"},
		AnswerRole:    {"answer", "question answer", "answers", "ans", "key", "keys", "answer key", "correct key", "correct answers", "solution", "solutions", "response", "accepted answers", "accepted answer", "correct letter", "correct index", "correct answer index", "correct option index", "answer index", "correct answer letter", "correct answer number", "answer letter", "answer no", "answer number", "ans no", "correct no", "correct number", "correct answer no", "antwort", "antworten", "lösung", "musterlösung", "richtige antworten", "réponse", "réponses", "réponses correctes", "bonnes réponses", "solution attendue", "corrigé", "respuesta", "respuestas", "respuestas correctas", "clave", "solución", "resposta", "respostas", "gabarito", "respostas corretas", "chiave di risposta", "risposta", "risposte", "risposte corrette", "soluzione", "antwoord", "odpowiedź", "odpowiedzi", "poprawne odpowiedzi", "klucz", "ответ", "ответы", "правильные ответы", "ключ", "відповідь", "відповіді", "правильні відповіді", "cevap", "cevaplar", "yanıt", "cevap anahtarı", "doğru cevaplar", "đáp án", "câu trả lời", "trả lời", "jawaban", "kunci jawaban", "kunci", "javob", "javoblar", "kalit", "پاسخ", "پاسخنامه", "جواب", "کلید", "الإجابة", "الجواب", "答案", "参考答案", "标准答案", "เฉลย", "คำตอบ", "válasz", "válaszok", "megoldás", "helyes válaszok", "odpověď", "řešení", "riešenie", "rješenje", "rešenje", "rešitev", "løsning", "fasit", "facit", "solució", "sprendimas", "lahendus", "답", "उत्तर", "सही उत्तर", "答え"},
		ExplainRole:   {"explanation", "explanations", "explain", "feedback", "general feedback", "rationale", "justification", "reason", "comment", "comments", "solution explanation", "remark", "remarks", "erklärung", "begründung", "erläuterung", "kommentar", "bemerkung", "bemerkungen", "anmerkung", "anmerkungen", "rückmeldung", "explication", "explications", "commentaire", "remarque", "remarques", "explicación", "observación", "observaciones", "retroalimentación", "justificación", "comentario", "explicação", "justificativa", "comentário", "observação", "observações", "spiegazione", "commento", "osservazione", "osservazioni", "uitleg", "opmerking", "opmerkingen", "toelichting", "wyjaśnienie", "komentarz", "uzasadnienie", "uwaga", "uwagi", "poznámka", "poznámky", "объяснение", "примечание", "пояснение", "комментарий", "обоснование", "пояснення", "коментар", "примітка", "açıklama", "çözüm", "giải thích", "lời giải", "hướng dẫn giải", "pembahasan", "penjelasan", "izoh", "tushuntirish", "توضیح", "توضیحات", "پاسخ تشریحی", "الشرح", "解析", "答案解析", "试题解析", "说明", "คำอธิบาย", "คำอธิบายเฉลย", "magyarázat", "indoklás", "megjegyzés", "explanation of answer", "answer explanation", "شرح", "التفسير", "التوضيح", "التعليل", "解説", "説明", "해설", "설명"},
		PointsRole:    {"points", "point", "pts", "points given", "marks", "mark", "score", "scores", "weight", "weightage", "grade", "punkte", "punktzahl", "puntos", "puntaje", "puntuación", "puntos por pregunta", "pontos", "pontuação", "valor", "punti", "punteggio", "points possibles", "barème", "punten", "punkty", "liczba punktów", "баллы", "балл", "бали", "бал", "puan", "puanı", "điểm", "số điểm", "poin", "skor", "bobot", "nilai", "ball", "بارم", "نمره", "امتیاز", "分值", "分数", "คะแนน", "pont", "pontszám", "max points", "max score", "maximum marks", "points value", "point value", "الدرجة", "الدرجات", "العلامة", "النقاط", "配点", "点数", "得点", "배점", "점수"},
		HintRole:      {"hint", "hints", "clue text", "hinweis", "tipp", "indice", "astuce", "pista", "ayuda", "dica", "suggerimento", "wskazówka", "podpowiedź", "подсказка", "підказка", "ipucu", "gợi ý", "petunjuk", "ko'rsatma", "راهنمایی", "提示", "คำใบ้", "tipp a megoldáshoz"},
		OptionsRole:   {"options", "choices", "question answers", "question options", "question choices", "option", "choice", "answer option", "answer choice", "option text", "choice text", "option content", "choice content", "option list", "options list", "choice list", "choices list", "options json", "选项内容", "选项列表", "answer text", "antwortmöglichkeit", "proposition", "opción", "opção", "opzione", "вариант", "вариант ответа", "варіант", "варіант відповіді", "seçenek", "phương án", "lựa chọn", "pilihan", "opsi", "variant", "گزینه", "选择", "answer options", "answer choices", "alternatives", "possible answers", "antwortmöglichkeiten", "antwortoptionen", "optionen", "auswahlmöglichkeiten", "choix", "propositions", "réponses possibles", "opciones", "alternativas", "opções", "opzioni", "opties", "warianty", "warianty odpowiedzi", "варианты", "варианты ответов", "варіанти", "варіанти відповідей", "seçenekler", "şıklar", "các lựa chọn", "các đáp án", "phương án trả lời", "pilihan jawaban", "opsi jawaban", "variantlar", "گزینه ها", "گزینه\u200cها", "选项", "备选项", "候选项", "ตัวเลือก", "válaszlehetőségek", "lehetőségek", "الخيار", "خيار", "الخيارات", "الاختيار", "選択肢", "보기", "선택지"},
		FlagRole:      {"is correct", "correct?", "is correct?", "is right", "is answer", "is true", "right?", "is correct answer", "верно?", "правильно?", "правильный?", "es correcta", "est correcte", "ist richtig", "status", "doğru mu", "是否正确", "correctness"},
		TypeRole:      {"type", "question type", "types", "kind", "question kind", "item type", "q type", "format", "question format", "fragetyp", "typ", "fragentyp", "aufgabentyp", "type de question", "tipo", "tipo de pregunta", "tipo de pergunta", "tipo de questão", "tipo di domanda", "vraagtype", "typ pytania", "rodzaj pytania", "тип", "тип вопроса", "вид вопроса", "тип питання", "soru tipi", "soru türü", "tür", "loại câu hỏi", "loại", "dạng câu hỏi", "jenis soal", "tipe soal", "tipe", "jenis", "savol turi", "نوع", "نوع سوال", "نوع پرسش", "نوع السؤال", "题型", "题目类型", "类型", "试题类型", "ประเภท", "ประเภทคำถาม", "típus", "kérdéstípus"},
		TimeRole:      {"time", "time limit", "timer", "seconds", "duration", "time in seconds", "zeit", "zeitlimit", "temps", "durée", "tiempo", "tiempo límite", "tempo", "tempo limite", "czas", "limit czasu", "время", "время на ответ", "час", "süre", "saniye", "thời gian", "waktu", "batas waktu", "vaqt", "زمان", "时间", "时限", "เวลา", "idő", "időkorlát"},
		MediaRole:     {"image", "images", "picture", "photo", "image url", "image link", "img", "media", "media url", "question image", "video", "audio", "figure", "diagram", "bild", "bilder", "foto", "imagen", "imagem", "immagine", "afbeelding", "obraz", "obrazek", "zdjęcie", "картинка", "изображение", "рисунок", "фото", "зображення", "малюнок", "resim", "görsel", "hình ảnh", "ảnh", "gambar", "rasm", "تصویر", "عکس", "图片", "图像", "รูปภาพ", "kép", "attachment", "file"},
		TagRole:       {"category", "categories", "parent category", "sub category", "topic", "topics", "sub topic", "subject", "chapter", "unit name", "module", "section", "lesson", "level", "levels", "difficulty levels", "cognitive levels", "skills", "difficulty", "dificulty", "difficulity", "difficulty level", "tags", "tag", "skill", "standard", "standards", "bloom", "blooms level", "bloom's level", "cognitive level", "round", "theme", "kategorie", "thema", "fach", "schwierigkeit", "schwierigkeitsgrad", "stufe", "kapitel", "catégorie", "thème", "sujet", "niveau", "difficulté", "matière", "chapitre", "categoría", "tema", "materia", "nivel", "dificultad", "unidad", "asignatura", "categoria", "assunto", "disciplina", "nível", "dificuldade", "matéria", "argomento", "livello", "difficoltà", "onderwerp", "kategoria", "temat", "poziom", "poziom trudności", "trudność", "dział", "категория", "тема", "раздел", "уровень", "сложность", "уровень сложности", "предмет", "теги", "категорія", "розділ", "рівень", "складність", "kategori", "konu", "ders", "ünite", "zorluk", "zorluk seviyesi", "seviye", "chủ đề", "danh mục", "độ khó", "mức độ", "chương", "môn", "bài", "kategori soal", "topik", "materi", "mata pelajaran", "tingkat kesulitan", "tingkat", "bab", "mavzu", "fan", "daraja", "qiyinlik", "kategoriya", "دسته", "دسته بندی", "موضوع", "فصل", "سطح", "سطح دشواری", "درس", "类别", "分类", "难度", "知识点", "章节", "科目", "标签", "หมวดหมู่", "หมวด", "หัวข้อ", "ระดับ", "ระดับความยาก", "วิชา", "kategória", "téma", "témakör", "szint", "nehézség", "tantárgy", "competency", "learning objective", "learning outcome", "objective", "co", "bl", "bt level", "btl", "bloom level", "rbt level", "k level", "competence", "course outcome", "po"},
		ToleranceRole: {"tolerance", "margin", "margin of error", "error", "toleranz", "tolérance", "tolerancia", "tolerância", "tolleranza", "tolerancja", "погрешность", "допуск", "похибка", "tolerans", "sai số", "toleransi", "误差", "tűrés"},
		UnitRole:      {"unit", "units", "einheit", "unité", "unidad de medida", "unidade", "unità", "единица", "единицы", "birim", "đơn vị", "satuan", "单位", "หน่วย", "mértékegység"},
		GoodRole:      {"correct feedback", "feedback correct", "feedback if correct", "feedback for correct answer", "positive feedback", "rückmeldung richtig", "retroalimentación correcta", "feedback corretto"},
		BadRole:       {"incorrect feedback", "feedback incorrect", "wrong feedback", "feedback if incorrect", "negative feedback", "rückmeldung falsch", "retroalimentación incorrecta"},
		LeftRole:      {"left", "column a", "clue", "term", "terms", "word", "words", "front", "premise", "begriff", "begriffe", "wort", "terme", "mot", "término", "palabra", "termo", "palavra", "termine", "parola", "pojęcie", "słowo", "термин", "понятие", "слово", "термін", "поняття", "terim", "kelime", "kavram", "thuật ngữ", "từ", "istilah", "kata", "atama", "so'z", "اصطلاح", "واژه", "لغت", "术语", "单词", "词语", "คำศัพท์", "fogalom", "szó"},
		MatchRole:     {"match", "column b", "definition", "definitions", "meaning", "meanings", "translation", "back", "bedeutung", "übersetzung", "définition", "traduction", "signification", "definición", "significado", "traducción", "definição", "tradução", "definizione", "significato", "traduzione", "definicja", "tłumaczenie", "znaczenie", "определение", "перевод", "значение", "визначення", "переклад", "значення", "tanım", "anlam", "çeviri", "anlamı", "định nghĩa", "nghĩa", "dịch", "definisi", "arti", "makna", "terjemahan", "ta'rif", "tarjima", "ma'nosi", "تعریف", "معنی", "ترجمه", "定义", "含义", "释义", "翻译", "中文", "ความหมาย", "คำแปล", "meghatározás", "jelentés", "fordítás"},
		TrueRole:      {"true", "vrai", "richtig", "wahr", "verdadero", "verdadeiro", "vero", "waar", "prawda", "верно", "правда", "вірно", "doğru", "đúng", "benar", "to'g'ri", "درست", "صحیح", "对", "ถูก", "igaz"},
		FalseRole:     {"false", "faux", "falsch", "falso", "onwaar", "fałsz", "неверно", "ложь", "невірно", "yanlış", "sai", "salah", "noto'g'ri", "نادرست", "غلط", "错", "ผิด", "hamis"},
		AsideRole:     {"author", "points taken", "date", "created at", "updated at", "created by", "source", "reference", "language", "random answers", "randomize", "shuffle", "grade style", "fixed order", "required", "negative marks", "penalty", "active", "enabled", "quelle", "autor", "datum", "auteur", "fuente", "fecha", "fonte", "data", "источник", "автор", "дата", "kaynak", "tarih", "nguồn", "sumber", "tanggal", "来源", "作者", "日期", "quiz id", "exam id", "do not change", "used", "notes", "remarks", "year", "page", "pages", "page no", "page number", "pg", "slide", "slides", "slide no", "slide number", "student", "student name", "asked by", "asked in", "asked to", "responsible", "assigned to", "seite", "seiten", "folie", "página", "páginas", "diapositiva", "pagina", "pagine", "strona", "strony", "страница", "стр", "слайд", "сторінка", "sayfa", "halaman", "trang", "صفحة", "الصفحة", "صفحه", "页码", "頁碼", "ページ", "쪽", "페이지"},
	}
}

// ColumnRoles are the folded titles of columns.
var ColumnRoles = sync.OnceValue(func() map[string]Role {
	out := map[string]Role{}
	lists, further := roleWords(), furtherTitles()
	forms := []func(string) string{Fold, func(w string) string { return Fold(typewriter.Replace(w)) }, func(w string) string { return Fold(glued(w)) }}
	for _, form := range forms { // what a list says itself goes before what is made of another
		for r := NumberRole; r <= LastRole; r++ {
			for _, w := range append(lists[r], further[r]...) {
				if w = form(w); out[w] == NoRole {
					out[w] = r
				}
			}
		}
	}
	return out
})

// glued writes the words of a title as one, as programs name columns:
// "correctoption".
func glued(w string) string { return strings.ReplaceAll(w, " ", "") }

// typewriter writes German without its own letters, as names of columns often
// are: "Loesung".
var typewriter = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss")

var (
	ChoiceColumn = pattern.New(`^(?:(?:c|ch|o|選択肢|보기|선택지|الخيار|خيار|a|r|option|choice|answer|answer option|answer choice|possible answer|alternative|response|opt|ans|op|opc|alt|odp|resp|rep|reponse|risp|antw|prop|proposition|antwort|antwortmöglichkeit|antwortoption|auswahl|réponse|reponse|choix|respuesta|opción|opcion|alternativa|resposta|opção|opcao|risposta|opzione|antwoord|optie|odpowiedź|odpowiedz|wariant|вариант|вариант ответа|ответ|варіант|варіант відповіді|відповідь|seçenek|secenek|şık|sik|cevap|phương án|đáp án|lựa chọn|câu trả lời|pilihan|pilihan jawaban|opsi|jawaban|variant|javob|گزینه|پاسخ|الخيار|خيار|الاختيار|选项|选择|答案|ตัวเลือก|คำตอบ|ข้อ|válasz|lehetőség|možnost|보기|विकल्प|বিকল্প|آپشن|選項|선지|svar|svarsalternativ|svaralternativ|alternativ|vastaus|vaihtoehto|varianta|răspuns|raspuns|отговор|odgovor|одговор|odpověď|odpoveď|jawapan|sagot|жауап|cavab|жооп|jibu|atsakymas|atbilde|vastus|keuze|opcja|možnosť|opció|opțiune|opțiunea|optiune|opcija|opcion|opsioni|svarmulighed|mulighed|svarmulighet|vastausvaihtoehto|variantas|pasirinkimas|variants|valik|përgjigja|pergjigja|valkostur|ponuđeni odgovor|επιλογή|απάντηση|תשובה|الإجابة|اجابة|إجابة|xuanxiang)\s*)?[(]?([a-j]|\d{1,2}|[가-라]|[α-ε]|[ア-エ]|[а-ж]|[ก-ง]|[ক-ঙ]|[क-ङ]|الف|أ|ا|ب|پ|ج|ت|د|[一二三四五六]|one|two|three|four|five|six|i{1,3}|iv|vi?)[).]?(?:\s*(?:text|option|answer|choice|选项|variant|javob|вариант|варіант|şıkkı|seçeneği|odpowiedź))?$`)
	bracketTail  = pattern.New(`\s*[(（\[][^()（）\[\]]*[)）\]]?\s*`)
	ColumnTail   = pattern.New(`\s*(?:\s[-–—:]\s.*|[-–—]\s.*|#?\d+)$`)
	pairColumn   = pattern.New(`^[a-t] (clue|match|incorrect)$`)
	ofThe        = pattern.New(`^(.+?) (?:of the|of|de la|de|della|du|del|da|do|der|des|для) (.+)$`)
	eitherWord   = pattern.New(`^(.+?) (?:or|o|ou|oder|или|atau|veya|lub|hoặc) .+$`)
	ofTheTail    = pattern.New(`^(?:of the|of|da|de la|de|della|du|del|der) `)
	ChoiceTitle  = pattern.New(`^\(?[a-hа-д][).]\s+\p{L}`)
	titleNumber  = pattern.New(`^\d{1,2}[.)]\s+(\D.*)$`)
)

// PlainTitle makes the title of a column plain: "correctAnswer_1" and
// "3. Correct answer 1:" are one.
func PlainTitle(s string) string {
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
	out := strings.Trim(strings.Join(strings.Fields(strings.ToLower(DecimalDigits(b.String()))), " "), " .:*：;?")
	if m := titleNumber.FindStringSubmatch(out); m != nil {
		out = m[1]
	}
	return slips.Replace(out)
}

// slips rights the words of titles that are often mistyped. "Corect" alone is Romanian.
var slips = strings.NewReplacer("awnser", "answer", "anwser", "answer", "asnwer", "answer", "anser", "answer", "corect ans", "correct ans", "corect opt", "correct opt", "corect cho", "correct cho", "corect resp", "correct resp", "incorect", "incorrect", "qustion", "question", "quesion", "question", "questoin", "question")

// RoleOf reads the title of a column.
func RoleOf(title string, known map[string]Role) Role {
	t := PlainTitle(title)
	if t == "" || len(t) > 400 {
		return NoRole
	}
	if r, ok := known[Fold(t)]; ok {
		return r
	}
	if r, ok := known[Fold(strings.ReplaceAll(t, "-", " "))]; ok {
		return r // "correct-answer"
	}
	if m := pairColumn.FindStringSubmatch(t); m != nil {
		return map[string]Role{"clue": LeftRole, "match": MatchRole, "incorrect": SpareRole}[m[1]]
	}
	if ChoiceColumn.MatchString(strings.ReplaceAll(t, "-", " ")) {
		return ChoiceRole
	}
	short := strings.Trim(bracketTail.ReplaceAllString(t, " "), " .:*?-")
	if r, ok := known[Fold(short)]; ok && short != "" {
		return r
	}
	if i := strings.Index(short, " - "); i > 0 {
		short = short[:i]
	} else if i := strings.Index(short, " – "); i > 0 {
		short = short[:i]
	}
	if ChoiceColumn.MatchString(strings.ReplaceAll(short, "-", " ")) {
		return ChoiceRole
	}
	if r, ok := known[Fold(strings.TrimSpace(short))]; ok {
		return r
	}
	if r, ok := known[Fold(strings.TrimSpace(ColumnTail.ReplaceAllString(short, "")))]; ok {
		return r
	}
	if r := roleByWords(short); r != NoRole {
		return r
	}
	if r := verdictTitle(short); r != NoRole {
		return r
	}
	if bare := strings.TrimSpace(IndexTitle.ReplaceAllString(short, " ")); bare != short {
		if r := known[Fold(ofTheTail.ReplaceAllString(bare, ""))]; r == AnswerRole || r == CorrectRole {
			return AnswerRole
		}
	}
	first, _, ok := strings.Cut(title, " / ")
	if m := eitherWord.FindStringSubmatch(short); m != nil && !ok {
		first, ok = m[1], true
	}
	if ok {
		switch r := RoleOf(first, known); r { // "Key / pair", "Topic or category": the second word says the same of another kind
		case StemRole, OptionsRole, AnswerRole, ExplainRole, PointsRole, TypeRole, TagRole, PassageRole:
			return r
		}
	}
	if m := ofThe.FindStringSubmatch(short); m != nil && known[Fold(m[2])] == StemRole {
		switch r := known[Fold(m[1])]; r { // "Text of the question"
		case LooseStemRole:
			return StemRole
		default:
			return r
		}
	}
	if of, what, ok := strings.Cut(short, " "); ok && known[Fold(of)] == LooseStemRole && known[Fold(what)] == StemRole {
		return StemRole // "Texto pregunta"
	}
	return NoRole
}

// roleByWords reads titles that say more than the word list: "question image
// (optional)", "correct answer's letter", "incorrect answer text 2".
func roleByWords(t string) Role {
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
		return NoRole
	case has("time limit", "seconds", "(sec"):
		return TimeRole
	case has("image", "picture", "photo", "video", "audio", " url", "media "):
		return MediaRole
	case has("incorrect", "wrong ", "distract") && has("feedback", "explanation"):
		return BadRole
	case has("correct", "right ") && has("feedback"):
		return GoodRole
	case has("explanation", " explain", "rationale", "feedback", "объяснение", "пояснение", "解析"):
		return ExplainRole
	case has("incorrect", "wrong ", "distractor", "неправильн", "неверн", "incorrecta", "falsche"):
		return WrongRole
	case has("correct ans", "correct opt", "correct cho", "correct resp", "right answer", "answer key", "правильн", "верный", "correcta", "correta", "richtige", "correct key"):
		return CorrectRole
	case has("question type", "type of question"):
		return TypeRole
	case has("difficulty", "category", "topic"):
		return TagRole
	case strings.HasPrefix(t, "question text"), strings.HasPrefix(t, "question in "), strings.HasPrefix(t, "question to "):
		return StemRole
	}
	return NoRole
}

// IndexTitle says that the numbers of a column are a program's, which counts from
// 0 as often as from 1.
var IndexTitle = pattern.New(`(?i)(?:^|[^\p{L}])(?:index|idx|indeksi?|indisi|índice|indice|индекс)(?:$|[^\p{L}])`)
