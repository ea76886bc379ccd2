package item

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/quiz"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// matching builds a question that asks for pairs: a table of two columns, or a
// numbered and a lettered list, with a cue or an answer of pairs.
func (b *Builder) matching() bool {
	value, kind := b.openValue()
	cue := b.says(b.R.Match) || len(b.D.Stem) > 0 && b.R.IsMatchTitle(b.D.Stem[0]) || b.offersLetters() || b.says(b.R.Lettering) && b.D.ShowsPairs()
	if cue && value.Text == "" && !b.marked() && b.toldPairs() {
		return true
	}
	if !cue && len(rewrite.PairsOf(value.Text)) < 2 || offerOrders(b.D.Choices) {
		return false
	}
	left, right, told, stem := b.columns()
	if len(left) < 2 || len(right) < 2 {
		return false
	}
	if told == nil && offersFirst(left, right, rewrite.PairsOf(value.Text)) {
		left, right = right, left
	}
	pairs := rewrite.PairsOf(value.Text)
	if value.Text == "" && told != nil {
		pairs, value, kind = told, b.D.Stem[0], quiz.ByColumn
	}
	key := rewrite.KeyOfPairs(pairs, left, right)
	if key == nil && cue {
		key = rewrite.KeyInOrder(value.Text, left, right)
	}
	if key == nil && cue {
		key, value, kind = b.linePairs(value, kind, left, right)
	}
	short := len(right) < len(left) && len(b.D.Choices) > 0
	if key == nil && (!cue || b.marked() || short || value.Text != "" && len(b.D.Choices) > 0) {
		return false
	}
	out := quiz.Match{Key: key}
	for _, e := range withoutRoomAhead(left) {
		out.Left = append(out.Left, flatten.Content([]line.Line{e.Line}, flatten.Shape{}))
	}
	for _, e := range right {
		out.Right = append(out.Right, flatten.Content([]line.Line{e.Line}, flatten.Shape{}))
	}
	if rewrite.AnyEmpty(out.Left) || rewrite.AnyEmpty(out.Right) {
		return false
	}
	if key != nil {
		b.Evidence(kind, value)
	}
	b.D.Stem = stem
	b.Item.Response = out
	return true
}

// offersFirst reports whether the letters to choose from stand before the numbers they are
// written beside: there are more of them, and room behind every number or a pair for each
// in the answer says so. Numbers may as well be what is chosen for the letters.
func offersFirst(left, right []flatten.Entry, pairs [][2]string) bool {
	if len(left) <= len(right) || lexicon.IsNumber(left[0].Sign) || !lexicon.IsNumber(right[0].Sign) {
		return false
	}
	if len(pairs) == len(right) && !slices.ContainsFunc(pairs, func(p [2]string) bool { return !lexicon.IsNumber(p[0]) }) {
		return true
	}
	return !slices.ContainsFunc(right, func(e flatten.Entry) bool { return !flatten.EmptyRoomAtEnd.MatchString(e.Line.Text) })
}

// shortEntry is how many words a term to match has at most whose first letter is small.
const shortEntry = 2

// withoutRoomAhead takes the room for a letter off the front of entries that all have it,
// "1. ____ Mitosis". Before a sentence that goes on in small letters it is a gap.
func withoutRoomAhead(left []flatten.Entry) []flatten.Entry {
	out := slices.Clone(left)
	for i, e := range left {
		n := len(rewrite.LeadRoom.FindString(e.Line.Text))
		if n == 0 || n == len(e.Line.Text) || flatten.HasBlank(e.Line.From(n)) {
			return left
		}
		if out[i].Line = e.Line.From(n); unicode.IsLower(rewrite.FirstRune(out[i].Line.Text)) && flatten.CountWords(out[i].Line.Text, shortEntry+1) > shortEntry {
			return left
		}
	}
	return out
}

// toldPair is an entry with what belongs to it behind a sign: "Peru = Lima".
var toldPair = pattern.New(`^(.*?\S)\s+(?:=|[-=—]>|[→⇒➔➜])\s+(\S.*)$`)

// wordsOnly is a side of such a pair that is no side of an equation.
var wordsOnly = pattern.New(`^\pL[\pL\pM '’-]+[.;,]?$`)

