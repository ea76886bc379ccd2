package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
)

// listings takes a column under a title that says nothing known for the choices,
// where no other holds any and nearly all its cells list some by letters: "a) rook
// b) crow".
func listings(g *Grid, columns []sheetColumn, below int) {
	if count(columns, lexicon.StemRole) != 1 || count(columns, lexicon.ChoiceRole, lexicon.OptionsRole, lexicon.CorrectRole, lexicon.WrongRole) > 0 {
		return
	}
	for i, c := range columns {
		if c.Role != lexicon.NoRole || c.Title == "" {
			continue
		}
		texts := g.texts(i, below, len(g.rows))
		listing := slices.DeleteFunc(slices.Clone(texts), func(t string) bool {
			return len(letteredItems(strings.Join(strings.Fields(t), " "))) < 2
		})
		if len(listing) >= 3 && len(listing)*10 >= len(texts)*8 {
			columns[i].Role = lexicon.OptionsRole
			return
		}
	}
}
