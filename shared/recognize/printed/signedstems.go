package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// stemSigns are what people type before each question for a program that imports
	// them. A sign of a right choice is none.
	stemSigns = "#?@$&%§№"
	// leastSignedStems is how many questions begin so at least.
	leastSignedStems = 3
	// stemGoesOn is how many lines a question has at most behind the first.
	stemGoesOn = 5
)

// SignedStems numbers questions that begin with a sign instead, over lettered choices:
// "# Which one swims?", "A. trout". Nearly all with choices must begin so.
func (r *Reader) SignedStems(lines []line.Line) []line.Line {
	for _, sign := range stemSigns {
		if at := r.signedStems(lines, string(sign)); at != nil {
			out := append([]line.Line(nil), lines...)
			for n, i := range at {
				text := lines[i].Text
				l := lines[i].From(len(text) - len(strings.TrimLeft(text[len(string(sign)):], " \t")))
				l.Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "signed"}
				out[i] = l
			}
			return out
		}
	}
	return lines
}

// signedStems lists the lines that begin with a sign, nil where they are not the
// questions of the document.
func (r *Reader) signedStems(lines []line.Line, sign string) []int {
	var at []int
	offered, lists := 0, 0
	for i := range lines {
		l := &lines[i]
		if r.isFirstChoice(l) {
			if lists++; len(at) > 0 && i-at[len(at)-1] <= stemGoesOn && !numbersAny(lines[at[len(at)-1]+1:i]) {
				offered++
			}
			continue
		}
		if l.Kind != line.TextLine || l.Label != nil || !strings.HasPrefix(l.Text, sign) || strings.Trim(l.Text, sign+" ") == "" {
			continue
		}
		if rest := strings.TrimLeft(l.Text[len(sign):], " \t"); strings.HasPrefix(rest, sign) || '0' <= rest[0] && rest[0] <= '9' {
			continue // "## A heading", "#1"
		}
		at = append(at, i)
	}
	if len(at) < leastSignedStems || offered*10 < len(at)*9 || offered*10 < lists*9 {
		return nil
	}
	return at
}

// numbersAny reports whether one of the lines has a number: what stands before it is a
// comment of who wrote the test.
func numbersAny(lines []line.Line) bool {
	for i := range lines {
		if _, ok := lines[i].QuestionLabelTyped(); ok || lines[i].Label != nil {
			return true
		}
	}
	return false
}

// isFirstChoice reports whether a line is the first of lettered choices.
func (r *Reader) isFirstChoice(l *line.Line) bool {
	if l.Label != nil {
		return (l.Label.Format == page.LowerAlpha || l.Label.Format == page.UpperAlpha) && l.Label.Number == 1
	}
	c, ok := l.PlainLabel()
	return ok && c.Kind == lexicon.LetterLabel && c.Delim != 0 && lexicon.IsFirst(c.Sign, r.Letters)
}
