package rewrite

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastGraded is how many tasks the list on the cover of a paper names.
const leastGraded = 3

// gradedTask is what stands behind a task in such a list: what it is worth, and
// room for what was reached.
var gradedTask = pattern.New(`(?i)^[\s:.)\-–—]*(?:[_…]*\s*[(\[]\s*[_…]*\s*/?\s*\d{1,3}(?:[.,]\d)?\s*` + line.PointWord + `?\.?\s*[)\]]|[_…\s]*/\s*\d{1,3}(?:\s*` + line.PointWord + `)?|\d{1,3}\s*` + line.PointWord + `)[\s_….]*$`)

// WithoutGradeLists drops the list that says what each task of a paper is worth,
// "Task 1) (8)", "Problem 2: ___ / 10", where the tasks come below, and the scale of
// grades of a course.
func (r *Reader) WithoutGradeLists(lines []line.Line) []line.Line {
	lines = withoutLetterGrades(lines)
	listed := func(i int) int {
		q, ok := lines[i].QuestionLabel(r.Vocabulary)
		if !ok || q.Kind != line.WordNumber || lines[i].Kind != line.TextLine || !gradedTask.MatchString(lines[i].Text[q.End:]) {
			return 0
		}
		return q.Number
	}
	from, to, count := 0, 0, 0
	for i := range lines {
		switch n := listed(i); {
		case n == 1 && count < leastGraded:
			from, to, count = i, i+1, 1
		case n == count+1 && count > 0 && to == i:
			to, count = i+1, n
		case to == i && lines[i].Empty() && count > 0:
			to = i + 1
		}
	}
	if count < leastGraded || !r.numberedAgain(lines[to:], count) {
		return lines
	}
	return append(lines[:from:from], lines[to:]...)
}

// numberedAgain reports whether lines are numbered from one up to a number.
func (r *Reader) numberedAgain(lines []line.Line, most int) bool {
	next := 1
	for _, l := range lines {
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Number == next && q.End < len(l.Text) {
			next++
		}
	}
	return next > most
}
