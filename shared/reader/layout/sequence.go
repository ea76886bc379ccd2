package layout

// sequence remembers what was counted last and how far in, to tell "1984." or
// "D. Evans" at the beginning of a line from a number or a choice that comes
// next.
type sequence struct {
	letter  int
	numbers []level
}

// level is a list of numbered lines that begin at one place.
type level struct {
	start float64
	value int
}

// sameStart is how far the beginnings of numbered lines differ within a list,
// in points.
const sameStart = 7

func (s *sequence) note(l *line) {
	switch l.label.kind {
	case numberLabel:
		s.letter = 0
		for len(s.numbers) > 0 && s.numbers[len(s.numbers)-1].start > l.start-sameStart {
			s.numbers = s.numbers[:len(s.numbers)-1]
		}
		s.numbers = append(s.numbers, level{l.start, max(l.label.value, 1)})
	case letterLabel:
		s.letter = l.label.value
	}
}

// expects reports whether a labelled line may come next.
func (s *sequence) expects(l *line) bool {
	v := l.label.value
	switch l.label.kind {
	case letterLabel:
		return v <= 1 || v > s.letter && v <= s.letter+2
	case numberLabel:
		for _, n := range s.numbers {
			if abs(n.start-l.start) <= sameStart {
				return v <= n.value+12
			}
		}
		return v <= 1
	}
	return true
}
