package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	lateTitle = 2  // lines of a title over the first question
	lateFirst = 60 // the largest number that may be the first one typed
	lateSame  = 3  // numbered questions of one length that show the build
)

// LateNumbers numbers the questions over the first number of a document whose
// author began to number late: "Electron volt is a unit of", four lines, ...,
// "10. The volume is", four lines. The numbers must tell exactly how many
// questions of the same length stand above.
func LateNumbers(lines []line.Line) []line.Line {
	at, first, size := lateStart(lines)
	if size == 0 {
		return firstNumbered(lines)
	}
	from := at - (first-1)*size
	if from < 0 || from > lateTitle {
		return lines
	}
	for i := from; i < at; i++ {
		if l := lines[i]; l.Kind != line.TextLine || l.Label != nil || line.IsRoom(l.Text) {
			return lines
		}
		if _, ok := lines[i].ChoiceLabel(); ok {
			return lines
		}
	}
	if first == 2 && !flatten.ClosesStem(lines[from].Text) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for n := range first - 1 {
		out[from+n*size] = numbered(out[from+n*size], n+1)
	}
	return out
}

// numbered is a line with a number in front.
func numbered(l line.Line, n int) line.Line {
	gap := l.Gap
	l = line.NewLine(l, append([]page.Run{{Text: lexicon.DecimalText(n) + ". "}}, l.Runs...))
	l.Gap = gap
	return l
}

// firstNumbered numbers the question over a first number that is a 2: choices from
// the first letter on stand below its line, and below that of the 2 too, typed or
// counted by the word processor.
func firstNumbered(lines []line.Line) []line.Line {
	stem := -1
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil && !isLettered(l) {
			return lines
		}
		if i > 0 && isFirstLetter(l) {
			if stem >= 0 || lines[i-1].Label != nil {
				return lines
			}
			stem = i - 1
		}
		q, ok := l.QuestionLabelTyped()
		if !ok || q.Kind != line.PlainNumber {
			continue
		}
		if q.Number != 2 || stem < 0 || i+1 == len(lines) || !isFirstLetter(lines[i+1]) {
			return lines
		}
		out := append([]line.Line(nil), lines...)
		out[stem] = numbered(out[stem], 1)
		return out
	}
	return lines
}

// isLettered reports whether a line begins with the letter of a choice.
func isLettered(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}

// isFirstLetter reports whether a line begins with the first letter of a row.
func isFirstLetter(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && lexicon.Fold(c.Sign) == "a"
}

// lateStart finds the first typed number, and how many lines a question has from
// there to the next, where most have the same; 0 where they do not.
func lateStart(lines []line.Line) (at, first, size int) {
	last, from, same, all := 0, 0, 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			if last == 0 && l.Label != nil {
				return 0, 0, 0
			}
			continue
		}
		q, ok := l.QuestionLabelTyped()
		if !ok || q.Kind != line.PlainNumber || last > 0 && q.Number != last+1 {
			continue
		}
		if last == 0 {
			if q.Number < 2 || q.Number > lateFirst {
				return 0, 0, 0
			}
			at, first = i, q.Number
		} else {
			all++
			if size == 0 {
				size = i - from
			}
			if i-from == size {
				same++
			}
		}
		last, from = q.Number, i
	}
	if same < lateSame || same*4 < all*3 || size < 3 || size > lexicon.MaxChoices+1 {
		return 0, 0, 0
	}
	return at, first, size
}
