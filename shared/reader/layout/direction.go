package layout

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"
	"golang.org/x/text/unicode/norm"
)

// unpresent turns the shapes of Arabic letters, which PDFs often hold, and
// ligatures such as ﬁ back into letters.
func unpresent(s string) string {
	if strings.IndexFunc(s, arabic) >= 0 {
		s = strings.NewReplacer("اإل", "الإ", "األ", "الأ", "اآل", "الآ").Replace(s) // ligatures turned inside out
		s = unmirrored(s)
	}
	if strings.IndexFunc(s, shaped) < 0 {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if shaped(r) {
			b.WriteString(norm.NFKC.String(string(r)))
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

func arabic(r rune) bool { return '\u0590' <= r && r <= '\u06ff' }

var mirroredLabel = regexp.MustCompile(`^(\s*[\p{Arabic}\p{Hebrew}\d]{1,4}\s?)\((\s|$)`)

// mirroredStart and mirroredEnd are the two brackets around words that go on in another line.
var (
	mirroredStart = regexp.MustCompile(`(^|\s)\)([\p{Arabic}\p{Hebrew}]{2})`)
	mirroredEnd   = regexp.MustCompile(`([\p{Arabic}\p{Hebrew}]{2}[.!?]?)\(($|[\s.,;:])`)
)

// unmirrored turns the brackets of right-to-left text round where they were
// taken by their looks: "A( one" is "A) one", and ")x(" is "(x)", also where
// the other one is in another line.
func unmirrored(s string) string {
	opening, closing := strings.IndexByte(s, '('), strings.IndexByte(s, ')')
	switch {
	case closing < 0:
		return mirroredEnd.ReplaceAllString(mirroredLabel.ReplaceAllString(s, "$1)$2"), "$1)$2")
	case opening < 0:
		return mirroredStart.ReplaceAllString(s, "$1($2")
	case opening > closing && strings.LastIndexByte(s, '(') > strings.LastIndexByte(s, ')'):
		return strings.NewReplacer("(", ")", ")", "(").Replace(s)
	}
	return s
}

func shaped(r rune) bool {
	return '\ufb00' <= r && r <= '\ufb4f' || '\ufb50' <= r && r <= '\ufdff' || '\ufe70' <= r && r <= '\ufefc'
}

// isRightToLeft reports whether a line is read from right to left: both its ends
// are, or most of its letters.
func isRightToLeft(ps []piece) bool {
	right, left := letters(ps...)
	if n := len(ps); n > 1 && right > 0 && left > 0 {
		a, b := ps[0], ps[0]
		for _, p := range ps {
			if p.x0 < a.x0 {
				a = p
			}
			if p.x0 > b.x0 {
				b = p
			}
		}
		r1, l1 := letters(a)
		r2, l2 := letters(b)
		if r1 > l1 && r2 > l2 || r2 > 0 && isBareLabel(b) && l2 == 0 {
			return true // the second is a label with its Latin choice at the left
		}
	}
	return right > left
}

// hasRightToLeft reports whether a line on a page that is read from right to left
// is so too: a Latin name may be the longer part of it, and nearly all of it only
// behind a letter with its sign at the right.
func hasRightToLeft(ps []piece) bool {
	right, left := letters(ps...)
	if right == 0 {
		return false
	}
	last := slices.MaxFunc(ps, func(a, b piece) int { return order(a.x0, b.x0) })
	return right*3 >= left || last.isText() && letterAtRight.MatchString(last.run.Text)
}

var (
	// letterAtRight is the letter of a choice at the right end of a line, with its sign on
	// either side of it.
	letterAtRight = regexp.MustCompile(`^(?:[.)(]\s?[\p{Hebrew}\p{Arabic}]|[\p{Hebrew}\p{Arabic}]\s?[.)(])$`)
	// signFirst is a label whose sign was taken for the first as it stands at the left of it.
	signFirst = regexp.MustCompile(`^([.)])(\s?)(\d{1,3}|[\p{Hebrew}\p{Arabic}])$`)
)

// letters counts the letters that run either way.
func letters(ps ...piece) (right, left int) {
	for _, p := range ps {
		for _, r := range p.run.Text {
			switch {
			case r < 0x80 && unicode.IsLetter(r):
				left++
			case r >= 0x590:
				if runsLeft(r) {
					right++
				} else if unicode.IsLetter(r) {
					left++
				}
			case unicode.IsLetter(r):
				left++
			}
		}
	}
	return right, left
}

func runsLeft(r rune) bool {
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

// readingOrder sorts the pieces of a row as they are read: from left to right,
// or from right to left with words of the other direction among them kept in
// their own order.
func readingOrder(ps []piece, rtl bool) {
	slices.SortStableFunc(ps, func(a, b piece) int { return order(a.x0, b.x0) })
	if !rtl {
		return
	}
	slices.Reverse(ps)
	for i := 0; i < len(ps); {
		n := 0
		for i+n < len(ps) && latinAt(ps, i+n) {
			n++
		}
		if n > 1 {
			slices.Reverse(ps[i : i+n])
		}
		i += max(n, 1)
	}
	if ps[0].isText() {
		ps[0].run.Text = signFirst.ReplaceAllString(ps[0].run.Text, "$3$2$1") // ".1", "1." read from right to left
	}
	labelFirst(ps)
}

// gapsOf is the distance of each piece from the one read before it. Between
// words of different directions it is the distance of the stretches they are in.
func gapsOf(ps []piece, rtl bool) []float64 {
	gaps := make([]float64, len(ps))
	stretch := func(i, step int) rect {
		r := ps[i].rect
		for k := i + step; rtl && latinAt(ps, i) && k >= 0 && k < len(ps) && latinAt(ps, k); k += step {
			r = r.union(ps[k].rect)
		}
		return r
	}
	for i := 1; i < len(ps); i++ {
		a, b := ps[i-1].rect, ps[i].rect
		if rtl && latinAt(ps, i-1) != latinAt(ps, i) {
			a, b = stretch(i-1, -1), stretch(i, 1)
		}
		gaps[i] = -a.sharedX(b)
	}
	return gaps
}

// labelFirst puts a number that stands at the left of right-to-left text in
// front of it: the paragraph runs from left to right, and the number is first.
func labelFirst(ps []piece) {
	n := len(ps) - 1
	if n < 1 || !isBareLabel(ps[n]) || labelOf(ps[0].run.Text).kind != noLabel {
		return
	}
	last := ps[n]
	copy(ps[1:], ps[:n])
	ps[0] = last
}

func isBareLabel(p piece) bool {
	l := labelOf(p.run.Text)
	return p.isText() && (l.kind == numberLabel || l.kind == letterLabel) && l.end >= len(p.run.Text)
}

func isLatin(p piece) bool {
	if !p.isText() || isRightToLeft([]piece{p}) {
		return false
	}
	return strings.IndexFunc(p.run.Text, unicode.IsLetter) >= 0
}

// latinAt reports whether a piece is Latin, or a number that touches a Latin one:
// the end of "FAT32".
func latinAt(ps []piece, i int) bool {
	if isLatin(ps[i]) {
		return true
	}
	if !isDigits(ps[i].run.Text) {
		return false
	}
	for _, k := range [...]int{i - 1, i + 1} {
		if k >= 0 && k < len(ps) && isLatin(ps[k]) && -ps[k].sharedX(ps[i].rect) < spaceGap*ps[i].size {
			return true
		}
	}
	return false
}

func isDigits(s string) bool {
	s = strings.TrimSpace(s)
	return s != "" && strings.Trim(s, "0123456789") == ""
}

func order(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
