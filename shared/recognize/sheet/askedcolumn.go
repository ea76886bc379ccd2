package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastAskedRows is how many rows a list of questions in one column has at least.
const leastAskedRows = 5

// askedColumn reads a sheet of one column without a title whose rows are questions
// and tasks, one each: most of them ask or order something, and none is a choice or
// an answer.
func (r *Reader) askedColumn(g *Grid) []sheetBank {
	at := -1
	for i := range g.width {
		if len(g.texts(i, 0, len(g.rows))) == 0 {
			continue
		}
		if at >= 0 {
			return nil
		}
		at = i
	}
	if at < 0 {
		return nil
	}
	texts, asked := g.texts(at, 0, len(g.rows)), 0
	for _, t := range texts {
		if label, ok := line.ChoiceLabelOf(t); ok && label.Kind == lexicon.LetterLabel {
			return nil
		}
		if strings.ContainsAny(t, "?？؟") || r.Cued(t) || lexicon.OrdersByForm(t) {
			asked++
		}
	}
	if len(texts) < leastAskedRows || asked*4 < len(texts)*3 {
		return nil
	}
	b := sheetBank{grid: g, to: len(g.rows), columns: make([]sheetColumn, g.width)}
	for i := range b.columns {
		b.columns[i].At = i
	}
	b.columns[at].Role = lexicon.StemRole
	return []sheetBank{b}
}
