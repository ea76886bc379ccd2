package recognize

import (
	"slices"
	"strings"

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
func crossVote(ds []draft) {
	for _, d := range ds {
		withoutCrosses(d)
	}
	left := map[int]int{} // for each draft the one choice without a cross
	other := 0
	for i := range ds {
		d := &ds[i]
		crossed, whole := 0, -1
		for k := range d.choices {
			if d.choices[k].sign != "" {
				return // right choices have signs of their own
			}
			if _, ok := uncrossed(d.choices[k]); ok {
				crossed++
			} else {
				whole = k
			}
		}
		switch {
		case crossed > 0 && crossed == len(d.choices)-1:
			left[i] = whole
		case crossed > 0:
			other++
		}
	}
	if len(left) < struckQuestions || other*4 > len(left) {
		return
	}
	for i, k := range left {
		ds[i].choices[k].sign = "not crossed out"
		for n := range ds[i].choices {
			ds[i].choices[n].lines, _ = uncrossed(ds[i].choices[n])
		}
	}
}

// withoutCrosses takes the crosses off the wrong choices of a question whose right
// ones have ticks.
func withoutCrosses(d draft) {
	if !slices.ContainsFunc(d.choices, func(c draftChoice) bool { return strings.ContainsAny(c.sign, "✓✔✅") }) {
		return
	}
	for k, c := range d.choices {
		if lines, ok := uncrossed(c); ok && c.sign == "" && !strings.HasSuffix(c.text(), ")") {
			d.choices[k].lines = lines
		}
	}
}

// uncrossed gives a choice without the sign that it is wrong.
func uncrossed(c draftChoice) ([]line, bool) {
	if len(c.lines) == 0 {
		return c.lines, false
	}
	last := len(c.lines) - 1
	if m := crossBehind.FindStringIndex(c.lines[last].text); m != nil && m[0] > 0 {
		return replaceLine(c.lines, last, c.lines[last].cut(0, m[0])), true
	}
	if n := len(crossFront.FindString(c.lines[0].text)); n > 0 && strings.TrimSpace(c.lines[0].text[n:]) != "" {
		return replaceLine(c.lines, 0, c.lines[0].from(n)), true
	}
	return c.lines, false
}
