package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// lettered gives the choices of a question the letters of their places, unless
// they have them. One letter among choices without is the initial of a name.
func lettered(row []line, right []bool, letters [][]string) []line {
	own := ownLetters(row, letters)
	count := 0
	for _, is := range own {
		if is {
			count++
		}
	}
	labelled := count == len(row) || count > 1 && count == len(row)-1
	out := make([]line, len(row))
	for k, l := range row {
		sign := ""
		if right != nil && right[k] {
			sign = "*"
		}
		if !labelled || !own[k] {
			sign += strings.ToUpper(richtext.Letters(k+1)) + ". "
		}
		out[k] = newLine(l, append([]page.Run{{Text: sign}}, l.runs...))
		out[k].soft, out[k].gap, out[k].label = false, false, nil
	}
	return out
}

// ownLetters reports which lines of a row begin with the letter of their place.
func ownLetters(row []line, letters [][]string) []bool {
	signs := make([]string, min(len(row), maxChoices))
	for k := range signs {
		if c, ok := choiceLabelOf(row[k].text); ok && c.kind == letterLabel {
			signs[k] = c.sign
		}
	}
	own := make([]bool, len(row))
	if len(signs) == 0 || signs[0] == "" {
		return own
	}
	places := make([]int, len(signs))
	ordinals(places, signs, letters)
	for k, p := range places {
		own[k] = p == k+1
	}
	return own
}

var letterAnswer = pattern.New(`^[(\[]?(\p{L})[)\].]?(?:\s*[-–—]+\s+\S.*)?$`)

// answersByLetter reads "(b) - because ..." and a letter alone behind the
// choices that it names one of.
func answersByLetter(ts []token, i int, row run) bool {
	t := ts[i]
	m := letterAnswer.FindStringSubmatch(t.text)
	if m == nil || t.label != nil {
		return false
	}
	for k := range row.at {
		if sign := row.label(ts, k).sign; sign != "" && sign == fold(m[1]) {
			return true
		}
	}
	return false
}
