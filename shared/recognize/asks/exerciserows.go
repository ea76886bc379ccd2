package asks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// wideGap parts sums that stand beside each other.
var wideGap = pattern.New(`\t+|[\s\p{Zs}]{2,}`)

// pageNumber is one between dashes, which are no bullets.
var pageNumber = pattern.New(`^[-–—]\s*\d+\s*[-–—]$`)

// rowsOf are the rows of a line: more than one where sums stand beside each other.
func (r *Reader) rowsOf(l line.Line, at int) []exerciseRow {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, exerciseOrder) || l.Style().Heading > 0 || pageNumber.MatchString(l.Text) {
		return nil
	}
	if maySum(l.Text) && l.Label == nil {
		var out []exerciseRow
		begin := 0
		for _, gap := range append(wideGap.FindAllStringIndex(l.Text, -1), []int{len(l.Text), len(l.Text)}) {
			row := r.rowOf(l.Cut(begin, gap[0]), at)
			if row.kind != sumRow || len(out) > 0 && !row.follows(out[len(out)-1]) {
				out = nil
				break
			}
			out, begin = append(out, row), gap[1]
		}
		if len(out) > 0 {
			return out
		}
	}
	if row := r.rowOf(l, at); row.kind != noRow {
		return []exerciseRow{row}
	}
	return nil
}

// rowOf reads a line, or a piece of one, as a row.
func (r *Reader) rowOf(l line.Line, at int) exerciseRow {
	row := exerciseRow{at: at, typed: l, line: l}
	if l.Label == nil && (isSum(l.Text) || isComparison(l.Text)) {
		row.kind = sumRow
		return row
	}
	if l.Label == nil && flatten.RoomNumber.MatchString(l.Text) {
		return row // a question with room before its number
	}
	q, numbered := l.QuestionLabel(r.Vocabulary)
	c, signed := l.ChoiceLabel()
	switch {
	case numbered && q.Kind == line.WordNumber && q.Number > 0 && l.Label == nil:
		row.line, row.sign, row.number, row.worded = l.From(q.End), q.Text, q.Number, true
	case numbered && q.Kind == line.PlainNumber && q.Number > 0 && q.Delim != line.BareDelim && q.Delim != line.GluedDelim && !onlyRoom(l, q.End):
		row.line, row.sign, row.number = l.From(q.End), q.Text, q.Number
	case signed && c.Kind == lexicon.LetterLabel && !onlyRoom(l, c.End):
		if row.number = lexicon.PlaceAmong(c.Sign, r.Letters); row.number == 0 {
			return row
		}
		row.line, row.sign, row.letter = l.From(c.End), c.Text, true
	case rewrite.IsBulleted(l):
		row.line = Bulleted(l)
	case l.Label != nil || signed && c.Kind == lexicon.BoxLabel || numbered && q.Delim == line.BareDelim && !onlyRoom(l, q.End):
		return row
	}
	if row.kind = r.kindOf(row.line); row.kind > termRow && row.number == 0 && bareNumber.MatchString(row.line.Text) {
		row.kind = noRow
	}
	row.roomed = row.kind > sumRow && row.kind != roomRow && flatten.HasBlank(row.line)
	return row
}

// bareNumber is a number before words, without a sign: "4  hot".
var bareNumber = pattern.New(`^\d+\s+\pL`)

// onlyRoom reports whether behind a sign that a line seems to begin with there is only room:
// "608 ....", which is no number.
func onlyRoom(l line.Line, end int) bool {
	return l.Label == nil && strings.Trim(l.Text[min(end, len(l.Text)):], roomSigns) == ""
}

// kindOf is what a row holds behind its sign.
func (r *Reader) kindOf(l line.Line) rowKind {
	text := strings.TrimSpace(l.Text)
	if text == "" {
		return noRow
	}
	if note, ok := line.NoteOf(l, r.Vocabulary); ok && note.Class == lexicon.AnswerWord {
		return noRow
	}
	if !flatten.HasBlank(l) || isSum(text) || isComparison(text) {
		return kindOfText(text)
	}
	before, behind := strings.TrimRight(text, roomSigns), strings.TrimLeft(text, roomSigns)
	if strings.ContainsRune(text, '\t') || (before != text) == (behind != text) {
		return noRow // in columns, as what is to be matched, or within a sentence
	}
	if before != text && !leadsToRoom.MatchString(before) {
		if kind := kindOfText(withoutRoom(text)); kind == mixedRow || kind == tellsRow || kind == askRow || kind == termRow {
			return kind
		}
	}
	if lexicon.HasQuestionMark(text) || !isBrief(strings.Trim(text, roomSigns)) {
		return noRow
	}
	return roomRow
}

// leadsToRoom is a text with other room within, or with a sign before the room behind it.
var leadsToRoom = pattern.New(`[_…]|[:–—→=-]$`)

// isBrief reports whether a text has a few words at most.
func isBrief(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return lexicon.Unspaced(first) && utf8.RuneCountInString(text) <= rowWords*leastUnspaced/2 || flatten.CountWords(text, rowWords+1) <= rowWords
}

// withoutRoom is a text without the room at its end; the point of a sentence stays.
func withoutRoom(text string) string {
	if strings.HasSuffix(text, "...") {
		return strings.TrimRight(text, roomSigns)
	}
	return strings.TrimRight(text, strings.ReplaceAll(roomSigns, ".", ""))
}

