package recognize

// labelColumns takes columns that only letter or number the choices beside them,
// "(1) | to slow down | (2) | to stop", for no choices: the texts behind are.
func (b *sheetBank) labelColumns() {
	for i := 0; i+1 < len(b.columns); i++ {
		if b.columns[i].role != choiceRole || !b.isLabelColumn(b.columns[i]) {
			continue
		}
		switch b.columns[i+1].role {
		case noRole, choiceRole, optionsRole:
			b.columns[i].role, b.columns[i+1].role = asideRole, choiceRole
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
	return len(values) >= 3 && !isNumber(values[0]) && isBareLabel(values[0])
}
