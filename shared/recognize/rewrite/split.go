package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Separate cuts lines that hold several things: choices one after another, a
// stem with its choices, an answer at the end of a line, a question glued to
// the choice before it.
func (r *Reader) Separate(lines []line.Line) []line.Line {
	v, letters := r.Vocabulary, r.Letters
	lines = mixedColumns(withoutSlips(lines, letters), letters)
	word := gluedWord(lines, v)
	out := make([]line.Line, 0, len(lines))
	var pieces, parts []line.Line // used anew for every line
	for i, l := range lines {
		if l.Kind != line.TextLine {
			out = append(out, l)
			continue
		}
		next := func() *line.Line { return r.lineBehind(lines, i) }
		pieces = cutGlued(pieces[:0], l, word)
		for _, piece := range pieces {
			parts = CutNotes(parts[:0], piece, v)
			for _, part := range parts {
				if r.goesOnOrdering(part) {
					out = append(out, part)
					continue
				}
				out = cutChoices(out, part, next, v, letters)
			}
		}
	}
	return out
}

// goesOnOrdering reports whether a line asks, and goes on with what the answer is to
// do: "What is a pidgin? (i) Name two. (ii) Refer to their history. (20 marks)". It is
// one question, and worth its points as a whole.
func (r *Reader) goesOnOrdering(l line.Line) bool {
	at := romanFirst.FindStringIndex(l.Text)
	if at == nil || !lexicon.HasQuestionMark(l.Text[:at[0]+1]) {
		return false
	}
	points := line.BracketPoints.FindAllStringIndex(l.Text, -1)
	return len(points) == 1 && points[0][1] == len(strings.TrimRight(l.Text, " ._")) && r.Asking.Begins(lexicon.Fold(l.Text[at[1]:])) > 0
}

// romanFirst is the first of such orders, behind the end of a sentence.
var romanFirst = pattern.Guarded(func(s string) bool { return strings.Contains(s, "(ii)") }, `[.?!]\s+\(i\)\s+`)

// Choices adds the choices of a line to out.
func Choices(out []line.Line, l line.Line, v lexicon.Vocabulary, letters [][]string) []line.Line {
	return cutChoices(out, l, func() *line.Line { return nil }, v, letters)
}

// cutChoices adds a line to out, cut before each of the choice labels in it.
func cutChoices(out []line.Line, l line.Line, next func() *line.Line, v lexicon.Vocabulary, letters [][]string) []line.Line {
	if c, _ := l.NoteClass(v); c != lexicon.NoClass || l.Label == nil && answerkey.IsSectionWord(l, v) {
		return append(out, l)
	}
	if cuts := boxCuts(l); len(cuts) > 0 {
		return CutAt(out, l, cuts)
	}
	spots := flatten.FindSpots(l)
	if len(spots) == 0 {
		return append(out, l)
	}
	if first, ok := l.ChoiceLabel(); ok && (first.Kind == lexicon.LetterLabel || lexicon.IsCircled(l.Text)) {
		if cuts := mixedRow(first, spots, letters); cuts != nil {
			return cutRow(out, l, cuts, 0)
		}
		cuts := Continued(first, spots, next(), letters)
		if len(cuts) == 1 && (namesLetter(l.Text, cuts[0]) || isInitial(l.Text[first.End:], cuts[0]-first.End) && !goesOnBehind(cuts[0], spots, next(), letters)) {
			return append(out, l)
		}
		return cutRow(out, l, cuts, 0)
	}
	return cutRow(out, l, opened(l, spots, next(), letters), 1)
}

// CutAt adds the pieces of a line to out.
func CutAt(out []line.Line, l line.Line, cuts []int) []line.Line {
	if len(cuts) == 0 {
		return append(out, l)
	}
	at := 0
	for _, c := range append(cuts, len(l.Text)) {
		if piece := l.Cut(at, c); !piece.Empty() || piece.Label != nil {
			if at > 0 {
				piece.Soft, piece.Gap = false, false
			}
			out = append(out, piece)
		}
		at = c
	}
	return out
}

