package printed

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A learning platform shows a test that was taken with what each question earned
// behind its number, "Question 2  0 / 6.2 points", the picked choices as ticked
// boxes, and what it says of the question under a button.
var (
	earnedHead   = pattern.New(`^((?:Question|Pregunta|Pergunta|Questão|Questao|Frage|Domanda|Soru|Vraag|Fråga|Pytanie|Вопрос|Питання|Câu|Soal|Kérdés|Otázka)\s+\d{1,3})\s+(\d{1,3}(?:[.,]\d+)?)\s*/\s*(\d{1,3}(?:[.,]\d+)?)\s+(?i:points?|pts|puntos?|pontos?|punkten?|punti|puan|punkt(?:y|ów)?|балл(?:а|ов)?|điểm|poin)\.?(?:\s+[^\s\pL\d]{1,2})?$`)
	feedbackHead = pattern.New(`(?i)^(?:\S{1,3}\s+)?(?:(?:hide|view|show)\s+question\s+\S{1,3}\s+feedback|(?:ocultar|ver|mostrar)\s+(?:los\s+|os\s+)?coment[aá]rios\s+(?:de\s+la\s+pregunta|da\s+(?:pergunta|questão))\s+\d{1,3}|(?:masquer|afficher)\s+(?:la\s+rétroaction|les\s+commentaires)\s+(?:de|sur)\s+la\s+question\s+\d{1,3}|feedback\s+(?:zu|für)\s+frage\s+\d{1,3}\s+(?:ausblenden|einblenden|anzeigen))$`)
)

// EarnedPicks takes the ticks off the choices of a question that did not earn all
// its points: which of them are right is not known. What a question is worth and
// what the platform says of it are written in the plain way.
func EarnedPicks(lines []line.Line) []line.Line {
	lines = saidUnderButtons(lines)
	plain := lines
	lines = scoresBeside(lines)
	heads, boxes := false, 0
	for _, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if reviewSaidPick(l.Text) {
			return plain // it says in words what was picked
		}
		heads = heads || l.Label == nil && earnedHead.MatchString(l.Text)
		if _, ok := line.BoxOf(l.Text); ok || startsWithBox(l) || circleOf(l) != 0 {
			boxes++
		}
	}
	if !heads || boxes < leastPicks {
		return plain
	}
	out := slices.Clone(lines)
	for i := 0; i < len(out); {
		if out[i].Kind != line.TextLine || !earnedHead.MatchString(out[i].Text) {
			i++
			continue
		}
		end := i + 1
		for end < len(out) && (out[end].Kind != line.TextLine || !earnedHead.MatchString(out[end].Text)) {
			end++
		}
		earnedItem(out[i:end])
		i = end
	}
	return out
}

// scoresBeside puts what a question earned behind its number where it stands on the line below:
// "Question 2", "1.33 / 2 pts".
func scoresBeside(lines []line.Line) []line.Line {
	var out []line.Line
	from := 0
	for i := 0; i+1 < len(lines); i++ {
		head, score := &lines[i], &lines[i+1]
		if head.Kind != line.TextLine || head.Label != nil || score.Kind != line.TextLine || !isEarned(score.Text) {
			continue
		}
		if both := head.Text + " " + score.Text; earnedHead.MatchString(both) {
			out = append(append(out, lines[from:i]...), line.NewLine(*head, []page.Run{{Text: both}}))
			from = i + 2
		}
	}
	if from == 0 {
		return lines
	}
	return append(out, lines[from:]...)
}

// saidUnderButtons writes what stands under the buttons that show what is said of a question as
// its explanation, without them.
func saidUnderButtons(lines []line.Line) []line.Line {
	isButton := func(l line.Line) bool { return l.Kind == line.TextLine && feedbackHead.MatchString(l.Text) }
	if !slices.ContainsFunc(lines, isButton) {
		return lines
	}
	out := slices.Clone(lines)
	for i := 1; i < len(out); i++ {
		if isButton(out[i-1]) && out[i].Kind == line.TextLine && out[i].Text != "" {
			out[i] = flatten.Explaining(out[i])
		}
	}
	return slices.DeleteFunc(out, isButton)
}

// reviewSaidPick reports whether a line gives the picked choice in words.
func reviewSaidPick(text string) bool {
	return strings.HasPrefix(text, "Selected Answer") || strings.HasPrefix(text, "Respuesta seleccionada") || strings.HasPrefix(text, "Resposta Selecionada") || strings.HasPrefix(text, "Ausgewählte Antwort")
}

// leastPicks is how many choices with boxes show that picks are ticks.
const leastPicks = 2

// earnedItem writes one question; its first line is its number with the score.
func earnedItem(item []line.Line) {
	m := earnedHead.FindStringSubmatch(item[0].Text)
	item[0] = line.NewLine(item[0], []page.Run{{Text: m[1] + " (" + m[3] + " points)"}})
	full := m[2] == m[3] && strings.Trim(m[3], "0.,") != ""
	for i, l := range item[1:] {
		if circle := circleOf(l); circle != 0 { // a button here, where others have bullets
			l = line.NewLine(l, append([]page.Run{{Text: boxOfCircle(circle)}}, l.From(utf8.RuneLen(circle)).Runs...))
			item[1+i] = l
		}
		if l.Kind == line.TextLine && !full {
			item[1+i] = unticked(l)
		}
	}
}

// startsWithBox reports whether a line begins with a box that was drawn.
func startsWithBox(l line.Line) bool {
	return len(l.Runs) > 0 && l.Runs[0].Kind == page.CheckRun || l.Label != nil && l.Label.Check != page.NoCheck
}

// unticked is a choice with its box empty.
func unticked(l line.Line) line.Line {
	switch box, ok := line.BoxOf(l.Text); {
	case len(l.Runs) > 0 && l.Runs[0].Kind == page.CheckRun && l.Runs[0].Check == page.Checked:
		runs := slices.Clone(l.Runs)
		runs[0].Check = page.Unchecked
		return line.NewLine(l, runs)
	case l.Label != nil && l.Label.Check == page.Checked:
		label := *l.Label
		label.Check = page.Unchecked
		l.Label = &label
	case ok && box.Check == page.Checked:
		return boxed(l.From(box.End), page.Unchecked)
	}
	return l
}
