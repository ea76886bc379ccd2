package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// firstPart is a number with the letter of its first part behind it, "Q1 a) ...",
// "2. (a) ...", and what may stand before it.
var firstPart = pattern.New(`^(\pL{0,9})\.?\s?\d{1,2}\s?[.):]{0,2}\s+([(\[]?[aA][).\]]\s*)[^\s.)]`)

// partsReach is how many lines below the first part of a question the second may
// stand.
const partsReach = 25

// partNumbers parts numbers of questions from the letters of their first parts,
// where a second one follows.
func (r *recognizer) partNumbers(lines []line) []line {
	lines = letteredNumbers(lines)
	var out []line // nil as long as every line is kept
	for i, l := range lines {
		at := 0
		if l.kind == textLine && l.label == nil {
			at = r.firstPartAt(lines, i)
		}
		if at > 0 && out == nil {
			out = append(make([]line, 0, len(lines)+len(lines)/4), lines[:i]...)
		}
		if out != nil {
			if at > 0 {
				out = cutAt(out, l, []int{at})
			} else {
				out = append(out, l)
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// firstPartAt is where the letter behind the number of line i begins, 0 where
// there is none, or no second one below.
func (r *recognizer) firstPartAt(lines []line, i int) int {
	text := lines[i].text
	m := firstPart.FindStringSubmatchIndex(text)
	if m == nil {
		return 0
	}
	if word := fold(text[m[2]:m[3]]); word != "" && word != "q" && word != "que" && word != "ques" {
		if _, ok := r.vocabulary.is(word, questionWord); !ok {
			return 0
		}
	}
	first, ok := choiceLabelOf(text[m[4]:])
	if !ok || first.kind != letterLabel {
		return 0
	}
	for _, l := range lines[i+1 : min(len(lines), i+1+partsReach)] {
		if firstPart.MatchString(l.text) {
			return 0
		}
		if c, ok := l.choiceLabel(); ok && c.kind == letterLabel && strings.EqualFold(c.sign, "b") && c.delim == first.delim && c.upper == first.upper {
			return m[4]
		}
	}
	return 0
}

// letteredNumber is a number with the letter of a part glued to it: "2a.", "2b)",
// "2(c)".
var letteredNumber = pattern.Guarded(hasDigit, `^(\d{1,2})\s?(\(?([a-h])[.)]+)\s*[^\s.)]`)

// letteredNumbers parts the numbers of questions from the letters of their parts
// where each part carries both, "1a. Define ... 1b. List ... 2a. ...": the first
// part keeps the number. The letters follow each other from a on.
func letteredNumbers(lines []line) []line {
	var out []line // nil as long as every line is kept
	number, letter := "", byte(0)
	for i, l := range lines {
		var m []int
		if l.kind == textLine && l.label == nil {
			m = letteredNumber.FindStringSubmatchIndex(l.text)
		}
		if m == nil {
			continue
		}
		n, c := l.text[m[2]:m[3]], l.text[m[6]]
		switch {
		case c == 'a' && (out != nil || nextLettered(lines[i+1:], n)):
			if out == nil {
				out = append([]line(nil), lines...)
			}
			rest := l.from(m[4])
			if !nextLettered(lines[i+1:], n) {
				rest = l.from(m[5]) // a single part is the question
			}
			out[i] = newLine(l, append([]page.Run{{Text: n + ". "}}, rest.runs...))
		case out != nil && n == number && c == letter+1:
			out[i] = l.from(m[4])
		default:
			continue
		}
		number, letter = n, c
	}
	if out == nil {
		return lines
	}
	return out
}

// nextLettered reports whether the second part of a question with a number follows.
func nextLettered(lines []line, number string) bool {
	for _, l := range lines[:min(len(lines), partsReach)] {
		if m := letteredNumber.FindStringSubmatch(l.text); m != nil {
			return m[1] == number && m[3] == "b"
		}
	}
	return false
}
