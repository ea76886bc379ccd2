package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// lookBack is how many lines above a table the label of its question may stand.
const lookBack = 6

// underQuestion reports whether the table that comes next belongs to a question
// with a label: its rows are parts of it then, and no questions of the document.
func (f *flattener) underQuestion() bool { return underLabel(f.lines, f.vocabulary) }

// underLabel reports whether what comes behind lines belongs to a question with a
// label.
func underLabel(lines []line, v vocabulary) bool {
	for i := len(lines) - 1; i >= 0 && i >= len(lines)-lookBack; i-- {
		l := lines[i]
		if l.kind == tableLine || l.cell() || l.style().Heading > 0 || l.text == "" && l.label == nil {
			return false
		}
		if c, ok := l.choiceLabel(); ok && c.kind != digitLabel {
			return false
		}
		q, ok := l.questionLabel(v)
		if !ok {
			continue
		}
		return q.kind == wordNumber || q.kind == nameNumber || q.kind == plainNumber && q.delim != bareDelim && q.delim != gluedDelim
	}
	return false
}

// truthColumns finds the heads of the columns for true and for false.
func (f *flattener) truthColumns(head []line) (yes, no int) {
	yes, no = -1, -1
	for i, l := range head {
		switch c, _ := f.vocabulary.is(l.text, trueWord, falseWord); {
		case c == trueWord || len(l.text) == 1 && strings.ContainsAny(l.text, "TVRWtvrw"):
			yes = i
		case c == falseWord || len(l.text) == 1 && strings.ContainsAny(l.text, "Ff"):
			no = i
		}
	}
	if yes < 0 || no < 0 {
		return truthInitials(head)
	}
	return yes, no
}

// ticked reports whether a table has columns for true and false in which
// nothing stands but a tick in some rows.
func (f *flattener) ticked(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows[0].Cells) < 3 || len(t.Rows[0].Cells) > 4 {
		return false
	}
	head := cellLines(t.Rows[0])
	yes, no := f.truthColumns(head)
	if yes < 0 || no < 0 {
		return false
	}
	ticks := 0
	for _, row := range t.Rows[1:] {
		if len(row.Cells) != len(head) {
			return false
		}
		for _, at := range []int{yes, no} {
			switch s := strings.TrimSpace(cellText(row.Cells[at])); {
			case isTick(s):
				ticks++
			case strings.Trim(s, "[]()☐□○◯ ") != "":
				return false
			}
		}
	}
	return ticks > 0
}

// yesColumns finds two neighbouring heads of columns that say yes and no.
func (f *flattener) yesColumns(head []line) (yes, no int) {
	for i := 0; i+1 < len(head); i++ {
		a, ok1 := f.vocabulary.is(head[i].text, yesWord, noWord)
		b, ok2 := f.vocabulary.is(head[i+1].text, yesWord, noWord)
		if !ok1 || !ok2 || a == b {
			continue
		}
		if a == yesWord {
			return i, i + 1
		}
		return i + 1, i
	}
	return -1, -1
}

// judgedRows reads statements in a column, under a line that asks whether they are
// true, with nothing beside them but room for the answer.
func (f *flattener) judgedRows(t page.Table) bool {
	asked := false
	for i := len(f.lines) - 1; i >= max(0, len(f.lines)-2) && !asked; i-- {
		asked = f.lines[i].kind == textLine && !f.lines[i].cell() && words().ordersTruth(fold(f.lines[i].text))
	}
	if !asked || len(t.Rows) < 2 {
		return false
	}
	said := make([]line, 0, len(t.Rows))
	for n, row := range t.Rows {
		at, cells := -1, cellLines(row)
		if n == 0 && (words().truthCue.in(foldLines(cells)) || f.jointColumn(cells) >= 0) {
			continue // the head
		}
		for i, l := range cells {
			switch {
			case l.kind != textLine:
				return false
			case countWords(l.text, leastStated) >= leastStated && at < 0:
				at = i
			case l.text != "" && !isRoom(l.text) && !isBareLabel(l.text):
				return false
			}
		}
		if at < 0 || len(cells) < 2 {
			return false
		}
		said = append(said, cells[at])
	}
	under := f.underQuestion()
	for i, l := range said {
		l = newLine(l, append(l.runs[:len(l.runs):len(l.runs)], page.Run{Text: " ____"}))
		f.push(rowLabelled(l, i+1, under))
	}
	return true
}

