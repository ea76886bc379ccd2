package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var emptyRoomAtEnd = pattern.New(`\s*(?:_{2,}|[.…]{4,}|[(（]\s*[)）])\s*$`)

// isMatchTable reports whether a table pairs numbered with lettered entries.
func isMatchTable(t page.Table) bool {
	rows := 0
	for i, row := range t.Rows {
		cells := cellLines(row)
		if len(cells) < 2 || len(cells) > 4 {
			return false
		}
		if len(cells) == 4 {
			cells = []line{labelInto(cells[0], cells[1]), labelInto(cells[2], cells[3])}
		}
		left, ok1 := withoutRoom(cells[0]).choiceLabel()
		right, ok2 := cells[len(cells)-1].choiceLabel()
		roman := rows < len(romanParts()) && left.sign == romanParts()[rows]
		if ok1 && (left.kind == digitLabel || roman) && ok2 && right.kind == letterLabel {
			rows++
		} else if i > 0 && cells[0].text != "" {
			return false
		}
	}
	return rows >= 2
}

// withoutRoom is an entry without the room for an answer before its number.
func withoutRoom(l line) line {
	if l.label == nil && roomNumber.MatchString(l.text) {
		return l.from(len(roomFront.FindString(l.text)))
	}
	return l
}

// pairRows turns lines that hold a numbered entry and, behind a wide gap, a
// lettered one into a table of two columns: "1. Finland    A. Riga".
func (r *recognizer) pairRows(lines []line) []line {
	letters := r.letters
	out := lines[:0]
	for i := 0; i < len(lines); {
		rows := rowsFrom(lines[i:], letters)
		if len(rows) < 2 {
			out = append(out, lines[i])
			i++
			continue
		}
		t := page.Table{Position: lines[i].pos()}
		for _, r := range rows {
			t.Rows = append(t.Rows, page.Row{Cells: []page.Cell{cellOf(r[0]), cellOf(r[1])}})
		}
		out = append(out, line{kind: tableLine, origin: &origin{pos: lines[i].pos(), table: &t}, block: lines[i].block, gap: lines[i].gap})
		i += len(rows)
	}
	return out
}

func cellOf(l line) page.Cell {
	c := page.Cell{ColSpan: 1, RowSpan: 1}
	if !l.empty() || l.label != nil {
		c.Blocks = []page.Block{page.Paragraph{Position: l.pos(), Label: l.label, Runs: l.runs}}
	}
	return c
}

// rowsFrom lists the rows that begin at the first line, each as its two halves.
// Numbers and letters must both count on; lines with a letter alone may follow.
func rowsFrom(lines []line, letters [][]string) [][2]line {
	var out [][2]line
	sign := ""
	for i, l := range lines {
		left, right, ok := halves(l)
		if !ok {
			if len(out) < 2 {
				return out
			}
			c, lettered := l.choiceLabel()
			if !lettered || l.lead < 4 || c.kind != letterLabel || !follows(sign, c.sign, letters, false) {
				return out
			}
			out, sign = append(out, [2]line{{}, l}), c.sign
			continue
		}
		a, _ := left.choiceLabel()
		b, _ := right.choiceLabel()
		if a.sign != decimalText(i+1) || i == 0 && !isFirst(b.sign, letters) || i > 0 && !follows(sign, b.sign, letters, false) {
			return out
		}
		out, sign = append(out, [2]line{left, right}), b.sign
	}
	return out
}

// halves cuts a line with a number at its front before a letter behind a gap.
func halves(l line) (left, right line, ok bool) {
	if l.kind != textLine || !mayGap(l.text) {
		return line{}, line{}, false
	}
	if c, labelled := l.choiceLabel(); !labelled || c.kind != digitLabel || !mayGapBehind(l.text, c.end) {
		return line{}, line{}, false
	}
	var at int
	for _, s := range findSpots(l) {
		if s.wide && s.label.kind == letterLabel {
			if at > 0 {
				return line{}, line{}, false
			}
			at = s.at
		}
	}
	if at == 0 {
		return line{}, line{}, false
	}
	left, right = l.cut(0, at), l.cut(at, len(l.text))
	right.soft = false
	return trimRoom(left), right, true
}

// trimRoom cuts room to write from the end of an entry.
func trimRoom(l line) line {
	if m := emptyRoomAtEnd.FindStringIndex(l.text); m != nil && m[0] > 0 {
		return l.cut(0, m[0])
	}
	return l
}