// Continued finds the cuts in a line that begins with a choice. After single
// spaces only the very next letter counts, and not when the next line has it. Behind
// three letters the next may be a capital by a slip.
func Continued(first lexicon.ChoiceLabel, spots []flatten.Spot, next *line.Line, letters [][]string) []int {
	var cuts []int
	last := first
	for i, s := range spots {
		slip := s.Label.Delim == last.Delim && flatten.Follows(last.Sign, s.Label.Sign, letters, false) && (len(cuts) > 1 || s.Wide && goesOnAs(first, s, spots[i+1:], letters))
		if s.Label.Kind != first.Kind || s.Label.Upper != first.Upper && !slip || s.Glued && !s.Wide && (s.Label.Delim != '(' || first.Delim != '(') {
			continue
		}
		if s.Label.Delim != first.Delim && (flatten.IsLooseDelim(s.Label.Delim) || !s.Wide && !first.Auto) {
			continue
		}
		if !flatten.Follows(last.Sign, s.Label.Sign, letters, s.Wide) && !(lexicon.IsCircled(last.Text) && nextDigit(last.Sign, s.Label.Sign)) {
			continue
		}
		if !s.Wide && (nextHas(next, s.Label) || len(cuts) == 0 && nextFollows(next, first, letters) && !nextFollows(next, s.Label, letters)) {
			continue // or "b. Smith v. Jones" over "c."
		}
		cuts = append(cuts, s.At)
		last = s.Label
	}
	return cuts
}

// goesOnAs reports whether the row goes on behind a letter as it began: "A. in  b. on  C. at".
func goesOnAs(first lexicon.ChoiceLabel, s flatten.Spot, behind []flatten.Spot, letters [][]string) bool {
	return len(behind) > 0 && behind[0].Wide && behind[0].Label.Upper == first.Upper && behind[0].Label.Delim == first.Delim && flatten.Follows(s.Label.Sign, behind[0].Label.Sign, letters, false)
}

func nextHas(next *line.Line, label lexicon.ChoiceLabel) bool {
	if next == nil {
		return false
	}
	c, ok := next.ChoiceLabel()
	return ok && c.Sign == label.Sign && c.Kind == label.Kind && c.Upper == label.Upper && lexicon.IsCircled(c.Text) == lexicon.IsCircled(label.Text)
}

// opened finds the cuts in a line that begins with a stem: a row of labels from
// the first letter on, or a first letter whose second begins the next line.
func opened(l line.Line, spots []flatten.Spot, next *line.Line, letters [][]string) []int {
	for i, s := range spots {
		if s.Label.Kind == lexicon.DigitLabel && !lexicon.IsCircled(l.Text[s.At:]) || !lexicon.IsFirst(s.Label.Sign, letters) {
			continue
		}
		if namesStatement(l.Text[s.At:], s.Label) && letteredBehind(spots[i+1:], letters) {
			continue // statements that the choices behind them speak of
		}
		row := rowFrom(spots[i:], letters)
		if onlyNames(l.Text, row) || namesAhead(l.Text, row) {
			continue // "what do (a), (b), (c) in the picture show?"; "Ann (A), Bob (B), and Carl (C)"
		}
		if enumerates(l.Text, row) {
			return nil
		}
		closed := closesStem(l.Text[:s.At])
		if flatten.IsLooseDelim(s.Label.Delim) && (len(row) < 3 || !s.Wide) {
			continue
		}
		enough := len(row) >= 3 || len(row) == 2 && (s.Wide || closed)
		if len(row) == 1 && nextFollows(next, s.Label, letters) && (closed || s.Wide || endsCode(l.Text[:s.At])) {
			return []int{s.At}
		}
		if !enough {
			continue
		}
		cuts := make([]int, len(row))
		for j, r := range row {
			cuts[j] = r.At
		}
		return cuts
	}
	return nil
}

// namesStatement reports whether papers of the East set such a sign before what the
// choices speak of, as well as before choices.
func namesStatement(text string, label lexicon.ChoiceLabel) bool {
	return lexicon.IsCircled(text) || label.Sign == "甲" || label.Sign == "ㄱ"
}

