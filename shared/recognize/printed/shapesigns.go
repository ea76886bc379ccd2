package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/line"
)

// quizShapes are the signs with which quiz games label what they offer, each another;
// only those of the first kind are no bullets or boxes elsewhere.
const (
	gameShapes  = "▲△◆◇♦🔺🔷🔶🟡🟨🟩🟢🟥🟦🔴🔵"
	quizShapes  = gameShapes + "●○■□⬛⬜"
	leastShapes = 2 // lines of a row, and rows
)

// ShapeSigns letters the choices that a quiz game labels with shapes, "▲ Rome", "◆ Oslo",
// where each choice of a question has another.
func ShapeSigns(lines []line.Line) []line.Line {
	var rows [][2]int
	for i := 0; i < len(lines); i++ {
		if n := shapeRow(lines[i:]); n > 0 {
			rows = append(rows, [2]int{i, i + n})
			i += n - 1
		}
	}
	if len(rows) < leastShapes {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, row := range rows {
		for i := row[0]; i < row[1]; i++ {
			l := lines[i]
			_, n := shapeOf(l)
			rest := l.From(n)
			rest.Gap, rest.Turn = l.Gap, l.Turn
			out[i] = rest.Offered(i - row[0] + 1)
		}
	}
	return out
}

// shapeRow is how many lines from the first on begin with another shape each; 0 where no
// shape of a game is among them.
func shapeRow(lines []line.Line) int {
	seen := ""
	n, game := 0, false
	for ; n < len(lines); n++ {
		shape, _ := shapeOf(lines[n])
		if shape == "" || strings.Contains(seen, shape) {
			break
		}
		seen += shape
		game = game || strings.Contains(gameShapes, shape)
	}
	if n < leastShapes || !game {
		return 0
	}
	return n
}

// shapeOf is the shape that a line of text begins with and the bytes it takes, with what
// makes it an emoji; empty for none.
func shapeOf(l line.Line) (string, int) {
	r, n := utf8.DecodeRuneInString(l.Text)
	if l.Kind != line.TextLine || l.Label != nil || r < utf8.RuneSelf || !strings.ContainsRune(quizShapes, r) || strings.TrimSpace(l.Text[n:]) == "" {
		return "", 0
	}
	shape := l.Text[:n]
	rest := strings.TrimLeft(l.Text[n:], "\ufe0f ")
	return shape, len(l.Text) - len(rest)
}
