package asks

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bonusWord begins a question behind the numbered ones that has a word instead of a
// number: "BONUS: Who ...?", "Extra credit (2 pts) - Name ...", "[Tie-breaker] How many ...".
// Its groups are the word and what it is worth.
var bonusWord = pattern.New(`(?i)^[*_(\[]{0,2}(` +
	`(?:super )?bonus(?: challenge)?(?: questions?| points?)?|extra[- ]credit(?: questions?)?|tie[- ]?breaker(?: question)?|challenge question` +
	`|(?:bonus|zusatz)(?:frage|aufgabe)n?|question (?:bonus|subsidiaire)|pregunta (?:extra|adicional|bonus)|(?:questão|pergunta) (?:extra|bônus|bonus)|(?:domanda|quesito) (?:bonus|extra)` +
	`|bonusvraag|(?:pytanie|zadanie) (?:bonusowe|dodatkowe)|bonus soru(?:su)?|soal (?:bonus|tambahan)|câu hỏi phụ|бонусный вопрос|дополнительн(?:ый вопрос|ое задание)|(?:бонусне|додаткове) (?:запитання|питання|завдання)` +
	`|bonusová otázka|bónusz (?:kérdés|feladat)|întrebare bonus|附加题|加分题)` +
	`(?: ?#?\d{1,2})??(?:\s*([(\[][^()\[\]]{1,24}[)\]]|[:–—-]?\s*\+?\d{1,2} ?(?:points?|pts?|marks?|Punkte?|puntos?|pontos?|punti|pkt|баллов|балла)\b\.?)` + bonusSign + `?|` + bonusSign + `)(?:\s+|$|\b)`)

// bonusSign stands between such a word and the question.
const bonusSign = `\s*(?:[*_]{0,2}[:：.!–—)\]-][*_]{0,2}|[*_]{1,2}|$)`

// BonusAsks numbers such questions on from the last number above them. Where the word
// stands over numbered questions it is their head.
func (r *Reader) BonusAsks(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is numbered
	last, list := 0, ""
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		m := bonusWord.FindStringSubmatchIndex(l.Text)
		if m == nil || list == line.OpenList && r.numberedWord(l) {
			last, list = r.lastAsked(l, last, list)
			continue
		}
		if last == 0 || l.Label != nil {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		at, ask := i, bonusAsk(l, m)
		if m[1] == len(l.Text) {
			if i+1 == len(lines) {
				break
			}
			if at, ask = i+1, lines[i+1]; r.NumberedRow(ask) > 0 {
				out[i].Counts = true
			}
		}
		if !r.asksBehindWord(ask) && (at == i || !r.leadsToAsk(lines[at:])) {
			continue
		}
		last++
		ask.Gap = l.Gap
		ask.Label = &page.Label{Text: l.Text[m[2]:m[3]], Format: page.Decimal, Number: last, List: list}
		if out[at] = ask; at > i {
			out[i] = line.NewLine(l, nil)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// bonusAsk is what stands behind the word, with what it is worth in brackets.
func bonusAsk(l line.Line, m []int) line.Line {
	if m[4] >= 0 && strings.ContainsAny(l.Text[m[4]:m[4]+1], "([") && strings.ContainsFunc(l.Text[m[4]:m[5]], unicode.IsLetter) {
		return l.From(m[4])
	}
	return l.From(m[1])
}

// lastAsked is the number of the last question above and the list that one without a number
// of its own counts on in.
func (r *Reader) lastAsked(l line.Line, last int, list string) (int, string) {
	q, ok := l.QuestionLabel(r.Vocabulary)
	switch {
	case ok && q.Kind == line.PlainNumber && (q.Auto || q.Signed()):
		return q.Last(), "asked"
	case r.numberedWord(l):
		return q.Number, line.OpenList
	}
	return last, list
}

// numberedWord reports whether a line begins with a word that has a number, which it keeps
// among others of its kind: "Toss-up 1" and "Bonus 1".
func (r *Reader) numberedWord(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Kind == line.WordNumber && q.Number > 0
}

// caseLines is how many lines tell a case before the line that asks about it.
const caseLines = 12

// leadsToAsk reports whether lines without labels of their own tell a case, up to one that
// asks about it, which stands over choices: "Two owls meet. / ... / Which of them hoots? / A. ...".
func (r *Reader) leadsToAsk(lines []line.Line) bool {
	for i, l := range lines[:min(len(lines), caseLines)] {
		if l.Kind != line.TextLine || i == 0 && l.Label != nil || r.NumberedRow(l) > 0 || r.numberedWord(l) {
			return false
		}
		if i > 0 && i+1 < len(lines) && flatten.EndsAsking(l.Text) {
			c, ok := lines[i+1].ChoiceLabel()
			return ok && c.Kind == lexicon.LetterLabel
		}
	}
	return false
}

// asksBehindWord reports whether a line without a label of its own asks something.
func (r *Reader) asksBehindWord(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || r.startsLabelled(l) {
		return false
	}
	return asksAlone(l) || r.OrdersOpenly(l) && flatten.CountWords(l.Text, 3) >= 3
}
