package printed

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// mostHeadedReason is how many lines explain an answer under its choices.
const mostHeadedReason = 40

// HeadedReasons reads what stands behind the answer of a question, or apart behind its
// choices, and before the next line "Question 8" as the explanation, where most
// questions with choices have such sentences: their own stand below their lines.
func (r *Reader) HeadedReasons(lines []line.Line) []line.Line {
	var at []int
	heads, offering, from, answered := 0, 0, -1, false // from is the line behind the last choice of a question or its answer
	for i := 0; i <= len(lines); i++ {
		if i < len(lines) && !r.headsAlone(lines[i]) {
			switch c, ok := lines[i].ChoiceLabel(); {
			case ok && c.Kind == lexicon.LetterLabel && lines[i].Kind == line.TextLine && heads > 0 && !answered:
				from = i + 1
			case from > 0 && !answered:
				if c, valued := lines[i].NoteClass(r.Vocabulary); c == lexicon.AnswerWord {
					answered, from = true, i+1
					if !valued {
						from++ // the answer stands below its word
					}
				}
			}
			continue
		}
		if from > 0 {
			offering++
		}
		if from > 0 && from < i && (answered || lines[from].Gap) && r.tellsWhy(lines[from:i]) {
			at = append(at, from)
		}
		heads, from, answered = heads+1, -1, false
	}
	if len(at) < leastPlainReasons || len(at)*10 < offering*6 {
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
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return false
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Kind == line.WordNumber && q.Number > 0 && q.End == len(l.Text)
}

// tellsWhy reports whether lines are sentences and nothing else.
func (r *Reader) tellsWhy(lines []line.Line) bool {
	words := 0
	if len(lines) > mostHeadedReason {
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
