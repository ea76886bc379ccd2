package recognize

import (
	"strings"
	"sync"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// entry is one line of a matching question with its label.
type entry struct {
	sign string
	line line
}

// gluedPairs is "1C 2A" or "A2 B1", gluedPair one of them.
var (
	gluedPairs = pattern.New(`^(?:(?:\s*\d{1,2}\s*\p{L}\s*[,;/]?)+|(?:\s*\p{L}\s*\d{1,2}\s*[,;/]?)+)\.?$`)
	gluedPair  = pattern.New(`(\d{1,2}|\p{L})\s*(\p{L}|\d{1,2})`)
)

var pair = pattern.New(`[(]?([\p{L}\p{Nd}]{1,3})[).]?\s*(?:-+>?|–|—|=>?|:|→|⇒|\.|\))?\s*[(]?([\p{L}\p{Nd}]{1,3})[)]?`)

// matching builds a question that asks for pairs: a table of two columns, or a
// numbered and a lettered list, with a cue or an answer of pairs.
func (b *builder) matching() bool {
	value, kind := b.openValue()
	cue := b.says(b.r.match)
	if !cue && len(pairsOf(value.text)) < 2 {
		return false
	}
	left, right, told, stem := b.columns()
	if len(left) < 2 || len(right) < 2 {
		return false
	}
	pairs := pairsOf(value.text)
	if value.text == "" && told != nil {
		pairs, value, kind = told, b.d.stem[0], quiz.ByColumn
	}
	key := keyOfPairs(pairs, left, right)
	if key == nil && cue {
		key = keyInOrder(value.text, left, right)
	}
	short := len(right) < len(left) && len(b.d.choices) > 0
	if key == nil && (!cue || b.marked() || short || value.text != "" && len(b.d.choices) > 0) {
		return false
	}
	out := quiz.Match{Key: key}
	for _, e := range left {
		out.Left = append(out.Left, content([]line{e.line}, shape{}))
	}
	for _, e := range right {
		out.Right = append(out.Right, content([]line{e.line}, shape{}))
	}
	if anyEmpty(out.Left) || anyEmpty(out.Right) {
		return false
	}
	if key != nil {
		b.evidence(kind, value)
	}
	b.d.stem = stem
	b.item.Response = out
	return true
}

func anyEmpty(list []richtext.Content) bool {
	for _, c := range list {
		if c.IsEmpty() {
			return true
		}
	}
	return false
}

// columns finds the two lists, the pairs told between them and the stem that is
// left without them.
func (b *builder) columns() (left, right []entry, told [][2]string, stem []line) {
	for i, l := range b.d.stem {
		if l.kind != tableLine {
			continue
		}
		if t := readMatchTable(*l.table()); len(t.left) >= 2 {
			stem = append(append(stem, b.d.stem[:i]...), b.d.stem[i+1:]...)
			return t.left, t.right, t.told, stem
		}
	}
	if left, right, stem := b.twoLists(); left != nil {
		return left, right, nil, stem
	}
	for _, l := range b.d.stem {
		if e, ok := digitEntry(l); ok && (len(left) > 0 || e.sign == "1") {
			left = append(left, e)
			continue
		}
		if len(left) == 0 || !columnTitle(l) {
			stem = append(stem, l)
		}
	}
	for _, c := range b.d.choices {
		if c.label.sign == "" {
			return nil, nil, nil, nil
		}
		right = append(right, entry{c.label.sign, joined(c.lines)})
	}
	if len(left) > 0 && len(stem) > 0 && columnTitle(stem[len(stem)-1]) && len(stem) > 1 {
		stem = stem[:len(stem)-1]
	}
	return left, right, nil, stem
}

// columnTitle reports whether a line only names a column.
func columnTitle(l line) bool {
	return len(strings.Join(strings.Fields(l.text), " ")) <= 24 && !closesStem(l.text) && l.kind == textLine
}

func joined(lines []line) line {
	if len(lines) == 1 {
		return lines[0]
	}
	var runs []page.Run
	for i, l := range lines {
		if i > 0 {
			runs = append(runs, page.Run{Text: " "})
		}
		runs = append(runs, l.runs...)
	}
	return newLine(lines[0], runs)
}

// digitEntry reads a numbered line.
func digitEntry(l line) (entry, bool) {
	c, ok := l.choiceLabel()
	if !ok || c.kind != digitLabel {
		return entry{}, false
	}
	return entry{c.sign, l.from(c.end)}, true
}

func labelInto(label, text line) line {
	return newLine(text, append(append([]page.Run{}, page.Run{Text: strings.Trim(label.text, ".) ") + ". "}), text.runs...))
}

// cellGrid is the cells of a table as lines, and whether all rows have as many.
func cellGrid(t page.Table) (cells [][]line, even bool) {
	for _, row := range t.Rows {
		cells = append(cells, cellLines(row))
		if len(cells[len(cells)-1]) != len(cells[0]) {
			return nil, false
		}
	}
	return cells, true
}

// cellLines is the text of each cell as one line.
func cellLines(row page.Row) []line {
	var out []line
	for _, c := range row.Cells {
		f := &flattener{}
		for _, b := range c.Blocks {
			f.add(b)
		}
		if len(f.lines) == 0 {
			out = append(out, line{})
			continue
		}
		first := f.lines[0]
		whole := joined(f.lines)
		whole.label = first.label
		out = append(out, whole)
	}
	return out
}

// titles reports whether the first row names the columns: it has no labels and
// the second row has.
func titles(cells []line, t page.Table) bool {
	_, ok := cells[0].choiceLabel()
	if ok || len(t.Rows) < 3 {
		return false
	}
	next := cellLines(t.Rows[1])
	if len(next) == 0 {
		return false
	}
	_, labelled := next[0].choiceLabel()
	title := fold(cells[0].text)
	if !labelled && bareSign.MatchString(next[0].text) && !bareSign.MatchString(cells[0].text) {
		labelled = true
	}
	if isCapitals(cells[0].text) && isCapitals(cells[1].text) && !isCapitals(next[0].text) {
		return true
	}
	return labelled || startsColumn(title) || strings.HasPrefix(title, "column") || strings.HasPrefix(title, "spalte") || strings.HasPrefix(title, "colonne") || strings.HasPrefix(title, "columna") || strings.HasPrefix(title, "coluna") || strings.HasPrefix(title, "колонка") || cells[0].isBold() && cells[1].isBold()
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
		out[i] = fold(w)
	}
	return out
})

