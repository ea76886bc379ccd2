package rewrite

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of two lists side by side.
const (
	leastSignedRows = 2
	leastBareRows   = 3 // where an entry has no sign
	mostBareRows    = 12
	mostColumnRows  = 30
	longestColumns  = 320 // letters of both entries
	leastLead       = 4   // how far an entry of the second list stands from the edge
)

var (
	betweenLists = pattern.New(`\s{2,}|\s*\t\s*`)
	// columnSign is the sign of an entry: "(iii)", "P.", "2)"; bareColumnSign one
	// without a point: "1 Finland", "A Riga".
	columnSign     = pattern.New(`^[(\[]?(\d{1,2}|\pL|[ivxIVX]{2,4})(?:[.)\]]+|[:–-](?:\s|$))\s*`)
	bareColumnSign = pattern.New(`^(\d{1,2}|\p{Lu})\s+`)
)

// ColumnRows lists the rows of two lists to match that stand side by side from the
// first line on, each as its two halves: signs of both count on, be they numbers,
// letters or Roman numbers, or no entry of a list has one. Entries that have none
// beside them follow.
func ColumnRows(lines []line.Line, letters [][]string) [][2]line.Line {
	var pairs [][2]line.Line
	for _, l := range lines[:min(len(lines), mostColumnRows)] {
		a, b, ok := columnsOf(l)
		if !ok {
			break
		}
		pairs = append(pairs, [2]line.Line{a, b})
	}
	for n := len(pairs); n >= leastSignedRows; n-- {
		left, ok := columnOf(pairs[:n], 0, letters)
		right, also := columnOf(pairs[:n], 1, letters)
		if !ok || !also || !mayPair(left, right) {
			continue
		}
		out := make([][2]line.Line, n)
		for i := range out {
			out[i] = [2]line.Line{left.entry(i), right.entry(i)}
		}
		return append(out, alone(lines[n:], left, right, letters)...)
	}
	return nil
}

// lineDots are what lines are drawn between.
const lineDots = lexicon.Whitespace + "\u3000・•●○·∙"

// columnsOf cuts a line with one gap between two entries. A gap behind the sign of an
// entry and room to write between them part nothing.
func columnsOf(l line.Line) (a, b line.Line, ok bool) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, longestColumns) {
		return a, b, false
	}
	var pieces [][2]int
	wide := false
	add := func(from, to int) {
		text := l.Text[from:to]
		if k := len(pieces) - 1; k >= 0 && isColumnSign(l.Text[pieces[k][0]:pieces[k][1]]) {
			pieces[k][1] = to
		} else if strings.Trim(text, lineDots) != "" && !line.IsRoom(text) {
			pieces = append(pieces, [2]int{from, to})
		}
	}
	from := 0
	for _, at := range betweenLists.FindAllStringIndex(l.Text, -1) {
		add(from, at[0])
		from = at[1]
		wide = wide || at[1]-at[0] > 2 || strings.Contains(l.Text[at[0]:at[1]], "\t")
	}
	if add(from, len(l.Text)); len(pieces) != 2 {
		return a, b, false
	}
	a, b = withoutDots(l, pieces[0]), withoutDots(l, pieces[1])
	a, b.Soft = flatten.TrimRoom(a), false
	return a, b, wide || columnSign.MatchString(b.Text)
}

// withoutDots is a stretch of a line without the dots at its ends that lines are drawn
// between.
func withoutDots(l line.Line, at [2]int) line.Line {
	text := l.Text[at[0]:at[1]]
	from := at[0] + len(text) - len(strings.TrimLeft(text, lineDots))
	return l.Cut(from, at[0]+len(strings.TrimRight(text, lineDots)))
}

// isColumnSign reports whether a text is the sign of an entry and nothing else.
func isColumnSign(s string) bool { return columnSign.FindString(s) == s && s != "" }

// column is one of two lists: its entries behind their signs, the signs and how they are
// typed, or none.
type column struct {
	entries      []line.Line
	signs, typed []string
	roman        bool
}

// columnOf reads one half of the rows as a list.
func columnOf(pairs [][2]line.Line, half int, letters [][]string) (column, bool) {
	for _, sign := range []pattern.Pattern{columnSign, bareColumnSign} {
		c := column{}
		for _, p := range pairs {
			m := sign.FindStringSubmatchIndex(p[half].Text)
			if m == nil || m[1] == len(p[half].Text) {
				break
			}
			c.add(p[half], m)
		}
		if len(c.entries) == len(pairs) && c.counts(letters) {
			return c, true
		}
	}
	c := column{}
	for _, p := range pairs {
		if columnSign.MatchString(p[half].Text) {
			return c, false
		}
		c.entries = append(c.entries, p[half])
	}
	return c, true
}

