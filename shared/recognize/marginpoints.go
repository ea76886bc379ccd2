package recognize

import (
	"slices"
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

// marginPartPoint is the same of a part, in brackets: "[5] i. Explain", "(2) b) Draw".
var marginPartPoint = pattern.Guarded(pattern.OpensWith("(["), `(?i)^[(\[]\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*`+pointWord+`?\.?\s*[)\]]\s+(\(?(?:[ivx]{1,5}|[a-h])[.)]\s+\S)`)

// marginPoints moves what questions and their parts are worth from before their
// labels behind their first lines.
func marginPoints(lines []line) []line {
	lines = worthBehind(lines, marginPoint, pricedNumbers(lines))
	return worthBehind(lines, marginPartPoint, pricedParts(lines))
}

// worthBehind moves what some lines are worth to their ends.
func worthBehind(lines []line, form pattern.Pattern, at []int) []line {
	if len(at) < leastMarginPoints {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		m := form.FindStringSubmatchIndex(lines[i].text)
		worth := page.Run{Text: " (" + lines[i].text[m[2]:m[3]] + " points)"}
		out[i] = newLine(lines[i], append(slices.Clone(lines[i].from(m[4]).runs), worth))
	}
	return out
}

// pricedNumbers are the lines with their worth before the number. The numbers must
// count on from 1, so that the first of two numbers is none of them.
func pricedNumbers(lines []line) (at []int) {
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
			return nil
		}
		last = n
		at = append(at, i)
	}
	return at
}

func pricedParts(lines []line) (at []int) {
	for i, l := range lines {
		if l.kind == textLine && l.label == nil && marginPartPoint.MatchString(l.text) {
			at = append(at, i)
		}
	}
	return at
}
