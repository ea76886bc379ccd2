package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var (
	// hanTaskHead is the head of a section with what it is worth and the task
	// behind that: "四、证明题 (10 分) 若 ...".
	hanTaskHead = pattern.Guarded(func(s string) bool { return !isASCII(s) && hanSection.MatchString(s) }, `^[一二三四五六七八九十]{1,3}\s*[、.．]\s*\p{Han}{1,6}题\s*[（(]\s*(?:本题|共|满分)?\s*\d{1,3}\s*分\s*[）)]\s*[:：.。]?\s*`)
	// hanScoreBox is the box for the marks of a section.
	hanScoreBox = pattern.Guarded(func(s string) bool { return !isASCII(s) }, `^(?:得\s*分|评\s*卷\s*人|阅\s*卷\s*人|\s)+$`)
)

// hanHeads parts the heads of Chinese papers from the task on their line. A
// section that numbers nothing is that one task: it gets the first number in the
// manner of the others.
func hanHeads(lines []line) []line {
	manner, delim := firstManner(lines)
	if manner == "" || !slices.ContainsFunc(lines, func(l line) bool { return taskBehindHead(l) > 0 }) {
		return lines
	}
	var out []line
	for i, l := range lines {
		end := taskBehindHead(l)
		switch {
		case l.kind == textLine && l.label == nil && hanScoreBox.MatchString(l.text):
		case end == 0 || numbersUnder(lines[i+1:], delim) && len(l.text) <= headingLimit:
			out = append(out, l)
		default:
			head, task := l.cut(0, end), l.from(end)
			head.gap, task.gap = l.gap, true
			if !numbersUnder(lines[i+1:], delim) {
				task = newLine(task, append([]page.Run{{Text: manner}}, task.runs...))
			}
			out = append(out, head, task)
		}
	}
	return out
}

// taskBehindHead is where the task begins behind the head of a section; 0 for none.
func taskBehindHead(l line) int {
	if l.kind != textLine || l.label != nil {
		return 0
	}
	end := len(hanTaskHead.FindString(l.text))
	if end == len(l.text) {
		return 0
	}
	return end
}

// firstManner is the first number of a section as the paper types it, "(1) ", and
// its sign.
func firstManner(lines []line) (manner string, delim byte) {
	for _, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		if q, ok := l.questionLabelTyped(); ok && q.kind == plainNumber && q.number == 1 && q.end > 0 {
			return strings.TrimSpace(l.text[:q.end]) + " ", q.delim
		}
	}
	return "", 0
}

// numbersUnder reports whether a section numbers or letters what it asks. Numbers
// of another manner are those of notes at the foot of a page.
func numbersUnder(lines []line, delim byte) bool {
	for _, l := range lines {
		if l.kind == textLine && l.label == nil && hanSection.MatchString(l.text) {
			return false
		}
		if l.label != nil {
			return true
		}
		if q, ok := l.questionLabelTyped(); ok && q.kind == plainNumber && q.number == 1 && q.delim == delim {
			return true
		}
		if c, ok := l.choiceLabel(); ok && c.kind == letterLabel {
			return true
		}
	}
	return false
}
