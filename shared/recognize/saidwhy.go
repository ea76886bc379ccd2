package recognize

import (
	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

// calledRight is a letter that an explanation calls right at its beginning: "B is
// correct because", "Die Antwort B ist richtig".
var calledRight = pattern.Guarded(mayCall, `(?i)^(?:(?:the |die |la |a )?(?:option|choice|answer|antwort|réponse|opción|respuesta|opção|alternativa|resposta|opzione|risposta|вариант|ответ|відповідь|odpowiedź|antwoord)\s+)?[("«]?(`+alphabetLetter+`)[)"»]?\s+(?:is|ist|est|es|é|è|jest|-|–|—)?\s*(?:the |die |la |le |a |ta |está )?(?:correct|right|richtig|korrekt|correcte|juste|bonne réponse|correcta|correta|corretta|esatta|верный|верно|правильный|правильно|правильна|poprawna|prawidłowa|juist)(?:e|a|o)?(?:[\s.,:;]|$)`)

// alsoRight are the words by which a further choice is called right, or the first
// one is not.
var alsoRight = pattern.Guarded(mayCall, `(?i)\b(?:also|too|not|both|auch|nicht|beide|aussi|también|também|anche|также|тоже|не)\b`)

// mayCall keeps long explanations from the expressions.
func mayCall(s string) bool { return len(s) > 8 && len(s) < 2000 }

// whyClaim reads the key from an explanation where nothing else names one: from
// its beginning, or from the letter it comes to.
func (b *builder) whyClaim() []keyClaim {
	for _, n := range b.d.notes {
		if n.class != explainWord && n.class != modelWord {
			continue
		}
		if p, ok := b.r.pick(*b.d, concluded(n.value.text)); ok && len(p.keys) == 1 {
			return []keyClaim{{quiz.ByText, p.keys, n.value.pos(), finding.Quote(n.value.text)}}
		}
	}
	for _, n := range b.d.notes {
		if n.class != explainWord {
			continue
		}
		m := calledRight.FindStringSubmatchIndex(n.value.text)
		if m == nil || alsoRight.MatchString(n.value.text[:min(len(n.value.text), m[1]+12)]) {
			return nil
		}
		if p, ok := b.r.pick(*b.d, n.value.text[m[2]:m[3]]); ok && len(p.keys) == 1 {
			return []keyClaim{{quiz.ByText, p.keys, n.value.pos(), finding.Quote(n.value.text)}}
		}
		return nil
	}
	return nil
}
