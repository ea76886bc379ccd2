package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// edgeRoom is the number of a question again with room to write, at the right edge
// of its line: "1) Ice floats because it        1) ____".
var edgeRoom = pattern.Guarded(pattern.EndsWith("_", whitespace), `(?:\s{3,}|\t\s*)(\d{1,3})\s*[.)]\s*_{2,}\s*$`)

// withoutEdgeRoom takes such room off the lines.
func withoutEdgeRoom(lines []line) []line {
	return rewritten(lines, func(l line) (line, bool) {
		m := edgeRoom.FindStringSubmatchIndex(l.text)
		if m == nil || m[0] == 0 {
			return l, false
		}
		q, ok := numberLabel(l.text)
		if l.label != nil && l.label.Number != lastNumber(l.text[m[2]:m[3]]) || l.label == nil && (!ok || q.number != lastNumber(l.text[m[2]:m[3]])) {
			return l, false
		}
		return l.cut(0, m[0]), true
	})
}

// numberedRoom makes lines that hold a number and room to write, "1. ____",
// "2. ____", room of the question above: they follow each other from 1 on and
// offer nothing below. Under the heading of a key they are a sheet to fill in.
func (r *recognizer) numberedRoom(lines []line) []line {
	lines = withoutRoomBullets(lines)
	out := lines
	for i := 0; i < len(lines); i++ {
		n := 0
		for i+n < len(lines) && numberOfRoom(lines[i+n]) == n+1 {
			n++
		}
		if n < 2 || i == 0 || r.isKeyHeading(lines[i-1]) {
			continue
		}
		if i+n < len(lines) {
			if _, ok := lines[i+n].choiceLabel(); ok {
				continue
			}
		}
		if &out[0] == &lines[0] {
			out = append([]line(nil), lines...)
		}
		for k := i; k < i+n; k++ {
			q, _ := numberLabel(lines[k].text)
			out[k] = lines[k].from(q.end)
		}
		i += n - 1
	}
	return out
}

// numberOfRoom is the number before room to write, 0 for none.
func numberOfRoom(l line) int {
	if l.kind != textLine || l.label != nil {
		return 0
	}
	q, ok := numberLabel(l.text)
	if !ok || q.kind != plainNumber || !hasBlank(l) || !isRoom(strings.TrimSpace(l.text[q.end:])) {
		return 0
	}
	return q.number
}

// withoutRoomBullets takes the bullets off lines with nothing but room to write
// behind them: they offer nothing.
func withoutRoomBullets(lines []line) []line {
	out := lines
	for i, l := range lines {
		if !isBulleted(l) {
			continue
		}
		bare := bulleted(l)
		if bare.label = nil; !isRoom(bare.text) || !hasBlank(bare) {
			continue
		}
		if &out[0] == &lines[0] {
			out = append([]line(nil), lines...)
		}
		out[i] = bare
	}
	return out
}
