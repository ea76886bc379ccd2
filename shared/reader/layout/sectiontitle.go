package layout

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// sectionTitle is a word and the sign of a section at the front of a line, "Part II: Gaps",
// "TEIL C. LÜCKEN", "Раздел Б". A wrapped line may begin so, too: "vitamin / Vitamin C. It".
var sectionTitle = regexp.MustCompile(`^(\p{Lu}[\p{L}\p{M}]{2,13})\s([A-H]|[А-ЖІ]|[IVX]{1,5})(?:\s?[.:)–—(-]|$)`)

// titleSections tells the lines that count the sections of a document from those that a
// paragraph goes on with: their word comes with two signs that follow each other at least.
func titleSections(regions []*region) {
	type manner struct {
		word  string
		roman bool
	}
	found, counted := map[manner][]*line{}, map[manner]map[int]bool{}
	for _, r := range regions {
		for _, l := range r.lines {
			m := sectionTitle.FindStringSubmatch(l.text)
			if m == nil || l.label.kind != noLabel && l.label.kind != wordLabel {
				continue
			}
			for _, k := range []manner{{strings.ToLower(m[1]), false}, {strings.ToLower(m[1]), true}} {
				value := romanValue(m[2])
				if !k.roman {
					value = letterValue(firstRune(m[2]))
				}
				if counted[k] == nil {
					counted[k] = map[int]bool{}
				}
				counted[k][value] = true
				found[k] = append(found[k], l)
			}
		}
	}
	for k, lines := range found {
		if !inRow(counted[k]) {
			continue
		}
		for _, l := range lines {
			l.label, l.titled = label{kind: wordLabel, end: len(sectionTitle.FindString(l.text))}, true
		}
	}
}

// inRow reports whether one of some counts follows another.
func inRow(counts map[int]bool) bool {
	for n := range counts {
		if n > 0 && counts[n+1] {
			return true
		}
	}
	return false
}

// romanValue is what one of the first Roman numbers counts; 0 for other text.
func romanValue(s string) int {
	return 1 + slices.Index([]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"}, s)
}

// endsTitle reports whether a line begins something else than the title of the section
// right above goes on with.
func endsTitle(title, l *line) bool {
	if startsLower(l.text) || strings.Count(title.text, "(") > strings.Count(title.text, ")") || isUpper(title.text) && isUpper(l.text) {
		return false
	}
	return title.titled || isUpper(title.text) && len(strings.Fields(title.text)) > 1 && capitals(title.text) >= leastCapitals
}

// leastCapitals is how many capitals a line in capitals has that is a title by that alone.
const leastCapitals = 10

// isUpper reports whether a text has no small letter outside brackets, as in "PART 1: GAPS
// (3 points)".
func isUpper(s string) bool {
	if at := strings.IndexByte(s, '('); at > 0 {
		s = s[:at]
	}
	return strings.IndexFunc(s, unicode.IsLower) < 0
}

func capitals(s string) int {
	n := 0
	for _, r := range s {
		if unicode.IsUpper(r) {
			n++
		}
	}
	return n
}
