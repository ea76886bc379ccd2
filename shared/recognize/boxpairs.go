package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Statements with two boxes each, under the words that the boxes stand for:
//
//	True False
//	  ☐    ☒   All birds can fly.
var (
	pairBefore = pattern.New(`^([☐☑☒□■▢✓✔✗✘○●◯])\s*([☐☑☒□■▢✓✔✗✘○●◯])\s*(\S.*)$`)
	pairBehind = pattern.New(`^(.*\S)\s*?([☐☑☒□■▢✓✔✗✘○●◯])\s*([☐☑☒□■▢✓✔✗✘○●◯])$`)
)

// leastBoxPairs is how many statements stand under such a head.
const leastBoxPairs = 2

// boxPairs makes statements of lines with a box for true and one for false, and
// the answer of each of the one that is filled.
func (r *recognizer) boxPairs(lines []line) []line {
	var out []line
	from := 0
	for i := 0; i < len(lines); i++ {
		yes, no, ok := r.truthWordsOver(lines[i])
		if !ok || i == 0 {
			continue
		}
		rows := lines[i+1:]
		n, pairs := 0, 0
		for n < len(rows) && (rows[n].kind == textLine || rows[n].kind == ruleLine) {
			if _, _, ok := boxPair(rows[n]); ok {
				pairs++
			} else if rows[n].kind == textLine && (rows[n].gap || !goesOnRow(rows, n)) {
				break
			}
			n++
		}
		if pairs < leastBoxPairs || pairs > 26 {
			continue
		}
		out = append(out, lines[from:i]...)
		out = append(out, judgedRows(withoutRules(rows[:n]), yes, no, underLabel(lines[:i], r.vocabulary))...)
		from = i + 1 + n
		i = from - 1
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// goesOnRow reports whether line n only goes on with the statement above it.
func goesOnRow(rows []line, n int) bool {
	if n == 0 {
		return false
	}
	_, choice := rows[n].choiceLabel()
	_, number := rows[n].questionLabelTyped()
	return !choice && !number && rows[n].label == nil && rows[n].indent() >= rows[n-1].indent() && !endsSentence(rows[n-1].text)
}

// withoutRules are lines without those drawn between them.
func withoutRules(rows []line) []line {
	var out []line
	for _, l := range rows {
		if l.kind != ruleLine {
			out = append(out, l)
		}
	}
	return out
}

// judgedRows are the statements of such lines, lettered under a question.
func judgedRows(rows []line, yes, no string, under bool) []line {
	var out []line
	number := 0
	for k := 0; k < len(rows); k++ {
		statement, filled, _ := boxPair(rows[k])
		number++
		for k+1 < len(rows) {
			if _, _, ok := boxPair(rows[k+1]); ok {
				break
			}
			k++
			statement = hitch(statement, rows[k])
		}
		l := newLine(statement, append(append([]page.Run{}, statement.runs...), page.Run{Text: " (" + yes + " / " + no + ")"}))
		out = append(out, rowLabelled(l, number, under))
		if filled >= 0 {
			answer := newLine(lineAt(rows[k].pos()), []page.Run{{Text: "Answer: " + [2]string{yes, no}[filled]}})
			answer.column = true
			out = append(out, answer)
		}
	}
	return out
}

// truthWordsOver reports whether a line holds nothing but the words for true and
// false.
func (r *recognizer) truthWordsOver(l line) (yes, no string, ok bool) {
	words := strings.Fields(l.text)
	if l.kind != textLine || l.label != nil || len(words) != 2 {
		return "", "", false
	}
	first, ok := r.vocabulary.is(words[0], trueWord, yesWord)
	if !ok {
		return "", "", false
	}
	second, ok := r.vocabulary.is(words[1], falseWord, noWord)
	return words[0], words[1], ok && (first == trueWord) == (second == falseWord)
}

// boxPair is the statement beside two boxes, and which of them is filled: 0, 1,
// or -1 where not exactly one is.
func boxPair(l line) (statement line, filled int, ok bool) {
	if l.kind != textLine {
		return line{}, -1, false
	}
	a, b := 0, 0
	if m := pairBefore.FindStringSubmatchIndex(l.text); m != nil {
		statement, a, b = l.cut(m[6], m[7]), m[2], m[4]
	} else if m := pairBehind.FindStringSubmatchIndex(l.text); m != nil {
		statement, a, b = l.cut(m[2], m[3]), m[4], m[6]
	} else {
		return line{}, -1, false
	}
	first, second := isFilled(l.text[a:]), isFilled(l.text[b:])
	filled = -1
	if first != second {
		filled = 0
		if second {
			filled = 1
		}
	}
	return statement, filled, hasWords(statement.text)
}

// isFilled reports whether a text begins with a box that is filled or ticked.
func isFilled(s string) bool {
	for _, r := range s {
		return strings.ContainsRune("☑☒■✓✔✗✘●", r)
	}
	return false
}
