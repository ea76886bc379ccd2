package printed

import (
	"maps"
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of the words for true and false that stand below statements.
const (
	leastPairsBelow = 2
	surelyBelow     = 3 // and so many where a statement stands below the last
	mostPairWords   = 4
	pairReach       = 4 // lines from such a pair up to the number of its statement
)

// PairsBelow puts "True / False" that stands to be circled on a line of its own below each
// statement behind it, as others print it: it is no title of a section. A title stands
// over several statements, or over the first of them.
func (r *Reader) PairsBelow(lines []line.Line) []line.Line {
	at := map[int]int{} // the first line of its statement, from 1 on
	worths := 0
	for i := range lines {
		if len(at) > 0 && r.IsKeyHeading(lines[i]) {
			break // the title of a section in the key
		}
		if i > 0 && r.isPairAlone(lines[i]) {
			if k := r.statementOver(lines, i); k >= 0 {
				at[i] = i - k
				if line.BarePoints.MatchString(lines[i-1].Text) {
					worths++
				}
			}
		}
	}
	if len(at) < leastPairsBelow || len(at) < surelyBelow && r.numberedBehind(lines, at) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if at[i] == 0 {
			out = append(out, l)
			continue
		}
		said := out[len(out)-at[i]:]
		said[0] = withPair(said, l, worths >= leastPairsBelow)
		out = out[:len(out)-at[i]+1]
	}
	return out
}

// withPair is a statement of some lines with the pair behind it; what the statements are
// worth stays at the end: "Ice is hot. [2]".
func withPair(said []line.Line, pair line.Line, worth bool) line.Line {
	var runs []page.Run
	for _, s := range said {
		runs = append(append(runs, s.Runs...), page.Run{Text: " "})
	}
	all := line.NewLine(said[0], runs)
	end := len(all.Text)
	if at := line.BarePoints.FindStringIndex(all.Text); worth && at != nil {
		end = at[0]
	}
	words := rewrite.TruthSlash.FindStringSubmatchIndex(pair.Text)
	stated := rewrite.PairBehind(all.Cut(0, end), line.SliceRuns(pair.Runs, words[2], words[3]), line.SliceRuns(pair.Runs, words[4], words[5]))
	return line.NewLine(said[0], append(stated.Runs, all.From(end).Runs...))
}

// numberedBehind reports whether a numbered line stands below the last of the pairs, which
// may be the title over it.
func (r *Reader) numberedBehind(lines []line.Line, at map[int]int) bool {
	for _, l := range lines[slices.Max(slices.Collect(maps.Keys(at)))+1:] {
		if l.Kind == line.TextLine && l.Text != "" {
			_, numbered := l.QuestionLabel(r.Vocabulary)
			return numbered || l.Label != nil
		}
	}
	return false
}

// isPairAlone reports whether a line is the two words and nothing else.
func (r *Reader) isPairAlone(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) == 0 || lexicon.HasQuestionMark(l.Text) || flatten.CountWords(l.Text, mostPairWords+1) > mostPairWords {
		return false
	}
	m := rewrite.TruthSlash.FindStringSubmatchIndex(l.Text)
	if m == nil || m[0] > 0 {
		return false
	}
	if m[3]-m[2] == 1 && m[5]-m[4] == 1 && strings.TrimSpace(l.Text[m[3]:m[4]]) == "" {
		return false // "V    F" is read with such letters behind statements
	}
	_, ok := r.PairIn(l.Text, m, true)
	return ok
}

// statementOver is the line with a number at which the statement over a pair begins, -1 for
// none: nothing parts the two, and no pair, choice or heading of a key stands between.
func (r *Reader) statementOver(lines []line.Line, i int) int {
	for k := i - 1; k >= max(0, i-pairReach); k-- {
		l := lines[k]
		if l.Kind != line.TextLine || l.Text == "" || r.isPairAlone(l) || r.IsKeyHeading(l) {
			return -1
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && (q.End < len(l.Text) || l.Label != nil) {
			return k
		}
		if c, _ := l.NoteClass(r.Vocabulary); c == lexicon.AnswerWord {
			return -1 // the title of the next section
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
