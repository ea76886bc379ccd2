package draft

import "formwright/shared/recognize/line"

// overPictures is where the pictures begin that stand right before line i, under the line
// that asks about them, which may look like a heading; i where there are none.
func overPictures(ts []Token, done, i int) int {
	for i > done && ts[i-1].Kind == line.ObjectLine {
		i--
	}
	return i
}
