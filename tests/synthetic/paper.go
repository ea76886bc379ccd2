package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// paper is the way one document is set: how its questions and choices are
// labelled and laid out, and how the right ones are marked.
type paper struct {
	label  string // of questions, see stem
	choice string // of choices, see sign
	layout string // of choices, see choices
	mark   string // of right choices, see marks.go
	first  int    // the first number less one
}

// printer prints one document.
type printer struct {
	paper
	*Sheet
	l        Language
	turn     int // chooses between wordings
	list     string
	choices  string // the list of automatic choices
	answers  []string
	question string
	between  []string // lines of a stem behind its first
}

func newPrinter(l Language, turn int, p paper) *printer {
	out := &printer{paper: p, Sheet: &Sheet{}, l: l, turn: turn, question: l.Word("question", turn)}
	if out.layout == "" {
		out.layout = "own"
	}
	if strings.HasPrefix(p.label, "auto") {
		out.list = out.Sheet.list()
	}
	return out
}

// numbered writes a label of a question: %d is the number, W the word, %r a
// Roman numeral.
func (p *printer) numbered(n int) string {
	n += p.first
	s := strings.NewReplacer("%d", fmt.Sprint(n), "%r", count(page.UpperRoman, (n-1)%10+1), "W", p.question, "U", strings.ToUpper(p.question)).Replace(strings.TrimPrefix(p.label, "auto "))
	return s
}

// stem prints a question's label and stem. A label with a line feed stands on a
// line of its own.
func (p *printer) stem(n int, runs ...page.Run) {
	if form, ok := strings.CutPrefix(p.label, "auto "); ok {
		p.Sheet.item(p.list, strings.ReplaceAll(form, "W", p.question), page.Decimal, n+p.first, 0, runs...)
		return
	}
	label := p.numbered(n)
	for {
		before, rest, ok := strings.Cut(label, "\n")
		if !ok {
			break
		}
		p.line(before)
		label = rest
	}
	p.add(append(typed(label, page.Marks{}), runs...)...)
}

// sign is the label of choice i: %A %a the letters, %n those of the language,
// %1 digits, %w W to Z, %i and %I Roman numerals.
func (p *printer) sign(i int) string {
	form := strings.TrimPrefix(p.choice, "auto ")
	return strings.NewReplacer("%A", string(rune('A'+i)), "%a", string(rune('a'+i)), "%n", p.l.alphabet()[i], "%1", fmt.Sprint(i+1),
		"%w", string(rune('W'+i)), "%i", count(page.LowerRoman, i+1), "%I", count(page.UpperRoman, i+1)).Replace(form)
}

// letter is what answers call choice i.
func (p *printer) letter(i int) string {
	s := strings.Trim(p.sign(i), " .)(][:-–\t•☐")
	if s == "" {
		return string(rune('A' + i))
	}
	return s
}

// format is the kind of list that automatic choices make.
func (p *printer) format() (page.LabelFormat, string) {
	form := strings.TrimPrefix(p.choice, "auto ")
	for sign, f := range map[string]page.LabelFormat{"%A": page.UpperAlpha, "%a": page.LowerAlpha, "%1": page.Decimal, "%i": page.LowerRoman} {
		if strings.Contains(form, sign) {
			return f, strings.ReplaceAll(form, sign, "%")
		}
	}
	return page.Bullet, form
}

// ask prints question n with its choices and marks and remembers the truth.
func (p *printer) ask(n int, q Question) *Item {
	it := Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Multiple: len(q.Right) > 1}
	m := p.marked(n, q, &it)
	if p.layout != "breaks" && p.layout != "running" && p.layout != "glued" {
		p.stem(n, m.stem...)
		p.line(p.between...)
	}
	p.lay(n, m)
	p.line(m.after...)
	if p.label == "" || p.layout == "gaps" {
		p.gap()
	}
	p.want(it)
	return &p.Want[len(p.Want)-1]
}

// test prints the questions of the language with this paper.
func (p *printer) test(n int) {
	for i := range n {
		p.ask(i+1, p.l.Choices[(i+p.turn)%len(p.l.Choices)])
	}
	p.keyAtEnd()
}

// lay prints the choices of a question.
func (p *printer) lay(n int, m marked) {
	if strings.HasPrefix(p.choice, "auto ") && (p.layout == "own" || p.layout == "gaps") {
		p.choices = p.Sheet.list()
		f, form := p.format()
		for i, c := range m.choices {
			p.Sheet.item(p.choices, form, f, i+1, 1, append(typed(m.front[i], page.Marks{}), c...)...)
		}
		return
	}
	rows := make([][]page.Run, len(m.choices))
	for i, c := range m.choices {
		rows[i] = append(typed(m.front[i]+p.sign(i), m.sign[i]), c...)
	}
	switch p.layout {
	case "own":
		for _, r := range rows {
			p.add(r...)
		}
	case "gaps":
		for _, r := range rows {
			p.add(r...)
			p.gap()
		}
	case "tabs":
		p.add(joined(rows, page.Run{Kind: page.TabRun})...)
	case "spaces":
		p.add(joined(rows, page.Run{Text: "     "})...)
	case "pairs":
		p.add(joined(rows[:2], page.Run{Kind: page.TabRun})...)
		p.add(joined(rows[2:], page.Run{Kind: page.TabRun})...)
	case "columns":
		p.add(joined([][]page.Run{rows[0], rows[2]}, page.Run{Kind: page.TabRun})...)
		p.add(joined([][]page.Run{rows[1], rows[3]}, page.Run{Kind: page.TabRun})...)
	default:
		p.layInside(n, m, rows)
	}
}

// layInside prints choices inside the stem's paragraph or a table.
func (p *printer) layInside(n int, m marked, rows [][]page.Run) {
	label := typed(p.numbered(n), page.Marks{})
	switch p.layout {
	case "breaks":
		all := append([][]page.Run{append(label, m.stem...)}, rows...)
		p.add(joined(all, page.Run{Kind: page.BreakRun})...)
	case "running":
		all := append([][]page.Run{append(label, m.stem...)}, rows...)
		p.add(joined(all, page.Run{Text: " "})...)
	case "glued":
		p.add(append(append(append(label, m.stem...), page.Run{Text: " "}), rows[0]...)...)
		for _, r := range rows[1:] {
			p.add(r...)
		}
	case "grid":
		p.cells(rows[:2], rows[2:])
	case "row":
		p.cells(rows)
	case "letters":
		var t [][][]page.Run
		for i, c := range m.choices {
			t = append(t, [][]page.Run{{{Text: strings.TrimSpace(p.sign(i))}}, c})
		}
		p.cells(t...)
	}
}

// cells prints a table of runs.
func (p *printer) cells(rows ...[][]page.Run) {
	p.Needs |= Tables
	var t page.Table
	for _, row := range rows {
		var r page.Row
		for _, runs := range row {
			r.Cells = append(r.Cells, page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{page.Paragraph{Runs: runs}}})
		}
		t.Rows = append(t.Rows, r)
	}
	p.Doc.Blocks = append(p.Doc.Blocks, t)
}

func joined(rows [][]page.Run, between page.Run) []page.Run {
	var out []page.Run
	for i, r := range rows {
		if i > 0 {
			out = append(out, between)
		}
		out = append(out, r...)
	}
	return out
}
