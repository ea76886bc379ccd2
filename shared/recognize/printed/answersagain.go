package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// againReach is how many lines above an answer the choices stand that it repeats.
	againReach = 40
	// againLength is how many bytes of a choice tell it from others.
	againLength = 24
)

// AnswersAgain puts right choices that are said again with their letters on lines of
// their own, "True: a. red" over "d. green", on the line of the answer: each says what
// the choice with its letter says.
func (r *Reader) AnswersAgain(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		letters, end := r.answersAgain(lines, i)
		if end > 0 && out == nil {
			out = append(make([]line.Line, 0, len(lines)), lines[:i]...)
		}
		switch {
		case end > 0:
			out = append(out, line.NewLine(lines[i], []page.Run{{Text: "Answer: " + strings.Join(letters, ", ")}}))
			i = end - 1
		case out != nil:
			out = append(out, lines[i])
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// answersAgain is the letters of the choices that line i and those below it say again,
// and where they end; 0 where line i is no answer or the only one.
func (r *Reader) answersAgain(lines []line.Line, i int) (letters []string, end int) {
	l := lines[i]
	if c, valued := l.NoteClass(r.Vocabulary); c != lexicon.AnswerWord || !valued || l.Kind != line.TextLine {
		return nil, 0
	}
	n, ok := line.NoteOf(l, r.Vocabulary)
	if !ok || n.Class != lexicon.AnswerWord {
		return nil, 0
	}
	first := letterAgain(lines, i, n.Value.Text)
	if first == "" {
		return nil, 0
	}
	letters = []string{first}
	for k := i + 1; k < len(lines); k++ {
		text := lines[k].Text
		if lines[k].Kind == line.TextLine && text == "" && lines[k].Label == nil {
			continue
		}
		next := ""
		if lines[k].Kind == line.TextLine && lines[k].Label == nil {
			next = letterAgain(lines, i, text)
		}
		if next == "" || next <= letters[len(letters)-1] {
			break
		}
		letters, end = append(letters, next), k+1
	}
	return letters, end
}

// letterAgain is the letter that a text begins with where one of the choices above line i
// has it and says the same, in upper case; empty otherwise.
func letterAgain(lines []line.Line, i int, text string) string {
	c, ok := line.ChoiceLabelOf(text)
	if !ok || c.Kind != lexicon.LetterLabel || len(c.Sign) != 1 {
		return ""
	}
	said := againOf(text[min(c.End, len(text)):])
	for k := i - 1; k >= 0 && k >= i-againReach; k-- {
		above, ok := lines[k].ChoiceLabel()
		if !ok || above.Kind != lexicon.LetterLabel || above.Sign != c.Sign {
			continue
		}
		if choice := againOf(lines[k].Text[min(above.End, len(lines[k].Text)):]); said != "" && choice == said {
			return strings.ToUpper(c.Sign)
		}
		return ""
	}
	return ""
}

// againOf is the beginning of what a choice says.
func againOf(text string) string {
	s := lexicon.Same(text)
	return s[:min(len(s), againLength)]
}
