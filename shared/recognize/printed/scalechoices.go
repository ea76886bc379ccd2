package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// scaleRow is a statement to rate, with the figures of the scale behind it: "The course
// was clear.   1   2   3   4   5".
var scaleRow = pattern.New(`^(.*\pL.*?[\pL\pN)?.!:])(?:\s{2,}|\s*\t\s*)([01](?:(?:\s{2,}|\s*\t\s*|\s)\d{1,2}){2,10})$`)

const (
	leastScales    = 2 // statements, where none speaks of a scale
	leastScaleWord = 3 // words of a statement: data have fewer in front
)

// ScaleChoices offers the figures of a scale as choices of the numbered statements they
// stand behind.
func (r *Reader) ScaleChoices(lines []line.Line) []line.Line {
	lines = r.scalesBelow(lines)
	found, said := map[int][]int{}, 0
	for i, l := range lines {
		if at := r.scaleAt(l); at != nil {
			found[i] = at
			if scaleNamed.MatchString(l.Folded()) {
				said++
			}
		}
	}
	if len(found) < leastScales && said == 0 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		at := found[i]
		if at == nil {
			out = append(out, l)
			continue
		}
		out = append(out, l.Cut(0, at[0]))
		for k, from := 0, at[1]; from < len(l.Text); k++ {
			to := from + len(l.Text[from:]) - len(lexicon.BehindDigits(l.Text[from:]))
			choice := l.Cut(from, to).Offered(k + 1)
			choice.Gap = false
			out = append(out, choice)
			from = to + len(l.Text[to:]) - len(strings.TrimLeft(l.Text[to:], lexicon.Whitespace))
		}
	}
	return out
}

// scaleBelow is a row of nothing but the figures of a scale.
var scaleBelow = pattern.Guarded(pattern.EndsWith("0123456789", ""), `^[01](?:[\s]+\d{1,2}){2,10}$`)

// scalesBelow offers the figures that stand on a line of their own under an order to mark one
// of them, as a form prints a scale, with what the first and the last of them mean below:
//
//	Mark only one oval.
//	1 2 3 4 5
//	Not sure
//	Very sure
func (r *Reader) scalesBelow(lines []line.Line) []line.Line {
	var out []line.Line
	from := 0
	for i := 1; i < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || l.Label != nil || !scaleBelow.MatchString(l.Text) || rewrite.CueOf(lines[i-1], r.Vocabulary) != lexicon.SingleCue {
			continue
		}
		figures := strings.Fields(l.Text)
		if !countOn(figures) {
			continue
		}
		ends := 0 // what its ends mean
		for k := i + 1; k < len(lines) && !lines[k].Gap && lines[k].Kind == line.TextLine && lines[k].Label == nil; k++ {
			ends++
		}
		if ends != 2 {
			ends = 0
		}
		out = append(out, lines[from:i]...)
		for k, figure := range figures {
			switch {
			case k == 0 && ends > 0:
				figure += " – " + lines[i+1].Text
			case k == len(figures)-1 && ends > 0:
				figure += " – " + lines[i+2].Text
			}
			choice := line.NewLine(l, []page.Run{{Text: figure}}).Offered(k + 1)
			choice.Gap = false
			out = append(out, choice)
		}
		from = i + 1 + ends
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// countOn reports whether figures do so, one by one.
func countOn(figures []string) bool {
	for k, f := range figures {
		if line.LastNumber(f) != line.LastNumber(figures[0])+k || f != lexicon.DecimalText(line.LastNumber(f)) {
			return false
		}
	}
	return true
}

// scaleNamed speaks of a scale in the statement itself.
var scaleNamed = lexicon.Folded(`\b(?:scale of|skala von|échelle de|escala d[eo]|scala da|skali od|шкале от|шкалою від)\b`)

// scaleAt is where a numbered statement ends and its figures begin; nil for any other
// line. They count on from 0 or 1.
func (r *Reader) scaleAt(l line.Line) []int {
	if l.Kind != line.TextLine || !lexicon.MayGap(l.Text) {
		return nil
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	m := scaleRow.FindStringSubmatchIndex(l.Text)
	if !ok || m == nil || m[3] <= q.End || flatten.CountWords(l.Text[q.End:m[3]], leastScaleWord) < leastScaleWord {
		return nil
	}
	if !countOn(strings.Fields(l.Text[m[4]:m[5]])) {
		return nil
	}
	return []int{m[3], m[4]}
}
