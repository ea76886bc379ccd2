package printed

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// mostHeadedReason is how many lines explain an answer under its choices.
const mostHeadedReason = 40

// HeadedReasons reads what stands apart between the choices of a question and the next
// line "Question 8" as the explanation, where nearly all questions have such a line and
// most of them such sentences: their own sentences stand below their lines.
func (r *Reader) HeadedReasons(lines []line.Line) []line.Line {
	var at []int
	heads, from := 0, -1 // from is the line behind the last choice of a question
	for i := 0; i <= len(lines); i++ {
		if i < len(lines) && !r.headsAlone(lines[i]) {
			if c, ok := lines[i].ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && lines[i].Kind == line.TextLine && heads > 0 {
				from = i + 1
			}
			continue
		}
		if from > 0 && from < i && r.tellsWhy(lines[from:i]) {
			at = append(at, from)
		}
		heads, from = heads+1, -1
	}
	if heads--; len(at) < leastPlainReasons || len(at)*10 < heads*6 {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		out[i] = flatten.Explaining(lines[i])
	}
	return out
}

// headsAlone reports whether a line is a word and the number of a question, and no more.
func (r *Reader) headsAlone(l line.Line) bool {
	if l.Kind != line.TextLine || len(l.Text) > lexicon.HeadingLimit {
		return false
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Kind == line.WordNumber && q.Number > 0 && q.End == len(l.Text)
}

// tellsWhy reports whether lines that stand apart are sentences and nothing else.
func (r *Reader) tellsWhy(lines []line.Line) bool {
	words := 0
	if !lines[0].Gap || len(lines) > mostHeadedReason {
		return false
	}
	for _, l := range lines {
		if l.Kind == line.TableLine || l.Label != nil || l.Style().Heading > 0 || lexicon.HasQuestionMark(l.Text) {
			return false
		}
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
			return false
		}
		words += flatten.CountWords(l.Text, leastReasonWords)
	}
	return words >= leastReasonWords
}
