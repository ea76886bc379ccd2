package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A learning platform prints an attempt with the score between a question and choices that
// have neither letters nor boxes: "2. Question 2 / Which bird hoots? / 1 / 1 point / the
// wren / the owl / Correct / It hunts at night."
var (
	scoredHead = pattern.New(`^(?:\d{1,3}\s?[.)]?\s*)?((?:Question|Pregunta|Pergunta|Questão|Frage|Domanda|Вопрос|Питання|Soru|Pytanie|Vraag)\s+\d{1,3})$`)
	rightPick  = pattern.New(`^(?:Correct|Correcto|Correcta|Richtig|Correto|Correta|Corretto|Верно|Правильно|Doğru|Poprawnie)[.!]?$`)
	wrongPick  = pattern.New(`^(?:Incorrect|This should not be selected|You didn['’]t select all the correct answers|Incorrecto|Incorrecta|Falsch|Incorreto|Incorreta|Errato|Неверно|Неправильно|Yanlış|Niepoprawnie)[.!]?$`)
)

// leastScored is how many questions have their scores so.
const leastScored = 2

// scoredItem is such a question: its head, where its score stands, and its end.
type scoredItem struct{ head, score, end int }

// ScoredHeads writes boxes before the choices of such a print. One is ticked only where the
// question earned all of its points: the picked one, which is underlined, or those with the
// verdict below them.
func (r *Reader) ScoredHeads(lines []line.Line) []line.Line {
	plain := lines
	lines = splitScores(lines)
	items := scoredItems(lines)
	if len(items) < leastScored {
		return plain
	}
	out := slices.Clone(lines[:items[0].head])
	from := items[0].head
	for _, item := range items {
		out = append(append(out, lines[from:item.head]...), r.scored(lines[item.head:item.end], item.score-item.head)...)
		from = item.end
	}
	return append(out, lines[from:]...)
}

// scoreInside is such a score at the end of what is asked, before the first choice where the
// lines of a page were put together.
var scoreInside = pattern.Guarded(pattern.Holds("/"), `(?i)\s(\d+(?:[.,]\d+)?\s*/\s*\d+(?:[.,]\d+)?\s+`+line.PointWord+`)(?:\s+|$)`)

// splitScores puts the scores at the ends of questions on lines of their own, the first of each.
func splitScores(lines []line.Line) []line.Line {
	var out []line.Line
	from, asked := 0, false
	for i := range lines {
		l := &lines[i]
		switch {
		case l.Kind != line.TextLine:
			continue
		case scoredHead.MatchString(l.Text):
			asked = true
			continue
		case !asked || isEarned(l.Text) || rightPick.MatchString(l.Text) || wrongPick.MatchString(l.Text):
			asked = asked && !isEarned(l.Text)
			continue
		}
		m := scoreInside.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		asked = false
		out = append(append(out, lines[from:i]...), l.Cut(0, m[0]), l.Cut(m[2], m[3]))
		if m[1] < len(l.Text) {
			out = append(out, l.Cut(m[1], len(l.Text)))
		}
		from = i + 1
	}
	if from == 0 {
		return lines
	}
	return append(out, lines[from:]...)
}

// scoredItems finds them: two choices at least and a verdict, none with a label.
func scoredItems(lines []line.Line) (items []scoredItem) {
	for i := 0; i < len(lines); {
		if lines[i].Kind != line.TextLine || !scoredHead.MatchString(lines[i].Text) {
			i++
			continue
		}
		item := scoredItem{head: i, end: i + 1}
		plain, judged := 0, false
		for ; item.end < len(lines) && !scoredHead.MatchString(lines[item.end].Text); item.end++ {
			l := &lines[item.end]
			_, labelled := l.ChoiceLabel()
			switch {
			case item.score == 0 && isEarned(l.Text):
				item.score = item.end
			case item.score == 0:
			case l.Kind != line.TextLine || labelled && !line.IsFigures(l.Text):
				plain = -len(lines)
			case rightPick.MatchString(l.Text) || wrongPick.MatchString(l.Text):
				judged = true
			case !judged:
				plain++
			}
		}
		if i = item.end; item.score > item.head+1 && judged && plain >= 1 {
			items = append(items, item)
		}
	}
	return items
}

// isEarned reports whether a text is what a question earned of what it is worth.
func isEarned(s string) bool {
	m := attemptScore.FindStringSubmatch(s)
	return m != nil && m[1] != ""
}

// scored writes a question of such a print, whose score stands on the line that is said, in
// the plain way.
func (r *Reader) scored(lines []line.Line, score int) []line.Line {
	m := attemptScore.FindStringSubmatch(lines[score].Text)
	head := scoredHead.FindStringSubmatch(lines[0].Text)
	out := append([]line.Line{line.NewLine(lines[0], []page.Run{{Text: head[1] + " (" + m[2] + " points)"}})}, lines[1:score]...)
	several := r.picksSeveral(lines, score)
	var choices, reasons []line.Line
	ticks := map[int]bool{}
	for k := score + 1; k < len(lines); k++ {
		right, wrong := rightPick.MatchString(lines[k].Text), wrongPick.MatchString(lines[k].Text)
		switch {
		case !right && !wrong:
			choices = append(choices, lines[k])
			continue
		case several:
			ticks[len(choices)-1] = right
			if k++; k < len(lines) {
				reasons = append(reasons, lines[k])
			}
		default:
			if at := onlyUnderlined(choices); right && at >= 0 {
				ticks[at] = true
			}
			reasons = append(reasons, lines[k+1:]...)
			k = len(lines)
		}
	}
	for k, c := range choices {
		check := page.Unchecked
		if ticks[k] && m[1] == m[2] {
			check = page.Checked
		}
		out = append(out, boxed(unmarked(c), check))
	}
	if len(reasons) > 0 {
		out = append(out, explaining(reasons))
	}
	return out
}

// picksSeveral reports whether a question says that several choices are to be picked, or
// judges several.
func (r *Reader) picksSeveral(lines []line.Line, score int) bool {
	verdicts, judged := 0, false
	for _, l := range lines[score+1:] {
		before := judged // "Correct / Correct!" is said of one choice
		if judged = rightPick.MatchString(l.Text) || wrongPick.MatchString(l.Text); judged && !before {
			verdicts++
		}
	}
	last := lines[score-1].Text
	cue := strings.TrimSpace(last[strings.LastIndexAny(strings.TrimRight(last, " ."), "?.")+1:])
	c, _ := r.Vocabulary.Find(lexicon.NewHead(cue), lexicon.MultipleCue)
	return verdicts > 1 || c != lexicon.NoClass
}

// onlyUnderlined is the one choice that is underlined; -1 for none or several.
func onlyUnderlined(choices []line.Line) int {
	at := -1
	for k, c := range choices {
		if slices.ContainsFunc(c.Runs, func(r page.Run) bool { return r.Marks.Underline }) {
			if at >= 0 {
				return -1
			}
			at = k
		}
	}
	return at
}

// unmarked is a line without the marks of what was picked.
func unmarked(l line.Line) line.Line {
	runs := slices.Clone(l.Runs)
	for i := range runs {
		runs[i].Marks.Underline, runs[i].Marks.Italic = false, false
	}
	out := line.NewLine(l, runs)
	out.Gap = false
	return out
}
