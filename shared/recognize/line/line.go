package line

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// LineKind tells what a line is.
type LineKind uint8

const (
	TextLine   LineKind = iota
	ObjectLine          // a picture or formula without words
	TableLine           // a table that is content
	RuleLine
	BreakLine
)

// Line is one line a person sees: a paragraph, a piece of one between line
// breaks, a table cell that only serves layout, or a table that is content.
// Its text is the plain text of its runs, trimmed; offsets into it are offsets
// into the runs.
type Line struct {
	Runs    []page.Run
	Text    string
	Label   *page.Label
	Origin  *Origin
	Block   int // the paragraph or table it came from
	Lead    int // spaces cut from the front, for program code
	Over    int // stands over the questions of an outline up to this one, see partoutline.go
	Kind    LineKind
	Gap     bool // an empty paragraph, a rule or a break stands before it
	Turn    bool // that gap is only a new page
	Soft    bool // a piece of the same paragraph stands before it
	Column  bool // an answer from a column of a table
	Counts  bool // it begins a section of those that the test counts
	Inside  bool // of a question of an outline: a number before it asks nothing
	Open    bool // of a question with room to answer, to which it offers nothing
	Several bool // the head of a question of a kind that takes several answers
	told    *told
}

// TextsOf are the texts of lines.
func TextsOf(lines []Line) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := range lines {
			if !yield(lines[i].Text) {
				return
			}
		}
	}
}

// NewLine trims runs and measures them. A line without words but with a
// picture or formula is an ObjectLine.
func NewLine(from Line, runs []page.Run) Line {
	l := from
	l.Runs, l.Lead = trimRuns(runs)
	return l.withText(Plain(l.Runs))
}

// withText is the line with the text of its runs.
func (l Line) withText(text string) Line {
	l.Text = text
	l.told = &told{}
	l.Kind = TextLine
	if l.Text == "" && len(l.Runs) > 0 {
		l.Kind = ObjectLine
	}
	return l
}

func (l Line) Empty() bool { return l.Text == "" && len(l.Runs) == 0 && l.Kind == TextLine }

// From is the line without its first n bytes, after which no label is left.
func (l Line) From(n int) Line {
	out := l.Cut(n, len(l.Text))
	if len(out.Runs) == 0 && len(l.Runs) > 1 && strings.TrimSpace(l.Text[min(n, len(l.Text)):]) == "" {
		out = NewLine(out, shownAtEnd(l.Runs))
	}
	out.Label = nil
	return out
}

// shownAtEnd are the pictures and formulas that runs end with: what a label without
// words behind it stands before.
func shownAtEnd(runs []page.Run) []page.Run {
	from := len(runs)
	for from > 0 && (runs[from-1].Kind == page.ImageRun || runs[from-1].Kind == page.FormulaRun && runs[from-1].Plain() == "") {
		from--
	}
	return runs[from:]
}

// Cut is the part of the line between two offsets. The part that begins at 0
// keeps the label; later ones are soft pieces.
func (l Line) Cut(a, b int) Line {
	out := l
	out.Runs, out.Lead = trimRuns(SliceRuns(l.Runs, a, b))
	out = out.withText(plainWithin(out.Runs, l.Text[min(a, len(l.Text)):]))
	if a > 0 {
		out.Label = nil
		out.Lead = 0
	}
	return out
}

func Plain(runs []page.Run) string {
	if len(runs) == 1 {
		return runs[0].Plain()
	}
	var b strings.Builder
	size := 0
	for i := range runs {
		size += len(runs[i].Plain())
	}
	b.Grow(size)
	for i := range runs {
		b.WriteString(runs[i].Plain())
	}
	return b.String()
}

// plainWithin is the plain text of runs that were cut from others, at the front
// of whose text it stands: it is shared with them where it does, as nearly always.
func plainWithin(runs []page.Run, whole string) string {
	whole = strings.TrimLeftFunc(whole, IsSpace)
	rest := whole
	for i := range runs {
		after, ok := strings.CutPrefix(rest, runs[i].Plain())
		if !ok {
			return Plain(runs)
		}
		rest = after
	}
	return whole[:len(whole)-len(rest)]
}