// kindOfText is what a row holds that has no room.
func kindOfText(text string) rowKind {
	if asks := AsksInWord(text) && !strings.HasSuffix(text, "."); asks || lexicon.HasQuestionMark(text) {
		if asks || flatten.EndsAsking(text) {
			return askRow
		}
		return noRow
	}
	switch {
	case isSum(text), isComparison(text):
		return sumRow
	case listed.MatchString(text):
		return listRow
	case isEquation(text):
		return termRow
	case MixedWords.MatchString(text):
		return mixedRow
	case gappedWord.MatchString(text):
		return gapRow
	case isUnspacedSentence(text):
		return tellsRow
	case (isUnspacedWord(text) || flatten.CountWords(text, entryWords+1) <= entryWords) && !strings.ContainsAny(text, ".!:;,()[]{}<>=|\\@#。：；，"):
		return entryRow
	case answerkey.EndsSentence(cueBehind.ReplaceAllString(text, "")):
		return tellsRow
	}
	return noRow
}

// cueBehind is a word in brackets behind a sentence that says how it is to be written anew.
var cueBehind = pattern.New(`\s*\([^()]{1,30}\)$`)

// listed are things to put in order, "5, 3, 8, 1".
var listed = pattern.New(`^[^,;]{1,20}(?:[,;]\s+[^,;]{1,20}){1,8}[,;]\s+[^,;]{0,19}[^,;.!?]$`)

// comparison is two numbers with room for the sign between them.
var comparison = pattern.New(`^` + compared + `\s*(?:_{2,}|\.{3,}|…+|[□☐⬜▢○◯])\s*` + compared + `$`)

const compared = `[-−]?\d+(?:[.,/]\d+)?\s?%?`

// isComparison reports whether a text is such numbers.
func isComparison(text string) bool {
	return text != "" && len(text) < 40 && comparison.MatchString(text)
}

// gappedWord is a word without some of its letters: "h_use".
var gappedWord = pattern.Guarded(func(s string) bool { return strings.IndexByte(s, '_') >= 0 }, `^\pL*(?:\s?_+\s?\pL+)+(?:\s?_+)?$|^\pL+\s?_+$`)

// leastUnspaced is how many letters a sentence has in a script without spaces.
const leastUnspaced = 10

// isUnspacedSentence reports whether a text without spaces is longer than a word.
func isUnspacedSentence(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return lexicon.Unspaced(first) && utf8.RuneCountInString(text) >= leastUnspaced
}

// isUnspacedWord reports whether a text is a word in such a script.
func isUnspacedWord(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return lexicon.Unspaced(first) && utf8.RuneCountInString(text) < leastUnspaced && !strings.ContainsRune(text, ' ')
}

// roomSigns are those of room, and what stands before it.
const roomSigns = "_.… \t‗"

// MixedWords are the words of a sentence, or its parts, in the wrong order.
var MixedWords = pattern.New(`^[^/()\[\]]+(?:\s/\s[^/()\[\]]+){2,}$|^[^/\s()]+(?:/[^/\s()]+){3,}$`)

// maySum reports at a glance whether a line may hold a sum.
func maySum(text string) bool { return strings.IndexByte(text, '=') > 0 }

// sum is a calculation that is to be completed: it ends in "=", or has room in it.
var sum = pattern.New(`^` + operand + `(?:\s*` + operator + `\s*` + operand + `)+\s*=\s*(?:` + operand + `(?:\s*` + operator + `\s*` + operand + `)*)?\s*$|^` + operand + `\s*=\s*` + operand + `(?:\s*` + operator + `\s*` + operand + `)+$`)

const (
	operand  = `[√(\[-]*(?:\d+(?:[.,]\d+)*|_{2,}|\.{4,}|…+|[□☐⬜▢]|\(\s+\))[)\]²³%]*`
	operator = `[+\-−–×xX·∙*÷:/^]`
)

// isSum reports whether a text is such a calculation and no statement of one.
func isSum(text string) bool {
	if !maySum(text) || !sum.MatchString(text) {
		return false
	}
	return strings.ContainsAny(text, "_…□☐⬜▢") || strings.Contains(text, "....") || strings.HasSuffix(strings.TrimSpace(text), "=") || strings.Contains(text, "( ")
}

// isEquation reports whether a text is a term or an equation: digits and single letters, and
// what stands between them.
func isEquation(text string) bool {
	digits, signs, letters := 0, 0, 0
	for _, c := range text {
		switch {
		case unicode.IsDigit(c):
			digits, letters = digits+1, 0
		case unicode.IsLetter(c):
			if letters++; letters > 3 || c > unicode.MaxLatin1 {
				return false
			}
		case strings.ContainsRune("+-−–×·*÷:/^=<>≤≥√²³", c):
			signs, letters = signs+1, 0
		case strings.ContainsRune(" ().,[]|%", c):
			letters = 0
		default:
			return false
		}
	}
	last, _ := utf8.DecodeLastRuneInString(text)
	return digits > 0 && signs > 0 && !strings.ContainsRune("+-−–×·*÷:/^", last)
}

// letterBelow reports whether the line below the first begins with a small letter that is
// a sign.
func letterBelow(lines []line.Line) bool {
	for _, l := range lines[1:] {
		if l.Kind == line.TextLine && l.Text != "" {
			c, ok := l.ChoiceLabel()
			return ok && c.Kind == lexicon.LetterLabel && !c.Upper
		}
	}
	return false
}

// ownCount is a capital and a number with its sign: "S1.", "P1)".
var ownCount = pattern.New(`^\p{Lu}\s?(\d{1,2})\s?[.):]`)

// countThemselves reports whether rows without a sign begin with a letter and count from 1
// behind it, as questions do.
func countThemselves(rows []exerciseRow) bool {
	for n, row := range rows {
		m := ownCount.FindStringSubmatch(row.typed.Text)
		if row.number > 0 || m == nil || m[1] != lexicon.DecimalText(n+1) {
			return false
		}
	}
	return true
}
