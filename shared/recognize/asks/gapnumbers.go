package asks

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

const (
	// leastNumberedGaps is how many lines count on by the numbers before their gaps.
	leastNumberedGaps = 3
	// betweenGaps is how many lines without a gap stand between two of them at most.
	betweenGaps = 2
)

// innerGap is a gap within a sentence whose number stands before it without a sign: "were
// grown only in 5 ____.".
var innerGap = pattern.Guarded(mayHoldGap, `[^\s\d]\s+(\d{1,3})\s?(?:_{3,}|\.{5,}|…{2,})`)

// GapNumbers gives lines with one gap each the number that stands before it, as tests of
// reading and listening print them: "Potatoes were grown in 5 ____." over "They brought
// 6 ____.". The numbers count on from line to line; lines with numbers of their own, or with
// several gaps, stay as they are.
func (r *Reader) GapNumbers(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is numbered
	for i := 0; i < len(lines); i++ {
		at := r.gapsCountOn(lines, i)
		if len(at) < leastNumberedGaps {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		for _, k := range at {
			out[k] = numberedByGap(lines[k])
		}
		i = at[len(at)-1]
	}
	if out == nil {
		return lines
	}
	return out
}

// gapsCountOn are the lines from line i on whose gaps have numbers that count on.
func (r *Reader) gapsCountOn(lines []line.Line, i int) (at []int) {
	first, _ := r.gapNumberOf(lines[i])
	if first == 0 {
		return nil
	}
	at = append(at, i)
	for k := i + 1; k < len(lines) && k <= at[len(at)-1]+betweenGaps+1; k++ {
		n, labelled := r.gapNumberOf(lines[k])
		if labelled || n > 0 && n != first+len(at) {
			break
		}
		if n > 0 {
			at = append(at, k)
		}
	}
	return at
}

// gapNumberOf is the number before the only gap of a line; 0 for none, and for a line that is
// labelled.
func (r *Reader) gapNumberOf(l line.Line) (n int, labelled bool) {
	if l.Kind != line.TextLine || l.Text == "" {
		return 0, l.Kind != line.TextLine
	}
	if l.Label != nil && l.Label.Number > 0 || l.Label == nil && r.startsLabelled(l) && !rewrite.IsBulleted(l) {
		return 0, true
	}
	m := innerGap.FindAllStringSubmatch(l.Text, -1)
	if len(m) != 1 {
		return 0, false
	}
	n, _ = strconv.Atoi(m[0][1])
	return n, false
}

// numberedByGap is a line whose label is the number before its gap.
func numberedByGap(l line.Line) line.Line {
	m := innerGap.FindStringSubmatchIndex(l.Text)
	n, _ := strconv.Atoi(l.Text[m[2]:m[3]])
	end := m[3]
	for end < len(l.Text) && l.Text[end] == ' ' {
		end++
	}
	numbered := Bulleted(line.NewLine(l, append(line.SliceRuns(l.Runs, 0, m[2]), line.SliceRuns(l.Runs, end, len(l.Text))...)))
	numbered.Label = &page.Label{Text: lexicon.DecimalText(n) + ".", Format: page.Decimal, Number: n, List: line.OpenList}
	return numbered
}
