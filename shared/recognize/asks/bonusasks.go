package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bonusWord begins a question behind the numbered ones that has a word instead of a
// number: "BONUS: Who ...?", "Extra credit (2 pts) - Name ...", "Tie-breaker".
var bonusWord = pattern.New(`(?i)^((?:super )?bonus(?: question| point)?|extra credit(?: question)?|tie[- ]?breaker(?: question)?|challenge question)\s*((?:[(\[][^()\[\]]{1,24}[)\]])?\s*(?:[:.–—-]\s*|$))`)

// BonusAsks numbers such questions on from the last number above them.
func (r *Reader) BonusAsks(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is numbered
	last := 0
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.PlainNumber && (q.Auto || q.Signed()) {
			last = q.Last()
			continue
		}
		m := bonusWord.FindStringSubmatchIndex(l.Text)
		if m == nil || last == 0 || l.Label != nil {
			continue
		}
		at, ask := i, l.From(m[4])
		if m[5] == len(l.Text) {
			if i+1 == len(lines) {
				break
			}
			at, ask = i+1, lines[i+1]
		} else if !strings.ContainsAny(l.Text[m[4]:m[4]+1], "([") {
			ask = l.From(m[5])
		}
		if !r.asksBehindWord(ask) {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		last++
		ask.Gap = l.Gap
		ask.Label = &page.Label{Text: l.Text[m[2]:m[3]], Format: page.Decimal, Number: last, List: "asked"}
		if out[at] = ask; at > i {
			out[i] = line.NewLine(l, nil)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// asksBehindWord reports whether a line without a label of its own asks something.
func (r *Reader) asksBehindWord(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || r.startsLabelled(l) {
		return false
	}
	return asksAlone(l) || r.OrdersOpenly(l) && flatten.CountWords(l.Text, 3) >= 3
}
