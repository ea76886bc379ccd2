package vote

import (
	"slices"
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// crossSigns are the signs and words with which an author says that a choice is
// wrong, at its end or before it.
var (
	crossBehind = pattern.Guarded(mayCross, `(?i)\s*(?:[✗✘❌✖]\x{fe0f}?|[(\[](?:wrong|incorrect|false|falsch|incorrect[ao]|incorret[ao]|wrong answer|falso|falsa|faux|sbagliato|неверно|неправильно|невірно|yanlış|sai|salah|noto'g'ri|错误|错)[)\]])\s*$`)
	crossFront  = pattern.Guarded(mayCross, `^(?:[✗✘❌✖]\x{fe0f}?)\s*`)
)

// mayCross keeps the expressions from long texts.
func mayCross(s string) bool { return len(s) > 2 && len(s) < 1000 }

// crossVote reads keys in which only the wrong choices carry a sign: all but one
// of every question that has any.
func crossVote(ds []draft.Draft) {
	for _, d := range ds {
		withoutCrosses(d)
	}
	left := map[int]int{} // for each draft the one choice without a cross
	other := 0
	for i := range ds {
		d := &ds[i]
		crossed, whole := 0, -1
		for k := range d.Choices {
			if d.Choices[k].Sign != "" {
				return // right choices have signs of their own
			}
			if _, ok := uncrossed(d.Choices[k]); ok {
				crossed++
			} else {
				whole = k
			}
		}
		switch {
		case crossed > 0 && crossed == len(d.Choices)-1:
			left[i] = whole
		case crossed > 0:
			other++
		}
	}
	if len(left) < struckQuestions || other*4 > len(left) {
		return
	}
	for i, k := range left {
		ds[i].Choices[k].Sign = "not crossed out"
		for n := range ds[i].Choices {
			ds[i].Choices[n].Lines, _ = uncrossed(ds[i].Choices[n])
		}
	}
}

// withoutCrosses takes the crosses off the wrong choices of a question whose right
// ones have ticks.
func withoutCrosses(d draft.Draft) {
	if !slices.ContainsFunc(d.Choices, func(c draft.Choice) bool { return strings.ContainsAny(c.Sign, "✓✔✅") }) {
		return
	}
	for k, c := range d.Choices {
		if lines, ok := uncrossed(c); ok && c.Sign == "" && !strings.HasSuffix(c.Text(), ")") {
			d.Choices[k].Lines = lines
		}
	}
}

// uncrossed gives a choice without the sign that it is wrong.
func uncrossed(c draft.Choice) ([]line.Line, bool) {
	if len(c.Lines) == 0 {
		return c.Lines, false
	}
	last := len(c.Lines) - 1
	if m := crossBehind.FindStringIndex(c.Lines[last].Text); m != nil && m[0] > 0 {
		return draft.ReplaceLine(c.Lines, last, c.Lines[last].Cut(0, m[0])), true
	}
	if n := len(crossFront.FindString(c.Lines[0].Text)); n > 0 && strings.TrimSpace(c.Lines[0].Text[n:]) != "" {
		return draft.ReplaceLine(c.Lines, 0, c.Lines[0].From(n)), true
	}
	return c.Lines, false
}
