package asks

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// titledQuestions is how many questions a title is for at least, on average: what
	// stands behind each question answers it.
	titledQuestions = 2
	// longestTitleBetween is how many words such a title has.
	longestTitleBetween = 5
	// reachOfTitle is how many lines over the first question its title stands.
	reachOfTitle = 2
)

// TitlesBetween makes heads of the titles that stand over numbered questions with a gap
// above, "Station 2", "Act 1, Scene 3", and are no part of the question before: one stands
// over the first question as well, and most questions have none behind them.
func (r *Reader) TitlesBetween(lines []line.Line) []line.Line {
	var at []int
	numbers, first := 0, -1
	for i, l := range lines {
		if r.NumberedRow(l) > 0 {
			if numbers++; first < 0 {
				first = i
			}
		}
		if first >= 0 && i > first && l.Gap && r.numberUnder(lines[i+1:]) && r.isOver(lines[i-1]) && r.titles(l) {
			at = append(at, i)
		}
	}
	if len(at) > 0 && ((len(at)+1)*titledQuestions > numbers+1 || !r.titledAbove(lines, first)) {
		at = r.repeatedTitles(lines, at)
	}
	if len(at) == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		out[i].Counts = true
	}
	return out
}

// repeatedTitles keeps the titles that stand over several questions each, and nowhere
// else: "TOSS-UP" and "BONUS" in turn.
func (r *Reader) repeatedTitles(lines []line.Line, at []int) []int {
	var kept []int
	for _, i := range at {
		over, everywhere := 0, 0
		for k, l := range lines {
			if l.Text != lines[i].Text {
				continue
			}
			if everywhere++; r.numberUnder(lines[k+1:]) {
				over++
			}
		}
		if over > 1 && over == everywhere {
			kept = append(kept, i)
		}
	}
	return kept
}

// isOver reports whether a question is at its end with a line: nothing is open, or it
// tells the answer.
func (r *Reader) isOver(l line.Line) bool {
	if isDone(l) {
		return true
	}
	c, _ := l.NoteClass(r.Vocabulary)
	return c == lexicon.AnswerWord
}

// numberUnder reports whether a numbered question begins right below a title, or below
// what it says to do, where the numbers count on.
func (r *Reader) numberUnder(lines []line.Line) bool {
	if len(lines) > 1 && !lines[0].Gap && r.NumberedRow(lines[0]) == 0 && r.NumberedRow(lines[1]) > 1 && endsOrder(lines[0].Text) && !lexicon.HasQuestionMark(lines[0].Text) {
		lines = lines[1:]
	}
	return len(lines) > 0 && r.NumberedRow(lines[0]) > 0
}

// titledAbove reports whether a title stands over the first question, below the title of
// the test.
func (r *Reader) titledAbove(lines []line.Line, first int) bool {
	above := 0
	for i := first - 1; i > 0 && above < reachOfTitle; i-- {
		if lines[i].Empty() {
			continue
		}
		if above++; r.titles(lines[i]) {
			return true
		}
	}
	return false
}

// titles reports whether a line is a few words that begin with a capital and end in no
// sign, nor with a label or room.
func (r *Reader) titles(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || flatten.HasBlank(l) || answerkey.EndsSentence(l.Text) || flatten.ClosesStem(l.Text) || IsChoiceList(l) {
		return false
	}
	if first, _ := utf8.DecodeRuneInString(l.Text); !unicode.IsUpper(first) {
		return false
	}
	if _, ok := l.ChoiceLabel(); ok {
		return false
	}
	if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
		return false
	}
	return flatten.CountWords(l.Text, longestTitleBetween+1) <= longestTitleBetween
}
