package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// The bounds of what a platform writes under the number of every question.
const (
	leastUnderHeads = 3  // questions
	mostUnderHead   = 6  // lines
	underHeadLength = 40 // characters of one
)

var (
	AnyDigits = pattern.New(`\d+`)
	anyAmount = pattern.New(`\d+(?:[.,]\d+)?`)
	// ofPoints is the score of a question, its numbers written as 0: "0 out of 0 points".
	ofPoints  = pattern.New(`(?i)^0(?:\s*/\s*|\s+[^\d/]{1,20}\s)0\s*` + line.PointWord + `$`)
	lastWorth = pattern.New(`(\d{1,3}(?:[.,]\d{1,2})?)\D{0,12}$`)
)

// WithoutUnderHeads drops what a learning platform writes between the number of
// every question and its text: "Question 3 / Not yet answered / Marked out of
// 2.00 / Flag question / Question text". Two lines at least come again under
// nearly all numbers, whatever their words, and a text follows. What the
// question is worth is kept behind its number. One line is enough that is its score.
func (r *Reader) WithoutUnderHeads(lines []line.Line) []line.Line {
	lines = r.withoutBullets(lines)
	var heads []int
	for i, l := range lines {
		if r.isNumberAlone(l) {
			heads = append(heads, i)
		}
	}
	if len(heads) < leastUnderHeads {
		return lines
	}
	heads = r.withUnder(lines, heads)
	count := map[string]int{}
	for _, i := range heads {
		seen := map[string]bool{}
		for _, l := range r.underHead(lines, i) {
			if mask := underMask(l.Text); !seen[mask] {
				seen[mask] = true
				count[mask]++
			}
		}
	}
	drop := map[int]int{} // by head, how many lines
	distinct := map[string]bool{}
	followed, scored := 0, false
	for _, i := range heads {
		under := r.underHead(lines, i)
		for k, l := range under {
			if mask := underMask(l.Text); count[mask]*10 >= len(heads)*9 {
				drop[i] = k + 1
				distinct[mask] = true
				scored = scored || ofPoints.MatchString(mask) || boxMark.MatchString(l.Text)
			}
		}
		if next := i + 1 + drop[i]; next < len(lines) && !asks.IsChoiceList(lines[next]) && !r.isNumberAlone(lines[next]) {
			followed++
		}
	}
	if len(distinct) < 2 && !scored || followed*10 < len(heads)*9 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if n := drop[i]; n > 0 {
			for _, under := range lines[i+1 : i+1+n] {
				if m := lastWorth.FindStringSubmatch(under.Text); m != nil {
					l = line.NewLine(l, append(l.Runs[:len(l.Runs):len(l.Runs)], page.Run{Text: " (" + m[1] + " points)"}))
					break
				}
			}
			i += n
		}
		out = append(out, l)
	}
	return out
}

// withUnder are the numbers with such lines below them, where most have some: a platform
// that prints several tests leaves out what stands under the first number of each.
func (r *Reader) withUnder(lines []line.Line, heads []int) []int {
	var out []int
	for _, i := range heads {
		if len(r.underHead(lines, i)) > 0 {
			out = append(out, i)
		}
	}
	if len(out)*10 < len(heads)*7 {
		return heads
	}
	return out
}

// underMask is what comes again of a line under a number: its words, and the same for
// all states in which a question was left, and for what it gave or is worth.
func underMask(text string) string {
	switch {
	case pickState.MatchString(text) || pickVerdict.MatchString(text):
		return "state"
	case boxMark.MatchString(text) || boxWorth.MatchString(text):
		return "mark"
	}
	return anyAmount.ReplaceAllString(text, "0")
}

// pickState is in what state a person left a question, other than right or wrong.
var pickState = pattern.New(`(?i)^(?:Partially correct|Not answered|Not yet answered|Complete|Completed|Answer saved|Teilweise richtig|Teilrichtig|Nicht beantwortet|Vollständig|Antwort gespeichert|Partiellement correct|Non répondue|Terminé|Parcialmente correcta|Sin contestar|Finalizado|Parcialmente correto|Não respondido|Completo|Parzialmente corretta|Risposta non data|Частично правильный|Нет ответа|Выполнен|Selesai|Tidak dijawab|Hoàn thành|Không trả lời|Zakończono|Nie udzielono odpowiedzi|Kısmen doğru|Cevaplanmadı|Tamamlandı)[. ]*$`)

// boxWorth is what a question that nobody answered is worth.
var boxWorth = pattern.New(`^(?:Erreichbare Punkte|Puntúa como|Noté sur|Vale|Punteggio max\.|Макс\. балл|Баллов|Nilai maksimum|Punkty maks\.):?\s+\d+(?:[.,]\d+)?(?: ponto\(s\)\.?| pt)?$`)

// withoutBullets takes the bullets off the numbers that head questions, which a list
// of the page gave them that was copied.
func (r *Reader) withoutBullets(lines []line.Line) []line.Line {
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		if l.Label == nil || l.Label.Format != page.Bullet || l.Kind != line.TextLine {
			return l, false
		}
		l.Label = nil
		return l, r.isNumberAlone(l)
	})
}

// isNumberAlone reports whether a line is a word for a question with its number
// and nothing more.
func (r *Reader) isNumberAlone(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > 32 {
		return false
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.QuestionWord)
	if c == lexicon.NoClass {
		return false
	}
	rest := strings.Trim(l.Text[min(end, len(l.Text)):], " #.:№")
	return rest != "" && strings.Trim(rest, "0123456789") == ""
}

// underHead are the short lines below a number, before what asks or offers.
func (r *Reader) underHead(lines []line.Line, head int) []line.Line {
	to := head + 1
	for to < len(lines) && to <= head+mostUnderHead {
		l := lines[to]
		if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || utf8.RuneCountInString(l.Text) > underHeadLength || flatten.EndsAsking(l.Text) || asks.IsChoiceList(l) || asks.JudgementOf(l) != asks.JudgedNothing && !scoredBelow(lines, to) || r.isNumberAlone(l) {
			break
		}
		to++
	}
	return lines[head+1 : to]
}

// scoredBelow reports whether a verdict is that on an attempt: what it gave stands below.
func scoredBelow(lines []line.Line, i int) bool {
	return i+1 < len(lines) && underMask(lines[i+1].Text) == "mark"
}
