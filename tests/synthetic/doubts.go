package synthetic

import (
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
)

// doubtCases print what a reader cannot be sure of and must report.
func doubtCases() []Case {
	return []Case{{"doubt number repeated", repeated}, {"doubt number skipped", skipped}, {"doubt answer beyond choices", beyond},
		{"doubt two marks on one answer", twoMarks}, {"doubt answer line against mark", against}, {"doubt footnote", footnote}, {"doubt one struck choice", oneStruck}}
}

func repeated(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	for i, n := range []int{1, 2, 2, 3} {
		p.ask(n, l.Choices[i])
	}
	p.Findings = []finding.Code{finding.NumberRepeated}
	return p.Sheet
}

func skipped(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	for i, n := range []int{1, 2, 4, 5} {
		p.ask(n, l.Choices[i])
	}
	p.Findings = []finding.Code{finding.NumberSkipped}
	return p.Sheet
}

func beyond(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	p.ask(1, l.Choices[0])
	q := l.Choices[1]
	p.stem(2, page.Run{Text: q.Stem})
	for i, c := range q.Choices {
		p.line(p.sign(i) + c)
	}
	p.line(l.Word("answer", 0) + ": F")
	p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices})
	p.ask(3, l.Choices[2])
	p.Findings = []finding.Code{finding.KeyUnmatched}
	return p.Sheet
}

// twoMarks marks two choices of a question that takes one.
func twoMarks(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "highlight"})
	p.ask(1, l.Choices[0])
	q := l.Multi
	p.stem(2, page.Run{Text: q.Stem})
	p.line(l.Word("singlecue", 0))
	for i, c := range q.Choices {
		m := page.Marks{}
		if i == 0 || i == 2 {
			m.Highlight = "FFFF00"
		}
		p.add(append(typed(p.sign(i), page.Marks{}), page.Run{Text: c, Marks: m})...)
	}
	p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Multiple: true, Key: q.Choices[0] + " | " + q.Choices[2]})
	p.Findings = []finding.Code{finding.TwoKeysSingle}
	return p.Sheet
}

// against prints answer lines of which one names another choice than the
// highlight.
func against(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "highlight"})
	for i := range 3 {
		q := l.Choices[i]
		p.ask(i+1, q)
		right := q.Right[0]
		if i == 1 {
			right = (right + 1) % len(q.Choices)
			p.Want[i].Key = q.Choices[right]
		}
		p.line(l.Word("answer", 0) + ": " + p.letter(right))
	}
	p.Findings = []finding.Code{finding.KeyConflict}
	return p.Sheet
}

// footnote prints a star behind a stem and its note at the end.
func footnote(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	for i := range 3 {
		q := l.Choices[i]
		if i == 1 {
			q.Stem += "*"
		}
		p.ask(i+1, q)
	}
	p.Want[1].Stem = l.Choices[1].Stem
	p.gap()
	p.line("* " + l.Word("reason", 0))
	return p.Sheet
}

// oneStruck strikes out a choice in each of two questions: the author dropped it.
func oneStruck(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. "})
	p.Needs |= Marks
	for i := range 2 {
		q := l.Choices[i]
		p.stem(i+1, page.Run{Text: q.Stem})
		for k, c := range q.Choices {
			p.add(append(typed(p.sign(k), page.Marks{}), page.Run{Text: c, Marks: page.Marks{Strike: k == 3}})...)
		}
		p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices})
	}
	return p.Sheet
}
