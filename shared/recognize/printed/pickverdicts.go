package printed

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// pickVerdict are the words with which platforms judge what a person picked: on a
// line of their own over the question, and behind the choice.
var pickVerdict = pattern.New(`(?i)^(?:Correct|Incorrect|Correcto|Correcta|Incorrecto|Incorrecta|Richtig|Falsch|Correcte|Incorrecte|Juist|Onjuist|Goed|Fout|Correto|Correta|Incorreto|Incorreta|Corretto|Errato|Верно|Неверно|Правильно|Неправильно|Poprawnie|Niepoprawnie|Doğru|Yanlış|Đúng|Sai|Benar|Salah)[. ]*$`)

// WithoutPickVerdicts takes such words off the choices of a reviewed attempt whose
// questions have lines for the right answers besides.
func (r *Reader) WithoutPickVerdicts(lines []line.Line) []line.Line {
	alone := map[string]bool{}
	told := 0
	for _, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if pickVerdict.MatchString(l.Text) {
			alone[strings.Trim(l.Folded(), " .")] = true
		} else if c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); c != lexicon.NoClass && end < len(l.Text) {
			told++
		}
	}
	if len(alone) == 0 {
		return lines
	}
	var at, cut []int
	for i, l := range lines {
		k := strings.LastIndexByte(l.Text, ' ')
		if l.Kind != line.TextLine || k <= 0 || !alone[lexicon.Fold(l.Text[k+1:])] {
			continue
		}
		rest := strings.TrimRight(l.Text[:k], " ")
		c, ok := l.ChoiceLabel()
		_, truth := r.TruthOf(rest, true)
		if truth || ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.BoxLabel) && c.End < len(rest) {
			at, cut = append(at, i), append(cut, len(rest))
		}
	}
	if len(at) == 0 || told < len(at) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for n, i := range at {
		out[i] = lines[i].Cut(0, cut[n])
	}
	return out
}
