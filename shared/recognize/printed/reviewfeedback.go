package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastReviewed    = 2  // questions with what they gave
	reviewReach      = 40 // lines from the number of a question to its answer
	longestFeedback  = 300
	mostFeedbackSaid = 2 // lines of it before the answer
)

// bareChoice is the box or letter of a choice whose text stands on the next line.
var bareChoice = pattern.New(`^(?:[☐☒☑○◯◉●]|\[\s?[xX✓]?\s?\]|[✓✔✗✘])?\s*(?:\(?[a-hA-H][.)])?$`)

// ReviewFeedback puts what a reviewed attempt says of the picked choice, "Good job",
// behind the line with the right answer: it would be a question with that answer.
func (r *Reader) ReviewFeedback(lines []line.Line) []line.Line {
	marks := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && boxMark.MatchString(l.Text) {
			marks++
		}
	}
	if marks < leastReviewed {
		return lines
	}
	out := r.joinedBelowSigns(slices.DeleteFunc(r.withoutSummary(lines), isReviewHead))
	for i := 2; i < len(out); i++ {
		if c, end := r.Vocabulary.Find(out[i].Head(), lexicon.AnswerWord); c == lexicon.NoClass || end == 0 || !r.choicesAbove(out, i) {
			continue
		}
		said := i
		for said > i-mostFeedbackSaid && r.isReviewSaid(out, said-1) {
			said--
			if !saidOfPick.MatchString(out[said].Text) {
				break
			}
		}
		if said == i {
			continue
		}
		end := i + 1
		if n, ok := line.NoteOf(out[i], r.Vocabulary); ok && n.Value.Text == "" && end < len(out) {
			end++ // the answer stands on the next line
		}
		moved := slices.Clone(out[said:i])
		copy(out[said:], out[i:end])
		for k, l := range moved {
			l.Gap = false
			out[end-len(moved)+k] = flatten.Explaining(l)
		}
		i = end - 1
	}
	return r.reviewNotes(out)
}

// reviewSummary is a row of the table over an attempt: when it was made, and what it gave.
var reviewSummary = pattern.New(`^(?:Started on|State|Status|Completed on|Time taken|Overdue|Marks|Grade|Points|Begonnen am|Beendet am|Verbrauchte Zeit|Punkte|Bewertung|Comenzado el|Estado|Finalizado en|Tiempo empleado|Puntos|Calificación|Commencé le|État|Terminé le|Temps mis|Note|Iniciado em|Concluída em|Tempo empregado|Notas|Avaliar|Iniziato|Stato|Completato|Tempo impiegato|Punteggio|Valutazione|Тест начат|Состояние|Завершен|Прошло времени|Баллы|Оценка|Stan|Rozpoczęto|Ukończono|Zakończono|Czas trwania|Wykorzystany czas|Ocena|Punkty|Đã bắt đầu vào lúc|Tình trạng|Hoàn thành vào lúc|Thời gian thực hiện|Điểm|Dimulai pada|Selesai pada|Waktu yang (?:digunakan|dihabiskan)|Nilai)(?:\t|:?\s.*\d|\s(?:Finished|Beendet|Finalizado|Terminé|Finalizada|Completato|Завершено|Ukończone|Zakończone|Đã xong|Selesai)$)`)

// withoutSummary is a copy of lines without that table over the first question.
func (r *Reader) withoutSummary(lines []line.Line) []line.Line {
	first := max(0, slices.IndexFunc(lines, r.isNumberAlone))
	over := slices.DeleteFunc(slices.Clone(lines[:first]), func(l line.Line) bool {
		return l.Kind == line.TextLine && reviewSummary.MatchString(l.Text) || l.Kind == line.TableLine && isSummary(*l.Table())
	})
	return append(over, lines[first:]...)
}

// isSummary reports whether a table says of an attempt in each of its rows when it was made and
// what it gave.
func isSummary(t page.Table) bool {
	return len(t.Rows) > 0 && !slices.ContainsFunc(t.Rows, func(row page.Row) bool {
		cells := flatten.CellLines(row)
		return len(cells) != 2 || !reviewSummary.MatchString(cells[0].Text+"\t"+cells[1].Text)
	})
}

// reviewHead stands over what is said of an answer, in the languages of a platform.
var reviewHead = pattern.Guarded(pattern.BeginsWith("fFrRcCoOуУоОгГіІkK"), `(?i)^(?:feedback(?:-?element)?|rückmeldung|rétroaction|retroalimentación|comentários?|riscontro|отзыв|відгук|informacja zwrotna|geribildirim|umpan balik)$`)

// isReviewHead reports whether a line only heads what is said, or says whether what was picked
// is right.
func isReviewHead(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && (reviewHead.MatchString(l.Text) || saidOfPick.MatchString(l.Text))
}

// choicesAbove reports whether a choice stands between the number of a question, or
// what it gave, and line i.
func (r *Reader) choicesAbove(lines []line.Line, i int) bool {
	choices := false
	for k := i - 1; k >= max(0, i-reviewReach); k-- {
		if r.isNumberAlone(lines[k]) || boxMark.MatchString(lines[k].Text) {
			return choices
		}
		choices = choices || r.isReviewChoice(lines[k])
	}
	return false
}

// isReviewChoice reports whether a line is a choice by its letter, its box, or as one
// of the words true and false.
func (r *Reader) isReviewChoice(l line.Line) bool {
	if l.Kind != line.TextLine {
		return false
	}
	_, lettered := l.ChoiceLabel()
	return lettered || r.truthBelow(l) != ""
}

// isReviewSaid reports whether line i speaks of what was picked: it is no choice, and
// not the text of one whose letter stands over it.
func (r *Reader) isReviewSaid(lines []line.Line, i int) bool {
	l := lines[i]
	return i > 0 && l.Kind == line.TextLine && l.Text != "" && !lexicon.IsLonger(l.Text, longestFeedback) && !lexicon.HasQuestionMark(l.Text) &&
		!r.isReviewChoice(l) && !bareChoice.MatchString(lines[i-1].Text) && !r.isNumberAlone(lines[i-1]) && !boxMark.MatchString(l.Text)
}
