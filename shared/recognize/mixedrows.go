package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// mixedRows counts automatic letters on where the author typed those between
// them: "a. one   b. two" and under it "b. three   d. four" are a to d, for a
// list knows nothing of letters that were typed.
func mixedRows(lines []line) []line {
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
		case !auto || last == 0 || first > last || last >= maxChoices:
		case followsOn(l, last+2), first > 1 && l.label.List == list:
			if !changed {
				out, changed = append([]line(nil), lines...), true
			}
			out[i].label = labelPlaced(*l.label, last+1)
			end, typed = typedUpTo(out[i], last+1)
		}
		if last = 0; typed > 0 || !auto {
			last = end
		}
		if auto {
			list = l.label.List
		}
	}
	return out
}

// isAutoLetter reports whether a line has an automatic letter.
func isAutoLetter(l line) bool {
	return l.label != nil && (l.label.Format == page.LowerAlpha || l.label.Format == page.UpperAlpha)
}

// rowStart is the place of the letter a line begins with, from 1, and whether it
// is automatic; 0 for none.
func rowStart(l line) (int, bool) {
	switch {
	case l.kind != textLine:
		return 0, false
	case l.label != nil:
		if isAutoLetter(l) {
			return l.label.Number, true
		}
		return 0, false
	}
	c, ok := choiceLabelOf(l.text)
	if !ok || c.kind != letterLabel {
		return 0, false
	}
	return latinPlace(c.sign), false
}

// typedUpTo follows the letters typed behind the first in a line, and says up to
// which they go without a gap, and how many they are. A gap ends the row: where
// letters go down in columns nothing is missing.
func typedUpTo(l line, first int) (end, typed int) {
	end = first
	for _, s := range findSpots(l) {
		if s.label.kind != letterLabel || !s.wide && !s.glued {
			continue
		}
		if latinPlace(s.label.sign) != end+1 {
			return first, 0
		}
		end++
		typed++
	}
	return end, typed
}

// followsOn reports whether the first letter typed inside a line is at a place.
func followsOn(l line, place int) bool {
	for _, s := range findSpots(l) {
		if s.label.kind == letterLabel && s.wide {
			return latinPlace(s.label.sign) == place
		}
	}
	return false
}

// latinPlace is the place of a Latin letter in the alphabet, 0 for no such.
func latinPlace(sign string) int {
	if len(sign) != 1 || !isASCIILetter(sign[0]) {
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
	at := strings.IndexFunc(l.Text, func(r rune) bool { return r < 0x80 && isASCIILetter(byte(r)) })
	if at >= 0 {
		l.Text = l.Text[:at] + letter + l.Text[at+1:]
	}
	l.Number = place
	return &l
}
