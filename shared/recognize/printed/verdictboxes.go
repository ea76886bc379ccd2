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
	// verdictBehind is such a sign at the end of the line.
	verdictBehind = pattern.New(`\s+(?:([✓✔√✅])|([✗✘❌]))$`)
	// loneBox is such a box whose text stands below.
	loneBox = pattern.New(`^[✓✔√✅✗✘×❌]?\s*[☐☒☑○◯◉]$`)
)

const (
	leastLoneBoxes    = 2 // one under the other, each over its text
	leastVerdictBoxes = 2 // signs in the document
)

// judgedBox is a box with what was said of it, and where the text of its line begins
// and ends.
type judgedBox struct {
	right, wrong, ticked bool
	from, to             int
}

// VerdictBoxes ticks the boxes of a reviewed attempt as the signs at their lines say,
// not as the person did. A box without any sign among them that others got wrong is
// not known to be right.
func VerdictBoxes(lines []line.Line) []line.Line {
	lines = boxesOver(lines)
	signed, crossed := 0, false
	for _, l := range lines {
		if b, ok := judgedBoxOf(l); ok && (b.right || b.wrong) {
			signed++
			crossed = crossed || b.wrong && b.ticked
		}
	}
	if signed < leastVerdictBoxes {
		return lines
	}
	out := slices.Clone(lines)
	for i := 0; i < len(lines); i++ {
		var boxes []judgedBox
		judged := false
		for k := i; k < len(lines); k++ {
			b, ok := judgedBoxOf(lines[k])
			if !ok {
				break
			}
			boxes = append(boxes, b)
			judged = judged || b.right || b.wrong
		}
		for k, b := range boxes {
			if !judged && !crossed {
				break
			}
			check := page.Unchecked
			if b.right {
				check = page.Checked
			}
			out[i+k] = boxed(lines[i+k].Cut(b.from, b.to), check)
		}
		i += max(0, len(boxes)-1)
	}
	return out
}

func judgedBoxOf(l line.Line) (b judgedBox, ok bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return b, false
	}
	m := verdictBox.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return b, false
	}
	b = judgedBox{right: m[2] >= 0, wrong: m[4] >= 0, ticked: m[6] >= 0, from: m[1], to: len(l.Text)}
	if behind := verdictBehind.FindStringSubmatchIndex(l.Text[b.from:]); behind != nil {
		b.right, b.wrong, b.to = b.right || behind[2] >= 0, b.wrong || behind[4] >= 0, b.from+behind[0]
	}
	return b, true
}

// boxesOver puts boxes before the texts that stand under them.
func boxesOver(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as there are none
	from, several := 0, false
	for i := 0; i < len(lines) && !several; i++ {
		several = boxesFrom(lines, i) >= leastLoneBoxes // it shows that a single one has its text below too
	}
	if !several {
		return lines
	}
	for i := 0; i < len(lines); i++ {
		n := boxesFrom(lines, i)
		if n == 0 {
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

// boxesFrom is how many boxes stand from line i on, each over its text.
func boxesFrom(lines []line.Line, i int) (n int) {
	for k := i; k+1 < len(lines) && isLoneBox(lines[k]) && lines[k+1].Kind == line.TextLine && !isBoxed(lines[k+1]); k += 2 {
		n++
	}
	return n
}

func isLoneBox(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && loneBox.MatchString(l.Text)
}

func isBoxed(l line.Line) bool {
	_, ok := judgedBoxOf(l)
	return ok
}
