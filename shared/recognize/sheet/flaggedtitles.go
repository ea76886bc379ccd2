package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// flaggedTitles finds the columns that say of the choice before them whether it is
// right, as they are called like its column and something more: "A, A correct, B,
// B correct", "Option 1, Option 1 is correct".
func flaggedTitles(columns []sheetColumn) {
	var found []int
	for i := 1; i < len(columns); i++ {
		if columns[i-1].Role != lexicon.ChoiceRole {
			continue
		}
		more, ok := strings.CutPrefix(lexicon.PlainTitle(columns[i].Title), lexicon.PlainTitle(columns[i-1].Title)+" ")
		switch strings.Trim(more, "()? ") {
		case "correct", "is correct", "right", "is right", "true", "richtig", "korrekt", "correcta", "correcto", "correta", "correto", "corretta", "correcte", "juist", "poprawna", "верно", "правильно", "правильный", "doğru", "đúng", "benar", "正确":
			if ok {
				found = append(found, i)
			}
		}
	}
	if len(found) < 2 {
		return
	}
	for _, i := range found {
		columns[i].Role = lexicon.FlagRole
	}
}
