package rewrite

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// outcomeCode is what a university's paper says a question examines: the outcome of the
// course or the level of learning, "CLO-2", "CO1", "BL3". A letter alone needs a hyphen.
const outcomeCode = `(?:(?:CLO|PLO|SLO|CO|PO|LO|BL|BTL|RBT)\s?[-–:]?\s?\d{1,2}|[CKLP][-–]\d)`

var (
	// outcomesAtEnd are such codes alone in brackets at the end of a line.
	outcomesAtEnd = pattern.Guarded(pattern.EndsWith("])}", ""), `(?:\s*[\[({]\s*`+outcomeCode+`(?:\s*[,;/&]\s*`+outcomeCode+`)*\s*[\])}])+$`)
	// outcomesBare are codes without brackets behind the points in theirs.
	outcomesBare = pattern.Guarded(pattern.EndsWith("0123456789", ""), `\d\s?[\])](\s*`+outcomeCode+`(?:\s*[,;]\s*`+outcomeCode+`)*)$`)
	// outcomeBefore and outcomeBehind are codes beside the points in one pair of brackets.
	outcomeBefore = pattern.Guarded(pattern.EndsWith("])", ""), `[\[(]\s*(`+outcomeCode+`\s*[,;:]\s*)\d{1,3}(?:[.,]\d)?\s*(?i:marks?|points?|pts?)\.?\s*[\])]$`)
	outcomeBehind = pattern.Guarded(pattern.EndsWith("])", ""), `[\[(]\s*\d{1,3}(?:[.,]\d)?\s*(?i:marks?|points?|pts?)\.?(\s*[,;:]\s*`+outcomeCode+`)\s*[\])]$`)
)

// outcomesIn is where the codes of a line stand; ok is false where it has none. A choice
// that ends so says it.
func outcomesIn(l line.Line) (from, to int, ok bool) {
	if l.Kind != line.TextLine || !lexicon.HasDigit(l.Text) {
		return 0, 0, false
	}
	if m := outcomesAtEnd.FindStringSubmatchIndex(l.Text); m != nil {
		from, to = m[0], m[1]
	} else if m := outcomesBare.FindStringSubmatchIndex(l.Text); m != nil {
		from, to = m[2], m[3]
	} else if m := outcomeBefore.FindStringSubmatchIndex(l.Text); m != nil {
		from, to = m[2], m[3]
	} else if m := outcomeBehind.FindStringSubmatchIndex(l.Text); m != nil {
		from, to = m[2], m[3]
	} else {
		return 0, 0, false
	}
	if choice, labelled := l.TypedChoice(); labelled && choice.Kind == lexicon.LetterLabel {
		return 0, 0, false
	}
	return from, to, true
}

// EndsInOutcome reports whether a line ends with such codes.
func EndsInOutcome(l line.Line) bool {
	_, _, ok := outcomesIn(l)
	return ok
}

// WithoutOutcomeCodes leaves out the codes of what is examined, where several lines end with
// them: "Define osmosis. (5) (C-2)", "[CLO-1]", "(CLO-3, 12 marks)".
func WithoutOutcomeCodes(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		if EndsInOutcome(lines[i]) {
			at = append(at, i)
		}
	}
	if len(at) < flatten.LeastAlike {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		l := lines[i]
		from, to, _ := outcomesIn(l)
		kept := l.Cut(0, from)
		kept.Runs = append(kept.Runs, line.SliceRuns(l.Runs, to, len(l.Text))...)
		if kept = line.NewLine(kept, kept.Runs); kept.Text != "" {
			out[i] = kept
		}
	}
	return out
}
