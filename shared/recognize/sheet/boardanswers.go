package sheet

import (
	"slices"

	"formwright/shared/recognize/lexicon"
)

// boardAnswers gives the questions of a board the answers that stand in the same cells
// of another sheet under the same topics: a copy of the board that is turned over.
func (w *workbookReading) boardAnswers(grids []Grid) {
	for i := range grids {
		board := &grids[i]
		if slices.Contains(w.sheets, board.name) && w.isBoardOnly(board) {
			if turned := w.turned(board, grids); turned != nil {
				w.answerFrom(board, turned)
			}
		}
	}
}

// isBoardOnly reports whether all entries of a sheet were read from a board, without
// answers.
func (w *workbookReading) isBoardOnly(g *Grid) bool {
	for k, e := range w.entries {
		if w.sheets[k] == g.name && (e.bank.columns != nil || len(e.answers) > 0 || len(e.draft.Choices) > 0) {
			return false
		}
	}
	return true
}

// turned is the only sheet without questions that has the topics of a board and a text
// for each of its questions, and mostly others than the board; nil for none or several.
func (w *workbookReading) turned(board *Grid, grids []Grid) *Grid {
	var found *Grid
	for i := range grids {
		g := &grids[i]
		if slices.Contains(w.sheets, g.name) || len(g.rows) != len(board.rows) || g.width != board.width || !sameTexts(g.rows[0], board.rows[0]) {
			continue
		}
		if !w.fills(board, g) {
			continue
		}
		if found != nil {
			return nil
		}
		found = g
	}
	return found
}

func sameTexts(a, b []sheetCell) bool {
	return slices.EqualFunc(a, b, func(a, b sheetCell) bool { return lexicon.Fold(a.text) == lexicon.Fold(b.text) })
}

// fills reports whether a sheet says something else than a board wherever that asks.
func (w *workbookReading) fills(board, g *Grid) bool {
	asked, other := 0, 0
	for k, e := range w.entries {
		if w.sheets[k] != board.name {
			continue
		}
		row, at := board.cellOf(e)
		if row < 0 || g.rows[row][at].empty() {
			return false
		}
		if asked++; lexicon.Fold(g.rows[row][at].text) != lexicon.Fold(board.rows[row][at].text) {
			other++
		}
	}
	return asked > 0 && other*10 >= asked*9
}

// cellOf is the row and the column of the question of a board, -1 where it is not
// found.
func (g *Grid) cellOf(e *sheetEntry) (row, at int) {
	if len(e.draft.Stem) == 0 {
		return -1, -1
	}
	for i, cells := range g.rows {
		if at := slices.IndexFunc(cells, func(c sheetCell) bool { return !c.empty() && c.pos == e.draft.Stem[0].Pos() }); at >= 0 {
			return i, at
		}
	}
	return -1, -1
}

// answerFrom gives each question of a board the text of its cell in another sheet.
func (w *workbookReading) answerFrom(board, turned *Grid) {
	for k, e := range w.entries {
		if w.sheets[k] != board.name {
			continue
		}
		row, at := board.cellOf(e)
		e.answers = []sheetAnswer{{title: board.rows[0][at].text, cell: turned.rows[row][at]}}
	}
}
