package flatten

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// table adds a table: as the lines it lays out, as the questions it lists, or
// as the content it is.
func (f *Flattener) table(t page.Table) {
	was := f.Cell
	defer func() { f.Cell = was }()
	f.Cell = true
	said := f.dropOptionsHead()
	t = f.markColumn(tickedChoices(signsApart(ownHeads(boxesJoined(t)))))
	t = f.namedNumbers(t)
	if key, ok := f.keyPairs(t); ok {
		t = key
	}
	if f.titledBank(t) {
		f.gap = true
		return
	}
	switch {
	case f.reasonedKeys(t), f.partKeyTable(t), isGradeTable(t), f.isBlueprint(t), isScoreBox(t), isSkillTable(t), isMarkScale(t), isAnswerGrid(t), f.rubric(t):
		f.gap = true
		return
	case f.bareLetterRows(t), (f.underKey() || f.goesOnKey()) && f.answerTable(t):
		f.gap = true
		return
	case IsMatchTable(t), f.underMatch(&t):
	case f.fieldRows(t), f.tickedRows(t), f.ticked(t) && f.truthTable(t), f.verdictRows(t), f.judgedRows(t), f.answerTable(t), f.KeyGrid(t), f.bank(t), f.paperRows(t), f.headedTask(t), f.cellQuestions(t), f.worthRows(t), f.judged(t), f.pictured(t, said), f.picturedRow(t), f.truthTable(t), f.variantKey(t), f.openRows(t), f.orderTable(t), f.fillTable(t), f.letterRows(t), f.letterHeads(t), f.scaleRows(t), f.framed(t), f.answeredRows(t), f.numberedCells(t), f.askingGrid(t):
		f.gap = true
		return
	case f.layout(t):
		from := len(f.Lines)
		f.gap = f.gap || isLetterGrid(t)
		for _, row := range f.explainedCells(toldCells(t)).Rows {
			for _, block := range f.mergeNumbers(row) {
				f.Shade = block.shade
				f.Add(block.Block)
				f.Shade = ""
			}
		}
		if framed := f.Lines[from:]; len(t.Rows) == 1 && CodeLines(framed)*2 > len(framed) {
			for i := range framed {
				framed[i].Gap = false
			}
		}
		f.gap = true
		return
	}
	if isBlankTable(t) {
		f.gap = true
		return // room to draw or write in
	}
	f.push(line.Line{Kind: line.TableLine, Origin: &line.Origin{Pos: t.Position, Table: &t}})
}

// isBlankTable reports whether no cell of a table holds anything.
func isBlankTable(t page.Table) bool {
	return !slices.ContainsFunc(t.Rows, func(row page.Row) bool {
		return slices.ContainsFunc(row.Cells, func(c page.Cell) bool { return !isEmptyCell(c) })
	})
}

// layout reports whether a table only arranges lines: a single cell, or cells
// that begin with labels of choices or questions.
func (f *Flattener) layout(t page.Table) bool {
	cells, labels := 0, 0
	for _, row := range t.Rows {
		for i, c := range row.Cells {
			for _, b := range c.Blocks {
				n := choicesInside(b)
				labels, cells = labels+n, cells+n
				p, ok := b.(page.Paragraph)
				if !ok || strings.TrimSpace(p.Text()) == "" && p.Label == nil {
					continue
				}
				cells++
				if f.labelled(p) || i+1 < len(row.Cells) && IsBareLabel(strings.TrimSpace(p.Text())) && f.takesNumber(row.Cells[i+1]) {
					labels++
				}
			}
		}
	}
	return f.isColumn(t) || f.loneCell(t) || bareCells(t) || f.askedBeside(t) || labels >= 2 && labels*3 >= cells || lettersDown(t) || wordedLetters(t) || numbersDown(t)
}

// askedBeside reports whether every row has the number of a question in its first
// cell, "Question 1", with what a platform says of it, and the question beside it.
func (f *Flattener) askedBeside(t page.Table) bool {
	for _, row := range t.Rows {
		if len(row.Cells) != 2 || CellText(row.Cells[1]) == "" {
			return false
		}
		first, _, _ := strings.Cut(CellText(row.Cells[0]), "\n")
		c, end := f.Vocabulary.Find(lexicon.NewHead(first), lexicon.QuestionWord)
		if c == lexicon.NoClass || !lexicon.IsNumber(strings.TrimSpace(first[end:])) {
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
			text := strings.TrimSpace(CellText(c))
			if text == "" {
				continue
			}
			sign := BareCapital(text)
			if sign == "" || last == "" && !strings.Contains("aаα", sign) || last != "" && !Follows(last, sign, lexicon.Words().Letters, false) {
				return false
			}
			last, n = sign, n+1
		}
	}
	return n >= LeastBareLetters
}

