package printed

import (
	"slices"
	"strings"
	"sync"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastFormScores is how many scores make the view of a marked form.
const leastFormScores = 3

var formScore = pattern.Guarded(asks.MayWholePoints, `^(\d{1,3}(?:[.,]\d+)?)\s*/\s*(\d{1,3}(?:[.,]\d+)?)$`)

// FormScores reads what an on-line form shows of a marked answer sheet: under
// each question "1/1", then the choices in grey, the one that was taken in the
// colour of the text. Full marks make that one right; "Correct answer" names
// another. The questions are numbered, the choices given boxes.
func FormScores(lines []line.Line) []line.Line {
	if !mayScore(lines) {
		return lines
	}
	marked := scoresApart(lines)
	at := scoresAt(marked)
	if len(at) < leastFormScores {
		return lines
	}
	grey := fadedColour(marked, at)
	if grey == "" {
		return lines
	}
	lines = marked
	out := make([]line.Line, 0, len(lines)+len(at))
	from := 0
	for k, i := range at {
		end := len(lines)
		if k+1 < len(at) {
			end = at[k+1]
		}
		stem := lines[from:i]
		if k == 0 {
			first := firstTitle(stem)
			out, stem = append(out, stem[:first]...), stem[first:]
		}
		out = append(out, formStem(stem, k+1)...)
		options := formOptions(lines[i+1:end], grey)
		from = i + 1 + len(options)
		about := describes(options)
		out = append(out, options[:about]...)
		out = append(out, formChoices(options[about:], lines[i], grey)...)
	}
	return append(out, lines[from:]...)
}

// mayScore looks for the strokes of the scores.
func mayScore(lines []line.Line) bool {
	n := 0
	for i := range lines {
		if strings.IndexByte(lines[i].Text, '/') > 0 {
			n++
		}
	}
	return n >= leastFormScores
}

// scoresAt are the lines that are scores.
func scoresAt(lines []line.Line) (at []int) {
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && formScore.MatchString(l.Text) && i > 0 && i+1 < len(lines) {
			at = append(at, i)
		}
	}
	return at
}

// scoresApart puts the scores that stand at the right end of a title under it, as
// they do where the title is short. Those of a section are grey.
func scoresApart(lines []line.Line) []line.Line {
	var out []line.Line
	for _, l := range lines {
		k := slices.IndexFunc(l.Runs, func(r page.Run) bool {
			return r.Kind == page.TextRun && formScore.MatchString(strings.TrimSpace(r.Text)) && !isGreyColour(r.Marks.Color)
		})
		if l.Kind != line.TextLine || k < 1 {
			out = append(out, l)
			continue
		}
		rest := append(slices.Clone(l.Runs[:k]), l.Runs[k+1:]...)
		score := line.NewLine(l, l.Runs[k:k+1])
		score.Label, score.Gap = nil, false
		out = append(out, line.NewLine(l, rest), score)
	}
	return out
}

// describes counts the lines under a title that go on with it: they have no
// button, though the choices have.
func describes(options []line.Line) int {
	return max(0, slices.IndexFunc(options, func(l line.Line) bool { return buttonEnd(l) > 0 }))
}

// buttonEnd is how many runs or bytes of text of a choice are its button; the
// button of what was taken is drawn as a ring with a dot.
func buttonEnd(l line.Line) int {
	if len(l.Runs) > 0 && l.Runs[0].Kind == page.CheckRun {
		return 1
	}
	return len(l.Text) - len(strings.TrimLeft(l.Text, "◦○◉ \t"))
}

// lineColour is the colour that a whole line is set in, empty for several.
func lineColour(l line.Line) string {
	colour, seen := "", false
	for _, run := range l.Runs {
		if run.Kind != page.TextRun || strings.TrimSpace(run.Text) == "" {
			continue
		}
		if seen && run.Marks.Color != colour {
			return ""
		}
		colour, seen = run.Marks.Color, true
	}
	return colour
}

// fadedColour is the colour of the choices that were not taken: the commonest
// right under the scores, which no score has, and most questions show.
func fadedColour(lines []line.Line, at []int) string {
	count := map[string]int{}
	for _, i := range at {
		shown := map[string]bool{}
		for _, l := range lines[i+1 : min(len(lines), i+4)] {
			if c := lineColour(l); c != "" && c != lineColour(lines[i]) && isGreyColour(c) {
				shown[c] = true
			}
		}
		for c := range shown {
			count[c]++
		}
	}
	best := ""
	for c, n := range count {
		if n > count[best] || n == count[best] && c < best {
			best = c
		}
	}
	if count[best]*3 < len(at)*2 {
		return ""
	}
	return best
}

// isGreyColour reports whether a colour has no hue and is not nearly black.
var greyColour = pattern.New(`^(?:[5-9A-Fa-f][0-9A-Fa-f]){3}$`)

func isGreyColour(c string) bool { return greyColour.MatchString(c) && !rewrite.Vivid(c) }

// firstTitle is where the question begins that stands over the first score:
// behind the last gap, or its last line.
func firstTitle(before []line.Line) int {
	for len(before) > 1 && strings.Trim(before[len(before)-1].Text, "* ") == "" {
		before = before[:len(before)-1]
	}
	for i := len(before) - 1; i > 0; i-- {
		if before[i].Gap && strings.Trim(before[i].Text, "* ") != "" {
			return i
		}
	}
	return max(0, len(before)-1)
}