// add takes an entry whose sign was found.
func (c *column) add(l line.Line, sign []int) {
	s := lexicon.DecimalDigits(l.Text[sign[2]:sign[3]])
	typed := s + ". "
	if strings.TrimSpace(l.Text[:sign[1]]) != l.Text[sign[2]:sign[3]] {
		typed = strings.TrimSpace(l.Text[:sign[1]]) + " "
	}
	c.signs, c.typed = append(c.signs, s), append(c.typed, typed)
	c.entries = append(c.entries, l.From(sign[1]))
}

// counts reports whether the signs count on, each from the one before: Roman numbers from
// the first, numbers and letters from any.
func (c *column) counts(letters [][]string) bool {
	c.roman = slices.EqualFunc(c.signs, flatten.RomanParts()[:min(len(c.signs), len(flatten.RomanParts()))], func(s, roman string) bool { return lexicon.Fold(s) == roman })
	for i := 1; i < len(c.signs) && !c.roman; i++ {
		if !c.follows(c.signs[i-1], c.signs[i], letters) {
			return false
		}
	}
	return true
}

// follows reports whether a sign of the list may stand behind another.
func (c *column) follows(a, b string, letters [][]string) bool {
	if lexicon.IsDigit(a[0]) || lexicon.IsDigit(b[0]) {
		return line.LastNumber(a) > 0 && line.LastNumber(b) == line.LastNumber(a)+1
	}
	return flatten.Follows(lexicon.Fold(a), lexicon.Fold(b), letters, false)
}

// entry is entry i with its sign: as it is typed, or one that other steps know, for Roman
// numbers and signs without a point.
func (c *column) entry(i int) line.Line {
	l := c.entries[i]
	switch {
	case len(c.signs) == 0:
	case c.roman:
		l.Label = &page.Label{Text: c.signs[i] + ".", Format: page.LowerRoman, Number: i + 1, List: "columns"}
	default:
		return line.NewLine(l, append([]page.Run{{Text: c.typed[i]}}, l.Runs...))
	}
	return l
}

// mayPair reports whether two lists are to be matched: both have signs of another kind,
// or enough entries that look like no more than entries.
func mayPair(left, right column) bool {
	if len(left.signs) > 0 && len(right.signs) > 0 {
		return left.signs[0] != right.signs[0] && !(lexicon.IsDigit(left.signs[0][0]) && lexicon.IsDigit(right.signs[0][0]))
	}
	if len(left.entries) < leastBareRows || len(left.entries) > mostBareRows {
		return false
	}
	seen := map[string]bool{} // what stands there again and again are answers
	for i, l := range right.entries {
		if first := left.entries[i]; seen[l.Text] || flatten.HasBlank(l) || flatten.HasBlank(first) || lexicon.HasQuestionMark(l.Text+first.Text) || !strings.ContainsFunc(l.Text, unicode.IsLetter) {
			return false
		}
		seen[l.Text] = true
	}
	return true
}

// alone lists the entries below the rows that have none beside them: the sign counts on
// in one of the lists.
func alone(lines []line.Line, left, right column, letters [][]string) [][2]line.Line {
	var out [][2]line.Line
	for _, l := range lines {
		m := columnSign.FindStringSubmatchIndex(l.Text)
		if m == nil {
			m = bareColumnSign.FindStringSubmatchIndex(l.Text)
		}
		if m == nil || l.Kind != line.TextLine || l.Label != nil || m[1] == len(l.Text) {
			return out
		}
		switch first, second := left.goesOn(l, m, letters), right.goesOn(l, m, letters); {
		case second && (!first || l.Lead >= leastLead):
			right.add(l, m)
			out = append(out, [2]line.Line{{}, right.entry(len(right.signs) - 1)})
		case first && l.Lead < leastLead && !lexicon.IsDigit(l.Text[m[2]]):
			left.add(l, m)
			out = append(out, [2]line.Line{left.entry(len(left.signs) - 1), {}})
		default:
			return out
		}
	}
	return out
}

// goesOn reports whether a sign is the next of the list.
func (c *column) goesOn(l line.Line, sign []int, letters [][]string) bool {
	n := len(c.signs)
	if n == 0 {
		return false
	}
	next := l.Text[sign[2]:sign[3]]
	if c.roman {
		return n < len(flatten.RomanParts()) && lexicon.Fold(next) == flatten.RomanParts()[n]
	}
	return c.follows(c.signs[n-1], next, letters)
}
