package asks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// PairOfLetters is the pair of words that all letters begin. Several languages
// have the same letters: theirs comes first.
func PairOfLetters(letters map[string]int, language string) ([2]string, bool) {
	pairs := lexicon.TruthPairs()
	if own, ok := map[string][2]string{"es": {"Verdadero", "Falso"}, "pt": {"Verdadeiro", "Falso"}, "it": {"Vero", "Falso"}}[language]; ok {
		pairs = append([][2]string{own}, pairs...)
	}
	for _, p := range pairs {
		yes, no := letters[lexicon.Initial(p[0])], letters[lexicon.Initial(p[1])]
		if lexicon.Initial(p[0]) == lexicon.Initial(p[1]) || yes+no < 2 || len(letters) > 2 || len(letters) == 2 && (yes == 0 || no == 0) {
			continue
		}
		if yes > 0 && no > 0 || p[0] == "True" {
			return p, true
		}
	}
	return [2]string{}, false
}

// How many statements stand in a row: those without a number over them, and those
// under the number of a question.
const (
	leastTruthLines   = 3
	leastTruthStrokes = 2
)

var (
	// truthFrontRoom is the room for the truth of a statement, or its letter, in
	// front of it: "( )", "[F]", "____", "....".
	truthFrontRoom = pattern.New(`^(?:[(\[（]\s*(?:\p{L}{1,10}|[+✓✗-])?\s*[)\]）]|_{2,}|\.{3,}|…+)\s*[^\s\d_.…)]`)
	// frontRoom is that room alone, empty.
	frontRoom = pattern.New(`^(?:[(\[（]\s*[)\]）]|_{2,}|\.{3,}|…+)\s*`)
	// truthFrontPair is the letters to choose from in front of a statement, "V  F  ".
	truthFrontPair = pattern.New(`^(\p{L})\s{1,4}(\p{L})\s{2,}(?:[^\s])`)
	// truthFrontLetter is the letter written in front of a statement, "V  ".
	truthFrontLetter = pattern.New(`^(\p{L})(?:\s{2,}|\t)\s*[^\s]`)
)

