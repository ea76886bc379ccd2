package printed

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A page of a test that was taken says over a choice what it is, and behind the
// number of the question whether it was answered rightly:
//
//	✓ Question 42  Correct
//	☐ Paris
//	Your answer is correct
//	☒ Rome
var headVerdict = pattern.New(`^[^\p{L}\d]{0,8}((?:Question|Pregunta|Pergunta|Frage|Domanda|Soru|Вопрос)\s+\d{1,3})[:.]?\s+(?i:correct|incorrect|skipped|unanswered|correct[ao]|incorrect[ao]|incorret[ao]|sin responder|ignorada|correcte|richtig|falsch|übersprungen|corretta|errata|doğru|yanlış|верно|неверно)(?:\s+\S)?$`)

// leastVerdictOver is the length of the shortest of them without its spaces.
const leastVerdictOver = len("bonneréponse")

// verdictOver is what a line says of the choice below it.
func verdictOver(l line.Line) asks.Judgement {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < leastVerdictOver || lexicon.IsLonger(l.Text, asks.VerdictLength) || !mayJudgeOver(l.Text) {
		return asks.JudgedNothing
	}
	switch strings.ReplaceAll(strings.TrimRight(l.Folded(), " .!"), " ", "") { // engines lose spaces
	case "youransweriscorrect", "yourselectioniscorrect", "correctanswer", "correctselection", "turespuestaescorrecta", "respuestacorrecta", "suarespostaestácorreta", "respostacorreta", "votreréponseestcorrecte", "bonneréponse", "ihreantwortistrichtig", "richtigeantwort":
		return asks.JudgedRight
	case "youranswerisincorrect", "yourselectionisincorrect", "turespuestaesincorrecta", "suarespostaestáincorreta", "votreréponseestincorrecte", "ihreantwortistfalsch":
		return asks.JudgedWrong
	}
	return asks.JudgedNothing
}

// mayJudgeOver looks at the first two letters of the words.
func mayJudgeOver(s string) bool {
	second := s[1] | 0x20
	if second == ' ' || second >= utf8.RuneSelf || s[0] >= utf8.RuneSelf {
		return true
	}
	switch s[0] | 0x20 {
	case 'y', 'c', 'v', 'b':
		return second == 'o'
	case 't', 's':
		return second == 'u'
	case 'r':
		return second == 'e' || second == 'i'
	case 'i':
		return second == 'h'
	}
	return false
}

// verdictHead finds the number of a question and what became of it.
func verdictHead(l line.Line) []string {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, asks.VerdictLength) {
		return nil
	}
	return headVerdict.FindStringSubmatch(l.Text)
}

func judgesOver(l line.Line) bool {
	return verdictOver(l) != asks.JudgedNothing || verdictHead(l) != nil
}

// VerdictsOver ticks the boxes that such lines say are right, unticks those that
// were chosen wrongly, and leaves the lines out.
func VerdictsOver(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, judgesOver) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if m := verdictHead(l); m != nil && !(i > 0 && verdictHead(lines[i-1]) != nil) && !(i+1 < len(lines) && verdictHead(lines[i+1]) != nil) { // one under the other they are a key
			l = line.NewLine(l, []page.Run{{Text: m[1]}})
		}
		v := verdictOver(l)
		if v == asks.JudgedNothing || i+1 == len(lines) || !amongBoxes(lines, i) {
			out = append(out, l)
			continue
		}
		i++
		box, sign := lines[i], "☐"
		if v == asks.JudgedRight {
			sign = "☒"
		}
		b, _ := line.BoxOf(box.Text)
		box = asks.Rebox(box, b.End, sign)
		box.Gap = l.Gap
		out = append(out, box)
	}
	return out
}

// amongBoxes reports whether a choice with a box stands right below line i and
// another near it.
func amongBoxes(lines []line.Line, i int) bool {
	const near = 4
	if _, ok := line.BoxOf(lines[i+1].Text); !ok {
		return false
	}
	for k := max(0, i-near); k < min(len(lines), i+2+near); k++ {
		if _, ok := line.BoxOf(lines[k].Text); ok && k != i+1 {
			return true
		}
	}
	return false
}
