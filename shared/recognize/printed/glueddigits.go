package printed

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// gluedDigit is a number before a question, whose text may begin with a figure right
// behind its stop, and a dash typed before it by mistake: "650.1000 ppm is ...", "-937.Who".
var gluedDigit = pattern.Guarded(pattern.BeginsWith("0123456789-–—"), `^([-–—]?)(\d{1,4})\.(\d?)`)

// wideDigit is a number whose sign is as wide as the letters around it, which no decimal
// has: "4．200的15%是多少？", "3、7×8等于多少？". "1、2、3" and "1、2题" are lists of numbers.
var wideDigit = pattern.Guarded(pattern.BeginsWith("0123456789"), `^()(\d{1,3})[．、]\s*(?:\d+\s*(?:[、，,~～]|小?[题題问問]|[和与及両两])|(\d?))`)

// leastTyped is how many questions stand behind each whose number is typed wrongly.
const leastTyped = 4

// GluedDigits parts numbers of questions from the figures that their texts begin with, and
// takes a dash off their front, where the numbers around count on to them and on from
// them. Sections and values with a point are counted otherwise.
func GluedDigits(lines []line.Line) []line.Line {
	out := partedDigits(lines, wideDigit, func(before, n, behind int, near bool) bool {
		return n > 1 && before+1 == n && (behind == n+1 || behind <= 1) || n == 1 && behind == n+1 && near
	})
	all, odd := gluedIn(out, gluedDigit)
	if odd == 0 || odd*leastTyped > len(all) {
		return out
	}
	return partedDigits(out, gluedDigit, func(before, n, behind int, _ bool) bool {
		return before+1 == n && behind == n+1
	})
}

// mostToNext is how many lines stand at the most from one number to the next where these
// bear each other out.
const mostToNext = 12

// gluedNumber is a number before a line: whether it stands in an unusual way, and where it is.
type gluedNumber struct {
	at, number, dash, end int
	odd                   bool
}

// gluedIn are the numbers that lines begin with in a form, and how many are unusual.
func gluedIn(lines []line.Line, form pattern.Pattern) (all []gluedNumber, odd int) {
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := form.FindStringSubmatchIndex(l.Text)
		if m == nil || m[6] < 0 {
			continue
		}
		n, _ := strconv.Atoi(l.Text[m[4]:m[5]])
		t := gluedNumber{at: i, number: n, dash: m[3], end: m[6], odd: m[3] > 0 || m[6] < m[7]}
		if t.odd {
			odd++
		}
		all = append(all, t)
	}
	return all, odd
}

// partedDigits parts the unusual numbers of a form that the numbers before and behind bear
// out; 0 stands for none, and near says that the one behind is not far: "1．2m" may be the
// end of a sentence.
func partedDigits(lines []line.Line, form pattern.Pattern, bears func(before, n, behind int, near bool) bool) []line.Line {
	all, odd := gluedIn(lines, form)
	if odd == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for k, t := range all {
		before, behind := 0, 0
		if k > 0 {
			before = all[k-1].number
		}
		if k+1 < len(all) {
			behind = all[k+1].number
		}
		if !t.odd || !bears(before, t.number, behind, k+1 < len(all) && all[k+1].at-t.at <= mostToNext) {
			continue
		}
		l := lines[t.at]
		number, rest := l.Cut(t.dash, t.end), l.From(t.end)
		apart := line.NewLine(l, append(append(append([]page.Run(nil), number.Runs...), page.Run{Text: " "}), rest.Runs...))
		apart.Gap, apart.Turn, apart.Soft = l.Gap, l.Turn, l.Soft
		out[t.at] = apart
	}
	return out
}
