package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// codePair is one entry of a row of codes: "1) а, в".
var codePair = pattern.New(`(\d)\s*[.)\-–]\s*(\pL(?:\s*[,+]\s*\pL)*)\s*(?:[;,.]|$)\s*`)

// WithoutCodeRows drops the rows that say under every question how its answers
// are coded, "Answers: 1) a; 2) b; 3) c; 4) d." They look like a key of four
// questions, and are none: a key stands once.
func (r *Reader) WithoutCodeRows(lines []line.Line) []line.Line {
	rows, same, most := map[int]bool{}, map[string]int{}, 0
	for i, l := range lines {
		if r.isCodeRow(l) {
			rows[i] = true
			same[l.Text]++
			most = max(most, same[l.Text])
		}
	}
	if most < LeastReplies {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if !rows[i] {
			out = append(out, l)
		}
	}
	return out
}

// codeNumbers are the first numbers of such a row.
var codeNumbers = line.SignsOf("12")

// isCodeRow reports whether a line names answers and numbers them 1 to n with
// letters, and holds nothing else.
func (r *Reader) isCodeRow(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || !l.Has(codeNumbers) {
		return false
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord, lexicon.KeyHeading)
	if c == lexicon.NoClass {
		return false
	}
	rest := strings.TrimLeft(l.Text[end:], " \t:：")
	pairs := codePair.FindAllStringSubmatchIndex(rest, -1)
	if len(pairs) < 3 {
		return false
	}
	at := 0
	for k, p := range pairs {
		if p[0] != at || rest[p[2]:p[3]] != lexicon.DecimalText(k+1) {
			return false
		}
		at = p[1]
	}
	return at == len(rest)
}
