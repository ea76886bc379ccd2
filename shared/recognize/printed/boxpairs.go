package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Statements with two boxes each, under the words that the boxes stand for:
//
//	True False
//	  ☐    ☒   All birds can fly.
var (
	pairBefore = pattern.New(`^(` + pairBox + `)\s*(` + pairBox + `)\s*(\S.*)$`)
	pairBehind = pattern.New(`^(.*?\S)\s*?(` + pairBox + `)\s*(` + pairBox + `)$`)
)

// pairBox is one box of such a pair.
const pairBox = `[☐☑☒□■▢✓✔✗✘○●◯]|\[\s*[xX✓]?\s*\]|\(\s*[xX✓]?\s*\)`

// leastBoxPairs is how many statements stand under such a head.
const leastBoxPairs = 2

// BoxPairs makes statements of lines with a box for true and one for false, and
// the answer of each of the one that is filled.
func (r *Reader) BoxPairs(lines []line.Line) []line.Line {
	var out []line.Line
	from := 0
	for i := 0; i < len(lines); i++ {
		yes, no, ok := r.truthWordsOver(lines[i])
		if !ok || i == 0 {
			continue
		}
		rows := lines[i+1:]
		n, pairs := 0, 0
		for n < len(rows) && (rows[n].Kind == line.TextLine || rows[n].Kind == line.RuleLine) {
			if _, _, ok := boxPair(rows[n]); ok {
				pairs++
			} else if rows[n].Kind == line.TextLine && (rows[n].Gap || !goesOnRow(rows, n)) {
				break
			}
			n++
		}
		if pairs < leastBoxPairs || pairs > 26 {
			continue
		}
		out = append(out, lines[from:i]...)
		out = append(out, judgedRows(withoutRules(rows[:n]), yes, no, flatten.UnderLabel(lines[:i], r.Vocabulary))...)
		from = i + 1 + n
		i = from - 1
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// goesOnRow reports whether line n only goes on with the statement above it.
func goesOnRow(rows []line.Line, n int) bool {
	if n == 0 {
		return false
	}
	_, choice := rows[n].ChoiceLabel()
	_, number := rows[n].QuestionLabelTyped()
	return !choice && !number && rows[n].Label == nil && rows[n].Indent() >= rows[n-1].Indent() && !answerkey.EndsSentence(rows[n-1].Text)
}

// withoutRules are lines without those drawn between them.
func withoutRules(rows []line.Line) []line.Line {
	var out []line.Line
	for _, l := range rows {
		if l.Kind != line.RuleLine {
			out = append(out, l)
		}
	}
	return out
}

// judgedRows are the statements of such lines, lettered under a question.
func judgedRows(rows []line.Line, yes, no string, under bool) []line.Line {
	var out []line.Line
	number := 0
	for k := 0; k < len(rows); k++ {
		statement, filled, _ := boxPair(rows[k])
		number++
		for k+1 < len(rows) {
			if _, _, ok := boxPair(rows[k+1]); ok {
				break
			}
			k++
			statement = rewrite.Hitch(statement, rows[k])
		}
		l := line.NewLine(statement, append(append([]page.Run{}, statement.Runs...), page.Run{Text: " (" + yes + " / " + no + ")"}))
		out = append(out, flatten.RowLabelled(l, number, under))
		if filled >= 0 {
			answer := line.NewLine(line.LineAt(rows[k].Pos()), []page.Run{{Text: "Answer: " + [2]string{yes, no}[filled]}})
			answer.Column = true
			out = append(out, answer)
		}
	}
	return out
}

// truthWordsOver reports whether a line holds nothing but the words for true and
// false.
func (r *Reader) truthWordsOver(l line.Line) (yes, no string, ok bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return "", "", false
	}
	var words [2]string
	n := 0
	for w := range strings.FieldsSeq(l.Text) {
		if n == len(words) {
			return "", "", false
		}
		words[n] = w
		n++
	}
	if n != len(words) {
		return "", "", false
	}
	first, ok := r.Vocabulary.Is(words[0], lexicon.TrueWord, lexicon.YesWord)
	if !ok {
		return "", "", false
	}
	second, ok := r.Vocabulary.Is(words[1], lexicon.FalseWord, lexicon.NoWord)
	return words[0], words[1], ok && (first == lexicon.TrueWord) == (second == lexicon.FalseWord)
}

// boxPair is the statement beside two boxes, and which of them is filled: 0, 1,
// or -1 where not exactly one is.
func boxPair(l line.Line) (statement line.Line, filled int, ok bool) {
	if l.Kind != line.TextLine {
		return line.Line{}, -1, false
	}
	a, b := 0, 0
	if m := pairBefore.FindStringSubmatchIndex(l.Text); m != nil {
		statement, a, b = l.Cut(m[6], m[7]), m[2], m[4]
	} else if m := pairBehind.FindStringSubmatchIndex(l.Text); m != nil {
		statement, a, b = l.Cut(m[2], m[3]), m[4], m[6]
	} else {
		return line.Line{}, -1, false
	}
	first, second := isFilled(l.Text[a:]), isFilled(l.Text[b:])
	filled = -1
	if first != second {
		filled = 0
		if second {
			filled = 1
		}
	}
	return statement, filled, rewrite.HasWords(statement.Text)
}

// isFilled reports whether a text begins with a box that is filled or ticked.
func isFilled(s string) bool {
	if s != "" && strings.IndexByte("[(", s[0]) >= 0 {
		return strings.ContainsAny(s[:strings.IndexAny(s, "])")+1], "xX✓")
	}
	for _, r := range s {
		return strings.ContainsRune("☑☒■✓✔✗✘●", r)
	}
	return false
}
