package line

import "unicode/utf8"

// Signs is a set of signs in ASCII, and of groups of those outside. It tells of many a
// line, at the cost of one look, that it cannot have what is sought.
type Signs struct{ low, high uint64 }

// The groups of signs outside ASCII, by their first byte. They take the places of
// control signs, which no line has; what begins no sign is of none.
const (
	latinOneGroup  = 1 + iota // with the signs of its typewriters
	latinGroup                // the letters behind
	alphabetsGroup            // from Greek to Arabic
	indicGroup                // up to Lao
	asianGroup
	printedGroup // punctuation, arrows, boxes
	kanaGroup
	hanGroup
	wideGroup  = 14 // the forms as wide as Han
	rareGroup  = 15 // pictographs and all else
	brokeGroup = 16
)

// groupOf is the group of the sign that begins with a byte outside ASCII.
func groupOf(c byte) byte {
	switch {
	case c < 0xc0:
		return brokeGroup
	case c < 0xc4:
		return latinOneGroup
	case c < 0xcc:
		return latinGroup
	case c < 0xe0:
		return alphabetsGroup
	case c <= 0xe3:
		return indicGroup + c - 0xe0
	case c < 0xee:
		return hanGroup
	case c < 0xf0:
		return wideGroup
	}
	return rareGroup
}

// SignsOf are the signs of a text.
func SignsOf(s string) (set Signs) {
	for i := range len(s) {
		c := s[i]
		if c >= utf8.RuneSelf {
			if c = groupOf(c); c == brokeGroup {
				continue
			}
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
