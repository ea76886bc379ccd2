package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// separate cuts lines that hold several things: choices one after another, a
// stem with its choices, an answer at the end of a line, a question glued to
// the choice before it.
func (r *recognizer) separate(lines []line) []line {
	v, letters := r.vocabulary, r.letters
	lines = withoutSlips(lines, letters)
	word := gluedWord(lines, v)
	out := make([]line, 0, len(lines))
	var pieces, parts []line // used anew for every line
	for i, l := range lines {
		if l.kind != textLine {
			out = append(out, l)
			continue
		}
		next := func() *line { return r.lineBehind(lines, i) }
		pieces = cutGlued(pieces[:0], l, word)
		for _, piece := range pieces {
			parts = cutNotes(parts[:0], piece, v)
			for _, part := range parts {
				out = cutChoices(out, part, next, v, letters)
			}
		}
	}
	return out
}

// spot is a choice label inside a line.
type spot struct {
	at    int
	label choiceLabel
	wide  bool // a tab or several spaces stand before it
	glued bool // nothing stands before it
}

// cutChoices adds a line to out, cut before each of the choice labels in it.
func cutChoices(out []line, l line, next func() *line, v vocabulary, letters [][]string) []line {
	if _, ok := noteOf(l, v); ok || l.label == nil && isSectionWord(l, v) {
		return append(out, l)
	}
	if cuts := boxCuts(l); len(cuts) > 0 {
		return cutAt(out, l, cuts)
	}
	spots := findSpots(l)
	if len(spots) == 0 {
		return append(out, l)
	}
	if first, ok := l.choiceLabel(); ok && (first.kind == letterLabel || isCircled(l.text)) {
		return cutAt(out, l, continued(first, spots, next(), letters))
	}
	return cutAt(out, l, opened(l, spots, next(), letters))
}

// cutAt adds the pieces of a line to out.
func cutAt(out []line, l line, cuts []int) []line {
	if len(cuts) == 0 {
		return append(out, l)
	}
	at := 0
	for _, c := range append(cuts, len(l.text)) {
		if piece := l.cut(at, c); !piece.empty() || piece.label != nil {
			if at > 0 {
				piece.soft, piece.gap = false, false
			}
			out = append(out, piece)
		}
		at = c
	}
	return out
}

// maxSpots bounds the labels looked at in one line.
const maxSpots = 3 * maxChoices

// isOpening reports whether a sign may begin a label behind a letter.
func isOpening(r rune) bool { return r == '(' || r == '（' || '①' <= r && r <= '⑳' }

// isClosing reports whether a sign may have a label glued to it.
func isClosing(r rune) bool {
	switch r {
	case '?', ':', '？', '：', '.', '。', '!', ';', '_':
		return true
	}
	return false
}

// findSpots lists letter labels inside a line, and numbers behind a tab.
func findSpots(l line) []spot {
	var out []spot
	text := l.text
	var before, next rune
	for i, r := range text {
		before, next = next, r
		blank := before == ' ' || before == '\t'
		if i == 0 || r == ' ' || !blank && !isOpening(r) && !isClosing(before) {
			continue
		}
		if len(out) == maxSpots {
			break
		}
		if !unicode.IsLetter(r) && !strings.ContainsRune("(（[①②③④⑤⑥*@§", r) && !unicode.IsDigit(r) {
			continue
		}
		if beginsWord(text[i:]) {
			continue
		}
		c, ok := choiceLabelOf(text[i:])
		if !ok || c.kind == bulletLabel || c.kind == boxLabel {
			continue
		}
		wide := before == '\t' || strings.HasSuffix(text[:i], "  ") || strings.HasSuffix(text[:i], "\t ")
		if c.kind == digitLabel && !wide && !isCircled(text[i:]) || isLooseDelim(c.delim) && !(wide && c.kind == letterLabel && c.delim == '-' && !isRomanSign(c.sign)) && !unicode.In(r, unicode.Arabic, unicode.Hebrew) {
			continue
		}
		out = append(out, spot{at: i, label: c, wide: wide, glued: !blank})
	}
	return out
}

// isLooseDelim reports whether a sign behind a letter also stands between words:
// it makes labels of letters only behind wide gaps and the same sign before.
func isLooseDelim(delim byte) bool { return delim == '-' || delim == ':' || delim == '\t' }

