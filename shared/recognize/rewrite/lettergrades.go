package rewrite

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterGrade is a grade with the range of points or per cent that gives it: "A. 720-800,
// 90% - 100%", "F: below 60 %".
var letterGrade = pattern.New(`^([A-F])\s*[.):=–—-]\s*(?:(?i:below|under|less than|above|over|at least)|[<>≤≥=])?\s*\d{1,4}(?:[.,]\d+)?\s*%?(?:[\s,;/()–—-]|(?i:and|or|to|above|below|points?|pts|up|over|under|%)|\d{1,4}(?:[.,]\d+)?)*$`)

// gradeLetters are the letters of such a scale: there is no E.
const gradeLetters = "ABCDF"

// withoutLetterGrades drops the scale of grades of a course, which would be choices.
func withoutLetterGrades(lines []line.Line) []line.Line {
	at := 0 // of gradeLetters
	for i, l := range lines {
		if l.Text == "" || l.Text[0] > 'F' || at == 0 && l.Text[0] != gradeLetters[0] {
			at = 0
			continue
		}
		m := letterGrade.FindStringSubmatch(l.Text)
		switch {
		case m != nil && l.Kind == line.TextLine && l.Label == nil && m[1][0] == gradeLetters[at]:
			at++
		case m != nil && m[1][0] == gradeLetters[0]:
			at = 1
		default:
			at = 0
		}
		if at == len(gradeLetters) {
			from := i + 1 - len(gradeLetters)
			return append(lines[:from:from], lines[i+1:]...)
		}
	}
	return lines
}
