package line

import "formwright/shared/recognize/pattern"

// Signs is the set of signs that a text has.
type Signs = pattern.Signs

// SignsOf are the signs of a text.
func SignsOf(s string) Signs { return pattern.SignsOf(s) }

// Wide are all groups of signs outside ASCII.
var Wide = SignsOf("éłа" + "กა’あ字（😀")

// Digits are those of ASCII.
var Digits = SignsOf("0123456789")

// Signs are the signs of the text of the line.
func (l *Line) Signs() Signs {
	if l.told == nil {
		return SignsOf(l.Text)
	}
	if l.told.known&signsKnown == 0 {
		l.told.signs = SignsOf(l.Text)
		l.told.known |= signsKnown
	}
	return l.told.signs
}

// May reports whether the text of a line has what every match of a pattern has. Its
// signs are known, so that this is sooner told than the pattern is asked, where that
// looks for seldom ones.
func (l *Line) May(p pattern.Pattern) bool { return p.Among(l.Signs()) }

// Has reports whether the text of a line has one of the signs.
func (l *Line) Has(some Signs) bool { return l.Signs().Any(some) }

// Any reports whether one of the lines has one of the signs.
func Any(lines []Line, some Signs) bool {
	for i := range lines {
		if lines[i].Has(some) {
			return true
		}
	}
	return false
}
