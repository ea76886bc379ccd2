package printed

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of the figures at the right margin that no head calls points.
const (
	leastEvenWorths = 5   // questions that have one
	mostWorths      = 4   // different figures
	worthAside      = 200 // points from the margin to a figure on a line of its own
)

// loneWorth is such a figure for which the last line of its question left no room.
var loneWorth = pattern.New(`^[(\[]?(\d{1,2}(?:[.,]\d)?)[)\]]?$`)

// worthLine is a line with such a figure.
type worthLine struct {
	at, from int    // where it stands in its line
	worth    string // digits
}

// evenWorths writes what tasks are worth behind them, where a figure stands at the right
// margin of nearly all numbered lines, or below them: there are few different ones and
// they hardly ever get smaller, which answers and pages do not. Whatever they are, they
// are so where their sum is the total that the head of the paper says.
func evenWorths(lines []line.Line) []line.Line {
	var priced []worthLine
	numbers, tasks := 0, 0
	open, task := false, "" // of the question that the lines belong to
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if q, ok := l.NumberLabel(); ok && q.Kind == line.PlainNumber && q.Signed() {
			numbers++
			open, task = true, l.Text[min(q.End, len(l.Text)):]
		} else if text := behindLetter(l); text != "" && numbers > 0 {
			open, task = true, text // a part of it
		}
		w, ok := rightFigure(l)
		if !ok || !open || w.from > 0 && !strings.ContainsFunc(l.Text[:w.from], unicode.IsLetter) && !isLabelled(l) {
			continue // also the indices of roots, above their line
		}
		w.at = i
		if text := strings.TrimSpace(l.Text[:w.from]); strings.HasSuffix(text, "?") || i > 0 && w.from == 0 && strings.HasSuffix(lines[i-1].Text, "?") || lexicon.Words().Asking.Begins(lexicon.Fold(strings.TrimSpace(task))) > 0 {
			tasks++
		}
		priced, open = append(priced, w), false
	}
	if len(priced) < leastEvenWorths || len(priced)*10 < numbers*8 {
		return lines
	}
	if !saysTotal(lines[:priced[0].at], priced, numbers) && (tasks*2 < len(priced) || !areWorths(priced)) {
		return lines
	}
	out := slices.Clone(lines)
	for _, w := range priced {
		if w.from > 0 {
			out[w.at] = withWorth(lines[w.at].Cut(0, w.from), w.worth)
		} else {
			out[w.at-1] = withWorth(out[w.at-1], w.worth)
			out[w.at] = line.Line{Gap: out[w.at].Gap, Origin: out[w.at].Origin}
		}
	}
	return slices.DeleteFunc(out, func(l line.Line) bool { return l.Empty() && l.Label == nil && !l.Gap })
}

// isLabelled reports whether a line begins with a number or a letter.
func isLabelled(l line.Line) bool {
	_, numbered := l.NumberLabel()
	return numbered || behindLetter(l) != ""
}

// rightFigure is the figure at the right of a line, or far right on a line of its own.
func rightFigure(l line.Line) (worthLine, bool) {
	if l.Has(tab) {
		m := worthAtRight.FindStringSubmatchIndex(l.Text)
		if m == nil || m[0] == 0 {
			return worthLine{}, false
		}
		return worthLine{from: m[0], worth: l.Text[m[2]:m[3]]}, true
	}
	if len(l.Text) > 4 || l.Label != nil || l.Indent() < worthAside {
		return worthLine{}, false
	}
	m := loneWorth.FindStringSubmatch(l.Text)
	if m == nil {
		return worthLine{}, false
	}
	return worthLine{worth: m[1]}, true
}

// totalWorth is what a head says that a paper is worth: "TotalMks: 61", "Max. Marks 80".
var totalWorth = pattern.New(`(?i)(?:\b(?:total|max(?:imum)?|full|m\.?\s?m)\b|\btotal)[^\d\n]{0,20}?\b(\d{2,3})\b|\b(\d{2,3})\s*` + line.PointWord + `(?:\P{L}|$)`)

// saysTotal reports whether the head of a paper says the sum of the figures. Where some of
// its numbers have none that could be told from their text, the rest is what those are worth.
func saysTotal(head []line.Line, priced []worthLine, numbers int) bool {
	sum, most := 0, 0 // in tenths
	for _, w := range priced {
		n := tenths(w.worth)
		sum, most = sum+n, max(most, n)
	}
	lacking := max(0, numbers-len(priced))
	for _, l := range head {
		for _, m := range totalWorth.FindAllStringSubmatch(l.Text, -1) {
			if rest := tenths(m[1]+m[2]) - sum; rest >= 5*lacking && rest <= most*lacking {
				return true
			}
		}
	}
	return false
}

// tenths is a figure with at most one decimal, in tenths.
func tenths(s string) int {
	whole, part, _ := strings.Cut(strings.ReplaceAll(s, ",", "."), ".")
	return 10*line.LastNumber(whole) + line.LastNumber(part)
}

// areWorths reports whether figures are what questions are worth.
func areWorths(priced []worthLine) bool {
	different, rising, last := map[string]bool{}, 0, 0
	for _, w := range priced {
		n := tenths(w.worth)
		if different[w.worth] = true; n == 0 {
			return false
		}
		if n >= last {
			rising++
		}
		last = n
	}
	return len(different) <= mostWorths && len(different)*3 <= len(priced) && rising*10 >= len(priced)*8
}
