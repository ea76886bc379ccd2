package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	answerArrow   = " → " // between what belongs together
	leastArrows   = 2     // pairs
	longestArrows = 40    // lines over the answer that may hold what is matched
)

// ArrowAnswers writes what is to be matched with its answers beside it, where a line behind says
// them all at once, as learning platforms do:
//
//	Mercury
//	Venus
//	The correct answer is: Mercury → first, Venus → second
func (r *Reader) ArrowAnswers(lines []line.Line) []line.Line {
	var out []line.Line
	from := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || strings.Count(l.Text, answerArrow) < leastArrows {
			continue
		}
		n, ok := line.NoteOf(l, r.Vocabulary)
		if !ok || n.Class != lexicon.AnswerWord {
			continue
		}
		first, pairs := pairsOver(lines[max(from, i-longestArrows):i], n.Value.Text)
		if pairs == nil {
			continue
		}
		first += max(from, i-longestArrows)
		out = append(out, lines[from:first]...)
		for _, p := range pairs {
			out = append(out, line.NewLine(lines[first], []page.Run{{Text: p}}))
		}
		from = i + 1
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// pairsOver parts an answer at what stands alone, or before a tab, on lines over it, and gives
// the first of these lines; nil where one does not.
func pairsOver(over []line.Line, said string) (first int, pairs []string) {
	at := make(map[string]int, len(over))
	for i := range over {
		cell, _, _ := strings.Cut(over[i].Text, "\t")
		at[strings.TrimSpace(cell)] = i
	}
	pieces := strings.Split(strings.TrimSuffix(said, "."), answerArrow)
	left, first := pieces[0], len(over)
	for k, piece := range pieces[1:] {
		i, ok := at[left]
		if !ok || left == "" {
			return 0, nil
		}
		first = min(first, i)
		right, next := piece, ""
		if k < len(pieces)-2 {
			if right, next = cutBefore(piece, at); next == "" {
				return 0, nil
			}
		}
		pairs = append(pairs, left+answerArrow+right)
		left = next
	}
	return first, pairs
}

// cutBefore parts a text at the comma before one of the lines.
func cutBefore(s string, at map[string]int) (before, behind string) {
	for i := range len(s) {
		if s[i] != ',' {
			continue
		}
		if rest := strings.TrimSpace(s[i+1:]); rest != "" {
			if _, ok := at[rest]; ok {
				return s[:i], rest
			}
		}
	}
	return s, ""
}
