package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
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
	at := map[int]bool{}
	for i := range lines {
		if i > 0 && r.isPairAlone(lines[i]) && r.belowStatement(lines, i) {
			at[i] = true
		}
	}
	if len(at) < leastPairsBelow {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if !at[i] {
			out = append(out, l)
			continue
		}
		over := &out[len(out)-1]
		pair := strings.Trim(strings.TrimSpace(l.Text), "()[]")
		*over = line.NewLine(*over, append(over.Runs[:len(over.Runs):len(over.Runs)], page.Run{Text: " (" + pair + ")"}))
	}
	return out
}

// isPairAlone reports whether a line is the two words and nothing else, none of them
// marked.
func (r *Reader) isPairAlone(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) == 0 || flatten.CountWords(l.Text, mostPairWords+1) > mostPairWords {
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

// belowStatement reports whether the lines over a pair are a statement that a number
// begins: nothing parts them, and no pair or choice stands between.
func (r *Reader) belowStatement(lines []line.Line, i int) bool {
	for k := i - 1; k >= max(0, i-pairReach); k-- {
		l := lines[k]
		if l.Kind != line.TextLine || l.Text == "" || r.isPairAlone(l) {
			return false
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok {
			return q.End < len(l.Text) || l.Label != nil
		}
		if _, ok := l.ChoiceLabel(); ok && l.Label == nil {
			return false
		}
	}
	return false
}
