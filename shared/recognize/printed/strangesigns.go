package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// leastStrange is how many choices must carry such a sign.
	leastStrange = 5
	// strangeRunes are signs that no list of marks knows: a full stop or a comma is
	// what the nearest key types.
	strangeRunes = ".,;:'`^~_|/%?"
)

// StrangeSigns reads a sign before the letter of a choice as the mark of the right
// answer where it stands before one choice of most questions and never always
// before the same letter: "A. fox", ".B. owl", "C. cow".
func (r *Reader) StrangeSigns(lines []line.Line) []line.Line {
	groups, at := 0, map[byte][]int{}
	inGroup := map[byte]int{}  // the group of the last line with the sign
	repeated := map[byte]int{} // signs that are not the only one of their group
	letters := map[byte]map[string]bool{}
	for i, l := range lines {
		sign, c, ok := strangeLabel(l)
		if !ok {
			continue
		}
		if lexicon.IsFirst(c.Sign, r.Letters) || groups == 0 {
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
		letters[sign][c.Sign] = true
		at[sign] = append(at[sign], i)
	}
	var out []line.Line
	for sign, marked := range at {
		if n := len(marked); n < leastStrange || n*10 < groups*6 || repeated[sign]*10 > n || len(letters[sign]) < 3 {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for _, i := range marked {
			out[i] = line.NewLine(lines[i], append([]page.Run{{Text: "*"}}, behindSign(lines[i]).Runs...))
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// strangeLabel reads a line that begins with the letter of a choice, and the sign
// before the letter, 0 for none.
func strangeLabel(l line.Line) (sign byte, c lexicon.ChoiceLabel, ok bool) {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < 3 {
		return 0, lexicon.ChoiceLabel{}, false
	}
	if strings.IndexByte(strangeRunes, l.Text[0]) >= 0 {
		sign = l.Text[0]
		c, ok = line.PlainLabel(strings.TrimLeft(l.Text[1:], " \t"))
	} else {
		c, ok = l.PlainLabel()
	}
	return sign, c, ok && c.Kind == lexicon.LetterLabel && (c.Delim == '.' || c.Delim == ')')
}

// behindSign is the line without its sign.
func behindSign(l line.Line) line.Line {
	rest := strings.TrimLeft(l.Text[1:], " \t")
	return l.From(len(l.Text) - len(rest))
}