// formStem numbers the lines of a question and drops the sign of a question
// that must be answered.
func formStem(lines []line.Line, number int) []line.Line {
	var out []line.Line
	for _, l := range lines {
		if l.Kind == line.TextLine && strings.Trim(l.Text, "* ") == "" || isOnlyButton(l) {
			continue
		}
		if len(out) == 0 {
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "form"}
		}
		out = append(out, l)
	}
	return out
}

// isOnlyButton reports whether a line is a button without words, or the tick
// beside a title.
func isOnlyButton(l line.Line) bool {
	return l.Kind == line.ObjectLine && !slices.ContainsFunc(l.Runs, func(r page.Run) bool {
		return r.Kind != page.CheckRun && (r.Kind != page.TextRun || strings.TrimSpace(r.Text) != "")
	})
}

// formOptions are the lines under a score that belong to its question: those in
// grey, the one that was taken, and the right answer below.
func formOptions(lines []line.Line, grey string) []line.Line {
	last, taken := -1, 0
	for i, l := range lines {
		if namesRight(l) {
			return lines[:min(len(lines), i+2)]
		}
		if lineColour(l) == grey {
			last = i
		}
	}
	for _, l := range lines[describes(lines[:last+1]) : last+1] {
		if l.Kind == line.TextLine && lineColour(l) != grey {
			taken++
		}
	}
	if taken == 0 && last+1 < len(lines) {
		last++
	}
	return lines[:last+1]
}

// rightTold are the words over the right answer of a question that was missed.
var rightTold = sync.OnceValue(func() map[string]bool {
	return lexicon.FoldedSet([]string{"correct answer", "correct answers", "richtige antwort", "richtige antworten", "bonne réponse", "bonnes réponses", "respuesta correcta", "respuestas correctas", "resposta correta", "respostas corretas", "risposta corretta", "risposte corrette", "juiste antwoord", "juist antwoord", "poprawna odpowiedź", "poprawne odpowiedzi", "правильный ответ", "правильные ответы", "правильна відповідь", "doğru cevap", "doğru yanıt", "đáp án đúng", "câu trả lời đúng", "jawaban yang benar", "jawaban benar", "to'g'ri javob", "پاسخ صحیح", "الإجابة الصحيحة", "正确答案", "正確答案", "คำตอบที่ถูกต้อง", "helyes válasz"})
})

func namesRight(l line.Line) bool {
	return l.Kind == line.TextLine && rightTold()[lexicon.Fold(strings.Trim(l.Text, " :："))]
}

// formChoices writes the choices with boxes, and what the question is worth.
func formChoices(options []line.Line, score line.Line, grey string) []line.Line {
	m := formScore.FindStringSubmatch(score.Text)
	full := m[1] == m[2]
	var out []line.Line
	var told *line.Line
	lettered := lettersApart(options)
	for i := 0; i < len(options); i++ {
		l := options[i]
		if namesRight(l) {
			if i+1 < len(options) {
				told = &options[i+1]
			}
			break
		}
		box := "☐ "
		if full && lineColour(l) != grey {
			box = "☒ "
		}
		out = append(out, formChoice(l, box, lineColour(l), lettered))
	}
	if len(out) == 1 { // an answer in words
		value := out[0].From(len("☐ "))
		out = nil
		if full {
			out = []line.Line{line.NewLine(value, append([]page.Run{{Text: "Answer: "}}, value.Runs...))}
		}
	}
	if told != nil {
		value := withoutButton(*told)
		if c, ok := value.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && c.End < len(value.Text) && len(out) > 1 && lettered {
			value = value.From(c.End)
		}
		out = append(out, line.NewLine(value, append([]page.Run{{Text: "Answer: "}}, plainRuns(value.Runs)...)))
	}
	return append(out, line.NewLine(score, []page.Run{{Text: "Points: " + m[2]}}))
}

// lettersApart reports whether each choice has a letter of its own before it.
func lettersApart(options []line.Line) bool {
	seen := map[string]bool{}
	for _, l := range options {
		if namesRight(l) {
			break
		}
		l = withoutButton(l)
		c, ok := l.ChoiceLabel()
		if ok && c.Kind == lexicon.LetterLabel && seen[c.Text] {
			return false
		}
		if ok {
			seen[c.Text] = true
		}
	}
	return true
}

// withoutButton is a choice without the button before it.
func withoutButton(l line.Line) line.Line {
	switch n := buttonEnd(l); {
	case n == 0:
		return l
	case l.Runs[0].Kind == page.CheckRun:
		return line.NewLine(l, l.Runs[1:])
	default:
		return l.From(n)
	}
}

// formChoice is a choice with a box in place of its button and of the letter it
// carried, and without the colour that said whether it was taken.
func formChoice(l line.Line, box, colour string, lettered bool) line.Line {
	l = withoutButton(l)
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && c.End < len(l.Text) && lettered {
		l = l.From(c.End)
	}
	l.Label, l.Gap = nil, false
	runs := l.Runs
	if colour != "" {
		runs = plainRuns(runs)
	}
	return line.NewLine(l, append([]page.Run{{Text: box}}, runs...))
}

// plainRuns are runs without their colours, which said what was taken.
func plainRuns(runs []page.Run) []page.Run {
	out := append([]page.Run(nil), runs...)
	for i := range out {
		out[i].Marks.Color = ""
	}
	return out
}
