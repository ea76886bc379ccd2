package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// moreCases print what stands between the lines of the catalogue.
func moreCases() []Case {
	return []Case{{"label apart from text", apart}, {"slides one question each", slides}, {"answers in prose", prose}, {"statements automatic", autoStatements},
		{"key by parts", partKeys}, {"key of every kind", kindKeys}, {"parts of a question", partsOf}, {"unnumbered with gaps", unnumbered},
		{"stem in two paragraphs", twoParagraphs}, {"choices auto numbers under word", wordAuto}, {"heading repeats on pages", longTest}, {"table gaps", gapList}, {"colour of every letter", coloured}}
}

// apart prints every label on a line of its own.
func apart(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d.\n", choice: "%A."})
	for i := range 4 {
		q := l.Choices[i]
		p.stem(i+1, page.Run{Text: q.Stem})
		for k, c := range q.Choices {
			p.line(p.sign(k), c)
		}
		p.line(l.Word("answer", 0) + ": " + p.letter(q.Right[0]))
		p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]})
	}
	return p.Sheet
}

// slides prints a question on every page.
func slides(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: []string{"%d. ", "W %d\n", "W %d: "}[turn%3], choice: []string{"%A. ", "auto %A.", "%a) "}[turn%3], mark: "bold"})
	p.heading(l.Word("title", 0), 1)
	for i := range 4 {
		p.Doc.Blocks = append(p.Doc.Blocks, page.Break{})
		p.ask(i+1, l.Choices[i])
	}
	return p.Sheet
}

// prose prints questions with the answer on the line behind them.
func prose(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	p.heading(l.Word("title", 0), 1)
	all := append(append([][]string(nil), l.short...), []string{l.Choices[0].Stem, l.Choices[0].Choices[l.Choices[0].Right[0]]}, []string{l.Choices[1].Stem, l.Choices[1].Choices[l.Choices[1].Right[0]]})
	for i, s := range all {
		p.stem(i+1, page.Run{Text: s[0]})
		p.line(s[1])
		p.want(Item{Type: quiz.TypeText, Stem: s[0], Key: s[1]})
	}
	return p.Sheet
}

// autoStatements prints statements that the word processor numbers, over choices
// that it letters.
func autoStatements(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "auto %.", choice: "auto %A.", mark: "line"})
	p.ask(1, l.Choices[0])
	p.stem(2, page.Run{Text: l.Word("which", 0)})
	form := []page.LabelFormat{page.UpperRoman, page.Decimal, page.LowerRoman}[turn%3]
	list := p.Sheet.list()
	stem := []string{l.Word("which", 0)}
	for i, s := range l.Words["statement"] {
		p.item(list, "%.", form, i+1, 1, page.Run{Text: s})
		stem = append(stem, count(form, i+1)+". "+s)
	}
	list = p.Sheet.list()
	for i, c := range l.Words["only"] {
		p.item(list, "%.", page.UpperAlpha, i+1, 1, page.Run{Text: c})
	}
	p.line(l.Word("answer", 0) + ": A")
	p.want(Item{Type: quiz.TypeChoice, Stem: strings.Join(stem, "\n"), Choices: l.Words["only"], Key: l.Word("only", 0)})
	p.ask(3, l.Choices[1])
	return p.Sheet
}

// partsOf prints a question in parts with points.
func partsOf(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	worth := l.Word("points", 0)
	p.stem(1, page.Run{Text: l.Word("passage", 0)})
	for i, s := range l.short {
		p.line(fmt.Sprintf("%c) %s %s", 'a'+i, s[0], worth))
		p.want(Item{Type: quiz.TypeText, Stem: s[0], Points: "3"})
	}
	p.stem(2, page.Run{Text: l.Choices[0].Stem + " " + worth})
	p.want(Item{Type: quiz.TypeText, Stem: l.Choices[0].Stem, Points: "3"})
	return p.Sheet
}

// partKeys prints such a question with a key by parts.
func partKeys(l Language, turn int) *Sheet {
	s := partsOf(l, turn)
	s.gap()
	s.line(l.Word("keyhead", 0))
	q := l.Choices[0]
	right := q.Choices[q.Right[0]]
	switch turn % 2 {
	case 0:
		s.line("1 a) "+l.short[0][1], "1 b) "+l.short[1][1], "2. "+right)
	case 1:
		s.line("1. a) "+l.short[0][1], "b) "+l.short[1][1], "2. "+right)
	}
	s.Want[0].Key, s.Want[1].Key, s.Want[2].Key = l.short[0][1], l.short[1][1], right
	return s
}

