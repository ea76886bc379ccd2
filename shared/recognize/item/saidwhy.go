package item

import (
	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// calledRight is a letter that an explanation calls right at its beginning: "B is
// correct because", "Die Antwort B ist richtig".
var calledRight = pattern.Guarded(mayCall, `(?i)^(?:(?:the |die |la |a )?(?:option|choice|answer|antwort|réponse|opción|respuesta|opção|alternativa|resposta|opzione|risposta|вариант|ответ|відповідь|odpowiedź|antwoord)\s+)?[("«]?(`+line.AlphabetLetter+`)[)"»]?\s+(?:is|ist|est|es|é|è|jest|-|–|—)?\s*(?:the |die |la |le |a |ta |está )?(?:correct|right|richtig|korrekt|correcte|juste|bonne réponse|correcta|correta|corretta|esatta|верный|верно|правильный|правильно|правильна|poprawna|prawidłowa|juist)(?:e|a|o)?(?:[\s.,:;]|$)`)

// alsoRight are the words by which a further choice is called right, or the first
// one is not.
var alsoRight = pattern.Guarded(mayCall, `(?i)`+lexicon.WordEdge+`(?:also|too|not|both|auch|nicht|beide|aussi|también|também|anche|также|тоже|не)`+lexicon.WordEdge)

// mayCall keeps long explanations from the expressions.
func mayCall(s string) bool { return len(s) > 8 && len(s) < 2000 }

// whyClaim reads the key from an explanation where nothing else names one: from
// its beginning, or from the letter it comes to.
func (b *Builder) whyClaim() []KeyClaim {
	for _, n := range b.D.Notes {
		if n.Class != lexicon.ExplainWord && n.Class != lexicon.ModelWord {
			continue
		}
		if p, ok := b.R.Pick(*b.D, rewrite.Concluded(n.Value.Text)); ok && len(p.Keys) == 1 {
			return []KeyClaim{{quiz.ByText, p.Keys, n.Value.Pos(), finding.Quote(n.Value.Text)}}
		}
	}
	for _, n := range b.D.Notes {
		if n.Class != lexicon.ExplainWord {
			continue
		}
		m := calledRight.FindStringSubmatchIndex(n.Value.Text)
		if m == nil || alsoRight.MatchString(n.Value.Text[:min(len(n.Value.Text), m[1]+12)]) {
			return nil
		}
		if p, ok := b.R.Pick(*b.D, n.Value.Text[m[2]:m[3]]); ok && len(p.Keys) == 1 {
			return []KeyClaim{{quiz.ByText, p.Keys, n.Value.Pos(), finding.Quote(n.Value.Text)}}
		}
		return nil
	}
	return nil
}
