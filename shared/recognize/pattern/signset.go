package pattern

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

// Any reports whether two sets have a sign in common.
func (s Signs) Any(t Signs) bool { return s.low&t.low|s.high&t.high != 0 }

// signsIn are the signs of a set.
func signsIn(of signs) (set Signs) {
	for i := 0; i < len(of); i += 2 {
		for r := of[i]; r <= min(of[i+1], utf8.RuneSelf-1); r++ {
			set.add(byte(r))
		}
		if from := max(of[i], utf8.RuneSelf); from <= of[i+1] {
			for c := headByte(from); c <= headByte(of[i+1]); c++ {
				set.add(groupOf(byte(c)))
			}
		}
	}
	return set
}

func (s *Signs) add(c byte) {
	if c < 64 {
		s.low |= 1 << c
	} else {
		s.high |= 1 << (c - 64)
	}
}
