package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var emptyRoomAtEnd = pattern.New(`\s*(?:_{2,}|[.…]{4,}|[(（]\s*[)）])\s*$`)

// isMatchTable reports whether a table pairs numbered with lettered entries, or
// lettered with numbered ones.
func isMatchTable(t page.Table) bool {
	return pairsKinds(t, digitLabel, letterLabel) || pairsKinds(t, letterLabel, digitLabel)
}

func pairsKinds(t page.Table, first, second labelKind) bool {
	rows, before := 0, ""
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
		roman := first == digitLabel && rows < len(romanParts()) && left.sign == romanParts()[rows]
		if ok1 && (left.kind == first || roman) && ok2 && right.kind == second && right.sign != before {
			rows++
			before = right.sign
		} else if ok2 && right.kind == second && cells[0].empty() && cells[0].label == nil && rows > 0 {
			continue
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
// lettered one into a table of two columns: "1. Finland    A. Riga". Under an order
// to match the letters may come first: "A) Finland   1) Riga".
func (r *recognizer) pairRows(lines []line) []line {
	out := lines[:0]
	ordered := 0 // lines since an order to match
	for i := 0; i < len(lines); {
		rows := rowsFrom(lines[i:], digitLabel, r.letters)
		if ordered++; lines[i].kind == textLine && r.match.in(fold(lines[i].text)) {
			ordered = 0
		}
		if len(rows) < 2 && ordered > 0 && ordered <= matchTitles {
			rows = rowsFrom(lines[i:], letterLabel, r.letters)
		}
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

// matchTitles is how many lines below an order to match its lists begin at the
// most: their titles may stand between.
const matchTitles = 3

func cellOf(l line) page.Cell {
	c := page.Cell{ColSpan: 1, RowSpan: 1}
	if !l.empty() || l.label != nil {
		c.Blocks = []page.Block{page.Paragraph{Position: l.pos(), Label: l.label, Runs: l.runs}}
	}
	return c
}

// rowsFrom lists the rows that begin at the first line, each as its two halves,
// with numbers or letters in front. Numbers and letters must both count on; lines
// of the second list alone may follow.
func rowsFrom(lines []line, front labelKind, letters [][]string) [][2]line {
	var out [][2]line
	var a, b string
	for i, l := range lines {
		left, right, ok := halves(l, front)
		if !ok {
			if len(out) < 2 {
				return out
			}
			c, labelled := l.choiceLabel()
			if !labelled || l.lead < 4 || c.kind != behind(front) || !entryFollows(b, c, i, letters) {
				return out
			}
			out, b = append(out, [2]line{{}, l}), c.sign
			continue
		}
		first, _ := left.choiceLabel()
		second, labelled := right.choiceLabel()
		if !entryFollows(a, first, i, letters) || labelled && !entryFollows(b, second, i, letters) {
			return out
		}
		out, a, b = append(out, [2]line{left, right}), first.sign, second.sign
	}
	return out
}

// behind is the kind of the labels of the second list.
func behind(front labelKind) labelKind {
	if front == digitLabel {
		return letterLabel
	}
	return digitLabel
}

// entryFollows reports whether a label is entry i of its list, behind the sign before.
func entryFollows(before string, c choiceLabel, i int, letters [][]string) bool {
	switch {
	case c.kind == digitLabel:
		return c.sign == decimalText(i+1)
	case i == 0:
		return isFirst(c.sign, letters)
	}
	return follows(before, c.sign, letters, false)
}

// halves cuts a line with a label at its front before one of the other kind behind
// a gap.
func halves(l line, front labelKind) (left, right line, ok bool) {
	if l.kind != textLine || !mayGap(l.text) {
		return line{}, line{}, false
	}
	if c, labelled := l.choiceLabel(); !labelled || c.kind != front || !mayGapBehind(l.text, c.end) {
		return line{}, line{}, false
	}
	var at int
	for _, s := range findSpots(l) {
		if s.wide && s.label.kind == behind(front) {
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
