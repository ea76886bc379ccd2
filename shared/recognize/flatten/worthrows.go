package flatten

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastWorthRows = 4  // tasks of a paper without heads over its columns
	longestWorth   = 24 // characters of a cell that says what a task is worth: "CO1-K2 (5 M)"
)

var (
	// rowLabel is a cell with nothing but a number or a letter of a task, or both: "Q-2
	// (a)". OCR sees a letter in a ring where brackets touch it.
	rowLabel = pattern.New(`^\(?(?:(?i:q|que|ques|question)[.\s–-]*)?(?:\d{1,2}|[A-Za-z©®@]|[ivxIVX]{1,4})\s*[.)]*(?:\s*\(?(?:[a-z]|[ivx]{1,4})\s*[.)]+)?$`)
	// rowWorth is what a task of such a paper is worth: "(2M)", "10 M", "5 marks".
	rowWorth = pattern.New(`(?i)(?:^|[^\p{L}\d])(\d{1,2})\s*(?:m|marks?)\b`)
	// bareWorth is a number in brackets with nothing else in its cell: "(1.5)", "[5]".
	bareWorth = pattern.New(`^[(\[]?\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*[)\]]$`)
)

// worthRows reads a paper that is printed as a table without heads, with the labels
// of tasks in the first cells of its rows and what each is worth behind it: "2. | A |
// i. | Explain ... | CO1 (5M)". A row with both is a task under the labels of its
// levels, the others are headings, but for an "OR" between two.
func (f *Flattener) worthRows(t page.Table) bool {
	stem, width := worthColumns(t)
	if stem < 0 {
		return false
	}
	levels := make([]string, stem)
	tasks := 0
	for _, row := range t.Rows {
		if len(row.Cells) != width {
			for _, c := range row.Cells {
				f.blocks(c)
			}
			continue
		}
		for i := range levels {
			if text := CellText(row.Cells[i]); text != "" {
				levels[i] = text
				clear(levels[i+1:])
			}
		}
		worth := worthOfRow(row, stem)
		if worth == "" && lexicon.Conjunctions()[lexicon.Fold(CellText(row.Cells[stem]))] {
			continue
		}
		from := len(f.Lines)
		f.blocks(row.Cells[stem])
		if len(f.Lines) == from || worth == "" {
			continue
		}
		tasks++
		first := f.Lines[from]
		first = line.NewLine(first, append(first.Runs[:len(first.Runs):len(first.Runs)], page.Run{Text: " (" + worth + " points)"}))
		first.Label = &page.Label{Text: strings.Join(strings.Fields(strings.Join(levels, " ")), " "), Format: page.Decimal, Number: tasks, List: line.LetteredList}
		first.Gap = true
		f.Lines[from] = first
	}
	return true
}

// worthColumns finds the column of the tasks of such a paper and how many columns it
// has; -1 where a table is none.
func worthColumns(t page.Table) (stem, width int) {
	length := map[int]int{} // by column
	for _, row := range t.Rows {
		width = max(width, len(row.Cells))
		for i, c := range row.Cells {
			length[i] += utf8.RuneCountInString(CellText(c))
		}
	}
	for i := range width {
		if length[i] > length[stem] {
			stem = i
		}
	}
	if stem == 0 || stem+1 >= width {
		return -1, 0
	}
	tasks, labels := 0, 0
	inBrackets, figures := false, false
	for _, row := range t.Rows {
		if len(row.Cells) != width {
			continue
		}
		labelled := false
		for i, c := range row.Cells {
			text := CellText(c)
			switch {
			case text == "" || i == stem:
			case i < stem && !rowLabel.MatchString(text), i > stem && utf8.RuneCountInString(text) > longestWorth:
				return -1, 0
			case i < stem:
				labelled = true
			default:
				inBrackets = inBrackets || bareWorth.MatchString(text)
				figures = figures || lexicon.IsNumber(text)
			}
		}
		if worthOfRow(row, stem) != "" && len(strings.Fields(CellText(row.Cells[stem]))) >= leastPaperWords {
			tasks++
			if labelled {
				labels++
			}
		}
	}
	if tasks < leastWorthRows || labels*2 < tasks || inBrackets && figures { // brackets mean less than nothing in accounts
		return -1, 0
	}
	return stem, width
}

// worthOfRow is what the cells behind a task say that it is worth.
func worthOfRow(row page.Row, stem int) string {
	for _, c := range row.Cells[stem+1:] {
		text := CellText(c)
		if m := rowWorth.FindStringSubmatch(text); m != nil {
			return m[1]
		}
		if m := bareWorth.FindStringSubmatch(text); m != nil {
			return strings.Replace(m[1], ",", ".", 1)
		}
	}
	return ""
}
