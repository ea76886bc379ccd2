package recognize

import "strings"

// taskHeading is how many bytes a heading over open tasks has at the most.
const taskHeading = 120

// openTaskWords are what sections are called whose tasks are answered in words.
func openTaskWords() *phrases {
	return newPhrases(append([]string{"essay", "essays", "essay questions", "open questions", "open-ended questions", "short answer", "short answers", "short answer questions", "kurzantworten", "réponses courtes", "respuestas cortas", "respostas curtas", "long answer questions", "structured questions", "offene fragen", "freitextfragen", "freitextaufgaben", "questions ouvertes", "questions à développement", "questions rédactionnelles", "preguntas abiertas", "preguntas de desarrollo", "preguntas a desarrollar", "questões abertas", "questões discursivas", "questões dissertativas", "domande aperte", "domande a risposta aperta", "open vragen", "pytania otwarte", "zadania otwarte", "otevřené otázky", "otvorené otázky", "întrebări deschise", "kifejtős kérdések", "nyílt kérdések", "kifejtendő kérdések",
		"открытые вопросы", "вопросы открытого типа", "задания открытого типа", "задания с развёрнутым ответом", "задания с развернутым ответом", "контрольные вопросы", "теоретические вопросы", "відкриті питання", "завдання відкритого типу", "завдання з розгорнутою відповіддю", "теоретичні питання", "açık uçlu sorular", "klasik sorular", "yazılı sorular", "tự luận", "phần tự luận", "câu hỏi tự luận", "esai", "uraian", "isian", "isian singkat", "soal uraian", "soal esai", "soal essay", "ochiq savollar", "yozma savollar", "سوالات تشریحی", "سؤالات تشریحی", "الأسئلة المقالية", "أسئلة مقالية",
		"问答题", "简答题", "论述题", "解答题", "計算題", "计算题", "证明题", "證明題", "应用题", "編程題", "编程题", "设计题", "分析题", "作图题", "编码题", "综合题", "名词解释", "問答題", "簡答題", "記述問題", "서술형", "주관식", "อัตนัย", "ข้อสอบอัตนัย",
		"answer the following", "answer these questions", "answer the questions", "svar på spørgsmålene", "svar på spørsmålene", "besvara frågorna", "svara på frågorna", "beantwoord de vragen", "vastaa kysymyksiin", "svaraðu spurningunum", "respon les preguntes", "contesta las preguntas", "responde las preguntas", "responde a las preguntas", "contesta a las preguntas", "responda as perguntas", "responde às perguntas", "responde às questões", "răspunde la întrebări", "răspundeți la întrebări", "răspundeți la următoarele", "short questions", "long questions", "theory questions", "subjective questions", "descriptive questions", "beantworte die folgenden", "beantworten sie die folgenden", "beantworte die fragen", "répondez aux questions", "réponds aux questions", "responda las siguientes", "responde las siguientes", "conteste las siguientes", "contesta las siguientes", "responde a las siguientes", "responda a las siguientes", "responda às", "responda as questões", "rispondi alle", "beantwoord de volgende", "odpowiedz na pytania", "odpowiedz na następujące", "ответьте на вопросы", "ответьте на следующие", "дайте ответы на", "дайте відповіді на", "дайте відповідь на", "aşağıdaki soruları cevap", "aşağıdaki soruları yanıt", "trả lời các câu hỏi", "trả lời câu hỏi", "jawablah pertanyaan", "quyidagi savollarga", "به سوالات زیر", "回答下列问题", "回答下面的问题", "válaszolj a"}, schoolOpens()...))
}

// announcesTasks reports whether the last of some lines is a heading over tasks
// to be answered in words, or orders what to do with each line below it: "Solve
// for x:". What is numbered below it asks something, whatever it begins with.
func (r *recognizer) announcesTasks(lines []line) bool {
	for i := len(lines) - 1; i >= 0; i-- {
		if l := lines[i]; l.text != "" {
			return spanOf(l.text) <= taskHeading && (r.openTasks.in(fold(l.text)) || r.ordersBelow(l.text))
		}
	}
	return false
}

// ordersBelow reports whether a whole line orders something and does not say how
// to take the test.
func (r *recognizer) ordersBelow(text string) bool {
	f := fold(text)
	if countWords(text, 2) < 2 || strings.Contains(f, " of ") && countWords(text, 5) < 5 || hasQuestionMark(text) || r.asksByWord(text) || r.instructing.in(f) || strings.TrimRight(text, ".:!。：！ ") == text {
		return false
	}
	return r.asking.index(f) == 0 || ordersByForm(text)
}