// SliceRuns cuts the stretch [a,b) of the runs' plain text. Runs that show no
// text, pictures above all, belong to the stretch they stand in or at the end
// of; at the very front only to a stretch that begins at 0.
func SliceRuns(runs []page.Run, a, b int) []page.Run {
	if len(runs) == 1 && runs[0].Kind == page.TextRun && a < b {
		out := []page.Run{runs[0]}
		out[0].Text = out[0].Text[max(a, 0):min(b, len(out[0].Text))]
		return out
	}
	if out := tailRuns(runs, a, b); out != nil {
		return out
	}
	out := make([]page.Run, 0, len(runs))
	at := 0
	for _, r := range runs {
		n := len(r.Plain())
		from, to := max(a-at, 0), min(b-at, n)
		at += n
		switch {
		case n == 0:
			if at > a && at <= b || at == 0 && a == 0 {
				out = append(out, r)
			}
		case from >= to:
		case r.Kind == page.TextRun || r.Kind == page.BlankRun && r.Text != "":
			r.Text = r.Text[from:to]
			out = append(out, r)
		case from == 0 && to == n:
			out = append(out, r)
		}
	}
	return out
}

// tailRuns is the end of the runs from the one that begins at a, when b is behind
// them all: nothing has to be cut, and they are shared. No line writes into its
// runs.
func tailRuns(runs []page.Run, a, b int) []page.Run {
	at, first := 0, -1
	for i := range runs {
		n := len(runs[i].Plain())
		if first < 0 && at == a && (n > 0 || a == 0) {
			first = i
		}
		at += n
	}
	if first < 0 || at > b {
		return nil
	}
	return runs[first:len(runs):len(runs)]
}

// trimRuns cuts white space at both ends and counts what it cut in front.
func trimRuns(runs []page.Run) (out []page.Run, lead int) {
	if settled(runs) {
		return runs[:len(runs):len(runs)], 0
	}
	out = slices.Clone(runs)
	for len(out) > 0 {
		r := &out[0]
		if r.Kind == page.TabRun || r.Kind == page.BreakRun {
			lead += 4
			out = out[1:]
			continue
		}
		if r.Kind != page.TextRun {
			break
		}
		cut := strings.TrimLeftFunc(r.Text, IsSpace)
		lead += utf8.RuneCountInString(r.Text[:len(r.Text)-len(cut)])
		r.Text = cut
		if cut != "" {
			break
		}
		out = out[1:]
	}
	return trimEnd(out), lead
}

// settled reports whether runs begin and end with a letter or sign in ASCII, so
// that there is nothing to trim.
func settled(runs []page.Run) bool {
	if len(runs) == 0 {
		return true
	}
	first, last := &runs[0], &runs[len(runs)-1]
	if first.Kind != page.TextRun || last.Kind != page.TextRun || first.Text == "" || last.Text == "" {
		return false
	}
	return lexicon.IsGraph(first.Text[0]) && lexicon.IsGraph(last.Text[len(last.Text)-1])
}

func trimEnd(out []page.Run) []page.Run {
	for len(out) > 0 {
		r := &out[len(out)-1]
		if r.Kind == page.TextRun {
			r.Text = strings.TrimRightFunc(r.Text, IsSpace)
		}
		if r.Kind == page.TextRun && r.Text != "" || r.Kind != page.TextRun && r.Kind != page.TabRun && r.Kind != page.BreakRun {
			break
		}
		out = out[:len(out)-1]
	}
	return out
}

// IsSpace is white space and the marks of direction that stand at the ends of
// right-to-left lines.
func IsSpace(r rune) bool {
	return unicode.IsSpace(r) || 0x200e <= r && r <= 0x200f || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069
}

// Clean drops what nobody sees (zero-width spaces, control characters, private
// use symbols of icon fonts) and makes every space an ordinary one. Joiners
// stay: Persian and emoji need them.
func Clean(s string) string {
	if lexicon.IsPlain(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == 0x200b || r == 0xfeff || r == 0xad || r == 0x2060:
			return -1
		case r == '\t' || r == '\n':
			return r
		case r == 0xa0 || 0x2000 <= r && r <= 0x200a || r == 0x202f || r == 0x205f || r == 0x3000:
			return ' '
		case r < 0x20 || 0x7f <= r && r < 0xa0 || 0xe000 <= r && r <= 0xf8ff || r == utf8.RuneError:
			return -1
		}
		return r
	}, s)
}
