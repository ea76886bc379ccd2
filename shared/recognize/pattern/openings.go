package pattern

import "unicode/utf8"

// opening is how a match may open: a first sign that it cannot do without and
// what may stand behind it. Words of many languages begin with nearly every
// letter, but with few pairs of them.
type opening struct {
	sign, next signs
	open       bool // the match may end behind the sign, or something more follow
}

type openings []opening

// followed is the openings of what stands before a part: of those that may end
// behind their sign the part gives the next. more says that they still may.
func (all openings) followed(part facts, more bool) openings {
	next := part.span
	if !part.nullable {
		next = part.lead.or(part.first)
	}
	out := make(openings, len(all))
	for i, o := range all {
		if o.open {
			o.next, o.open = o.next.or(next), more
		}
		out[i] = o
	}
	return out
}

// pairs holds which signs of ASCII may stand behind which at the opening of a
// match; the end of the text counts as the sign 0.
type pairs [utf8.RuneSelf][utf8.RuneSelf / 64]uint64

// pairs are those of the openings.
func (all openings) pairs() *pairs {
	out := new(pairs)
	for _, o := range all {
		next := o.next.ascii()
		if o.open {
			next = anySign().ascii()
		}
		for i := 0; i < len(o.sign); i += 2 {
			for r := o.sign[i]; r <= min(o.sign[i+1], utf8.RuneSelf-1); r++ {
				out[r][0] |= next[0]
				out[r][1] |= next[1]
			}
		}
	}
	return out
}

// ascii is the signs of a set in ASCII as bits.
func (s signs) ascii() (bits [utf8.RuneSelf / 64]uint64) {
	for i := 0; i < len(s); i += 2 {
		for r := s[i]; r <= min(s[i+1], utf8.RuneSelf-1); r++ {
			bits[r/64] |= 1 << (r % 64)
		}
	}
	return bits
}

// open reports whether a match may open with the first sign of a text, which is
// one of ASCII.
func (p *pairs) open(s string) bool {
	var next byte
	if len(s) > 1 {
		next = s[1]
	}
	return next >= utf8.RuneSelf || p[s[0]][next/64]>>(next%64)&1 != 0
}
