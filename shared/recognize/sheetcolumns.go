package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// refine decides what only the values of columns can tell.
func (r *recognizer) refine(b *sheetBank) {
	b.labelColumns()
	b.remarksBetween()
	b.untitledAnswers()
	b.flags()
	b.shareColumns()
	b.templateRow()
	b.vertical = b.isVertical()
}

// isVertical reports whether choices stand in rows without a stem.
func (b *sheetBank) isVertical() bool {
	stem := stemColumn(b.columns)
	if stem < 0 {
		return false
	}
	below := 0
	for _, row := range b.grid.rows[b.from:b.to] {
		for _, c := range b.columns {
			if c.role == optionsRole && !row[c.at].empty() && row[b.columns[stem].at].empty() {
				below++
			}
		}
	}
	return below >= 2
}

// values gives what a column shows in the bank.
func (b *sheetBank) values(c sheetColumn) []string { return b.grid.texts(c.at, b.from, b.to) }

// untitledAnswers finds the columns without a title that hold the letters of
// right choices.
func (b *sheetBank) untitledAnswers() {
	n := count(b.columns, choiceRole)
	if n < 2 {
		return
	}
	for i, c := range b.columns {
		if c.role != noRole || len(strings.TrimSpace(c.title)) > 2 {
			continue
		}
		signs := "abcdefghij"[:min(n, 10)]
		if c.title != "" {
			signs += "123456789"[:min(n, 9)]
		}
		values := b.values(c)
		letters := 0
		for _, v := range values {
			if utf8.RuneCountInString(v) == 1 && strings.Contains(signs, fold(v)) {
				letters++
			}
		}
		if letters > 0 && letters == len(values) {
			b.columns[i].role = answerRole
		}
	}
}

// flags tells a column that says of one choice whether it is right from one
// that names the right choice: its values are yes and no.
func (b *sheetBank) flags() {
	offers := count(b.columns, choiceRole, optionsRole)
	long, answers := b.oneChoice(), count(b.columns, answerRole)
	for i, c := range b.columns {
		switch c.role {
		case flagRole:
		case answerRole, correctRole:
			if !isFlags(b.values(c)) || offers == 0 && long < 0 || offers >= 2 && answers < offers || offers == 1 && strings.TrimSpace(c.title) == "" {
				continue
			}
			if long == i {
				continue
			}
			b.columns[i].role = flagRole
		}
	}
	if long >= 0 && count(b.columns, flagRole) == 1 {
		b.columns[long].role = choiceRole
	}
	if count(b.columns, choiceRole, optionsRole) == 0 {
		setRole(b.columns, flagRole, answerRole)
	}
}

// oneChoice is the only column that could hold a choice in each row, -1 when
// there are none or several.
func (b *sheetBank) oneChoice() int {
	found := -1
	for i, c := range b.columns {
		switch c.role {
		case choiceRole, optionsRole:
		case answerRole:
			if isFlags(b.values(c)) {
				continue
			}
		default:
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// isFlags reports whether values only say yes or no, and say both or leave
// cells empty.
func isFlags(values []string) bool {
	for _, v := range values {
		if _, ok := flagOf(v); !ok {
			return false
		}
	}
	return len(values) > 0
}

// flagOf reads whether a choice is right.
func flagOf(v string) (right, ok bool) {
	if isTick(v) {
		return true, true
	}
	switch fold(strings.Trim(v, " .!()[]")) {
	case "true", "yes", "y", "1", "correct", "right", "ja", "oui", "si", "sim", "tak", "wahr", "vrai", "да", "ha", "evet", "ya", "benar", "richtig", "verdadero", "verdadeiro", "vero", fold("верно"), fold("да"), fold("правильно"), fold("так"), fold("đúng"), "是", "对", "正确", fold("doğru"), "بله", "درست", "1.0":
		return true, true
	case "false", "no", "n", "0", "wrong", "incorrect", "nein", "non", "nao", "nie", "falsch", "faux", "yo'q", "hayir", "tidak", "salah", "falso", fold("нет"), fold("неверно"), fold("неправильно"), fold("ні"), "sai", "否", "错", "错误", fold("yanlış"), "خیر", "نادرست", "-", "0.0":
		return false, true
	}
	return false, false
}

// templateRow passes the row of instructions that a platform's template has
// under its titles.
func (b *sheetBank) templateRow() {
	if b.from >= b.to {
		return
	}
	told := 0
	for _, c := range b.grid.rows[b.from] {
		t := fold(c.text)
		if strings.Contains(t, "(required") || strings.Contains(t, "(optional") || strings.Contains(t, "default is ") || strings.Contains(t, "default:") {
			told++
		}
	}
	if told >= 2 {
		b.from++
	}
}

// rightAmongWrong takes columns that are called distractors for choices, where
// the right answer beside them is one of them.
func rightAmongWrong(g *sheetGrid, columns []sheetColumn, below int) {
	answer := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.role == answerRole || c.role == correctRole })
	if answer < 0 || count(columns, wrongRole) < 2 {
		return
	}
	rows, among := 0, 0
	for _, row := range g.rows[below:] {
		if row[answer].empty() {
			continue
		}
		rows++
		if slices.ContainsFunc(columns, func(c sheetColumn) bool { return c.role == wrongRole && fold(row[c.at].text) == fold(row[answer].text) }) {
			among++
		}
	}
	if among*2 > rows {
		setRole(columns, wrongRole, choiceRole)
	}
}
