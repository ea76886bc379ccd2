package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastEndAnswers is how many questions end with an answer in brackets where its word is
// no more than a letter, "[R.: 5 m/s]", or has no colon, "[Ans. 5 m/s]".
const leastEndAnswers = 3

// endAnswer is an answer in brackets at the end of a line: its word, the signs
// behind it and what it says, in which brackets of their own may stand.
var endAnswer = pattern.Guarded(pattern.EndsWith(")]", lexicon.Whitespace+"."), `[(\[]\s?((?:\p{L}[\p{L}\p{M}]{1,12}|R)\s?(?:[.:]\s?){1,2}=?\s?)([^()\[\]]*(?:[(\[][^()\[\]]*[)\]][^()\[\]]*)*)[)\]]\s*\.?\s*$`)

// EndAnswers names the answers that exercises give in brackets behind what they
// ask, as books of problems do.
func (r *Reader) EndAnswers(lines []line.Line) []line.Line {
	at := map[int][2]int{}
	for i := range lines {
		if from, to := r.inBrackets(&lines[i]); to > 0 {
			at[i] = [2]int{from, to}
		}
	}
	if len(at) < leastEndAnswers {
		return lines
	}
	out := slices.Clone(lines)
	for i, word := range at {
		l := lines[i]
		front, rest := l.Cut(0, word[0]), l.From(word[1])
		runs := slices.Concat(front.Runs, []page.Run{{Text: "Answer: "}}, rest.Runs)
		out[i] = line.NewLine(l, runs)
	}
	return out
}

// inBrackets is where the word of such an answer begins and what it says; 0, 0 for none.
func (r *Reader) inBrackets(l *line.Line) (from, to int) {
	if l.Kind != line.TextLine {
		return 0, 0
	}
	m := endAnswer.FindStringSubmatchIndex(l.Text)
	if m == nil || strings.TrimSpace(l.Text[m[4]:m[5]]) == "" {
		return 0, 0
	}
	word := strings.TrimRight(l.Text[m[2]:m[3]], " .:=")
	if c, ok := r.Vocabulary.Is(word, lexicon.AnswerWord); word != "R" && (!ok || c != lexicon.AnswerWord) {
		return 0, 0
	}
	return m[2], m[4]
}
