package printed

import (
	"strings"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// What a learning platform prints of a test that was taken shows what was
// answered beside what is right: "我的答案: B 正确答案: C".
var (
	takenAnswer = pattern.Guarded(pattern.Holds(":："), `(?i)^(?:我的答案|你的答案|学生答案|考生答案|作答|您的回答|your answer|my answer|student answer|tu respuesta|su respuesta|sua resposta|votre réponse|ta réponse|ihre antwort|deine antwort|la tua risposta|ваш ответ|ваша відповідь|câu trả lời của bạn|jawaban anda|senin cevabın|cevabınız)\s*[:：]`)
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
