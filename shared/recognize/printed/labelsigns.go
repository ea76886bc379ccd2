package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// LeastSigned is how many questions with signs at right choices make a test of
// a document that looks like a manual.
const LeastSigned = 5

// leastLabelSigns is how many questions must have such signs.
const leastLabelSigns = 3

var (
	// signedLetter is the letter of a choice behind a sign by which programs that mix
	// tests tell choices, wherever it stands in a line: "$A) oak; $B) elm".
	signedLetter = pattern.New(`(?:^|[\s;.,])([@#$%&§])\s?([A-HА-ЕС])\s?([).])?\s`)
	// signedNumber is the number of a question behind such a sign: "@12. Which".
	signedNumber = pattern.New(`^[@#$%&§]\s?\d{1,4}\s?[.)]`)
)

// LabelSigns takes the signs off numbers and letters where all have them, and begins
// a line with each letter. A sign before the right choice only is a mark, and stays.
func (r *Reader) LabelSigns(lines []line.Line) []line.Line {
	signed, plain := map[string]int{}, 0 // by the folded letter
	numbers, plainNumbers := 0, 0
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if l.May(signedLetter) {
			for _, m := range signedLetter.FindAllStringSubmatchIndex(l.Text, -1) {
				signed[lexicon.Fold(l.Text[m[4]:m[5]])]++
			}
		}
		if c, ok := l.PlainLabel(); ok && c.Kind == lexicon.LetterLabel && c.Delim != 0 {
			plain++
		}
		if signedNumber.MatchString(l.Text) {
			numbers++
		} else if _, ok := l.NumberLabel(); ok {
			plainNumbers++
		}
	}
	letters := signed["a"] >= leastLabelSigns && signed["b"] >= LeastSigned && signed["a"]+signed["b"] > plain
	numbered := letters && numbers >= leastLabelSigns && numbers > plainNumbers
	if !letters {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			out = append(out, l)
			continue
		}
		if numbered && signedNumber.MatchString(l.Text) {
			l = behindSign(l)
		}
		out = append(out, signedPieces(l)...)
	}
	return out
}

// signedPieces cuts a line before each letter with a sign, which it loses.
func signedPieces(l line.Line) []line.Line {
	found := signedLetter.FindAllStringSubmatchIndex(l.Text, -1)
	if len(found) == 0 {
		return []line.Line{l}
	}
	var out []line.Line
	if found[0][2] > 0 {
		out = append(out, l.Cut(0, found[0][2]))
	}
	for k, m := range found {
		end := len(l.Text)
		if k+1 < len(found) {
			end = found[k+1][2]
		}
		if m[6] >= 0 {
			out = append(out, l.Cut(m[4], end))
			continue
		}
		piece := l.Cut(m[5], end)
		out = append(out, line.NewLine(piece, append([]page.Run{{Text: l.Text[m[4]:m[5]] + ") "}}, piece.Runs...)))
	}
	return out
}
