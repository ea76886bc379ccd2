package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// Bounds of a worksheet whose tasks are numbered headings among headings of its text.
const (
	leastWorksheetTasks = 4 // headings with numbers that count on from 1
	leastSignedLists    = 2 // lists below them that tell what is right
)

// WorksheetTasks takes the bullets off the lists of a text to read, where the tasks on it
// are headings with numbers, "3) Which are true?", and lists below some of those tell what
// is right: only what stands below a number is offered.
func (r *Reader) WorksheetTasks(lines []line.Line) []line.Line {
	tasks, signed, texts := 0, 0, 0
	under, counted := make([]bool, len(lines)), false
	for i := range lines {
		l := &lines[i]
		if l.Kind == line.TextLine && l.Style().Heading > 0 {
			q, ok := l.QuestionLabelTyped()
			if ok = ok && q.Kind == line.PlainNumber && q.Number > 0; ok {
				if q.Number != tasks+1 {
					return lines
				}
				tasks++
			}
			under[i] = ok
			counted = false
			continue
		}
		under[i] = i > 0 && under[i-1]
		if !isBullet(l) {
			continue
		}
		if !under[i] {
			texts++
		} else if !counted && r.isSigned(*l) {
			signed, counted = signed+1, true
		}
	}
	if tasks < leastWorksheetTasks || signed < leastSignedLists || texts == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i := range out {
		if !under[i] && isBullet(&out[i]) {
			out[i].Label = nil
		}
	}
	return out
}

// isBullet reports whether a line is the entry of a list that counts nothing.
func isBullet(l *line.Line) bool {
	return l.Kind == line.TextLine && l.Label != nil && l.Label.Format == page.Bullet && l.Label.Check == page.NoCheck
}
