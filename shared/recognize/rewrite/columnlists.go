package rewrite

import (
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of two lists one below the other.
const (
	leastListed  = 3
	leastShared  = 2   // of a second list whose entries several of the first belong to
	longestEntry = 160 // signs
)

// ColumnLists reads two lists to match that stand one below the other from the first line
// on, each with signs of its own that count on, and how many lines they take; 0 where
// there are none. heads tells a title, of which each list may have one.
func (r *Reader) ColumnLists(lines []line.Line, heads func(line.Line) bool) (left, right []line.Line, end int) {
	first, at := r.listFrom(lines, titlesAhead(lines, heads))
	if len(first.entries) < leastListed {
		return nil, nil, 0
	}
	second, end := r.listFrom(lines, at+titlesAhead(lines[at:], heads))
	if len(second.entries) < leastShared || len(second.entries) < leastListed && !lettersOverDigits(first, second) || !mayPair(first, second) {
		return nil, nil, 0
	}
	for i := range first.entries {
		left = append(left, first.entry(i))
	}
	for i := range second.entries {
		right = append(right, second.entry(i))
	}
	return left, right, end
}

// lettersOverDigits reports whether a lettered list stands over a numbered one, as state
// exams print what is to be sorted.
func lettersOverDigits(first, second column) bool {
	return !first.roman && !lexicon.IsDigit(first.signs[0][0]) && lexicon.IsDigit(second.signs[0][0])
}

// titlesAhead is how many lines stand over a list: a title and what is left empty.
func titlesAhead(lines []line.Line, heads func(line.Line) bool) int {
	n, said := 0, 0
	for ; n < len(lines) && lines[n].Kind == line.TextLine; n++ {
		if _, signed := signOf(lines[n]); signed || lines[n].Text != "" && (said > 0 || !heads(lines[n])) {
			break
		}
		if lines[n].Text != "" {
			said++
		}
	}
	return n
}

// listFrom reads the list whose first entry is line i, and where it ends. Numbers begin
// at 1, and none of them asks: such would be questions.
func (r *Reader) listFrom(lines []line.Line, i int) (column, int) {
	c := column{}
	for ; i < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || utf8.RuneCountInString(l.Text) > longestEntry {
			break
		}
		m, signed := signOf(l)
		if note, _ := l.NoteClass(r.Vocabulary); !signed && l.Soft && len(c.entries) > 0 && l.Label == nil && note == lexicon.NoClass {
			last := len(c.entries) - 1
			c.entries[last] = flatten.Joined([]line.Line{c.entries[last], l})
			continue
		}
		if !signed || !c.takes(l, m, r.Letters) || len(c.entries) > 0 && r.TitlesKind(l) {
			break
		}
		c.add(l, m)
	}
	return c, i
}

// takes reports whether a line with a sign is the next entry of the list.
func (c *column) takes(l line.Line, sign []int, letters [][]string) bool {
	s := lexicon.Fold(l.Text[sign[2]:sign[3]])
	if lexicon.IsDigit(s[0]) && lexicon.HasQuestionMark(l.Text) || holdsSigned(l.Text) || codesPairs.MatchString(l.Text[sign[1]:]) {
		return false
	}
	switch n := len(c.signs); {
	case n == 0:
		c.roman = s == flatten.RomanParts()[0]
		return s == "1" || c.roman || lexicon.IsFirst(s, letters) || s == "p"
	case c.roman:
		return n < len(flatten.RomanParts()) && s == flatten.RomanParts()[n]
	}
	return c.follows(c.signs[len(c.signs)-1], s, letters)
}

// codesPairs is a choice that names pairs of two lists above: "P-3, Q-1".
var codesPairs = pattern.New(`^[(\[]?(?:\d{1,2}|\pL|[ivxIVX]{2,4})[)\]]?\s*[-–—:→]+\s*[(\[]?(?:\d{1,2}|\pL|[ivxIVX]{2,4})[)\]]?\s*[,;]`)

// holdsSigned reports whether another entry with a sign stands in a text behind room.
func holdsSigned(s string) bool {
	for _, at := range betweenLists.FindAllStringIndex(s, -1) {
		if columnSign.MatchString(s[at[1]:]) {
			return true
		}
	}
	return false
}

// signOf finds the typed sign of an entry with words behind it.
func signOf(l line.Line) ([]int, bool) {
	if l.Label != nil {
		return nil, false
	}
	m := columnSign.FindStringSubmatchIndex(l.Text)
	return m, m != nil && m[1] < len(l.Text)
}
