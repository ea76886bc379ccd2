package recognize

import (
	"regexp"
	"strings"

	"formwright/shared/page"
	"formwright/shared/richtext"
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
)

func roleWords() map[role][]string {
	return map[role][]string{
		numberRole:  {"no", "number", "nr", "num", "№", "#", "id", "n", "s.no", "sl no", "stt", "序号", "题号", "lp"},
		stemRole:    {"question", "questions", "question text", "question_text", "question stem", "stem", "prompt", "item", "question title", "frage", "fragen", "fragetext", "enoncé", "intitulé", "pregunta", "preguntas", "enunciado", "pergunta", "questão", "domanda", "testo della domanda", "vraag", "pytanie", "treść pytania", "вопрос", "вопросы", "текст вопроса", "питання", "запитання", "soru", "soru metni", "câu hỏi", "nội dung câu hỏi", "nội dung", "soal", "pertanyaan", "savol", "savol matni", "سوال", "پرسش", "متن سوال", "السؤال", "题干", "题目", "问题", "题目内容", "คำถาม", "โจทย์", "kérdés"},
		correctRole: {"correct answer", "correct", "right answer", "right", "correct option", "richtige antwort", "richtig", "bonne réponse", "réponse correcte", "respuesta correcta", "correcta", "resposta correta", "resposta certa", "risposta corretta", "juiste antwoord", "poprawna odpowiedź", "prawidłowa odpowiedź", "правильный ответ", "верный ответ", "правильна відповідь", "doğru cevap", "đáp án đúng", "jawaban benar", "to'g'ri javob", "پاسخ صحیح", "پاسخ درست", "正确答案", "คำตอบที่ถูกต้อง", "helyes válasz"},
		wrongRole:   {"wrong", "wrong answer", "incorrect", "incorrect answer", "distractor", "falsche antwort", "falsch", "mauvaise réponse", "respuesta incorrecta", "incorrecta", "resposta errada", "resposta incorreta", "risposta sbagliata", "risposta errata", "fout antwoord", "błędna odpowiedź", "неправильный ответ", "неверный ответ", "неправильна відповідь", "yanlış cevap", "đáp án sai", "jawaban salah", "noto'g'ri javob", "پاسخ غلط", "错误答案", "คำตอบที่ผิด", "rossz válasz"},
		answerRole:  {"answer", "answers", "key", "answer key", "correct key", "correctanswer", "correct answers", "correct answer(s)", "solution", "antwort", "lösung", "réponse", "réponses", "respuesta", "resposta", "gabarito", "risposta", "soluzione", "antwoord", "odpowiedź", "ответ", "відповідь", "cevap", "đáp án", "jawaban", "kunci jawaban", "kunci", "javob", "پاسخ", "جواب", "کلید", "答案", "เฉลย", "คำตอบ", "válasz", "megoldás"},
		explainRole: {"explanation", "feedback", "rationale", "erklärung", "begründung", "explication", "explicación", "explicação", "spiegazione", "wyjaśnienie", "объяснение", "пояснение", "пояснення", "açıklama", "giải thích", "pembahasan", "penjelasan", "izoh", "توضیح", "解析", "คำอธิบาย", "magyarázat"},
		pointsRole:  {"points", "marks", "score", "punkte", "puntos", "pontos", "punti", "баллы", "бали", "puan", "điểm", "poin", "skor", "ball", "نمره", "分值", "分数", "คะแนน", "pont"},
		hintRole:    {"hint", "hinweis", "indice", "pista", "dica", "подсказка", "підказка", "ipucu", "gợi ý", "petunjuk", "提示"},
	}
}

var (
	choiceColumn = regexp.MustCompile(`^(?:(?:option|choice|answer|answer option|opt|antwort|antwortmöglichkeit|réponse|choix|respuesta|opción|opcion|resposta|alternativa|opção|risposta|opzione|odpowiedź|вариант|вариант ответа|варіант|відповідь|ответ|seçenek|şık|phương án|đáp án|pilihan|opsi|variant|javob|گزینه|选项|ตัวเลือก|válasz)\s*[-_ ]?\s*)?(?:[(]?([a-h1-9а-г])[).]?)(?:\s*-.*)?$`)
	columnTail   = regexp.MustCompile(`\s*(?:[-–(].*|\d+)$`)
)

