package coded

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// recordForms are the ways the lines of a record of this size may stand: bare, and
// then between its number in the test and what it is about.
func recordForms(size int) []recordForm {
	return []recordForm{
		{size: size, worded: true}, {size: size, second: true, worded: true}, {size: size}, {size: size, second: true},
		{size: size, worded: true, before: 1},
		{size: size, worded: true, behind: 1}, {size: size, worded: true, before: 1, behind: 1},
	}
}

// whole is how many lines a record takes with what stands around it.
func (f recordForm) whole() int { return f.before + f.size + f.behind }

// framed reports whether what stands around records is of all of them: numbers that
// count them, of which few tell no answer, and topics of which each has several.
func (f recordForm) framed(lines []line.Line, rs []testRecord) bool {
	topics := map[string]bool{}
	untold := 0
	for k, rec := range rs {
		if len(rec.right) == 0 {
			untold++
		}
		if n, ok := f.number(lines, rec); f.before > 0 && k > 0 {
			if last, _ := f.number(lines, rs[k-1]); !ok || n != last+1 {
				return false
			}
		}
		if f.behind > 0 {
			topics[lines[rec.stem+f.size].Text] = true
		}
	}
	return len(topics)*2 <= len(rs) && untold*10 <= len(rs)
}

// number is the one that stands alone over a record.
func (f recordForm) number(lines []line.Line, rec testRecord) (int, bool) {
	return lexicon.JustNumber(lines[rec.stem-f.before].Text)
}
