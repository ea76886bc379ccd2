package recognize

import (
	"strconv"

	"formwright/shared/page"
)

// Bounds of tests written as records: so many lines a question, which begins
// with its stem and ends with the number of its right choice.
const (
	leastRecords = 5
	leastRecord  = 5 // a stem, three choices and the number
	mostRecord   = 9
	recordHead   = 3 // lines before the first that may be counts or a title
)

// records writes a test without labels or gaps, of which every question takes as
// many lines, the way printed tests are written.
func (r *recognizer) records(lines []line) ([]line, bool) {
	for size := leastRecord; size <= mostRecord; size++ {
		for from := 0; from <= recordHead; from++ {
			if areRecords(lines, from, size) {
				return r.printed(lines, from, size), true
			}
		}
	}
	return nil, false
}

// areRecords reports whether all lines behind the head are records of so many
// lines: each ends with a number that counts one of its choices, and nearly each
// begins with its longest line.
func areRecords(lines []line, from, size int) bool {
	n := len(lines) - from
	if n < leastRecords*size || n%size != 0 {
		return false
	}
	stems := 0
	different := map[int]bool{}
	for at := from; at < len(lines); at += size {
		record := lines[at : at+size]
		k := recordKey(record[size-1].text)
		if k < 1 || k > size-2 || isNumber(record[0].text) {
			return false
		}
		different[k] = true
		longest := true
		for i, l := range record {
			if l.kind != textLine || l.label != nil || l.text == "" {
				return false
			}
			longest = longest && len(l.text) <= len(record[0].text) || i == 0
		}
		if longest {
			stems++
		}
	}
	return len(different) >= 2 && stems*10 >= n/size*8
}

// recordKey is the place of the choice that the last line of a record names by
// its number or letter, 0 for none.
func recordKey(text string) int {
	if k, err := strconv.Atoi(text); err == nil {
		return k
	}
	if len(text) == 1 && 'a' <= text[0]|0x20 && text[0]|0x20 <= 'f' {
		return int(text[0]|0x20-'a') + 1
	}
	return 0
}

func (r *recognizer) printed(lines []line, from, size int) []line {
	out := append(make([]line, 0, len(lines)), lines[:from]...)
	for number, at := 1, from; at < len(lines); number, at = number+1, at+size {
		stem := lines[at]
		stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "records"}
		stem.gap = true
		out = append(out, stem)
		for k, l := range lines[at+1 : at+size-1] {
			out = append(out, lettered(l, k+1, false, r.letters))
		}
		last := lines[at+size-1]
		k := recordKey(last.text)
		out = append(out, newLine(last, []page.Run{{Text: "Answer: " + string(rune('A'+k-1))}}))
	}
	return out
}
