package answerkey

import (
	"strconv"
	"strings"
	"unicode"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The size of a worked key: how many answers in a row it has at least, and how
// many lines one may take.
const (
	workedKeyEntries = 3
	workedKeyReach   = 120
)

// workedKey reads a key that works every answer out: "1. Answer: C. 50" and
// below it the solution, of as many lines, tables and pictures as it takes. No
// question begins with its answer, so it needs no heading.
func (r *Reader) workedKey(lines []line.Line, at int) (entries []KeyEntry, end int) {
	if at < workedKeyEntries {
		return nil, at
	}
	first, ok := r.workedEntry(lines, at, false)
	if !ok {
		return r.repeatedHeads(lines, at)
	}
	entries = []KeyEntry{first}
	for end = at + 1; end < len(lines); end++ {
		k := len(entries) - 1
		if e, ok := r.workedEntry(lines, end, len(entries) >= workedKeyEntries); ok && e.Number == entries[k].Number+1 {
			entries = append(entries, e)
			continue
		}
		if r.saysExplained(lines[end]) {
			continue
		}
		if r.EndsKey(lines[end]) || len(entries[k].Why) >= workedKeyReach {
			break
		}
		entries[k].Why = append(entries[k].Why, lines[end])
	}
	if len(entries) < workedKeyEntries {
		return nil, at
	}
	return entries, end
}

// workedEntry reads a numbered line that gives an answer behind the word for it,
// or a choice above the word for an explanation: "1. C. 50", "Solution", or a
// letter above what says why. Once a key is sure, the choice alone is enough.
func (r *Reader) workedEntry(lines []line.Line, at int, sure bool) (KeyEntry, bool) {
	e, ok := numberedEntry(lines[at])
	if !ok {
		return e, false
	}
	if n, ok := line.NoteOf(e.Value, r.Vocabulary); ok {
		e.Value = n.Value
		below := e.Value.Text == "" && at+1 < len(lines) && lines[at+1].Text != "" && !line.IsRoom(lines[at+1].Text) && !beginsEntry(lines[at+1])
		return e, n.Class == lexicon.AnswerWord && (e.Value.Text != "" || below) && !line.IsRoom(e.Value.Text)
	}
	if loneLetter.MatchString(e.Value.Text) && (sure || at+1 < len(lines) && isReasoned(lines[at+1])) {
		return e, true
	}
	label, ok := e.Value.ChoiceLabel()
	return e, ok && label.Kind == lexicon.LetterLabel && (sure || at+1 < len(lines) && r.saysExplained(lines[at+1]))
}

// beginsEntry reports whether a line has a number or the letter of a choice.
func beginsEntry(l line.Line) bool {
	_, numbered := numberedEntry(l)
	_, lettered := l.ChoiceLabel()
	return numbered || lettered
}

// loneLetter is the letter of a choice and nothing else.
var loneLetter = pattern.New(`^\(?[A-Ha-h][).]?$`)

// leastReasoned is how wide what stands below a letter alone is, when it says why.
const leastReasoned = 40

// isReasoned reports whether a line tells why the letter above it is right: it is
// a sentence or more, and begins nothing.
func isReasoned(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || WidthOf(l.Text) < leastReasoned || !strings.Contains(l.Text, ". ") && !EndsSentence(l.Text) {
		return false
	}
	if _, ok := l.ChoiceLabel(); ok {
		return false
	}
	_, numbered := l.NumberLabel()
	return !numbered
}

// saysExplained reports whether a line only announces an explanation.
func (r *Reader) saysExplained(l line.Line) bool {
	if l.Kind != line.TextLine {
		return false
	}
	_, ok := r.Vocabulary.Is(strings.TrimSpace(l.Text), lexicon.ExplainWord)
	return ok
}

// numberedEntry reads what stands behind the number of a line: never several
// answers, as "5. C. 120 L" would be in a plain key.
func numberedEntry(l line.Line) (KeyEntry, bool) {
	if l.Kind != line.TextLine || l.Text == "" {
		return KeyEntry{}, false
	}
	if l.Label != nil {
		e := KeyEntry{Number: l.Label.Number, Value: l, Worked: true}
		e.Value.Label = nil
		return e, e.Number > 0
	}
	number, end := typedEntryNumber(l.Text)
	if end == 0 {
		return KeyEntry{}, false
	}
	return KeyEntry{Number: number, Value: l.From(end), Worked: true}, true
}

// typedEntryNumber is the number at the front of a text, and where what it counts
// begins; 0 for none.
func typedEntryNumber(text string) (number, end int) {
	digits := lexicon.DecimalDigits(text)
	from, to, end := keyNumber(digits)
	if end == 0 {
		return 0, 0
	}
	number, _ = strconv.Atoi(digits[from:to]) // there is nothing but digits
	return number, lexicon.OriginalLength(text, end)
}

// WidthOf counts the characters of a text, wide ones twice.
func WidthOf(s string) int {
	if lexicon.IsASCII(s) {
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
