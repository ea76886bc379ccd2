package scan

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/reader/layout"
)

// label is what a line of a list begins with: "A.", "(b)", "12)".
type label struct {
	before, after string
	value         int
	kind          rune // '1', 'a' or 'A'
}

var labelForm = regexp.MustCompile(`^([(\[]?)([A-Za-z]|\d{1,3})([.):\]])$`)

func parseLabel(text string) (label, bool) {
	m := labelForm.FindStringSubmatch(text)
	if m == nil {
		return label{}, false
	}
	l := label{before: m[1], after: m[3]}
	c := rune(m[2][0])
	switch {
	case unicode.IsDigit(c):
		l.kind = '1'
		l.value, _ = strconv.Atoi(m[2]) // three digits at most
	case unicode.IsUpper(c):
		l.kind, l.value = 'A', int(c-'A')+1
	default:
		l.kind, l.value = 'a', int(c-'a')+1
	}
	return l, true
}

// core is the letter or number of a label.
func (l label) core() string {
	if l.kind == '1' {
		return strconv.Itoa(l.value)
	}
	return string(l.kind + rune(l.value) - 1)
}

func (l label) text() string { return l.before + l.core() + l.after }

// step is the label so many places on.
func (l label) step(n int) label {
	l.value += n
	return l
}

func (l label) valid() bool { return l.value >= 1 && (l.kind == '1' || l.value <= 26) }

func (l label) follows(o label, n int) bool { return l == o.step(n) }

// sameLetter reports whether two labels differ in the height of their letter
// alone, which is all that tells c, o and s from C, O and S.
func (l label) sameLetter(o label) bool {
	return l.kind == 'A' && o.kind == 'a' && l.value == o.value || l.kind == 'a' && o.kind == 'A' && l.value == o.value
}

// lookalikes are the signs that engines read for a letter or digit of a label.
func lookalikes(core string) string {
	return map[string]string{
		"a": "@4Q", "b": "®68h", "c": "©€¢e(", "d": "0oa", "e": "c©€", "f": "t¢", "g": "q9",
		"A": "4&", "B": "8&3®Ð", "C": "©€¢(G", "D": "0O", "E": "£F", "F": "P", "G": "6C",
		"1": "lIiT|]!t", "2": "Zz?", "3": "8B", "4": "A", "5": "Ss$", "6": "bGé", "7": "T?/", "8": "B&", "9": "gq",
	}[core]
}

// mendLabels corrects labels that the engine misread where the lines above and
// below make certain what stands there: "A,", "B.", "©", "D." is A to D.
func mendLabels(spans []layout.Span) {
	defer liftStars(spans)()
	var starts []int // the first words of lines
	for i := range spans {
		if i == 0 || spans[i].Block != spans[i-1].Block {
			starts = append(starts, i)
		}
	}
	for mended, passes := true, 0; mended && passes < 5; passes++ { // one that is mended tells of the next
		mended = false
		for k, i := range starts {
			if i+1 >= len(spans) || spans[i+1].Block != spans[i].Block {
				continue // nothing behind it
			}
			if _, ok := parseLabel(spans[i+1].Text); ok && strings.Trim(spans[i].Text, "*+x✓>") == "" {
				continue // a mark before its label
			}
			if countsOn(spans, i) {
				continue // a number in a column of them, as of a key
			}
			above, hasAbove := neighbour(spans, starts, k, -1)
			below, hasBelow := neighbour(spans, starts, k, 1)
			if want, ok := expected(spans[i], above, hasAbove, below, hasBelow); ok {
				spans[i].Text, mended = want, true
			} else if next := above.step(1); hasAbove && above.kind != '1' && next.valid() && spans[i].Text == next.core() && setAlike(spans, starts, k) {
				spans[i].Text, mended = next.text(), true
			}
		}
	}
	for _, i := range starts { // no list shows it: "a) b)" stand on the line above, "¢) d)" on this
		if core, ok := strings.CutSuffix(spans[i].Text, ")"); ok && strings.Contains("¢©€", core) && core != "" && amongLabels(spans, i) {
			spans[i].Text = "c)"
		}
	}
}

// setAlike reports whether the text behind the first word of a line begins where that
// behind the label of the line above does: "c -5" below "b. +5" lost its stop.
func setAlike(spans []layout.Span, starts []int, k int) bool {
	for j := k - 1; j >= max(0, k-maxAway); j-- {
		at := starts[j]
		if !isLabel(spans[at].Text) || at+1 >= len(spans) || opens(spans, at+1) {
			continue
		}
		d := spans[at+1].Box.X - spans[starts[k]+1].Box.X
		return max(d, -d) <= 0.3*spans[at].Size
	}
	return false
}

