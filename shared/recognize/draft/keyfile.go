package draft

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/richtext"
)

func (r *Reader) AddGiven(entries []answerkey.KeyEntry) { r.Given.add(r.Filled(entries)) }

// AnswerOf writes the key of a response as a key at the end of a test would.
func AnswerOf(r quiz.Response, e *answerkey.KeyEntry) string {
	if !r.HasKey() {
		return ""
	}
	var parts []string
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			e.Texts = append(e.Texts, r.Choices[k].Content.Text())
		}
		return strings.Join(e.Texts, "; ")
	case quiz.TrueFalse:
		if *r.Key {
			return "True"
		}
		return "False"
	case quiz.Text:
		for _, a := range r.Accepted {
			parts = append(parts, a.Text)
		}
	case quiz.Number:
		if v := r.Key.Value; v != nil {
			tolerance, _ := r.Key.Tolerance()
			return strings.TrimSpace(v.String() + " ± " + tolerance.String() + " " + r.Unit)
		}
		return strings.TrimSpace(r.Key.Min.String() + ".." + r.Key.Max.String() + " " + r.Unit)
	case quiz.Match:
		for i, k := range r.Key {
			parts = append(parts, lexicon.DecimalText(i+1)+"-"+richtext.Letters(k+1))
		}
		return strings.Join(parts, ", ")
	case quiz.Order:
		for _, k := range r.Key {
			parts = append(parts, richtext.Letters(k+1))
		}
		return strings.Join(parts, ", ")
	case quiz.Blanks:
		for _, b := range r.Blanks {
			parts = append(parts, AnswerOf(b.Response, &answerkey.KeyEntry{}))
		}
	}
	return strings.Join(parts, "; ")
}

// keyReader reads a list of answers line by line.
type keyReader struct {
	*Reader
	entries []answerkey.KeyEntry
	open    int         // the number of a question whose answer is on the next line
	numbers *line.Line  // a row of numbers whose answers may be on the next line
	section bool        // the name of a section came last
	top     []line.Line // the cells of a row of numbers above
}

// Listed reads a key that is a list.
func (r *Reader) Listed(key page.Document) []answerkey.KeyEntry {
	k := &keyReader{Reader: r}
	for at, block := range key.Blocks {
		if t, ok := block.(page.Table); ok {
			k.table(t)
			continue
		}
		for _, l := range r.WithoutNoise(flatten.Flatten([]page.Block{block}, r.Vocabulary)) {
			if at+1 < len(key.Blocks) && loneLetter.MatchString(l.Text) && numbersBegin(key.Blocks[at+1]) {
				k.section = true // "A" over answers that have numbers
				continue
			}
			k.line(l)
		}
	}
	return k.entries
}

// loneLetter is the sign of a section, or an answer without a number.
var loneLetter = pattern.New(`^(?:\pL|[IVX]{2,4})$`)

// numbersBegin reports whether a block is a line that begins with the first number.
func numbersBegin(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	if !ok {
		return false
	}
	q, ok := line.NumberLabel(p.Text())
	return ok && q.Number == 1 && q.End < len(p.Text()) || p.Label != nil && p.Label.Format == page.Decimal && p.Label.Number == 1
}

// table reads a table whose rows or columns pair numbers with answers.
func (k *keyReader) table(t page.Table) {
	f := &flatten.Flattener{Vocabulary: k.Vocabulary}
	if f.KeyGrid(t) {
		for _, l := range f.Lines {
			k.line(l)
		}
		return
	}
	for _, row := range t.Rows {
		cells := flatten.CellLines(row)
		if k.underNumbers(cells) || countOnInRow(cells) {
			continue
		}
		for i := 0; i+1 < len(cells); i++ {
			n := strings.Trim(lexicon.DecimalDigits(cells[i].Text), " .):")
			if cells[i].Label != nil && cells[i].Text == "" {
				n = lexicon.DecimalText(cells[i].Label.Number)
			}
			if number := line.LastNumber(n); lexicon.IsNumber(n) && number > 0 && cells[i+1].Text != "" {
				k.entries = append(k.entries, answerkey.KeyEntry{Number: number, Value: cells[i+1]})
				i++
			}
		}
	}
}

// countOnInRow reports whether the cells of a row hold nothing but numbers that count on:
// those of questions, whose answers stand in the row below.
func countOnInRow(cells []line.Line) bool {
	for i, c := range cells {
		n := strings.TrimRight(c.Text, ".) ")
		if !lexicon.IsNumber(n) || i > 0 && line.LastNumber(n) != line.LastNumber(cells[i-1].Text)+1 {
			return false
		}
	}
	return len(cells) > 1
}

// underNumbers reads a row of answers below such a row, and remembers one.
func (k *keyReader) underNumbers(cells []line.Line) bool {
	top := k.top
	if k.top = nil; countOnInRow(cells) {
		k.top = cells
		return false
	}
	if len(top) != len(cells) {
		return false
	}
	for i, c := range cells {
		if c.Text != "" {
			k.entries = append(k.entries, answerkey.KeyEntry{Number: line.LastNumber(strings.TrimRight(top[i].Text, ".) ")), Value: c})
		}
	}
	return true
}

