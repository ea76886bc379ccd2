package sheet

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of sheets whose choices stand in the rows below their questions: how many one
// question has at most, and how many cells beside them may belong to none, as a score.
const (
	mostBelow  = 8
	mostStrays = 4
)

// belowRows is a sheet of questions in one column with a row for each choice, from the
// row of the question on or below it. A column is -1 where there is none.
type belowRows struct {
	grid                         *Grid
	number, text, letter, choice int
	stems                        []int // the rows of the questions
	end                          int   // behind the last choice
}

// choicesBelow reads a sheet with a row for each choice, where numbers or what they ask
// part the questions from the choices, and nothing stands beside these but what tells the
// right ones: ticks, or a letter or text beside the question. Any other sheet is nil, and
// a column titled as what somebody answered tells nothing.
func (r *Reader) choicesBelow(g *Grid) []sheetBank {
	for text := range min(g.width, 3) {
		b := belowRows{grid: g, number: -1, text: text, letter: -1, choice: text}
		if !b.countsBefore() && !b.countsInside() && !b.asks() {
			continue
		}
		for _, c := range [][2]int{{-1, text}, {-1, text + 1}, {text + 1, text + 2}} {
			if b.letter, b.choice = c[0], c[1]; b.choice < g.width && b.offers() {
				return b.banks()
			}
		}
	}
	return nil
}

// countsBefore finds the questions by the column before them, whose numbers count on.
func (b *belowRows) countsBefore() bool {
	if b.text == 0 {
		return false
	}
	b.stems = b.stems[:0]
	for i, row := range b.grid.rows {
		switch n := row[b.text-1].text; {
		case n == "":
		case n == strconv.Itoa(len(b.stems)+1) && !row[b.text].empty():
			b.stems = append(b.stems, i)
		case len(b.stems) > 0:
			return false
		}
	}
	if len(b.stems) < leastChoiceRows {
		return false
	}
	b.number = b.text - 1
	return b.asksMostly()
}

// countsInside finds them by the numbers typed before them.
func (b *belowRows) countsInside() bool {
	b.stems = b.stems[:0]
	for i, row := range b.grid.rows {
		q, ok := line.NumberLabel(row[b.text].text)
		if ok && q.Delim != line.BareDelim && q.Delim != line.GluedDelim && q.Text == strconv.Itoa(len(b.stems)+1) {
			b.stems = append(b.stems, i)
		}
	}
	return len(b.stems) >= leastChoiceRows && b.asksMostly()
}

// asks finds them by what they ask.
func (b *belowRows) asks() bool {
	b.stems = b.stems[:0]
	for i, row := range b.grid.rows {
		if coded.LooksAsked(row[b.text].text) {
			b.stems = append(b.stems, i)
		}
	}
	return len(b.stems) >= leastChoiceRows
}

func (b *belowRows) asksMostly() bool {
	var asked []string
	for _, i := range b.stems {
		asked = append(asked, b.grid.rows[i][b.text].text)
	}
	return coded.AsksMostly(asked)
}

// offers reports whether nearly all questions have a few choices in the rows that follow,
// behind their letters where these have a column, and whether all other rows are empty.
func (b *belowRows) offers() bool {
	var offered []string
	other := 0
	b.end = len(b.grid.rows)
	for b.end > 0 && b.grid.rows[b.end-1][b.choice].empty() {
		b.end--
	}
	for k, stem := range b.stems {
		below := b.below(k)
		if len(below) < 2 || len(below) > mostBelow {
			other++
		}
		for place, i := range below {
			row := b.grid.rows[i]
			if b.letter >= 0 && letterPlace(row[b.letter].text) != place+1 || b.choice != b.text && i != stem && !row[b.text].empty() {
				return false
			}
			offered = append(offered, row[b.choice].text)
		}
	}
	if other*10 > len(b.stems) || coded.AsksMostly(offered) {
		return false
	}
	_, found := b.telling()
	return found || (b.letter >= 0 || b.number >= 0 && b.choice == b.text) && !b.beside()
}

// below is the rows of the choices of a question.
func (b *belowRows) below(k int) []int {
	from, to := b.stems[k], b.end
	if k+1 < len(b.stems) {
		to = b.stems[k+1]
	}
	if b.choice == b.text {
		from++
	}
	var out []int
	for i := from; i < to; i++ {
		if !b.grid.rows[i][b.choice].empty() {
			out = append(out, i)
		}
	}
	return out
}

// letterPlace is the place of a letter that stands alone, 0 for anything else.
func letterPlace(text string) int {
	if at := lexicon.LetterPlace(strings.Trim(text, " .():")); at <= mostBelow {
		return at
	}
	return 0
}

// title is what stands over a column in the row before the first question.
func (b *belowRows) title(col int) string {
	for i := b.stems[0] - 1; i >= 0; i-- {
		if t := b.grid.rows[i][col].text; t != "" {
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
	return isTitled(title, takerTitles()) || slices.ContainsFunc(strings.Fields(strings.ToLower(title)), func(w string) bool { return strings.Contains(takersOwn, " "+w+" ") })
}

// banks writes the questions as rows: with all choices and the answer beside them, or one
// choice in each row with what ticks it.
func (b *belowRows) banks() []sheetBank {
	told, _ := b.telling()
	width := 4
	if told.beside {
		width = mostBelow + 3
	}
	bank := Grid{name: b.grid.name, width: width}
	for k, i := range b.stems {
		row := make([]sheetCell, width)
		if row[1] = b.grid.rows[i][b.text]; b.number >= 0 {
			row[0] = b.grid.rows[i][b.number]
		}
		for place, at := range b.below(k)[:min(mostBelow, len(b.below(k)))] {
			if told.beside {
				row[2+place] = b.grid.rows[at][b.choice]
				continue
			}
			if row[2] = b.grid.rows[at][b.choice]; told.column >= 0 {
				row[3] = b.grid.rows[at][told.column]
			}
			bank.rows = append(bank.rows, row)
			row = make([]sheetCell, width)
		}
		if told.beside {
			row[width-1] = b.grid.rows[i][told.column]
			bank.rows = append(bank.rows, row)
		}
	}
	columns := make([]sheetColumn, width)
	for i := range columns {
		columns[i] = sheetColumn{At: i, Role: lexicon.ChoiceRole}
	}
	columns[0].Role, columns[1].Role, columns[width-1].Role = lexicon.NumberRole, lexicon.StemRole, lexicon.FlagRole
	if told.beside {
		columns[width-1].Role = lexicon.AnswerRole
	}
	return []sheetBank{{grid: &bank, head: b.stems[0], to: len(bank.rows), headed: true, columns: columns}}
}

// inQuestions are the texts of a column in the rows of the questions.
func (b *belowRows) inQuestions(col int) []string {
	return b.grid.texts(col, b.stems[0], b.end)
}

// beside reports whether something stands beside the questions and choices that is more
// than a few strays.
func (b *belowRows) beside() bool {
	for col := range b.grid.width {
		if col != b.number && col != b.text && col != b.letter && col != b.choice && len(b.inQuestions(col)) > mostStrays {
			return true
		}
	}
	return false
}