// isLettered reports whether a row of a table begins with a letter.
func isLettered(l line) bool {
	c, ok := l.choiceLabel()
	return ok && c.kind == letterLabel
}

// rowLabelled gives a statement of a table a letter under a question, a number
// elsewhere, in place of what it carried.
func rowLabelled(l line, number int, under bool) line {
	if c, ok := l.choiceLabel(); ok && c.kind != bulletLabel && l.label == nil && c.end < len(l.text) {
		l = l.from(c.end)
	} else if q, ok := numberLabel(l.text); ok && q.delim != bareDelim && q.delim != gluedDelim && q.end < len(l.text) {
		l = l.from(q.end)
	}
	if under && number <= 26 {
		l.label = &page.Label{Text: string(rune('a'+number-1)) + ")", Format: page.LowerAlpha, Number: number, List: "rows"}
	} else {
		l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "rows"}
	}
	return l
}

// judged reports whether every lettered line ends with the two words to choose
// from: the lines are statements, and each is a question of its own.
func (r *recognizer) judged(d draft) bool {
	return r.judgedInRoom(d) || r.judgedByOrder(d) || !slices.ContainsFunc(d.choices, func(c draftChoice) bool {
		m := truthSlash.FindStringSubmatchIndex(c.text())
		if m == nil || m[0] == 0 {
			return true
		}
		_, ok := r.pairIn(c.text(), m, true)
		return !ok
	})
}

// judgedInRoom reports whether the stem asks for true or false and every line
// under it has room for it, in brackets behind the statement or a gap before.
func (r *recognizer) judgedInRoom(d draft) bool {
	return r.ordersTruth(fold(d.stemText())) && !slices.ContainsFunc(d.choices, func(c draftChoice) bool {
		text := c.text()
		room := leadRoom.FindString(text)
		return c.sign != "" || room != "" && len(room) == len(text) || !emptyRoomAtEnd.MatchString(text) && !r.hasTruthRoom(text)
	})
}

// judgedByOrder reports whether the stem asks for true or false and what stands
// under it are whole statements: none speaks of truth itself, as choices such as
// "Both are true" do, and the key names none of them.
func (r *recognizer) judgedByOrder(d draft) bool {
	if len(d.choices) < 2 || d.multiple || d.choices[0].label.upper || !startsTask(d) || !r.truthCue.in(fold(d.stemText())) {
		return false
	}
	for _, c := range d.choices {
		if c.sign != "" || len(c.marks) > 0 || countWords(c.text(), leastStated) < leastStated {
			return false
		}
		for _, word := range strings.Fields(c.text()) {
			if _, ok := r.truthOf(word, false); ok {
				return false
			}
		}
	}
	for _, e := range r.keys.entries {
		if e.number != d.label.number || !d.labelled {
			continue
		}
		if _, ok := r.truthOf(e.value.text, true); !ok && letterValue.MatchString(e.value.text) {
			return false
		}
	}
	return true
}

// leastStated is how many words a statement has at the least.
const leastStated = 3

// shareInOrder gives each part the notes that stand behind its line and before
// the next.
func shareInOrder(out []draft, choices []draftChoice, notes []note) {
	for _, n := range notes {
		k := 0
		for k+1 < len(out) && choices[k+1].at < n.after {
			k++
		}
		out[k].notes = append(out[k].notes, n)
	}
}
