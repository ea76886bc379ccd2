package rewrite

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// WithoutExamCodes leaves out the codes by which a bank names the exam that a
// question comes from, "23M.1.SL.TZ1.7", where they stand behind an automatic number
// or on the line below a number that stands alone. A typed number takes the code
// behind it into its label.
func WithoutExamCodes(lines []line.Line) []line.Line {
	var at []int
	for i, l := range lines {
		if l.Kind != line.TextLine || line.ExamCode(l.Text) == 0 {
			continue
		}
		if l.Label != nil && l.Label.Format == page.Decimal || i > 0 && line.ExamCode(l.Text) == len(l.Text) && isBareNumber(lines[i-1]) {
			at = append(at, i)
		}
	}
	if len(at) < flatten.LeastAlike {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range slices.Backward(at) {
		l := lines[i]
		rest := l.From(line.ExamCode(l.Text))
		switch {
		case l.Label == nil:
			out = slices.Delete(out, i, i+1)
		case rest.Text == "" && i+1 < len(out) && out[i+1].Label == nil && out[i+1].Kind == line.TextLine:
			next := line.NewLine(out[i+1], out[i+1].Runs)
			next.Label = l.Label
			out = slices.Replace(out, i, i+2, next)
		default:
			rest.Label = l.Label
			out[i] = rest
		}
	}
	return out
}

// isBareNumber reports whether a line is nothing but a number, "12." or an automatic
// one.
func isBareNumber(l line.Line) bool {
	if l.Label != nil {
		return l.Label.Format == page.Decimal && l.Text == ""
	}
	q, ok := l.NumberLabel()
	return ok && l.Kind == line.TextLine && q.End == len(l.Text)
}
