package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// betweenHeads is what stands between the titles of two lists side by side.
var betweenHeads = pattern.New(`\s*(?:[/|–—-]|\t|\s{3,})\s*`)

// partingSigns are those that may part two titles, but for white space.
var partingSigns = line.SignsOf("/|–-\t")

// ColumnHeads writes a stroke between the titles of two lists, "Column A      Column B",
// over their first entries: where no other line orders it, they order to match.
func (r *Reader) ColumnHeads(lines []line.Line) []line.Line {
	var out []line.Line
	for i := range lines {
		if i+1 == len(lines) || lines[i].Label != nil || lines[i].Kind != line.TextLine || lexicon.IsLonger(lines[i].Text, lexicon.HeadingLimit) ||
			!r.Match.MayBegin(lines[i].Folded()) || !lines[i].Has(partingSigns) && !strings.Contains(lines[i].Text, "   ") {
			continue
		}
		gaps := betweenHeads.FindAllStringIndex(lines[i].Text, 2)
		if len(gaps) != 1 || gaps[0][0] == 0 {
			continue
		}
		l, from, to := lines[i], gaps[0][0], gaps[0][1]
		if f := lexicon.Fold(l.Text[:from] + " / " + l.Text[to:]); r.Match.Begins(f) != len(f) || r.askNumber(lines[i+1]) != 1 && !beginsEntry(lines[i+1]) {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i] = line.NewLine(l, append(append(line.SliceRuns(l.Runs, 0, from), page.Run{Text: " / "}), line.SliceRuns(l.Runs, to, len(l.Text))...))
	}
	if out == nil {
		return lines
	}
	return out
}

// beginsEntry reports whether a line begins with room, a number or a letter, as the
// entries of lists to match do.
func beginsEntry(l line.Line) bool {
	_, choice := l.ChoiceLabel()
	return choice || l.Label != nil || answerAhead.MatchString(l.Text) || answerWithin.MatchString(l.Text) || roomBefore.MatchString(l.Text)
}

// roomBefore is room before the number of an entry.
var roomBefore = pattern.New(`^[_(\[]+\s*[A-Za-z]?\s*[_)\]]+\s*\d`)
