package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// hanTaskHead is the head of a section with what it is worth and the task
	// behind that: "四、证明题 (10 分) 若 ...".
	hanTaskHead = pattern.Guarded(func(s string) bool { return !lexicon.IsASCII(s) && answerkey.HanSection.MatchString(s) }, `^[一二三四五六七八九十]{1,3}\s*[、.．]\s*\p{Han}{1,6}题\s*[（(]\s*(?:本题|共|满分)?\s*\d{1,3}\s*分\s*[）)]\s*[:：.。]?\s*`)
	// hanScoreBox is the box for the marks of a section.
	hanScoreBox = pattern.Guarded(func(s string) bool { return !lexicon.IsASCII(s) }, `^(?:得\s*分|评\s*卷\s*人|阅\s*卷\s*人|\s)+$`)
)

// HanHeads parts the heads of Chinese papers from the task on their line. A
// section that numbers nothing is that one task: it gets the first number in the
// manner of the others.
func HanHeads(lines []line.Line) []line.Line {
	manner, delim := firstManner(lines)
	if manner == "" || !slices.ContainsFunc(lines, func(l line.Line) bool { return taskBehindHead(l) > 0 }) {
		return lines
	}
	var out []line.Line
	for i, l := range lines {
		end := taskBehindHead(l)
		switch {
		case l.Kind == line.TextLine && l.Label == nil && hanScoreBox.MatchString(l.Text):
		case end == 0 || numbersUnder(lines[i+1:], delim) && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit):
			out = append(out, l)
		default:
			head, task := l.Cut(0, end), l.From(end)
			head.Gap, task.Gap = l.Gap, true
			if !numbersUnder(lines[i+1:], delim) {
				task = line.NewLine(task, append([]page.Run{{Text: manner}}, task.Runs...))
			}
			out = append(out, head, task)
		}
	}
	return out
}

// taskBehindHead is where the task begins behind the head of a section; 0 for none.
func taskBehindHead(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0
	}
	end := len(hanTaskHead.FindString(l.Text))
	if end == len(l.Text) {
		return 0
	}
	return end
}

// firstManner is the first number of a section as the paper types it, "(1) ", and
// its sign.
func firstManner(lines []line.Line) (manner string, delim byte) {
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if q, ok := l.QuestionLabelTyped(); ok && q.Kind == line.PlainNumber && q.Number == 1 && q.End > 0 {
			return strings.TrimSpace(l.Text[:q.End]) + " ", q.Delim
		}
	}
	return "", 0
}

// numbersUnder reports whether a section numbers or letters what it asks. Numbers
// of another manner are those of notes at the foot of a page.
func numbersUnder(lines []line.Line, delim byte) bool {
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && answerkey.HanSection.MatchString(l.Text) {
			return false
		}
		if l.Label != nil {
			return true
		}
		if q, ok := l.QuestionLabelTyped(); ok && q.Kind == line.PlainNumber && q.Number == 1 && q.Delim == delim {
			return true
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			return true
		}
	}
	return false
}
