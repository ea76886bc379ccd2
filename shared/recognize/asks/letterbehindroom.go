package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// roomBeforeLetter is room to write in before the letter of a part, with the answer in it
// or none: "___ (a) Reading the clock".
var roomBeforeLetter = pattern.New(`^(?:_+([A-Za-z])_+|_{2,}|[(\[]\s*([A-Za-z])?\s*[)\]])\s*(\(?([a-z])[.)]\s*\S.*)$`)

// LettersBehindRoom writes the room before the letters of parts behind them, where they
// count on from the first: "(a) Reading the clock ____". Entries to match or to put in order
// keep it.
func (r *Reader) LettersBehindRoom(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is rewritten
	for i := 0; i < len(lines); i++ {
		n := 0
		for i+n < len(lines) && letterBehindRoom(lines[i+n]) == string(rune('a'+n)) {
			n++
		}
		if n < leastTruthStrokes || r.matchesAbove(lines, i) || i > 0 && r.ordersEntries(lines[i-1]) {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for k := i; k < i+n; k++ {
			m := roomBeforeLetter.FindStringSubmatchIndex(lines[k].Text)
			room := " ____"
			if said := submatch(lines[k].Text, m, 1) + submatch(lines[k].Text, m, 2); said != "" {
				room = " (" + said + ")"
			}
			rest := lines[k].From(m[6])
			rest.Gap = lines[k].Gap
			out[k] = line.NewLine(rest, append(rest.Runs[:len(rest.Runs):len(rest.Runs)], page.Run{Text: room}))
		}
		i += n - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// letterBehindRoom is the letter of a part with room before it, "" for any other line.
func letterBehindRoom(l line.Line) string {
	if l.Kind != line.TextLine || l.Label != nil {
		return ""
	}
	m := roomBeforeLetter.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return ""
	}
	return submatch(l.Text, m, 4)
}

// matchesAbove reports whether a line near above orders to match.
func (r *Reader) matchesAbove(lines []line.Line, i int) bool {
	for k := i - 1; k >= max(0, i-flatten.MatchTitles); k-- {
		if r.Match.In(lexicon.Fold(lines[k].Text)) {
			return true
		}
	}
	return false
}