// line reads one line: numbered answers, the name of a section before them,
// letters in a row, or what goes on with the answer before.
func (k *keyReader) line(l line.Line) {
	if l.Kind != line.TextLine || l.Text == "" {
		return
	}
	if k.rowOf(l) || k.labelled(l) {
		return
	}
	found := answerkey.KeysOf(l)
	if len(found) == 0 {
		if found = k.SectionRow(l); !k.section && letterRow.MatchString(l.Text) {
			found = nil // it goes on from the row above
		}
	}
	if at := strings.IndexAny(l.Text, ":："); len(found) == 0 && at > 0 {
		if rest := l.From(at + len(line.WordTail.FindString(l.Text[at:]))); len(answerkey.KeysOf(rest)) > 0 || len(k.row(rest)) > 1 {
			l, found = rest, answerkey.KeysOf(rest)
		}
	}
	if len(found) == 0 {
		found = k.row(l)
	}
	n := len(k.entries)
	switch {
	case len(found) > 0:
		k.entries = append(k.entries, found...)
		k.section = false
	case k.NamesSection(l, l.Text) || rewrite.HeadingOf(l, k.Vocabulary):
		k.section = true
	case n > 0 && !l.Gap && !k.EndsKey(l) && !rewrite.HeadingOf(l, k.Vocabulary):
		k.entries[n-1].Why = append(k.entries[n-1].Why, l)
	}
}

// rowOf reads a row of numbers and, below it, the row of their answers.
func (k *keyReader) rowOf(l line.Line) bool {
	if top := k.numbers; top != nil {
		k.numbers = nil
		if found := answerkey.RowKeys(*top, l); found != nil {
			k.entries = append(k.entries, found...)
			return true
		}
	}
	if answerkey.NumberRow(l) == nil {
		return false
	}
	k.numbers = &l
	return true
}

// labelled reads "Question 5: B" and "Question 5" with the answer below it.
func (k *keyReader) labelled(l line.Line) bool {
	if k.open > 0 {
		number := k.open
		k.open = 0
		if lone := loneNumber(l); lone == number+1 {
			k.open = lone // the one before has no answer
			return true
		}
		value := l
		if n, ok := line.NoteOf(l, k.Vocabulary); ok {
			value = n.Value
		}
		k.entries = append(k.entries, answerkey.KeyEntry{Number: number, Value: value})
		return true
	}
	if k.open = loneNumber(l); k.open > 0 {
		return true
	}
	q, ok := l.WordLabel(k.Vocabulary)
	if !ok || l.Label != nil || q.Number == 0 {
		return false
	}
	if q.End == len(l.Text) {
		k.open = q.Number
		return true
	}
	k.entries = append(k.entries, answerkey.KeyEntry{Number: q.Number, Value: l.From(q.End)})
	return true
}

// loneNumber is the number that is all of a line; 0 for none.
func loneNumber(l line.Line) int {
	digits := strings.TrimRight(lexicon.DecimalDigits(l.Text), ".) ")
	if l.Label != nil || len(digits) > 3 || !lexicon.IsNumber(digits) {
		return 0
	}
	return line.LastNumber(digits)
}

// letterRow is letters of answers without numbers: "ABDCA", "A B D C A", "A".
var letterRow = pattern.New(`^(?:[A-J]{2,60}(?:\s+[A-J]{2,60})*|[\p{Lu}\p{Lo}](?:[\s,;]+[\p{Lu}\p{Lo}])*|[a-eа-д]|[a-hа-е](?:[\s,;]+[a-hа-е])+|[a-e]{5,60}|[а-д]{5,60}|[ก-ง]{5,60}|[א-ד]{5,60}|[ア-エ]{5,60}|[가나다라]{5,60})$`)

// row counts the letters of a line on from the answer before.
func (k *keyReader) row(l line.Line) []answerkey.KeyEntry {
	if !letterRow.MatchString(l.Text) || k.keyWord(l) {
		return nil
	}
	number := 0
	if n := len(k.entries); n > 0 && !k.section {
		number = k.entries[n-1].Number
	}
	var out []answerkey.KeyEntry
	for i, c := range l.Text {
		if strings.ContainsRune(" ,;\t", c) {
			continue
		}
		number++
		out = append(out, answerkey.KeyEntry{Number: number, Counted: true, Value: l.Cut(i, i+len(string(c)))})
	}
	return out
}

// keyWord reports whether a line is a word of the vocabulary, such as "答案".
func (k *keyReader) keyWord(l line.Line) bool {
	_, ok := k.Vocabulary.Is(l.Text, lexicon.KeyHeading, lexicon.AnswerWord, lexicon.SectionWord, lexicon.ExplainWord)
	return ok
}
