package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// wordedMatch reads the order at line i over lists whose entries bear the sign of questions,
// "Q1. Peru", "#1 Peru", as if they had bare numbers.
func (r *Reader) wordedMatch(lines []line.Line, i int) (written []line.Line, end int) {
	if !r.IsMatchTitle(lines[i]) && !r.ordersMatch(lines[i], r.Match) && !r.ordersMatch(lines[i], r.Lettering) {
		return nil, 0
	}
	from := max(0, i-matchHeads)
	bare := slices.Clone(lines[from:min(len(lines), i+1+mostMatched)])
	number := 0 // of the last entry
	worded := 0
	for k := i + 1 - from; k < len(bare); k++ {
		entry, room := bare[k], 0
		if within, _ := flatten.WithoutRoom(entry); len(within.Text) < len(entry.Text) {
			room = len(entry.Text) - len(within.Text)
			entry = within
		}
		q, ok := entry.QuestionLabel(r.Vocabulary)
		switch {
		case !ok || entry.Label != nil || q.Number == 0 || q.Kind != line.WordNumber && q.Kind != line.IdNumber && !strings.HasPrefix(entry.Text, "#"):
			continue
		case number > 0 && q.Number != number+1 || q.End >= len(entry.Text) || lexicon.HasQuestionMark(entry.Text):
			bare = bare[:k] // the questions below
		default:
			number = q.Number
			runs := append([]page.Run{{Text: lexicon.DecimalText(number) + ". "}}, entry.From(q.End).Runs...)
			if room > 0 {
				runs = append(bare[k].Cut(0, room).Runs, runs...)
			}
			bare[k] = line.NewLine(bare[k], runs)
			worded++
		}
	}
	if worded < leastMatched {
		return nil, 0
	}
	written, end = r.matchAt(bare, lines[from:], i-from)
	if end == 0 {
		return nil, 0
	}
	return written, end + from
}
