package sheet

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/vote"
)

// toldBy is the column that tells the right choices, -1 for none, and whether it does so
// beside the question and not beside the choices.
type toldBy struct {
	column int
	beside bool
}

// telling is the column beside the choices that tells the right ones: the only one, or of
// several the one that is titled so. found is false where none does, or where another
// column holds anything else.
func (b *belowRows) telling() (told toldBy, found bool) {
	var all []toldBy
	for col := range b.grid.width {
		if col == b.number || col == b.text || col == b.letter || col == b.choice || len(b.inQuestions(col)) == 0 {
			continue
		}
		t := toldBy{col, !b.ticks(col)}
		switch {
		case t.beside && !b.names(col):
			if len(b.inQuestions(col)) > mostStrays {
				return toldBy{column: -1}, false
			}
		case !ofTaker(b.title(col)):
			all = append(all, t)
		default:
			found = true
		}
	}
	if len(all) == 1 {
		return all[0], true
	}
	told.column = -1
	for _, t := range all {
		if !tellsRight(b.title(t.column)) {
			continue
		}
		if told.column >= 0 {
			return toldBy{column: -1}, true
		}
		told = t
	}
	return told, found || told.column >= 0
}

// tellsRight reports whether a title is that of a column for the right answers.
func tellsRight(title string) bool {
	role := lexicon.RoleOf(title, lexicon.ColumnRoles())
	return role == lexicon.AnswerRole || role == lexicon.CorrectRole
}

// ticks reports whether a column holds nothing but ticks beside the choices, beside some
// of nearly every question and not beside all of them.
func (b *belowRows) ticks(col int) bool {
	other, more := 0, len(b.inQuestions(col)) > mostStrays
	for k, stem := range b.stems {
		if more && b.choice == b.text && !b.grid.rows[stem][col].empty() {
			return false
		}
		ticks, below := 0, b.below(k)
		for _, i := range below {
			text := b.grid.rows[i][col].text
			right, ok := vote.FlagOf(text)
			switch {
			case text != "" && !ok:
				return false
			case right:
				ticks++
			}
		}
		if ticks == 0 || ticks == len(below) {
			other++
		}
	}
	return other*10 <= len(b.stems)
}

// names reports whether a column holds, beside the questions alone, the letter or the text
// of one of their choices. Letters under another title than that of answers may be anything:
// levels, groups, versions.
func (b *belowRows) names(col int) bool {
	title := b.title(col)
	letters := title == "" || tellsRight(title)
	named, rows := 0, 0
	for k, stem := range b.stems {
		text := b.grid.rows[stem][col].text
		if text == "" {
			continue
		}
		rows++
		below := b.below(k)
		place := 0
		if letters {
			place = letterPlace(text)
		}
		for _, i := range below {
			offer := b.grid.rows[i][b.choice].text
			if label, ok := line.ChoiceLabelOf(offer); ok && lexicon.Same(offer[label.End:]) == lexicon.Same(text) || lexicon.Same(offer) == lexicon.Same(text) {
				place = 1
			}
		}
		if place > 0 && place <= len(below) {
			named++
		}
	}
	return rows == len(b.inQuestions(col)) && rows*10 >= len(b.stems)*9 && named*10 >= rows*9
}
