package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// lineKind tells what a line is.
type lineKind uint8

const (
	textLine   lineKind = iota
	objectLine          // a picture or formula without words
	tableLine           // a table that is content
	ruleLine
	breakLine
)

// line is one line a person sees: a paragraph, a piece of one between line
// breaks, a table cell that only serves layout, or a table that is content.
// Its text is the plain text of its runs, trimmed; offsets into it are offsets
// into the runs.
type line struct {
	runs   []page.Run
	text   string
	head   head // the folded beginning, for keywords
	label  *page.Label
	origin *origin
	block  int // the paragraph or table it came from
	lead   int // spaces cut from the front, for program code
	kind   lineKind
	gap    bool // an empty paragraph, a rule or a break stands before it
	turn   bool // that gap is only a new page
	soft   bool // a piece of the same paragraph stands before it
	column bool // an answer from a column of a table
	counts bool // it begins a section of those that the test counts
	over   int  // stands over the questions of an outline up to this one, see partoutline.go
	inside bool // of a question of an outline: a number before it asks nothing
	open   bool // of a question with room to answer, to which it offers nothing
}

// headLength is how many characters of a line keywords are looked for in.
const headLength = 64

// head is the folded beginning of a line with the way back to the text. Of
// ASCII text it is the text itself, which is folded as it is compared.
type head struct {
	text string
	ends *headEnds // nil for ASCII
}

// headEnds holds for each byte of a head where the character behind it ends.
type headEnds [headLength + utf8.UTFMax]uint32

func newHead(s string) head {
	if first := s[:min(len(s), headLength)]; isSimple(first) {
		return head{text: first}
	}
	var ends headEnds
	var buf [len(ends)]byte
	b := buf[:0]
	spaced := false
	eachFolded(s, func(r rune, end int) bool {
		blank := r == ' ' || r == '\t'
		if blank && spaced {
			ends[len(b)-1] = uint32(end)
			return true
		}
		spaced = blank
		n := len(b)
		b = utf8.AppendRune(b, r)
		for i := n; i < len(b); i++ {
			ends[i] = uint32(end)
		}
		return len(b) < headLength
	})
	return head{string(b), &ends}
}

// begins reports whether the head begins with a folded word.
func (h head) begins(folded string) bool {
	if h.ends != nil {
		return strings.HasPrefix(h.text, folded)
	}
	if len(folded) > len(h.text) {
		return false
	}
	for i := range len(folded) {
		if foldByte(h.text[i]) != folded[i] {
			return false
		}
	}
	return true
}

// end gives the offset in the text behind the first n bytes of the head.
func (h head) end(n int) int {
	if n == 0 || h.ends == nil {
		return n
	}
	return int(h.ends[n-1])
}

// isSimple reports whether a text is ASCII without two blanks in a row.
func isSimple(s string) bool {
	blank := false
	for i := range len(s) {
		b := s[i] == ' ' || s[i] == '\t'
		if s[i] >= utf8.RuneSelf || b && blank {
			return false
		}
		blank = b
	}
	return true
}

func isASCII(s string) bool {
	for ; len(s) >= 8; s = s[8:] { // eight at a time
		if (s[0] | s[1] | s[2] | s[3] | s[4] | s[5] | s[6] | s[7]) >= utf8.RuneSelf {
			return false
		}
	}
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// newLine trims runs and measures them. A line without words but with a
// picture or formula is an objectLine.
func newLine(from line, runs []page.Run) line {
	l := from
	l.runs, l.lead = trimRuns(runs)
	return l.withText(plain(l.runs))
}

// withText is the line with the text of its runs.
func (l line) withText(text string) line {
	l.text = text
	l.head = newHead(l.text)
	l.kind = textLine
	if l.text == "" && len(l.runs) > 0 {
		l.kind = objectLine
	}
	return l
}

func (l line) empty() bool { return l.text == "" && len(l.runs) == 0 && l.kind == textLine }

// from is the line without its first n bytes, after which no label is left.
func (l line) from(n int) line {
	out := l.cut(n, len(l.text))
	out.label = nil
	return out
}

// cut is the part of the line between two offsets. The part that begins at 0
// keeps the label; later ones are soft pieces.
func (l line) cut(a, b int) line {
	out := l
	out.runs, out.lead = trimRuns(sliceRuns(l.runs, a, b))
	out = out.withText(plainWithin(out.runs, l.text[min(a, len(l.text)):]))
	if a > 0 {
		out.label = nil
		out.lead = 0
	}
	return out
}

func plain(runs []page.Run) string {
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
	whole = strings.TrimLeftFunc(whole, isSpace)
	rest := whole
	for i := range runs {
		after, ok := strings.CutPrefix(rest, runs[i].Plain())
		if !ok {
			return plain(runs)
		}
		rest = after
	}
	return whole[:len(whole)-len(rest)]
}

// sliceRuns cuts the stretch [a,b) of the runs' plain text. Runs that show no
// text, pictures above all, belong to the stretch they stand in or at the end
// of; at the very front only to a stretch that begins at 0.
func sliceRuns(runs []page.Run, a, b int) []page.Run {
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
		cut := strings.TrimLeftFunc(r.Text, isSpace)
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
	return isGraph(first.Text[0]) && isGraph(last.Text[len(last.Text)-1])
}

func isGraph(c byte) bool { return ' ' < c && c < 0x7f }

func trimEnd(out []page.Run) []page.Run {
	for len(out) > 0 {
		r := &out[len(out)-1]
		if r.Kind == page.TextRun {
			r.Text = strings.TrimRightFunc(r.Text, isSpace)
		}
		if r.Kind == page.TextRun && r.Text != "" || r.Kind != page.TextRun && r.Kind != page.TabRun && r.Kind != page.BreakRun {
			break
		}
		out = out[:len(out)-1]
	}
	return out
}

// isSpace is white space and the marks of direction that stand at the ends of
// right-to-left lines.
func isSpace(r rune) bool {
	return unicode.IsSpace(r) || 0x200e <= r && r <= 0x200f || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069
}

// isPlain reports whether a text is ASCII without control characters.
func isPlain(s string) bool {
	for i := range len(s) {
		if !isGraph(s[i]) && s[i] != ' ' && s[i] != '\t' && s[i] != '\n' {
			return false
		}
	}
	return true
}

// clean drops what nobody sees (zero-width spaces, control characters, private
// use symbols of icon fonts) and makes every space an ordinary one. Joiners
// stay: Persian and emoji need them.
func clean(s string) string {
	if isPlain(s) {
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
