package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Statements may have a line below them that says no more than their truth, or two
// that offer both words:
//
//  1. Ice is cold.        1. Ice is cold.
//     True                   True
//  2. Fire is wet.        False
//     False
const (
	leastBothBelow = 3  // statements with both words
	leastTitled    = 2  // numbered statements under a title that says what they are
	leastSpelled   = 3  // numbered statements over whole words for true and for false
	mostBelow      = 20 // letters of such a line
)

// truthBelow is the truth that a line says and nothing else: "true", "false", a
// letter for one of them, or nothing.
func (r *Reader) truthBelow(l line.Line) string {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, mostBelow) {
		return ""
	}
	said := strings.Trim(l.Text, " .✓✔*")
	if truth := r.truthWord(said); truth != "" {
		return truth
	}
	return letterTruth(said)
}

// belows are the statements with such lines below them, by these lines.
type belows struct {
	said     map[int]string // the truth
	offered  map[int]bool   // the first of both words
	numbered int
	lines    int
}

func (r *Reader) truthsBelow(lines []line.Line) belows {
	b := belows{said: map[int]string{}, offered: map[int]bool{}}
	values := map[string]int{}
	for i := 1; i < len(lines); i++ {
		first := r.truthBelow(lines[i])
		if first == "" || r.truthBelow(lines[i-1]) != "" || !states(lines[i-1]) {
			continue
		}
		next := i + 1
		switch {
		case next == len(lines) || r.truthBelow(lines[next]) == "":
			b.said[i] = first
			values[first]++
		case areTruths(map[string]int{first: 1, r.truthBelow(lines[next]): 1}) && (next+1 == len(lines) || r.truthBelow(lines[next+1]) == ""):
			b.offered[i] = true
			next++
		default:
			continue
		}
		numbered := isNumbered(lines[i-1]) || i > 1 && len(first) > 1 && r.isNumber(lines[i-2])
		if numbered && next < len(lines) && !isNumbered(lines[next]) && !r.isNumber(lines[next]) && r.truthBelow(lines[next]) == "" && !lexicon.IsLonger(lines[next].Text, mostBelow) {
			delete(b.offered, i) // more choices
			delete(b.said, i)
			continue
		}
		b.lines += next - i + 1
		if numbered {
			b.numbered++
		}
	}
	titled := len(b.said) >= leastTitled && b.numbered >= len(b.said) && slices.ContainsFunc(lines, r.isTruthTitle)
	if (len(b.said) < leastTold || !areTruths(values)) && !titled && !b.isWorded(values) {
		clear(b.said)
	}
	if len(b.offered) < leastBothBelow {
		clear(b.offered)
	}
	return b
}

// isWorded reports whether the statements are numbered and say whole words for their
// truth: few that say both, or several that all say one of them.
func (b belows) isWorded(values map[string]int) bool {
	said := values["true"] + values["false"]
	if b.numbered < len(b.said) || said < len(b.said) {
		return false
	}
	return said >= leastTold || said >= leastSpelled && len(values) == 2
}

// isNumbered reports whether a line has a number of its own.
func isNumbered(l line.Line) bool {
	_, typed := l.NumberLabel()
	return typed || l.Label != nil && l.Label.Format != page.Bullet
}

// isNumber reports whether a line is the word and the number of a question and nothing
// else: "Question 3".
func (r *Reader) isNumber(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Kind == line.WordNumber && q.Number > 0 && strings.Trim(l.Text[q.End:], " .:") == ""
}

// TruthsBelow writes the truth below a statement as its answer, and both words as
// its choices. Statements that nothing numbers must be nearly all there is.
func (r *Reader) TruthsBelow(lines []line.Line) []line.Line {
	b := r.truthsBelow(lines)
	stems := len(b.said) + len(b.offered)
	if stems == 0 {
		return lines
	}
	bare := b.numbered*5 < stems
	if bare && b.lines*10 < len(lines)*8 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	number := 0
	for i := 0; i < len(lines); i++ {
		if b.said[i] == "" && !b.offered[i] {
			out = append(out, lines[i])
			continue
		}
		if stem := &out[len(out)-1]; bare && !isNumbered(*stem) {
			number++
			*stem = asks.Bulleted(*stem)
			stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: answerkey.ToldList}
		}
		if b.said[i] != "" {
			out = append(out, flatten.Answering(lines[i]))
			if b.explained(lines, i+1) {
				i++
				out = append(out, flatten.Explaining(lines[i]))
			}
			continue
		}
		for k := range 2 {
			out = append(out, lines[i+k].Offered(k+1))
		}
		i++
	}
	return out
}

// explained reports whether line i below a truth is a sentence that corrects the statement:
// no truth stands below it.
func (b belows) explained(lines []line.Line, i int) bool {
	if i >= len(lines) || b.said[i+1] != "" || b.offered[i+1] {
		return false
	}
	l := lines[i]
	return states(l) && l.Label == nil && !isNumbered(l) && strings.HasSuffix(l.Text, ".")
}

// states reports whether a line may be a statement.
func states(l line.Line) bool {
	c, choice := l.ChoiceLabel()
	return l.Kind == line.TextLine && flatten.CountWords(l.Text, 3) >= 3 && !lexicon.HasQuestionMark(l.Text) && (!choice || c.Kind == lexicon.BulletLabel || c.Kind == lexicon.DigitLabel)
}
