package sheet

import (
	"strings"
	"sync"

	"formwright/shared/recognize/lexicon"
)

// itemKind is the kind of question that a column or a title names.
type itemKind int

const (
	anyKind itemKind = iota
	singleKind
	multipleKind
	truthKind
	shortKind
	openKind // answered in words: short when an answer is given, else at length
	essayKind
	figureKind
	matchKind
	orderKind
	gapKind
	pollKind // without a right answer
)

// kindWordList names the kinds as platforms and teachers write them. Longer
// ones come first where one holds another.
func kindWordList() []struct {
	kind  itemKind
	words []string
} {
	return []struct {
		kind  itemKind
		words []string
	}{
		{truthKind, []string{"true false", "true or false", "truefalse", "t f", "tf", "boolean", "yes no", "richtig falsch", "wahr falsch", "vrai faux", "vrai ou faux", "verdadero falso", "verdadero o falso", "verdadero y falso", "verdadeiro falso", "verdadeiro ou falso", "certo errado", "vero falso", "vero o falso", "waar niet waar", "waar onwaar", "juist onjuist", "prawda fałsz", "верно неверно", "правда ложь", "да нет", "так ні", "правда неправда", "doğru yanlış", "đúng sai", "benar salah", "b s", "bs", "to'g'ri noto'g'ri", "درست نادرست", "صحیح غلط", "判断", "判断题", "是非", "ถูกผิด", "ถูก ผิด", "igaz hamis"}},
		{pollKind, []string{"poll", "survey", "rating", "umfrage", "sondage", "encuesta", "enquete", "sondaggio", "опрос", "slide", "word cloud", "wordcloud", "draw"}},
		{multipleKind, []string{"multiple response", "multipleresponse", "multiple responses", "multiple answer", "multiple answers", "multiple correct", "multi select", "multiselect", "multi answer", "multiple select", "multiple selection", "checkbox", "checkboxes", "check box", "select all", "select multiple", "multi", "ma", "mr", "msq", "mrq", "ms", "multichoice multiple", "mehrfachantwort", "mehrfachauswahl mehrere", "mehrere antworten", "réponses multiples", "choix multiples", "plusieurs réponses", "respuesta múltiple", "respuestas múltiples", "varias respuestas", "casillas", "caixas de seleção", "múltiplas respostas", "risposta multipla", "risposte multiple", "meerdere antwoorden", "wielokrotnego wyboru", "wielokrotny wybór", "множественный выбор", "несколько ответов", "несколько", "множественный", "кілька відповідей", "множинний вибір", "çoklu seçim", "çok seçmeli", "nhiều đáp án", "nhiều lựa chọn đúng", "jawaban ganda", "pilihan ganda kompleks", "pgk", "kotak centang", "ko'p tanlov", "چند جوابی", "چند پاسخی", "多选", "多选题", "หลายคำตอบ", "többszörös választás"}},
		{matchKind, []string{"matching", "match", "mat", "pairs", "zuordnung", "zuordnen", "appariement", "association", "associer", "correspondance", "emparejamiento", "emparejar", "relacionar", "correspondência", "associação", "abbinamento", "corrispondenza", "koppelen", "dopasowanie", "dopasowywanie", "соответствие", "сопоставление", "установление соответствия", "відповідність", "встановлення відповідності", "eşleştirme", "ghép đôi", "nối", "menjodohkan", "categorization", "categorize", "mencocokkan", "moslashtirish", "جور کردنی", "تطبیقی", "وصل کردنی", "连线", "匹配", "配对", "จับคู่", "párosítás"}},
		{orderKind, []string{"ordering", "order", "ord", "sorting", "sort", "sequence", "sequencing", "reorder", "ranking", "reihenfolge", "sortieren", "anordnen", "ordonner", "mise en ordre", "classement", "ordenar", "ordenamiento", "ordenación", "ordenação", "ordinamento", "volgorde", "porządkowanie", "kolejność", "упорядочение", "последовательность", "порядок", "впорядкування", "послідовність", "sıralama", "sắp xếp", "mengurutkan", "urutan", "tartiblash", "مرتب سازی", "ترتیبی", "排序", "เรียงลำดับ", "sorrend", "sorba rendezés"}},
		{gapKind, []string{"fill in the blank", "fill in the blanks", "fillintheblanks", "fill blank", "fill in", "fillin", "fill", "fib", "fitb", "fib plus", "blank", "blanks", "cloze", "gap", "gap fill", "gapfill", "completion", "complete", "lückentext", "lücke", "texte à trous", "trous", "compléter", "completar", "rellenar", "rellenar huecos", "llenar espacios", "completamento", "lacunas", "preencher lacunas", "preencher", "completa", "invultekst", "invullen", "uzupełnij", "luki", "uzupełnianie", "заполнить пропуск", "заполнение пропусков", "пропуски", "заповнити пропуски", "boşluk doldurma", "điền khuyết", "điền vào chỗ trống", "điền từ", "isian", "isian singkat", "melengkapi", "bo'sh joyni to'ldirish", "جای خالی", "填空", "填空题", "เติมคำ", "kiegészítés", "lyukas szöveg"}},
		{figureKind, []string{"numeric", "numerical", "number", "num", "nat", "integer", "guessnumber", "guess number", "calculated", "numerisch", "zahl", "numérique", "nombre", "numérica", "numérico", "numero", "numerica", "numeryczne", "liczba", "числовой", "число", "числова", "sayısal", "số", "điền số", "numerik", "angka", "sonli", "عددی", "数值", "计算", "ตัวเลข", "numerikus", "szám"}},
		{essayKind, []string{"essay", "ess", "long answer", "long text", "paragraph", "extended response", "composition", "essay question", "aufsatz", "freitext lang", "essai", "rédaction", "dissertation", "développement", "ensayo", "redacción", "desarrollo", "dissertativa", "discursiva", "redação", "tema", "saggio", "opstel", "esej", "wypracowanie", "эссе", "развернутый ответ", "сочинение", "есе", "розгорнута відповідь", "kompozisyon", "uraian", "esai", "tự luận", "esse", "تشریحی", "انشایی", "论述", "论述题", "作文", "อัตนัย", "เรียงความ", "esszé", "kifejtős"}},
		{openKind, []string{"open ended", "openended", "open", "openquestion", "open question", "open response", "free response", "free text", "freetext", "free", "text", "offen", "offene frage", "freitext", "freie antwort", "question ouverte", "réponse libre", "ouverte", "abierta", "respuesta abierta", "pregunta abierta", "aberta", "resposta aberta", "aperta", "risposta aperta", "open vraag", "otwarte", "pytanie otwarte", "открытый", "открытый вопрос", "свободный ответ", "відкрите", "відкрите питання", "açık uçlu", "câu hỏi mở", "terbuka", "ochiq", "ochiq savol", "باز", "简答", "简答题", "问答", "问答题", "主观题", "คำถามปลายเปิด", "nyitott", "nyílt"}},
		{shortKind, []string{"short answer", "shortanswer", "short", "short text", "short response", "sr", "sa", "ti", "type in", "identification", "type answer", "typed answer", "text answer", "kurzantwort", "kurze antwort", "réponse courte", "respuesta corta", "respuesta breve", "resposta curta", "risposta breve", "kort antwoord", "krótka odpowiedź", "краткий ответ", "короткий ответ", "коротка відповідь", "kısa cevap", "kısa yanıt", "trả lời ngắn", "jawaban singkat", "qisqa javob", "کوتاه پاسخ", "پاسخ کوتاه", "คำตอบสั้น", "rövid válasz"}},
		{singleKind, []string{"multiple choice", "multiplechoice", "multichoice", "mc", "mcq", "mcqs", "single", "single choice", "single answer", "single select", "radio", "choice", "quiz", "objective", "scq", "select one", "dropdown", "single correct", "multiple choice single", "einzelauswahl", "einfachauswahl", "mehrfachauswahl", "auswahl", "choix unique", "qcm", "qcu", "choix multiple", "opción múltiple", "selección múltiple", "selección única", "opción única", "múltipla escolha", "escolha múltipla", "escolha única", "objetiva", "scelta multipla", "scelta singola", "meerkeuze", "jednokrotnego wyboru", "jednokrotny wybór", "zamknięte", "wybór", "одиночный выбор", "один ответ", "выбор", "одиночный", "тест", "один", "вибір", "одна відповідь", "çoktan seçmeli", "tek seçim", "trắc nghiệm", "một lựa chọn", "một đáp án", "pilihan ganda", "pg", "test", "yopiq", "چهارگزینه ای", "چهار گزینه ای", "چندگزینه ای", "تستی", "单选", "单选题", "选择题", "选择", "单项选择题", "ปรนัย", "เลือกตอบ", "feleletválasztós", "egyszeres választás"}},
	}
}

