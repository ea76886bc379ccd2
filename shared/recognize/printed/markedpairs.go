package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// pairSide is one of the words or letters for true and false, with the sign that marks it
// or without.
const pairSide = `([*✓✔√☑(\[]?)(\pL{1,10})([*✓✔√☑)\]]?)`

// A pair of which a typed sign marks one word, in front of a statement or behind it: "T*
// F Ice is cold.", "Ice is cold. *True / False".
var (
	markedAhead  = pattern.New(`^` + pairSide + `(?:\s*[/|]\s*|\s+)` + pairSide + `[.:)]?\s+(\S.*)$`)
	markedBehind = pattern.Guarded(mayMark, `^(.*?\S)\s+`+pairSide+`(?:\s*[/|]\s*|\s+)`+pairSide+`\.?$`)
)

// pairToMark are two letters to choose from that only room parts, in front of a sentence.
var pairToMark = pattern.New(`^\p{Lu}\s+\p{Lu}\s+\p{Lu}`)

var mayMark = pattern.Holds("*✓✔√☑([")

// leastMarkedPairs is how many lines have such a pair: one is chance.
const leastMarkedPairs = 2

// leastStated is how many words a statement before such a pair has: "b. False (correct)"
// has none.
const leastStated = 2

// markedPair is a statement with such a pair, and the word that is marked.
type markedPair struct {
	at        int // its line
	statement line.Line
	pair      [2]string
	marked    string // empty for none
}

// MarkedPairs writes such statements with both words behind them and the marked one as
// their answer. A pair ahead may stand to be marked: "T F Ice is cold."
func (r *Reader) MarkedPairs(lines []line.Line) []line.Line {
	var found []markedPair
	for i, l := range lines {
		if p, ok := r.markedPairOf(l); ok {
			p.at = i
			found = append(found, p)
		}
	}
	if len(found) < leastMarkedPairs {
		return lines
	}
	var out []line.Line
	from := 0
	for _, p := range found {
		statement := line.NewLine(p.statement, append(p.statement.Runs[:len(p.statement.Runs):len(p.statement.Runs)], page.Run{Text: "  (" + p.pair[0] + " / " + p.pair[1] + ")"}))
		out = append(append(out, lines[from:p.at]...), statement)
		if from = p.at + 1; p.marked != "" {
			out = append(out, line.NewLine(line.LineAt(p.statement.Pos()), []page.Run{{Text: "Answer: " + p.marked}}))
		}
	}
	return append(out, lines[from:]...)
}

// markedPairOf reads the statement of a line and the pair in front of it or behind.
func (r *Reader) markedPairOf(l line.Line) (markedPair, bool) {
	if l.Kind != line.TextLine {
		return markedPair{}, false
	}
	q, _ := l.QuestionLabel(r.Vocabulary)
	text := l.Text[q.End:]
	if !mayMark(text) && (len(text) < 4 || text[1] != ' ' && text[2] != ' ') {
		return markedPair{}, false // neither a sign nor a letter alone
	}
	if m := markedAhead.FindStringSubmatchIndex(text); m != nil {
		if p, ok := r.pairOf(text, m[2:14]); ok && (p.marked != "" || pairToMark.MatchString(text)) {
			p.statement = line.NewLine(l, append(line.SliceRuns(l.Runs, 0, q.End), line.SliceRuns(l.Runs, q.End+m[14], q.End+m[15])...))
			return p, true
		}
	}
	if !mayMark(text) {
		return markedPair{}, false
	}
	if m := markedBehind.FindStringSubmatchIndex(text); m != nil {
		if p, ok := r.pairOf(text, m[4:16]); ok && p.marked != "" && flatten.CountWords(text[:m[3]], leastStated) >= leastStated {
			p.statement = l.Cut(0, q.End+m[3])
			return p, true
		}
	}
	return markedPair{}, false
}

// pairOf reads the two words at some places of a text, each between the places of its
// signs. Only one of them may be marked.
func (r *Reader) pairOf(text string, at []int) (markedPair, bool) {
	if _, ok := r.PairIn(text, []int{at[0], at[11], at[2], at[3], at[8], at[9]}, true); !ok {
		return markedPair{}, false
	}
	p := markedPair{pair: [2]string{text[at[2]:at[3]], text[at[8]:at[9]]}}
	for k, word := range p.pair {
		open, closed := text[at[6*k]:at[6*k+1]], text[at[6*k+4]:at[6*k+5]]
		if (open == "(" || open == "[") != (closed == ")" || closed == "]") {
			return markedPair{}, false
		}
		if open+closed == "" {
			continue
		}
		if p.marked != "" {
			return markedPair{}, false
		}
		p.marked = word
	}
	return p, true
}
