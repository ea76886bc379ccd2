package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastLegends is how many numbers stand a second time over the choices.
const leastLegends = 3

// Legends takes out the number of a question that a learning platform writes a second
// time, unseen on the page, between the text and the choices, where a page was copied:
// "Question 2 / Which bird hoots? / Question 2 / Select one: / a. ...". Where a test
// begins without the first of the two, the second is put over the text.
func (r *Reader) Legends(lines []line.Line) []line.Line {
	heads := r.headsAbove(lines)
	doubles := 0
	for i, head := range heads {
		if head >= 0 && i != head {
			doubles++
		}
	}
	if doubles < leastLegends {
		return lines
	}
	lines = singular(slices.Clone(lines))
	out := make([]line.Line, 0, len(lines))
	start := 0 // in out, of what stands behind the last answer
	for i, l := range lines {
		head, ok := heads[i]
		switch {
		case !ok && (hiddenHead.MatchString(l.Text) || i+1 < len(lines) && r.isNumberAlone(lines[i+1]) && r.isAnswerWord(l)):
			// an answer that is a picture may have been lost
		case !ok:
			out = append(out, l)
		case head >= 0: // said above
		case start < len(out):
			out = slices.Insert(out, start, l)
		default:
			out = append(out, l)
		}
		if ok || r.answersHere(lines, i) {
			start = len(out)
		}
	}
	return out
}

// hiddenHead heads the text of a question on such a page.
var hiddenHead = pattern.New(`^(?:Question text|Fragetext|Texte de la question|(?:Texto|Enunciado) de la pregunta|Texto da questão|Testo della domanda|Vraagtekst|Текст (?:вопроса|питання)|Treść pytania|Soru metni|Teks (?:soal|pertanyaan)|Đoạn văn câu hỏi|Nội dung câu hỏi)$`)

// rightSeveral says which choices are right; of a list of answers it is the heading.
var rightSeveral = pattern.New(`^(?:The correct answers are|Die richtigen Antworten sind|Les (?:bonnes réponses|réponses correctes) sont|Las respuestas correctas son|As respostas corret?as são|Le risposte corrette sono|De juiste antwoorden zijn|Poprawne odpowiedzi to|Правильные ответы|Правильні відповіді|Doğru cevaplar|Jawaban yang benar adalah|Các câu trả lời đúng là)\s?:\s+`)

// singular writes such lines as those that name one choice.
func singular(lines []line.Line) []line.Line {
	for i, l := range lines {
		if at := rightSeveral.FindStringIndex(l.Text); at != nil && l.Kind == line.TextLine && l.Label == nil {
			lines[i] = line.NewLine(l, append([]page.Run{{Text: "Answer: "}}, l.From(at[1]).Runs...))
		}
	}
	return lines
}

// headsAbove are the numbers over choices, each with the line above that has the same
// number, -1 for none since the choices before.
func (r *Reader) headsAbove(lines []line.Line) map[int]int {
	out := map[int]int{}
	last := -1 // the number above that no choices belong to yet
	for i, l := range lines {
		if !r.isNumberAlone(l) {
			continue
		}
		if !r.isLegend(lines, i) {
			last = i
			continue
		}
		if out[i] = -1; last >= 0 && AnyDigits.FindString(lines[last].Text) == AnyDigits.FindString(l.Text) {
			out[i] = last
		}
		last = -1
	}
	return out
}

// isLegend reports whether the line below a number only says how to answer, or the one
// above says that the answer comes here.
func (r *Reader) isLegend(lines []line.Line, i int) bool {
	if i+1 < len(lines) && underMask(lines[i+1].Text) == "state" {
		return false
	}
	if i > 0 && r.isAnswerWord(lines[i-1]) {
		return true
	}
	return i+1 < len(lines) && (rewrite.CueOf(lines[i+1], r.Vocabulary) != lexicon.NoClass || r.isAnswerWord(lines[i+1]))
}

// isAnswerWord reports whether a line is a word for the answer alone, and not the verdict
// on what was picked.
func (r *Reader) isAnswerWord(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || underMask(l.Text) == "state" {
		return false
	}
	n, ok := line.NoteOf(l, r.Vocabulary)
	return ok && n.Class == lexicon.AnswerWord && n.Value.Text == ""
}

// answersHere reports whether an answer ends at line i: behind its word, or below it.
func (r *Reader) answersHere(lines []line.Line, i int) bool {
	if c, valued := lines[i].NoteClass(r.Vocabulary); c == lexicon.AnswerWord {
		return valued
	}
	return i > 0 && r.isAnswerWord(lines[i-1])
}
