package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of sentences whose gaps a teacher has filled in.
const (
	leastMarkedGaps = 3  // in all
	markedReach     = 40 // lines below the order
)

// lookOrdered is an order that speaks of how words are set: these are none that fill
// a gap.
var lookOrdered = pattern.New(`(?i)underlin|\bbold|highlight|italic|colou?r|unterstrich|markiert|fett|kursiv|soulign|\bgras\b|subray|negrita|sublinh|negrito|sottoline|grassetto|onderstree|vetgedrukt|podkreśl|pogrub|подч[её]рк|выделен|підкресл|виділен|altı çizili|koyu|gạch chân|in đậm|digarisbawahi|cetak tebal`)

// MarkedGaps makes gaps again of the words that fill them under an order to fill in,
// "Complete the text", where the words stand in their sentences and are underlined,
// highlighted or coloured: the copy of the teacher.
func (r *Reader) MarkedGaps(lines []line.Line) []line.Line {
	var out []line.Line
	if !slices.ContainsFunc(lines, line.Line.IsMarked) {
		return lines
	}
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Text == "" || !l.Says(r.Filling) || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || lookOrdered.MatchString(l.Text) {
			continue
		}
		end := r.endOfGaps(lines, i+1)
		m, ok := gapMark(lines[i], lines[i+1:end])
		if !ok {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		for k := i + 1; k < end; k++ {
			if fillsIn(lines[k], m) {
				out[k] = openedGaps(lines[k], m)
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// endOfGaps is where the sentences end that an order to fill in speaks of.
func (r *Reader) endOfGaps(lines []line.Line, from int) int {
	for k := from; k < min(len(lines), from+markedReach); k++ {
		l := lines[k]
		if l.Style().Heading > 0 || r.IsKeyHeading(l) || l.Kind == line.TextLine && (l.Says(r.Filling) || l.Says(r.OpenTasks) || l.Says(r.OtherKinds)) {
			return k
		}
	}
	return min(len(lines), from+markedReach)
}

// gapMark is the one look of the words that fill gaps in sentences; not ok where a
// gap is still open, or too few are filled.
func gapMark(order line.Line, lines []line.Line) (rewrite.Mark, bool) {
	if holdCode(lines) {
		return rewrite.Mark{}, false // an editor sets its words in colours
	}
	set, counts := map[rewrite.Mark]bool{}, map[rewrite.Mark]int{}
	for _, run := range order.Runs {
		for _, m := range rewrite.RunMarks(run.Marks) {
			set[m] = true
		}
	}
	for _, l := range lines {
		if l.Kind == line.TextLine && flatten.HasBlank(l) && !line.IsRoom(l.Text) {
			return rewrite.Mark{}, false
		}
		for _, m := range gapLooks(l) {
			if n := len(stretchesOf(l, m)); !set[m] && fillsIn(l, m) {
				counts[m] += n
			}
		}
	}
	var best rewrite.Mark
	for m, n := range counts {
		if n > counts[best] || n == counts[best] && m.Kind < best.Kind {
			best = m
		}
	}
	return best, counts[best] >= leastMarkedGaps
}

// leastCode is how many lines of a program tell that one stands there.
const leastCode = 2

// holdCode reports whether lines hold those of a program.
func holdCode(lines []line.Line) bool {
	n := 0
	for _, l := range lines {
		if line.AllCode(l) || strings.ContainsAny(l.Text, "{}()") && line.CodeEnd.MatchString(l.Text) {
			n++
		}
	}
	return n >= leastCode
}

// gapLooks are the looks in a line that words in gaps have.
func gapLooks(l line.Line) []rewrite.Mark {
	var out []rewrite.Mark
	seen := map[rewrite.Mark]bool{}
	for _, run := range l.Runs {
		for _, m := range rewrite.RunMarks(run.Marks) {
			if (m.Kind == quiz.ByUnderline || m.Kind == quiz.ByHighlight || m.Kind == quiz.ByColour) && !seen[m] {
				seen[m] = true
				out = append(out, m)
			}
		}
	}
	return out
}

// fillsIn reports whether a line is a sentence of which less than half has a look.
func fillsIn(l line.Line, m rewrite.Mark) bool {
	if l.Kind != line.TextLine || flatten.CountWords(l.Text, leastSentenceWords) < leastSentenceWords {
		return false
	}
	set := 0
	for _, s := range stretchesOf(l, m) {
		text := strings.TrimSpace(runsText(l.Runs[s[0]:s[1]]))
		if text == "" || lexicon.IsLonger(text, mostInGap) || gapName.MatchString(text) {
			return false
		}
		set += len(text)
	}
	return set > 0 && set*2 < len(l.Text)
}

// gapName is the number of a gap, set apart in the text it stands in: it fills none.
var gapName = pattern.Guarded(pattern.Holds(")"), `^[(（]\d{1,3}[)）][.,;]?$`)

// leastSentenceWords is how many words a sentence with a gap has.
const leastSentenceWords = 3

// stretchesOf are the runs of a line that have a look, those beside each other as one.
func stretchesOf(l line.Line, m rewrite.Mark) (out [][2]int) {
	for i, run := range l.Runs {
		if run.Kind != page.TextRun || strings.TrimSpace(run.Text) == "" || !hasMark(run, m) {
			continue
		}
		if n := len(out) - 1; n >= 0 && out[n][1] == i {
			out[n][1] = i + 1
			continue
		}
		out = append(out, [2]int{i, i + 1})
	}
	return out
}

func hasMark(run page.Run, m rewrite.Mark) bool {
	for _, own := range rewrite.RunMarks(run.Marks) {
		if own == m {
			return true
		}
	}
	return false
}

func runsText(runs []page.Run) string {
	var b strings.Builder
	for _, run := range runs {
		b.WriteString(run.Text)
	}
	return b.String()
}

// openedGaps has gaps in place of the words with a look, which are their answers.
func openedGaps(l line.Line, m rewrite.Mark) line.Line {
	var runs []page.Run
	at := 0
	for _, s := range stretchesOf(l, m) {
		text := runsText(l.Runs[s[0]:s[1]])
		runs = append(runs, l.Runs[at:s[0]]...)
		if lead := text[:len(text)-len(strings.TrimLeft(text, lexicon.Whitespace))]; lead != "" {
			runs = append(runs, page.Run{Text: lead})
		}
		runs = append(runs, page.Run{Kind: page.BlankRun, Answer: strings.TrimSpace(text)})
		if tail := text[len(strings.TrimRight(text, lexicon.Whitespace)):]; tail != "" {
			runs = append(runs, page.Run{Text: tail})
		}
		at = s[1]
	}
	return line.NewLine(l, append(runs, l.Runs[at:]...))
}