// toldPairs builds a match from choices, or from the lines below the order, that tell
// one pair each. Behind an equals sign words must stand, and before it.
func (b *Builder) toldPairs() bool {
	var entries []line.Line
	for _, c := range b.D.Choices {
		entries = append(entries, flatten.Joined(c.Lines))
	}
	stem := b.D.Stem
	if len(entries) == 0 && len(stem) > 2 {
		entries, stem = stem[1:], stem[:1]
	}
	var out quiz.Match
	for i, l := range entries {
		m := toldPair.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Kind != line.TextLine || strings.TrimSpace(l.Text[m[3]:m[4]]) == "=" && !(wordsOnly.MatchString(l.Text[:m[3]]) && wordsOnly.MatchString(l.Text[m[4]:])) {
			return false
		}
		out.Left = append(out.Left, flatten.Content([]line.Line{l.Cut(0, m[3])}, flatten.Shape{}))
		out.Right = append(out.Right, flatten.Content([]line.Line{l.From(m[4])}, flatten.Shape{}))
		out.Key = append(out.Key, i)
	}
	if len(entries) < 2 {
		return false
	}
	b.Evidence(quiz.ByText, entries[0])
	b.D.Stem = stem
	b.Item.Response = out
	return true
}

// offersLetters reports whether a table of the stem lists letters for the entries
// beside them, which orders a match without a word.
func (b *Builder) offersLetters() bool {
	return slices.ContainsFunc(b.D.Stem, func(l line.Line) bool {
		return l.Kind == line.TableLine && l.Table() != nil && flatten.OffersLetters(*l.Table())
	})
}

// withoutTitles are the lists of a table whose entries have no signs without a first
// row that the order names: "Match each layer with its device" over "Layer | Device".
func withoutTitles(t flatten.MatchTable, order string) (left, right []flatten.Entry) {
	left, right = t.Left, t.Right
	if len(left) < 3 || len(right) < 3 || t.Told != nil || !t.Bare || !speaksOf(order, left[0]) || !speaksOf(order, right[0]) {
		return left, right
	}
	left, right = left[1:], right[1:]
	for i := range left {
		left[i].Sign = ""
	}
	for i := range right {
		right[i].Sign = ""
	}
	flatten.LetterEntries(left, false)
	flatten.LetterEntries(right, true)
	return left, right
}

// speaksOf reports whether a folded order has an entry among its words.
func speaksOf(folded string, e flatten.Entry) bool {
	f := lexicon.Fold(e.Line.Text)
	at := strings.Index(folded, f)
	return len(f) > 3 && at >= 0 && (at == 0 || folded[at-1] == ' ')
}

// columns finds the two lists, the pairs told between them and the stem that is
// left without them.
func (b *Builder) columns() (left, right []flatten.Entry, told [][2]string, stem []line.Line) {
	for i, l := range b.D.Stem {
		if l.Kind != line.TableLine {
			continue
		}
		if t := flatten.ReadMatchTable(*l.Table()); len(t.Left) >= 2 {
			stem = append(append(stem, b.D.Stem[:i]...), b.D.Stem[i+1:]...)
			left, right = withoutTitles(t, flatten.FoldLines(stem))
			return left, right, t.Told, stem
		}
	}
	if left, right, stem := b.twoLists(); left != nil {
		return left, right, nil, stem
	}
	for _, l := range b.D.Stem {
		if e, ok := rewrite.DigitEntry(l); ok && (len(left) > 0 || e.Sign == "1") {
			left = append(left, e)
			continue
		}
		if len(left) == 0 || !rewrite.ColumnTitle(l) {
			stem = append(stem, l)
		}
	}
	for _, c := range b.D.Choices {
		if c.Label.Sign == "" {
			return nil, nil, nil, nil
		}
		right = append(right, flatten.Entry{Sign: c.Label.Sign, Line: flatten.Joined(c.Lines)})
	}
	if len(left) > 0 && len(stem) > 0 && rewrite.ColumnTitle(stem[len(stem)-1]) && len(stem) > 1 {
		stem = stem[:len(stem)-1]
	}
	return left, right, nil, stem
}
