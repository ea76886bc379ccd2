package sheet

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// shareSign is the number or letter of a choice in the title of its share.
var shareSign = pattern.New(`[\s_]*(?:\d{1,2}|\(?[a-j]\)?)$`)

// shareColumns finds the columns that give every choice its share of the points,
// as exports of question banks do: "answer1 | fraction | answer2 | fraction", or
// "A | B | Points A | Points B".
func (b *sheetBank) shareColumns() {
	var choices []int
	var titles []string
	titled := map[string][]int{}
	for i, c := range b.columns {
		switch c.Role {
		case lexicon.ChoiceRole:
			choices = append(choices, i)
		case lexicon.NoRole, lexicon.PointsRole:
			title := shareSign.ReplaceAllString(lexicon.PlainTitle(c.Title), "")
			titles, titled[title] = append(titles, title), append(titled[title], i)
		case lexicon.AnswerRole, lexicon.CorrectRole, lexicon.WrongRole, lexicon.FlagRole:
			return
		}
	}
	for _, title := range titles {
		at := titled[title]
		if title == "" || len(choices) < 2 || len(at) != len(choices) || !b.sharesOut(at) {
			continue
		}
		if slices.ContainsFunc(at, func(i int) bool { return i < choices[slices.Index(at, i)] }) {
			continue
		}
		for _, i := range at {
			b.columns[i].Role = lexicon.AsideRole
		}
		b.shares = at
		return
	}
}

// sharesOut reports whether columns hold numbers only, and in most rows some of
// them are positive and others are not.
func (b *sheetBank) sharesOut(at []int) bool {
	rows, parted := 0, 0
	for _, row := range b.grid.rows[b.from:b.to] {
		some, none := false, false
		for _, i := range at {
			if row[b.columns[i].At].empty() {
				continue
			}
			n, ok := shareOf(row[b.columns[i].At])
			if !ok {
				return false
			}
			some, none = some || n.Sign() > 0, none || n.Sign() <= 0
		}
		if some || none {
			rows++
		}
		if some && none {
			parted++
		}
	}
	return parted*2 > rows
}

// shareOf reads "100", "33.333", "-50%".
func shareOf(c sheetCell) (quiz.Decimal, bool) {
	return lexicon.DecimalOf(strings.TrimSuffix(strings.TrimSpace(c.text), "%"))
}

// share marks the choices of a row that get the most. A row whose choices all get
// something tells nothing.
func (s *sheetRows) share(e *sheetEntry, row []sheetCell) {
	var most quiz.Decimal
	var right []int
	none := false
	for k, i := range s.bank.shares {
		c := row[s.bank.columns[i].At]
		n, ok := shareOf(c)
		at := slices.Index(e.places, k+1)
		switch {
		case !ok || at < 0:
		case n.Sign() <= 0:
			none = true
		case n.Cmp(most) > 0:
			most, right, e.flagged = n, []int{at}, c.lines[0]
		case n.Equal(most):
			right = append(right, at)
		}
	}
	if none {
		e.right = append(e.right, right...)
	}
}
