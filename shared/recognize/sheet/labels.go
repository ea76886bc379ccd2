package sheet

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// labelColumns takes columns that only letter or number the choices beside them,
// "(1) | to slow down | (2) | to stop", for no choices: the texts behind are.
func (b *sheetBank) labelColumns() {
	for i := 0; i+1 < len(b.columns); i++ {
		if b.columns[i].Role != lexicon.ChoiceRole || !b.isLabelColumn(b.columns[i]) {
			continue
		}
		switch b.columns[i+1].Role {
		case lexicon.NoRole, lexicon.ChoiceRole, lexicon.OptionsRole:
			b.columns[i].Role, b.columns[i+1].Role = lexicon.AsideRole, lexicon.ChoiceRole
		}
	}
}

// isLabelColumn reports whether every row shows the same label.
func (b *sheetBank) isLabelColumn(c sheetColumn) bool {
	values := b.values(c)
	for _, v := range values {
		if v != values[0] {
			return false
		}
	}
	return len(values) >= 3 && !lexicon.IsNumber(values[0]) && flatten.IsBareLabel(values[0])
}
