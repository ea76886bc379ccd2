package recognize

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// RecognizeWithKey finds the questions of a document whose answers stand in a
// document of their own: a list of answers in any form a key at the end of a test
// has, letters in a row, or a copy of the test with its answers marked. What of
// the key fits no question, and what contradicts the document, is a finding.
func RecognizeWithKey(doc, key page.Document) (quiz.Quiz, []finding.Finding, error) {
	return recognise(doc, &key)
}

// takeKey reads the key that came beside the document.
func (r *recognizer) takeKey(key page.Document) {
	r.addGiven(r.copied(key))
	if len(r.given.entries) == 0 {
		r.addGiven(r.listed(key))
	}
	for _, e := range r.given.entries {
		if o := *e.value.known(); o.pos.Part == "" {
			o.pos.Part = "answer key"
			e.value.origin = &o
		}
	}
	if len(r.given.entries) == 0 {
		r.findings = append(r.findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: finding.Position{Part: "answer key"},
			Message: "No answer was found in the answer key. A key is a list such as \"1. B\", a table of numbers and answers, or a copy of the test with its answers marked."})
	}
}

func (r *recognizer) addGiven(entries []keyEntry) { r.given.add(entries) }

// copied reads a copy of the test with its answers marked; nil when the key is
// something else.
func (r *recognizer) copied(key page.Document) []keyEntry {
	q, _, err := Recognize(key)
	if err != nil {
		return nil
	}
	var out []keyEntry
	offered := 0
	for i, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			offered++
		}
		e := keyEntry{number: i + 1, why: nil}
		if n := lastNumber(item.Label); n > 0 {
			e.number = n
		}
		if value := answerOf(item.Response, &e); value != "" {
			e.value = newLine(lineAt(item.Position), []page.Run{{Text: value}})
			out = append(out, e)
		}
	}
	if len(q.Items) < 2 || offered*2 < len(q.Items) || len(out)*2 < len(q.Items) {
		return nil
	}
	return out
}

// answerOf writes the key of a response as a key at the end of a test would.
func answerOf(r quiz.Response, e *keyEntry) string {
	if !r.HasKey() {
		return ""
	}
	var parts []string
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			e.texts = append(e.texts, r.Choices[k].Content.Text())
		}
		return strings.Join(e.texts, "; ")
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
			parts = append(parts, decimalText(i+1)+"-"+richtext.Letters(k+1))
		}
		return strings.Join(parts, ", ")
	case quiz.Order:
		for _, k := range r.Key {
			parts = append(parts, richtext.Letters(k+1))
		}
		return strings.Join(parts, ", ")
	case quiz.Blanks:
		for _, b := range r.Blanks {
			parts = append(parts, answerOf(b.Response, &keyEntry{}))
		}
	}
	return strings.Join(parts, "; ")
}

// keyReader reads a list of answers line by line.
type keyReader struct {
	*recognizer
	entries []keyEntry
	open    int   // the number of a question whose answer is on the next line
	numbers *line // a row of numbers whose answers may be on the next line
	section bool  // the name of a section came last
}

// listed reads a key that is a list.
func (r *recognizer) listed(key page.Document) []keyEntry {
	k := &keyReader{recognizer: r}
	for _, block := range key.Blocks {
		if t, ok := block.(page.Table); ok {
			k.table(t)
			continue
		}
		for _, l := range r.withoutNoise(flatten([]page.Block{block}, r.vocabulary)) {
			k.line(l)
		}
	}
	return k.entries
}

// table reads a table whose rows or columns pair numbers with answers.
func (k *keyReader) table(t page.Table) {
	f := &flattener{vocabulary: k.vocabulary}
	if f.keyGrid(t) {
		for _, l := range f.lines {
			k.line(l)
		}
		return
	}
	for _, row := range t.Rows {
		cells := cellLines(row)
		for i := 0; i+1 < len(cells); i++ {
			n := strings.Trim(decimalDigits(cells[i].text), " .):")
			if cells[i].label != nil && cells[i].text == "" {
				n = decimalText(cells[i].label.Number)
			}
			if number := lastNumber(n); isNumber(n) && number > 0 && cells[i+1].text != "" {
				k.entries = append(k.entries, keyEntry{number: number, value: cells[i+1]})
				i++
			}
		}
	}
}

