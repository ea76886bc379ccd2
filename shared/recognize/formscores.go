package recognize

import (
	"slices"
	"strings"
	"sync"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastFormScores is how many scores make the view of a marked form.
const leastFormScores = 3

var formScore = pattern.Guarded(mayWholePoints, `^(\d{1,3}(?:[.,]\d+)?)\s*/\s*(\d{1,3}(?:[.,]\d+)?)$`)

// formScores reads what an on-line form shows of a marked answer sheet: under
// each question "1/1", then the choices in grey, the one that was taken in the
// colour of the text. Full marks make that one right; "Correct answer" names
// another. The questions are numbered, the choices given boxes.
func formScores(lines []line) []line {
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
	out := make([]line, 0, len(lines)+len(at))
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

// scoresAt are the lines that are scores.
func scoresAt(lines []line) (at []int) {
	for i, l := range lines {
		if l.kind == textLine && l.label == nil && formScore.MatchString(l.text) && i > 0 && i+1 < len(lines) {
			at = append(at, i)
		}
	}
	return at
}

// scoresApart puts the scores that stand at the right end of a title under it, as
// they do where the title is short. Those of a section are grey.
func scoresApart(lines []line) []line {
	var out []line
	for _, l := range lines {
		k := slices.IndexFunc(l.runs, func(r page.Run) bool {
			return r.Kind == page.TextRun && formScore.MatchString(strings.TrimSpace(r.Text)) && !isGreyColour(r.Marks.Color)
		})
		if l.kind != textLine || k < 1 {
			out = append(out, l)
			continue
		}
		rest := append(slices.Clone(l.runs[:k]), l.runs[k+1:]...)
		score := newLine(l, l.runs[k:k+1])
		score.label, score.gap = nil, false
		out = append(out, newLine(l, rest), score)
	}
	return out
}

// describes counts the lines under a title that go on with it: they have no
// button, though the choices have.
func describes(options []line) int {
	return max(0, slices.IndexFunc(options, func(l line) bool { return buttonEnd(l) > 0 }))
}

// buttonEnd is how many runs or bytes of text of a choice are its button; the
// button of what was taken is drawn as a ring with a dot.
func buttonEnd(l line) int {
	if len(l.runs) > 0 && l.runs[0].Kind == page.CheckRun {
		return 1
	}
	return len(l.text) - len(strings.TrimLeft(l.text, "◦○◉ \t"))
}

// lineColour is the colour that a whole line is set in, empty for several.
func lineColour(l line) string {
	colour, seen := "", false
	for _, run := range l.runs {
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
func fadedColour(lines []line, at []int) string {
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

func isGreyColour(c string) bool { return greyColour.MatchString(c) && !vivid(c) }

// firstTitle is where the question begins that stands over the first score:
// behind the last gap, or its last line.
func firstTitle(before []line) int {
	for len(before) > 1 && strings.Trim(before[len(before)-1].text, "* ") == "" {
		before = before[:len(before)-1]
	}
	for i := len(before) - 1; i > 0; i-- {
		if before[i].gap && strings.Trim(before[i].text, "* ") != "" {
			return i
		}
	}
	return max(0, len(before)-1)
}

// formStem numbers the lines of a question and drops the sign of a question
// that must be answered.
func formStem(lines []line, number int) []line {
	var out []line
	for _, l := range lines {
		if l.kind == textLine && strings.Trim(l.text, "* ") == "" || isOnlyButton(l) {
			continue
		}
		if len(out) == 0 {
			l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "form"}
		}
		out = append(out, l)
	}
	return out
}

// isOnlyButton reports whether a line is a button without words, or the tick
// beside a title.
func isOnlyButton(l line) bool {
	return l.kind == objectLine && !slices.ContainsFunc(l.runs, func(r page.Run) bool {
		return r.Kind != page.CheckRun && (r.Kind != page.TextRun || strings.TrimSpace(r.Text) != "")
	})
}

// formOptions are the lines under a score that belong to its question: those in
// grey, the one that was taken, and the right answer below.
func formOptions(lines []line, grey string) []line {
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
		if l.kind == textLine && lineColour(l) != grey {
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
	return foldedSet([]string{"correct answer", "correct answers", "richtige antwort", "richtige antworten", "bonne réponse", "bonnes réponses", "respuesta correcta", "respuestas correctas", "resposta correta", "respostas corretas", "risposta corretta", "risposte corrette", "juiste antwoord", "juist antwoord", "poprawna odpowiedź", "poprawne odpowiedzi", "правильный ответ", "правильные ответы", "правильна відповідь", "doğru cevap", "doğru yanıt", "đáp án đúng", "câu trả lời đúng", "jawaban yang benar", "jawaban benar", "to'g'ri javob", "پاسخ صحیح", "الإجابة الصحيحة", "正确答案", "正確答案", "คำตอบที่ถูกต้อง", "helyes válasz"})
})

func namesRight(l line) bool {
	return l.kind == textLine && rightTold()[fold(strings.Trim(l.text, " :："))]
}

// formChoices writes the choices with boxes, and what the question is worth.
func formChoices(options []line, score line, grey string) []line {
	m := formScore.FindStringSubmatch(score.text)
	full := m[1] == m[2]
	var out []line
	var told *line
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
		value := out[0].from(len("☐ "))
		out = nil
		if full {
			out = []line{newLine(value, append([]page.Run{{Text: "Answer: "}}, value.runs...))}
		}
	}
	if told != nil {
		value := withoutButton(*told)
		if c, ok := value.choiceLabel(); ok && c.kind == letterLabel && c.end < len(value.text) && len(out) > 1 && lettered {
			value = value.from(c.end)
		}
		out = append(out, newLine(value, append([]page.Run{{Text: "Answer: "}}, plainRuns(value.runs)...)))
	}
	return append(out, newLine(score, []page.Run{{Text: "Points: " + m[2]}}))
}

// lettersApart reports whether each choice has a letter of its own before it.
func lettersApart(options []line) bool {
	seen := map[string]bool{}
	for _, l := range options {
		if namesRight(l) {
			break
		}
		c, ok := withoutButton(l).choiceLabel()
		if ok && c.kind == letterLabel && seen[c.text] {
			return false
		}
		if ok {
			seen[c.text] = true
		}
	}
	return true
}

// withoutButton is a choice without the button before it.
func withoutButton(l line) line {
	switch n := buttonEnd(l); {
	case n == 0:
		return l
	case l.runs[0].Kind == page.CheckRun:
		return newLine(l, l.runs[1:])
	default:
		return l.from(n)
	}
}

// formChoice is a choice with a box in place of its button and of the letter it
// carried, and without the colour that said whether it was taken.
func formChoice(l line, box, colour string, lettered bool) line {
	l = withoutButton(l)
	if c, ok := l.choiceLabel(); ok && c.kind == letterLabel && c.end < len(l.text) && lettered {
		l = l.from(c.end)
	}
	l.label, l.gap = nil, false
	runs := l.runs
	if colour != "" {
		runs = plainRuns(runs)
	}
	return newLine(l, append([]page.Run{{Text: box}}, runs...))
}

// plainRuns are runs without their colours, which said what was taken.
func plainRuns(runs []page.Run) []page.Run {
	out := append([]page.Run(nil), runs...)
	for i := range out {
		out[i].Marks.Color = ""
	}
	return out
}
