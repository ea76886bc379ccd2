package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// withoutListings drops rows of bullets or numbers that are the lines of a
// program, where the stem asks what it prints.
func (r *Reader) withoutListings(ts []Token, rows []run) []run {
	return slices.DeleteFunc(rows, func(row run) bool {
		kind := row.label(ts, 0).Kind
		return (kind == lexicon.DigitLabel || kind == lexicon.BulletLabel) && r.isListing(ts, row)
	})
}

func (r *Reader) isListing(ts []Token, row run) bool {
	first := firstOfRow(row)
	if first == 0 {
		return false
	}
	stem := flatten.FoldLines(LineList(ts[max(0, first-2):first]))
	if !r.Prints.In(stem) {
		return false
	}
	coded, calls := 0, 0
	var last line.Line
	for i, at := range row.at {
		last = ts[at].From(row.label(ts, i).End)
		if last.IsMarked() && !line.AllCode(last) {
			return false
		}
		if line.CodeLine(last) || line.StrongCode(last) {
			coded++
		}
		if strings.Contains(last.Text, "(") {
			calls++
		}
	}
	n := len(row.at)
	// A program sets something before it calls; choices of code are all alike.
	return coded*3 >= n*2 && strings.Contains(last.Text, "(") && (calls < n || n > 2 && strings.Contains(ts[first].Text, "for"))
}
