package answerkey

import (
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// field is one word of a line and its place.
type field struct {
	text       string
	start, end int
}

// maxRow bounds the line that is looked at as a row of numbers or letters.
const maxRow = 600

// fieldsOf cuts a line at white space and cell borders.
func fieldsOf(s string) (out []field) {
	start := -1
	for i, c := range s + " " {
		border := strings.ContainsRune(" \t|\u00a0\u3000", c)
		switch {
		case border && start >= 0:
			out = append(out, field{s[start:i], start, i})
			start = -1
		case !border && start < 0:
			start = i
		}
	}
	return out
}

// NumberRow reads a row of numbers that count on, with a word before them or
// not: "1 2 3 4 5", "No. 1 2 3".
func NumberRow(l line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || len(l.Text) < 5 {
		return nil
	}
	digits := strings.Trim(lexicon.DecimalDigits(l.Text), "| ")
	if len(digits) < 5 {
		return nil
	}
	if last := digits[len(digits)-1]; last < '0' || last > '9' {
		if last != '.' && last != ')' {
			return nil
		}
	}
	fields, least := fieldsOf(digits), minSequence
	if len(fields) > 0 && !lexicon.IsNumber(strings.TrimRight(fields[0].text, ".)")) {
		if fields = fields[1:]; strings.IndexByte(l.Text, '\t') > 0 {
			least = leastColumns
		}
	}
	var out []int
	for i, f := range fields {
		n, err := strconv.Atoi(strings.TrimRight(f.text, ".)"))
		if err != nil || i > 0 && n != out[i-1]+1 {
			return nil
		}
		out = append(out, n)
	}
	if len(out) < least {
		return nil
	}
	return out
}

// leastColumns is how many numbers a row of a table has behind its title.
const leastColumns = 2

// RowKeys pairs a row of numbers with the row of answers below it. Letters in
// the order of their alphabet are the head of a table to fill in.
func RowKeys(top, bottom line.Line) []KeyEntry {
	numbers := NumberRow(top)
	if numbers == nil || bottom.Kind != line.TextLine || lexicon.IsLonger(bottom.Text, maxRow) {
		return nil
	}
	if found := tabbedKeys(top, bottom, numbers); found != nil {
		return found
	}
	fields := fieldsOf(bottom.Text)
	for title := 0; len(fields) > len(numbers) && title < flatten.MostTitle && (title == 0 || utf8.RuneCountInString(fields[0].text) > 1); title++ {
		fields = fields[1:]
	}
	if len(fields) != len(numbers) || len(fields) > 0 && lexicon.TitlesAside(bottom.Text[:fields[0].start]) {
		return nil
	}
	var out []KeyEntry
	rising, before := true, rune(0)
	for i, f := range fields {
		if lexicon.IsNumber(f.text) || utf8.RuneCountInString(f.text) > 5 || !flatten.LetterValue.MatchString(f.text) {
			return nil
		}
		c, _ := utf8.DecodeRuneInString(strings.TrimLeft(f.text, "(["))
		rising = rising && (i == 0 || c == before+1)
		before = c
		out = append(out, KeyEntry{Number: numbers[i], Value: bottom.Cut(f.start, f.end)})
	}
	if rising {
		return nil
	}
	return out
}

// tabbedKeys pairs the numbers of a row with answers in words or figures below it, each in
// its column: "1 2 3" over "walks Nile oxygen" with tabs between them.
func tabbedKeys(top, bottom line.Line, numbers []int) []KeyEntry {
	cells := strings.Split(bottom.Text, "\t")
	if len(cells) != len(numbers) || strings.Count(top.Text, "\t") != len(numbers)-1 {
		return nil
	}
	var out []KeyEntry
	at, letters := 0, 0
	for i, c := range cells {
		if strings.TrimSpace(c) == "" {
			return nil
		}
		if utf8.RuneCountInString(c) == 1 && !lexicon.IsNumber(c) {
			letters++
		}
		out = append(out, KeyEntry{Number: numbers[i], Value: bottom.Cut(at, at+len(c))})
		at += len(c) + 1
	}
	if letters == len(cells) {
		return nil // letters may be the head of a table to fill in
	}
	return out
}

// signRow is right answers in a row without numbers, behind the name of a
// section or not: "ADBCB DCBAD", "Multiple choice: B C A", "判断题 √×√".
var signRow = pattern.Guarded(mayRow, `(?:^|[\s:：)）])((?:[A-J]{2,60}(?:\s+[A-J]{2,60})*|[A-J](?:[\s,;]+[A-J])+|[√×✓✗对错](?:\s*[√×✓✗对错])+|[TF](?:[\s,]*[TF])+))\s*[.。]?$`)

// mayRow looks for two capitals at the end, or signs outside ASCII.
func mayRow(s string) bool {
	const capitals = "ABCDEFGHIJTF"
	if !endsInCapital(s) {
		return false
	}
	s = strings.TrimRight(s, lexicon.Whitespace+".。")
	if s == "" || s[len(s)-1] >= 0x80 {
		return s != ""
	}
	before := strings.TrimRight(s[:len(s)-1], lexicon.Whitespace+",;")
	return before != "" && strings.IndexByte(capitals, s[len(s)-1]) >= 0 && strings.IndexByte(capitals, before[len(before)-1]) >= 0
}

var endsInCapital = pattern.EndsWith("ABCDEFGHIJTF", lexicon.Whitespace+".。")

// SectionRow reads such a row in a key; the answers are counted from 1. What
// stands before it must name a section.
func (r *Reader) SectionRow(l line.Line) []KeyEntry {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	m := signRow.FindStringSubmatchIndex(l.Text)
	if m == nil || romanAlone.MatchString(l.Text[m[2]:m[3]]) { // "Part III"
		return nil
	}
	if before := strings.TrimSpace(l.Text[:m[2]]); before != "" && !r.NamesSection(l, before) || before == "" && IsSectionWord(l, r.Vocabulary) { // "BAB III"
		return nil
	}
	var out []KeyEntry
	for i, c := range l.Text[m[2]:m[3]] {
		if strings.ContainsRune(" ,;\t\u00a0\u3000", c) {
			continue
		}
		at := m[2] + i
		out = append(out, KeyEntry{Number: len(out) + 1, Counted: true, Value: l.Cut(at, at+utf8.RuneLen(c))})
	}
	if len(out) < minSequence {
		return nil
	}
	return out
}

// NamesSection reports whether the beginning of a line is the name of a section:
// by its number, or by the kind of its questions.
func (r *Reader) NamesSection(l line.Line, before string) bool {
	return IsSectionWord(l, r.Vocabulary) || HanSection.MatchString(before) || romanStart.MatchString(before) || r.OtherKinds.In(lexicon.Fold(before)) || r.OrdersTruth(lexicon.Fold(before))
}

// romanAlone is the number of a section on a line of its own, "III.".
var romanAlone = pattern.New(`^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3})[.):]?$`)

var romanStart = pattern.New(`^[IVX]{1,4}\s*[.)、:]`)

// withASCIIDigits gives a line the digits that keys are read with.
func withASCIIDigits(l line.Line) line.Line {
	if l.Kind == line.TextLine && !l.Has(line.Wide) {
		l.Lead = 0
		return l
	}
	runs := make([]page.Run, len(l.Runs))
	for i, run := range l.Runs {
		run.Text = lexicon.DecimalDigits(run.Text)
		runs[i] = run
	}
	return line.NewLine(l, runs)
}

// An answer behind a word and a number has so many words or letters at the most.
const (
	shortAnswerWords   = 4
	shortAnswerLetters = 22
)

// nameBrackets stand around the name of a question, not in the key: "[서술형 1]".
const nameBrackets = "[]()（）【】〔〕<>〈〉「」 "

// askedByName are the labels of questions with a name, as "Question 5:", in their own
// writing: "Test 1" in a key is a section of it, not what "TEST 1:" asked.
func (r *Reader) askedByName(lines []line.Line) map[string]bool {
	names := map[string]bool{}
	for _, l := range lines {
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.WordNumber {
			names[strings.Trim(q.Text, nameBrackets)] = true
		}
	}
	return names
}

// answersAsked reads "Question 5: They breathe with lungs." in a key, where question
// 5 is among the lines before it and this asks nothing.
func (r *Reader) answersAsked(before []line.Line) func(line.Line) []KeyEntry {
	asked := sync.OnceValue(func() map[string]bool { return r.askedByName(before) })
	return func(l line.Line) []KeyEntry {
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || l.Counts || l.Label != nil || q.Kind != line.WordNumber || q.Number == 0 || q.End >= len(l.Text) || !asked()[strings.Trim(q.Text, nameBrackets)] {
			return nil
		}
		value := withoutWorth(l.From(q.End))
		if lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || line.BracketPoints.MatchString(value.Text) || lexicon.OrdersByForm(value.Text) {
			return nil
		}
		if f := value.Folded(); q.End+len(value.Text) < len(l.Text) && (r.Asking.Begins(f) > 0 || r.Work.Begins(f) > 0) {
			return nil // "Describe the map (3 points)"
		}
		if row := countedRow(l, q.Number); row != nil {
			return row
		}
		return []KeyEntry{{Number: q.Number, Value: value}}
	}
}

// countsRow reports whether a value gives several answers behind numbers from 1 on.
func countsRow(value line.Line) bool {
	row := RowOf(value)
	return len(row) > 1 && row[0].Number == 1
}

// withoutWorth is an answer without what it is worth at its end: "5 km (2 points)".
func withoutWorth(l line.Line) line.Line {
	all := line.BracketPoints.FindAllStringIndex(l.Text, -1)
	if len(all) == 0 {
		return l
	}
	last := all[len(all)-1]
	if last[0] == 0 || strings.Trim(l.Text[last[1]:], " .;") != "" {
		return l
	}
	return l.Cut(0, last[0])
}

// wordEntry reads "Question 5: B" in a key: what is neither letter nor sign may
// be a question.
func (r *Reader) wordEntry(l line.Line) []KeyEntry {
	if l.Kind != line.TextLine || l.Counts || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	q, ok := l.WordLabel(r.Vocabulary)
	if !ok || q.Number == 0 || q.End >= len(l.Text) {
		return nil
	}
	value := withoutWorth(l.From(q.End))
	if utf8.RuneCountInString(l.Text) > line.MaxSaid && !countsRow(value) {
		return nil
	}
	if n, ok := line.NoteOf(value, r.Vocabulary); ok && n.Class == lexicon.AnswerWord {
		value = n.Value
	}
	if _, truth := r.TruthOf(value.Text, false); !truth && !flatten.LetterValue.MatchString(value.Text) && PartSign(value.Text) == "" && !countsRow(value) && (lexicon.HasQuestionMark(value.Text) || flatten.HasBlank(value) || strings.HasSuffix(value.Text, ":") || utf8.RuneCountInString(value.Text) > shortAnswerLetters && flatten.CountWords(value.Text, shortAnswerWords+1) > shortAnswerWords) {
		return nil
	}
	if row := countedRow(l, q.Number); row != nil {
		return row
	}
	return []KeyEntry{{Number: q.Number, Value: value}}
}

// countedRow reads several answers behind numbers with words, of which the first is the
// one given: "第6题 木星　第7题 细胞".
func countedRow(l line.Line, first int) []KeyEntry {
	if row := wordedRow(withASCIIDigits(l), nil); len(row) > 1 && row[0].Number == first {
		return row
	}
	return nil
}
