package flatten

import (
	"slices"
	"strings"
	"sync"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/richtext"
)

// Entry is one line of a matching question with its label.
type Entry struct {
	Sign string
	Line line.Line
}

func Joined(lines []line.Line) line.Line {
	if len(lines) == 1 {
		return lines[0]
	}
	var runs []page.Run
	for i, l := range lines {
		if i > 0 {
			runs = append(runs, page.Run{Text: " "})
		}
		runs = append(runs, l.Runs...)
	}
	return line.NewLine(lines[0], runs)
}

// Broken writes lines as one that is broken where they ended, empty ones left out.
func Broken(lines []line.Line) line.Line {
	runs := slices.Clone(lines[0].Runs)
	for _, l := range lines[1:] {
		if l.Text != "" {
			runs = append(append(runs, page.Run{Kind: page.BreakRun}), l.Runs...)
		}
	}
	return line.NewLine(lines[0], runs)
}

// labelInto writes the sign in a cell of its own before the text beside it.
func labelInto(label, text line.Line) line.Line {
	if label.Empty() {
		return text
	}
	sign := strings.Trim(label.Text, ".) ") + ". "
	if len(RoomFront.FindString(label.Text)) == len(label.Text) {
		sign = label.Text + " "
	}
	return line.NewLine(text, append(append([]page.Run{}, page.Run{Text: sign}), text.Runs...))
}

// cellGrid is the cells of a table as lines, and whether all rows have as many.
func cellGrid(t page.Table) (cells [][]line.Line, even bool) {
	for _, row := range t.Rows {
		lines := CellLines(row)
		if n := len(cells); len(lines) == 1 && n > 1 && len(cells[0]) == 2 {
			above := cells[n-1]
			above[1] = Joined([]line.Line{above[1], lines[0]}) // the cell beside it goes down over both
			continue
		}
		cells = append(cells, lines)
		if len(lines) != len(cells[0]) {
			return nil, false
		}
	}
	return cells, true
}

// CellLines is the text of each cell as one line.
func CellLines(row page.Row) []line.Line {
	var out []line.Line
	for _, c := range row.Cells {
		f := &Flattener{}
		for _, b := range c.Blocks {
			f.Add(b)
		}
		if len(f.Lines) == 0 {
			out = append(out, line.Line{})
			continue
		}
		first := f.Lines[0]
		whole := Joined(f.Lines)
		whole.Label = first.Label
		out = append(out, whole)
	}
	return out
}

// titles reports whether the first of several rows of pairs names the columns: it has no
// labels and the second row has.
func titles(cells, next []line.Line, rows int) bool {
	_, ok := cells[0].ChoiceLabel()
	_, offered := cells[1].ChoiceLabel()
	if ok || offered || rows < 3 || len(next) != 2 {
		return false
	}
	entry, _ := WithoutRoom(next[0])
	_, labelled := entry.ChoiceLabel()
	if _, beside := next[1].ChoiceLabel(); beside {
		labelled = true
	}
	title := lexicon.Fold(cells[0].Text)
	if !labelled && bareSign.MatchString(next[0].Text) && !bareSign.MatchString(cells[0].Text) {
		labelled = true
	}
	if isCapitals(cells[0].Text) && isCapitals(cells[1].Text) && !isCapitals(next[0].Text) {
		return true
	}
	return labelled || startsColumn(title) || strings.HasPrefix(title, "column") || strings.HasPrefix(title, "spalte") || strings.HasPrefix(title, "colonne") || strings.HasPrefix(title, "columna") || strings.HasPrefix(title, "coluna") || strings.HasPrefix(title, "колонка") || cells[0].IsBold() && cells[1].IsBold()
}

// startsColumn reports whether a folded title begins with a word for a column.
func startsColumn(title string) bool {
	for _, word := range columnWords() {
		if strings.HasPrefix(title, word) {
			return true
		}
	}
	return false
}

var columnWords = sync.OnceValue(func() []string {
	out := []string{"στήλη", "стълб", "stulpelis", "sloupec", "stĺpec", "oszlop", "sütun", "ustun", "stolpec", "stupac", "kolona", "колона", "kolonna", "veerg", "бағана", "kolumna", "стовпчик", "столбец", "слупок", "shtylla", "სვეტი", "սյունակ", "багана"}
	for i, w := range out {
		out[i] = lexicon.Fold(w)
	}
	return out
})

// isCapitals reports whether a text has letters, and no small ones.
func isCapitals(s string) bool {
	return s != strings.ToLower(s) && s == strings.ToUpper(s)
}

func appendEntry(list []Entry, l line.Line) []Entry {
	if l.Text == "" && len(l.Runs) == 0 {
		return list
	}
	l, _ = WithoutRoom(l)
	l = withoutDots(l)
	if c, ok := l.ChoiceLabel(); ok && (c.Sign != "" || c.Kind == lexicon.BulletLabel && l.Label == nil && c.End < len(l.Text)) {
		return append(list, Entry{c.Sign, l.From(c.End)})
	}
	return append(list, Entry{"", l})
}

// withoutDots takes the dot off the end of an entry that a line is drawn from.
func withoutDots(l line.Line) line.Line {
	if end := strings.TrimRight(l.Text, " \t•●○◦∙·"); end != "" && len(end) < len(l.Text) {
		return l.Cut(0, len(end))
	}
	return l
}

// LetterEntries counts entries without labels: numbers on the left, letters on
// the right.
func LetterEntries(list []Entry, letters bool) {
	for _, e := range list {
		if e.Sign != "" {
			return
		}
	}
	for i := range list {
		list[i].Sign = lexicon.DecimalText(i + 1)
		if letters {
			list[i].Sign = richtext.Letters(i + 1)
		}
	}
}