// letteredBehind reports whether three Latin letters in a row stand behind a spot.
func letteredBehind(spots []flatten.Spot, letters [][]string) bool {
	for i, s := range spots {
		if s.Label.Kind == lexicon.LetterLabel && strings.EqualFold(s.Label.Sign, "a") {
			return len(rowFrom(spots[i:], letters)) >= 3
		}
	}
	return false
}

func rowFrom(spots []flatten.Spot, letters [][]string) []flatten.Spot {
	row := spots[:1:1]
	for _, s := range spots[1:] {
		last := row[len(row)-1].Label
		if s.Label.Kind == last.Kind && s.Label.Upper == last.Upper && s.Label.Delim == last.Delim && (s.Label.Kind == lexicon.LetterLabel && flatten.Follows(last.Sign, s.Label.Sign, letters, false) || s.Label.Kind == lexicon.DigitLabel && nextDigit(last.Sign, s.Label.Sign)) {
			row = append(row, s)
		}
	}
	return row
}

func nextDigit(a, b string) bool { return line.LastNumber(b) == line.LastNumber(a)+1 }

func nextFollows(next *line.Line, label lexicon.ChoiceLabel, letters [][]string) bool {
	if next == nil {
		return false
	}
	c, ok := next.ChoiceLabel()
	return ok && c.Kind == label.Kind && c.Upper == label.Upper && flatten.Follows(label.Sign, c.Sign, letters, false)
}

// isFunction reports whether the bracket at belongs to the name of a function:
// a letter stands before it, and no empty box elsewhere in the line.
func isFunction(s string, at int) bool {
	return at > 0 && lexicon.IsASCIILetter(s[at-1]) && !strings.Contains(s, "( )")
}

// maxColons bounds the colons looked at in one line.
const maxColons = 6

var colon = line.SignsOf(":")

// CutNotes adds a line to out, with "… Answer: B" and "… Explanation: …" cut
// from its end.
func CutNotes(out []line.Line, l line.Line, v lexicon.Vocabulary) []line.Line {
	if at := answerAtEnd(l.Text, v); at > 0 {
		return CutAt(out, l, []int{at})
	}
	if !l.Has(colon) && !l.Has(line.Wide) || TruthArrow.MatchString(l.Text) {
		return append(out, l)
	}
	var cuts []int
	seen := 0
	for i, r := range l.Text {
		if r != ':' && r != '：' {
			continue
		}
		if seen++; seen > maxColons {
			break
		}
		if at := noteStart(l.Text, i, v); at > 0 && (len(cuts) == 0 || at > cuts[len(cuts)-1]) {
			cuts = append(cuts, at)
		}
	}
	return CutAt(out, l, cuts)
}

