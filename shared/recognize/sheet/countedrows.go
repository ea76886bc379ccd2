package sheet

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/vote"
)

// mostBelow is how many choices rows below a question hold at most.
const mostBelow = 8

// countedRows is a sheet of questions whose numbers stand beside them, with each choice
// in a row below its question and in the same column.
type countedRows struct {
	grid         *Grid
	number, text int   // the columns
	stems        []int // the rows of the questions
	end          int
}

// countedRows reads a sheet in which only the numbers beside the questions part them from
// the choices in the rows below them, and ticks beside these say which are right; nil for
// any other sheet. A column titled as what somebody answered tells no right ones.
func (r *Reader) countedRows(g *Grid) []sheetBank {
	for number := range min(g.width-1, 3) {
		c := countedRows{grid: g, number: number, text: number + 1}
		if c.find() && c.offer() {
			return c.banks()
		}
	}
	return nil
}

// find looks for the rows that count on, each with a text beside its number.
func (c *countedRows) find() bool {
	for i, row := range c.grid.rows {
		switch n := row[c.number].text; {
		case row[c.number].empty():
			if len(c.stems) > 0 && len(filled(row)) > 0 && !row[c.text].empty() {
				c.end = i + 1
			}
		case n == strconv.Itoa(len(c.stems)+1) && !row[c.text].empty():
			c.stems = append(c.stems, i)
		case len(c.stems) > 0:
			return false
		}
	}
	return len(c.stems) >= leastChoiceRows
}

// offer reports whether the rows below nearly all questions hold a few texts each that
// ask nothing, as the questions do.
func (c *countedRows) offer() bool {
	var asked, offered []string
	other, told := 0, 0
	for k, i := range c.stems {
		if len(filled(c.grid.rows[i])) > 2 {
			told++ // its answer stands beside the question
		}
		below := c.below(k)
		if len(below) < 2 || len(below) > mostBelow {
			other++
		}
		asked = append(asked, c.grid.rows[i][c.text].text)
		for _, row := range below {
			offered = append(offered, c.grid.rows[row][c.text].text)
		}
	}
	return other*10 <= len(c.stems) && told*3 <= len(c.stems) && coded.AsksMostly(asked) && !coded.AsksMostly(offered)
}

// below is the rows of the choices of a question.
func (c *countedRows) below(k int) []int {
	to := c.end
	if k+1 < len(c.stems) {
		to = c.stems[k+1]
	}
	var out []int
	for i := c.stems[k] + 1; i < to; i++ {
		if !c.grid.rows[i][c.text].empty() {
			out = append(out, i)
		}
	}
	return out
}

// ticked is the column that ticks some choices of nearly every question and not all of
// them, by its title where several do; -1 for none.
func (c *countedRows) ticked() int {
	var found []int
	for col := c.text + 1; col < c.grid.width; col++ {
		if c.ticks(col) && !ofTaker(c.title(col)) {
			found = append(found, col)
		}
	}
	if len(found) == 1 {
		return found[0]
	}
	told := -1
	for _, col := range found {
		switch lexicon.RoleOf(c.title(col), lexicon.ColumnRoles()) {
		case lexicon.AnswerRole, lexicon.CorrectRole:
			if told >= 0 {
				return -1
			}
			told = col
		}
	}
	return told
}

// ticks reports whether a column holds nothing but ticks beside the choices.
func (c *countedRows) ticks(col int) bool {
	other := 0
	for k := range c.stems {
		ticks, below := 0, c.below(k)
		for _, i := range below {
			text := c.grid.rows[i][col].text
			right, ok := vote.FlagOf(text)
			switch {
			case text != "" && (!ok || !right):
				return false
			case right:
				ticks++
			}
		}
		if ticks == 0 || ticks == len(below) {
			other++
		}
	}
	return other*10 <= len(c.stems)
}

// title is what stands over a column in the row before the first question.
func (c *countedRows) title(col int) string {
	for i := c.stems[0] - 1; i >= 0; i-- {
		if t := c.grid.rows[i][col].text; t != "" {
			return t
		}
	}
	return ""
}

// takersOwn are words of titles over what somebody answered.
const takersOwn = " your yours my student's deine meine ihre votre ta tu su mi tua sua seu teu minha jouw mijn uw twoja moja din ditt min mitt vaše vaša tvoje anda kamu cevabınız sizin bạn ваш твой мой "

// ofTaker reports whether a title is that of a column for what whoever takes the test
// answers.
func ofTaker(title string) bool {
	words := strings.Fields(strings.ToLower(title))
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(takersOwn, " "+w+" ") }) || isTitled(title, takerTitles())
}

// banks writes each choice into a row of its own, with what ticks it.
func (c *countedRows) banks() []sheetBank {
	bank := Grid{name: c.grid.name, width: 4}
	flags := c.ticked()
	for k, i := range c.stems {
		stem := []sheetCell{c.grid.rows[i][c.number], c.grid.rows[i][c.text]}
		for _, at := range c.below(k) {
			row := []sheetCell{{}, {}, c.grid.rows[at][c.text], {}}
			copy(row, stem)
			if flags >= 0 {
				row[3] = c.grid.rows[at][flags]
			}
			bank.rows = append(bank.rows, row)
			stem = nil
		}
	}
	columns := []sheetColumn{{At: 0, Role: lexicon.NumberRole}, {At: 1, Role: lexicon.StemRole}, {At: 2, Role: lexicon.ChoiceRole}, {At: 3, Role: lexicon.FlagRole}}
	return []sheetBank{{grid: &bank, to: len(bank.rows), headed: true, columns: columns}}
}
