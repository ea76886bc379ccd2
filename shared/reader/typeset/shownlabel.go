package typeset

import (
	"strconv"
	"strings"

	"formwright/shared/page"
)

// ShownLabel reads a label as a document shows it, for formats that keep the
// label and not how it was counted: "12.", "(b)", "IV)", "•". Before is the label
// of the list's last item at this level, nil at the first; it tells the letter i
// from the number.
func ShownLabel(list string, level int, font, shown string, before *page.Label) *page.Label {
	text := strings.TrimSpace(Visible(FromSymbols(font, strings.TrimSpace(shown))))
	core := strings.Trim(text, "()[].:- \t")
	if i := strings.LastIndexByte(core, '.'); i >= 0 {
		core = core[i+1:] // "2.3" is the third of its level
	}
	label := &page.Label{Text: text, List: list, Level: level, Format: page.OtherLabel}
	switch n, err := strconv.Atoi(core); {
	case text == "":
		return nil
	case err == nil && n >= 0:
		label.Format, label.Number = page.Decimal, n
	case isRoman(core) && !followsLetter(core, before):
		label.Format, label.Number = page.LowerRoman, romanValue(core)
		if core == strings.ToUpper(core) {
			label.Format = page.UpperRoman
		}
	case len(core) == 1 && core >= "a" && core <= "z":
		label.Format, label.Number = page.LowerAlpha, int(core[0]-'a')+1
	case len(core) == 1 && core >= "A" && core <= "Z":
		label.Format, label.Number = page.UpperAlpha, int(core[0]-'A')+1
	case core == text && len([]rune(text)) == 1:
		return Bulleted(list, level, font, shown)
	}
	return label
}

func isRoman(s string) bool {
	if s == "" || len(s) > 8 || s != strings.ToLower(s) && s != strings.ToUpper(s) {
		return false
	}
	n := romanValue(s)
	return n > 0 && roman(n) == strings.ToUpper(s)
}

// followsLetter reports whether a single letter goes on with the letters of a
// list; C, D, L and M begin none in Roman numbers.
func followsLetter(s string, before *page.Label) bool {
	if len(s) > 1 {
		return false
	}
	if before != nil && (before.Format == page.LowerAlpha || before.Format == page.UpperAlpha) {
		return true
	}
	lower := strings.ToLower(s)
	return lower == "c" || lower == "d" || lower == "l" || lower == "m"
}

func romanValue(s string) int {
	value := func(c byte) int {
		switch c | 0x20 {
		case 'i':
			return 1
		case 'v':
			return 5
		case 'x':
			return 10
		case 'l':
			return 50
		case 'c':
			return 100
		case 'd':
			return 500
		case 'm':
			return 1000
		}
		return 0
	}
	sum := 0
	for i := range len(s) {
		v := value(s[i])
		if v == 0 {
			return 0
		}
		if i+1 < len(s) && value(s[i+1]) > v {
			v = -v
		}
		sum += v
	}
	return sum
}
