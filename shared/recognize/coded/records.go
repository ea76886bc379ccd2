package coded

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// recordForm is how the lines of every record stand.
type recordForm struct {
	size   int
	second bool // the answer stands right behind the stem
	worded bool // the answer is always the text of a choice, also where that is a number
	own    int  // the line that holds the record's own number, behind a level; 0 for none
	before int  // lines over the stem: the record's number
	behind int  // lines below all others: what the record is about
}

// testRecord is one question of such a test.
type testRecord struct {
	from, stem int // its first line, and the last one of its stem
	key        string
	right      []int // places of what is right, as the line counts
	letters    bool
}

// Records writes a test without labels or gaps, of which every question takes as
// many lines, the way printed tests are written.
func (r *Reader) Records(lines []line.Line) ([]line.Line, bool) {
	if len(lines) < rewrite.LeastRecords*rewrite.LeastRecord {
		return nil, false
	}
	for size := rewrite.LeastRecord; size <= rewrite.MostRecord; size++ {
		for from := 0; from <= rewrite.RecordHead; from++ {
			for _, f := range recordForms(size) {
				rs := f.records(lines, from)
				if f.own = f.ownNumbers(lines, rs); rs != nil && f.prove(lines, rs) {
					return r.printed(lines, f, rs), true
				}
			}
		}
	}
	return nil, false
}

// records cuts the lines behind the head into records, nil where many lines
// stand between them.
func (f recordForm) records(lines []line.Line, from int) []testRecord {
	var out []testRecord
	strays, first := 0, from
	for at := from; at < len(lines); {
		rec, ok := f.record(lines, at)
		if !ok {
			if strays, at = strays+1, at+1; strays*10 > len(lines)/f.whole() {
				return nil
			}
			continue
		}
		if rec.from = first; at-first > 2 || len(out) == 0 && at > first || f.before > 0 {
			rec.from = rec.stem
		}
		out = append(out, rec)
		at += f.whole()
		first = at
	}
	return out
}

// record reads the record at a line.
func (f recordForm) record(lines []line.Line, at int) (testRecord, bool) {
	if at+f.whole() > len(lines) || f.before > 0 && !lexicon.IsNumber(lines[at].Text) {
		return testRecord{}, false
	}
	for i := at; i < at+f.whole(); i++ {
		if l := &lines[i]; l.Kind != line.TextLine || l.Label != nil || l.Text == "" {
			return testRecord{}, false
		}
	}
	at += f.before
	rec := testRecord{from: at, stem: at, key: lines[f.key(at)].Text}
	choices := lines[f.choices(at) : f.choices(at)+f.size-2]
	told := f.answers(&rec, choices) || f.before > 0
	return rec, told && !lexicon.IsNumber(lines[at].Text) && !misplaced(choices)
}

// answers reads which of the choices the answer of a record names.
func (f recordForm) answers(rec *testRecord, choices []line.Line) bool {
	if !f.worded {
		if k, ok := lexicon.JustNumber(rec.key); ok {
			rec.right = []int{k}
			return k >= 0 && k <= f.size-2
		}
		if rec.right = rewrite.LetterPlaces(rec.key); rec.right != nil {
			rec.letters = true
			// The answer of a shorter record among the choices: two were counted as one.
			return rec.right[len(rec.right)-1] <= f.size-2 && !slices.ContainsFunc(choices, func(l line.Line) bool { return len(l.Text) == 1 && rewrite.LetterPlaces(l.Text) != nil })
		}
	}
	for _, same := range []func(string, string) bool{func(a, b string) bool { return a == b }, strings.EqualFold} {
		rec.right = nil
		for i := range choices {
			if same(choices[i].Text, rec.key) {
				rec.right = append(rec.right, i+1)
			}
		}
		if len(rec.right) == 1 {
			return true
		}
	}
	rec.right = nil
	return false
}

// misplaced reports whether the letter of a choice says that it stands elsewhere
// in its row, or one is room to write in: these lines are of two questions.
func misplaced(choices []line.Line) bool {
	for i := range choices {
		if line.IsRoom(choices[i].Text) {
			return true
		}
		if l, ok := choices[i].ChoiceLabel(); ok && l.Kind == lexicon.LetterLabel && l.End < len(choices[i].Text) {
			if at := rewrite.LetterPlaces(l.Sign); len(at) == 1 && at[0] != i+1 {
				return true
			}
		}
	}
	return false
}

func (f recordForm) key(stem int) int {
	if f.second {
		return stem + 1
	}
	return stem + f.size - 1
}

