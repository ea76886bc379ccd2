package recognize

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastMarginPoints is how many questions must have their worth before them.
const leastMarginPoints = 3

// marginPoint is what a question is worth in the margin before its number:
// "4 1. Explain", "[3p] 2. Draw", "(2½) 3) Name".
var marginPoint = pattern.Guarded(startsWorth, `(?i)^(?:[(\[]\s*)?(\d{1,2}(?:[.,]\d{1,2})?|\d?½)\s*`+pointWord+`?\.?\s*[)\]]?\s+((\d{1,2})[.)]\s+\S)`)

func startsWorth(s string) bool {
	if len(s) <= 4 || !isDigit(s[0]) && s[0] != '(' && s[0] != '[' && s[0] != "½"[0] {
		return false
	}
	for i := 1; i+1 < len(s); i++ { // the number behind a space
		if strings.IndexByte(whitespace, s[i-1]) < 0 || !isDigit(s[i]) {
			continue
		}
		if rest := strings.TrimLeft(s[i:], "0123456789"); rest != "" && (rest[0] == '.' || rest[0] == ')') {
			return true
		}
	}
	return false
}

// marginPoints moves what questions are worth from before their numbers behind
// their first lines. The numbers must count on from 1, so that the first of two
// numbers is none of them.
func marginPoints(lines []line) []line {
	var at []int
	last := 0
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		m := marginPoint.FindStringSubmatch(l.text)
		if m == nil {
			continue
		}
		n, err := strconv.Atoi(m[3])
		if err != nil || n <= last || n > last+2 {
			return lines
		}
		last = n
		at = append(at, i)
	}
	if len(at) < leastMarginPoints {
		return lines
	}
	out := append([]line(nil), lines...)
	for _, i := range at {
		m := marginPoint.FindStringSubmatchIndex(lines[i].text)
		worth := page.Run{Text: " (" + lines[i].text[m[2]:m[3]] + " points)"}
		out[i] = newLine(lines[i], append(append([]page.Run(nil), lines[i].from(m[4]).runs...), worth))
	}
	return out
}
