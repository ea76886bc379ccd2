package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastRightReasons is how many lines of a document call a choice right by its letter.
const leastRightReasons = 2

// rightReason begins an explanation that calls a choice right by its letter: "Choice A is
// correct because ...", "Option B is the best answer."
var rightReason = pattern.Guarded(mayReason, `(?i)^(?:the |die |la |l['’]|a )?(?:option|choice|answer|antwort|réponse|opción|respuesta|opção|alternativa|resposta|opzione|risposta|вариант|ответ|відповідь|odpowiedź|antwoord)\s+[("«]?(`+line.AlphabetLetter+`)[)"»]?\s+(?:is|ist|est|es|é|è|jest|-|–|—)?\s*(?:the |die |la |le |a |ta |está )?(?:only |single )?(?:correct|right|best|richtig|korrekt|beste|correcte|juste|bonne|meilleure|correcta|mejor|correta|melhor|corretta|esatta|migliore|верный|верно|правильный|правильно|правильна|poprawna|prawidłowa|juist)(?:e|a|o)?(?:[\s.,:;]|$)`)

// mayReason keeps short lines and texts from that expression.
func mayReason(s string) bool { return len(s) > 16 && len(s) < 2000 }

// RightReasons reads lines below choices that call one of them right as the answer and its
// explanation, where no other answer stands between.
func (r *Reader) RightReasons(lines []line.Line) []line.Line {
	var at []int
	offered := false
	for i := range lines {
		l := &lines[i]
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			offered = true
			continue
		}
		if c, _ := l.NoteClass(r.Vocabulary); c == lexicon.AnswerWord && !rightReason.MatchString(l.Text) || r.beginsNumbered(*l) {
			offered = false
			continue
		}
		if offered && l.Kind == line.TextLine && l.Label == nil && rightReason.MatchString(l.Text) {
			at, offered = append(at, i), false
		}
	}
	if len(at) < leastRightReasons {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(at))
	from := 0
	for _, i := range at {
		letter := rightReason.FindStringSubmatch(lines[i].Text)[1]
		told := line.NewLine(lines[i], []page.Run{{Text: "Answer: " + letter}})
		out = append(append(out, lines[from:i]...), told, flatten.Explaining(lines[i]))
		from = i + 1
	}
	return append(out, lines[from:]...)
}
