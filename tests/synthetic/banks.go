package synthetic

import (
	"embed"
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

//go:embed testdata/headers.txt
var headerFile embed.FS

// headers are the names of a sheet's columns in a language.
type headers struct{ stem, option, right, points, why, wrong string }

func headersOf(l Language) headers {
	data, err := headerFile.ReadFile("testdata/headers.txt")
	if err != nil {
		return headers{}
	}
	for _, line := range strings.Split(string(data), "\n") {
		if rest, ok := strings.CutPrefix(line, l.Name+" = "); ok {
			f := strings.Split(rest, " | ")
			return headers{f[0], f[1], f[2], f[3], f[4], f[5]}
		}
	}
	return headers{}
}

// bankForm is how a sheet of questions is filled in: layout 10.
type bankForm struct {
	options string // names of the choices' columns: "%" as in the language, or bare
	answer  string // how the right one is named
	place   string // where its column stands
	head    string // where the names of the columns stand
	extra   bool   // numbers, points and explanations too
}

// BankCases lists the layouts of spreadsheets.
func BankCases() []Case {
	var out []Case
	for i, answer := range []string{"letter", "lower", "digit", "text", "letter text", "name"} {
		for k, place := range []string{"last", "first", "behind stem"} {
			for _, options := range []string{"% A", "% 1", "A", "a"} {
				if options == "% 1" && answer != "digit" && answer != "text" {
					continue
				}
				for _, extra := range []bool{false, true} {
					head := []string{"top", "top", "lower", "titled"}[(i+k+len(out))%4]
					out = append(out, bankCase(bankForm{options, answer, place, head, extra}))
				}
			}
		}
	}
	for _, answer := range []string{"letter", "digit", "text", "lower"} {
		out = append(out, bankCase(bankForm{"A", answer, "last", "none", false}))
	}
	for _, mark := range []string{"fill", "bold", "red"} {
		for _, head := range []string{"top", "lower", "none"} {
			out = append(out, bankCase(bankForm{"A", mark, "none", head, false}))
		}
	}
	for _, form := range []string{"A, C", "AC", "A;C", "1,3", "text"} {
		out = append(out, Case{"bank several " + form, severalBank(form)})
	}
	for _, mark := range []string{"answer", "fill", "bold", "none", "star"} {
		out = append(out, Case{"bank down one column " + mark, downColumn(mark, true)}, Case{"bank down one column bare " + mark, downColumn(mark, false)})
	}
	return append(out, Case{"bank right and wrong", rightWrong}, Case{"bank pairs side by side", sideBySide}, Case{"bank statements", truthBank},
		Case{"bank short answers", shortBank}, Case{"bank in two sheets", twoSheets})
}

func bankCase(f bankForm) Case {
	return Case{fmt.Sprintf("bank %s by %s %s, head %s, extra %v", f.options, f.answer, f.place, f.head, f.extra), func(l Language, turn int) *Sheet {
		g := &grid{}
		s := &Sheet{Needs: Tables}
		if f.answer == "fill" || f.answer == "bold" || f.answer == "red" {
			s.Needs |= Marks
		}
		if f.place == "none" && f.head == "none" && strings.Contains("zh ja ko", l.Name) {
			s.Needs |= Unheld
		}
		g.before(f.head, l)
		if f.head != "none" {
			g.row(f.header(headersOf(l))...)
		}
		for i := range 5 {
			q := l.Choices[(i+turn)%len(l.Choices)]
			g.rows = append(g.rows, f.row(i, q, l))
			it := Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Key: q.Choices[q.Right[0]]}
			if f.extra {
				it.Points, it.Why = fmt.Sprint(i+1), l.Word("reason", i)
			}
			s.want(it)
		}
		s.Doc.Blocks = append(s.Doc.Blocks, g.table())
		return s
	}}
}

// grid is a sheet being filled in.
type grid struct{ rows [][]gridCell }

type gridCell struct {
	text  string
	marks page.Marks
	fill  string
}

func (g *grid) row(texts ...string) {
	var out []gridCell
	for _, t := range texts {
		out = append(out, gridCell{text: t})
	}
	g.rows = append(g.rows, out)
}

// before writes what stands over the names of the columns.
func (g *grid) before(head string, l Language) {
	switch head {
	case "lower":
		g.row(l.Word("title", 0))
		g.row(l.Words["note"][0])
		g.row()
	case "titled":
		g.row(l.Word("title", 0))
	}
}

func (g *grid) table() page.Table {
	var t page.Table
	for _, row := range g.rows {
		var r page.Row
		for _, c := range row {
			cell := page.Cell{ColSpan: 1, RowSpan: 1, Shading: c.fill}
			cell.Blocks = append(cell.Blocks, page.Paragraph{Runs: typed(c.text, c.marks)})
			r.Cells = append(r.Cells, cell)
		}
		t.Rows = append(t.Rows, r)
	}
	return t
}

// option names the column of choice i.
func (f bankForm) option(i int, h headers) string {
	sign := map[string]string{"% A": string(rune('A' + i)), "% 1": fmt.Sprint(i + 1), "A": string(rune('A' + i)), "a": string(rune('a' + i))}[f.options]
	if strings.HasPrefix(f.options, "%") {
		return strings.ReplaceAll(h.option, "%", sign)
	}
	return sign
}

func (f bankForm) header(h headers) []string {
	options := []string{f.option(0, h), f.option(1, h), f.option(2, h), f.option(3, h)}
	out := f.placed(h.stem, options, h.right)
	if f.extra {
		out = append(append([]string{"№"}, out...), h.points, h.why)
	}
	return out
}

// placed puts the column of the answer where it belongs.
func (f bankForm) placed(stem string, options []string, right string) []string {
	switch f.place {
	case "first":
		return append([]string{right, stem}, options...)
	case "behind stem":
		return append([]string{stem, right}, options...)
	case "last":
		return append(append([]string{stem}, options...), right)
	}
	return append([]string{stem}, options...)
}

func (f bankForm) row(i int, q Question, l Language) []gridCell {
	k := q.Right[0]
	right := map[string]string{"letter": string(rune('A' + k)), "lower": string(rune('a' + k)), "digit": fmt.Sprint(k + 1), "text": q.Choices[k],
		"letter text": string(rune('A'+k)) + ". " + q.Choices[k], "name": f.option(k, headersOf(l))}[f.answer]
	texts := f.placed(q.Stem, q.Choices, right)
	if f.extra {
		texts = append(append([]string{fmt.Sprint(i + 1)}, texts...), fmt.Sprint(i+1), l.Word("reason", i))
	}
	var out []gridCell
	for _, t := range texts {
		c := gridCell{text: t}
		if t == q.Choices[k] {
			switch f.answer {
			case "fill":
				c.fill = "92D050"
			case "bold":
				c.marks.Bold = true
			case "red":
				c.marks.Color = "FF0000"
			}
		}
		out = append(out, c)
	}
	return out
}
