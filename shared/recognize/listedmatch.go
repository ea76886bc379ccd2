package recognize

import (
	"strings"

	"formwright/shared/page"
)

// The bounds of two lists to be matched.
const (
	leastMatched = 3   // numbered entries
	matchedLimit = 160 // bytes of an entry
	matchHead    = 240 // of the line that orders it
	mostMatched  = 60  // lines looked at
)

// listedMatches makes a question of a line without a number that orders to match
// and the two lists below it, one numbered and one lettered: entries that are
// numbered look like questions, of which the last has choices.
func (r *recognizer) listedMatches(lines []line) []line {
	var out []line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		if r.ordersMatch(lines[i]) && i+1 < len(lines) && lines[i+1].kind == tableLine && isMatchTable(*lines[i+1].table()) {
			if out == nil {
				out = append(make([]line, 0, len(lines)), lines[:i]...)
			}
			out = append(out, r.matchStem(lines, i)...)
			continue
		}
		end := 0
		var numbered, lettered []line
		answers := ""
		if r.ordersMatch(lines[i]) {
			if r.tableFollows(lines, i) {
				if out == nil {
					out = append(make([]line, 0, len(lines)), lines[:i]...)
				}
				out = append(out, r.matchStem(lines, i)...)
				continue
			}
			if numbered, lettered, end = r.matchedLists(lines, i+1); end == 0 {
				numbered, lettered, answers, end = r.matchedRows(lines, i+1)
			}
		}
		if end == 0 {
			if out != nil {
				out = append(out, lines[i])
			}
			continue
		}
		if out == nil {
			out = append(make([]line, 0, len(lines)), lines[:i]...)
		}
		t := page.Table{Position: numbered[0].pos()}
		for k, l := range lettered {
			left := line{}
			if k < len(numbered) {
				left = numbered[k]
			}
			t.Rows = append(t.Rows, page.Row{Cells: []page.Cell{cellOf(left), cellOf(l)}})
		}
		out = append(out, r.matchStem(lines, i)...)
		out = append(out, line{kind: tableLine, origin: &origin{pos: numbered[0].pos(), table: &t}, block: numbered[0].block})
		if answers != "" {
			told := newLine(lineAt(numbered[0].pos()), []page.Run{{Text: "Answers: " + answers}})
			told.column = true
			out = append(out, told)
		}
		i = end - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// tableFollows reports whether the two lists stand in a table right under the order.
func (r *recognizer) tableFollows(lines []line, i int) bool {
	for i++; i < len(lines) && lines[i].kind == textLine && lines[i].text == ""; i++ {
	}
	return i < len(lines) && lines[i].kind == tableLine && len(readMatchTable(*lines[i].table()).left) >= 2
}

// matchedRows reads the two lists where they stand side by side, an entry of each
// on a line, with room for the letters in front of the numbers or with the letters
// in it: "_C_ 1. arid     A. full of energy".
func (r *recognizer) matchedRows(lines []line, i int) (numbered, lettered []line, answers string, end int) {
	for titles := 0; i < len(lines) && titles < 2 && lines[i].label == nil && !isChoiceList(lines[i]) && columnTitle(lines[i]); titles++ {
		i++
	}
	var bare []line
	var said []string
	for _, l := range lines[i:min(len(lines), i+mostMatched)] {
		m := roomNumber.FindStringSubmatch(l.text)
		letter := ""
		if m != nil && l.kind == textLine && l.label == nil {
			letter = m[1] + m[2]
			l = l.from(len(roomFront.FindString(l.text)))
		}
		bare, said = append(bare, l), append(said, letter)
	}
	rows := rowsFrom(bare, digitLabel, r.letters)
	if len(rows) < 2 {
		rows = rowsFrom(bare, letterLabel, r.letters)
	}
	var told []string
	for k, row := range rows {
		if !row[0].empty() {
			numbered = append(numbered, row[0])
			if said[k] != "" {
				told = append(told, decimalText(len(numbered))+"-"+said[k])
			}
		}
		lettered = append(lettered, row[1])
	}
	if len(numbered) < leastMatched || len(lettered) < len(numbered) {
		return nil, nil, "", 0
	}
	if len(told) == len(numbered) {
		answers = strings.Join(told, ", ")
	}
	return numbered, lettered, answers, i + len(rows)
}

// ordersMatch reports whether a line orders to match and is no choice.
func (r *recognizer) ordersMatch(l line) bool {
	if l.kind != textLine || len(l.text) > matchHead || !r.match.in(fold(l.text)) {
		return false
	}
	c, ok := l.choiceLabel()
	return !ok || c.kind == digitLabel || l.label != nil && isLetteredHead(l) || isAlphaSection(l.text) || romanSection.MatchString(l.text)
}

// matchStem is the line that orders to match as the stem of a question: with its
// number where it has one, be it on the line above, and below the heading it is
// otherwise.
func (r *recognizer) matchStem(lines []line, i int) []line {
	l := lines[i]
	if q, ok := l.questionLabel(r.vocabulary); ok && (q.kind == plainNumber || q.kind == wordNumber) && q.number > 0 || r.numberedAbove(lines, i) {
		return []line{l}
	}
	stem := l
	stem.label = &page.Label{Text: "1.", Format: page.Decimal, Number: 1, List: openList}
	if headingOf(l, r.vocabulary) {
		if c, ok := l.choiceLabel(); ok && l.label == nil {
			stem = l.from(c.end)
			stem.label = &page.Label{Text: "1.", Format: page.Decimal, Number: 1, List: openList}
		}
		return []line{l, stem}
	}
	return []line{stem}
}

// numberedAbove reports whether the line before line i is the number of a question
// and nothing else.
func (r *recognizer) numberedAbove(lines []line, i int) bool {
	for i--; i >= 0 && lines[i].kind == textLine && lines[i].text == "" && lines[i].label == nil; {
		i--
	}
	if i < 0 {
		return false
	}
	q, ok := lines[i].questionLabel(r.vocabulary)
	return ok && q.number > 0 && q.end >= len(lines[i].text)
}

// matchedLists reads the two lists from line i on, in any order, and where they
// end; 0 where they are no such lists.
func (r *recognizer) matchedLists(lines []line, i int) (numbered, lettered []line, end int) {
	for range 2 {
		for titles := 0; i < len(lines) && titles < 2 && lines[i].label == nil && !isChoiceList(lines[i]) && columnTitle(lines[i]); titles++ {
			i++
		}
		from := i
		if numbered == nil {
			for i < len(lines) && r.isEntry(lines[i], digitLabel) && entrySign(lines[i]) == decimalText(i-from+1) {
				i++
			}
			if numbered = lines[from:i:i]; len(numbered) > 0 {
				continue
			}
			numbered = nil
		}
		for i < len(lines) && r.isEntry(lines[i], letterLabel) && (i == from && isFirst(entrySign(lines[i]), r.letters) || i > from && follows(entrySign(lines[i-1]), entrySign(lines[i]), r.letters, false)) {
			i++
		}
		lettered = lines[from:i:i]
	}
	if len(numbered) < leastMatched || len(lettered) < len(numbered) {
		return nil, nil, 0
	}
	return numbered, lettered, i
}

// isEntry reports whether a line may be an entry of a list: it asks nothing.
func (r *recognizer) isEntry(l line, kind labelKind) bool {
	c, ok := l.choiceLabel()
	return ok && l.kind == textLine && c.kind == kind && len(l.text) <= matchedLimit && !hasQuestionMark(l.text)
}

func entrySign(l line) string {
	c, _ := l.choiceLabel()
	return c.sign
}
