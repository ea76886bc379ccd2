package rewrite

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// gluedPairs is "1C 2A" or "A2 B1", gluedPair one of them.
var (
	gluedPairs = pattern.New(`^(?:(?:\s*\d{1,2}\s*\p{L}\s*[,;/،、，；]?)+|(?:\s*\p{L}\s*\d{1,2}\s*[,;/،、，；]?)+)\.?$`)
	gluedPair  = pattern.New(`(\d{1,2}|\p{L})\s*(\p{L}|\d{1,2})`)
)

var pair = pattern.New(`[(]?([\p{L}\p{Nd}]{1,3})[).]?\s*(?:-+>?|–|—|=>?|:|→|⇒|\.|\))?\s*[(]?([\p{L}\p{Nd}]{1,3})[)]?`)

func AnyEmpty(list []richtext.Content) bool {
	for _, c := range list {
		if c.IsEmpty() {
			return true
		}
	}
	return false
}

// ColumnTitle reports whether a line only names a column, or several with tabs between.
func ColumnTitle(l line.Line) bool {
	if l.Kind != line.TextLine || flatten.ClosesStem(l.Text) {
		return false
	}
	for title := range strings.SplitSeq(l.Text, "\t") {
		if utf8.RuneCountInString(strings.Join(strings.Fields(title), " ")) > columnTitle {
			return false
		}
	}
	return true
}

// columnTitle is how many characters the title of a column has.
const columnTitle = 24

// DigitEntry reads a numbered line.
func DigitEntry(l line.Line) (flatten.Entry, bool) {
	c, ok := l.ChoiceLabel()
	if !ok || c.Kind != lexicon.DigitLabel {
		return flatten.Entry{}, false
	}
	return flatten.Entry{Sign: c.Sign, Line: l.From(c.End)}, true
}

// PairsOf reads "1-B, 2-C", "1B 2C", "1=B; 2 -> C".
func PairsOf(value string) [][2]string {
	if value == "" || len(value) > 600 {
		return nil
	}
	var out [][2]string
	if gluedPairs.MatchString(value) {
		for _, m := range gluedPair.FindAllStringSubmatch(value, -1) {
			out = append(out, [2]string{lexicon.Fold(m[1]), lexicon.Fold(m[2])})
		}
		return out
	}
	at := 0
	for _, m := range pair.FindAllStringSubmatchIndex(value, -1) {
		if strings.Trim(value[at:m[0]], " ,;/|\n\t.،؛、，；。\u3000") != "" {
			return nil
		}
		a, b := lexicon.Fold(value[m[2]:m[3]]), lexicon.Fold(value[m[4]:m[5]])
		out = append(out, [2]string{a, b})
		at = m[1]
	}
	if strings.Trim(value[at:], " ,;.۔।。") != "" {
		return nil
	}
	return out
}

// KeyOfPairs is the right entry of each left one, nil unless every left entry
// is paired once.
func KeyOfPairs(pairs [][2]string, left, right []flatten.Entry) []int {
	if len(pairs) != len(left) {
		return nil
	}
	key := make([]int, len(left))
	done := make([]bool, len(left))
	for _, p := range pairs {
		l, r := Find(left, p[0]), Find(right, p[1])
		if l < 0 || r < 0 {
			l, r = Find(left, p[1]), Find(right, p[0])
		}
		if l < 0 || r < 0 || done[l] {
			return nil
		}
		key[l], done[l] = r, true
	}
	return key
}

// KeyInOrder reads an answer that only names the entries of one list, one for each
// of the other in its order: "2 1 3", "BCA", "2121".
func KeyInOrder(value string, left, right []flatten.Entry) []int {
	parts := strings.FieldsFunc(lexicon.Fold(value), func(r rune) bool { return strings.ContainsRune(" ,;.-–—/()", r) })
	if len(parts) == 1 {
		parts = strings.Split(parts[0], "")
	}
	key := make([]int, len(left))
	done := make([]bool, len(left))
	if len(parts) == len(left) {
		for i, p := range parts {
			if key[i] = Find(right, p); key[i] < 0 {
				key = nil
				break
			}
		}
		if key != nil {
			return key
		}
	}
	if len(parts) != len(right) || len(left) != len(right) {
		return nil
	}
	key = make([]int, len(left))
	for i, p := range parts {
		k := Find(left, p)
		if k < 0 || done[k] {
			return nil
		}
		key[k], done[k] = i, true
	}
	return key
}

func Find(list []flatten.Entry, sign string) int {
	for i, e := range list {
		if e.Sign == sign {
			return i
		}
	}
	return -1
}
