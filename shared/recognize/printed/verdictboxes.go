package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// verdictBox is a box that a person ticked or not, behind the sign with which a
	// page judges it.
	verdictBox = pattern.New(`^(?:([✓✔√✅])|([✗✘×❌]))?\s*(?:[☐○◯]|([☒☑◉]))\s*`)
	// loneBox is such a box whose text stands below.
	loneBox = pattern.New(`^[✓✔√✅✗✘×❌]?\s*[☐☒☑○◯◉]$`)
)

const (
	leastLoneBoxes    = 2 // one under the other, each over its text
	leastVerdictBoxes = 2 // signs in the document
)

// VerdictBoxes ticks the boxes of a reviewed attempt as the signs before them say,
// not as the person did. A box without any sign among them that others got wrong is
// not known to be right.
func VerdictBoxes(lines []line.Line) []line.Line {
	lines = boxesOver(lines)
	signed, crossed := 0, false
	for _, l := range lines {
		if m := verdictBoxOf(l); m != nil && m[2]+m[4] > -2 {
			signed++
			crossed = crossed || m[4] >= 0 && m[6] >= 0
		}
	}
	if signed < leastVerdictBoxes {
		return lines
	}
	out := slices.Clone(lines)
	for i := 0; i < len(lines); i++ {
		end, judged := i, false
		for m := verdictBoxOf(lines[i]); m != nil; m = verdictBoxOf(lines[end]) {
			judged = judged || m[2]+m[4] > -2
			if end++; end == len(lines) {
				break
			}
		}
		for k := i; k < end && (judged || crossed); k++ {
			m := verdictBoxOf(lines[k])
			check := page.Unchecked
			if m[2] >= 0 {
				check = page.Checked
			}
			out[k] = boxed(lines[k].From(m[1]), check)
		}
		i = max(i, end-1)
	}
	return out
}

func verdictBoxOf(l line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	return verdictBox.FindStringSubmatchIndex(l.Text)
}

// boxesOver puts boxes before the texts that stand under them.
func boxesOver(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as there are none
	from := 0
	for i := 0; i < len(lines); i++ {
		n := 0
		for k := i; k+1 < len(lines) && isLoneBox(lines[k]) && lines[k+1].Kind == line.TextLine && verdictBoxOf(lines[k+1]) == nil; k += 2 {
			n++
		}
		if n < leastLoneBoxes {
			continue
		}
		out = append(out, lines[from:i]...)
		for ; n > 0; n-- {
			box, text := lines[i], lines[i+1]
			l := line.NewLine(text, slices.Concat(box.Runs, []page.Run{{Text: " "}}, text.Runs))
			l.Gap, l.Lead = box.Gap, box.Lead
			out = append(out, l)
			i += 2
		}
		from = i
		i--
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

func isLoneBox(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && loneBox.MatchString(l.Text)
}
