package asks

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of an exercise.
const (
	leastRows     = 3   // that have no sign of their own
	leastSigned   = 2   // that have
	rowWords      = 7   // of a row beside its room
	entryWords    = 3   // of one that is a word
	exerciseOrder = 140 // letters of its order
)

// rowKind is what the row of an exercise holds.
type rowKind uint8

const (
	noRow    rowKind = iota
	sumRow           // "12 + 5 =", "4 + ___ = 9"
	termRow          // "2x + 3 = 9", "3/4"
	roomRow          // "big: ____", "___ dog"
	gapRow           // "h_use"
	mixedRow         // words in the wrong order: "is / my / name"
	entryRow         // "photosynthesis", "345"
	listRow          // "5, 3, 8, 1"
	tellsRow         // "The Sun is a star."
	askRow           // "Who is she?"
)

// exerciseRow is one row: the line it is in, its piece of it, and its sign.
type exerciseRow struct {
	at     int
	typed  line.Line // with its sign
	line   line.Line // behind it
	kind   rowKind
	sign   string
	number int // that its sign counts; 0 without a sign
	letter bool
	worded bool // its sign is that of a question: "Q1."
	roomed bool // lines to write on follow
	told   bool // its answer follows
}

// Exercises numbers the rows of exercises as worksheets have them: sums, which show by
// themselves what is asked, and words, terms and sentences under an order that is for each
// of them, "Write the opposite. / big ____ / hot ____".
func (r *Reader) Exercises(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	kept := 0           // lines that are in out
	for i := 0; i < len(lines) && !(len(out) > 0 && r.IsKeyHeading(lines[i])); i++ {
		if overNextLetter(lines, i) {
			continue
		}
		from := i
		order := r.orderOver(lines[i])
		if order.kind > noOrder && r.underNumber(lines, i) {
			continue // rows are parts of a task
		}
		if order.kind > noOrder || order.answers {
			from++
		} else if !maySum(lines[i].Text) && !isComparison(lines[i].Text) {
			continue
		}
		rows, end := r.rowsFrom(lines, from, order.kind >= rowOrder)
		if len(rows) > 0 && (rows[0].worded || countThemselves(rows)) || !asExercise(rows, order) {
			if order.kind >= rowOrder && !order.titled && len(rows) >= leastSigned && rows[0].number > 0 && !rows[0].letter && !rows[0].told {
				out = append(out, lines[kept:from]...) // rows with the numbers of questions stay
				out[len(out)-1].Counts = true
				kept = from
			}
			continue
		}
		if out == nil && r.inKey(lines[:i]) {
			break
		}
		out = append(out, lines[kept:from]...)
		if from > i {
			out[len(out)-1].Counts = true
		}
		for n, row := range rows {
			if from == i && row.number > 0 {
				out = append(out, row.typed)
			} else {
				out = append(out, row.question(n+1))
			}
			if n+1 == len(rows) || rows[n+1].at > row.at {
				next := end
				if n+1 < len(rows) {
					next = rows[n+1].at
				}
				out = append(out, lines[row.at+1:next]...)
			}
		}
		kept, i = end, end-1
		r.LetteredRows = r.LetteredRows || letteredRows(rows)
	}
	if out == nil {
		return lines
	}
	rest := len(out)
	out = append(out, lines[kept:]...)
	if r.LetteredRows {
		r.countedKey(out, rest)
	}
	for i := range out {
		if next := withoutEmpty(out, i+1); out[i].Gap && next < len(out) && r.isRow(out[next]) && r.headsRows(out[i]) {
			out[i].Counts = true // it heads other questions of the sheet
		}
	}
	return out
}

// overNextLetter reports whether a line stands right over the next letter, as choices do:
// nothing between is for it. It is soon told, of lines that are many.
func overNextLetter(lines []line.Line, i int) bool {
	if i+1 == len(lines) || len(lines[i].Text) < 2 || len(lines[i+1].Text) < 2 || !lexicon.IsASCIILetter(lines[i].Text[0]) {
		return false
	}
	sign, next := lines[i].Text[:2], lines[i+1].Text[:2]
	return strings.IndexByte(".)", sign[1]) >= 0 && next[1] == sign[1] && next[0] == sign[0]+1
}

// headsRows reports whether a line without the number of a question orders something.
func (r *Reader) headsRows(l line.Line) bool {
	o := r.orderOver(l)
	return o.kind > noOrder || o.answers
}

