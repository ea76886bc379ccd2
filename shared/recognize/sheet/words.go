package sheet

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/item"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// wordItem builds a question that is answered in words or with a number. The
// choices of such a row are the answers that count.
func (b *sheetItem) wordItem(kind itemKind) {
	if kind == gapKind && b.gapsInCells() {
		return
	}
	values := b.accepted()
	b.D.Choices = nil
	if kind == essayKind || kind == openKind && len(values) == 0 {
		var model []line.Line
		for _, v := range values {
			model = append(model, v.lines...)
		}
		b.Essay(flatten.Content(model, flatten.Shape{}))
		return
	}
	if len(values) == 0 {
		b.Unanswered(b.BlanksBefore(len(b.D.Stem)))
		return
	}
	if len(values) == 1 {
		b.single(values[0])
		return
	}
	b.Evidence(quiz.ByColumn, values[0].lines[0])
	out := quiz.Text{}
	for _, v := range values {
		if !slices.ContainsFunc(out.Accepted, func(a quiz.Accepted) bool { return a.Text == v.text }) {
			out.Accepted = append(out.Accepted, quiz.Accepted{Text: strings.Join(strings.Fields(v.text), " ")})
		}
	}
	b.Item.Response = out
}

// accepted lists the cells that hold an answer each.
func (b *sheetItem) accepted() []sheetCell {
	var out []sheetCell
	for _, a := range b.e.answers {
		if a.cell.text != "" {
			out = append(out, a.cell)
		}
	}
	for _, c := range b.D.Choices {
		if t := c.Text(); t != "" && len(b.e.answers) == 0 {
			out = append(out, sheetCell{lines: c.Lines, text: t, pos: c.Lines[0].Pos()})
		}
	}
	return out
}

// single builds the question whose answer stands in one cell.
func (b *sheetItem) single(a sheetCell) {
	value := a.text
	if b.e.near != "" {
		value += " ± " + strings.TrimLeft(b.e.near, "±+/- ")
	}
	if n, ok := lexicon.NumberOf(value); ok && b.BlanksBefore(len(b.D.Stem)) < 2 {
		if n.Unit == "" {
			n.Unit = b.e.unit
		}
		b.Evidence(quiz.ByColumn, a.lines[0])
		b.Item.Response = n
		return
	}
	if len(a.text) > item.BriefAnswer && len(a.text) <= item.LongAnswer && len(a.lines) == 1 && b.BlanksBefore(len(b.D.Stem)) < 2 && !b.AsksEssay(0) {
		b.Evidence(quiz.ByColumn, a.lines[0])
		b.Item.Response = quiz.Text{Accepted: []quiz.Accepted{{Text: a.text}}} // prose, not a list of answers
		return
	}
	if isPointwise(a.lines) {
		b.Essay(flatten.Content(a.lines, flatten.Shape{})) // what an answer should name
		return
	}
	b.D.Notes = append(b.D.Notes, line.Note{Class: lexicon.AnswerWord, Value: a.lines[0], Column: true})
	for _, l := range a.lines[1:] {
		b.D.Notes = append(b.D.Notes, line.Note{Class: lexicon.AnswerWord, Value: l, Column: true, Strong: true})
	}
	b.Open()
}

// isPointwise reports whether an answer is written in points, each behind a
// bullet.
func isPointwise(lines []line.Line) bool {
	return len(lines) >= 2 && !slices.ContainsFunc(lines, func(l line.Line) bool {
		first, size := utf8.DecodeRuneInString(l.Text)
		return size == len(l.Text) || !strings.ContainsRune("・•‣▪●○◦·-–—*", first) || first < utf8.RuneSelf && unicode.IsDigit(rune(l.Text[size])) // "-5" is a number
	})
}

// pairsInCells reads a matching question whose choices are pairs written in one
// cell each: "cat --- meow", "cat -> meow".
func (b *sheetItem) pairsInCells() bool {
	cells := b.D.Choices
	var pairs [][2]sheetCell
	for _, c := range cells {
		if len(c.Lines) == 0 {
			return false
		}
		l := c.Lines[0]
		m := pairSign.FindStringIndex(l.Text)
		if m == nil || m[0] == 0 || m[1] == len(l.Text) {
			return false
		}
		left, right := l.Cut(0, m[0]), l.From(m[1])
		pairs = append(pairs, [2]sheetCell{{lines: []line.Line{left}, text: left.Text}, {lines: []line.Line{right}, text: right.Text}})
	}
	if len(pairs) < 2 || !b.pairItem(pairs) {
		return false
	}
	b.D.Choices = nil
	return true
}

var pairSign = pattern.New(`\s*(?:-{3}|-->|->|→|=>|⇒|\s[-–—=:|]\s|=|\||::)\s*`)

// pairItem builds a matching question of pairs that stand side by side. Right
// entries that are equal are one, and those without a left one distract.
func (b *sheetItem) pairItem(pairs [][2]sheetCell) bool {
	m := quiz.Match{}
	at := map[string]int{}
	var first *sheetCell
	for i, p := range pairs {
		right := flatten.Content(p[1].lines, flatten.Shape{})
		if right.IsEmpty() {
			continue
		}
		k, ok := at[right.Text()]
		if !ok {
			k = len(m.Right)
			at[right.Text()] = k
			m.Right = append(m.Right, right)
		}
		left := flatten.Content(p[0].lines, flatten.Shape{})
		if left.IsEmpty() {
			continue
		}
		m.Left, m.Key = append(m.Left, left), append(m.Key, k)
		if first == nil {
			first = &pairs[i][0]
		}
	}
	if len(m.Left) < 2 {
		return false
	}
	b.Item.Response = m
	l := first.lines[0]
	b.Item.Evidence = []quiz.Evidence{{Kind: quiz.ByColumn, Position: l.Pos(), Quote: finding.Quote(m.Left[0].Line() + " = " + m.Right[m.Key[0]].Line())}}
	if b.Item.Position.IsZero() {
		b.Item.Position = l.Pos()
	}
	if len(b.D.Stem) == 0 {
		b.Item.Stem = richtext.Plain(b.e.bank.pairTitle())
	}
	return true
}

