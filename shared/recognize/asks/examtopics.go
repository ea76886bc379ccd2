package asks

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
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
	if out := r.answeredTopics(lines, from); out != nil {
		return out
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
		if l.Kind == line.TextLine && l.Label == nil && utf8.RuneCountInString(l.Text) <= rewrite.TaskHeading && l.Says(r.ExamLists) {
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

// answeredTopics are the lines of a list of exam topics that somebody has answered: the
// topics are headings, or bold, and count on from 1, and what most have below them is the
// answer, whatever lists it has. A list of contents that names them all before goes. It is
// nil where the topics are not answered.
func (r *Reader) answeredTopics(lines []line.Line, from int) []line.Line {
	var at []int
	for i := from; i < len(lines); i++ {
		if number, ok := r.headTopic(lines[i]); ok && number == len(at)+1 {
			at = append(at, i)
		}
	}
	if len(at) < leastTopics {
		return nil
	}
	told := 0
	for n, i := range at {
		if len(below(lines, at, n)) > 0 && !flatten.HasBlank(lines[i]) {
			told++
		}
	}
	if told*10 < len(at)*8 {
		return nil
	}
	out := append(slices.Clone(lines[:from]), r.withoutNamed(lines[from:at[0]], lines, at)...)
	for n, i := range at {
		out = append(out, r.topic(lines[i]))
		var said []line.Line
		for _, l := range below(lines, at, n) {
			if l.Kind != line.TextLine {
				out = append(out, l)
				continue
			}
			said = append(said, withLabel(l))
		}
		if len(said) > 0 {
			answer := flatten.Broken(said)
			out = append(out, line.NewLine(answer, append([]page.Run{{Text: "Model answer: "}}, answer.Runs...)))
		}
	}
	return out
}

// withoutNamed are the lines before the first topic without the list of contents that
// names most of the topics, and without its title.
func (r *Reader) withoutNamed(before, lines []line.Line, at []int) (out []line.Line) {
	topics := map[string]bool{}
	for _, i := range at {
		topics[lexicon.Fold(r.topic(lines[i]).Text)] = true
	}
	named := 0
	for _, l := range before {
		if l.Kind == line.TextLine && r.isTopic(l) && topics[lexicon.Fold(r.topic(l).Text)] {
			named++
		}
	}
	if named*3 < len(at)*2 {
		return before
	}
	for _, l := range before {
		if l.Kind != line.TextLine || !r.isTopic(l) && !r.ContentsTitle[lexicon.Fold(strings.Trim(l.Text, " .:"))] {
			out = append(out, l)
		}
	}
	return out
}

// below are the lines under the topic with number n of those at some places, empty ones
// left out.
func below(lines []line.Line, at []int, n int) (out []line.Line) {
	end := len(lines)
	if n+1 < len(at) {
		end = at[n+1]
	}
	for _, l := range lines[at[n]+1 : end] {
		if !l.Empty() || l.Label != nil {
			out = append(out, l)
		}
	}
	return out
}

// headTopic is the number of a topic that is a heading, or bold.
func (r *Reader) headTopic(l line.Line) (number int, ok bool) {
	if l.Kind != line.TextLine || l.Text == "" || l.Style().Heading == 0 && !l.IsBold() || !r.isTopic(l) {
		return 0, false
	}
	if l.Label != nil {
		return l.Label.Number, true
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return q.Number, ok
}

// withLabel is a line with the number or bullet of its list as its own text.
func withLabel(l line.Line) line.Line {
	label := l.Label
	if label == nil {
		return l
	}
	out := line.NewLine(l, append([]page.Run{{Text: label.Text + " "}}, l.Runs...))
	out.Label = nil
	return out
}