// underNumber reports whether a line stands below the number of a task that has no more
// than what it is worth or its title beside it, "Task 1 (4 points)", "1 Equations": rows
// are its parts. Behind a sign the title is that of a task where letters follow.
func (r *Reader) underNumber(lines []line.Line, i int) bool {
	at := i - 1
	for at >= 0 && lines[at].Kind == line.TextLine && lines[at].Text == "" {
		at--
	}
	if at < 0 || lines[at].Counts {
		return false
	}
	if m := letteredTitle.FindString(lines[at].Text); m != "" && letterBelow(lines[i:]) {
		return true // "A1 Fractions"
	}
	q, ok := lines[at].QuestionLabel(r.Vocabulary)
	if !ok || q.Number == 0 {
		return false
	}
	if title := lines[at].From(min(q.End, len(lines[at].Text))).Text; plainTitle.MatchString(title) && letterBelow(lines[i:]) {
		return true
	}
	behind := strings.Trim(lines[at].Text[min(q.End, len(lines[at].Text)):], " .:")
	return behind == "" || line.BracketPoints.FindString(behind) == behind || q.Delim == line.BareDelim && flatten.CountWords(behind, entryWords+1) <= entryWords
}

// The title of a task, and one behind a number such as "A1".
var (
	plainTitle    = pattern.New(`^\p{Lu}[\pL\pM'’-]+(?:\s[\pL\pM'’-]+){0,3}(?:\s\([\pL ]{2,20}\))?$`)
	letteredTitle = pattern.Guarded(pattern.BeginsWith("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), `^[A-Z]\d{1,2}[.:)]?\s\p{Lu}[\pL\pM'’-]+(?:\s[\pL\pM'’-]+){0,3}$`)
)

// isRow reports whether a line has the number of a row.
func (r *Reader) isRow(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Number > 0 && q.Kind == line.PlainNumber && q.Delim != line.BareDelim && q.Delim != line.GluedDelim
}

// question is a row with the label of a question.
func (e exerciseRow) question(n int) line.Line {
	label := lexicon.DecimalText(n) + "."
	if e.number > 0 {
		n, label = e.number, e.sign
	}
	l := e.line
	l.Label = &page.Label{Text: label, Format: page.Decimal, Number: n, List: line.OpenList}
	return l
}

// orderKind is how surely a line orders something of the rows below it.
type orderKind uint8

const (
	noOrder    orderKind = iota
	anyOrder             // as a question may do, or instructions
	rowOrder             // what is for the rows of an exercise
	severalRow           // and says that it is for several
)

// rowsOrder is an order over rows.
type rowsOrder struct {
	kind    orderKind
	titled  bool // behind the sign of a section
	answers bool // to answer what is asked below
	sorted  bool // to put things in order, or together
}

// orderOver reads a line, behind the sign of a section if it has one, as an order.
func (r *Reader) orderOver(l line.Line) rowsOrder {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, exerciseOrder) || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) {
		return rowsOrder{}
	}
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Number > 0 && q.Kind != line.RomanNumber {
		return rowsOrder{} // a question, whose parts the rows are
	}
	text := rewrite.TitleBehindSign(l, r.Vocabulary)
	sign := l.Text[:strings.IndexFunc(l.Text+" ", unicode.IsSpace)]
	if text != "" {
		sign += l.Text[:strings.LastIndex(l.Text, text)] // its worth may stand behind it
	}
	if strings.ContainsAny(sign, "0123456789") {
		return rowsOrder{}
	}
	titled := text != ""
	if !titled {
		if text = l.Text; l.Label != nil || r.startsLabelled(l) {
			return rowsOrder{}
		}
	}
	if at := line.BracketPoints.FindStringIndex(text); at != nil && at[1] >= len(text)-1 {
		text = text[:at[0]]
	}
	f := strings.TrimRight(lexicon.Fold(text), " .:!。：！")
	if at := strings.LastIndex(f, ". "); at >= 0 {
		f = f[at+2:] // the last of several sentences
	}
	if f == "" || r.TruthCue.In(f) || r.Instructing.In(f) {
		return rowsOrder{}
	}
	o := rowsOrder{titled: titled, answers: r.ToAnswer.Begins(f) > 0 || r.ToAnswer.Ends(f) || lexicon.EndsUnspaced(f, r.ToAnswer) || r.OpenTasks.In(f), sorted: r.Order.In(f) || r.Match.In(f)}
	switch orders, several := r.Lexicon.OrdersExercise(f); {
	case (orders && several || lexicon.OrdersTerms(f)) && !strings.ContainsAny(f, "0123456789"):
		o.kind = severalRow
	case orders:
		o.kind = rowOrder
	case r.Asking.Begins(f) > 0, r.Work.Begins(f) > 0, r.Writing.Begins(f) > 0, r.Asking.Ends(f), lexicon.OrdersByForm(text), lexicon.OrdersInHan(text):
		o.kind = anyOrder
	}
	return o
}

