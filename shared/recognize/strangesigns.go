package recognize

import (
	"strings"

	"formwright/shared/page"
)

const (
	// leastStrange is how many choices must carry such a sign.
	leastStrange = 5
	// strangeRunes are signs that no list of marks knows: a full stop or a comma is
	// what the nearest key types.
	strangeRunes = ".,;:'`^~_|/%?"
)

// strangeSigns reads a sign before the letter of a choice as the mark of the right
// answer where it stands before one choice of most questions and never always
// before the same letter: "A. fox", ".B. owl", "C. cow".
func (r *recognizer) strangeSigns(lines []line) []line {
	groups, at := 0, map[byte][]int{}
	inGroup := map[byte]int{}  // the group of the last line with the sign
	repeated := map[byte]int{} // signs that are not the only one of their group
	letters := map[byte]map[string]bool{}
	for i, l := range lines {
		sign, c, ok := strangeLabel(l)
		if !ok {
			continue
		}
		if isFirst(c.sign, r.letters) || groups == 0 {
			groups++
		}
		if sign == 0 {
			continue
		}
		if inGroup[sign] == groups {
			repeated[sign]++
		}
		inGroup[sign] = groups
		if letters[sign] == nil {
			letters[sign] = map[string]bool{}
		}
		letters[sign][c.sign] = true
		at[sign] = append(at[sign], i)
	}
	var out []line
	for sign, marked := range at {
		if n := len(marked); n < leastStrange || n*10 < groups*6 || repeated[sign]*10 > n || len(letters[sign]) < 3 {
			continue
		}
		if out == nil {
			out = append([]line(nil), lines...)
		}
		for _, i := range marked {
			out[i] = newLine(lines[i], append([]page.Run{{Text: "*"}}, behindSign(lines[i]).runs...))
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// strangeLabel reads a line that begins with the letter of a choice, and the sign
// before the letter, 0 for none.
func strangeLabel(l line) (sign byte, c choiceLabel, ok bool) {
	if l.kind != textLine || l.label != nil || len(l.text) < 3 {
		return 0, choiceLabel{}, false
	}
	rest := l.text
	if strings.IndexByte(strangeRunes, rest[0]) >= 0 {
		sign = rest[0]
		rest = strings.TrimLeft(rest[1:], " \t")
	}
	c, ok = plainLabel(rest)
	return sign, c, ok && c.kind == letterLabel && (c.delim == '.' || c.delim == ')')
}

// behindSign is the line without its sign.
func behindSign(l line) line {
	rest := strings.TrimLeft(l.text[1:], " \t")
	return l.from(len(l.text) - len(rest))
}
