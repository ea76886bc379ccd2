package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// matchItem is the pairs of the language with the right side in another order.
func (p *printer) matchItem(keyed bool) (Item, []string, []string) {
	m := p.l.Words["match"]
	left := []string{m[0], m[2], m[4]}
	right := []string{m[3], m[5], m[1]}
	it := Item{Type: quiz.TypeMatch, Stem: p.l.Word("matchcue", 0), Choices: left, Right: right}
	if keyed {
		it.Key = m[0] + "=" + m[1] + " | " + m[2] + "=" + m[3] + " | " + m[4] + "=" + m[5]
	}
	return it, left, right
}

// matchLists prints two lists one under the other.
func matchLists(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: []string{"W %d: ", "W %d\n"}[turn%2]})
	p.ask1Short()
	it, left, right := p.matchItem(true)
	p.stem(2, page.Run{Text: it.Stem})
	for i := range left {
		p.line(fmt.Sprintf("%d. %s", i+1, left[i]))
	}
	for i := range right {
		p.line(fmt.Sprintf("%c. %s", 'A'+i, right[i]))
	}
	p.line(l.Word("answer", 0) + ": 1-C, 2-A, 3-B")
	p.want(it)
	return p.Sheet
}

// matchTable prints the lists in a table.
func matchTable(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	p.ask1Short()
	it, left, right := p.matchItem(turn%2 == 0)
	p.stem(2, page.Run{Text: it.Stem})
	var rows [][]string
	for i := range left {
		rows = append(rows, []string{fmt.Sprintf("%d. %s", i+1, left[i]), fmt.Sprintf("%c. %s", 'A'+i, right[i])})
	}
	p.table(rows...)
	if it.Key != "" {
		p.line(l.Word("answer", 0) + ": 1C 2A 3B")
	}
	p.want(it)
	return p.Sheet
}

// matchRows prints the lists side by side with tabs.
func matchRows(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "W %d: "})
	p.ask1Short()
	it, left, right := p.matchItem(turn%2 == 0)
	p.stem(2, page.Run{Text: it.Stem})
	for i := range left {
		p.line(fmt.Sprintf("%d. %s\t%c. %s", i+1, left[i], 'A'+i, right[i]))
	}
	if it.Key != "" {
		p.line(l.Word("answer", 0) + ": 1-C, 2-A, 3-B")
	}
	p.want(it)
	return p.Sheet
}

// orders prints entries that are to be put in order.
func orders(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. "})
	p.ask1Short()
	entries := l.Words["order"][:4]
	stem := l.Word("ordercue", 0)
	p.stem(2, page.Run{Text: stem})
	for i, e := range entries {
		p.line(p.sign(i) + e)
	}
	it := Item{Type: quiz.TypeOrder, Stem: stem, Choices: entries}
	if turn%2 == 0 {
		p.line(l.Word("answer", 0) + ": B, A, D, C")
		it.Key = strings.Join([]string{entries[1], entries[0], entries[3], entries[2]}, " | ")
	}
	p.want(it)
	return p.Sheet
}

// combined prints statements with Roman numerals and choices that combine them.
func combined(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	p.ask(1, l.Choices[0])
	s := l.Words["statement"]
	stem := l.Word("which", 0)
	only := l.Words["only"]
	p.stem(2, page.Run{Text: stem})
	sign := []string{"I. ", "II. "}
	if turn%2 == 1 {
		sign = []string{"(1) ", "(2) "}
		only = []string{"1", "2", "1 + 2", "–"}
		only[3] = l.Word("none", 0)
	}
	for i := range s {
		p.line(sign[i] + s[i])
	}
	for i, c := range only {
		p.line(p.sign(i) + c)
	}
	p.line(l.Word("answer", 0) + ": A")
	p.want(Item{Type: quiz.TypeChoice, Stem: stem + "\n" + sign[0] + s[0] + "\n" + sign[1] + s[1], Choices: only, Key: only[0]})
	p.ask(3, l.Choices[1])
	return p.Sheet
}

// allAbove prints choices that speak of the others.
func allAbove(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: []string{"line", "line text", "key list"}[turn%3]})
	for i, last := range []string{l.Word("all", 0), l.Word("none", 0), l.Word("both", 0)} {
		q := l.Choices[i]
		p.ask(i+1, Question{Stem: q.Stem, Choices: []string{q.Choices[0], q.Choices[1], q.Choices[2], last}, Right: []int{3}})
	}
	p.keyAtEnd()
	return p.Sheet
}
