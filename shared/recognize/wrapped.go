package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Lines are joined again only in documents whose longest line is one a page can
// hold, and only lines that fill most of it.
const (
	widestPage   = 120 // characters
	narrowestRow = 40
	fullShare    = 55 // a full line is at least so much of the room, in hundredths
	nearlyAll    = 96 // of the longest line: the width of letters differs
)

// unwrapped joins the lines of a paragraph that a reader of laid-out text gives
// one by one: the next word did not fit the line before, which stops inside a
// sentence, and no label begins the next.
func (r *recognizer) unwrapped(lines []line) []line {
	v := r.vocabulary
	forgetTurns(lines)
	room := roomOf(lines)
	sure := sureWraps(lines, room)
	out := lines[:0:len(lines)]
	for i, l := range lines {
		if n := len(out); i > 0 && wraps(lines[i-1], l, room, sure) && (!announces(lines[i-1], l, v) || closes(lines[i-1], l)) {
			out[n-1] = hitch(out[n-1], l)
			continue
		}
		out = append(out, l)
	}
	return out
}

// forgetTurns takes the gap off lines that a new page parts from what they go on
// with. A line that asks keeps it.
func forgetTurns(lines []line) {
	for i, l := range lines {
		if l.turn && l.pos().Page > 0 && !closesStem(l.text) && !hasBlank(l) {
			lines[i].gap = false
		}
	}
}

// roomOf is how wide a line can be, 0 where the lines are not those of a page.
func roomOf(lines []line) int {
	widest, laid := 0, 0
	for _, l := range lines {
		if l.isRow() {
			laid++
			widest = max(widest, widthOf(l.text))
		}
	}
	if laid*10 < len(lines)*9 || widest > widestPage || widest < narrowestRow {
		return 0
	}
	return widest * nearlyAll / 100
}

// isRow reports whether a line is one row of a page or of a text file.
func (l line) isRow() bool { return l.kind == textLine && (l.pos().Line > 0 || l.pos().Page > 0) }

// widthOf counts the characters of a text, wide ones twice.
func widthOf(s string) int {
	if isASCII(s) {
		return len(s)
	}
	n := 0
	for _, r := range s {
		n++
		if r >= 0x1100 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul) {
			n++
		}
	}
	return n
}

// sureWraps counts full lines that go on in small letters.
func sureWraps(lines []line, room int) int {
	n := 0
	for i := 1; i < len(lines); i++ {
		if wraps(lines[i-1], lines[i], room, 0) {
			n++
		}
	}
	return n
}

// labelAtEnd is the label of a choice that stands on the next line.
var labelAtEnd = pattern.Guarded(pattern.EndsWith(".)]", ""), `\s\*{0,2}[(\[]?\p{L}[.)\]]$`)

// enoughWraps is how many lines must surely be wrapped before a line that begins
// with a capital is taken as the rest of another.
const enoughWraps = 2

// wraps reports whether a line goes on with the one before.
func wraps(before, l line, room, sure int) bool {
	if !before.isRow() || !l.isRow() || l.label != nil || l.text == "" || before.text == "" || l.gap && !l.turn || l.cell() || before.cell() || l.style().Heading > 0 || before.style().Heading > 0 || before.align() == page.Center {
		return false
	}
	if labelAtEnd.MatchString(before.text) && room > 0 || partsWord(before, l) {
		return true
	}
	if _, choice := before.choiceLabel(); choice && len(l.text) == 1 && letterPlaces(l.text) != nil {
		return false // the letter of the answer
	}
	if room == 0 {
		return false
	}
	if word, _, _ := strings.Cut(l.text, " "); widthOf(before.text) < room*fullShare/100 || !unspacedEnd(before.text) && widthOf(before.text)+1+widthOf(word) <= room || unspacedEnd(before.text) && widthOf(before.text) < room*9/10 {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before.text)
	first, _ := utf8.DecodeRuneInString(l.text)
	if !unicode.In(last, unicode.L, unicode.M, unicode.N) && !strings.ContainsRune(",،、，-–'’\")", last) {
		return false
	}
	switch {
	case unicode.IsLower(first):
		return true
	case unicode.IsUpper(first):
		return sure >= enoughWraps
	}
	return unicode.IsLetter(first) || unicode.IsDigit(first) && sure >= enoughWraps || strings.ContainsRune("(«\"“„", first)
}

// partsWord reports whether the first of two lines ends inside a word, "classi-"
// over "fication": it does wherever the second begins in small letters, and goes
// on with no word that a hyphen waits for, "Haupt-" over "und Nebensatz".
func partsWord(before, l line) bool {
	stem, ok := strings.CutSuffix(before.text, "-")
	first, _ := utf8.DecodeRuneInString(l.text)
	if !ok || !unicode.IsLower(first) || !endsInLetter(stem) {
		return false
	}
	word, _, _ := strings.Cut(l.text, " ")
	return !orWord.MatchString(word) && !andWord.MatchString(word)
}

// announces reports whether a line begins something of its own. Bold that goes
// on from the line before makes no heading.
func announces(before, l line, v vocabulary) bool {
	if isLabelled(l, v) || stimulusOf(l, v) || cueOf(l, v) != noClass {
		return true
	}
	if labelAtEnd.MatchString(before.text) || l.isBold() && before.runs[len(before.runs)-1].Marks.Bold {
		return false
	}
	return headingOf(l, v)
}

// isLabelled reports whether a line begins a question or a choice, or announces
// an answer.
func isLabelled(l line, v vocabulary) bool {
	if _, ok := noteOf(l, v); ok {
		return true
	}
	if _, ok := l.choiceLabel(); ok || roomNumber.MatchString(l.text) {
		return true
	}
	q, ok := l.questionLabel(v)
	return ok && q.delim != bareDelim
}

// closes reports whether a line closes the bracket that the one before left open.
func closes(before, l line) bool {
	open := strings.LastIndexAny(before.text, "(（[")
	return open >= 0 && !strings.ContainsAny(before.text[open:], ")）]") && strings.ContainsAny(l.text, ")）]") && !strings.ContainsAny(l.text, "(（[")
}

// hitch puts a line behind another: with a space, without a hyphen at its end,
// and in scripts without spaces just so.
func hitch(a, b line) line {
	runs := append([]page.Run(nil), a.runs...)
	last, _ := utf8.DecodeLastRuneInString(a.text)
	first, _ := utf8.DecodeRuneInString(b.text)
	k := len(runs) - 1
	switch {
	case partsWord(a, b) && runs[k].Kind == page.TextRun:
		runs[k].Text = strings.TrimSuffix(runs[k].Text, "-")
	case unspaced(last) || unspaced(first):
	case runs[k].Kind == page.TextRun:
		runs[k].Text += " "
	default:
		runs = append(runs, page.Run{Text: " "})
	}
	out := newLine(a, append(runs, b.runs...))
	out.lead = a.lead
	return out
}

func unspacedEnd(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unspaced(r)
}

func endsInLetter(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unicode.IsLetter(r)
}

// lineBehind is the line behind another, or where that only goes on with it the
// choice behind both.
func (r *recognizer) lineBehind(lines []line, i int) *line {
	if i+1 >= len(lines) {
		return nil
	}
	next := &lines[i+1]
	if i+2 < len(lines) && next.kind == textLine && next.label == nil && !next.gap && !next.turn {
		if _, ok := next.choiceLabel(); ok {
			return next
		}
		if _, ok := next.questionLabel(r.vocabulary); ok {
			return next
		}
		if _, ok := lines[i+2].choiceLabel(); ok {
			return &lines[i+2]
		}
	}
	return next
}
