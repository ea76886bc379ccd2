package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// pickVerdict are the words with which platforms judge what a person picked: on a
// line of their own over the question, and behind the choice.
var pickVerdict = pattern.New(`(?i)^(?:Correct|Incorrect|Correcto|Correcta|Incorrecto|Incorrecta|Richtig|Falsch|Correcte|Incorrecte|Juist|Onjuist|Goed|Fout|Correto|Correta|Incorreto|Incorreta|Corretto|Errato|Верно|Неверно|Правильно|Неправильно|Poprawnie|Niepoprawnie|Doğru|Yanlış|Đúng|Sai|Benar|Salah)[. ]*$`)

// withoutPickVerdicts takes such words off the choices of a reviewed attempt whose
// questions have lines for the right answers besides.
func (r *recognizer) withoutPickVerdicts(lines []line) []line {
	alone := map[string]bool{}
	told := 0
	for _, l := range lines {
		if l.kind != textLine {
			continue
		}
		if pickVerdict.MatchString(l.text) {
			alone[strings.Trim(fold(l.text), " .")] = true
		} else if c, end := r.vocabulary.find(l.head, answerWord); c != noClass && end < len(l.text) {
			told++
		}
	}
	if len(alone) == 0 {
		return lines
	}
	var at, cut []int
	for i, l := range lines {
		k := strings.LastIndexByte(l.text, ' ')
		if l.kind != textLine || k <= 0 || !alone[fold(l.text[k+1:])] {
			continue
		}
		rest := strings.TrimRight(l.text[:k], " ")
		c, ok := l.choiceLabel()
		_, truth := r.truthOf(rest, true)
		if truth || ok && (c.kind == letterLabel || c.kind == boxLabel) && c.end < len(rest) {
			at, cut = append(at, i), append(cut, len(rest))
		}
	}
	if len(at) == 0 || told < len(at) {
		return lines
	}
	out := append([]line(nil), lines...)
	for n, i := range at {
		out[i] = lines[i].cut(0, cut[n])
	}
	return out
}
