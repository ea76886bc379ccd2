package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// table adds a table: as the lines it lays out, as the questions it lists, or
// as the content it is.
func (f *flattener) table(t page.Table) {
	was := f.cell
	defer func() { f.cell = was }()
	f.cell = true
	switch {
	case f.partKeyTable(t), isGradeTable(t):
		f.gap = true
		return
	case isMatchTable(t), f.underMatch(&t):
	case f.underKey() && f.answerTable(t), f.ticked(t) && f.truthTable(t), f.judgedRows(t), f.answerTable(t), f.keyGrid(t), f.bank(t), f.paperRows(t), f.judged(t), f.pictured(t), f.truthTable(t), f.variantKey(t), f.letterRows(t), f.letterHeads(t), f.openRows(t), f.answeredRows(t), f.askingGrid(t):
		f.gap = true
		return
	case f.layout(t):
		from := len(f.lines)
		for _, row := range f.explainedCells(t).Rows {
			for _, block := range f.mergeNumbers(row) {
				f.shade = block.shade
				f.add(block.Block)
				f.shade = ""
			}
		}
		if framed := f.lines[from:]; len(t.Rows) == 1 && codeLines(framed)*2 > len(framed) {
			for i := range framed {
				framed[i].gap = false
			}
		}
		f.gap = true
		return
	}
	f.push(line{kind: tableLine, origin: &origin{pos: t.Position, table: &t}})
}

// layout reports whether a table only arranges lines: a single cell, or cells
// that begin with labels of choices or questions.
func (f *flattener) layout(t page.Table) bool {
	cells, labels := 0, 0
	for _, row := range t.Rows {
		for i, c := range row.Cells {
			for _, b := range c.Blocks {
				p, ok := b.(page.Paragraph)
				if !ok || strings.TrimSpace(p.Text()) == "" && p.Label == nil {
					continue
				}
				cells++
				if f.labelled(p) || i+1 < len(row.Cells) && isBareLabel(strings.TrimSpace(p.Text())) && f.takesNumber(row.Cells[i+1]) {
					labels++
				}
			}
		}
	}
	return isColumn(t) || bareCells(t) || f.askedBeside(t) || labels >= 2 && labels*3 >= cells || lettersDown(t) || numbersDown(t)
}

// askedBeside reports whether every row has the number of a question in its first
// cell, "Question 1", with what a platform says of it, and the question beside it.
func (f *flattener) askedBeside(t page.Table) bool {
	for _, row := range t.Rows {
		if len(row.Cells) != 2 || cellText(row.Cells[1]) == "" {
			return false
		}
		first, _, _ := strings.Cut(cellText(row.Cells[0]), "\n")
		c, end := f.vocabulary.find(newHead(first), questionWord)
		if c == noClass || !isNumber(strings.TrimSpace(first[end:])) {
			return false
		}
	}
	return true
}

// bareCells reports whether the cells of a table are choices, with letters that
// count on from the first and no sign behind them.
func bareCells(t page.Table) bool {
	last, n := "", 0
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			text := strings.TrimSpace(cellText(c))
			if text == "" {
				continue
			}
			sign := bareCapital(text)
			if sign == "" || last == "" && !strings.Contains("aаα", sign) || last != "" && !follows(last, sign, words().letters, false) {
				return false
			}
			last, n = sign, n+1
		}
	}
	return n >= leastBareLetters
}

// isColumn reports whether a table is one cell, or a column of several: a frame
// around lines and no table.
func isColumn(t page.Table) bool {
	for _, row := range t.Rows {
		if len(row.Cells) != 1 {
			return false
		}
	}
	return len(t.Rows) != 2
}

// labelled reports whether a paragraph begins with the label of a question or a
// choice, or announces an answer.
func (f *flattener) labelled(p page.Paragraph) bool {
	if p.Label != nil && p.Label.Format != page.Bullet {
		return true
	}
	text := strings.TrimSpace(clean(p.Text()))
	if text == "" || isBareLabel(text) {
		return false
	}
	if c, ok := choiceLabelOf(text); ok && c.kind != bulletLabel {
		return true
	}
	if q, ok := numberLabel(text); ok && q.delim != bareDelim && q.delim != aloneDelim && q.delim != gluedDelim {
		return true
	}
	c, end := f.vocabulary.find(newHead(text), answerWord, questionWord)
	return c != noClass && end < len(text) && strings.ContainsAny(text, "0123456789:")
}

