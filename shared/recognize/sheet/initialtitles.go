package sheet

import (
	"slices"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// initialTitle is a title that is one letter, with a number or without.
var initialTitle = pattern.New(`^(\pL) ?(\d)?$`)

// initialTitles reads titles that are the initials of the words for wrong and right, the
// wrong ones counted: "Soru, y1, y2, y3, d" (yanlış, doğru), "Frage, f1, f2, r". All
// other titles of one letter mean no more than their order.
func initialTitles(columns []sheetColumn) {
	right, wrong := -1, []int(nil)
	letters := ""
	for i, c := range columns {
		m := initialTitle.FindStringSubmatch(lexicon.PlainTitle(c.Title))
		switch {
		case m == nil:
		case m[2] == "" && right < 0:
			right, letters = i, letters+m[1]
		case m[2] == "":
			return
		default:
			wrong = append(wrong, i)
		}
	}
	if right < 0 || len(wrong) < 2 {
		return
	}
	for k, i := range wrong {
		m := initialTitle.FindStringSubmatch(lexicon.PlainTitle(columns[i].Title))
		if m[2] != string(rune('1'+k)) || !slices.Contains([]string{"yd", "fr", "wr", "wc", "fv"}, m[1]+letters) {
			return
		}
	}
	columns[right].Role = lexicon.CorrectRole
	for _, i := range wrong {
		columns[i].Role = lexicon.WrongRole
	}
}
