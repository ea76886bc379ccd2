package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// questionHead is the number of a question and nothing more but what it is worth.
var questionHead = pattern.Guarded(pattern.Holds("0123456789"), `(?i)^(?:question|frage|pregunta|questão|pergunta|domanda|quesito|vraag|pytanie|otázka|вопрос|питання|запитання|soru|câu hỏi|pertanyaan|savol|сұрақ|ερώτηση|întrebarea|kérdés|fråga|spørgsmål|spørsmål|kysymys|سؤال|السؤال|سوال|问题|問題|질문|คำถาม)\s*(\d{1,3})\s*[.:]?(?:\s*[(\[][^()\[\]]{1,20}[)\]])?$`)

// questionHeadOf is the number of a question that a line heads it with, "Question 2 (10 marks)";
// 0 for any other line.
func questionHeadOf(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0
	}
	if m := questionHead.FindStringSubmatch(l.Text); m != nil {
		return line.LastNumber(m[1])
	}
	return 0
}

// HeadedTasks gives letters to the tasks that count anew under the number of each question, where
// they are orders: as a list of steps they would ask nothing, as parts of a question they do.
//
//	Question 1
//	1. Define osmosis.
//	2. Explain diffusion.
func HeadedTasks(lines []line.Line) []line.Line {
	heads, last, asking := 0, 0, 0
	var at []int // the numbered lines
	for i := range lines {
		l := &lines[i]
		if n := questionHeadOf(*l); n > 0 {
			if n != heads+1 || heads > 0 && last < 2 {
				return lines
			}
			heads, last = n, 0
			continue
		}
		if heads == 0 || l.Empty() {
			continue
		}
		if n := firstNumber(*l); n > 0 && n == last+1 {
			last = n
			at = append(at, i)
			if lexicon.HasQuestionMark(l.Text) {
				asking++
			}
		} else if last == 0 || n > 0 {
			return lines // something stands between the number of a question and its tasks
		} else if _, ok := l.ChoiceLabel(); ok {
			return lines
		}
	}
	if heads < 2 || last < 2 || asking*2 > len(at) {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		l := lines[i]
		n := firstNumber(l)
		if l.Label != nil {
			l.Label = nil
		} else {
			l = l.From(len(numberAhead(l.Text)))
		}
		out[i] = line.NewLine(l, append([]page.Run{{Text: richtext.Letters(n) + ") "}}, l.Runs...))
	}
	return out
}
