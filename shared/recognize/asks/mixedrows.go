package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// MixedRows counts automatic letters on where the author typed those between
// them: "a. one   b. two" and under it "b. three   d. four" are a to d, for a
// list knows nothing of letters that were typed.
func MixedRows(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, isAutoLetter) {
		return lines
	}
	out, changed := lines, false
	last, list := 0, ""
	for i, l := range lines {
		first, auto := rowStart(l)
		if first == 0 {
			last = 0
			continue
		}
		end, typed := typedUpTo(l, first)
		switch {
		case !auto || last == 0 || first > last || last >= lexicon.MaxChoices:
		case followsOn(l, last+2), first > 1 && l.Label.List == list:
			if !changed {
				out, changed = append([]line.Line(nil), lines...), true
			}
			out[i].Label = labelPlaced(*l.Label, last+1)
			end, typed = typedUpTo(out[i], last+1)
		}
		if last = 0; typed > 0 || !auto {
			last = end
		}
		if auto {
			list = l.Label.List
		}
	}
	return out
}

// isAutoLetter reports whether a line has an automatic letter.
func isAutoLetter(l line.Line) bool {
	return l.Label != nil && (l.Label.Format == page.LowerAlpha || l.Label.Format == page.UpperAlpha)
}

// rowStart is the place of the letter a line begins with, from 1, and whether it
// is automatic; 0 for none.
func rowStart(l line.Line) (int, bool) {
	switch {
	case l.Kind != line.TextLine:
		return 0, false
	case l.Label != nil:
		if isAutoLetter(l) {
			return l.Label.Number, true
		}
		return 0, false
	}
	c, ok := l.TypedChoice()
	if !ok || c.Kind != lexicon.LetterLabel {
		return 0, false
	}
	return LatinPlace(c.Sign), false
}

// typedUpTo follows the letters typed behind the first in a line, and says up to
// which they go without a gap, and how many they are. A gap ends the row: where
// letters go down in columns nothing is missing.
func typedUpTo(l line.Line, first int) (end, typed int) {
	end = first
	for _, s := range flatten.FindSpots(l) {
		if s.Label.Kind != lexicon.LetterLabel || !s.Wide && !s.Glued {
			continue
		}
		if LatinPlace(s.Label.Sign) != end+1 {
			return first, 0
		}
		end++
		typed++
	}
	return end, typed
}

// followsOn reports whether the first letter typed inside a line is at a place.
func followsOn(l line.Line, place int) bool {
	for _, s := range flatten.FindSpots(l) {
		if s.Label.Kind == lexicon.LetterLabel && s.Wide {
			return LatinPlace(s.Label.Sign) == place
		}
	}
	return false
}

// LatinPlace is the place of a Latin letter in the alphabet, 0 for no such.
func LatinPlace(sign string) int {
	if len(sign) != 1 || !lexicon.IsASCIILetter(sign[0]) {
		return 0
	}
	return int(sign[0]|0x20-'a') + 1
}

// labelPlaced is a label of the same list at another place.
func labelPlaced(l page.Label, place int) *page.Label {
	letter := string(rune('a' + place - 1))
	if l.Format == page.UpperAlpha {
		letter = strings.ToUpper(letter)
	}
	at := strings.IndexFunc(l.Text, func(r rune) bool { return r < 0x80 && lexicon.IsASCIILetter(byte(r)) })
	if at >= 0 {
		l.Text = l.Text[:at] + letter + l.Text[at+1:]
	}
	l.Number = place
	return &l
}
