package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastScored is how many tables of scores make the print-out of a marked test.
const leastScored = 2

var (
	scoreMark  = pattern.New(`\s*([✓✔✗✘×])\s*(-?\d+(?:[.,]\d+)?)?\s*`)
	scoreTotal = pattern.Guarded(pattern.BeginsWith("T"), `^Total\s+-?\d+(?:[.,]\d+)?\s*/`)
)

// isScoreHead reports whether a line is the head of such a table.
func isScoreHead(l line) bool {
	return l.kind == textLine && strings.HasPrefix(l.text, "Your Answer") && fold(strings.Join(strings.Fields(l.text), " ")) == "your answer score explanation"
}

// scoreRows writes the tables "Your Answer, Score, Explanation" of a marked test
// as choices with boxes: what earned points is right. What was taken and earned
// none leaves the key unknown.
func scoreRows(lines []line) []line {
	tables := 0
	for _, l := range lines {
		if isScoreHead(l) {
			tables++
		}
	}
	if tables < leastScored {
		return lines
	}
	out := make([]line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		if !isScoreHead(lines[i]) {
			out = append(out, lines[i])
			continue
		}
		end := i + 1
		for end < len(lines) && !scoreTotal.MatchString(lines[end].text) && !isScoreHead(lines[end]) {
			end++
		}
		out = append(out, scoredChoices(lines[i+1:end])...)
		i = end
		if end < len(lines) && isScoreHead(lines[end]) {
			i--
		} else if end+1 < len(lines) && wholeNumber.MatchString(lines[end+1].text) {
			i++
		}
	}
	return out
}

// scoredChoices makes a choice of every line behind a gap and those that go on
// with it. Pictures are the buttons that were pressed. Where several earned
// points, some did so by being left alone: nothing tells which.
func scoredChoices(rows []line) []line {
	var out []line
	right := 0
	for _, l := range signedScore(rows) {
		if l.kind == objectLine {
			continue
		}
		box := "☐ "
		if m := scoreMark.FindStringSubmatchIndex(l.text); m != nil {
			if sign := l.text[m[2]:m[3]]; sign == "✓" || sign == "✔" {
				box = "☒ "
				right++
			}
			rest := l.text[m[1]:]
			l = newLine(l, append(l.cut(0, m[0]).runs, page.Run{Text: strings.TrimRight(" "+rest, " ")}))
		}
		starts := l.gap || len(out) == 0
		l.gap = false
		if starts {
			out = append(out, newLine(l, append([]page.Run{{Text: box}}, l.runs...)))
			continue
		}
		out[len(out)-1] = hitch(out[len(out)-1], l)
		if box == "☒ " {
			out[len(out)-1] = rebox(out[len(out)-1], len("☐ "), "☒")
		}
	}
	if right < 2 {
		return out
	}
	for i := range out {
		out[i] = rebox(out[i], len("☐ "), "☐")
	}
	return out
}
