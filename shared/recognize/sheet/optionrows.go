package sheet

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastOptionRows is how many questions a sheet must have whose choices stand in
// the row below them.
const leastOptionRows = 4

var (
	bracketedOption = pattern.New(`[(（]\s*([A-H])\s*[)）]`)
	keptInStem      = pattern.New(`[(（]\s*([A-H]{1,8})\s*[)）]`)
)

// optionRowBanks reads a sheet typed like a paper: a question with its answer
// beside it, or in its gap, and all its choices in one cell of the row below;
// statements with their truth beside them; headings between. Every heading
// begins a bank of its own.
func (r *Reader) optionRowBanks(g *Grid) []sheetBank {
	col := g.optionColumn()
	if col < 0 {
		return nil
	}
	o := optionRows{name: g.name}
	rows := slices.DeleteFunc(slices.Clone(g.rows), func(row []sheetCell) bool { return len(filled(row)) == 0 })
	pairs, other := 0, 0
	for i := 0; i < len(rows); i++ {
		row, at := rows[i], filled(rows[i])
		var choices []string
		if i+1 < len(rows) {
			choices = optionsIn(rows[i+1], col)
		}
		answer := sheetCell{}
		if len(at) == 2 && at[0] == col {
			answer = row[at[1]]
		}
		_, judged := r.TruthOf(answer.text, true)
		switch {
		case row[col].empty() || len(at) > 2:
			other++
		case choices != nil:
			o.add(row[col], choices, rows[i+1][col], answer)
			pairs++
			i++
		case len(at) == 1 && headsPart(row):
			o.section(row[col].text)
		case judged:
			o.add(row[col], nil, sheetCell{}, answer)
		default:
			other++
		}
	}
	if pairs < leastOptionRows || other*10 > pairs {
		return nil
	}
	o.section("")
	return o.banks
}

// optionColumn is the column whose cells are a question and its choices by
// turns, -1 for none.
func (g *Grid) optionColumn() int {
	for col := range min(g.width, 4) {
		n := 0
		for _, row := range g.rows {
			if optionsIn(row, col) != nil {
				n++
			}
		}
		if n >= leastOptionRows {
			return col
		}
	}
	return -1
}

// optionsIn is the choices that the only cell of a row holds, "(A) x (B) y".
func optionsIn(row []sheetCell, col int) []string {
	if at := filled(row); len(at) != 1 || at[0] != col {
		return nil
	}
	text := strings.Join(strings.Fields(row[col].text), " ")
	var out []string
	from := -1
	for _, m := range bracketedOption.FindAllStringSubmatchIndex(text, -1) {
		if int(text[m[2]]-'A') != len(out) && (from < 0 || int(text[m[2]]-'A') != len(out)+1) {
			continue
		}
		if from < 0 && strings.TrimSpace(text[:m[0]]) != "" {
			return nil
		}
		if from >= 0 {
			out = append(out, strings.TrimSpace(text[from:m[0]]))
		}
		from = m[1]
	}
	if from >= 0 {
		out = append(out, strings.TrimSpace(text[from:]))
	}
	if len(out) < 2 {
		return letteredItems(text)
	}
	return out
}

// optionRows puts questions and what stands below them into rows of one bank.
type optionRows struct {
	name    string
	title   string
	rows    [][]sheetCell // the text of each question and its choices
	answers []sheetCell
	banks   []sheetBank
}

// add writes a question as a row: its text, its answer, its choices.
func (o *optionRows) add(stem sheetCell, choices []string, below, answer sheetCell) {
	if m := keptInStem.FindStringSubmatchIndex(stem.text); answer.empty() && choices != nil && len(stem.lines) == 1 && m != nil {
		answer = cellSaying(stem, stem.text[m[2]:m[3]])
		stem = cellSaying(stem, stem.text[:m[2]]+stem.text[m[3]:])
	}
	row := []sheetCell{stem}
	for _, c := range choices {
		row = append(row, cellSaying(below, c))
	}
	o.rows, o.answers = append(o.rows, row), append(o.answers, answer)
}

// section ends the bank that is open.
func (o *optionRows) section(title string) {
	width := 2
	for _, row := range o.rows {
		width = max(width, len(row)+1)
	}
	for i, row := range o.rows {
		row = append(row, make([]sheetCell, width-len(row))...)
		row[width-1] = o.answers[i]
		o.rows[i] = row
	}
	if len(o.rows) > 0 {
		b := sheetBank{grid: &Grid{name: o.name, rows: o.rows, width: width}, to: len(o.rows), section: o.title, columns: make([]sheetColumn, width)}
		for i := range b.columns {
			b.columns[i] = sheetColumn{At: i, Role: lexicon.ChoiceRole}
		}
		b.columns[0].Role, b.columns[width-1].Role = lexicon.StemRole, lexicon.AnswerRole
		if width == 2 {
			b.kind = truthKind // statements without choices
		}
		o.banks = append(o.banks, b)
	}
	o.title, o.rows, o.answers = title, nil, nil
}

// cellSaying is a cell with a text of its own at the place of another.
func cellSaying(at sheetCell, text string) sheetCell {
	l := line.NewLine(line.LineAt(at.pos), []page.Run{{Text: text}})
	return sheetCell{lines: []line.Line{l}, text: text, pos: at.pos}
}
