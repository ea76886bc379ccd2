package asks

import (
	"slices"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// headsBehind makes the line behind two lists to match, or behind entries to put in
// order, the head of a section where it ends as a sentence does and the questions
// below it count from 1: "Answer the questions. 1. Who ..."
func (r *Reader) headsBehind(lines []line.Line) []line.Line {
	copied := false
	for i := 2; i+1 < len(lines); i++ {
		if !r.isHeadBehind(lines, i) {
			continue
		}
		if !copied {
			lines, copied = slices.Clone(lines), true
		}
		lines[i].Counts = true
	}
	return lines
}

func (r *Reader) isHeadBehind(lines []line.Line, i int) bool {
	before, l := lines[i-1], lines[i]
	matched := before.Kind == line.TableLine && lines[i-2].Label != nil && lines[i-2].Label.List == line.OpenList
	ordered := before.Label != nil && before.Label.List == OrderedList
	if !matched && !ordered || l.Kind != line.TextLine || l.Label != nil || !l.Gap || lexicon.IsLonger(l.Text, matchHead) || !answerkey.EndsSentence(l.Text) {
		return false
	}
	if _, numbered := l.QuestionLabel(r.Vocabulary); numbered {
		return false
	}
	if below := lines[i+1].Label; below != nil {
		return below.Number == 1
	}
	q, ok := lines[i+1].QuestionLabel(r.Vocabulary)
	return ok && q.Number == 1
}
