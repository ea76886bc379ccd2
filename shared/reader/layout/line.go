package layout

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// line is a row of one column with its text put together.
type line struct {
	rect
	runs      []page.Run
	text      string
	base      float64
	size      float64
	label     label
	rtl       bool
	bold      bool // all of it
	mono      bool // all of it
	start     float64
	end       float64 // start and end along the direction of reading, from the column's side
	body      float64 // where the text behind the label starts, from there too
	bodyX     float64 // the same on the page
	firstWord float64 // its width
	page      int
	edge      float64    // how far the lines beside it may go
	titled    bool       // it counts a section of the document
	spaces    int        // that stand for its indent, in program code
	stops     []float64  // where text begins behind a wide gap, on the page
	worth     []page.Run // what it is worth, at the right margin
}

// newLine puts a row's pieces together in the order they are read.
func newLine(r row, s *sheet) *line {
	l := &line{rect: r.rect, base: r.base, size: r.size, page: s.number, rtl: isRightToLeft(r.pieces) || s.rtl && hasRightToLeft(r.pieces)}
	ps := slices.Clone(r.pieces)
	readingOrder(ps, l.rtl)
	l.runs = r.runs(ps, gapsOf(ps, l.rtl))
	l.text = strings.TrimSpace(page.Paragraph{Runs: l.runs}.Text())
	l.label = labelOf(l.text)
	l.bold, l.mono = everyText(ps, func(m page.Marks) bool { return m.Bold }), everyText(ps, func(m page.Marks) bool { return m.Code })
	l.measure(ps)
	l.stops = stopsOf(ps)
	return l
}

// measure finds where the text behind a label starts and how wide the first
// word is.
func (l *line) measure(ps []piece) {
	first := ps[0]
	if first.isText() {
		word := strings.IndexByte(first.run.Text, ' ')
		if word <= 0 {
			word = len(first.run.Text)
		}
		if isIdeograph(firstRune(first.run.Text)) {
			word = unparted(first.run.Text)
		}
		l.firstWord = first.cut(0, word).width()
	} else {
		l.firstWord = first.width()
	}
	l.start, l.end, l.bodyX = l.x0, l.x1, l.x0
	if l.label.end > 0 {
		l.bodyX = behindLabel(ps, l.label.end)
	}
}

// unparted is how many bytes of a text in ideographs no line break parts: brackets
// stay with the word in them, and stops with what they end.
func unparted(s string) int {
	const opening, closing = "「『（【《〈〔［｛", "、。，．；：！？」』）】》〉〕］｝…％ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
	end, word := 0, false // word: letters of a word that is not parted follow
	for i, r := range s {
		switch {
		case strings.ContainsRune(closing, r) && i > 0:
			word = false
		case i == 0 || strings.ContainsRune(opening, lastRune(s[:i])):
			word = !isIdeograph(r)
		case !word || isIdeograph(r) || r == ' ':
			return end
		}
		end = i + utf8.RuneLen(r)
	}
	return end
}

// behindLabel is where the text behind a label of so many bytes starts. The label
// may be of several pieces: "[5] a)".
func behindLabel(ps []piece, end int) float64 {
	for i, p := range ps {
		n := len(p.run.Text)
		switch {
		case i > 0 && end <= 0:
			return p.x0
		case p.isText() && end < n:
			return p.cut(end, n).x0
		}
		end -= n + 1 // and the space behind it
	}
	return ps[0].x0
}

// place turns the measures into distances from the side of the column where
// reading starts.
func (l *line) place(left, right float64) {
	if l.rtl {
		l.start, l.end, l.body = right-l.x1, right-l.x0, right-l.x1
		return
	}
	l.start, l.end, l.body = l.x0-left, l.x1-left, l.bodyX-left
}

func everyText(ps []piece, is func(page.Marks) bool) bool {
	found := false
	for _, p := range ps {
		if p.isText() && strings.IndexFunc(p.run.Text, unicode.IsLetter) >= 0 {
			if !is(p.run.Marks) {
				return false
			}
			found = true
		}
	}
	return found
}

// script is 1 for a piece raised above the row's line, -1 for a lowered one.
func (r row) script(p piece) int {
	switch {
	case p.block > 0 || !p.isText() || p.size > 0.87*r.size:
		return 0
	case r.base-p.base > 0.12*r.size:
		return 1
	case p.base-r.base > 0.05*r.size:
		return -1
	}
	return 0
}

// The gaps between pieces, in ems: from where on there is a space, from where on
// a stop, before a choice and else, and up to where a number belongs to the text
// behind it.
const (
	spaceGap  = 0.15
	choiceGap = 0.7
	tabGap    = 1.25
	labelGap  = 7
)

// runs joins pieces, with spaces and stops by the gaps between them.
func (r row) runs(ps []piece, gaps []float64) []page.Run {
	wide := max(tabGap*r.size, min(2.5*usualGap(gaps), 2*r.size))
	if areStretched(ps, gaps) {
		wide = r.width()
	}
	var j joiner
	for i, p := range ps {
		run := p.run
		switch r.script(p) {
		case 1:
			run.Marks.Super = true
		case -1:
			run.Marks.Sub = true
		}
		switch {
		case i == 0:
		case (i == 1 || gaps[i-1] >= wide) && isBareLabel(ps[i-1]) && gaps[i] < labelGap*r.size:
			j.trim()
			j.space(run)
		case gaps[i] >= wide, gaps[i] >= choiceGap*r.size && standsApart(ps, i):
			j.trim()
			j.add(page.Run{Kind: page.TabRun})
		case spaceBetween(run, ps[i-1], p, gaps[i]/max(r.size, 1)):
			j.space(run)
		}
		j.add(run)
	}
	return withBlanks(j.done())
}

