package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// severalBank prints rows with more than one right choice.
func severalBank(form string) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		h := headersOf(l)
		g, s := &grid{}, &Sheet{Needs: Tables}
		g.row(h.stem, "A", "B", "C", "D", h.right)
		for i := range 4 {
			q := l.Choices[i]
			if i%2 == 1 {
				q = l.Multi
			}
			var names, texts []string
			for _, k := range q.Right {
				names = append(names, string(rune('A'+k)))
				if strings.Contains(form, "1") {
					names[len(names)-1] = fmt.Sprint(k + 1)
				}
				texts = append(texts, q.Choices[k])
			}
			answer := strings.Join(names, strings.Trim(form, "AC13"))
			if form == "text" {
				answer = strings.Join(texts, "; ")
			}
			g.row(append(append([]string{q.Stem}, q.Choices...), answer)...)
			s.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Multiple: len(q.Right) > 1, Key: strings.Join(texts, " | ")})
		}
		s.Doc.Blocks = append(s.Doc.Blocks, g.table())
		return s
	}
}

// downColumn prints questions and their choices down one column.
func downColumn(mark string, lettered bool) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		g, s := &grid{}, &Sheet{Needs: Tables}
		for i := range 4 {
			q := l.Choices[i]
			g.row(fmt.Sprintf("%d. %s", i+1, q.Stem))
			for k, c := range q.Choices {
				cell := gridCell{text: c}
				if lettered {
					cell.text = string(rune('A'+k)) + ". " + c
				}
				if k == q.Right[0] {
					downMark(&cell, mark, s)
				}
				g.rows = append(g.rows, []gridCell{cell})
			}
			it := Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]}
			switch mark {
			case "answer":
				answer := string(rune('A' + q.Right[0]))
				if !lettered {
					answer = it.Key
				}
				g.row(l.Word("answer", 0) + ": " + answer)
			case "none":
				it.Key = ""
			}
			g.row()
			s.want(it)
		}
		s.Doc.Blocks = append(s.Doc.Blocks, g.table())
		return s
	}
}

func downMark(c *gridCell, mark string, s *Sheet) {
	switch mark {
	case "fill":
		c.fill = "FFFF00"
		s.Needs |= Marks
	case "bold":
		c.marks.Bold = true
		s.Needs |= Marks
	case "star":
		c.text = "*" + c.text
	}
}

// rightWrong prints a column for the right answer and three for wrong ones.
func rightWrong(l Language, turn int) *Sheet {
	h := headersOf(l)
	g, s := &grid{}, &Sheet{Needs: Tables}
	g.row(h.stem, h.right, h.wrong+" 1", h.wrong+" 2", h.wrong+" 3")
	for i := range 5 {
		q := l.Choices[i]
		choices := []string{q.Choices[q.Right[0]]}
		for k, c := range q.Choices {
			if k != q.Right[0] {
				choices = append(choices, c)
			}
		}
		g.row(append([]string{q.Stem}, choices...)...)
		s.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: choices, Key: choices[0]})
	}
	s.Doc.Blocks = append(s.Doc.Blocks, g.table())
	return s
}

// sideBySide prints pairs of a question and its answer, two in a row.
func sideBySide(l Language, turn int) *Sheet {
	h := headersOf(l)
	g, s := &grid{}, &Sheet{Needs: Tables}
	g.row(h.stem, h.right, "", h.stem, h.right)
	var all [2][][2]string
	for i := range 6 {
		q := l.Choices[i]
		all[i/3] = append(all[i/3], [2]string{q.Stem, q.Choices[q.Right[0]]})
		s.want(Item{Type: quiz.TypeText, Stem: q.Stem, Key: q.Choices[q.Right[0]]})
	}
	for i := range 3 {
		g.row(all[0][i][0], all[0][i][1], "", all[1][i][0], all[1][i][1])
	}
	s.Doc.Blocks = append(s.Doc.Blocks, g.table())
	return s
}

// truthBank prints statements that are true or false.
func truthBank(l Language, turn int) *Sheet {
	h := headersOf(l)
	g, s := &grid{}, &Sheet{Needs: Tables}
	g.row("№", h.stem, h.right)
	for i, f := range l.facts {
		g.row(fmt.Sprint(i+1), f[0], map[string]string{"true": l.Word("true", 0), "false": l.Word("false", 0)}[f[1]])
		s.want(truthItem(f[0], f[1]))
	}
	s.Doc.Blocks = append(s.Doc.Blocks, g.table())
	return s
}

// shortBank prints questions and their answers.
func shortBank(l Language, turn int) *Sheet {
	h := headersOf(l)
	g, s := &grid{}, &Sheet{Needs: Tables}
	g.row(h.stem, h.right, h.points)
	for i, f := range append(append([][]string(nil), l.short...), []string{l.Choices[0].Stem, l.Choices[0].Choices[l.Choices[0].Right[0]]}) {
		g.row(f[0], f[1], fmt.Sprint(i+2))
		s.want(Item{Type: quiz.TypeText, Stem: f[0], Key: f[1], Points: fmt.Sprint(i + 2)})
	}
	s.Doc.Blocks = append(s.Doc.Blocks, g.table())
	return s
}

// twoSheets prints instructions on the first sheet and two sheets of questions.
func twoSheets(l Language, turn int) *Sheet {
	h := headersOf(l)
	s := &Sheet{Needs: Tables | Sheets}
	g := &grid{}
	g.row(l.Word("title", 0))
	g.row(l.Words["note"][0])
	s.Doc.Blocks = append(s.Doc.Blocks, g.table())
	for part := range 2 {
		g = &grid{}
		g.row(h.stem, "A", "B", "C", "D", h.right)
		for i := range 3 {
			q := l.Choices[part*3+i]
			g.row(append(append([]string{q.Stem}, q.Choices...), string(rune('A'+q.Right[0])))...)
			s.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]})
		}
		s.Doc.Blocks = append(s.Doc.Blocks, g.table())
	}
	return s
}

// Sheets is the need of prints on several sheets.
const Sheets Need = 1 << 16

// Unheld is the need of prints that nobody reads: a sheet without names of
// columns and without answers, of stems of a few Chinese, Japanese or Korean
// characters, is not told from any other table of names.
const Unheld Need = 1 << 17

// gridOf is the text and looks of a table's cells.
func gridOf(t page.Table) [][]gridCell {
	var out [][]gridCell
	for _, row := range t.Rows {
		var r []gridCell
		for _, c := range row.Cells {
			g := gridCell{fill: c.Shading}
			for _, p := range paragraphsOf(c.Blocks) {
				g.text = p.Text()
				if len(p.Runs) > 0 {
					g.marks = p.Runs[0].Marks
				}
			}
			r = append(r, g)
		}
		out = append(out, r)
	}
	return out
}
