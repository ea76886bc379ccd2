package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// mostScoreCells is how many cells the box for a score has at the most.
const mostScoreCells = 8

// scoreWord is what such a box says: the score, and who gives it or looks it over.
var scoreWord = pattern.New(`(?i)^(?:得分|总分|分数|题分|实得分|评分(?:人|员)?|评卷(?:人|员|教师)?|阅卷(?:人|员|教师)?|改卷(?:人|教师)?|复核(?:人|教师)?|复查人|核分人|统分人|登分人|签名|签字|得點|得点|評分(?:人|者)?|閱卷(?:人|者)?|採点者?|점수|득점|채점자?|확인|score|marks?|points?|grade|examiner|marker|initials|punkte?|note|puntos|nota|calificación|punti|voto|punkty|ocena|баллы?|оценка|подпись|бали|оцінка|підпис|puan|not|điểm|giám khảo|nilai|paraf|คะแนน|الدرجة|نمره|ציון|βαθμός|punctaj)[:：.]?$`)

// isScoreBox reports whether a table is the small box over a section of a paper that its
// marker fills in: words for the score and for who gives it, with empty cells beside or
// below them.
func isScoreBox(t page.Table) bool {
	words, room, cells := 0, 0, 0
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			text := strings.Join(strings.Fields(CellText(c)), "")
			if cells++; cells > mostScoreCells {
				return false
			}
			switch {
			case text == "" && isEmptyCell(c) || strings.Trim(text, "_.…/") == "" && text != "":
				room++
			case scoreWord.MatchString(text) || scoreWord.MatchString(lexicon.Fold(CellText(c))):
				words++
			default:
				return false
			}
		}
	}
	return words > 0 && room > 0
}
