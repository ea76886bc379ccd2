package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/vote"
)

// Bounds of the board of a show: topics side by side, a question of each in every
// row.
const (
	leastTopics     = 3
	leastBoardRows  = 2
	leastBoardAsks  = 6
	longestTopic    = 40 // characters
	leastClueWords  = 3
	leastBoardDepth = 5 // rows in which the topics are looked for
)

// boardWorth is what a question of a board is worth: "$200", "300 points".
var boardWorth = pattern.New(`(?i)^[$€£]?\s*(\d{1,4})\s*(?:[$€£]|p|pts?\.?|points?)?$`)

// boardOf reads a sheet that is the board of a show: topics over columns of
// questions, perhaps with what they are worth before the rows; or topics before
// the rows, and worth over the columns. nil for any other sheet.
func boardOf(g *Grid) []sheetEntry {
	for i := range g.rows[:min(len(g.rows), leastBoardDepth)] {
		if es := g.boardUnder(i); es != nil {
			return es
		}
	}
	return nil
}

// boardUnder reads the board under a row of topics or worths.
func (g *Grid) boardUnder(head int) []sheetEntry {
	columns, heads := filled(g.rows[head]), []string{}
	for _, i := range columns {
		t := g.rows[head][i].text
		if slices.Contains(heads, t) || utf8.RuneCountInString(t) > longestTopic || coded.LooksAsked(t) {
			return nil
		}
		heads = append(heads, t)
	}
	side := g.width // the column that may say something of every row
	for _, row := range g.rows[head+1:] {
		if at := filled(row); len(at) > 0 {
			side = min(side, at[0])
		}
	}
	if len(columns) < leastTopics || side == g.width {
		return nil
	}
	before := rises(g.texts(side, head+1, len(g.rows)))
	over := !before && rises(heads[len(heads)-len(withoutColumn(columns, side)):])
	if over || before {
		columns = withoutColumn(columns, side)
	}
	if !g.isBoard(columns, head+1, over || before) {
		return nil
	}
	b := &sheetBank{grid: g, to: len(g.rows)}
	var out []sheetEntry
	for _, row := range g.rows[head+1:] {
		for _, i := range columns {
			if row[i].empty() {
				continue
			}
			e := sheetEntry{bank: b, kind: shortKind, row: row}
			e.draft.Stem = slices.Clone(row[i].lines)
			topic, value := g.rows[head][i].text, row[side].text
			if over {
				topic, value = value, topic
			}
			if m := boardWorth.FindStringSubmatch(value); m != nil && (over || before) {
				e.points = vote.PointsOf(m[1])
			}
			e.tags = []string{strings.Join(strings.Fields(topic), " ")}
			out = append(out, e)
		}
	}
	return out
}

func withoutColumn(columns []int, col int) []int {
	return slices.DeleteFunc(slices.Clone(columns), func(i int) bool { return i == col })
}

// isBoard reports whether the cells under heads are questions, by what they ask,
// or by what they are worth where they are clues.
func (g *Grid) isBoard(columns []int, from int, worths bool) bool {
	cells, asks, clues, asking := 0, 0, 0, 0
	for _, i := range columns {
		n := 0
		for _, t := range g.texts(i, from, len(g.rows)) {
			cells++
			if coded.LooksAsked(t) {
				n++
			}
			if len(strings.Fields(t)) >= leastClueWords {
				clues++
			}
		}
		if asks += n; n >= leastBoardRows {
			asking++
		}
	}
	if len(columns) < 2 || cells*3 < len(columns)*(len(g.rows)-from)*2 || clues*3 < cells*2 {
		return false
	}
	return worths || asks*3 >= cells && asks >= leastBoardAsks && asking >= 2
}

// rises reports whether texts are worths that rise by the first of them: 100, 200,
// 300.
func rises(texts []string) bool {
	if len(texts) < leastBoardRows+1 {
		return false
	}
	base := 0
	for k, t := range texts {
		m := boardWorth.FindStringSubmatch(strings.TrimSpace(t))
		if m == nil {
			return false
		}
		n := line.LastNumber(m[1])
		if k == 0 {
			base = n
		}
		if n != base*(k+1) || base < 10 {
			return false
		}
	}
	return true
}
