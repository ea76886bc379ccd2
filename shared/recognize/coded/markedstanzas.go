package coded

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastMarked is how many stanzas with a marked line make a test.
const leastMarked = 4

// rightSign is a sign before or behind what is right.
type rightSign struct {
	text   string
	behind bool
}

// rightSigns lists those in use.
func rightSigns() []rightSign {
	return []rightSign{{"#", false}, {"*", false}, {"+", false}, {"@", false}, {"✓", false}, {"✔", false}, {"✅", false}, {"√", false},
		{"+", true}, {"*", true}, {"✓", true}, {"✔", true}, {"✅", true}, {"√", true}}
}

// cut takes the sign off a line; ok is false where it has none.
func (s rightSign) cut(l line.Line) (bare line.Line, ok bool) {
	text := l.Text
	if !s.behind {
		if !strings.HasPrefix(text, s.text) {
			return l, false
		}
		rest := strings.TrimLeft(strings.TrimPrefix(text, s.text), " \t")
		if rest == "" || strings.HasPrefix(rest, s.text) || strings.HasSuffix(rest, s.text) {
			return l, false
		}
		return l.CutSign(len(text) - len(rest)), true
	}
	if !strings.HasSuffix(text, s.text) {
		return l, false
	}
	rest := strings.TrimRight(strings.TrimSuffix(text, s.text), " \t")
	if rest == "" || strings.HasSuffix(rest, s.text) || strings.Contains(rest, s.text) {
		return l, false
	}
	return l.Cut(0, len(rest)), true
}

// marks is the place of the first choice with the sign in a stanza of which some and
// not all have it, 0 for none.
func (s rightSign) marks(stanza []line.Line) int {
	if _, ok := s.cut(stanza[0]); ok {
		return 0
	}
	first, n := 0, 0
	for k, l := range stanza[1:] {
		if _, ok := s.cut(l); ok {
			if n++; n == 1 {
				first = k + 1
			}
		}
	}
	if n == len(stanza)-1 {
		return 0
	}
	return first
}

// MarkedStanzas writes a test whose choices have no labels the way printed tests are
// written, where every question is a line over its choices and a sign tells the right
// ones: nothing else has one line of that sign in each of its stanzas.
func (r *Reader) MarkedStanzas(lines []line.Line) ([]line.Line, bool) {
	all := r.numberedStanzas(lines)
	if len(all) == 1 {
		all = evenStanzas(lines)
	}
	var several []stanza
	for _, s := range all {
		if s.size() >= leastStanza-1 {
			several = append(several, s)
		}
	}
	if len(several) < leastMarked || len(several)*2 < len(all) {
		return nil, false
	}
	for _, sign := range rightSigns() {
		if !line.Any(lines, line.SignsOf(sign.text)) {
			continue
		}
		var marked []stanza
		places, sizes := map[int]bool{}, map[int]int{}
		for _, s := range several {
			place := sign.marks(lines[s.from:s.end])
			if place == 0 || s.size() > maxCoded || !r.hasBareChoices(lines[s.from:s.end]) {
				continue
			}
			marked = append(marked, s)
			sizes[s.size()]++
			places[place] = true
		}
		if len(marked) >= leastMarked && len(marked)*10 >= len(several)*9 && len(places) > 1 && (sizes[mostOf(sizes)]*2 > len(marked) && mostOf(sizes) >= leastStanza || r.offersPairs(lines, marked, sign)) {
			return r.markedPrinted(lines, marked, sign), true
		}
	}
	return nil, false
}

// offersPairs reports whether the stanzas with only two choices, of which there are some,
// offer yes and no, or true and false: the others may have as many as they like.
func (r *Reader) offersPairs(lines []line.Line, marked []stanza, sign rightSign) bool {
	pairs := 0
	for _, s := range marked {
		if s.size() != leastStanza-1 {
			continue
		}
		said := map[bool]bool{}
		for _, l := range lines[s.from+1 : s.end] {
			bare, _ := sign.cut(l)
			yes, ok := r.SaysYes(strings.Trim(bare.Text, " ."))
			if !ok {
				return false
			}
			said[yes] = true
		}
		if len(said) < 2 {
			return false
		}
		pairs++
	}
	return pairs > 0
}

