package asks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastWoven is how many entries with room for a letter say by themselves that two lists
// are to be matched.
const leastWoven = 4

// wovenAside is how far right of the numbers, in points, a line stands that goes on with
// an entry of the other list.
const wovenAside = 60

// woven is two lists side by side while they are read.
type woven struct {
	numbered, lettered []line.Line
	rooms              int    // numbered entries with room for a letter
	rows               int    // lines with an entry of each list
	last               string // letter
	front              line.Line
}

// wovenRows reads two lists side by side, one numbered and one lettered, whose entries
// may be longer than a line and begin at heights of their own. Without an order to match
// each number has room for a letter, before or behind it.
func (r *Reader) wovenRows(lines []line.Line, i int, ordered bool) (numbered, lettered []line.Line, end int) {
	var w woven
	for k := i; k < min(len(lines), i+mostMatched) && r.weave(&w, lines[k]); k++ {
		end = k + 1
	}
	n := len(w.numbered)
	switch {
	case n < leastMatched, len(w.lettered) < n, 2*w.rows < n:
		return nil, nil, 0
	case !ordered && (n < leastWoven || w.rooms < n):
		return nil, nil, 0
	}
	return w.numbered, w.lettered, end
}

// weave takes in one more line; false where it is no part of the lists.
func (r *Reader) weave(w *woven, l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || l.Empty() {
		return false
	}
	bare, _ := flatten.WithoutRoom(l)
	if q, ok := bare.NumberLabel(); ok && q.Kind == line.PlainNumber && q.Number == len(w.numbered)+1 {
		left, right := r.wovenHalves(bare, w)
		rest := left.From(q.End)
		entry := strings.TrimLeft(rest.Text, "_ ")
		if entry == "" || lexicon.HasQuestionMark(entry) || len(entry) > matchedLimit {
			return false
		}
		if len(bare.Text) < len(l.Text) || len(rest.Text)-len(entry) > 1 {
			w.rooms++
			left = line.NewLine(left, append([]page.Run{{Text: lexicon.DecimalText(q.Number) + ". "}}, rest.From(len(rest.Text)-len(entry)).Runs...))
		}
		if len(w.numbered) == 0 {
			w.front = l
		}
		w.numbered = append(w.numbered, left)
		if right.Empty() {
			return true
		}
		w.rows++
		return r.wovenEntry(w, right)
	}
	if len(w.numbered)+len(w.lettered) == 0 {
		w.front = l // an entry that begins above the number beside it
	}
	return r.wovenEntry(w, l)
}

// wovenHalves cuts a line before the entry of the lettered list on it, or before what
// goes on with one.
func (r *Reader) wovenHalves(l line.Line, w *woven) (left, right line.Line) {
	for _, s := range flatten.FindSpots(l) {
		if s.At > 0 && s.Wide && s.Label.Kind == lexicon.LetterLabel && flatten.EntryFollows(w.last, s.Label, len(w.lettered), r.Letters) {
			return l.Cut(0, s.At), l.Cut(s.At, len(l.Text))
		}
	}
	if at := strings.IndexByte(l.Text, '\t'); at > 0 && len(w.lettered) > 0 {
		return l.Cut(0, at), l.From(at)
	}
	return l, line.Line{}
}

// wovenEntry takes in the next entry of the lettered list, or what goes on with the one
// before.
func (r *Reader) wovenEntry(w *woven, l line.Line) bool {
	c, labelled := l.TypedChoice()
	switch {
	case labelled && c.Kind == lexicon.LetterLabel && flatten.EntryFollows(w.last, c, len(w.lettered), r.Letters) && !lexicon.IsLonger(l.Text, matchedLimit):
		w.last, w.lettered = c.Sign, append(w.lettered, l)
		return true
	case labelled || len(w.lettered) == 0 || rewrite.HeadingOf(l, r.Vocabulary):
		return false
	}
	first, _ := utf8.DecodeRuneInString(l.Text)
	if l.Indent() < w.front.Indent()+wovenAside && !unicode.IsLower(first) {
		return false
	}
	before := &w.lettered[len(w.lettered)-1]
	*before = line.NewLine(*before, append(append(before.Runs[:len(before.Runs):len(before.Runs)], page.Run{Text: " "}), l.Runs...))
	return true
}

// headsWoven reports whether a line without a label may stand over such lists: a title,
// or what is to be done.
func headsWoven(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && l.Text != "" && !lexicon.IsLonger(l.Text, matchHead) && !line.IsRoom(l.Text) && !IsChoiceList(l)
}
