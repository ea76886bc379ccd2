package asks

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a list of exam topics.
const (
	topicTitleLines = 4 // down to which its title stands
	leastTopics     = 4
)

// ExamTopics makes every number below the title of a list of exam topics that of a
// question, in whatever parts it is: what is named there is asked, whether its words
// ask or not. Most lines of such a list have a number: no answers stand between them.
func (r *Reader) ExamTopics(lines []line.Line) []line.Line {
	from := r.examTitle(lines) + 1
	if from == 0 {
		return lines
	}
	var topics []int
	said := 0
	for i, l := range lines[from:] {
		if r.Chapters[lexicon.Fold(l.Text)] {
			break
		}
		if l.Kind != line.TextLine || l.Text == "" {
			continue
		}
		if said++; r.isTopic(l) {
			topics = append(topics, from+i)
		}
	}
	if len(topics) < leastTopics || len(topics)*3 < said*2 {
		return lines
	}
	lines = slices.Clone(lines)
	for _, i := range topics {
		lines[i] = r.topic(lines[i])
	}
	return lines
}

// examTitle is the place of a title that names a list of exam topics, -1 for none.
func (r *Reader) examTitle(lines []line.Line) int {
	for i, l := range lines[:min(topicTitleLines, len(lines))] {
		if l.Kind == line.TextLine && l.Label == nil && len(l.Text) <= rewrite.TaskHeading && l.Says(r.ExamLists) {
			return i
		}
	}
	return -1
}

// isTopic reports whether a line begins with the number of a topic.
func (r *Reader) isTopic(l line.Line) bool {
	if l.Label != nil {
		return l.Label.Format == page.Decimal && l.Label.Level == 0
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Kind == line.PlainNumber && (q.Delim == '.' || q.Delim == ')') && q.End < len(l.Text)
}

// topic is a line with its number as that of an open task.
func (r *Reader) topic(l line.Line) line.Line {
	if l.Label == nil {
		q, _ := l.QuestionLabel(r.Vocabulary)
		l = l.From(q.End)
		l.Label = &page.Label{Text: q.Text, Format: page.Decimal, Number: q.Number}
	}
	label := *l.Label
	label.List = line.OpenList
	l.Label = &label
	return l
}
