package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of the words for true and false that stand below statements.
const (
	leastPairsBelow = 3
	mostPairWords   = 4
	pairReach       = 4 // lines from such a pair up to the number of its statement
)

// PairsBelow puts "True / False" that stands to be circled on a line of its own below each
// statement behind it, as others print it: it is no title of a section. A title stands
// over several statements, or over the first of them.
func (r *Reader) PairsBelow(lines []line.Line) []line.Line {
	at := map[int]int{} // the first line of its statement, from 1 on
	for i := range lines {
		if i > 0 && r.isPairAlone(lines[i]) {
			if k := r.statementOver(lines, i); k >= 0 {
				at[i] = i - k
			}
		}
	}
	if len(at) < leastPairsBelow {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if at[i] == 0 {
			out = append(out, l)
			continue
		}
		said := out[len(out)-at[i]:]
		var runs []page.Run
		for _, s := range said {
			runs = append(append(runs, s.Runs...), page.Run{Text: " "})
		}
		pair := strings.Trim(strings.TrimSpace(l.Text), "()[]")
		said[0] = line.NewLine(said[0], append(runs, page.Run{Text: "(" + pair + ")"}))
		out = out[:len(out)-at[i]+1]
	}
	return out
}

// isPairAlone reports whether a line is the two words and nothing else, none of them
// marked.
func (r *Reader) isPairAlone(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) == 0 || lexicon.HasQuestionMark(l.Text) || flatten.CountWords(l.Text, mostPairWords+1) > mostPairWords {
		return false
	}
	m := rewrite.TruthSlash.FindStringSubmatchIndex(l.Text)
	if m == nil || m[0] > 0 {
		return false
	}
	if _, ok := r.PairIn(l.Text, m, true); !ok {
		return false
	}
	for _, run := range l.Runs {
		if run.Marks != l.Runs[0].Marks && strings.Trim(run.Plain(), " /|()") != "" {
			return false // "True / False" with the right one in bold
		}
	}
	return true
}

// statementOver is the line with a number at which the statement over a pair begins, -1 for
// none: nothing parts the two, and no pair or choice stands between.
func (r *Reader) statementOver(lines []line.Line, i int) int {
	for k := i - 1; k >= max(0, i-pairReach); k-- {
		l := lines[k]
		if l.Kind != line.TextLine || l.Text == "" || r.isPairAlone(l) {
			return -1
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && (q.End < len(l.Text) || l.Label != nil) {
			return k
		}
		if _, ok := l.ChoiceLabel(); ok && l.Label == nil {
			return -1
		}
		if l.Label != nil {
			return k
		}
	}
	return -1
}
