package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// typedChoice is a sign that a person typed, or a PDF shows, before a choice: a bullet, or
// a tick in place of one.
var typedChoice = pattern.New(`^(?:([•●○◦▪■▫‣⁃∙·]\s*|[-–—]\s+)|[✓✔√]\s*)[^\s\d]|^(?:([•●○◦▪■▫‣⁃∙·]\s*|[-–—]\s+)|[✓✔√]\s+)\d`)

// asksBetween is a line between two lists that is no end of a choice.
var asksBetween = pattern.New(`^\(?\d{1,3}\s?[.)]|[?:？：]$`)

// Bounds of lists of typed bullets with a tick among them.
const (
	leastTypedTicks = 2 // lists
	mostUnsigned    = 2 // lines in which the text of a bullet goes on
)

// typedList are lines [from, to) that begin with one bullet or a tick, except where the
// text of one goes on.
type typedList struct {
	from, to, signs, ticks int
}

// TypedTicks makes boxes of typed bullets where a tick takes the place of one of them in
// list after list, "• Rome", "√ Oslo". A list of ticks alone has them for its bullets, and
// so have all where hardly any list is mixed.
func TypedTicks(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, isTypedTick) {
		return lines
	}
	var lists []typedList
	mixed := 0
	for i := 0; i < len(lines); {
		list := typedListAt(lines, i)
		if i = max(i+1, list.to); list.signs < leastBullets {
			continue
		}
		lists = append(lists, list)
		if list.ticks > 0 && list.ticks < list.signs {
			mixed++
		}
	}
	if mixed < leastTypedTicks || mixed*2 < len(lists) {
		return lines
	}
	out := slices.Clone(lines)
	for _, list := range lists {
		if list.ticks == list.signs {
			continue
		}
		for i := list.from; i < list.to; i++ {
			switch sign := typedSign(lines[i]); {
			case isTypedTick(lines[i]):
				out[i] = boxed(lines[i].From(len(sign)), page.Checked)
			case sign != "":
				out[i] = boxed(lines[i].From(len(sign)), page.Unchecked)
			}
		}
	}
	return out
}

// typedListAt is the list that begins at line i.
func typedListAt(lines []line.Line, i int) typedList {
	list := typedList{from: i, to: i}
	bullet := ""
	for k := i; k < len(lines) && k-list.to <= mostUnsigned; k++ {
		sign := typedSign(lines[k])
		switch {
		case sign == "" && (k > i && lines[k].Gap || asksBetween.MatchString(lines[k].Text)), lines[k].Kind != line.TextLine || lines[k].Label != nil:
			return list
		case sign == "" && list.signs == 0:
			return list
		case sign == "":
			continue
		case isTypedTick(lines[k]):
			list.ticks++
		case bullet == "":
			bullet = strings.TrimSpace(sign)
		case strings.TrimSpace(sign) != bullet:
			return list
		}
		list.signs++
		list.to = k + 1
	}
	return list
}

// typedSign is the bullet or tick that a line begins with, and the room behind it.
func typedSign(l line.Line) string {
	if l.Kind != line.TextLine || l.Label != nil {
		return ""
	}
	m := typedChoice.FindStringIndex(l.Text)
	if m == nil {
		return ""
	}
	rest := strings.TrimLeft(strings.TrimLeft(l.Text, "•●○◦▪■▫‣⁃∙·-–—✓✔√"), " \t\u00a0")
	if c, ok := line.PlainLabel(rest); ok && c.Kind != lexicon.DigitLabel {
		return "" // the letter behind it is the label
	}
	return l.Text[:len(l.Text)-len(rest)]
}

// isTypedTick reports whether a line begins with a tick and the text of a choice.
func isTypedTick(l line.Line) bool {
	return (strings.HasPrefix(l.Text, "✓") || strings.HasPrefix(l.Text, "✔") || strings.HasPrefix(l.Text, "√")) && typedSign(l) != ""
}
