package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// What a learning platform prints of a test that was taken shows what was
// answered beside what is right: "我的答案: B 正确答案: C".
var (
	takenAnswer = pattern.Guarded(pattern.Holds(":："), `(?i)^(?:我的答案|你的答案|学生答案|考生答案|作答|您的回答|your answer|my answer|student answer|tu respuesta|su respuesta|sua resposta|votre réponse|ta réponse|ihre antwort|deine antwort|la tua risposta|ваш ответ|ваша відповідь|câu trả lời của bạn|jawaban anda|senin cevabın|cevabınız|ma réponse|meine antwort|mi respuesta|minha resposta|la mia risposta|мой ответ|моя відповідь|moja odpowiedź|mijn antwoord|cevabım)\s*[:：]`)
	rightAnswer = pattern.New(`(?i)(?:正确答案|参考答案|标准答案|correct answer|right answer|respuesta correcta|resposta correta|bonne réponse|réponse correcte|richtige antwort|risposta corretta|правильный ответ|правильна відповідь|đáp án đúng|jawaban benar|jawaban yang benar|doğru cevap)\s*[:：]`)
)

// takenLeast is how many questions must show both.
const takenLeast = 2

// WithoutTakenAnswers leaves out what somebody answered where the document says
// beside it what is right. Alone it stays: it may be how a key is written. Where all
// have only room behind them, "Your answer: ____", the room is left.
func WithoutTakenAnswers(lines []line.Line) []line.Line {
	taken, beside, roomed := 0, 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || !takenAnswer.MatchString(l.Text) {
			continue
		}
		taken++
		if roomBehind(l) != "" {
			roomed++
		}
		if rightAnswer.MatchString(l.Text) || saysRight(lines, i+1) {
			beside++
		}
	}
	onlyRoom := roomed == taken
	if taken < takenLeast || !onlyRoom && (beside < takenLeast || beside*10 < taken*9) {
		return lines
	}
	out := lines[:0:0]
	for _, l := range lines {
		if l.Kind == line.TextLine && takenAnswer.MatchString(l.Text) {
			if onlyRoom {
				room := l.From(len(l.Text) - len(roomBehind(l)))
				room.Soft = false // a line break is not what makes it a part of a choice
				out = append(out, room)
				continue
			}
			at := rightAnswer.FindStringIndex(l.Text)
			if at == nil {
				continue
			}
			l = l.From(at[0])
		}
		out = append(out, l)
	}
	return out
}

// roomBehind is the room that is all that stands behind "Your answer:"; empty for none.
func roomBehind(l line.Line) string {
	rest := strings.TrimSpace(l.Text[len(takenAnswer.FindString(l.Text)):])
	if !line.IsRoom(rest) {
		return ""
	}
	return rest
}

// saysRight reports whether a line begins by saying what is right.
func saysRight(lines []line.Line, i int) bool {
	if i >= len(lines) || lines[i].Kind != line.TextLine {
		return false
	}
	at := rightAnswer.FindStringIndex(strings.TrimLeft(lines[i].Text, " \t([【"))
	return at != nil && at[0] == 0
}

// ownLeast is how many places for answers of one's own a sheet must have.
const ownLeast = 3

// mine is the place of somebody's own answer in his own words: whoever fills in a sheet says
// so, a key never does.
var mine = pattern.Guarded(pattern.Holds(":："), `(?i)^(?:(?:my|ma|meine|mi|minha|la mia|моя|моє|moja|mijn)\s(?:answer|response|correction|réponse|antwort|korrektur|lösung|respuesta|corrección|resposta|correção|risposta|correzione|відповідь|odpowiedź|poprawka|antwoord|correctie)|мой ответ|моє виправлення|моё исправление|cevabım|correction si nécessaire|correction if (?:needed|necessary)|korrektur,? (?:falls|wenn) nötig|corrección si es necesario|correzione se necessari[ao]|correção se necessári[ao])\s*[:：]`)

// promptLine is a line that only says in brackets where to answer, "[Your answer]".
var promptLine = pattern.Guarded(pattern.Holds("[<(_{"), `(?i)^[_*]*[\[<({]\s*(?:(?:please\s)?(?:write|type|enter|put|insert|add)\s)?(?:your|my|student(?:['’]s)?|ihre|deine|meine|votre|ta|ma|tu|su|mi|sua|minha|la tua|la mia|jouw|uw|mijn|ваш|твой|мой|ваша|твоя|twoja|moja)\s(?:own\s)?(?:answers?|responses?|solution|work|text|antwort|lösung|réponse|respuesta|resposta|risposta|antwoord|ответ|відповідь|odpowiedź)(?:\s(?:here|hier|ici|aquí|aqui|qui|здесь|тут|tutaj|goes here))?\s*[\])>}][_*]*$|^\[(?:答案|答え|답|jawaban|cevabınız|câu trả lời(?: của bạn)?)\]$`)

// OwnAnswerRoom makes room of the lines that a sheet has for what somebody is to write
// himself, "Your answer:", most of them empty, or all where they say "My answer:" and
// nothing says what is right: what was written on some is no key.
func OwnAnswerRoom(lines []line.Line) []line.Line {
	places, empty, own, prompts, right := 0, 0, 0, 0, false
	for _, l := range lines {
		switch {
		case isPromptLine(l):
			prompts++
		case isOwnAnswer(l):
			places++
			if len(takenAnswer.FindString(l.Text)) == len(strings.TrimSpace(l.Text)) {
				empty++
			}
			if mine.MatchString(l.Text) {
				own++
			}
		default:
			right = right || l.Kind == line.TextLine && rightAnswer.MatchString(l.Text)
		}
	}
	all := places >= ownLeast && (empty*2 > places || !right && own >= ownLeast)
	if !all && prompts == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range out {
		if isPromptLine(l) || all && isOwnAnswer(l) {
			l = line.NewLine(l, []page.Run{{Text: ownRoom}})
			l.Label, l.Soft, l.Gap = nil, false, false
			out[i] = l
		}
	}
	return out
}

// isPromptLine reports whether a line only says in brackets where to answer.
func isPromptLine(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && promptLine.MatchString(l.Text)
}

// ownRoom is room to write on.
const ownRoom = "__________"

// isOwnAnswer reports whether a line begins as the place of somebody's own answer.
func isOwnAnswer(l line.Line) bool {
	return l.Kind == line.TextLine && (takenAnswer.MatchString(l.Text) || mine.MatchString(l.Text))
}