// countsOn reports whether a bare number stands below the one before it, or above the
// next.
func countsOn(spans []layout.Span, i int) bool {
	n := bareNumber(spans, i)
	return n > 0 && (n > 1 && bareNumber(spans, beneath(spans, i, -1)) == n-1 || bareNumber(spans, beneath(spans, i, 1)) == n+1)
}

// bareNumber is the number that a word is, 0 for any other or none.
func bareNumber(spans []layout.Span, i int) int {
	if i < 0 || !wholeNumber.MatchString(spans[i].Text) {
		return 0
	}
	n, _ := strconv.Atoi(strings.Trim(spans[i].Text, "(["))
	return n
}

// maxAway is how many lines away a neighbour is looked for: a question has that
// many lines at most.
const maxAway = 25

// neighbour is the nearest label that begins a line at the same place, upwards
// or downwards.
func neighbour(spans []layout.Span, starts []int, k, step int) (label, bool) {
	at := spans[starts[k]]
	for n := 1; n <= maxAway; n++ {
		j := k + n*step
		if j < 0 || j >= len(starts) {
			break
		}
		s := spans[starts[j]]
		if d := s.Box.X - at.Box.X; max(d, -d) > 0.8*at.Size {
			continue
		}
		if l, ok := parseLabel(s.Text); ok {
			return l, true
		}
	}
	return label{}, false
}

// expected is what a misread label must be.
func expected(s layout.Span, above label, hasAbove bool, below label, hasBelow bool) (string, bool) {
	between := hasAbove && hasBelow && below.follows(above, 2)
	if hasAbove && hasBelow && below.follows(above, 1) {
		return "", false // nothing is missing between them
	}
	own, ok := parseLabel(s.Text)
	if hasBelow && below.kind == '1' && below.value == 2 && ok && own.before == below.before && own.after == below.after && strings.Contains("lI", own.core()) {
		return below.step(-1).text(), true // whatever list ends above
	}
	if ok && hasBelow && below.value == 2 && own.value > 2 && own.kind == below.kind && own.after == below.after && !(hasAbove && own.follows(above, 1)) {
		return below.step(-1).text(), true // "d." above "b." goes on with nothing
	}
	ok = ok && own.valid()
	core := strings.Trim(s.Text, "()[]{}.,:;'’‘`")
	for _, want := range []struct {
		label label
		ok    bool
	}{{above.step(1), hasAbove}, {below.step(-1), hasBelow}} {
		switch {
		case !want.ok || !want.label.valid():
		case ok && between && own.sameLetter(want.label):
			return want.label.text(), true
		case ok && own == want.label, ok && !between && !(want.label.core() == "1" && strings.Contains("lI", core)):
			return "", false // a label of its own, such as the first choice below "3."
		case resembles(core, s.Text, want.label), between && unlike(s, core) && (!ok || own.kind == want.label.kind):
			return want.label.text(), true
		}
	}
	return "", false
}

// resembles reports whether a word may be a misread label.
func resembles(core, text string, want label) bool {
	c := want.core()
	if core == c {
		return core != text || want.kind == '1' // "a" and "I" are words
	}
	if core != text && isReadTwice(core, c) {
		return true
	}
	return utf8.RuneCountInString(core) == 1 && strings.Contains(lookalikes(c), core) && (core != text || !unicode.IsLetter([]rune(core)[0]))
}

// isReadTwice reports whether two characters are one letter read as itself and as a sign
// that looks like it, or in either case: "c¢", "Bb".
func isReadTwice(core, c string) bool {
	if strings.EqualFold(core, c+c) && unicode.IsLetter([]rune(c)[0]) {
		return true
	}
	for _, sign := range lookalikes(c) {
		if !unicode.IsLetter(sign) && !unicode.IsDigit(sign) && (core == c+string(sign) || core == string(sign)+c) {
			return true
		}
	}
	return false
}

// unlike reports whether a word is none: short, with signs in it or unsure.
func unlike(s layout.Span, core string) bool {
	return utf8.RuneCountInString(core) <= 2 && utf8.RuneCountInString(s.Text) <= 4 && (core != s.Text || s.Confidence < 0.6)
}