// isRomanSign reports whether a folded letter could be a Roman number, as rows of
// statements have.
func isRomanSign(sign string) bool { return strings.Trim(sign, "ivx") == "" }

// continued finds the cuts in a line that begins with a choice. After single
// spaces only the very next letter counts, and not when the next line has it. Behind
// three letters the next may be a capital by a slip.
func continued(first choiceLabel, spots []spot, next *line, letters [][]string) []int {
	var cuts []int
	last := first
	for _, s := range spots {
		slip := len(cuts) > 1 && s.label.delim == last.delim && follows(last.sign, s.label.sign, letters, false)
		if s.label.kind != first.kind || s.label.upper != first.upper && !slip || s.glued && !s.wide && s.label.delim != '(' {
			continue
		}
		if s.label.delim != first.delim && (isLooseDelim(s.label.delim) || !s.wide && !first.auto) {
			continue
		}
		if !follows(last.sign, s.label.sign, letters, s.wide) && !(isCircled(last.text) && nextDigit(last.sign, s.label.sign)) {
			continue
		}
		if !s.wide && nextHas(next, s.label) {
			continue
		}
		cuts = append(cuts, s.at)
		last = s.label
	}
	return cuts
}

// follows reports whether sign b comes right after a in some alphabet, or
// anywhere after it when loose.
func follows(a, b string, letters [][]string, loose bool) bool {
	for _, alphabet := range letters {
		x, y := place(a, alphabet), place(b, alphabet)
		if x > 0 && (y == x+1 || loose && y > x) {
			return true
		}
	}
	return false
}

func nextHas(next *line, label choiceLabel) bool {
	if next == nil {
		return false
	}
	c, ok := next.choiceLabel()
	return ok && c.sign == label.sign && c.kind == label.kind && c.upper == label.upper && isCircled(c.text) == isCircled(label.text)
}

// opened finds the cuts in a line that begins with a stem: a row of labels from
// the first letter on, or a first letter whose second begins the next line.
func opened(l line, spots []spot, next *line, letters [][]string) []int {
	for i, s := range spots {
		if s.label.kind == digitLabel && !isCircled(l.text[s.at:]) || !isFirst(s.label.sign, letters) {
			continue
		}
		row := rowFrom(spots[i:], letters)
		if enumerates(l.text, row) {
			return nil
		}
		closed := closesStem(l.text[:s.at]) || endsSentence(l.text[:s.at])
		if isLooseDelim(s.label.delim) && (len(row) < 3 || !s.wide) {
			continue
		}
		enough := len(row) >= 3 || len(row) == 2 && (s.wide || closed)
		if len(row) == 1 && nextFollows(next, s.label, letters) && (closed || s.wide) {
			return []int{s.at}
		}
		if !enough {
			continue
		}
		cuts := make([]int, len(row))
		for j, r := range row {
			cuts[j] = r.at
		}
		return cuts
	}
	return nil
}

func rowFrom(spots []spot, letters [][]string) []spot {
	row := spots[:1:1]
	for _, s := range spots[1:] {
		last := row[len(row)-1].label
		if s.label.kind == last.kind && s.label.upper == last.upper && s.label.delim == last.delim && (s.label.kind == letterLabel && follows(last.sign, s.label.sign, letters, false) || s.label.kind == digitLabel && nextDigit(last.sign, s.label.sign)) {
			row = append(row, s)
		}
	}
	return row
}

func nextDigit(a, b string) bool { return lastNumber(b) == lastNumber(a)+1 }

func nextFollows(next *line, label choiceLabel, letters [][]string) bool {
	if next == nil {
		return false
	}
	c, ok := next.choiceLabel()
	return ok && c.kind == label.kind && c.upper == label.upper && follows(label.sign, c.sign, letters, false)
}

// closesStem reports whether a text ends the way a stem does: with a question
// mark, a colon or a gap.
func closesStem(s string) bool {
	if emptyAtEnd.MatchString(s) {
		return !isCall(s)
	}
	s = strings.TrimRight(s, " \t\"'”’»)]）*。.")
	r, _ := utf8.DecodeLastRuneInString(s)
	return strings.ContainsRune("?？؟:：_…", r)
}

// isFunction reports whether the bracket at belongs to the name of a function:
// a letter stands before it, and no empty box elsewhere in the line.
func isFunction(s string, at int) bool {
	return at > 0 && isASCIILetter(s[at-1]) && !strings.Contains(s, "( )")
}