func (f recordForm) choices(stem int) int {
	if f.second {
		return stem + 2
	}
	return stem + 1
}

// prove reports whether records are questions: their answers differ, and nearly
// each begins with its longest line, asks or is numbered, or letters that name
// choices stand in the same place of many.
func (f recordForm) prove(lines []line.Line, rs []testRecord) bool {
	if len(rs) < rewrite.LeastRecords || f.own == 0 && f.second && levels(rs) || !f.framed(lines, rs) {
		return false
	}
	if f.own > 0 {
		return f.unopened(lines, rs)*2 <= len(rs)
	}
	different := map[string]bool{}
	letters, zeros, lasts := 0, 0, 0
	for _, rec := range rs {
		different[rec.key] = true
		if rec.letters {
			letters++
		}
		if f.worded {
			continue
		}
		switch rec.right[len(rec.right)-1] {
		case 0:
			zeros++
		case f.size - 2:
			lasts++
		}
	}
	if zeros > 0 && lasts > 0 || len(different) < 2 {
		return false // counted from 0 or from 1
	}
	if zeros > 0 {
		for i := range rs {
			rs[i].right[0]++
		}
	}
	if letters == len(rs) && letters >= rewrite.ProvingRecords && len(different) >= 4 {
		return true
	}
	return f.before+f.behind > 0 || f.unopened(lines, rs)*10 <= len(rs)*2
}

// unopened counts the records that do not begin with what opens one.
func (f recordForm) unopened(lines []line.Line, rs []testRecord) int {
	n := 0
	for _, rec := range rs {
		if !f.opens(lines, rec) {
			n++
		}
	}
	return n
}

// opens reports whether the stem of a record is its longest line, or asks or is
// numbered, and no other does.
func (f recordForm) opens(lines []line.Line, rec testRecord) bool {
	stem, others := lines[rec.stem], lines[rec.stem+1:rec.stem+f.size]
	none := func(is func(line.Line) bool) bool { return !slices.ContainsFunc(others, is) }
	asks := func(l line.Line) bool { return flatten.EndsAsking(l.Text) }
	numbered := func(l line.Line) bool { _, ok := l.QuestionLabelTyped(); return ok }
	return none(func(l line.Line) bool { return len(l.Text) > len(stem.Text) }) ||
		(asks(stem) || flatten.ClosesStem(stem.Text)) && none(asks) || numbered(stem) && none(numbered)
}

// RecordKey is the place of the choice that the last line of a record names by
// its number or letter, 0 for none.
func RecordKey(text string) int {
	if k, ok := lexicon.JustNumber(text); ok {
		return k
	}
	if len(text) == 1 && 'a' <= text[0]|0x20 && text[0]|0x20 <= 'f' {
		return int(text[0]|0x20-'a') + 1
	}
	return 0
}

func (r *Reader) printed(lines []line.Line, f recordForm, rs []testRecord) []line.Line {
	out := make([]line.Line, 0, len(lines))
	at := 0
	for n, rec := range rs {
		out = append(out, lines[at:max(at, rec.from-f.before)]...)
		stem := lines[rec.from]
		if !stem.IsNumbered(r.Vocabulary) {
			stem.Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "records"}
		}
		stem.Gap = true
		out = append(out, stem)
		out = append(out, lines[rec.from+1:rec.stem+1]...)
		at = rec.stem + f.size
		if f.own > 0 {
			out = append(out, asks.Lettered(lines[rec.stem+f.own+1:at], nil, r.Letters)...)
			continue
		}
		from := f.choices(rec.stem)
		out = append(out, asks.Lettered(withoutDigits(lines[from:from+f.size-2]), nil, r.Letters)...)
		var right []string
		for _, k := range rec.right {
			right = append(right, string(rune('A'+k-1)))
		}
		if len(right) > 0 {
			out = append(out, line.NewLine(lines[f.key(rec.stem)], []page.Run{{Text: "Answer: " + strings.Join(right, ", ")}}))
		}
		at += f.behind
	}
	return append(out, lines[at:]...)
}

// withoutDigits takes the numbers off choices that count from 1.
func withoutDigits(row []line.Line) []line.Line {
	out := make([]line.Line, len(row))
	for i, l := range row {
		c, ok := l.TypedChoice()
		if !ok || c.Kind != lexicon.DigitLabel || c.Sign != lexicon.DecimalText(i+1) || c.End >= len(l.Text) {
			return row
		}
		out[i] = l.From(c.End)
	}
	return out
}
