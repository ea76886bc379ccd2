package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// FormPoints reads an on-line form that nobody has filled in: a star for a
// question that must be answered, what it is worth, and the choices below. The
// choices end where the next question begins, one line above its star, or
// earlier where there are more lines than most questions have choices.
func FormPoints(lines []line.Line) []line.Line {
	var at []int
	for i := 1; i+1 < len(lines); i++ {
		if lines[i].Kind == line.TextLine && lines[i].Label == nil && asks.WholePoints.MatchString(lines[i].Text) && strings.HasSuffix(lines[i-1].Text, "*") && lines[i-1].Kind == line.TextLine {
			at = append(at, i)
		}
	}
	if len(at) < leastFormScores {
		return lines
	}
	if printedNumbers(lines, at) {
		for _, i := range at {
			lines[i-1] = withoutStar(lines[i-1 : i])[0]
		}
		return lines
	}
	usual := usualChoices(lines, at)
	titles, apart := gapTitles(lines, at)
	if usual < 2 && !apart {
		return lines
	}
	for k, i := range at {
		if apart {
			break
		}
		titles[k] = titleEnd(lines, i)
		if k == 0 {
			titles[0] = firstTitle(lines[:i])
			continue
		}
		titles[k] = max(at[k-1]+2, min(titles[k], choicesEnd(lines, at[k-1]+1, usual)))
	}
	out := append(make([]line.Line, 0, len(lines)+len(at)), lines[:titles[0]]...)
	for k, i := range at {
		out = append(out, formStem(withoutStar(lines[titles[k]:i]), k+1)...)
		end := titles[k+1]
		if k+1 == len(at) && !apart {
			end = min(end, choicesEnd(lines, i+1, usual))
		}
		var choices []line.Line
		for _, l := range lines[i+1 : end] {
			if l.Kind == line.ObjectLine { // shown under what the question is worth
				out = append(out, l)
				continue
			}
			choices = append(choices, formChoice(l, "☐ ", "", true))
		}
		if end == i+2 && writtenField.MatchString(lines[i+1].Text) {
			choices = nil
		}
		out = append(out, choices...)
		out = append(out, line.NewLine(lines[i], []page.Run{{Text: "Points: " + asks.WholePoints.FindStringSubmatch(lines[i].Text)[1]}}))
		if end < titles[k+1] {
			out = append(out, lines[end:titles[k+1]]...)
		}
	}
	return out
}

// writtenField is the field of a form for a written answer, as its words are copied.
var writtenField = pattern.New(`(?i)^(?:(?:enter )?your answer|(?:short|long) answer text|meine antwort|ihre antwort|votre réponse|tu respuesta|sua resposta|a sua resposta|la tua risposta|la risposta|jouw antwoord|twoja odpowiedź|мой ответ|ваша відповідь|моя відповідь|yanıtınız|cevabınız|câu trả lời của bạn|jawaban anda|javobingiz|您的回答|回答を入力|내 답변|válaszod|svaret ditt|ditt svar|dit svar)\.?$`)

// gapTitles is where each question begins, and the end of the lines, where empty lines
// part the questions and nothing in them; not ok where they do not.
func gapTitles(lines []line.Line, at []int) (titles []int, ok bool) {
	titles = make([]int, len(at)+1)
	titles[len(at)] = len(lines)
	if end := nextGap(lines, at[len(at)-1]+1); end < len(lines) {
		titles[len(at)] = end
	}
	for k, i := range at {
		t := i - 1
		for t > 0 && !lines[t].Gap && (k == 0 || t > at[k-1]) {
			t--
		}
		if t == 0 {
			t = i - 1 // below the title of the form
		}
		if titles[k] = t; k > 0 && (t <= at[k-1] || nextGap(lines, at[k-1]+1) != t) {
			return titles, false
		}
	}
	return titles, true
}

// nextGap is the first line from i on that stands behind an empty one.
func nextGap(lines []line.Line, i int) int {
	for i < len(lines) && !lines[i].Gap {
		i++
	}
	return i
}

// titleEnd is the last line of the question whose worth stands at i.
func titleEnd(lines []line.Line, i int) int {
	if strings.Trim(lines[i-1].Text, "* ") == "" && i >= 2 {
		return i - 2
	}
	return i - 1
}

// usualChoices is how many lines most questions have between what they are
// worth and the next question.
func usualChoices(lines []line.Line, at []int) int {
	count := map[int]int{}
	for k := range at[1:] {
		if n := titleEnd(lines, at[k+1]) - at[k] - 1; n >= 0 {
			count[n]++
		}
	}
	best := 0
	for n, times := range count {
		if times > count[best] || times == count[best] && n < best {
			best = n
		}
	}
	if count[best]*2 < len(at)-1 {
		return 0
	}
	return best
}

// choicesEnd is where as many lines of text end as there are choices.
func choicesEnd(lines []line.Line, from, choices int) int {
	for ; from < len(lines) && choices > 0; from++ {
		if lines[from].Kind != line.ObjectLine {
			choices--
		}
	}
	return from
}

// withoutStar drops the star at the end of a question.
func withoutStar(lines []line.Line) []line.Line {
	out := append([]line.Line(nil), lines...)
	if n := len(out); n > 0 {
		if l := out[n-1]; l.Kind == line.TextLine && strings.Trim(l.Text, "* ") != "" {
			out[n-1] = l.Cut(0, len(strings.TrimRight(l.Text, "* ")))
		}
	}
	return out
}

// printedNumbers reports whether the titles of questions stand under numbers, as
// the print-out of a form has them.
func printedNumbers(lines []line.Line, at []int) bool {
	numbered := 0
	for _, i := range at {
		if i >= 2 && lexicon.IsNumber(strings.TrimSuffix(lines[i-2].Text, ".")) {
			numbered++
		}
	}
	return numbered*2 > len(at)
}
