package flatten

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of a table whose rows say what is true without a line that asks for it.
const (
	leastVerdicts  = 5 // rows
	leastOfVerdict = 2 // rows of each verdict
	longHead       = 3 // words of a title of a column
)

// numberedVerdict is a cell with the number of a statement and its verdict: "3 V", "3. F".
var numberedVerdict = pattern.New(`^(\d{1,3})\s*[.)\-–:]?\s*(\pL{1,12})$`)

// verdictStatement is a statement of a table with its verdict.
type verdictStatement struct {
	said    line.Line
	verdict line.Line
	number  int // 0 for none of its own
	context page.Row
}

// verdictRows reads rows of a statement and whether it is true, wherever the verdict stands:
// "1 | F | Ice is hot", "1 F | Ice is hot", "Ice is hot | F". Every row has one of the same
// two, which are a pair; a row that has one cell is told of those below it.
func (f *Flattener) verdictRows(t page.Table) bool {
	rows := make([]verdictStatement, 0, len(t.Rows))
	count := map[string]int{}
	for n, r := range t.Rows {
		cells := CellLines(r)
		filled := slices.DeleteFunc(slices.Clone(cells), line.Line.Empty)
		if len(filled) == 0 {
			continue
		}
		row, ok := f.verdictOf(filled)
		switch {
		case ok:
			count[lexicon.Fold(row.verdict.Text)]++
		case len(filled) == 1:
			row.context = r
		case n == 0 && !slices.ContainsFunc(filled, func(l line.Line) bool { return CountWords(l.Text, longHead+1) > longHead }):
			continue // the head
		default:
			return false
		}
		if rows = append(rows, row); len(count) > 2 {
			return false
		}
	}
	said := make([]string, 0, len(count))
	least, all := leastVerdicts, 0
	for v, n := range count {
		said, all = append(said, strings.ToUpper(v)), all+n
		least = min(least, n)
	}
	if len(said) != 2 || all < leastVerdicts || least < leastOfVerdict {
		return false
	}
	pair := pairOfInitials(said)
	if pair == "" && slices.Contains(lexicon.TruthPartners(lexicon.Fold(said[0])), lexicon.Fold(said[1])) {
		pair = truthPair(said[0])
	}
	if pair == "" {
		return false
	}
	f.pushVerdicts(rows, pair)
	return true
}

// verdictOf reads the cells of a row that hold something.
func (f *Flattener) verdictOf(cells []line.Line) (row verdictStatement, ok bool) {
	for _, l := range cells {
		text := strings.TrimSpace(l.Text)
		m := numberedVerdict.FindStringSubmatch(text)
		switch {
		case l.Kind != line.TextLine:
			return row, false
		case row.verdict.Text == "" && f.isPairWord(text):
			row.verdict = l
		case row.verdict.Text == "" && m != nil && f.isPairWord(m[2]):
			row.number, _ = strconv.Atoi(m[1])
			row.verdict = line.NewLine(l, []page.Run{{Text: m[2]}})
		case row.said.Text == "" && CountWords(text, LeastStated) >= LeastStated && !lexicon.HasQuestionMark(text):
			row.said = l
		case row.said.Text == "" && row.number == 0 && IsBareLabel(text):
			row.number, _ = strconv.Atoi(strings.TrimRight(text, ".)"))
		default:
			return row, false
		}
	}
	return row, row.said.Text != "" && row.verdict.Text != ""
}

// isPairWord reports whether a text is a word for true or false or the capital that one begins
// with.
func (f *Flattener) isPairWord(s string) bool {
	if len([]rune(s)) == 1 {
		return s == strings.ToUpper(s) && opensPair(lexicon.Fold(s))
	}
	return f.isTruth(s)
}

// opensPair reports whether a letter is the first of a word for true or false.
func opensPair(letter string) bool {
	for p := range lexicon.InitialPairs() {
		if p[0] == letter || p[1] == letter {
			return true
		}
	}
	return false
}

// pushVerdicts writes statements and what is said of them.
func (f *Flattener) pushVerdicts(rows []verdictStatement, pair string) {
	under, place := f.underQuestion(), 0
	for _, r := range rows {
		if len(r.context.Cells) > 0 {
			for _, c := range r.context.Cells {
				for _, b := range c.Blocks {
					f.Add(b)
				}
			}
			continue
		}
		place++
		number := place
		if r.number > 0 && !under {
			number = r.number
		}
		l := line.NewLine(r.said, append(r.said.Runs[:len(r.said.Runs):len(r.said.Runs)], page.Run{Text: pair}))
		f.push(RowLabelled(l, number, under))
		f.column("Answer: "+r.verdict.Text, r.verdict.Pos())
	}
}
