package printed

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// kindNumber is a number behind the short name of a kind of question: "SA-1.", "MCQ 2)",
// "TF3:".
var kindNumber = pattern.Guarded(mayKindNumber, `^((?:MCQ?|SCQ|MRQ|TF|T/F|SAQ?|VSAQ?|LAQ?|FRQ?|FIB|FITB|FB|MTF|ESQ|NUM))\s?[-–.]?\s?(\d{1,3})(?:\s*[.):–—-]+\s*|\s{2,}|$)`)

// mayKindNumber is a quick look: two capitals, and a digit soon.
func mayKindNumber(s string) bool {
	return len(s) > 2 && s[0] >= 'A' && s[0] <= 'Z' && (s[1] >= 'A' && s[1] <= 'Z' || s[1] == '/') && lexicon.HasDigit(s[:min(len(s), 8)])
}

// KindNumbers leaves the numbers alone where a paper counts each kind of question by its
// short name, "SA-1.", "SA-2.", also in the key. Each counts on from 1, twice at least.
func (r *Reader) KindNumbers(lines []line.Line) []line.Line {
	counted, last := map[string]int{}, map[string]int{}
	for _, l := range lines {
		if kind, n, _ := kindNumberOf(l); kind != "" && (n == 1 || n == last[kind]+1) {
			last[kind] = n
			counted[kind] = max(counted[kind], n)
		}
	}
	if len(counted) == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if kind, n, end := kindNumberOf(l); kind != "" && counted[kind] > 1 {
			out[i] = line.NewLine(l, append([]page.Run{{Text: strconv.Itoa(n) + ". "}}, line.SliceRuns(l.Runs, end, len(l.Text))...))
		}
	}
	return out
}

// kindNumberOf reads the short name and the number a line begins with, and how long
// they are.
func kindNumberOf(l line.Line) (kind string, number, end int) {
	if l.Kind != line.TextLine || l.Label != nil {
		return "", 0, 0
	}
	m := kindNumber.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return "", 0, 0
	}
	return l.Text[m[2]:m[3]], line.LastNumber(l.Text[m[4]:m[5]]), m[1]
}