// kindTerm is one folded name of a kind.
type kindTerm struct {
	folded string
	kind   itemKind
}

// kindTerms are the names by themselves, and in order for looking at the front
// of a longer one.
var kindTerms = sync.OnceValues(func() (map[string]itemKind, []kindTerm) {
	whole := map[string]itemKind{}
	var list []kindTerm
	for _, l := range kindWordList() {
		for _, w := range l.words {
			w = lexicon.Fold(w)
			if _, taken := whole[w]; !taken {
				whole[w] = l.kind
				list = append(list, kindTerm{w, l.kind})
			}
		}
	}
	return whole, list
})

// kindOf reads what a cell says of the kind of a question: a name by itself,
// or the longest one that the cell begins with.
func kindOf(cell string) itemKind {
	f := strings.Join(strings.Fields(strings.Map(func(c rune) rune {
		if strings.ContainsRune("/-_.()[]|,:&+", c) {
			return ' '
		}
		return c
	}, lexicon.Fold(cell))), " ")
	if f == "" || len(f) > 60 {
		return anyKind
	}
	whole, list := kindTerms()
	if k, ok := whole[f]; ok {
		return k
	}
	if k, ok := whole[strings.TrimSuffix(strings.TrimSuffix(f, "s"), " question")]; ok {
		return k
	}
	best, length := anyKind, 0
	for _, t := range list {
		if len(t.folded) > length && len(t.folded) >= 5 && strings.HasPrefix(f, t.folded) && lexicon.WordEnds(t.folded, f[len(t.folded):]) {
			best, length = t.kind, len(t.folded)
		}
	}
	return best
}

// titledKind is the kind that the first title gives to all rows below it:
// "Question Type: truefalse", "truefalsename".
func titledKind(columns []sheetColumn) itemKind {
	if len(columns) == 0 {
		return anyKind
	}
	if _, kind, ok := strings.Cut(columns[0].Title, ":"); ok && columns[0].Role == lexicon.TypeRole {
		return kindOf(kind)
	}
	if kind, ok := strings.CutSuffix(lexicon.Fold(columns[0].Title), "name"); ok && kindOf(kind) == truthKind {
		return truthKind
	}
	return anyKind
}
