package rewrite

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// repeatedLeast is how many questions must repeat a choice below the others.
const repeatedLeast = 3

// RepeatedAnswers takes a choice that stands again under the choices of its
// question, with the same letter and the same words, for the answer; or the words
// alone, or with the number of the question. Most of the questions with choices must
// have one.
func RepeatedAnswers(lines []line.Line) []line.Line {
	at := map[int]int{} // where the answer begins in a line
	rows := 0
	for i := 0; i < len(lines); {
		n := choicesFrom(lines[i:])
		if n < 2 {
			i += max(n, 1)
			continue
		}
		rows++
		if n >= 3 && standsIn(lines[i+n-1], lines[i:i+n-1]) {
			at[i+n-1] = 0
		} else if i+n < len(lines) && lines[i+n].Kind == line.TextLine && lines[i+n].Label == nil {
			if from := behindNumber(lines[i+n].Text, lines[:i]); wordsIn(lines[i+n].Text[from:], lines[i:i+n]) == 1 {
				at[i+n] = from
			}
		}
		i += n
	}
	if len(at) < repeatedLeast || len(at)*10 < rows*7 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, from := range at {
		out[i] = flatten.Answering(out[i].From(from))
	}
	return out
}

// behindNumber is where a text begins behind the number of the question above it; the
// next one has another.
func behindNumber(text string, above []line.Line) int {
	q, ok := line.PlainNumberLabel(text, line.LastYear)
	if !ok || q.End >= len(text) || q.Delim == line.BareDelim {
		return 0
	}
	for i := len(above) - 1; i >= max(0, len(above)-longestStem); i-- {
		digits := len(above[i].Text) - len(strings.TrimLeft(above[i].Text, "0123456789"))
		if asked, err := strconv.Atoi(above[i].Text[:digits]); err == nil {
			if asked == q.Number {
				return q.End
			}
			return 0
		}
	}
	return 0
}

// longestStem is how many lines a question has at the most over its choices.
const longestStem = 12

// wordsIn counts the choices that have the words of a text behind their letters.
func wordsIn(text string, choices []line.Line) int {
	if !slices.ContainsFunc(choices, func(l line.Line) bool { return lexicon.MayBeSame(choiceText(l), text) }) {
		return 0
	}
	n, words := 0, lexicon.Same(text)
	for _, l := range choices {
		if words != "" && lexicon.IsSame(choiceText(l), words) {
			n++
		}
	}
	return n
}

// choiceText is what stands behind the letter of a choice.
func choiceText(l line.Line) string {
	c, _ := l.TypedChoice()
	return l.Text[c.End:]
}

// choicesFrom is how many of the first lines are typed choices with letters.
func choicesFrom(lines []line.Line) int {
	for n, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			return n
		}
		if c, ok := l.TypedChoice(); !ok || c.Kind != lexicon.LetterLabel {
			return n
		}
	}
	return len(lines)
}

// standsIn reports whether exactly one of the lines has the words of l, with its
// letter.
func standsIn(l line.Line, lines []line.Line) bool {
	c, _ := l.TypedChoice()
	n := 0
	for _, other := range lines {
		if o, _ := other.TypedChoice(); lexicon.Fold(o.Sign) == lexicon.Fold(c.Sign) && lexicon.Same(choiceText(other)) == lexicon.Same(choiceText(l)) {
			n++
		}
	}
	return n == 1
}
