package recognize

import "strings"

// leastRoomRows is how many numbered rows with room to answer make parts.
const leastRoomRows = 3

// roomParts reads a table under a question whose rows are numbered and have room
// to write beside what they ask, "1. | 4 + 5 | ____", as its parts; nil where
// there is none.
func roomParts(ts []token) []draft {
	for i := 1; i < len(ts); i++ {
		if ts[i].kind != tableLine {
			continue
		}
		out := roomRows(ts[i].line)
		if out == nil {
			continue
		}
		out[0].shared = lineList(ts[:i])
		out[len(out)-1].trailing = lineList(ts[i+1:])
		return out
	}
	return nil
}

// roomRows are the rows of such a table, all of it.
func roomRows(l line) []draft {
	t := l.table()
	if t == nil || len(t.Rows) < leastRoomRows {
		return nil
	}
	out := make([]draft, 0, len(t.Rows))
	for i, row := range t.Rows {
		cells := cellLines(row)
		if len(cells) != 3 || cells[1].text == "" || !isRoom(cells[2].text) || strings.TrimRight(cells[0].text, ".) ") != decimalText(i+1) {
			return nil
		}
		stem := newLine(l, cells[1].runs)
		label := questionLabel{kind: plainNumber, text: cells[0].text}
		out = append(out, draft{part: true, labelled: true, label: label, stem: []line{stem}, room: 1})
	}
	return out
}
