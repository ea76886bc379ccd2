package line

import "unicode/utf8"

// Signs is a set of signs in ASCII, and whether there is any outside. It tells of
// many a line, at the cost of one look, that it cannot have what is sought.
type Signs struct{ low, high uint64 }

// outside stands for all signs outside ASCII; no line has the sign that is the bit.
const outside = 0

// SignsOf are the signs of a text.
func SignsOf(s string) (set Signs) {
	for i := range len(s) {
		c := s[i]
		if c >= utf8.RuneSelf {
			c = outside
		}
		if c < 64 {
			set.low |= 1 << c
		} else {
			set.high |= 1 << (c - 64)
		}
	}
	return set
}

// Digits are those of ASCII.
var Digits = SignsOf("0123456789")

// Any reports whether two sets have a sign in common.
func (s Signs) Any(t Signs) bool { return s.low&t.low|s.high&t.high != 0 }

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
