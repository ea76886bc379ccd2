package recognize

import (
	"strings"

	"formwright/shared/page"
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

// verdictOver is what a line says of the choice below it.
func verdictOver(l line) judgement {
	if l.kind != textLine || l.label != nil || len(l.text) > verdictLength || !mayJudgeOver(l.text) {
		return judgedNothing
	}
	switch strings.ReplaceAll(strings.TrimRight(fold(l.text), " .!"), " ", "") { // engines lose spaces
	case "youransweriscorrect", "yourselectioniscorrect", "correctanswer", "correctselection", "turespuestaescorrecta", "respuestacorrecta", "suarespostaestácorreta", "respostacorreta", "votreréponseestcorrecte", "bonneréponse", "ihreantwortistrichtig", "richtigeantwort":
		return judgedRight
	case "youranswerisincorrect", "yourselectionisincorrect", "turespuestaesincorrecta", "suarespostaestáincorreta", "votreréponseestincorrecte", "ihreantwortistfalsch":
		return judgedWrong
	}
	return judgedNothing
}

// mayJudgeOver looks at the first sign of the words.
var mayJudgeOver = pattern.BeginsWith("yYcCtTrRsSvVbBiI")

// verdictsOver ticks the boxes that such lines say are right, unticks those that
// were chosen wrongly, and leaves the lines out.
func verdictsOver(lines []line) []line {
	out := make([]line, 0, len(lines))
	changed := false
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if l.kind == textLine && l.label == nil && len(l.text) <= verdictLength {
			if m := headVerdict.FindStringSubmatch(l.text); m != nil {
				l, changed = newLine(l, []page.Run{{Text: m[1]}}), true
			}
		}
		v := verdictOver(l)
		if v == judgedNothing || i+1 == len(lines) || !amongBoxes(lines, i) {
			out = append(out, l)
			continue
		}
		i++
		box, sign := lines[i], "☐"
		if v == judgedRight {
			sign = "☒"
		}
		b, _ := boxOf(box.text)
		box = rebox(box, b.end, sign)
		box.gap = l.gap
		out, changed = append(out, box), true
	}
	if !changed {
		return lines
	}
	return out
}

// amongBoxes reports whether a choice with a box stands right below line i and
// another near it.
func amongBoxes(lines []line, i int) bool {
	const near = 4
	if _, ok := boxOf(lines[i+1].text); !ok {
		return false
	}
	for k := max(0, i-near); k < min(len(lines), i+2+near); k++ {
		if _, ok := boxOf(lines[k].text); ok && k != i+1 {
			return true
		}
	}
	return false
}
