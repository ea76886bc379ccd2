package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastLevels is how many columns of a rubric say how well something is done.
const leastLevels = 2

var (
	// criterionTitle is over what a rubric looks at.
	criterionTitle = pattern.New(`(?i)^\s*(?:(?:grading |scoring |assessment |marking |evaluation )?criteri(?:a|on)s?|category|categories|rubric|traits?|dimensions?|aspects?|areas?|skills?|bewertungskriterien|kriterien|kriterium|critères?(?: d['’]évaluation)?|criterios?(?: de evaluación)?|aspectos?(?: a evaluar)?|rúbrica|critérios?|criteri(?:o)?(?: di valutazione)?|indicatori|kryteri(?:a|um)|критери(?:и|й)(?: оцен(?:ки|ивания))?|критері(?:ї|й)|ölçüt(?:ler)?|kriter(?:ler)?|tiêu chí(?: đánh giá)?|kriteria|aspek(?: yang dinilai| penilaian)?|معیار(?:ها)?|评价标准|评分标准|评分项目|評量項目|評価項目|観点|평가 ?요소|평가 ?기준|เกณฑ์|szempont(?:ok)?|criteriu|kritéri(?:a|um))\s*[:]?\s*$`)
	// levelTitle is over how well it is done.
	levelTitle = pattern.New(`(?i)[(\[]\s*\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*` + line.PointWord + `?\.?\s*[)\]]|^\s*\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s*(?:` + line.PointWord + `\.?)?\s*$|^\s*(?:excellent|outstanding|exemplary|advanced|proficient|accomplished|very good|good|satisfactory|fair|average|developing|emerging|beginning|basic|novice|poor|weak|inadequate|unsatisfactory|needs (?:improvement|work)|(?:exceeds|meets|approaching|below)\b.*|sehr gut|gut|befriedigend|ausreichend|mangelhaft|très bien|bien|assez bien|insuffisant|excelente|muy bueno|bueno|regular|insuficiente|deficiente|ótimo|bom|ottimo|buono|sufficiente|insufficiente|отлично|хорошо|удовлетворительно|неудовлетворительно|відмінно|добре|çok iyi|iyi|orta|zayıf|xuất sắc|tốt|khá|trung bình|yếu|sangat baik|baik|cukup|kurang|优秀|良好|合格|不合格)\s*$`)
)

// rubric writes a table of how an answer is marked, "Criteria | Excellent (5) | Good
// (3)", as what markers are told of the question before it.
func (f *Flattener) rubric(t page.Table) bool {
	if len(t.Rows) < 2 || len(f.Lines) == 0 {
		return false
	}
	titles := CellLines(t.Rows[0])
	if len(titles) <= leastLevels || !criterionTitle.MatchString(titles[0].Text) {
		return false
	}
	levels := 0
	for _, l := range titles[1:] {
		if levelTitle.MatchString(l.Text) {
			levels++
		} else if !pointsTitle.MatchString(l.Text) && l.Text != "" {
			return false
		}
	}
	if levels < leastLevels || !saysHow(t.Rows[1:]) {
		return false
	}
	for _, row := range t.Rows[1:] {
		if said := rubricRow(titles, CellLines(row)); said != "" {
			f.push(line.NewLine(line.LineAt(t.Position), []page.Run{{Text: "Rubric: " + said}}))
		}
	}
	return true
}

// saysHow reports whether most cells behind the first ones of rows hold words: what is
// measured under numbers belongs to a question.
func saysHow(rows []page.Row) bool {
	words, cells := 0, 0
	for _, row := range rows {
		for _, l := range CellLines(row)[min(1, len(row.Cells)):] {
			cells++
			if strings.Contains(strings.TrimSpace(l.Text), " ") && lexicon.CountsLetters(l.Text, 4) {
				words++
			}
		}
	}
	return words*2 >= cells && words > 0
}

// rubricRow is what a row of a rubric says, with the titles of its columns.
func rubricRow(titles, row []line.Line) string {
	var said []string
	for i, l := range row {
		text := strings.Join(strings.Fields(l.Text), " ")
		switch {
		case text == "" || line.IsRoom(text):
		case i > 0 && i < len(titles) && lexicon.CountsLetters(text, 1):
			said = append(said, titles[i].Text+" - "+text)
		default:
			said = append(said, text)
		}
	}
	return strings.Join(said, "; ")
}
