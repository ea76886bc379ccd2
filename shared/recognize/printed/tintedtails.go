package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastTails is how many lines end in a text of a colour of its own.
const leastTails = 3

// strayTints is of how many answers in a colour one line may have the colour for
// something else, such as the address that a question is about.
const strayTints = 8

// tail is the answer in a colour of its own that belongs to a question: where it begins
// in its line, or the lines below it that are all in that colour.
type tail struct{ at, below int }

// TintedTails takes what is typed behind questions in a colour of its own for their
// answers, "8 - 3 = 5" with a red 5: the copy of the teacher. It may fill the beginning of
// the room to write, or the lines below the question. Most lines with a number or a letter
// end so, and the colour begins none of them.
func (r *Reader) TintedTails(lines []line.Line) []line.Line {
	tails, color, ok := r.tintedTails(lines)
	if !ok {
		return lines
	}
	times := map[string]int{} // how often a line says the same: the head of a page
	for i := range lines {
		times[lines[i].Text]++
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		t, ok := tails[i]
		if !ok {
			out = append(out, l)
			continue
		}
		front, said := withoutRoom(l.Runs), ""
		if t.below == 0 {
			said = strings.TrimSpace(tinted(l.Runs, color))
			front = withoutRoom(line.SliceRuns(l.Runs, 0, t.at))
		}
		for i+1 < len(lines) && (t.below > 0 || t.at > 0 && r.goesOn(lines[i+1], color)) {
			i++ // it goes on in the next line
			said = joined(said, strings.TrimSpace(tinted(lines[i].Runs, color)))
			t.below--
		}
		if !strings.HasSuffix(line.Plain(front), " ") {
			front = append(front, page.Run{Text: " "})
		}
		out = append(out, line.NewLine(l, append(front, page.Run{Kind: page.BlankRun, Answer: said})))
		for n := r.toldBehind(lines, i, l, times); n > 0; n-- {
			i++
			out = append(out, flatten.Explaining(lines[i]))
		}
	}
	return out
}

// mostReasons is how many lines tell at most why an answer is right.
const mostReasons = 4

// toldBehind is how many lines below an answer, which ends in line at, go on with it up to
// the next question of the count: they say why it is right, as nothing more is asked there.
func (r *Reader) toldBehind(lines []line.Line, at int, question line.Line, times map[string]int) int {
	asked, ok := question.NumberLabel()
	for n := 0; ok && n <= mostReasons && at+n+1 < len(lines); n++ {
		l := lines[at+n+1]
		if next, ok := l.NumberLabel(); ok {
			if next.Number == asked.Number+1 {
				return n
			}
			return 0
		}
		if l.Kind != line.TextLine || isFurniture(l, times) || l.IsBold() || l.Style().Heading > 0 || r.hasSign(l) || flatten.EndsAsking(l.Text) || strings.HasSuffix(l.Text, ":") || flatten.HasBlank(l) {
			return 0
		}
	}
	return 0
}

// isFurniture reports whether a line says nothing in words, as the number of a page, or
// stands elsewhere again, as the head of one.
func isFurniture(l line.Line, times map[string]int) bool {
	return strings.IndexFunc(l.Text, unicode.IsLetter) < 0 || times[l.Text] > 1
}

// tintedTails finds the answers of most questions in a colour of its own.
func (r *Reader) tintedTails(lines []line.Line) (tails map[int]tail, color string, ok bool) {
	tails = map[int]tail{}
	labelled, ends, stray := 0, 0, 0
	texts := map[string]bool{}
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || l.Text == "" || !r.hasSign(l) {
			continue
		}
		labelled++
		at, c := tintedTail(l)
		if color == "" {
			color = c
		}
		switch {
		case c == color && c != "" && at > 0 && saysAnswer(tinted(l.Runs, c)):
			tails[i] = tail{at: at}
			ends++
			texts[strings.TrimSpace(l.Text[at:])] = true
			continue
		case c != "":
			stray++ // the colour has another meaning here
		}
		if n := tintedBelow(lines[i+1:], color); n > 0 {
			tails[i] = tail{below: n}
			texts[lines[i+1].Text] = true
			i += n
		}
	}
	return tails, color, ends >= leastTails && len(texts) >= 2 && len(tails)*10 >= labelled*7 && stray*strayTints <= len(tails)
}

// tintedBelow is how many of the lines right below a question are all in the colour of the
// answers, which begins no question: a number among them is one.
func tintedBelow(below []line.Line, color string) int {
	n := 0
	for n < len(below) && color != "" && below[n].Text != "" {
		if !allTinted(below[n], color) || !saysAnswer(below[n].Text) {
			break
		}
		n++
	}
	return n
}

// goesOn reports whether a line is the next one of an answer in a colour.
func (r *Reader) goesOn(l line.Line, color string) bool {
	return !l.Gap && l.Text != "" && !r.hasSign(l) && allTinted(l, color)
}

// allTinted reports whether all words of a line have a colour.
func allTinted(l line.Line, color string) bool {
	for _, run := range l.Runs {
		if !isRoom(run) && (run.Kind != page.TextRun || run.Marks.Color != color) {
			return false
		}
	}
	return true
}

// tinted is the text of the runs that have a colour.
func tinted(runs []page.Run, color string) string {
	var b strings.Builder
	for _, run := range runs {
		if text := run.Plain(); run.Kind == page.TextRun && (run.Marks.Color == color || strings.TrimSpace(text) == "") {
			b.WriteString(text)
		}
	}
	return b.String()
}

// withoutRoom are runs without the room to write at their end.
func withoutRoom(runs []page.Run) []page.Run {
	n := len(runs)
	for n > 0 && isRoom(runs[n-1]) {
		n--
	}
	return runs[:n:n]
}

// isRoom reports whether a run only leaves room to write, or parts others.
func isRoom(run page.Run) bool {
	text := strings.TrimSpace(run.Plain())
	return text == "" || run.Kind == page.BlankRun && run.Answer == "" || run.Kind == page.TextRun && len(text) > 2 && line.IsRoom(text)
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

// tintedTail is where the text of another colour begins at the end of a line, or before
// the room to write there, and the colour; the whole of the line may have it. A line with
// two such texts, or one within, has no tail, and its colour is said with the place 0.
func tintedTail(l line.Line) (at int, color string) {
	end := 0
	for _, run := range withoutRoom(l.Runs) {
		text := run.Plain()
		c := run.Marks.Color
		switch {
		case isRoom(run) && color == "" || strings.TrimSpace(text) == "":
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

// longestTail is how many letters an answer behind a question has.
const longestTail = 160

// saysAnswer reports whether a text can be an answer in words or figures: no letter of a
// choice, no sign, and nothing in brackets, such as what a question is worth.
func saysAnswer(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || lexicon.IsLonger(text, longestTail) || strings.HasPrefix(text, "(") || strings.HasPrefix(text, "[") || lexicon.HasQuestionMark(text) {
		return false
	}
	if line.SolePoints.MatchString(text) && strings.IndexFunc(text, unicode.IsLetter) >= 0 {
		return false
	}
	letters := strings.TrimFunc(text, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	return letters != "" && (len(letters) > 1 || unicode.IsDigit(rune(letters[0])))
}