// labelled reports whether a paragraph begins with the label of a question or a
// choice, or announces an answer.
func (f *Flattener) labelled(p page.Paragraph) bool {
	if p.Label != nil && p.Label.Format != page.Bullet {
		return true
	}
	text := strings.TrimSpace(line.Clean(p.Text()))
	if text == "" || IsBareLabel(text) {
		return false
	}
	if c, ok := line.ChoiceLabelOf(text); ok && c.Kind != lexicon.BulletLabel {
		return true
	}
	if q, ok := line.NumberLabel(text); ok && q.Delim != line.BareDelim && q.Delim != line.AloneDelim && q.Delim != line.GluedDelim {
		return true
	}
	c, end := f.Vocabulary.Find(lexicon.NewHead(text), lexicon.AnswerWord, lexicon.QuestionWord)
	return c != lexicon.NoClass && end < len(text) && strings.ContainsAny(text, "0123456789:")
}

// takesNumber reports whether a cell behind a number or letter is what it
// labels: words, or the letter of a key.
func (f *Flattener) takesNumber(c page.Cell) bool {
	text := strings.TrimSpace(CellText(c))
	if n := utf8.RuneCountInString(text); n > 0 && n <= 2 {
		return !lexicon.IsNumber(text)
	}
	return ClosesStem(text) || strings.Contains(text, "\n") || strings.Contains(text, "__")
}

