package coded

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// ownNumbers is the line of every record that holds its own number in the list the
// test was copied from, "L01", "L02", right behind one that tells how hard it is; 0
// for none. That level is no answer, and nothing else is.
func (f recordForm) ownNumbers(lines []line.Line, rs []testRecord) int {
	const behindLevel = 2
	if !f.second || len(rs) < 2 || f.size < behindLevel+3 || !rising(lines, rs, behindLevel) {
		return 0
	}
	if slices.ContainsFunc(rs, func(rec testRecord) bool { return !lexicon.IsNumber(rec.key) }) {
		return 0
	}
	return behindLevel
}

// rising reports whether the numbers in a line of all records go up behind the same
// letters.
func rising(lines []line.Line, rs []testRecord, at int) bool {
	for k := 1; k < len(rs); k++ {
		before, now := lines[rs[k-1].stem+at].Text, lines[rs[k].stem+at].Text
		if serial(before) == "" || serial(before) != serial(now) || line.LastNumber(before) >= line.LastNumber(now) {
			return false
		}
	}
	return true
}

// mostSerial is how many letters, and how many digits, such a number has.
const mostSerial = 4

// serial is what stands before the digits of a number in a list, "L01"; "" for others.
func serial(text string) string {
	letters := strings.TrimRight(text, "0123456789")
	if len(letters) == len(text) || len(letters) > mostSerial || len(text)-len(letters) > mostSerial {
		return ""
	}
	return letters
}

// levels reports whether the answers of records are numbers of which each stands in
// all the records of one stretch, as it tells how hard they are.
func levels(rs []testRecord) bool {
	turns, different := 1, map[string]bool{rs[0].key: true}
	for i, rec := range rs {
		if !lexicon.IsNumber(rec.key) {
			return false
		}
		different[rec.key] = true
		if i > 0 && rec.key != rs[i-1].key {
			turns++
		}
	}
	return turns == len(different)
}