// isCapitals reports whether a text has letters, and no small ones.
func isCapitals(s string) bool {
	return s != strings.ToLower(s) && s == strings.ToUpper(s)
}

func appendEntry(list []entry, l line) []entry {
	if l.text == "" && len(l.runs) == 0 {
		return list
	}
	l = withoutRoom(l)
	if c, ok := l.choiceLabel(); ok && c.sign != "" {
		return append(list, entry{c.sign, l.from(c.end)})
	}
	return append(list, entry{"", l})
}

// letterEntries counts entries without labels: numbers on the left, letters on
// the right.
func letterEntries(list []entry, letters bool) {
	for _, e := range list {
		if e.sign != "" {
			return
		}
	}
	for i := range list {
		list[i].sign = decimalText(i + 1)
		if letters {
			list[i].sign = richtext.Letters(i + 1)
		}
	}
}

// pairsOf reads "1-B, 2-C", "1B 2C", "1=B; 2 -> C".
func pairsOf(value string) [][2]string {
	if value == "" || len(value) > 600 {
		return nil
	}
	var out [][2]string
	if gluedPairs.MatchString(value) {
		for _, m := range gluedPair.FindAllStringSubmatch(value, -1) {
			out = append(out, [2]string{fold(m[1]), fold(m[2])})
		}
		return out
	}
	at := 0
	for _, m := range pair.FindAllStringSubmatchIndex(value, -1) {
		if strings.Trim(value[at:m[0]], " ,;/|\n\t.") != "" {
			return nil
		}
		a, b := fold(value[m[2]:m[3]]), fold(value[m[4]:m[5]])
		out = append(out, [2]string{a, b})
		at = m[1]
	}
	if strings.Trim(value[at:], " ,;.") != "" {
		return nil
	}
	return out
}

// keyOfPairs is the right entry of each left one, nil unless every left entry
// is paired once.
func keyOfPairs(pairs [][2]string, left, right []entry) []int {
	if len(pairs) != len(left) {
		return nil
	}
	key := make([]int, len(left))
	done := make([]bool, len(left))
	for _, p := range pairs {
		l, r := find(left, p[0]), find(right, p[1])
		if l < 0 || r < 0 {
			l, r = find(left, p[1]), find(right, p[0])
		}
		if l < 0 || r < 0 || done[l] {
			return nil
		}
		key[l], done[l] = r, true
	}
	return key
}

// keyInOrder reads an answer that only names the entries of one list, one for each
// of the other in its order: "2 1 3", "BCA", "2121".
func keyInOrder(value string, left, right []entry) []int {
	parts := strings.FieldsFunc(fold(value), func(r rune) bool { return strings.ContainsRune(" ,;.-–—/()", r) })
	if len(parts) == 1 {
		parts = strings.Split(parts[0], "")
	}
	key := make([]int, len(left))
	done := make([]bool, len(left))
	if len(parts) == len(left) {
		for i, p := range parts {
			if key[i] = find(right, p); key[i] < 0 {
				key = nil
				break
			}
		}
		if key != nil {
			return key
		}
	}
	if len(parts) != len(right) || len(left) != len(right) {
		return nil
	}
	key = make([]int, len(left))
	for i, p := range parts {
		k := find(left, p)
		if k < 0 || done[k] {
			return nil
		}
		key[k], done[k] = i, true
	}
	return key
}

func find(list []entry, sign string) int {
	for i, e := range list {
		if e.sign == sign {
			return i
		}
	}
	return -1
}