// takesNumber reports whether a cell behind a number or letter is what it
// labels: words, or the letter of a key.
func (f *flattener) takesNumber(c page.Cell) bool {
	text := strings.TrimSpace(cellText(c))
	if n := utf8.RuneCountInString(text); n > 0 && n <= 2 {
		return !isNumber(text)
	}
	return closesStem(text) || strings.Contains(text, "\n")
}

func cellText(c page.Cell) string {
	var parts []string
	for _, b := range c.Blocks {
		if p, ok := b.(page.Paragraph); ok {
			parts = append(parts, clean(p.Text()))
		}
	}
	return strings.TrimSpace(strings.Join(parts, "\n"))
}

type shadedBlock struct {
	page.Block
	shade string
}

// mergeNumbers gives the blocks of a row. A cell that holds only a number or a
// letter is put in front of the cell after it, as the label it is.
func (f *flattener) mergeNumbers(row page.Row) []shadedBlock {
	var out []shadedBlock
	var label []page.Run
	for i, c := range row.Cells {
		for _, b := range c.Blocks {
			p, ok := b.(page.Paragraph)
			text := ""
			if ok {
				text = strings.TrimSpace(p.Text())
			}
			if ok && p.Label == nil && len(c.Blocks) == 1 && isBareLabel(text) && label == nil && i+1 < len(row.Cells) {
				label = append(p.Runs[:len(p.Runs):len(p.Runs)], page.Run{Text: separator(text)})
				continue
			}
			if ok && label != nil {
				p.Runs = append(label, p.Runs...)
				b, label = p, nil
			}
			out = append(out, shadedBlock{b, c.Shading})
		}
	}
	return out
}

func separator(label string) string {
	if strings.ContainsAny(label[len(label)-1:], ".)]") {
		return " "
	}
	return ". "
}

func isBareLabel(s string) bool {
	if s == "" || len(s) > 5 {
		return false
	}
	if l, ok := choiceLabelOf(strings.TrimRight(s, ".") + ". x"); ok && l.kind != bulletLabel && l.end >= len(s) {
		return true
	}
	q, ok := numberLabel(s + ". x")
	return ok && q.end > len(s)
}

// letterRows reads rows that begin with a cell holding a letter, "A | Rome", and
// a row "Answer | B" under them. Further cells of a row belong to its choice.
func (f *flattener) letterRows(t page.Table) bool {
	t = withoutSignColumn(t)
	letters := 0
	for _, row := range t.Rows {
		if len(row.Cells) < 2 {
			return false
		}
		if c, ok := bareChoice(cellText(row.Cells[0])); ok && c.kind == letterLabel {
			letters++
		}
	}
	if letters < 2 || letters*2 < len(t.Rows) {
		return false
	}
	for _, row := range t.Rows {
		f.letterRow(row, t.Position)
	}
	return true
}

func bareChoice(s string) (choiceLabel, bool) {
	if !isBareLabel(s) {
		return choiceLabel{}, false
	}
	return choiceLabelOf(strings.TrimRight(s, ".)") + ". x")
}

func (f *flattener) letterRow(row page.Row, pos finding.Position) {
	head := cellText(row.Cells[0])
	var runs []page.Run
	if _, ok := bareChoice(head); ok {
		runs = append(runs, page.Run{Text: strings.TrimRight(head, ".)") + ". "})
	} else if c, _ := f.vocabulary.is(head, answerWord); c != noClass {
		runs = append(runs, page.Run{Text: head + ": "})
	} else if head != "" {
		runs = append(runs, page.Run{Text: head + " "})
	}
	first := true
	for _, l := range cellLines(row)[1:] {
		if l.text == "" && len(l.runs) == 0 {
			continue
		}
		if !first {
			runs = append(runs, page.Run{Text: ", "})
		}
		runs = append(runs, l.runs...)
		first = false
		if !l.pos().IsZero() {
			pos = l.pos()
		}
	}
	f.shade = row.Cells[1].Shading
	f.push(newLine(lineAt(pos), runs))
	f.shade = ""
}