// CellText is the text of the paragraphs of a cell.
func CellText(c page.Cell) string {
	var parts []string
	for _, b := range c.Blocks {
		if p, ok := b.(page.Paragraph); ok {
			parts = append(parts, line.Clean(p.Text()))
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
func (f *Flattener) mergeNumbers(row page.Row) []shadedBlock {
	var out []shadedBlock
	var label []page.Run
	for i, c := range row.Cells {
		for _, b := range c.Blocks {
			p, ok := b.(page.Paragraph)
			text := ""
			if ok {
				text = strings.TrimSpace(p.Text())
			}
			if ok && p.Label == nil && len(c.Blocks) == 1 && (IsBareLabel(text) || isWordedLabel(text)) && label == nil && i+1 < len(row.Cells) {
				label = append(p.Runs[:len(p.Runs):len(p.Runs)], page.Run{Text: Separator(text)})
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

func Separator(label string) string {
	if strings.ContainsAny(label[len(label)-1:], ".)]:") {
		return " "
	}
	return ". "
}

func IsBareLabel(s string) bool {
	if s == "" || len(s) > 5 {
		return false
	}
	if l, ok := line.ChoiceLabelOf(strings.TrimRight(s, ".") + ". x"); ok && l.Kind != lexicon.BulletLabel && l.End >= len(s) {
		return true
	}
	q, ok := line.NumberLabel(s + ". x")
	return ok && q.End > len(s)
}

// letterRows reads rows that begin with a cell holding a letter, "A | Rome", and
// a row "Answer | B" under them. Further cells of a row belong to its choice.
func (f *Flattener) letterRows(t page.Table) bool {
	t = withoutSignColumn(t)
	letters := 0
	for _, row := range t.Rows {
		if len(row.Cells) == 1 && row.Cells[0].ColSpan > 1 {
			continue // the question over its choices
		}
		if len(row.Cells) < 2 {
			return false
		}
		if c, ok := bareChoice(CellText(row.Cells[0])); ok && c.Kind == lexicon.LetterLabel {
			letters++
		}
	}
	if letters < 2 || letters*2 < len(t.Rows) || isMatrix(t) {
		return false
	}
	for _, row := range t.Rows {
		if len(row.Cells) > 1 {
			f.letterRow(row, t.Position)
			continue
		}
		for _, b := range row.Cells[0].Blocks {
			f.Add(b)
		}
	}
	return true
}

func (f *Flattener) letterRow(row page.Row, pos finding.Position) {
	head := CellText(row.Cells[0])
	var runs []page.Run
	if _, ok := bareChoice(head); ok {
		runs = append(runs, page.Run{Text: strings.Trim(head, "().") + ". ", Marks: marksOfLetter(row.Cells[0])})
	} else if c, _ := f.Vocabulary.Is(head, lexicon.AnswerWord); c != lexicon.NoClass {
		runs = append(runs, page.Run{Text: head + ": "})
	} else if head != "" {
		runs = append(runs, page.Run{Text: head + " "})
	}
	first := true
	for _, l := range CellLines(row)[1:] {
		if l.Text == "" && len(l.Runs) == 0 {
			continue
		}
		if !first {
			runs = append(runs, page.Run{Text: ", "})
		}
		runs = append(runs, l.Runs...)
		first = false
		if !l.Pos().IsZero() {
			pos = l.Pos()
		}
	}
	f.Shade = row.Cells[1].Shading
	f.push(line.NewLine(line.LineAt(pos), runs))
	f.Shade = ""
}

// truthTable reads statements with a column for true and one for false. The
// statements become lines that end with the pair, so that they are read as any
// other true-false question.
func (f *Flattener) truthTable(t page.Table) bool {
	if len(t.Rows) < 2 {
		return false
	}
	head := CellLines(t.Rows[0])
	if len(head) == 1 { // set over both columns
		head = append([]line.Line{{}}, head...)
	}
	yes, no := f.truthColumns(head)
	under := f.underQuestion()
	if yes < 0 && no < 0 && f.jointTruth(t, head, under) {
		return true
	}
	if yes < 0 && no < 0 {
		if yes, no = f.yesColumns(head); yes >= 0 && !under && !f.asksTruth() && !tickedBeside(t, head, yes, no) {
			return false // what people like, not what is true
		}
	}
	if yes < 0 || no < 0 || len(head) < 3 {
		return false
	}
	pair := " (" + head[yes].Text + " / " + head[no].Text + ")"
	rows := t.Rows[1:]
	if next := CellLines(rows[0]); len(next) == len(head) && next[yes].Text == head[yes].Text && next[no].Text == head[no].Text {
		rows = t.Rows // every row has the words to choose from
	}
	for i, row := range rows {
		cells := CellLines(row)
		if len(cells) != len(head) {
			continue
		}
		f.truthRow(cells, yes, no, pair, i+1, under)
	}
	return true
}

func (f *Flattener) truthRow(cells []line.Line, yes, no int, pair string, number int, under bool) {
	var statement []page.Run
	base := line.Line{}
	for i, l := range cells {
		if i == yes || i == no || l.Text == "" && len(l.Runs) == 0 {
			continue
		}
		if len(statement) == 0 && base.Label == nil && IsBareLabel(strings.TrimSpace(l.Text)) {
			statement = append(statement, page.Run{Text: strings.TrimRight(l.Text, ".) ") + ". "})
			continue
		}
		if l.Label != nil {
			base.Label = l.Label
		}
		base.Origin = &line.Origin{Pos: l.Pos()}
		statement = append(append(statement, l.Runs...), page.Run{Text: " "})
	}
	if len(statement) == 0 {
		return
	}
	l := line.NewLine(base, statement)
	if under || isLettered(l) {
		l = RowLabelled(l, number, under)
	} else if _, typed := l.NumberLabel(); !typed && l.Label == nil {
		l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "rows"}
	}
	full := append(append([]page.Run{}, l.Runs...), page.Run{Text: pair})
	label := l.Label
	l = line.NewLine(l, full)
	l.Label = label
	f.push(l)
	if IsTick(cells[yes].Text) != IsTick(cells[no].Text) {
		word := "True"
		if IsTick(cells[no].Text) {
			word = "False"
		}
		f.column("Answer: "+word, base.Pos())
	}
}

// IsTick reports whether a cell is ticked.
func IsTick(s string) bool {
	s = strings.TrimSpace(s)
	return s != "" && utf8.RuneCountInString(s) <= 3 && strings.Trim(s, "xX×✓✔√☑☒✗✘•●хХ[]()") == "" && strings.Trim(s, "[]()") != ""
}

// column adds an answer that stood in a column of a table.
func (f *Flattener) column(text string, pos finding.Position) {
	l := line.NewLine(line.LineAt(pos), []page.Run{{Text: text}})
	l.Column = true
	f.push(l)
}
