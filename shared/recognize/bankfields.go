package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Programs that print question banks put fields behind the answer: "ANS: B  PTS: 1
// DIF: Easy  REF: p. 12".
var (
	bankField  = pattern.New(`\b(PTS|DIF|REF|OBJ|STA|NAT|TOP|MSC|NOT|LOC|BLM|LO|BLOOMS|NOTES):`)
	bankAnswer = pattern.Guarded(pattern.OpensWith("A0123456789"), `^(?:\d{1,3}[.)]\s*)?(?:ANS|ANSWER):`)
	bankPoints = pattern.New(`\bPTS:\s*(\d{1,3}(?:\.\d)?)\b`)
)

// bookFields are lines of their own for such fields behind an answer, as the
// programs that come with textbooks print them: "Diff: 2   Page Ref: 81".
var (
	bookGrade  = pattern.Guarded(pattern.OpensWith("D"), `^Diff(?:iculty)?:\s*\d\b`)
	bookFields = pattern.New(`^(?:Diff|Page Ref|Topic|Skill|Objective|Learning Objective|Learning Outcome|AACSB|Bloom's|Question Status|Section|Type|Var):\s`)
)

// withoutBookFields leaves them out where every question is graded so.
func withoutBookFields(lines []line) []line {
	graded := 0
	for _, l := range lines {
		if l.kind == textLine && bookGrade.MatchString(l.text) {
			graded++
		}
	}
	if graded < leastAlike {
		return lines
	}
	out := make([]line, 0, len(lines))
	behind := false
	for _, l := range lines {
		if l.kind == textLine && l.label == nil && (bookGrade.MatchString(l.text) || behind && bookFields.MatchString(l.text)) {
			behind = true
			continue
		}
		behind = false
		out = append(out, l)
	}
	return out
}

// bankFields leaves of such lines the answer and what the question is worth.
func bankFields(lines []line) []line {
	lines = withoutBookFields(lines)
	var out []line // nil as long as every line is kept
	for i, l := range lines {
		at := bankFieldAt(l)
		if at < 0 {
			if out != nil {
				out = append(out, l)
			}
			continue
		}
		if out == nil {
			out = append(make([]line, 0, len(lines)+8), lines[:i]...)
		}
		if at > 0 {
			answer := l.cut(0, len(strings.TrimRight(l.text[:at], whitespace)))
			answer.gap = l.gap
			out = append(out, answer)
		}
		if m := bankPoints.FindStringSubmatch(l.text); m != nil {
			worth := newLine(lineAt(l.pos()), []page.Run{{Text: "Points: " + m[1]}})
			worth.block = l.block
			out = append(out, worth)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// bankFieldAt is where the first field of a line stands that begins with one or
// with an answer, -1 for none.
func bankFieldAt(l line) int {
	if l.kind != textLine || l.label != nil {
		return -1
	}
	m := bankField.FindAllStringIndex(l.text, 3)
	if len(m) == 0 || m[0][0] > 0 && !bankAnswer.MatchString(l.text) || m[0][0] == 0 && len(m) < 2 {
		return -1
	}
	return m[0][0]
}
