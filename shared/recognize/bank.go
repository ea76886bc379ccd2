package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// bank reads a table that lists a question in each row under titles such as
// Question, A, B, C, Answer. Every row becomes the lines a printed question
// would have.
func (f *flattener) bank(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows[0].Cells) < 2 {
		return false
	}
	roles := make([]role, len(t.Rows[0].Cells))
	var count [lastRole + 1]int
	known := columnRoles()
	for i, l := range cellLines(t.Rows[0]) {
		roles[i] = roleOf(l.text, known)
		count[roles[i]]++
	}
	if len(roles) == 2 && !(roles[0] == answerRole && roles[1] == stemRole) {
		return false // questions before answers are rows to answer
	}
	if count[stemRole]+count[looseStemRole] == 1 && count[correctRole] == 1 {
		for i := range repeatedTitles(t.Rows[0], roles) {
			roles[i] = wrongRole
			count[wrongRole]++
		}
	}
	if i := slices.Index(roles, looseStemRole); count[stemRole] == 0 && count[choiceRole]+count[wrongRole] >= 2 && i >= 0 {
		roles[i], count[stemRole] = stemRole, 1
	}
	offered := count[choiceRole] + count[wrongRole] + count[correctRole]
	if count[stemRole] != 1 || offered < 2 && count[answerRole] == 0 {
		return false
	}
	if count[correctRole] == 1 && count[choiceRole] >= 2 {
		for i := range roles {
			if roles[i] == correctRole {
				roles[i] = answerRole
			}
		}
	}
	if offered == 0 && f.keyTable(t, roles) {
		return true
	}
	letters := alphabets()
	for i, row := range t.Rows[1:] {
		if len(row.Cells) == len(roles) {
			f.bankRow(cellLines(row), row, roles, letters, i+1)
		}
	}
	return true
}

// keyTable reads a key with titles such as Question, Answer, Explanation, whose
// questions are numbers: lines of a key.
func (f *flattener) keyTable(t page.Table, roles []role) bool {
	asked, answered := slices.Index(roles, stemRole), slices.Index(roles, answerRole)
	var key []line
	for _, row := range t.Rows[1:] {
		cells := cellLines(row)
		if len(cells) != len(roles) {
			return false
		}
		number := strings.Trim(cells[asked].text, " .)")
		if !isNumber(number) || cells[answered].text == "" {
			return false
		}
		answer := newLine(lineAt(cells[answered].pos()), append([]page.Run{{Text: number + ". "}}, cells[answered].runs...))
		for i, c := range cells {
			if roles[i] == explainRole && c.text != "" {
				answer = newLine(answer, append(answer.runs, append([]page.Run{{Text: " – "}}, c.runs...)...))
			}
		}
		key = append(key, answer)
	}
	for _, l := range key {
		f.push(l)
	}
	return true
}

// repeatedTitles lists the columns without a role whose title other columns have
// too: "More answer | More answer | More answer".
func repeatedTitles(row page.Row, roles []role) map[int]bool {
	places := map[string][]int{}
	for i, l := range cellLines(row) {
		if t := plainTitle(l.text); roles[i] == noRole && t != "" {
			places[t] = append(places[t], i)
		}
	}
	out := map[int]bool{}
	for _, at := range places {
		for _, i := range at {
			if len(at) > 1 {
				out[i] = true
			}
		}
	}
	return out
}

func (f *flattener) bankRow(cells []line, row page.Row, roles []role, letters [][]string, number int) {
	find := func(want role) (line, bool) {
		for i, r := range roles {
			if r == want && (cells[i].text != "" || len(cells[i].runs) > 0) {
				return cells[i], true
			}
		}
		return line{}, false
	}
	stem, ok := find(stemRole)
	if !ok {
		return
	}
	stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "bank"}
	f.gap = true
	f.push(stem)
	choices, at, right := bankChoices(cells, roles, letters)
	for n, c := range choices {
		c.label = &page.Label{Text: strings.ToUpper(richtext.Letters(n+1)) + ".", Format: page.UpperAlpha, Number: n + 1, List: "choices"}
		f.shade = row.Cells[at[n]].Shading
		f.push(c)
		f.shade = ""
	}
	n := len(choices)
	if a, ok := find(answerRole); ok {
		f.column("Answer: "+a.text, a.pos())
	} else if right > 0 && n > 1 {
		f.column("Answer: "+strings.ToUpper(richtext.Letters(right)), stem.pos())
	} else if right == 1 {
		f.lines = f.lines[:len(f.lines)-1]
		a, _ := find(correctRole)
		f.column("Answer: "+a.text, a.pos())
	}
	f.bankNotes(find)
}

// bankChoices gives the choices of a row, without letters of their own, with their
// columns and the place of the one that is right, from 1.
func bankChoices(cells []line, roles []role, letters [][]string) (choices []line, at []int, right int) {
	for i, r := range roles {
		if r != choiceRole && r != wrongRole && r != correctRole || cells[i].text == "" && len(cells[i].runs) == 0 {
			continue
		}
		choices, at = append(choices, cells[i]), append(at, i)
		if r == correctRole {
			right = len(choices)
		}
	}
	if len(choices) < 2 || slices.Contains(ownLetters(choices, letters), false) {
		return choices, at, right
	}
	for k, c := range choices {
		label, _ := choiceLabelOf(c.text)
		if label.end >= len(c.text) {
			return choices, at, right
		}
		choices[k] = c.from(label.end)
	}
	return choices, at, right
}

func (f *flattener) bankNotes(find func(role) (line, bool)) {
	for _, n := range []struct {
		role role
		word string
	}{{explainRole, "Explanation: "}, {pointsRole, "Points: "}, {hintRole, "Hint: "}} {
		if l, ok := find(n.role); ok {
			noted := newLine(l, append([]page.Run{{Text: n.word}}, l.runs...))
			noted.label = nil
			f.push(noted)
		}
	}
}
