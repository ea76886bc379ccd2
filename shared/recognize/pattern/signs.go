package pattern

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// signs is a set of signs as ranges in order, from and to by turns.
type signs []rune

// anySign is every sign there is.
func anySign() signs { return signs{0, unicode.MaxRune} }

// maxRanges bounds how finely signs outside ASCII are told apart.
const maxRanges = 40

// coarse is a set, with every sign outside ASCII where it has too many of them.
func coarse(s signs) signs {
	if len(s) <= 2*maxRanges {
		return s
	}
	out := signs{}
	for i := 0; i < len(s) && s[i] < utf8.RuneSelf; i += 2 {
		out = append(out, s[i], min(s[i+1], utf8.RuneSelf-1))
	}
	return append(out, utf8.RuneSelf, unicode.MaxRune)
}

// signsOfAll is a set of some signs, which it puts in order.
func signsOfAll(all []rune) signs {
	slices.Sort(all)
	out := make(signs, 0, 2*len(all))
	for _, r := range all {
		if n := len(out); n > 0 && r <= out[n-1]+1 {
			out[n-1] = r
		} else {
			out = append(out, r, r)
		}
	}
	return out
}

// has reports whether a sign is in the set.
func (s signs) has(r rune) bool {
	from, to := 0, len(s)/2
	for from < to {
		mid := (from + to) / 2
		switch {
		case r < s[2*mid]:
			to = mid
		case r > s[2*mid+1]:
			from = mid + 1
		default:
			return true
		}
	}
	return false
}

// or is the signs of both sets.
func (s signs) or(t signs) signs {
	switch {
	case len(t) == 0:
		return s
	case len(s) == 0:
		return t
	}
	out := make(signs, 0, len(s)+len(t))
	for len(s) > 0 || len(t) > 0 {
		next := &s
		if len(s) == 0 || len(t) > 0 && t[0] < s[0] {
			next = &t
		}
		from, to := (*next)[0], (*next)[1]
		*next = (*next)[2:]
		if n := len(out); n > 0 && from <= out[n-1]+1 {
			out[n-1] = max(out[n-1], to)
		} else {
			out = append(out, from, to)
		}
	}
	return coarse(out)
}

// everywhere is how common signs are that most lines have.
const everywhere = 60

// commonness weighs how many lines have a sign of the set.
func (s signs) commonness() int {
	n := 0
	for i := 0; i < len(s) && n < everywhere; i += 2 {
		for r := s[i]; r <= min(s[i+1], utf8.RuneSelf-1); r++ {
			switch {
			case r == ' ':
				n += everywhere
			case 'a' <= r && r <= 'z':
				n += 8
			default:
				n++
			}
		}
		if s[i+1] >= utf8.RuneSelf {
			n += min(int(s[i+1]-max(s[i], utf8.RuneSelf)), everywhere)/4 + 1
		}
	}
	return min(n, everywhere)
}
