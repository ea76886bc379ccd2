package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastLabelSigns is how many questions must have such signs.
const leastLabelSigns = 3

var (
	// signedLetter is the letter of a choice behind a sign by which programs that mix
	// tests tell choices, wherever it stands in a line: "$A) oak; $B) elm".
	signedLetter = pattern.New(`(?:^|[\s;.,])([@#$%&§])\s?([A-HА-ЕС])\s?([).])?\s`)
	// signedNumber is the number of a question behind such a sign: "@12. Which".
	signedNumber = pattern.New(`^[@#$%&§]\s?\d{1,4}\s?[.)]`)
)

// labelSigns takes the signs off numbers and letters where all have them, and begins
// a line with each letter. A sign before the right choice only is a mark, and stays.
func (r *recognizer) labelSigns(lines []line) []line {
	signed, plain := map[string]int{}, 0 // by the folded letter
	numbers, plainNumbers := 0, 0
	for _, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		found := signedLetter.FindAllStringSubmatchIndex(l.text, -1)
		for _, m := range found {
			signed[fold(l.text[m[4]:m[5]])]++
		}
		if c, ok := plainLabel(l.text); ok && c.kind == letterLabel && c.delim != 0 {
			plain++
		}
		if signedNumber.MatchString(l.text) {
			numbers++
		} else if _, ok := numberLabel(l.text); ok {
			plainNumbers++
		}
	}
	letters := signed["a"] >= leastLabelSigns && signed["b"] >= leastSigned && signed["a"]+signed["b"] > plain
	numbered := letters && numbers >= leastLabelSigns && numbers > plainNumbers
	if !letters {
		return lines
	}
	out := make([]line, 0, len(lines))
	for _, l := range lines {
		if l.kind != textLine || l.label != nil {
			out = append(out, l)
			continue
		}
		if numbered && signedNumber.MatchString(l.text) {
			l = behindSign(l)
		}
		out = append(out, signedPieces(l)...)
	}
	return out
}

// signedPieces cuts a line before each letter with a sign, which it loses.
func signedPieces(l line) []line {
	found := signedLetter.FindAllStringSubmatchIndex(l.text, -1)
	if len(found) == 0 {
		return []line{l}
	}
	var out []line
	if found[0][2] > 0 {
		out = append(out, l.cut(0, found[0][2]))
	}
	for k, m := range found {
		end := len(l.text)
		if k+1 < len(found) {
			end = found[k+1][2]
		}
		if m[6] >= 0 {
			out = append(out, l.cut(m[4], end))
			continue
		}
		piece := l.cut(m[5], end)
		out = append(out, newLine(piece, append([]page.Run{{Text: l.text[m[4]:m[5]] + ") "}}, piece.runs...)))
	}
	return out
}