// rowsFrom are the rows that begin with a line, and where they end.
func (r *Reader) rowsFrom(lines []line.Line, from int, surely bool) ([]exerciseRow, int) {
	var rows []exerciseRow
	end := from
	for i := from; i < len(lines); i++ {
		l := lines[i]
		switch {
		case l.Kind == line.TextLine && l.Text == "" && l.Label == nil:
			continue
		case l.Kind == line.TextLine && line.IsRoom(l.Text):
			if len(rows) == 0 {
				return nil, 0
			}
			rows[len(rows)-1].roomed = true
			end = i + 1
			continue
		case len(rows) > 0 && r.tellsAnswer(l):
			rows[len(rows)-1].told = true
			end = i + 1
			continue
		}
		if o := r.orderOver(l); len(rows) > 0 && (o.kind >= rowOrder || o.answers) {
			break // the next exercise
		}
		row := r.rowsOf(l, i)
		if row == nil || !surely && r.isNoise(row[0].line) || len(rows) > 0 && !row[0].follows(rows[len(rows)-1]) {
			if next := r.overPage(lines, i, rows); next > i {
				i = next - 1
				continue
			}
			break
		}
		rows, end = append(rows, row...), i+1
	}
	return rows, end
}

// tellsAnswer reports whether a line is the answer to what stands over it.
func (r *Reader) tellsAnswer(l line.Line) bool {
	note, ok := line.NoteOf(l, r.Vocabulary)
	return ok && note.Class == lexicon.AnswerWord && !r.IsKeyHeading(l)
}

// furniture is how many lines may stand at the turn of a page.
const furniture = 3

// overPage is where rows go on behind the foot of a page and the head of the next, which
// a line begins; 0 where they do not.
func (r *Reader) overPage(lines []line.Line, i int, rows []exerciseRow) int {
	if i == 0 || lines[i].Pos().Page == 0 {
		return 0
	}
	for next := i + 1; next < len(lines) && next <= i+furniture; next++ {
		if lines[next].Pos().Page == lines[i-1].Pos().Page {
			continue
		}
		if len(rows) > 0 && line.IsRoom(lines[next].Text) {
			return next
		}
		if row := r.rowsOf(lines[next], next); row != nil && (len(rows) == 0 && row[0].number <= 1 && r.goesOn(lines, row[len(row)-1]) || len(rows) > 0 && row[0].follows(rows[len(rows)-1])) {
			return next
		}
	}
	return 0
}

// goesOn reports whether another row follows a row.
func (r *Reader) goesOn(lines []line.Line, row exerciseRow) bool {
	next := row.at + 1
	for next < len(lines) && (lines[next].Text == "" || line.IsRoom(lines[next].Text)) {
		next++
	}
	if next == len(lines) {
		return false
	}
	other := r.rowsOf(lines[next], next)
	return other != nil && other[0].follows(row)
}

// isNoise reports whether a line begins as what people fill in about themselves, "Name".
func (r *Reader) isNoise(l line.Line) bool {
	c, _ := r.Vocabulary.Find(l.Head(), lexicon.NoiseWord)
	return c != lexicon.NoClass
}

// follows reports whether a row goes on with the rows that another ends: it is of their
// kind, and its sign counts on.
func (e exerciseRow) follows(before exerciseRow) bool {
	if e.kind != before.kind || (e.number > 0) != (before.number > 0) || e.letter != before.letter {
		return false
	}
	return e.number == 0 || e.number == before.number+1
}

// asExercise reports whether rows are an exercise under their order, and not the choices
// that a question offers.
func asExercise(rows []exerciseRow, order rowsOrder) bool {
	if len(rows) < leastSigned {
		return false
	}
	signed, roomed, upper, told := rows[0].number > 0, true, false, true
	for _, row := range rows {
		told = told && row.told
		roomed = roomed && row.roomed
		upper = upper || row.letter && row.sign != strings.ToLower(row.sign)
	}
	if signed && rows[0].number != 1 && rows[0].letter || !signed && len(rows) < leastRows && rows[0].kind != askRow {
		return false
	}
	if told {
		return signed && rows[0].letter && (order.kind > noOrder || order.answers) // others are numbered as questions are
	}
	switch kind := rows[0].kind; kind {
	case sumRow:
		return order.kind > noOrder || len(rows) >= leastRows
	case roomRow:
		if signed && !rows[0].letter && rows[0].at != rows[len(rows)-1].at {
			return false // the numbers of questions
		}
		return !order.sorted && (order.kind >= rowOrder || order.kind == anyOrder && (!signed || rows[0].letter))
	case mixedRow:
		return order.kind > noOrder
	case gapRow:
		return order.kind >= rowOrder
	case listRow:
		return order.kind == severalRow && order.sorted && signed
	case askRow:
		return order.answers && (rows[0].letter && !upper || roomed && !signed)
	case termRow, entryRow, tellsRow:
		if order.sorted || upper {
			return false
		}
		if kind == tellsRow && signed && !rows[0].letter {
			return order.kind >= rowOrder
		}
		if kind == tellsRow || roomed || kind == termRow && (!rows[0].letter || maySum(rows[0].line.Text)) {
			return order.kind >= rowOrder && (signed || roomed)
		}
		return order.kind == severalRow && signed
	}
	return false
}