// TruthLines numbers the statements under a line that asks whether each is true,
// which stand one under the other with room for the answer at one end. Under the
// number of a question they get letters: they are its parts.
func (r *Reader) TruthLines(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is labelled
	for i, l := range lines {
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, matchHead) || truthFrontRoom.MatchString(l.Text) || !l.OrdersTruth(r.Lexicon) || l.Label != nil && !r.NumbersOwn(l) || sequencesAt(lines, i+1) {
			continue
		}
		if i+1 < len(lines) && r.choosesPair(l) && r.choosesPair(lines[i+1]) {
			continue // one of the statements
		}
		under, least := r.NumbersOwn(l) || r.numberedAbove(lines, i), leastTruthLines
		if under {
			least = leastTruthStrokes
		}
		at := r.statementsBelow(lines, i+1)
		if len(at) == 0 && !lexicon.IsLonger(l.Text, longestBare) && !rewrite.IsBulleted(l) {
			at = r.bareStatements(lines, i+1)
		}
		named := r.namedTruths(l.Text, lines, i+1)
		if len(named) >= len(at) && len(named) > 0 {
			at = at[:0]
			for k := range named {
				at = append(at, i+1+k)
			}
		} else {
			named = nil
		}
		if len(at) < least {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for k, l := range named {
			out[i+1+k] = l
		}
		ends := r.lettersBehindRoom(lines, at)
		for n, k := range at {
			out[k] = roomBehind(Bulleted(out[k]))
			if named == nil && ends != nil {
				out[k] = out[k].From(ends[n])
			}
			out[k].Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: line.OpenList}
			if under && n < 26 {
				out[k].Label = &page.Label{Text: string(rune('a'+n)) + ")", Format: page.LowerAlpha, Number: n + 1, List: "rows"}
			}
		}
		if next := withoutEmpty(lines, at[len(at)-1]+1); !under && next < len(lines) && r.nextSection(l, lines[next]) {
			out[i].Counts, out[next].Counts = true, true
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// nextSection reports whether two lines begin with capitals that count on, as the heads of
// sections do: "A) True or false?", "B) Fill in."
func (r *Reader) nextSection(a, b line.Line) bool {
	first, ok1 := a.ChoiceLabel()
	second, ok2 := b.ChoiceLabel()
	return ok1 && ok2 && first.Upper && second.Upper && flatten.Follows(first.Sign, second.Sign, r.Letters, false)
}

// statementsBelow is the places of the statements with room from line i on, up to
// the first line of another kind. Letters written in front must be those of a pair.
func (r *Reader) statementsBelow(lines []line.Line, i int) []int {
	var at []int
	letters := map[string]int{}
	for ; i < len(lines) && r.statesTruth(lines[i]); i++ {
		if lines[i].Text == "" || line.IsRoom(lines[i].Text) {
			continue
		}
		at = append(at, i)
		if m := truthFrontLetter.FindStringSubmatch(Bulleted(lines[i]).Text); m != nil && !truthFrontPair.MatchString(lines[i].Text) {
			letters[lexicon.Fold(m[1])]++
		}
	}
	for k := 1; k < len(at); k++ {
		if r.countLetters(lines[at[k-1]], lines[at[k]]) {
			return nil
		}
	}
	if r.countBare(lines, at) {
		return nil
	}
	if len(letters) > 0 {
		if _, ok := PairOfLetters(letters, ""); !ok || len(letters) < 2 {
			return nil
		}
	}
	return at
}

// bareStatements is the places of statements that have nothing but bullets, or nothing
// at all, from line i on, up to an empty line: whole sentences, and no questions with
// numbers below that the line above may be for.
func (r *Reader) bareStatements(lines []line.Line, i int) []int {
	var at []int
	for i < len(lines) && lines[i].Empty() {
		i++
	}
	for ; i < len(lines) && r.statesBare(lines[i]) && (len(at) == 0 || !lines[i].Gap); i++ {
		at = append(at, i)
	}
	for i < len(lines) && lines[i].Empty() {
		i++
	}
	if len(at) < leastTruthLines || i < len(lines) && !rewrite.NamesSection(lines[i], r.Vocabulary) && r.anyNumbered(lines[i:i+1]) {
		return nil
	}
	return at
}

// statesBare reports whether a line is a whole sentence without a label that says
// something.
func (r *Reader) statesBare(l line.Line) bool {
	bulleted := rewrite.IsBulleted(l)
	if l.Kind != line.TextLine || l.Open || l.Label != nil && !bulleted || lexicon.IsLonger(l.Text, longestBare) {
		return false
	}
	text := Bulleted(l)
	if _, ok := text.ChoiceLabel(); ok && !bulleted {
		return false
	}
	if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass || r.anyNumbered([]line.Line{text}) || IsTask(text) {
		return false
	}
	if first, _ := utf8.DecodeRuneInString(text.Text); !unicode.IsLetter(first) && !strings.ContainsRune("\"“„«'‘", first) {
		return false
	}
	return flatten.CountWords(text.Text, leastPairWords) >= leastPairWords && (bulleted || strings.HasSuffix(text.Text, ".")) && !lexicon.HasQuestionMark(text.Text)
}

// longestBare is how many letters such a statement has at most.
const longestBare = 160

// lettersBehindRoom is how far the room in front of each statement goes with the
// letter behind it, "___ A. The sun is a star.", where the letters count on; nil for
// none.
func (r *Reader) lettersBehindRoom(lines []line.Line, at []int) []int {
	var ends []int
	before := ""
	for _, k := range at {
		room := frontRoom.FindString(lines[k].Text)
		behind := lines[k].From(len(room))
		c, ok := behind.ChoiceLabel()
		if room == "" || !ok || c.Kind != lexicon.LetterLabel || before == "" && !lexicon.IsFirst(c.Sign, r.Letters) || before != "" && !flatten.Follows(before, c.Sign, r.Letters, false) {
			return nil
		}
		before, ends = c.Sign, append(ends, len(room)+c.End)
	}
	return ends
}

// countBare reports whether the statements have numbers without a sign that count on:
// they are numbered, "4 The sun is a star.".
func (r *Reader) countBare(lines []line.Line, at []int) bool {
	for k, i := range at {
		q, ok := lines[i].QuestionLabel(r.Vocabulary)
		before, _ := lines[at[max(0, k-1)]].QuestionLabel(r.Vocabulary)
		if !ok || q.Number == 0 || k > 0 && q.Number != before.Number+1 {
			return false
		}
	}
	return len(at) > 1
}

// countLetters reports whether two lines begin with the first letters or Roman
// numbers of a list, "(i)" and "(ii)": that is no room.
func (r *Reader) countLetters(a, b line.Line) bool {
	first, ok1 := a.ChoiceLabel()
	second, ok2 := b.ChoiceLabel()
	return ok1 && ok2 && lexicon.IsFirst(first.Sign, r.Letters) && flatten.Follows(first.Sign, second.Sign, r.Letters, false)
}

// roomBehind writes what stands in front of a statement to be answered with as it
// is written elsewhere: a pair of letters behind it, the letter said in brackets.
func roomBehind(l line.Line) line.Line {
	if m := truthFrontPair.FindStringSubmatchIndex(l.Text); m != nil {
		yes, no := l.Text[m[2]:m[3]], l.Text[m[4]:m[5]]
		rest := l.From(m[5])
		return line.NewLine(rest, append(rest.Runs[:len(rest.Runs):len(rest.Runs)], page.Run{Text: " (" + yes + " / " + no + ")"}))
	}
	if m := truthFrontLetter.FindStringSubmatchIndex(l.Text); m != nil {
		rest := l.From(m[3])
		return line.NewLine(rest, append([]page.Run{{Text: "(" + l.Text[m[2]:m[3]] + ") "}}, rest.Runs...))
	}
	return l
}

// statesTruth reports whether a line is a statement with room to judge it, or
// empty, or room to write on.
func (r *Reader) statesTruth(l line.Line) bool {
	if l.Text == "" || line.IsRoom(l.Text) {
		return l.Kind == line.TextLine && (len(l.Runs) == 0 || l.Text != "")
	}
	if flatten.RoomNumber.MatchString(l.Text) || l.Open {
		return false // it has a number of its own, or is one of several in a question
	}
	if c, ok := l.ChoiceLabel(); ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.DigitLabel) && !truthFrontRoom.MatchString(l.Text) {
		return false
	}
	if q, ok := l.QuestionLabel(r.Vocabulary); l.Kind != line.TextLine || l.Label != nil && !rewrite.IsBulleted(l) || ok && q.Delim != line.BareDelim {
		return false
	}
	text := Bulleted(l).Text
	return !lexicon.HasQuestionMark(text) && flatten.CountWords(text, 3) >= 3 && r.HasTruthRoom(text)
}

// HasTruthRoom reports whether a statement has room for its truth, or the letter
// of it, at one of its ends.
func (r *Reader) HasTruthRoom(text string) bool {
	if truthFrontRoom.MatchString(text) {
		return true
	}
	if at := flatten.EmptyRoomAtEnd.FindStringIndex(text); at != nil {
		return at[0] > 0
	}
	if m := truthFrontPair.FindStringSubmatch(text); m != nil {
		return rewrite.AreInitials(m[1], m[2])
	}
	if truthFrontLetter.MatchString(text) {
		return true
	}
	if m := rewrite.TruthSlash.FindStringSubmatchIndex(text); m != nil && m[0] > 0 {
		_, ok := r.PairIn(text, m, true)
		return ok
	}
	said, end := rewrite.TruthAtEnd(text)
	if end < 0 || flatten.CountWords(text[:end], 3) < 3 {
		return false
	}
	_, ok := r.TruthOf(said, true)
	return ok
}
