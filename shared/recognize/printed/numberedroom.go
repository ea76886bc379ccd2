package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// edgeRoom is the number of a question again with room to write, at the right edge
// of its line: "1) Ice floats because it        1) ____".
var edgeRoom = pattern.Guarded(pattern.EndsWith("_", lexicon.Whitespace), `(?:\s{3,}|\t\s*)(\d{1,3})\s*[.)]\s*_{2,}\s*$`)

// WithoutEdgeRoom takes such room off the lines.
func WithoutEdgeRoom(lines []line.Line) []line.Line {
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		m := edgeRoom.FindStringSubmatchIndex(l.Text)
		if m == nil || m[0] == 0 {
			return l, false
		}
		q, ok := l.NumberLabel()
		if l.Label != nil && l.Label.Number != line.LastNumber(l.Text[m[2]:m[3]]) || l.Label == nil && (!ok || q.Number != line.LastNumber(l.Text[m[2]:m[3]])) {
			return l, false
		}
		return l.Cut(0, m[0]), true
	})
}

// NumberedRoom makes lines that hold a number and room to write, "1. ____",
// "2. ____", room of the question above: they follow each other from 1 on and
// offer nothing below. Under the heading of a key they are a sheet to fill in.
func (r *Reader) NumberedRoom(lines []line.Line) []line.Line {
	lines = withoutRoomAgain(withoutRoomBullets(lines))
	out := lines
	for i := 0; i < len(lines); i++ {
		n := 0
		for i+n < len(lines) && numberOfRoom(lines[i+n]) == n+1 {
			n++
		}
		if n == 0 {
			n = sameFields(lines[i:])
		}
		if n < 2 || i == 0 || r.IsKeyHeading(lines[i-1]) {
			continue
		}
		if i+n < len(lines) {
			if _, ok := lines[i+n].ChoiceLabel(); ok {
				continue
			}
		}
		if &out[0] == &lines[0] {
			out = append([]line.Line(nil), lines...)
		}
		for k := i; k < i+n; k++ {
			q, _ := lines[k].NumberLabel()
			out[k] = lines[k].From(q.End)
		}
		i += n - 1
	}
	return out
}

// sameFields is how many lines from the first on count from 1 and leave the same room with
// the same words between, "1. ____ Example: ____": they are one question's.
func sameFields(lines []line.Line) int {
	fields := ""
	for n := range lines {
		l := &lines[n]
		if l.Kind != line.TextLine || l.Label != nil || !mayBeRoom(l.Text) {
			return n
		}
		q, ok := l.NumberLabel()
		if !ok || q.Kind != line.PlainNumber || q.Number != n+1 || !strings.HasPrefix(strings.TrimSpace(l.Text[q.End:]), "__") {
			return n
		}
		switch words := strings.Join(strings.FieldsFunc(l.Text[q.End:], func(c rune) bool { return c == '_' || unicode.IsSpace(c) }), " "); {
		case n == 0:
			fields = words
		case words != fields:
			return n
		}
	}
	return len(lines)
}

// leastAgain is how many questions have room behind their number below them.
const leastAgain = 2

// withoutRoomAgain drops room to write that stands behind the number of the question
// right above it, "4. Why?" and then "4. ____", where half of the questions have it.
func withoutRoomAgain(lines []line.Line) []line.Line {
	rooms := 0
	for i := range lines {
		if numberOfRoom(lines[i]) > 0 {
			rooms++
		}
	}
	if rooms < leastAgain {
		return lines
	}
	var at []int
	number, numbers := 0, 0
	for i, l := range lines {
		if n := numberOfRoom(l); n > 0 {
			if n == number {
				at = append(at, i)
			}
			number = 0
		} else if q, ok := l.NumberLabel(); ok && q.Kind == line.PlainNumber && l.Kind == line.TextLine {
			number = q.Number
			numbers++
		}
	}
	if len(at) < leastAgain || 2*len(at) < numbers {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if len(at) > 0 && at[0] == i {
			at = at[1:]
			continue
		}
		out = append(out, l)
	}
	return out
}

// numberOfRoom is the number before room to write, 0 for none.
func numberOfRoom(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || !mayBeRoom(l.Text) {
		return 0
	}
	q, ok := l.NumberLabel()
	if !ok || q.Kind != line.PlainNumber || !flatten.HasBlank(l) || !line.IsRoom(strings.TrimSpace(l.Text[q.End:])) {
		return 0
	}
	return q.Number
}

// mayBeRoom looks at the end of a text: room ends with its last sign.
func mayBeRoom(s string) bool {
	s = strings.TrimRight(s, lexicon.Whitespace)
	return s != "" && (s[len(s)-1] == '_' || s[len(s)-1] >= utf8.RuneSelf || strings.HasSuffix(s, ".."))
}

// withoutRoomBullets takes the bullets off lines with nothing but room to write
// behind them: they offer nothing.
func withoutRoomBullets(lines []line.Line) []line.Line {
	out := lines
	for i, l := range lines {
		if !rewrite.IsBulleted(l) {
			continue
		}
		bare := asks.Bulleted(l)
		if bare.Label = nil; !line.IsRoom(bare.Text) || !flatten.HasBlank(bare) {
			continue
		}
		if &out[0] == &lines[0] {
			out = append([]line.Line(nil), lines...)
		}
		out[i] = bare
	}
	return out
}
