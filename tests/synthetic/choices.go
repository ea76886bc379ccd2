package synthetic

import (
	"formwright/shared/page"
	"formwright/shared/quiz"
)

// mixed prints choices of which some letters are automatic and some typed.
func mixed(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	for n := range 4 {
		q := l.Choices[n]
		p.stem(n+1, page.Run{Text: q.Stem})
		list := p.Sheet.list()
		for i, c := range q.Choices {
			if i == 2 {
				p.line("c. " + c)
				continue
			}
			p.item(list, "%.", page.LowerAlpha, i+1, 1, page.Run{Text: c})
			if i == 1 {
				list = p.Sheet.list()
			}
		}
		p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices})
	}
	return p.Sheet
}

// firstAuto prints a line of choices whose first letter is automatic.
func firstAuto(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	for n := range 4 {
		q := l.Choices[n]
		p.stem(n+1, page.Run{Text: q.Stem})
		p.item(p.Sheet.list(), "%.", page.LowerAlpha, 1, 1, typed(q.Choices[0]+"\tb. "+q.Choices[1]+"\tc. "+q.Choices[2]+"\td. "+q.Choices[3], page.Marks{})...)
		p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices})
	}
	return p.Sheet
}

// longChoices prints stems and choices over several lines.
func longChoices(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: []string{"line", "", "star front", "bold"}[turn%4]})
	p.ask(1, l.Choices[0])
	p.ask(2, l.Long)
	p.ask(3, l.Choices[1])
	p.ask(4, Question{Stem: l.Long.Stem, Choices: []string{l.Long.Choices[1], l.Long.Choices[0], l.Long.Choices[3], l.Long.Choices[2]}, Right: []int{0}})
	return p.Sheet
}

// counts prints questions with two to six choices.
func counts(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A) ", mark: "line"})
	for n := range 5 {
		q := l.Choices[n]
		more := append(append([]string(nil), q.Choices...), l.Word("all", 0), l.Word("none", 0))
		right := min(q.Right[0], n+1)
		p.ask(n+1, Question{Stem: q.Stem, Choices: more[:n+2], Right: []int{right}})
	}
	return p.Sheet
}
