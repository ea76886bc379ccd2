package synthetic

import (
	"fmt"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// rhythmCases print questions that show what they are by their rhythm and look:
// no numbers, no letters, no words that announce an answer.
func rhythmCases() []Case {
	var out []Case
	for _, look := range []string{"bold", "red", "highlight", "underline", ""} {
		out = append(out, Case{"rhythm choices " + look, byLook(look, false)})
		if look == "" {
			continue
		}
		out = append(out, Case{"rhythm choices under bold " + look, byLook(look, true)}, Case{"rhythm answer below " + look, belowByLook("", look)},
			Case{"answer below " + look, belowByLook("%d. ", look)}, Case{"answer below word " + look, belowByLook("W %d: ", look)})
	}
	for _, form := range []string{"two columns", "ticked", "one column"} {
		out = append(out, Case{"statements under a number, " + form, statementRows(form)})
	}
	return append(out, Case{"choices side by side wrapped", wrappedCells})
}

func marksFor(look string) page.Marks {
	return map[string]page.Marks{"bold": {Bold: true}, "red": {Color: "C00000"}, "highlight": {Highlight: "FFFF00"}, "underline": {Underline: true}}[look]
}

// byLook prints stems and choices as plain paragraphs; the right ones are set in
// a look of their own. Without one nothing is right.
func byLook(look string, bold bool) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{})
		p.heading(l.Word("title", 0), 1)
		p.Needs |= Paras
		if look != "" {
			p.Needs |= Marks
		}
		var stem page.Marks
		if bold {
			stem = page.Marks{Italic: look == "bold", Bold: look != "bold"}
		}
		for i := range 5 {
			q := l.Choices[i]
			p.add(page.Run{Text: q.Stem, Marks: stem})
			it := Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices}
			for k, c := range q.Choices {
				run := page.Run{Text: c}
				if k == q.Right[0] && look != "" {
					run.Marks, it.Key = marksFor(look), c
				}
				p.add(run)
			}
			p.want(it)
		}
		return p.Sheet
	}
}

// belowByLook prints open questions with the answer on the line below, set in a
// look of its own.
func belowByLook(label, look string) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{label: label})
		p.heading(l.Word("title", 0), 1)
		p.Needs |= Marks | Paras
		for i := range 4 {
			q := l.Choices[i]
			p.stem(i+1, page.Run{Text: q.Stem})
			p.add(page.Run{Text: q.Choices[q.Right[0]], Marks: marksFor(look)})
			p.want(Item{Type: quiz.TypeText, Stem: q.Stem, Key: q.Choices[q.Right[0]]})
		}
		return p.Sheet
	}
}

// statementRows prints a numbered question whose statements stand in a table with
// columns for true and false, and a question behind it.
func statementRows(form string) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
		p.ask(1, l.Choices[0])
		p.stem(2, page.Run{Text: l.Word("tfcue", 1)})
		yes, no := l.Word("true", 0), l.Word("false", 0)
		rows := [][]string{{"", yes, no}}
		if form == "one column" {
			rows = [][]string{{"", yes + "/" + no}}
		}
		for i, f := range l.facts {
			it := truthItem(f[0], "")
			row := []string{f[0], "", ""}
			switch form {
			case "one column":
				row = row[:2]
			case "ticked":
				it = truthItem(f[0], f[1])
				row = []string{fmt.Sprintf("%c) %s", 'a'+i, f[0]), tick(f[1] == "true"), tick(f[1] == "false")}
			}
			rows = append(rows, row)
			p.want(it)
		}
		p.table(rows...)
		p.ask(3, l.Choices[1])
		return p.Sheet
	}
}

// wrappedCells prints choices in two columns by tabs, of which the first two go
// on below.
func wrappedCells(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	for n := range 3 {
		q := l.Choices[n]
		p.stem(n+1, page.Run{Text: q.Stem})
		more := l.Choices[n+1].Choices
		p.add(typed("a) "+q.Choices[0]+"\tb) "+q.Choices[1], page.Marks{})...)
		p.add(typed(more[0]+"\t"+more[1], page.Marks{})...)
		p.add(typed("c) "+q.Choices[2]+"\td) "+q.Choices[3], page.Marks{})...)
		p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: []string{q.Choices[0] + " " + more[0], q.Choices[1] + " " + more[1], q.Choices[2], q.Choices[3]}})
	}
	return p.Sheet
}
