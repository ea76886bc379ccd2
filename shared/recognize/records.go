package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// Bounds of tests written as records: so many lines a question, which begins
// with its stem and holds the number, the letters or the words of what is right,
// behind its choices or right behind the stem.
const (
	leastRecords   = 5
	leastRecord    = 5 // a stem, three choices and the answer
	mostRecord     = 9
	recordHead     = 3  // lines before the first that may be counts or a title
	provingRecords = 10 // with letters that differ they need no other proof
)

// recordForm is how the lines of every record stand.
type recordForm struct {
	size   int
	second bool // the answer stands right behind the stem
	worded bool // the answer is always the text of a choice, also where that is a number
}

// testRecord is one question of such a test.
type testRecord struct {
	from, stem int // its first line, and the last one of its stem
	key        string
	right      []int // places of what is right, as the line counts
	letters    bool
}

// records writes a test without labels or gaps, of which every question takes as
// many lines, the way printed tests are written.
func (r *recognizer) records(lines []line) ([]line, bool) {
	if len(lines) < leastRecords*leastRecord {
		return nil, false
	}
	for size := leastRecord; size <= mostRecord; size++ {
		for from := 0; from <= recordHead; from++ {
			for _, f := range []recordForm{{size, false, true}, {size, true, true}, {size, false, false}, {size, true, false}} {
				if rs := f.records(lines, from); rs != nil && f.prove(lines, rs) {
					return r.printed(lines, f, rs), true
				}
			}
		}
	}
	return nil, false
}

// records cuts the lines behind the head into records, nil where many lines
// stand between them.
func (f recordForm) records(lines []line, from int) []testRecord {
	var out []testRecord
	strays, first := 0, from
	for at := from; at < len(lines); {
		rec, ok := f.record(lines, at)
		if !ok {
			if strays, at = strays+1, at+1; strays*10 > len(lines)/f.size {
				return nil
			}
			continue
		}
		if rec.from = first; at-first > 2 || len(out) == 0 && at > first {
			rec.from = at
		}
		out = append(out, rec)
		at += f.size
		first = at
	}
	return out
}

// record reads the record at a line.
func (f recordForm) record(lines []line, at int) (testRecord, bool) {
	if at+f.size > len(lines) {
		return testRecord{}, false
	}
	for _, l := range lines[at : at+f.size] {
		if l.kind != textLine || l.label != nil || l.text == "" {
			return testRecord{}, false
		}
	}
	rec := testRecord{from: at, stem: at, key: lines[f.key(at)].text}
	if isNumber(lines[at].text) {
		return testRecord{}, false
	}
	choices := lines[f.choices(at) : f.choices(at)+f.size-2]
	if !f.worded {
		if k, ok := justNumber(rec.key); ok {
			rec.right = []int{k}
			return rec, k >= 0 && k <= f.size-2
		}
		if rec.right = letterPlaces(rec.key); rec.right != nil {
			rec.letters = true
			// The answer of a shorter record among the choices: two were counted as one.
			return rec, rec.right[len(rec.right)-1] <= f.size-2 && !slices.ContainsFunc(choices, func(l line) bool { return len(l.text) == 1 && letterPlaces(l.text) != nil })
		}
	}
	for i, c := range choices {
		if c.text == rec.key {
			rec.right = append(rec.right, i+1)
		}
	}
	return rec, len(rec.right) == 1
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

// letterPlaces is the places that letters in the order of the alphabet name:
// "bd".
func letterPlaces(text string) []int {
	if len(text) == 0 || len(text) > mostRecord {
		return nil
	}
	var out []int
	for i := range len(text) {
		c := text[i] | 0x20
		if c < 'a' || c > 'h' || i > 0 && c <= text[i-1]|0x20 {
			return nil
		}
		out = append(out, int(c-'a')+1)
	}
	return out
}

// prove reports whether records are questions: their answers differ, and nearly
// each begins with its longest line, asks or is numbered, or letters that name
// choices stand in the same place of many.
func (f recordForm) prove(lines []line, rs []testRecord) bool {
	if len(rs) < leastRecords {
		return false
	}
	different := map[string]bool{}
	letters, zeros, lasts := 0, 0, 0
	for _, rec := range rs {
		different[rec.key] = true
		if rec.letters {
			letters++
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
	if letters == len(rs) && letters >= provingRecords && len(different) >= 4 {
		return true
	}
	others := 0
	for _, rec := range rs {
		if !f.opens(lines, rec) {
			if others++; others*10 > len(rs)*2 {
				return false
			}
		}
	}
	return true
}

// opens reports whether the stem of a record is its longest line, or asks or is
// numbered, and no other does.
func (f recordForm) opens(lines []line, rec testRecord) bool {
	stem, others := lines[rec.stem], lines[rec.stem+1:rec.stem+f.size]
	none := func(is func(line) bool) bool { return !slices.ContainsFunc(others, is) }
	asks := func(l line) bool { return endsAsking(l.text) }
	numbered := func(l line) bool { _, ok := l.questionLabelTyped(); return ok }
	return none(func(l line) bool { return len(l.text) > len(stem.text) }) ||
		(asks(stem) || closesStem(stem.text)) && none(asks) || numbered(stem) && none(numbered)
}

// recordKey is the place of the choice that the last line of a record names by
// its number or letter, 0 for none.
func recordKey(text string) int {
	if k, ok := justNumber(text); ok {
		return k
	}
	if len(text) == 1 && 'a' <= text[0]|0x20 && text[0]|0x20 <= 'f' {
		return int(text[0]|0x20-'a') + 1
	}
	return 0
}

func (r *recognizer) printed(lines []line, f recordForm, rs []testRecord) []line {
	out := make([]line, 0, len(lines))
	at := 0
	for n, rec := range rs {
		out = append(out, lines[at:rec.from]...)
		stem := lines[rec.from]
		if _, ok := stem.questionLabelTyped(); !ok {
			stem.label = &page.Label{Text: decimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "records"}
		}
		stem.gap = true
		out = append(out, stem)
		out = append(out, lines[rec.from+1:rec.stem+1]...)
		from := f.choices(rec.stem)
		out = append(out, lettered(withoutDigits(lines[from:from+f.size-2]), nil, r.letters)...)
		var right []string
		for _, k := range rec.right {
			right = append(right, string(rune('A'+k-1)))
		}
		out = append(out, newLine(lines[f.key(rec.stem)], []page.Run{{Text: "Answer: " + strings.Join(right, ", ")}}))
		at = rec.stem + f.size
	}
	return append(out, lines[at:]...)
}

// withoutDigits takes the numbers off choices that count from 1.
func withoutDigits(row []line) []line {
	out := make([]line, len(row))
	for i, l := range row {
		c, ok := choiceLabelOf(l.text)
		if !ok || c.kind != digitLabel || c.sign != decimalText(i+1) || c.end >= len(l.text) {
			return row
		}
		out[i] = l.from(c.end)
	}
	return out
}
