package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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

// Unwrapped joins the lines of a paragraph that a reader of laid-out text gives
// one by one: the next word did not fit the line before, which stops inside a
// sentence, and no label begins the next.
func (r *Reader) Unwrapped(lines []line.Line) []line.Line {
	v := r.Vocabulary
	forgetTurns(lines)
	room := roomOf(lines)
	sure := sureWraps(lines, room)
	out := lines[:0:len(lines)]
	for i, l := range lines {
		if n := len(out); i > 0 && goesOnUnderBox(lines, i) {
			out[n-1] = Hitch(out[n-1], l)
			continue
		}
		if n := len(out); i > 0 && wraps(lines[i-1], l, room, sure) && (!announces(lines[i-1], l, v) || closes(lines[i-1], l)) && !r.titlesBelow(lines[i-1], l) && !r.headsNumbers(lines, i) && !r.headsChoices(lines, i) {
			out[n-1] = Hitch(out[n-1], l)
			continue
		}
		out = append(out, l)
	}
	return out
}

// titlesBelow reports whether a line is the title of a section: it names a kind of
// questions and nothing more, or stands below the letter of an answer, "Answer: a.",
// which waits for nothing.
func (r *Reader) titlesBelow(before, l line.Line) bool {
	if r.beginsKind(l) {
		return !unicode.IsLower(FirstRune(l.Text))
	}
	c, _ := before.NoteClass(r.Vocabulary)
	return c == lexicon.AnswerWord && endsInLabel(before.Text) && HeadingOf(l, r.Vocabulary)
}

// headsChoices reports whether line i stands over the first of some choices, behind the letter
// of the answer before them: "Answer: C." ends there.
func (r *Reader) headsChoices(lines []line.Line, i int) bool {
	if i+1 >= len(lines) || !endsInLabel(lines[i-1].Text) {
		return false
	}
	if c, _ := lines[i-1].NoteClass(r.Vocabulary); c != lexicon.AnswerWord {
		return false
	}
	c, ok := lines[i+1].ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && lexicon.IsFirst(c.Sign, r.Letters)
}

// headsNumbers reports whether line i is the heading of a key and no more, over the first of
// its answers. In scripts without capitals nothing else tells it from the rest of a line.
func (r *Reader) headsNumbers(lines []line.Line, i int) bool {
	if i+1 >= len(lines) {
		return false
	}
	q, ok := lines[i+1].NumberLabel()
	if !ok || q.Number != 1 {
		return false
	}
	_, key := r.Vocabulary.Is(lines[i].Text, lexicon.KeyHeading)
	return key
}

// forgetTurns takes the gap off lines that a new page parts from what they go on
// with. A line that asks keeps it.
func forgetTurns(lines []line.Line) {
	for i, l := range lines {
		if l.Turn && l.Pos().Page > 0 && !flatten.ClosesStem(l.Text) && !flatten.HasBlank(l) {
			lines[i].Gap = false
		}
	}
}

// roomOf is how wide a line can be, 0 where the lines are not those of a page.
func roomOf(lines []line.Line) int {
	widest, laid := 0, 0
	for _, l := range lines {
		if l.IsRow() {
			laid++
			widest = max(widest, answerkey.WidthOf(l.Text))
		}
	}
	if laid*10 < len(lines)*9 || widest < narrowestRow {
		return 0
	}
	if full := fullHan(lines); full > 0 {
		widest = full
	}
	if widest > widestPage {
		return 0
	}
	return widest * nearlyAll / 100
}

