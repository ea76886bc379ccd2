package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// mostTail is how many lines stand below the words that end a paper and are no part of
	// it: a reminder, a name.
	mostTail = 2
	// leastGrades is how many grades a scale has at the least.
	leastGrades = 3
	// gradeRange is the points or the share that a grade takes.
	gradeRange = `(?:\d{1,3}(?:[.,]\d+)?\s*%?\s*(?:[-–—~]|bis|to|a|à|до)\s*\d{1,3}(?:[.,]\d+)?\s*%?|(?:<|>|≤|≥|under|below|above|over|less than|more than)\s*\d{1,3}\s*%?|\d{1,3}\s*%?\s*(?:\+|and above|and below|or (?:more|less|above|below)|and under))\s*(?:points?|marks?|pts?\.?|punkte|puntos|баллов|балла)?`
)

// withoutTail leaves out the last brief lines of a document below the words that end the
// paper: "Good luck!", "Check your work before you hand it in."
func (r *Reader) withoutTail(lines []line.Line) []line.Line {
	below := 0
	for i := len(lines) - 1; i > 0; i-- {
		l := lines[i]
		switch {
		case l.Empty():
		case EndsPaper(l):
			if below == 0 {
				return lines
			}
			return lines[: i+1 : i+1]
		case below == mostTail || !r.isTail(l):
			return lines
		default:
			below++
		}
	}
	return lines
}

// isTail reports whether a line may stand below a paper: brief words that ask, offer and
// answer nothing.
func (r *Reader) isTail(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || r.IsKeyHeading(l) {
		return false
	}
	if _, ok := l.QuestionLabel(r.Vocabulary); ok {
		return false
	}
	if _, ok := l.ChoiceLabel(); ok {
		return false
	}
	c, _ := l.NoteClass(r.Vocabulary)
	return c == lexicon.NoClass
}

var (
	// gradeHead stands over a scale of grades.
	gradeHead = pattern.New(`(?i)^[\s*_]*(?:your\s+)?(?:(?:grading|grade|marking|marks?|scoring|score|rating)\s+(?:scale|scheme|system|key|guide|chart|table)|grades|grading|scale|notenschlüssel|notenskala|bewertung(?:sschlüssel|sskala)?|barème|échelle de notation|escala de (?:notas|calificaci[oó]n|calificaciones|valoraci[oó]n|evaluaci[oó]n)|escala de notas|scala di valutazione|griglia dei voti|skala ocen|kryteria oceniania|punktacja|критерии оцен(?:ки|ивания)|шкала оцен(?:ок|ки|ивания)|шкала оцінювання|критерії оцінювання|not baremi|klasifikační stupnice|ponthatárok|értékelés|评分标准|等级标准)\s*[:：]?[\s*_]*$`)
	// gradeLine is a grade with its range.
	gradeLine = pattern.New(`(?i)^\s*\(?[\pL\d][\pL\d +()-]{0,17}[)]?\s*[:=.–—-]?\s*` + gradeRange + `\s*[.;,]?$|^\s*` + gradeRange + `\s*[:=–—-]\s*[\pL\d][\pL\d +()-]{0,17}\s*[.;,]?$`)
)

// withoutGrades leaves out the scale of the grades under its head: "Grading scale",
// "A: 90-100". They look like the choices of the question above.
func withoutGrades(lines []line.Line) []line.Line {
	for i := range lines {
		if lines[i].Kind != line.TextLine || lines[i].Label != nil || !gradeHead.MatchString(lines[i].Text) {
			continue
		}
		end, grades := i+1, 0
		for ; end < len(lines) && lines[end].Kind == line.TextLine && (lines[end].Empty() || gradeLine.MatchString(unlabelledText(lines[end]))); end++ {
			if !lines[end].Empty() {
				grades++
			}
		}
		if grades >= leastGrades {
			out := append(lines[:i:i], lines[end:]...)
			if i < len(out) {
				out[i].Gap = true
			}
			return out
		}
	}
	return lines
}

// unlabelledText is the text of a line with its automatic label before it.
func unlabelledText(l line.Line) string {
	if l.Label == nil {
		return l.Text
	}
	return strings.TrimSpace(l.Label.Text + " " + l.Text)
}
