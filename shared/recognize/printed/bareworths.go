package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bareWorth is what a question is worth behind its label, in brackets and without a word
// for points: "QUESTÃO 01 (1,0)", "Zadanie 3. (0–2)".
var bareWorth = pattern.Guarded(pattern.Holds("("), `^\s*\(\s*(?:\d{1,2},\d{1,2}|0\s*[-–]\s*\d{1,2})(\s*)\)(?:\s|$|[-–:.])`)

// leastBareWorths is how many questions must have one.
const leastBareWorths = 2

// BareWorths writes the word for points to such a worth, where half of the questions have
// one.
func (r *Reader) BareWorths(lines []line.Line) []line.Line {
	var at, ends []int
	labelled := 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Kind != line.WordNumber && !q.Auto && !q.Signed() {
			continue
		}
		labelled++
		if m := bareWorth.FindStringSubmatchIndex(l.Text[q.End:]); m != nil {
			at, ends = append(at, i), append(ends, q.End+m[2])
		}
	}
	if len(at) < leastBareWorths || len(at)*2 < labelled {
		return lines
	}
	out := slices.Clone(lines)
	for k, i := range at {
		l := lines[i]
		worth, rest := l.Cut(0, ends[k]), l.Cut(ends[k], len(l.Text))
		runs := append(worth.Runs[:len(worth.Runs):len(worth.Runs)], page.Run{Text: " points"})
		out[i] = line.NewLine(l, append(runs, rest.Runs...))
	}
	return out
}

// closeWorth is what a question is worth as close as a sign behind its sentence, in round
// brackets and without a word: "Explain what a layer does.(2)".
// It may stand apart where nearly all have one.
var closeWorth = pattern.Guarded(pattern.EndsWith(")", ""), `[.?!]["”’]?(\s*)\((\d{1,2}(?:[.,]5)?)(\))$`)

// leastCloseWorths is how many questions of one list must have one.
const leastCloseWorths = 4

// CloseWorths writes the word for points to such a worth, where most entries of a list
// have one and few worths come again and again: the numbers of sources all differ.
func (r *Reader) CloseWorths(lines []line.Line) []line.Line {
	at, apart, labelled, worths := map[string][]int{}, map[string]int{}, map[string]int{}, map[string]map[string]bool{}
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || !q.Auto && !q.Signed() {
			continue
		}
		labelled[q.List]++
		if m := closeWorth.FindStringSubmatch(l.Text); m != nil {
			if worths[q.List] == nil {
				worths[q.List] = map[string]bool{}
			}
			at[q.List], worths[q.List][m[2]] = append(at[q.List], i), true
			apart[q.List] += min(len(m[1]), 1)
		}
	}
	var out []line.Line
	for list, found := range at {
		if len(found) < leastCloseWorths || len(found)*5 < labelled[list]*3 || (apart[list] > 0 || len(worths[list])*2 > len(found)) && !worthsOfAll(lines, found, labelled[list], len(worths[list])) {
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		for _, i := range found {
			l := lines[i]
			end := closeWorth.FindStringSubmatchIndex(l.Text)[6]
			runs := l.Cut(0, end).Runs
			out[i] = line.NewLine(l, append(runs[:len(runs):len(runs)], page.Run{Text: " points)", Marks: runs[len(runs)-1].Marks}))
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// worthsOfAll reports whether nearly all entries of a list end in such a figure, some in
// the same and not each in a larger one than that above it, as counted sources would.
// Over choices it may be the number of the right one.
func worthsOfAll(lines []line.Line, found []int, labelled, distinct int) bool {
	if len(found)*10 < labelled*9 || distinct == len(found) {
		return false
	}
	last := 0
	for _, i := range found {
		if i+1 < len(lines) {
			if c, offers := lines[i+1].ChoiceLabel(); offers && c.Kind != lexicon.DigitLabel {
				return false
			}
		}
	}
	for _, i := range found {
		n := line.LastNumber(closeWorth.FindStringSubmatch(lines[i].Text)[2])
		if n < last {
			return true
		}
		last = n
	}
	return false
}
