package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/quiz"
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
	b.d.choices = nil
	if kind == essayKind || kind == openKind && len(values) == 0 {
		var model []line
		for _, v := range values {
			model = append(model, v.lines...)
		}
		b.essay(content(model, shape{}))
		return
	}
	if len(values) == 0 {
		b.unanswered(b.blanksBefore(len(b.d.stem)))
		return
	}
	if len(values) == 1 {
		b.single(values[0])
		return
	}
	b.evidence(quiz.ByColumn, values[0].lines[0])
	out := quiz.Text{}
	for _, v := range values {
		if !slices.ContainsFunc(out.Accepted, func(a quiz.Accepted) bool { return a.Text == v.text }) {
			out.Accepted = append(out.Accepted, quiz.Accepted{Text: strings.Join(strings.Fields(v.text), " ")})
		}
	}
	b.item.Response = out
}

// accepted lists the cells that hold an answer each.
func (b *sheetItem) accepted() []sheetCell {
	var out []sheetCell
	for _, a := range b.e.answers {
		if a.cell.text != "" {
			out = append(out, a.cell)
		}
	}
	for _, c := range b.d.choices {
		if t := c.text(); t != "" && len(b.e.answers) == 0 {
			out = append(out, sheetCell{lines: c.lines, text: t, pos: c.lines[0].pos()})
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
	if n, ok := numberOf(value); ok && b.blanksBefore(len(b.d.stem)) < 2 {
		if n.Unit == "" {
			n.Unit = b.e.unit
		}
		b.evidence(quiz.ByColumn, a.lines[0])
		b.item.Response = n
		return
	}
	if len(a.text) > briefAnswer && len(a.text) <= longAnswer && len(a.lines) == 1 && b.blanksBefore(len(b.d.stem)) < 2 && !b.asksEssay(0) {
		b.evidence(quiz.ByColumn, a.lines[0])
		b.item.Response = quiz.Text{Accepted: []quiz.Accepted{{Text: a.text}}} // prose, not a list of answers
		return
	}
	if isPointwise(a.lines) {
		b.essay(content(a.lines, shape{})) // what an answer should name
		return
	}
	b.d.notes = append(b.d.notes, note{class: answerWord, value: a.lines[0], column: true})
	for _, l := range a.lines[1:] {
		b.d.notes = append(b.d.notes, note{class: answerWord, value: l, column: true, strong: true})
	}
	b.open()
}

// isPointwise reports whether an answer is written in points, each behind a
// bullet.
func isPointwise(lines []line) bool {
	return len(lines) >= 2 && !slices.ContainsFunc(lines, func(l line) bool {
		first, size := utf8.DecodeRuneInString(l.text)
		return size == len(l.text) || !strings.ContainsRune("・•‣▪●○◦·-–—*", first) || first < utf8.RuneSelf && unicode.IsDigit(rune(l.text[size])) // "-5" is a number
	})
}

// pairsInCells reads a matching question whose choices are pairs written in one
// cell each: "cat --- meow", "cat -> meow".
func (b *sheetItem) pairsInCells() bool {
	cells := b.d.choices
	var pairs [][2]sheetCell
	for _, c := range cells {
		if len(c.lines) == 0 {
			return false
		}
		l := c.lines[0]
		m := pairSign.FindStringIndex(l.text)
		if m == nil || m[0] == 0 || m[1] == len(l.text) {
			return false
		}
		left, right := l.cut(0, m[0]), l.from(m[1])
		pairs = append(pairs, [2]sheetCell{{lines: []line{left}, text: left.text}, {lines: []line{right}, text: right.text}})
	}
	if len(pairs) < 2 || !b.pairItem(pairs) {
		return false
	}
	b.d.choices = nil
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
		right := content(p[1].lines, shape{})
		if right.IsEmpty() {
			continue
		}
		k, ok := at[right.Text()]
		if !ok {
			k = len(m.Right)
			at[right.Text()] = k
			m.Right = append(m.Right, right)
		}
		left := content(p[0].lines, shape{})
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
	b.item.Response = m
	l := first.lines[0]
	b.item.Evidence = []quiz.Evidence{{Kind: quiz.ByColumn, Position: l.pos(), Quote: finding.Quote(m.Left[0].Line() + " = " + m.Right[m.Key[0]].Line())}}
	if b.item.Position.IsZero() {
		b.item.Position = l.pos()
	}
	if len(b.d.stem) == 0 {
		b.item.Stem = richtext.Plain(b.e.bank.pairTitle())
	}
	return true
}

// pairTitle says what is to be matched, by the titles of the columns.
func (b *sheetBank) pairTitle() string {
	left, right := "", ""
	for _, c := range b.columns {
		switch {
		case c.role == leftRole && left == "":
			left = strings.TrimSpace(c.title)
		case c.role == matchRole && right == "":
			right = strings.TrimSpace(c.title)
		}
	}
	return left + " – " + right
}

// orderItem builds a sequence. Its right order is what an answer says; the
// platforms whose files give the entries in their right order have no answer.
func (b *sheetItem) orderItem() {
	out := quiz.Order{}
	for _, c := range b.d.choices {
		out.Entries = append(out.Entries, content(c.lines, shape{}))
	}
	switch key, given := b.sequence(); {
	case key != nil:
		out.Key = key
	case given:
		b.report(finding.KeyUnmatched, finding.Warning, b.e.answers[0].cell.lines[0], "The answer does not give the order of all entries.")
	case b.e.bank.inOrder():
		for i := range out.Entries {
			out.Key = append(out.Key, i)
		}
		b.evidence(quiz.ByFormat, b.d.choices[0].lines[0])
	}
	b.d.choices = nil
	b.item.Response = out
}

// sequence reads "2, 1, 3", "B A C" or the entries themselves in order.
func (b *sheetItem) sequence() (key []int, given bool) {
	if len(b.e.answers) == 0 {
		return nil, false
	}
	a := b.e.answers[0].cell
	n := len(b.d.choices)
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
		func(p string) int { return lastNumber(p) - 1 },
		func(p string) int { return place(fold(p), b.e.bank.votes.alphabet) - 1 },
	} {
		if key := read(parts, find); key != nil {
			b.evidence(quiz.ByColumn, a.lines[0])
			return key, true
		}
	}
	if key := read(listItems(a.text, true), func(p string) int { return b.r.sameChoice(b.e, p) }); key != nil {
		b.evidence(quiz.ByColumn, a.lines[0])
		return key, true
	}
	return nil, true
}

// inOrder reports whether the bank has the titles of a platform that lists the
// entries of a sequence in their right order: Type, Title, Correct, Choice.
func (b *sheetBank) inOrder() bool {
	return b.ordered || slices.ContainsFunc(b.columns, func(c sheetColumn) bool { return plainTitle(c.title) == "choice" }) &&
		slices.ContainsFunc(b.columns, func(c sheetColumn) bool { return plainTitle(c.title) == "title" })
}

// cellGap is a gap that the first choice of a gap text shows in its sentence:
// "[Paris]", or "{{Paris, Rome}}" with the right choice first.
var cellGap = pattern.New(`\{\{([^{}]{1,200})\}\}|\[([^\[\]]{1,100})\]`)

// gapsInCells reads the gap text of a platform that writes the sentence, with
// the answers in brackets, into the first choice.
func (b *sheetItem) gapsInCells() bool {
	if len(b.d.choices) != 1 || !b.e.bank.inOrder() {
		return false
	}
	l := b.d.choices[0].lines[0]
	found := cellGap.FindAllStringSubmatch(l.text, -1)
	if len(found) == 0 {
		return false
	}
	out := quiz.Blanks{}
	var ins []richtext.Inline
	rest := l.text
	for i, m := range found {
		before, after, _ := strings.Cut(rest, m[0])
		id := "b" + decimalText(i+1)
		ins = append(ins, richtext.Text{Text: before}, richtext.Blank{ID: id})
		rest = after
		blank := quiz.Blank{ID: id, Response: quiz.Text{Accepted: accepted(m[2])}}
		if items := listItems(m[1], true); m[1] != "" && len(items) >= 2 {
			blank.Response = dropdown(items, items[0])
		}
		out.Blanks = append(out.Blanks, blank)
	}
	if rest != "" {
		ins = append(ins, richtext.Text{Text: rest})
	}
	b.evidence(quiz.ByFormat, l)
	b.d.choices = nil
	sentence, title := richtext.Paragraph{Inlines: ins}, content(b.d.stem, shape{})
	if repeatsGaps(title.Line(), richtext.Content{sentence}.Line()) {
		title = nil
	}
	b.item.Stem = append(title, sentence)
	b.item.Response = out
	return true
}
