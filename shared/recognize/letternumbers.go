package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// letterNumber is a number with the letter of its part of a test: "A1.", "В2",
// "C3)". Its own kind of list, so that choices by plain numbers stay choices.
var letterNumber = pattern.Guarded(mayLetterNumber, `^([A-EА-ЕСΑ-Δ])\s?(\d{1,2})(?:\s*[.):–—-]+\s*|\s+|$)`)

// letteredList is the list that such labels are of.
const letteredList = "lettered"

// mayLetterNumber looks for one of the first capitals and a digit behind it.
func mayLetterNumber(s string) bool {
	r, size := utf8.DecodeRuneInString(s)
	if !strings.ContainsRune("ABCDEАБВГДЕСΑΒΓΔ", r) {
		return false
	}
	rest := strings.TrimPrefix(s[size:], " ")
	return rest != "" && isDigit(rest[0])
}

// letterNumbers numbers the questions of tests that give each part a letter, "A1.",
// "A2.", "B1.", as state examinations do; their keys are numbered so as well. The
// first letter must count on from 1, twice at least, or the letters are of cells,
// grades or formulas.
func letterNumbers(lines []line) []line {
	last := map[string]int{}
	counted, first, broken := 0, "", 0
	for _, l := range lines {
		letter, n, _ := letterNumberOf(l)
		switch {
		case letter == "" && first == "" && hasQuestionMark(l.text):
			return lines // a question is asked, which "A1." answers
		case letter == "":
			continue
		case n == 1 || n == last[letter]+1:
			if n > 1 {
				counted++
			}
			last[letter] = n
		default:
			broken++
		}
		if first == "" {
			first = letter
		}
	}
	if counted == 0 || last[first] < 2 || broken > counted/4 {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, l := range lines {
		letter, n, end := letterNumberOf(l)
		if letter == "" || last[letter] == 0 {
			continue
		}
		rest := l.from(end)
		rest.gap, rest.turn, rest.soft = l.gap, l.turn, l.soft
		rest.label = &page.Label{Text: strings.TrimRight(l.text[:end], whitespace+".):–—-"), Format: page.Decimal, Number: n, List: letteredList}
		out[i] = rest
	}
	return out
}

// letterNumberOf reads the letter and the number a line begins with, and how long
// they are.
func letterNumberOf(l line) (letter string, number, end int) {
	if l.kind != textLine || l.label != nil {
		return "", 0, 0
	}
	m := letterNumber.FindStringSubmatchIndex(l.text)
	if m == nil {
		return "", 0, 0
	}
	return fold(l.text[m[2]:m[3]]), lastNumber(l.text[m[4]:m[5]]), m[1]
}
