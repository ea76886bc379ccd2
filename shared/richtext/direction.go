package richtext

import "golang.org/x/text/unicode/bidi"

// dir is the dir attribute of a block whose first strong character runs from
// right to left (UAX #9, rule P2).
func (h *htmlWriter) dir(c Content) string {
	if h.o.Strict || !c.RightToLeft() {
		return ""
	}
	return ` dir="rtl"`
}

// RightToLeft reports whether the content's first strong character runs from
// right to left.
func (c Content) RightToLeft() bool {
	rtl, found := false, false
	c.Inlines(func(in Inline) bool {
		if t, ok := in.(Text); ok {
			rtl, found = firstStrong(t.Text)
		}
		return !found
	})
	return rtl
}

func firstStrong(s string) (rtl, found bool) {
	for _, r := range s {
		if r < 0x80 && !('a' <= r|0x20 && r|0x20 <= 'z') {
			continue
		}
		p, _ := bidi.LookupRune(r)
		switch p.Class() {
		case bidi.L:
			return false, true
		case bidi.R, bidi.AL:
			return true, true
		}
	}
	return false, false
}