// mostOf is the number that was counted most often, the smallest of them.
func mostOf(counts map[int]int) int {
	most := 0
	for n, c := range counts {
		if c > counts[most] || c == counts[most] && n < most {
			most = n
		}
	}
	return most
}

// hasBareChoices reports whether what stands under the first line of a stanza may be
// choices without labels.
func (r *Reader) hasBareChoices(lines []line.Line) bool {
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Soft {
			return false
		}
		if i == 0 {
			continue
		}
		if l.Label != nil || asks.IsLong(l.Text) || flatten.EndsAsking(l.Text) {
			return false
		}
		if c, ok := l.ChoiceLabel(); ok && c.End < len(l.Text) {
			return false
		}
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
			return false
		}
	}
	return true
}

// numberedStanzas cuts lines at their gaps and before the numbers of questions. Behind a
// numbered line a gap may stand before its choices; a number alone stands over the line that
// asks.
func (r *Reader) numberedStanzas(lines []line.Line) []stanza {
	var out []stanza
	for i := 0; i < len(lines); {
		s := stanza{from: i}
		headed := numbered(lines[i]) || r.wordNumbered(lines[i])
		for i++; i < len(lines) && (!lines[i].Gap || headed && i == s.from+1) && !numbered(lines[i]) && !r.wordNumbered(lines[i]); i++ {
		}
		if s.end = i; s.size() > 1 && isNumberAlone(lines[s.from]) {
			s.from++
		}
		out = append(out, s)
	}
	return out
}

// evenStanzas cuts lines without a gap into stanzas of one size, where this size alone leaves
// each of them one line with a sign of what is right, below its first.
func evenStanzas(lines []line.Line) []stanza {
	var found []stanza
	for size := leastStanza; size <= mostStanza; size++ {
		n := len(lines) / size
		if n < leastMarked || len(lines)%size != 0 || !slices.ContainsFunc(rightSigns(), func(sign rightSign) bool { return marksEach(lines, size, sign) }) {
			continue
		}
		if found != nil {
			return nil
		}
		for k := range n {
			found = append(found, stanza{from: k * size, end: (k + 1) * size})
		}
	}
	return found
}

// marksEach reports whether a sign stands on one line of every so many, and never on the first.
func marksEach(lines []line.Line, size int, sign rightSign) bool {
	marked := 0
	for i := range lines {
		if _, ok := sign.cut(lines[i]); ok {
			if marked++; i%size == 0 {
				return false
			}
		}
		if (i+1)%size == 0 && marked != (i+1)/size {
			return false
		}
	}
	return true
}

// numbered reports whether a line begins with the number of a question.
func numbered(l line.Line) bool {
	if l.Label != nil {
		return l.Label.Format == page.Decimal
	}
	q, ok := l.QuestionLabelTyped()
	return ok && q.Kind == line.PlainNumber && q.Delim != line.BareDelim && q.Delim != line.GluedDelim && q.Delim != line.AloneDelim
}

// isNumberAlone reports whether a line is a short number and nothing else.
func isNumberAlone(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && len(l.Text) <= 3 && lexicon.IsNumber(l.Text)
}

// markedPrinted writes the stanzas as printed questions.
func (r *Reader) markedPrinted(lines []line.Line, marked []stanza, sign rightSign) []line.Line {
	out := make([]line.Line, 0, len(lines))
	at := 0
	for n, s := range marked {
		above := lines[at:s.from]
		if n := len(above); n > 0 && isNumberAlone(above[n-1]) {
			above = above[:n-1]
		}
		out = append(out, above...)
		stem := lines[s.from]
		if !numbered(stem) && !stem.IsNumbered(r.Vocabulary) {
			stem.Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "stanzas"}
		}
		stem.Gap = true
		row, right := make([]line.Line, 0, s.size()-1), make([]bool, 0, s.size()-1)
		for _, l := range lines[s.from+1 : s.end] {
			bare, ok := sign.cut(l)
			row, right = append(row, bare), append(right, ok)
		}
		out = append(append(out, stem), asks.Lettered(row, right, r.Letters)...)
		at = s.end
	}
	return append(out, lines[at:]...)
}
