package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// The least that a list of statements with their truth has: lines, and words in
// a statement on average.
const (
	leastTold     = 5
	toldLength    = 4
	leastToldLine = 12 // bytes of a statement and its truth
	mostToldTruth = 24 // bytes of the truth with its signs

	longestOfTitle = 24 // bytes of a word behind the words for true and false in a title
)

// ToldTruths writes a list of statements, each with its truth at the end of the
// line, "Ice is cold: true", "1. Ice is hot. F", or in front of it, "F | Ice is
// hot", as numbered statements and answers.
func (r *Reader) ToldTruths(lines []line.Line) []line.Line {
	if len(lines) < leastTold || r.judgesChoices(lines) {
		return lines
	}
	for _, form := range r.truthForms() {
		if told, ok := toldLines(lines, form); ok {
			return writeTold(lines, told)
		}
	}
	return lines
}

// truthForms are the ways in which lines tell their truth.
func (r *Reader) truthForms() []func(line.Line) toldLine {
	return []func(line.Line) toldLine{r.unlessOffered(r.truthBehind), r.unlessOffered(r.truthAtEnd), r.unlessOffered(r.truthAhead)}
}

// unlessOffered is a form of lines that do not end in both words to choose from, "Ice
// is cold. (T / F)": the second of them is no truth.
func (r *Reader) unlessOffered(form func(line.Line) toldLine) func(line.Line) toldLine {
	return func(l line.Line) toldLine {
		t := form(l)
		if t.to > 0 && (r.EndsInPair(l.Text) || r.isTruthTitle(l)) {
			return toldLine{}
		}
		return t
	}
}

// isTruthTitle reports whether a line is no more than the title of statements to judge,
// behind the sign of a section or not: "II. TRUE OR FALSE", "Part E (True or false)", "True /
// False Questions".
func (r *Reader) isTruthTitle(l line.Line) bool {
	f := lexicon.Fold(strings.TrimLeft(rewrite.BehindSign(l, r.Vocabulary), " (（"))
	n := r.TruthCue.Begins(f)
	rest := strings.Trim(f[n:], " .:：()")
	return n > 0 && (rest == "" || strings.HasPrefix(f[n:], " ") && !strings.ContainsAny(rest, " :") && len(rest) <= longestOfTitle)
}

// toldLine is where the statement of a line stands and where its truth does.
// The zero value is any other line.
type toldLine struct {
	from, to int    // the statement
	at, end  int    // its truth
	truth    string // its words, or a letter
	number   int    // its own number, 0 for none

	why, whyEnd int // the reason behind the truth
}

// toldLines finds the truth of every line. Nearly every line must have one, with
// truths of both kinds and no more; letters must be those of one pair of words.
func toldLines(lines []line.Line, form func(line.Line) toldLine) ([]toldLine, bool) {
	var out []toldLine
	told, words, values := 0, 0, map[string]int{}
	for i, l := range lines {
		out = append(out, form(l))
		if out[i].to == 0 {
			if i-told > 2+told/9 {
				return nil, false
			}
			continue
		}
		told++
		words += len(strings.Fields(l.Text[out[i].from:out[i].to]))
		values[out[i].truth]++
	}
	if told < leastTold || told*10 < (len(lines)-2)*9 || words < toldLength*told || !areTruths(values) {
		return nil, false
	}
	return out, true
}

// areTruths reports whether what lines say is true and false, in words or by the
// first letters of one pair of them.
func areTruths(values map[string]int) bool {
	if len(values) != 2 {
		return false
	}
	if values["true"] > 0 && values["false"] > 0 {
		return true
	}
	_, ok := asks.PairOfLetters(values, "")
	return ok
}

func writeTold(lines []line.Line, told []toldLine) []line.Line {
	out := make([]line.Line, 0, 2*len(lines))
	number := 0
	for i, l := range lines {
		if told[i].to == 0 {
			out = append(out, l)
			continue
		}
		number++
		out = append(out, told[i].pair(l, number)...)
	}
	return out
}

// pair is a numbered statement and its truth as an answer.
func (t toldLine) pair(l line.Line, number int) []line.Line {
	stem := l.Cut(t.from, t.to)
	if t.number > 0 {
		number = t.number
	}
	stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: answerkey.ToldList}
	answer := flatten.Answering(l.Cut(t.at, t.end))
	answer.Label = nil
	out := []line.Line{stem, answer}
	if t.why > 0 {
		why := l.Cut(t.why, t.whyEnd)
		out = append(out, flatten.Explaining(why))
	}
	return out
}

// judgesChoices reports whether the truths stand behind the choices of questions,
// whose letters begin again: "a. Rhine [true]".
func (r *Reader) judgesChoices(lines []line.Line) bool {
	begun := 0
	for _, l := range lines {
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && strings.EqualFold(c.Sign, "a") {
			if r.truthBehind(l).to > 0 {
				begun++
			}
		}
	}
	return begun > 1
}