// roleOf reads the title of a column.
func roleOf(title string, known map[string]role) role {
	t := strings.Trim(fold(title), " .:*")
	if r, ok := known[t]; ok {
		return r
	}
	if choiceColumn.MatchString(strings.Trim(strings.ToLower(title), " .:*")) {
		return choiceRole
	}
	if r, ok := known[strings.TrimSpace(columnTail.ReplaceAllString(t, ""))]; ok {
		return r
	}
	return noRole
}

func knownRoles() map[string]role {
	out := map[string]role{}
	lists := roleWords()
	for r := numberRole; r <= hintRole; r++ {
		for _, w := range lists[r] {
			out[fold(w)] = r
		}
	}
	return out
}

// bank reads a table that lists a question in each row under titles such as
// Question, A, B, C, Answer. Every row becomes the lines a printed question
// would have.
func (f *flattener) bank(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows[0].Cells) < 3 {
		return false
	}
	roles := make([]role, len(t.Rows[0].Cells))
	var count [hintRole + 1]int
	known := knownRoles()
	for i, l := range cellLines(t.Rows[0]) {
		roles[i] = roleOf(l.text, known)
		count[roles[i]]++
	}
	offered := count[choiceRole] + count[wrongRole] + count[correctRole]
	if count[stemRole] != 1 || offered < 2 && count[answerRole] == 0 {
		return false
	}
	if count[correctRole] == 1 && count[choiceRole] >= 2 {
		for i := range roles {
			if roles[i] == correctRole {
				roles[i] = answerRole
			}
		}
	}
	for i, row := range t.Rows[1:] {
		if len(row.Cells) == len(roles) {
			f.bankRow(cellLines(row), row, roles, i+1)
		}
	}
	return true
}

func (f *flattener) bankRow(cells []line, row page.Row, roles []role, number int) {
	find := func(want role) (line, bool) {
		for i, r := range roles {
			if r == want && (cells[i].text != "" || len(cells[i].runs) > 0) {
				return cells[i], true
			}
		}
		return line{}, false
	}
	stem, ok := find(stemRole)
	if !ok {
		return
	}
	stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "bank"}
	f.gap = true
	f.push(stem)
	n, right := 0, 0
	for i, r := range roles {
		if r != choiceRole && r != wrongRole && r != correctRole || cells[i].text == "" && len(cells[i].runs) == 0 {
			continue
		}
		n++
		if r == correctRole {
			right = n
		}
		c := cells[i]
		c.label = &page.Label{Text: strings.ToUpper(richtext.Letters(n)) + ".", Format: page.UpperAlpha, Number: n, List: "choices"}
		f.shade = row.Cells[i].Shading
		f.push(c)
		f.shade = ""
	}
	if a, ok := find(answerRole); ok {
		f.column("Answer: "+a.text, a.pos)
	} else if right > 0 && n > 1 {
		f.column("Answer: "+strings.ToUpper(richtext.Letters(right)), stem.pos)
	} else if right == 1 {
		f.lines = f.lines[:len(f.lines)-1]
		a, _ := find(correctRole)
		f.column("Answer: "+a.text, a.pos)
	}
	f.bankNotes(find)
}

func (f *flattener) bankNotes(find func(role) (line, bool)) {
	for _, n := range []struct {
		role role
		word string
	}{{explainRole, "Explanation: "}, {pointsRole, "Points: "}, {hintRole, "Hint: "}} {
		if l, ok := find(n.role); ok {
			noted := newLine(l, append([]page.Run{{Text: n.word}}, l.runs...))
			noted.label = nil
			f.push(noted)
		}
	}
}
