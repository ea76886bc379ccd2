package recognize

import "formwright/shared/page"

const (
	lateTitle = 2  // lines of a title over the first question
	lateFirst = 60 // the largest number that may be the first one typed
	lateSame  = 3  // numbered questions of one length that show the build
)

// lateNumbers numbers the questions over the first number of a document whose
// author began to number late: "Electron volt is a unit of", four lines, ...,
// "10. The volume is", four lines. The numbers must tell exactly how many
// questions of the same length stand above.
func lateNumbers(lines []line) []line {
	at, first, size := lateStart(lines)
	if size == 0 {
		return lines
	}
	from := at - (first-1)*size
	if from < 0 || from > lateTitle {
		return lines
	}
	for i := from; i < at; i++ {
		if l := lines[i]; l.kind != textLine || l.label != nil || isRoom(l.text) {
			return lines
		}
		if _, ok := lines[i].choiceLabel(); ok {
			return lines
		}
	}
	if first == 2 && !closesStem(lines[from].text) {
		return lines
	}
	out := append([]line(nil), lines...)
	for n := range first - 1 {
		l := out[from+n*size]
		gap := l.gap
		l = newLine(l, append([]page.Run{{Text: decimalText(n+1) + ". "}}, l.runs...))
		l.gap = gap
		out[from+n*size] = l
	}
	return out
}

// lateStart finds the first typed number, and how many lines a question has from
// there to the next, where most have the same; 0 where they do not.
func lateStart(lines []line) (at, first, size int) {
	last, from, same, all := 0, 0, 0, 0
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			if last == 0 && l.label != nil {
				return 0, 0, 0
			}
			continue
		}
		q, ok := l.questionLabelTyped()
		if !ok || q.kind != plainNumber || last > 0 && q.number != last+1 {
			continue
		}
		if last == 0 {
			if q.number < 2 || q.number > lateFirst {
				return 0, 0, 0
			}
			at, first = i, q.number
		} else {
			all++
			if size == 0 {
				size = i - from
			}
			if i-from == size {
				same++
			}
		}
		last, from = q.number, i
	}
	if same < lateSame || same*4 < all*3 || size < 3 || size > maxChoices+1 {
		return 0, 0, 0
	}
	return at, first, size
}