// keyGrid reads a key printed as a row of numbers over a row of letters.
func (f *flattener) keyGrid(t page.Table) bool {
	rows := t.Rows
	if len(rows) < 2 || len(rows)%2 != 0 || len(rows[0].Cells) < 2 {
		return false
	}
	type answer struct{ number, value line }
	var out []answer
	for i := 0; i < len(rows); i += 2 {
		top, bottom := cellLines(rows[i]), cellLines(rows[i+1])
		if len(top) != len(bottom) {
			return false
		}
		for k := range top {
			n, v := strings.TrimRight(top[k].text, ".) "), bottom[k].text
			if k == 0 && !isNumber(n) && n != "" || n == "" {
				continue
			}
			if !isNumber(n) || v == "" || utf8.RuneCountInString(v) > 5 || isNumber(v) {
				return false
			}
			out = append(out, answer{top[k], bottom[k]})
		}
	}
	if len(out) < 2 {
		return false
	}
	for _, a := range out {
		runs := append([]page.Run{{Text: strings.TrimRight(a.number.text, ".) ") + ". "}}, a.value.runs...)
		f.push(newLine(lineAt(a.value.pos()), runs))
	}
	return true
}

// truthTable reads statements with a column for true and one for false. The
// statements become lines that end with the pair, so that they are read as any
// other true-false question.
func (f *flattener) truthTable(t page.Table) bool {
	if len(t.Rows) < 2 {
		return false
	}
	head := cellLines(t.Rows[0])
	if len(head) == 1 { // set over both columns
		head = append([]line{{}}, head...)
	}
	yes, no := f.truthColumns(head)
	under := f.underQuestion()
	if yes < 0 && no < 0 && f.jointTruth(t, head, under) {
		return true
	}
	if yes < 0 && no < 0 && under {
		yes, no = f.yesColumns(head)
	}
	if yes < 0 || no < 0 || len(head) < 3 {
		return false
	}
	pair := " (" + head[yes].text + " / " + head[no].text + ")"
	rows := t.Rows[1:]
	if next := cellLines(rows[0]); len(next) == len(head) && next[yes].text == head[yes].text && next[no].text == head[no].text {
		rows = t.Rows // every row has the words to choose from
	}
	for i, row := range rows {
		cells := cellLines(row)
		if len(cells) != len(head) {
			continue
		}
		f.truthRow(cells, yes, no, pair, i+1, under)
	}
	return true
}

func (f *flattener) truthRow(cells []line, yes, no int, pair string, number int, under bool) {
	var statement []page.Run
	base := line{}
	for i, l := range cells {
		if i == yes || i == no || l.text == "" && len(l.runs) == 0 {
			continue
		}
		if len(statement) == 0 && base.label == nil && isBareLabel(strings.TrimSpace(l.text)) {
			statement = append(statement, page.Run{Text: strings.TrimRight(l.text, ".) ") + ". "})
			continue
		}
		if l.label != nil {
			base.label = l.label
		}
		base.origin = &origin{pos: l.pos()}
		statement = append(append(statement, l.runs...), page.Run{Text: " "})
	}
	if len(statement) == 0 {
		return
	}
	l := newLine(base, statement)
	if under || isLettered(l) {
		l = rowLabelled(l, number, under)
	} else if _, typed := numberLabel(l.text); !typed && l.label == nil {
		l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "rows"}
	}
	full := append(append([]page.Run{}, l.runs...), page.Run{Text: pair})
	label := l.label
	l = newLine(l, full)
	l.label = label
	f.push(l)
	if isTick(cells[yes].text) != isTick(cells[no].text) {
		word := "True"
		if isTick(cells[no].text) {
			word = "False"
		}
		f.column("Answer: "+word, base.pos())
	}
}

// isTick reports whether a cell is ticked.
func isTick(s string) bool {
	s = strings.TrimSpace(s)
	return s != "" && utf8.RuneCountInString(s) <= 3 && strings.Trim(s, "xX×✓✔√☑☒✗✘•●хХ[]()") == "" && strings.Trim(s, "[]()") != ""
}

// column adds an answer that stood in a column of a table.
func (f *flattener) column(text string, pos finding.Position) {
	l := newLine(lineAt(pos), []page.Run{{Text: text}})
	l.column = true
	f.push(l)
}