// pairTitle says what is to be matched, by the titles of the columns.
func (b *sheetBank) pairTitle() string {
	left, right := "", ""
	for _, c := range b.columns {
		switch {
		case c.Role == lexicon.LeftRole && left == "":
			left = strings.TrimSpace(c.Title)
		case c.Role == lexicon.MatchRole && right == "":
			right = strings.TrimSpace(c.Title)
		}
	}
	return left + " – " + right
}

// orderItem builds a sequence. Its right order is what an answer says; the
// platforms whose files give the entries in their right order have no answer.
func (b *sheetItem) orderItem() {
	out := quiz.Order{}
	for _, c := range b.D.Choices {
		out.Entries = append(out.Entries, flatten.Content(c.Lines, flatten.Shape{}))
	}
	switch key, given := b.sequence(); {
	case key != nil:
		out.Key = key
	case given:
		b.Report(finding.KeyUnmatched, finding.Warning, b.e.answers[0].cell.lines[0], "The answer does not give the order of all entries.")
	case b.e.bank.inOrder():
		for i := range out.Entries {
			out.Key = append(out.Key, i)
		}
		b.Evidence(quiz.ByFormat, b.D.Choices[0].Lines[0])
	}
	b.D.Choices = nil
	b.Item.Response = out
}

// sequence reads "2, 1, 3", "B A C" or the entries themselves in order.
func (b *sheetItem) sequence() (key []int, given bool) {
	if len(b.e.answers) == 0 {
		return nil, false
	}
	a := b.e.answers[0].cell
	n := len(b.D.Choices)
	parts := answerParts(a.text)
	if len(parts) == 1 && len([]rune(parts[0])) == n {
		parts = strings.Split(parts[0], "")
	}
	read := func(parts []string, find func(string) int) []int {
		var out []int
		for _, p := range parts {
			k := find(p)
			if k < 0 || k >= n || slices.Contains(out, k) {
				return nil
			}
			out = append(out, k)
		}
		if len(out) != n {
			return nil
		}
		return out
	}
	for _, find := range []func(string) int{
		func(p string) int { return line.LastNumber(p) - 1 },
		func(p string) int { return lexicon.Place(lexicon.Fold(p), b.e.bank.votes.alphabet) - 1 },
	} {
		if key := read(parts, find); key != nil {
			b.Evidence(quiz.ByColumn, a.lines[0])
			return key, true
		}
	}
	if key := read(listItems(a.text, true), func(p string) int { return b.sheets.sameChoice(b.e, p) }); key != nil {
		b.Evidence(quiz.ByColumn, a.lines[0])
		return key, true
	}
	return nil, true
}

// inOrder reports whether the bank has the titles of a platform that lists the
// entries of a sequence in their right order: Type, Title, Correct, Choice.
func (b *sheetBank) inOrder() bool {
	return b.ordered || slices.ContainsFunc(b.columns, func(c sheetColumn) bool { return lexicon.PlainTitle(c.Title) == "choice" }) &&
		slices.ContainsFunc(b.columns, func(c sheetColumn) bool { return lexicon.PlainTitle(c.Title) == "title" })
}

// cellGap is a gap that the first choice of a gap text shows in its sentence:
// "[Paris]", or "{{Paris, Rome}}" with the right choice first.
var cellGap = pattern.New(`\{\{([^{}]{1,200})\}\}|\[([^\[\]]{1,100})\]`)

// gapsInCells reads the gap text of a platform that writes the sentence, with
// the answers in brackets, into the first choice.
func (b *sheetItem) gapsInCells() bool {
	if len(b.D.Choices) != 1 || !b.e.bank.inOrder() {
		return false
	}
	l := b.D.Choices[0].Lines[0]
	found := cellGap.FindAllStringSubmatch(l.Text, -1)
	if len(found) == 0 {
		return false
	}
	out := quiz.Blanks{}
	var ins []richtext.Inline
	rest := l.Text
	for i, m := range found {
		before, after, _ := strings.Cut(rest, m[0])
		id := "b" + lexicon.DecimalText(i+1)
		ins = append(ins, richtext.Text{Text: before}, richtext.Blank{ID: id})
		rest = after
		blank := quiz.Blank{ID: id, Response: quiz.Text{Accepted: asks.Accepted(m[2])}}
		if items := listItems(m[1], true); m[1] != "" && len(items) >= 2 {
			blank.Response = item.Dropdown(items, items[0])
		}
		out.Blanks = append(out.Blanks, blank)
	}
	if rest != "" {
		ins = append(ins, richtext.Text{Text: rest})
	}
	b.Evidence(quiz.ByFormat, l)
	b.D.Choices = nil
	sentence, title := richtext.Paragraph{Inlines: ins}, flatten.Content(b.D.Stem, flatten.Shape{})
	if repeatsGaps(title.Line(), richtext.Content{sentence}.Line()) {
		title = nil
	}
	b.Item.Stem = append(title, sentence)
	b.Item.Response = out
	return true
}
