package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a list of two lines each, what is asked over its answer in bold.
const (
	leastInBold  = 8   // of them
	askingPairs  = 4   // of so many at least one asks with a sign or a word
	longestPair  = 200 // letters of each line
	wordsOfPairs = 3   // words that what is asked has on the average
)

// BoldPairs numbers the questions of a list that has its answers in bold below them, a gap
// apart: "The bird on the chimney / **stork**". Most have no question mark, but some ask;
// names with their titles below, and definitions over their terms, do not. Where the others
// have theirs in bold, a plain line below is the answer too.
func (r *Reader) BoldPairs(lines []line.Line) []line.Line {
	var at, alike []int // the first lines of pairs, and of those whose answer is plain
	others, asking, marks, words := 0, 0, 0, 0
	told := map[string]bool{}
	for i := 0; i < len(lines); {
		end := i + 1
		for end < len(lines) && !lines[end].Gap {
			end++
		}
		if end-i != 2 || !pairInBold(lines[i], lines[i+1]) {
			if others++; others > len(lines)/4 {
				return lines
			}
			if end-i == 2 && mayPair(lines[i], lines[i+1]) && !lines[i].IsBold() && !lines[i+1].IsBold() {
				alike = append(alike, i)
			}
			i = end
			continue
		}
		text := lines[i].Text
		if asks := flatten.EndsAsking(text); asks || r.AsksByWord(text) {
			if asking++; asks {
				marks++
			}
		}
		words += len(strings.Fields(text))
		told[lines[i+1].Text] = true
		at = append(at, i)
		i = end
	}
	n := len(at)
	if n < leastInBold || n < 2*others || asking*askingPairs < n || marks*2 > n || words < n*wordsOfPairs || len(told)*4 < n*3 {
		return lines
	}
	at = append(at, alike...)
	slices.Sort(at)
	for k, i := range at {
		lines[i].Label = &page.Label{Text: lexicon.DecimalText(k+1) + ".", Format: page.Decimal, Number: k + 1, List: "pairs in bold"}
		lines[i+1] = flatten.Answering(lines[i+1])
	}
	return lines
}

// pairInBold reports whether a line is plain and the one below is bold, in a pair.
func pairInBold(a, b line.Line) bool { return mayPair(a, b) && !a.IsBold() && b.IsBold() }

// mayPair reports whether two lines are short, have nothing in front of them, and the second
// does not ask.
func mayPair(a, b line.Line) bool {
	for _, l := range []line.Line{a, b} {
		if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || lexicon.IsLonger(l.Text, longestPair) || l.Style().Heading > 0 {
			return false
		}
	}
	if _, ok := a.QuestionLabelTyped(); ok {
		return false
	}
	return !flatten.EndsAsking(b.Text)
}
