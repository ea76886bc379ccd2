package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// skipCases print what is no question around a test: layout 7.
func skipCases() []Case {
	return []Case{{"skip letterhead", letterhead}, {"skip numbered instructions", instructions}, {"skip comments and rules", comments}, {"skip answer sheet", answerSheet}}
}

func (p *printer) letterhead() {
	p.heading(p.l.Word("title", 0), 1)
	p.line(strings.Join(p.l.Words["name"], "   "))
}

func letterhead(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	p.letterhead()
	if turn%2 == 0 {
		p.line(l.Words["name"]...)
	}
	p.line(l.Words["note"]...)
	p.gap()
	p.test(4)
	return p.Sheet
}

func instructions(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: []string{"W %d: ", "W %d\n"}[turn%2], choice: "%A. ", mark: "line"})
	p.letterhead()
	for i, n := range l.Words["note"] {
		p.line(fmt.Sprintf("%d. %s", i+1, n))
	}
	p.gap()
	p.test(4)
	return p.Sheet
}

func comments(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	p.line("# made by the author")
	p.Doc.Blocks = append(p.Doc.Blocks, page.Rule{})
	for i := range 4 {
		p.ask(i+1, l.Choices[i])
		p.line([]string{"----------", "==========", "~~~~~~~~~~"}[turn%3])
	}
	return p.Sheet
}

// answerSheet prints an empty grid for the answers at the end.
func answerSheet(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. "})
	p.test(4)
	p.gap()
	p.line(l.Word("keyhead", 0))
	p.line("1. ____", "2. ____", "3. ____", "4. ____")
	return p.Sheet
}

// sectionCases print sections: layout 8.
func sectionCases() []Case {
	return []Case{{"section headings", sections(false)}, {"section plain lines", sections(true)}, {"section truth", truthSection}}
}

func sections(plain bool) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
		head := func(s string) {
			if p.gap(); plain {
				p.line(s)
			} else {
				p.heading(s, 2)
			}
		}
		p.letterhead()
		head(l.Word("section", 0))
		for i := range 3 {
			p.ask(i+1, l.Choices[i])
		}
		head(l.Word("section", 1))
		for i, s := range l.short {
			n := i + 1 + 3*(turn%2)
			p.stem(n, page.Run{Text: s[0]})
			p.line(l.Word("answer", 0) + ": " + s[1])
			p.want(Item{Type: quiz.TypeText, Stem: s[0], Key: s[1]})
		}
		return p.Sheet
	}
}

// truthSection prints a section whose instruction says that its statements are
// true or false.
func truthSection(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. "})
	p.heading(l.Word("section", 0), 2)
	for i := range 3 {
		p.ask(i+1, l.Choices[i])
	}
	p.heading(l.Word("tfcue", 1), 2)
	for i, f := range l.facts {
		p.stem(i+4, page.Run{Text: f[0]})
		p.want(truthItem(f[0], ""))
	}
	return p.Sheet
}

// sharedCases print material that several questions share: layout 9.
func sharedCases() []Case {
	return []Case{{"shared passage", passage}, {"shared code", code}, {"shared statements", statements}}
}

func passage(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	p.heading(l.Word("title", 0), 1)
	p.line(l.Word("passagecue", 0), l.Word("passage", 0))
	p.gap()
	p.test(3)
	return p.Sheet
}

func code(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	p.ask(1, l.Choices[0])
	p.stem(2, page.Run{Text: l.Choices[1].Stem})
	p.line("for (int i = 0; i < 3; i++) {", "    total = total + i;", "}")
	var choices []string
	for i, c := range []string{"0", "3", "6", "9"} {
		p.line(p.sign(i) + c)
		choices = append(choices, c)
	}
	p.line(l.Word("answer", 0) + ": B")
	p.want(Item{Type: quiz.TypeChoice, Stem: l.Choices[1].Stem + "\nfor (int i = 0; i < 3; i++) {\n    total = total + i;\n}", Choices: choices, Key: "3"})
	p.ask(3, l.Choices[2])
	return p.Sheet
}

// statements prints numbered statements between a stem and its choices, numbered
// like questions.
func statements(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: []string{"W %d: ", "%d. "}[turn%2], choice: "%A. ", mark: "line"})
	p.ask(1, l.Choices[0])
	s := l.Words["statement"]
	stem := l.Word("which", 0)
	p.stem(2, page.Run{Text: stem})
	for i := range s {
		p.line(fmt.Sprintf("%d. %s", i+1, s[i]))
	}
	choices := []string{"1", "2", "1, 2", l.Word("none", 0)}
	for i, c := range choices {
		p.line(p.sign(i) + c)
	}
	p.line(l.Word("answer", 0) + ": A")
	p.want(Item{Type: quiz.TypeChoice, Stem: stem + "\n1. " + s[0] + "\n2. " + s[1], Choices: choices, Key: choices[0]})
	p.ask(3, l.Choices[1])
	return p.Sheet
}

// tableCases print tests as tables.
func tableCases() []Case {
	return []Case{{"table bank", bank}, {"table one per question", tables}}
}

// bank prints all questions as the rows of one table.
func bank(l Language, turn int) *Sheet {
	s := &Sheet{}
	word := l.Word("question", 0)
	if l.Name == "th" || l.Name == "vi" {
		word = map[string]string{"th": "คำถาม", "vi": "Câu hỏi"}[l.Name]
	}
	rows := [][]string{{"№", word, "A", "B", "C", "D", l.Word("answer", 0)}}
	for i := range 4 {
		q := l.Choices[i]
		rows = append(rows, append(append([]string{fmt.Sprint(i + 1), q.Stem}, q.Choices...), string(rune('A'+q.Right[0]))))
		s.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]})
	}
	s.table(rows...)
	return s
}

// tables prints a table of one column for each question.
func tables(l Language, turn int) *Sheet {
	s := &Sheet{}
	for i := range 3 {
		q := l.Choices[i]
		s.table([]string{fmt.Sprintf("%d. %s", i+1, q.Stem)}, []string{"A. " + q.Choices[0]}, []string{"B. " + q.Choices[1]}, []string{"C. " + q.Choices[2]}, []string{"D. " + q.Choices[3]},
			[]string{l.Word("answer", 0) + ": " + string(rune('A'+q.Right[0]))})
		s.gap()
		s.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]})
	}
	return s
}
