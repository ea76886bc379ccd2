package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastTails is how many lines end in a text of a colour of its own.
const leastTails = 3

// TintedTails takes what is typed behind questions in a colour of its own for their
// answers, "8 - 3 = 5" with a red 5: the copy of the teacher. Most lines with a number or
// a letter end so, and the colour begins none of them.
func (r *Reader) TintedTails(lines []line.Line) []line.Line {
	tails := map[int]int{} // where the answer of a line begins
	color, labelled := "", 0
	texts := map[string]bool{}
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Text == "" {
			continue
		}
		asks := r.hasSign(l)
		if asks {
			labelled++
		}
		at, c := tintedTail(l)
		switch {
		case c == "" || !asks:
			continue
		case color != "" && c != color || at == 0:
			return lines // colours have another meaning
		}
		if color, tails[i] = c, at; !saysAnswer(l.Text[at:]) {
			return lines
		}
		texts[strings.TrimSpace(l.Text[at:])] = true
	}
	if len(tails) < leastTails || len(texts) < 2 || len(tails)*10 < labelled*7 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		at, ok := tails[i]
		if !ok {
			out = append(out, l)
			continue
		}
		said := strings.TrimSpace(l.Text[at:])
		for i+1 < len(lines) && !lines[i+1].Gap && !r.hasSign(lines[i+1]) && lines[i+1].Text != "" {
			if begin, c := tintedTail(lines[i+1]); begin > 0 || c != color {
				break
			}
			i++ // it goes on in the next line
			said = joined(said, strings.TrimSpace(lines[i].Text))
		}
		front := line.SliceRuns(l.Runs, 0, at)
		if !strings.HasSuffix(l.Text[:at], " ") {
			front = append(front, page.Run{Text: " "})
		}
		out = append(out, line.NewLine(l, append(front, page.Run{Kind: page.BlankRun, Answer: said})))
	}
	return out
}

// joined is a text with its next line, a word that was parted between them whole again.
func joined(said, next string) string {
	first, _ := utf8.DecodeRuneInString(next)
	if whole, parted := strings.CutSuffix(said, "-"); parted && unicode.IsLower(first) && !strings.HasSuffix(whole, " ") {
		return whole + next
	}
	return said + " " + next
}

// hasSign reports whether a line begins with the number or the letter of a question.
func (r *Reader) hasSign(l line.Line) bool {
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Number > 0 {
		return true
	}
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}

// tintedTail is where the text of another colour begins at the end of a line, and the
// colour; the whole of the line may have it. A line with two such texts, or one within,
// has no tail, and its colour is said with the place 0.
func tintedTail(l line.Line) (at int, color string) {
	end := 0
	for _, run := range l.Runs {
		text := run.Plain()
		c := run.Marks.Color
		switch {
		case run.Kind == page.TextRun && strings.TrimSpace(text) == "":
		case run.Kind != page.TextRun || run.Marks.Link != "":
			return 0, ""
		case c == "" && color != "":
			return 0, color
		case c != "" && color == "":
			at, color = end+len(text)-len(strings.TrimLeft(text, " ")), c
		case c != color:
			return 0, c
		}
		end += len(text)
	}
	return at, color
}

// longestTail is how many bytes an answer behind a question has.
const longestTail = 160

// saysAnswer reports whether a text can be an answer in words or figures: no letter of a
// choice, no sign, and nothing in brackets, such as what a question is worth.
func saysAnswer(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > longestTail || strings.HasPrefix(text, "(") || strings.HasPrefix(text, "[") || lexicon.HasQuestionMark(text) {
		return false
	}
	if line.SolePoints.MatchString(text) && strings.IndexFunc(text, unicode.IsLetter) >= 0 {
		return false
	}
	letters := strings.TrimFunc(text, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	return letters != "" && (len(letters) > 1 || unicode.IsDigit(rune(letters[0])))
}
