package layout

// sequence remembers what was counted last and how far in, to tell "1984." or
// "D. Evans" at the beginning of a line from a number or a choice that comes
// next.
type sequence struct {
	letter  int // the last one, wherever it stood
	letters []level
	numbers []level
}

// level is a list of numbered or lettered lines that begin at one place.
type level struct {
	start float64
	value int
}

// sameStart is how far the beginnings of labelled lines differ within a list,
// in points.
const sameStart = 7

// romanOne is the letter that is the first roman number.
const romanOne = 9

func (s *sequence) note(l *line) {
	switch l.label.kind {
	case numberLabel:
		s.letter = l.label.inner
		if l.label.value > 0 { // roman numbers count within letters
			s.letters = outer(s.letters, l.start)
		}
		s.numbers = append(outer(s.numbers, l.start), level{l.start, max(l.label.value, 1)})
	case letterLabel:
		before := s.letter
		if s.letter = l.label.value; s.letter == romanOne && before != romanOne-1 && !l.label.upper {
			return // "i." after "(d)" counts parts of it
		}
		s.letters = append(outer(s.letters, l.start), level{l.start, l.label.value})
	}
}

// outer are the lists that begin before a place.
func outer(in []level, start float64) []level {
	for len(in) > 0 && in[len(in)-1].start > start-sameStart {
		in = in[:len(in)-1]
	}
	return in
}

// expects reports whether a labelled line may come next.
func (s *sequence) expects(l *line) bool {
	v := l.label.value
	switch l.label.kind {
	case letterLabel:
		if v <= 1 || v == romanOne && !l.label.upper || v > s.letter && v <= s.letter+2 {
			return true
		}
		for _, n := range s.letters {
			if abs(n.start-l.start) <= sameStart {
				return v > n.value && v <= n.value+2
			}
		}
		return false
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
