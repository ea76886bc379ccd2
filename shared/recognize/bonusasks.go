package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// bonusWord begins a question behind the numbered ones that has a word instead of a
// number: "BONUS: Who ...?", "Extra credit (2 pts) - Name ...", "Tie-breaker".
var bonusWord = pattern.New(`(?i)^((?:super )?bonus(?: question| point)?|extra credit(?: question)?|tie[- ]?breaker(?: question)?|challenge question)\s*((?:[(\[][^()\[\]]{1,24}[)\]])?\s*(?:[:.–—-]\s*|$))`)

// bonusAsks numbers such questions on from the last number above them.
func (r *recognizer) bonusAsks(lines []line) []line {
	var out []line // nil as long as no line is numbered
	last := 0
	for i, l := range lines {
		if l.kind != textLine {
			continue
		}
		if q, ok := l.questionLabel(r.vocabulary); ok && q.kind == plainNumber && (q.auto || q.signed()) {
			last = q.last()
			continue
		}
		m := bonusWord.FindStringSubmatchIndex(l.text)
		if m == nil || last == 0 || l.label != nil {
			continue
		}
		at, ask := i, l.from(m[4])
		if m[5] == len(l.text) {
			if i+1 == len(lines) {
				break
			}
			at, ask = i+1, lines[i+1]
		} else if !strings.ContainsAny(l.text[m[4]:m[4]+1], "([") {
			ask = l.from(m[5])
		}
		if !r.asksBehindWord(ask) {
			continue
		}
		if out == nil {
			out = append([]line(nil), lines...)
		}
		last++
		ask.gap = l.gap
		ask.label = &page.Label{Text: l.text[m[2]:m[3]], Format: page.Decimal, Number: last, List: "asked"}
		if out[at] = ask; at > i {
			out[i] = newLine(l, nil)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// asksBehindWord reports whether a line without a label of its own asks something.
func (r *recognizer) asksBehindWord(l line) bool {
	if l.kind != textLine || l.label != nil || r.startsLabelled(l) {
		return false
	}
	return asksAlone(l) || r.ordersOpenly(l) && countWords(l.text, 3) >= 3
}
