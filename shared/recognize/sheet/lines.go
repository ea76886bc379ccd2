package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// isData reports whether a sheet is a table of data: three columns or more that
// nearly every row fills. Its rows are no lines of a test.
func (g Grid) isData() bool {
	full := 0
	for col := range g.width {
		if len(g.texts(col, 0, len(g.rows)))*10 >= len(g.rows)*7 {
			full++
		}
	}
	return full >= 3 && len(g.rows) >= 3
}

// LinesOf makes the lines of a printed test of the cells of sheets: a row is a
// line, a number or letter in a cell of its own the label it is, a tick the
// sign of the right choice.
func (r *Reader) LinesOf(grids []Grid) []page.Block {
	var out []page.Block
	for _, g := range grids {
		if g.isData() || r.isAccounts(g) || g.isReturns() {
			continue
		}
		for _, row := range g.rows {
			at := filled(row)
			if len(at) == 0 {
				out = append(out, page.Paragraph{})
				continue
			}
			out = append(out, rowLine(row, at)...)
		}
		out = append(out, page.Paragraph{})
	}
	return out
}

func rowLine(row []sheetCell, at []int) []page.Block {
	var runs []page.Run
	first := row[at[0]]
	if len(at) > 1 && flatten.IsTick(row[at[len(at)-1]].text) && utf8.RuneCountInString(row[at[len(at)-2]].text) > 1 {
		runs = append(runs, page.Run{Text: "✓ "})
		at = at[:len(at)-1]
	}
	if len(at) > 1 && flatten.IsBareLabel(first.text) {
		runs = append(runs, page.Run{Text: first.text + flatten.Separator(first.text)})
		at = at[1:]
	} else if c, ok := lexicon.Words().Vocabulary.Is(first.text, lexicon.AnswerWord, lexicon.ExplainWord, lexicon.QuestionWord, lexicon.StemWord, lexicon.HintWord, lexicon.PointsWord); ok && len(at) == 2 && c != lexicon.NoClass {
		runs = append(runs, page.Run{Text: strings.TrimRight(first.text, ": ") + ": "})
		at = at[1:]
	}
	var out []page.Block
	for k, i := range at {
		if k > 0 {
			runs = append(runs, page.Run{Kind: page.TabRun})
		}
		for n, l := range row[i].lines {
			if n > 0 {
				out = append(out, page.Paragraph{Position: row[i].pos, Runs: runs})
				runs = nil
			}
			runs = append(runs, shadedRuns(l)...)
		}
	}
	return append(out, page.Paragraph{Position: first.pos, Runs: runs})
}

// shadedRuns gives the fill of a cell to its text, as the mark it is.
func shadedRuns(l line.Line) []page.Run {
	if l.Shade() == "" {
		return l.Runs
	}
	out := slices.Clone(l.Runs)
	for i := range out {
		if out[i].Marks.Shading == "" {
			out[i].Marks.Shading = l.Shade()
		}
	}
	return out
}