// line reads one line: numbered answers, the name of a section before them,
// letters in a row, or what goes on with the answer before.
func (k *keyReader) line(l line) {
	if l.kind != textLine || l.text == "" {
		return
	}
	if k.rowOf(l) || k.labelled(l) {
		return
	}
	found := keysOf(l)
	if len(found) == 0 {
		if found = k.sectionRow(l); !k.section && letterRow.MatchString(l.text) {
			found = nil // it goes on from the row above
		}
	}
	if at := strings.IndexAny(l.text, ":："); len(found) == 0 && at > 0 {
		if rest := l.from(at + len(wordTail.FindString(l.text[at:]))); len(keysOf(rest)) > 0 || len(k.row(rest)) > 1 {
			l, found = rest, keysOf(rest)
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
	case k.namesSection(l, l.text) || headingOf(l, k.vocabulary):
		k.section = true
	case n > 0 && !l.gap && !k.endsKey(l) && !headingOf(l, k.vocabulary):
		k.entries[n-1].why = append(k.entries[n-1].why, l)
	}
}

// rowOf reads a row of numbers and, below it, the row of their answers.
func (k *keyReader) rowOf(l line) bool {
	if top := k.numbers; top != nil {
		k.numbers = nil
		if found := rowKeys(*top, l); found != nil {
			k.entries = append(k.entries, found...)
			return true
		}
	}
	if numberRow(l) == nil {
		return false
	}
	k.numbers = &l
	return true
}

// labelled reads "Question 5: B" and "Question 5" with the answer below it.
func (k *keyReader) labelled(l line) bool {
	if k.open > 0 {
		number := k.open
		k.open = 0
		if lone := loneNumber(l); lone == number+1 {
			k.open = lone // the one before has no answer
			return true
		}
		value := l
		if n, ok := noteOf(l, k.vocabulary); ok {
			value = n.value
		}
		k.entries = append(k.entries, keyEntry{number: number, value: value})
		return true
	}
	if k.open = loneNumber(l); k.open > 0 {
		return true
	}
	q, ok := wordLabel(l.text, l.head, k.vocabulary)
	if !ok || l.label != nil || q.number == 0 {
		return false
	}
	if q.end == len(l.text) {
		k.open = q.number
		return true
	}
	k.entries = append(k.entries, keyEntry{number: q.number, value: l.from(q.end)})
	return true
}

// loneNumber is the number that is all of a line; 0 for none.
func loneNumber(l line) int {
	digits := strings.TrimRight(decimalDigits(l.text), ".) ")
	if l.label != nil || len(digits) > 3 || !isNumber(digits) {
		return 0
	}
	return lastNumber(digits)
}

// letterRow is letters of answers without numbers: "ABDCA", "A B D C A", "A".
var letterRow = pattern.New(`^(?:[A-J]{2,60}(?:\s+[A-J]{2,60})*|[\p{Lu}\p{Lo}](?:[\s,;]+[\p{Lu}\p{Lo}])*|[a-eа-д]|[a-hа-е](?:[\s,;]+[a-hа-е])+|[a-e]{5,60}|[а-д]{5,60}|[ก-ง]{5,60}|[א-ד]{5,60}|[ア-エ]{5,60}|[가나다라]{5,60})$`)

// row counts the letters of a line on from the answer before.
func (k *keyReader) row(l line) []keyEntry {
	if !letterRow.MatchString(l.text) || k.keyWord(l) {
		return nil
	}
	number := 0
	if n := len(k.entries); n > 0 && !k.section {
		number = k.entries[n-1].number
	}
	var out []keyEntry
	for i, c := range l.text {
		if strings.ContainsRune(" ,;\t", c) {
			continue
		}
		number++
		out = append(out, keyEntry{number: number, counted: true, value: l.cut(i, i+len(string(c)))})
	}
	return out
}

// keyWord reports whether a line is a word of the vocabulary, such as "答案".
func (k *keyReader) keyWord(l line) bool {
	_, ok := k.vocabulary.is(l.text, keyHeading, answerWord, sectionWord, explainWord)
	return ok
}