// kindKeys prints questions of several kinds with one key at the end.
func kindKeys(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. "})
	q := l.Choices[0]
	p.ask(1, q).Key = q.Choices[q.Right[0]]
	p.ask(2, l.Multi).Key = l.Multi.Choices[0] + " | " + l.Multi.Choices[2]
	p.Want[1].Multiple = true
	p.stem(3, page.Run{Text: l.short[0][0]})
	p.stem(4, page.Run{Text: l.Words["number"][0]})
	p.stem(5, page.Run{Text: l.Words["gap"][0]})
	p.want(Item{Type: quiz.TypeText, Stem: l.short[0][0], Key: l.short[0][1]}, Item{Type: quiz.TypeNumber, Stem: l.Words["number"][0], Key: "90..90"},
		Item{Type: quiz.TypeText, Stem: l.Words["gap"][0], Key: l.Words["gap"][1]})
	p.gap()
	p.line(l.Word("keyhead", turn), "1. "+p.letter(q.Right[0]), "2. A, C", "3. "+l.short[0][1], "4. 90", "5. "+l.Words["gap"][1])
	return p.Sheet
}

// unnumbered prints questions without labels, their choices without letters.
func unnumbered(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{mark: []string{"bold", "highlight", "star behind", "line text"}[turn%4]})
	for i := range 4 {
		p.ask(i+1, l.Choices[i])
	}
	return p.Sheet
}

// twoParagraphs prints stems of which the second paragraph asks.
func twoParagraphs(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: []string{"%d. ", "auto %."}[turn%2], choice: "%A. ", mark: "line"})
	p.ask(1, l.Choices[0])
	q := l.Choices[1]
	p.stem(2, page.Run{Text: l.facts[0][0]})
	p.line(q.Stem)
	for i, c := range q.Choices {
		p.line(p.sign(i) + c)
	}
	p.line(l.Word("answer", 0) + ": " + p.letter(q.Right[0]))
	p.want(Item{Type: quiz.TypeChoice, Stem: l.facts[0][0] + "\n" + q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]})
	p.ask(3, l.Choices[2])
	return p.Sheet
}

// wordAuto prints questions as headings and choices as a list of numbers.
func wordAuto(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{choice: "auto %1."})
	for i := range 4 {
		q := l.Choices[i]
		p.heading(fmt.Sprintf("%s %d", p.question, i+1), 2)
		p.line(q.Stem)
		list := p.Sheet.list()
		for k, c := range q.Choices {
			p.item(list, "%.", page.Decimal, k+1, 0, page.Run{Text: c})
		}
		p.line(l.Word("answer", 0) + ": " + fmt.Sprint(q.Right[0]+1))
		p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]})
	}
	return p.Sheet
}

// longTest prints enough questions for several pages.
func longTest(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: []string{"%d. ", "%d) ", "W %d. "}[turn%3], choice: []string{"%A. ", "%a) ", "(%a) "}[turn%3], mark: []string{"key list", "line", "bold"}[turn%3]})
	p.letterhead()
	for i := range 18 {
		q := l.Choices[i%len(l.Choices)]
		if i%7 == 5 {
			q = l.Long
		}
		p.ask(i+1, q)
	}
	p.keyAtEnd()
	return p.Sheet
}

// gapList prints sentences with a gap and the words to choose from over them.
func gapList(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	g := l.Words["gap"]
	for i := range 3 {
		stem := strings.ReplaceAll(g[0], "_____", []string{"_____", "_ _ _ _ _", "__________"}[i])
		p.stem(i+1, page.Run{Text: stem})
		p.line(l.Word("answer", 0) + ": " + g[1])
		p.want(Item{Type: quiz.TypeText, Stem: g[0], Key: g[1]})
	}
	return p.Sheet
}

// coloured prints a test in one colour, which marks nothing.
func coloured(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. "})
	p.Needs |= Marks
	blue := page.Marks{Color: "1F4E9E"}
	for i := range 3 {
		q := l.Choices[i]
		p.add(page.Run{Text: p.numbered(i+1) + q.Stem, Marks: blue})
		for k, c := range q.Choices {
			p.add(page.Run{Text: p.sign(k) + c, Marks: blue})
		}
		p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices})
	}
	return p.Sheet
}
