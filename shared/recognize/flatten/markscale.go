package flatten

import (
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of a table that says which points give which mark.
const (
	leastMarks  = 3  // without the titles
	longestMark = 16 // characters: "sehr gut"
)

var (
	pointsTitle = pattern.New(`(?i)^\s*(?:total\s+)?(?:` + line.PointWord + `|scores?|range|punteggi[oa]?|punktzahl|points total|puntaje|puntuaci[oó]n|pontuaç[aã]o|aantal punten|liczba punkt[oó]w|punktacja|количество баллов|кількість балів|pontszám|počet bod[uů]|punctaj|总分|分数|得点|총점|percent(?:age)?|prozent|pourcentage|porcentaje|porcentagem|percentuale|%)(?:zahl|s)?\s*(?:\(.{1,20}\))?\s*:?\s*$`)
	markTitle   = pattern.New(`(?i)^\s*(?:grade|mark|note|zensur|nota|voto|cijfer|ocena|оценка|отметка|оцінка|not|điểm số|xếp loại|nilai|predikat|baho|osztályzat|érdemjegy|jegy|calificaci[oó]n|conceito|menç?[aã]o|not[aă]|calificativ|známka|等级|等第|成绩|評価|등급|نمره|درجة|เกรด)(?:n|s|stufe)?\s*:?\s*$`)
	pointRange  = pattern.New(`^\s*(?:[<>≤≥]\s*=?\s*)?\d{1,3}(?:[.,]\d+)?\s*%?(?:\s*(?:[-–—~～]|bis|to|a|à|до|dan)\s*(?:[<>≤≥]\s*)?\d{1,3}(?:[.,]\d+)?\s*%?|\s*\+)?\s*$`)
)

// isMarkScale reports whether a table says which points give which mark, "Points |
// 0-5 | 6-8", "Mark | 5 | 4", in its rows or columns: it belongs to no question.
func isMarkScale(t page.Table) bool {
	if len(t.Rows) == 2 {
		return scalesMarks(t)
	}
	down, ok := turned(t)
	return ok && len(down.Rows) == 2 && scalesMarks(down)
}

func scalesMarks(t page.Table) bool {
	points, marks := t.Rows[0].Cells, t.Rows[1].Cells
	if len(points) != len(marks) || len(points) <= leastMarks {
		return false
	}
	if markTitle.MatchString(CellText(points[0])) {
		points, marks = marks, points
	}
	if !pointsTitle.MatchString(CellText(points[0])) || !markTitle.MatchString(CellText(marks[0])) {
		return false
	}
	for i, c := range points[1:] {
		mark := CellText(marks[i+1])
		if !pointRange.MatchString(CellText(c)) || mark == "" || utf8.RuneCountInString(mark) > longestMark {
			return false
		}
	}
	return true
}
