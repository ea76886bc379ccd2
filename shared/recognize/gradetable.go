package recognize

import "formwright/shared/page"

// gradeTable reports whether a table is the one on the cover of an exam that the
// marks are written into: a row numbers the questions, another says what each is
// worth, and what was earned has a row without anything.
func (f *flattener) gradeTable(t page.Table) bool {
	asks, worth, room := false, false, false
	for _, row := range t.Rows {
		if len(row.Cells) < 3 {
			return false
		}
		head := cellText(row.Cells[0])
		numbers, filled := 0, 0
		for _, c := range row.Cells[1:] {
			text := cellText(c)
			if text != "" {
				filled++
			}
			if isNumber(text) {
				numbers++
			}
		}
		_, isQuestion := f.vocabulary.is(head, questionWord)
		_, isWorth := f.vocabulary.is(head, pointsWord)
		switch {
		case isQuestion && numbers > 0 && numbers+1 >= filled:
			asks = true
		case !asks:
			return false
		case filled == 0:
			room = true
		case numbers == filled && isWorth:
			worth = true
		default:
			return false
		}
	}
	return asks && worth && room
}