// noteStart is where the word before a colon begins when it announces a note,
// 0 when it does not.
func noteStart(text string, colon int, v lexicon.Vocabulary) int {
	from := max(0, colon-48)
	best := 0
	for i := colon - 1; i >= from; i-- {
		if !utf8.RuneStart(text[i]) {
			continue
		}
		before, size := utf8.DecodeLastRuneInString(text[:i])
		if unicode.IsLetter(before) && !lexicon.Unspaced(before) {
			continue
		}
		c, end := v.Find(lexicon.NewHead(text[i:colon]), lexicon.AnswerWord, lexicon.ExplainWord, lexicon.ModelWord)
		if c == lexicon.ExplainWord && unicode.Is(unicode.Han, before) || c == lexicon.NoClass || strings.Trim(text[i+end:colon], " )s(.") != "" || judgesChoice(text, i, colon) {
			continue
		}
		best = i
		if strings.ContainsRune("([【（", before) {
			best = i - size
		}
	}
	if at := dashAhead.FindStringIndex(text[:best]); at != nil && (at[0] > 0 && (text[at[0]] == '\t' || at[1]-at[0] > len(" - ") || loneLetterBehind.MatchString(text[colon:]))) {
		best = at[0] + strings.IndexFunc(text[at[0]:], func(r rune) bool { return !unicode.IsSpace(r) })
	}
	before := strings.TrimRight(text[:best], " \t")
	if best == 0 || before == "" || goesOnBehindBracket(text[best:]) || saysWrong(before) {
		return 0
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	if strings.ContainsRune(".?!;)）。？！、…_؟】]", last) || strings.ContainsRune("([【（", rune(text[best])) || len(text[:best])-len(before) > 1 || lexicon.Unspaced(last) || strings.Contains(text[:best], "\t") {
		return best
	}
	if last == ':' && unicode.IsUpper(FirstRune(text[best:])) {
		return best // "The largest planet is: Answer: Jupiter"
	}
	if (unicode.IsLetter(last) || unicode.IsDigit(last)) && !unicode.IsLower(FirstRune(text[best:])) && loneLetterBehind.MatchString(text[colon:]) {
		return best // "D. Executive power Correct Answer: C"
	}
	return 0
}

// saysWrong reports whether a text ends in the word that makes the word for an answer behind
// it one for a wrong answer, in a language without spaces between them.
func saysWrong(before string) bool {
	return strings.HasSuffix(before, "错误") || strings.HasSuffix(before, "錯誤") || strings.HasSuffix(before, "不正确") || strings.HasSuffix(before, "不正確")
}

// dashAhead is a dash between what is offered and the word that tells the answer.
var dashAhead = pattern.New(`\s+[-–—]+>?\s*$`)

// goesOnBehindBracket reports whether a sentence goes on behind the bracket it begins
// with: "find a record by its name (key: name) and print it" says no answer.
func goesOnBehindBracket(s string) bool {
	if !strings.ContainsRune("([【（", FirstRune(s)) {
		return false
	}
	at := strings.IndexAny(s, ")]】）")
	if at < 0 {
		return false
	}
	_, size := utf8.DecodeRuneInString(s[at:])
	return unicode.IsLower(FirstRune(strings.TrimLeft(s[at+size:], " ")))
}

// loneLetterBehind is a colon with nothing behind it but a letter.
var loneLetterBehind = pattern.New(`^[:：]\s*[(\[]?[A-Ha-h][)\]]?\s*\.?\s*$`)

func FirstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// gluedWord is the word that labels questions, as typed, when the document
// uses one: it is then looked for inside lines too.
func gluedWord(lines []line.Line, v lexicon.Vocabulary) string {
	word := ""
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		c, end := v.Find(l.Head(), lexicon.QuestionWord)
		if c == lexicon.NoClass || end < 4 {
			continue
		}
		if q, ok := l.WordLabel(v); ok && q.End > end {
			word = l.Text[:end]
			break
		}
	}
	if word == "" {
		return ""
	}
	count := 0
	for _, l := range lines {
		if i := strings.Index(l.Text, word); i >= 0 && gluedNumber.MatchString(l.Text[i+len(word):]) {
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
func cutGlued(out []line.Line, l line.Line, word string) []line.Line {
	if word == "" {
		return append(out, l)
	}
	var cuts []int
	for at := 1; at < len(l.Text); {
		i := strings.Index(l.Text[at:], word)
		if i < 0 {
			break
		}
		i += at
		before, _ := utf8.DecodeLastRuneInString(l.Text[:i])
		behind := l.Text[i+len(word):]
		if m := gluedNumber.FindString(behind); m != "" && (before != ' ' || strings.HasSuffix(l.Text[:i], "  ") || flatten.ClosesStem(l.Text[:i]) || strings.TrimSpace(behind) == strings.TrimSpace(m)) {
			cuts = append(cuts, i)
		}
		at = i + len(word)
	}
	if len(cuts) > 0 && roundNumber.MatchString(l.Text[:cuts[0]]) {
		return append(out, CutAt(nil, l, cuts)[1:]...)
	}
	return CutAt(out, l, cuts)
}

// roundNumber is the number of a round before the label of its first question, "2:"
// before "Question 1:": no words of the question over it.
var roundNumber = pattern.New(`^\s*\d{1,3}\s*[:.)]\s*$`)