// sureWraps counts full lines that go on in small letters.
func sureWraps(lines []line.Line, room int) int {
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

// endsInLabel reports whether a line ends in such a label. What a task is worth is
// none: "___/8 P.", nor what closes a bracket of more words: "[Answer: T]".
func endsInLabel(s string) bool {
	at := labelAtEnd.FindStringIndex(s)
	if at == nil || line.SlashPoints.MatchString(s) || line.LoosePoints.MatchString(s) {
		return false
	}
	own := strings.ContainsAny(s[at[0]:], "([")
	return own || !strings.ContainsAny(s[len(s)-1:], ")]") || strings.LastIndexAny(s[:at[0]], "([") <= strings.LastIndexAny(s[:at[0]], ")]")
}

// enoughWraps is how many lines must surely be wrapped before a line that begins
// with a capital is taken as the rest of another.
const enoughWraps = 2

// wraps reports whether a line goes on with the one before.
func wraps(before, l line.Line, room, sure int) bool {
	if !before.IsRow() || !l.IsRow() || l.Label != nil || l.Text == "" || before.Text == "" || l.Gap && !l.Turn || l.Cell() || before.Cell() || l.Style().Heading > 0 || before.Style().Heading > 0 || before.Align() == page.Center {
		return false
	}
	if endsInLabel(before.Text) && room > 0 || partsWord(before, l) || goesOnUnderBullet(before, l) {
		return true
	}
	if _, choice := before.ChoiceLabel(); (choice || unspacedEnd(before.Text)) && len(l.Text) == 1 && LetterPlaces(l.Text) != nil {
		return false // the letter of the answer
	}
	if JoinsTasks(l) || JoinsTasks(before) {
		return false
	}
	if room == 0 {
		return false
	}
	if word, _, _ := strings.Cut(l.Text, " "); answerkey.WidthOf(before.Text) < room*fullShare/100 || !unspacedEnd(before.Text) && answerkey.WidthOf(before.Text)+1+answerkey.WidthOf(word) <= room || unspacedEnd(before.Text) && answerkey.WidthOf(before.Text) < room*9/10 {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before.Text)
	first, _ := utf8.DecodeRuneInString(l.Text)
	if !unicode.In(last, unicode.L, unicode.M, unicode.N) && !strings.ContainsRune(",،、，-–'’\")）》」』”", last) {
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

// goesOnUnderBullet reports whether a line goes on in small letters with a long one
// behind a bullet, which begins with a capital and stops inside a sentence. Choices
// of which only the right one has a sign begin all alike.
func goesOnUnderBullet(before, l line.Line) bool {
	b, ok := line.BulletOf(before.Text)
	if !ok || answerkey.WidthOf(before.Text) < narrowestRow || !endsInLetter(before.Text) || flatten.ClosesStem(l.Text) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(before.Text[b.End:]))
	next, _ := utf8.DecodeRuneInString(l.Text)
	return unicode.IsUpper(first) && unicode.IsLower(next)
}

// partsWord reports whether the first of two lines ends inside a word, "classi-"
// over "fication": it does wherever the second begins in small letters, and goes
// on with no word that a hyphen waits for, "Haupt-" over "und Nebensatz".
func partsWord(before, l line.Line) bool {
	stem, ok := strings.CutSuffix(before.Text, "-")
	first, _ := utf8.DecodeRuneInString(l.Text)
	if !ok || !unicode.IsLower(first) || !endsInLetter(stem) {
		return false
	}
	word, _, _ := strings.Cut(l.Text, " ")
	return !orWord.MatchString(word) && !andWord.MatchString(word)
}

// announces reports whether a line begins something of its own. Bold that goes
// on from the line before makes no heading.
func announces(before, l line.Line, v lexicon.Vocabulary) bool {
	if isLabelled(l, v) || StimulusOf(l, v) || CueOf(l, v) != lexicon.NoClass {
		return true
	}
	if _, key := v.Is(l.Text, lexicon.KeyHeading); key {
		first := FirstRune(l.Text)
		return unicode.IsUpper(first) || !unicode.IsLower(first) && !endsInLetter(before.Text)
	}
	if labelAtEnd.MatchString(before.Text) || l.IsBold() && before.Runs[len(before.Runs)-1].Marks.Bold {
		return false
	}
	return HeadingOf(l, v)
}

// isLabelled reports whether a line begins a question or a choice, or announces
// an answer.
func isLabelled(l line.Line, v lexicon.Vocabulary) bool {
	if c, _ := l.NoteClass(v); c != lexicon.NoClass {
		return true
	}
	if _, ok := l.ChoiceLabel(); ok || flatten.RoomNumber.MatchString(l.Text) {
		return true
	}
	q, ok := l.QuestionLabel(v)
	return ok && q.Delim != line.BareDelim
}

// closes reports whether a line closes the bracket that the one before left open.
func closes(before, l line.Line) bool {
	open := strings.LastIndexAny(before.Text, "(（[")
	return open >= 0 && !strings.ContainsAny(before.Text[open:], ")）]") && strings.ContainsAny(l.Text, ")）]") && !strings.ContainsAny(l.Text, "(（[")
}

// Hitch puts a line behind another: with a space, without a hyphen at its end,
// and in scripts without spaces just so.
func Hitch(a, b line.Line) line.Line {
	runs := append([]page.Run(nil), a.Runs...)
	last, _ := utf8.DecodeLastRuneInString(a.Text)
	first, _ := utf8.DecodeRuneInString(b.Text)
	k := len(runs) - 1
	switch {
	case partsWord(a, b) && runs[k].Kind == page.TextRun:
		runs[k].Text = strings.TrimSuffix(runs[k].Text, "-")
	case lexicon.Unspaced(last) || lexicon.Unspaced(first):
	case runs[k].Kind == page.TextRun:
		runs[k].Text += " "
	default:
		runs = append(runs, page.Run{Text: " "})
	}
	out := line.NewLine(a, append(runs, b.Runs...))
	out.Lead = a.Lead
	return out
}

func unspacedEnd(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return lexicon.Unspaced(r)
}

func endsInLetter(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unicode.IsLetter(r)
}

// lineBehind is the line behind another, or where that only goes on with it the
// choice behind both.
func (r *Reader) lineBehind(lines []line.Line, i int) *line.Line {
	if i+1 >= len(lines) {
		return nil
	}
	next := &lines[i+1]
	if i+2 < len(lines) && next.Kind == line.TextLine && next.Label == nil && !next.Gap && !next.Turn {
		if _, ok := next.ChoiceLabel(); ok {
			return next
		}
		if _, ok := next.QuestionLabel(r.Vocabulary); ok {
			return next
		}
		if _, ok := lines[i+2].ChoiceLabel(); ok {
			return &lines[i+2]
		}
	}
	return next
}

// Bounds of tests written as records: so many lines a question, which begins
// with its stem and holds the number, the letters or the words of what is right,
// behind its choices or right behind the stem.
const (
	LeastRecords   = 5
	LeastRecord    = 5 // a stem, three choices and the answer
	MostRecord     = 9
	RecordHead     = 3  // lines before the first that may be counts or a title
	ProvingRecords = 10 // with letters that differ they need no other proof
)

// LetterPlaces is the places that letters in the order of the alphabet name:
// "bd".
func LetterPlaces(text string) []int {
	if len(text) == 0 || lexicon.IsLonger(text, MostRecord) {
		return nil
	}
	var out []int
	for i := range len(text) {
		c := text[i] | 0x20
		if c < 'a' || c > 'h' || i > 0 && c <= text[i-1]|0x20 {
			return nil
		}
		out = append(out, int(c-'a')+1)
	}
	return out
}
