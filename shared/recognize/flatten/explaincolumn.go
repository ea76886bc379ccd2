package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// explainedCells marks what a table of questions says in its column of
// explanations, under a heading such as "Explanation": the choices it discusses by
// their numbers and its small tables are part of it. Answer lines stay as they are.
func (f *Flattener) explainedCells(t page.Table) page.Table {
	at := f.explainColumn(t)
	if at < 0 {
		return t
	}
	rows := append([]page.Row(nil), t.Rows...)
	for i := 1; i < len(rows); i++ {
		if at >= len(rows[i].Cells) {
			continue
		}
		cells := append([]page.Cell(nil), rows[i].Cells...)
		cells[at].Blocks = f.asExplanation(cells[at].Blocks)
		rows[i].Cells = cells
	}
	t.Rows = rows
	return t
}

// explainColumn is the column under such a heading, -1 for none.
func (f *Flattener) explainColumn(t page.Table) int {
	if len(t.Rows) < 3 {
		return -1
	}
	for i, c := range t.Rows[0].Cells {
		text := strings.Join(strings.Fields(CellText(c)), "") // letters may be spread: "해  설"
		if _, ok := f.Vocabulary.Is(text, lexicon.ExplainWord); ok && i > 0 {
			return i
		}
	}
	return -1
}

// asExplanation makes one paragraph of blocks, without the answer lines among them.
func (f *Flattener) asExplanation(blocks []page.Block) []page.Block {
	var told []string
	var answers []page.Block
	var first page.Paragraph
	for _, b := range blocks {
		p, ok := b.(page.Paragraph)
		if !ok {
			if inner, ok := b.(page.Table); ok {
				told = append(told, tableText(inner))
			}
			continue
		}
		if first.Runs == nil {
			first = p
		}
		text := strings.TrimSpace(line.Clean(p.Text()))
		if c, _ := f.Vocabulary.Find(lexicon.NewHead(text), lexicon.AnswerWord); c != lexicon.NoClass {
			answers = append(answers, p)
			continue
		}
		told = append(told, text)
	}
	text := strings.Join(strings.Fields(strings.Join(told, " ")), " ")
	if text == "" || first.Runs == nil {
		return answers
	}
	return append(answers, page.Paragraph{Position: first.Position, Runs: []page.Run{{Text: "Explanation: " + text}}})
}

// tableText is what the cells of a table say.
func tableText(t page.Table) string {
	var out []string
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			out = append(out, CellText(c))
		}
	}
	return strings.Join(out, " ")
}