// maxColons bounds the colons looked at in one line.
const maxColons = 6

// cutNotes adds a line to out, with "… Answer: B" and "… Explanation: …" cut
// from its end.
func cutNotes(out []line, l line, v vocabulary) []line {
	if at := answerAtEnd(l.text, v); at > 0 {
		return cutAt(out, l, []int{at})
	}
	if !mayColon(l.text) || truthArrow.MatchString(l.text) {
		return append(out, l)
	}
	var cuts []int
	seen := 0
	for i, r := range l.text {
		if r != ':' && r != '：' {
			continue
		}
		if seen++; seen > maxColons {
			break
		}
		if at := noteStart(l.text, i, v); at > 0 && (len(cuts) == 0 || at > cuts[len(cuts)-1]) {
			cuts = append(cuts, at)
		}
	}
	return cutAt(out, l, cuts)
}

// noteStart is where the word before a colon begins when it announces a note,
// 0 when it does not.
func noteStart(text string, colon int, v vocabulary) int {
	from := max(0, colon-48)
	best := 0
	for i := colon - 1; i >= from; i-- {
		if !utf8.RuneStart(text[i]) {
			continue
		}
		before, size := utf8.DecodeLastRuneInString(text[:i])
		if unicode.IsLetter(before) && !unspaced(before) {
			continue
		}
		c, end := v.find(newHead(text[i:colon]), answerWord, explainWord, modelWord)
		if c == noClass || strings.Trim(text[i+end:colon], " )s(") != "" {
			continue
		}
		best = i
		if strings.ContainsRune("([【（", before) {
			best = i - size
		}
	}
	before := strings.TrimRight(text[:best], " \t")
	if best == 0 || before == "" {
		return 0
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	if strings.ContainsRune(".?!;)）。？！…_؟】]", last) || strings.ContainsRune("([【（", rune(text[best])) || len(text[:best])-len(before) > 1 || unspaced(last) || strings.Contains(text[:best], "\t") {
		return best
	}
	if last == ':' && unicode.IsUpper(firstRune(text[best:])) {
		return best // "The largest planet is: Answer: Jupiter"
	}
	if (unicode.IsLetter(last) || unicode.IsDigit(last)) && !unicode.IsLower(firstRune(text[best:])) && loneLetterBehind.MatchString(text[colon:]) {
		return best // "D. Executive power Correct Answer: C"
	}
	return 0
}

// loneLetterBehind is a colon with nothing behind it but a letter.
var loneLetterBehind = pattern.New(`^[:：]\s*[(\[]?[A-Ha-h][)\]]?\s*\.?\s*$`)

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// gluedWord is the word that labels questions, as typed, when the document
// uses one: it is then looked for inside lines too.
func gluedWord(lines []line, v vocabulary) string {
	word := ""
	for _, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		c, end := v.find(l.head, questionWord)
		if c == noClass || end < 4 {
			continue
		}
		if q, ok := wordLabel(l.text, l.head, v); ok && q.end > end {
			word = l.text[:end]
			break
		}
	}
	if word == "" {
		return ""
	}
	count := 0
	for _, l := range lines {
		if i := strings.Index(l.text, word); i >= 0 && gluedNumber.MatchString(l.text[i+len(word):]) {
			count++
		}
	}
	if count < 3 {
		return ""
	}
	return word
}

var gluedNumber = pattern.New(`^\s*\d{1,3}\s*[:.)]`)

// cutGlued adds a line to out, cut before a question label that a converter
// glued to the line before.
func cutGlued(out []line, l line, word string) []line {
	if word == "" {
		return append(out, l)
	}
	var cuts []int
	for at := 1; at < len(l.text); {
		i := strings.Index(l.text[at:], word)
		if i < 0 {
			break
		}
		i += at
		before, _ := utf8.DecodeLastRuneInString(l.text[:i])
		behind := l.text[i+len(word):]
		if m := gluedNumber.FindString(behind); m != "" && (before != ' ' || strings.HasSuffix(l.text[:i], "  ") || closesStem(l.text[:i]) || strings.TrimSpace(behind) == strings.TrimSpace(m)) {
			cuts = append(cuts, i)
		}
		at = i + len(word)
	}
	return cutAt(out, l, cuts)
}