// areStretched reports whether the words of a line stand apart evenly, behind a
// bullet or none: they are set to fill the line. The words of columns begin, or
// end, at places of their own, but for those that are as wide as each other.
func areStretched(ps []piece, gaps []float64) bool {
	from := 0
	if len(ps) > 0 && ps[0].isText() && isBareLabel(ps[0]) {
		from = 1
	}
	if len(ps)-from < leastStretched {
		return false
	}
	least, most := gaps[from+1], gaps[from+1]
	short, long := ps[from].width(), ps[from].width()
	for i := from + 1; i < len(ps); i++ {
		if !ps[i].isText() || !ps[i-1].isText() || labelOf(ps[i].run.Text).kind != noLabel {
			return false
		}
		least, most = min(least, gaps[i]), max(most, gaps[i])
		short, long = min(short, ps[i].width()), max(long, ps[i].width())
	}
	return long-short > ps[from].size && most < mostStretch*ps[from].size && most-least <= evenStretch*most
}

// Bounds of a line that fills its room: its words, its gaps in sizes, and how far
// one of them may be from another, in shares of it.
const (
	leastStretched = 4
	mostStretch    = 5
	evenStretch    = 0.06
)

// usualGap is the middle of the gaps between the words of a long line.
func usualGap(gaps []float64) float64 {
	if len(gaps) < 6 {
		return 0
	}
	sorted := slices.Clone(gaps[1:])
	slices.Sort(sorted)
	return max(sorted[len(sorted)/2], 0)
}

// spaceBetween reports whether a gap, in sizes, between two pieces is a space.
func spaceBetween(next page.Run, a, b piece, gap float64) bool {
	before, after := ' ', ' '
	if a.isText() {
		before = lastRune(a.run.Text)
	}
	if b.isText() {
		after = firstRune(b.run.Text)
	}
	switch {
	case a.isText() && before == ' ' || b.isText() && after == ' ':
		return false
	case a.run.Kind == page.BlankRun:
		return !strings.ContainsRune(".,;:!?)%。，", after)
	case b.run.Kind == page.BlankRun:
		return !strings.ContainsRune("(-", before)
	case !a.isText() || !b.isText():
		return gap >= 0.1
	case isIdeograph(before) && isIdeograph(after):
		return gap >= 0.6
	case isPadded(before, after) && a.block == 0:
		return gap >= paddedGap
	case a.block > 0 && b.block > 0:
		return gap >= 0.05 || isSmallWord.MatchString(a.run.Text) && unicode.IsDigit(after)
	case next.Marks.Super || next.Marks.Sub:
		return gap >= 0.3
	}
	return gap >= spaceGap || a.spaced && gap >= typedGap
}

// typedGap is what is left of a space that is in the text, where letters in slanted or
// bold print lean over it.
const typedGap = 0.05

// isSmallWord is a word that no digit belongs to; engines draw its box over "1" behind.
var isSmallWord = regexp.MustCompile(`^\p{Ll}{2,}$`)

// paddedGap is more than what word processors add between signs of East Asia and
// letters or digits; a space that was typed is in the text.
const paddedGap = 0.29

// isPadded reports whether word processors add room between two characters.
func isPadded(before, after rune) bool {
	western := func(r rune) bool { return r <= unicode.MaxLatin1 && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	eastern := func(r rune) bool { return isIdeograph(r) || unicode.Is(unicode.Hangul, r) }
	return eastern(before) && western(after) || western(before) && eastern(after)
}

// both is the marks two neighbours share, for the space between them.
func both(a, b page.Marks) page.Marks {
	a.Super, a.Sub = false, false
	b.Super, b.Sub = false, false
	if a == b {
		return a
	}
	m := page.Marks{Bold: a.Bold && b.Bold, Italic: a.Italic && b.Italic, Underline: a.Underline && b.Underline, Code: a.Code && b.Code}
	if a.Highlight == b.Highlight {
		m.Highlight = a.Highlight
	}
	if a.Color == b.Color {
		m.Color = a.Color
	}
	return m
}

// A typed blank is at least this many underscores or dots.
var blankRE = regexp.MustCompile(`_{3,}|\.{5,}|…{2,}|(?:\. ){4,}\.`)

// withBlanks takes typed gaps out of the text.
func withBlanks(runs []page.Run) []page.Run {
	out := make([]page.Run, 0, len(runs))
	for _, r := range runs {
		if r.Kind != page.TextRun {
			out = append(out, r)
			continue
		}
		at := 0
		for _, m := range blankRE.FindAllStringIndex(r.Text, -1) {
			out = appendPart(out, r, at, m[0])
			out = append(out, page.Run{Kind: page.BlankRun, Text: r.Text[m[0]:m[1]], Marks: r.Marks})
			at = m[1]
		}
		out = appendPart(out, r, at, len(r.Text))
	}
	return out
}

func appendPart(out []page.Run, r page.Run, a, b int) []page.Run {
	if a < b {
		r.Text = r.Text[a:b]
		return append(out, r)
	}
	return out
}
