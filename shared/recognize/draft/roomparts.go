package draft

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastRoomRows is how many numbered rows with room to answer make parts.
const leastRoomRows = 3

// roomParts reads a table under a question whose rows are numbered and have room
// to write beside what they ask, "1. | 4 + 5 | ____", as its parts; nil where
// there is none.
func roomParts(ts []Token) []Draft {
	for i := 1; i < len(ts); i++ {
		if ts[i].Kind != line.TableLine {
			continue
		}
		out := roomRows(ts[i].Line)
		if out == nil {
			continue
		}
		out[0].Shared = LineList(ts[:i])
		out[len(out)-1].Trailing = LineList(ts[i+1:])
		return out
	}
	return nil
}

// roomRows are the rows of such a table, all of it.
func roomRows(l line.Line) []Draft {
	t := l.Table()
	if t == nil || len(t.Rows) < leastRoomRows {
		return nil
	}
	out := make([]Draft, 0, len(t.Rows))
	for i, row := range t.Rows {
		cells := flatten.CellLines(row)
		if len(cells) != 3 || cells[1].Text == "" || !line.IsRoom(cells[2].Text) || strings.TrimRight(cells[0].Text, ".) ") != lexicon.DecimalText(i+1) {
			return nil
		}
		stem := line.NewLine(l, cells[1].Runs)
		label := line.QuestionLabel{Kind: line.PlainNumber, Text: cells[0].Text}
		out = append(out, Draft{Part: true, Labelled: true, Label: label, Stem: []line.Line{stem}, Room: 1})
	}
	return out
}
