package recognize

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/recognize/pattern"
)

// keyEntry is one answer of a list of answers.
type keyEntry struct {
	number  int
	name    string // the number with its letter, "A1", where the test has such
	value   line
	why     []line
	texts   []string // the right choices in full, of a copy of the test
	group   int      // rises where the numbers begin again
	used    bool
	counted bool   // it had no number of its own
	rival   string // another answer that the key gives to the same question
	under   string // the heading over it, of the first of a group
	worked  bool   // why works the answer out, so nothing in it is another one
}

func (e keyEntry) quote() string {
	return finding.Quote(decimalText(e.number) + ". " + strings.ReplaceAll(e.value.text, "\t", " "))
}

// keyList is every entry of the answer keys of a document, with the entry of
// each draft once they are matched.
type keyList struct {
	entries []*keyEntry
	numbers map[int]bool // of the entries
	of      map[*draft]*keyEntry
}

// entry is the key entry that belongs to a draft.
func (k keyList) entry(d *draft) (keyEntry, bool) {
	e, ok := k.of[d]
	if !ok {
		return keyEntry{}, false
	}
	return *e, true
}

var (
	keyNumber = pattern.Guarded(pattern.BeginsWith("([#Q0123456789"+whitespace), `^[(\[]?\s*(?:№\s*|#|Q\.?\s?)?(\d{1,4})\s*[)\]）]?\s*[.):：、．，）\-–—=→\t]*\s*`)
)

// splitKey takes the answer keys out of the lines: a heading that announces one
// and the numbered answers behind it.
func (r *recognizer) splitKey(lines []line) []line {
	var out []line // nil as long as every line is kept
	for i := 0; i < len(lines); {
		entries, end := r.keyAt(lines, i)
		if end == 0 {
			if out != nil {
				out = append(out, lines[i])
			}
			i++
			continue
		}
		if out == nil {
			out = append(make([]line, 0, len(lines)), lines[:i]...)
		}
		r.keys.add(entries)
		i = end
	}
	if out == nil {
		return lines
	}
	return out
}

// keyAt reads the answer key that begins at line i; its end is 0 where none does.
// A line that only offers answers is the end of one without entries.
func (r *recognizer) keyAt(lines []line, i int) (entries []keyEntry, end int) {
	if entries, end = r.explainedEntries(lines, i); len(entries) >= 2 {
		return entries, end
	}
	if entries, end = r.workedKey(lines, i); len(entries) > 0 {
		return entries, end
	}
	if entries, end = r.bareKey(lines, i); len(entries) > 0 {
		return entries, end
	}
	if entries, end = r.digitKey(lines, i); len(entries) > 0 {
		return entries, end
	}
	if r.offersAnswers(lines, i) {
		return nil, i + 1
	}
	if goesOnListed(lines, i) || !r.isKeyHeading(lines[i]) && !r.namesKey(lines, i) || r.answersMatch(lines, i) {
		return nil, 0
	}
	entries, end = r.keyEntries(lines, i)
	if r.areTasks(entries) && comesAgain(lines[i], lines) {
		return nil, 0 // the word stands under each question, before its answer
	}
	if len(entries) == 0 || len(entries) < 2 && end < len(lines) {
		return nil, 0
	}
	return entries, end
}

// areTasks reports whether what stands under a heading like an answer asks more
// than it answers: it begins with its points, or orders something.
func (r *recognizer) areTasks(entries []keyEntry) bool {
	tasks := 0
	for _, e := range entries {
		text := e.value.text
		at := bracketPoints.FindStringIndex(text)
		if at != nil && at[0] == 0 && len(text) > at[1]+leastTask || hasQuestionMark(text) || ordersByForm(text) {
			tasks++
		}
	}
	return tasks > 0 && tasks*2 >= len(entries)
}

// comesAgain reports whether a line stands in a document more than once.
func comesAgain(l line, lines []line) bool {
	text, n := fold(strings.TrimSpace(l.text)), 0
	for _, m := range lines {
		if len(m.text) == len(l.text) && fold(strings.TrimSpace(m.text)) == text {
			n++
		}
	}
	return n > 1
}

// leftToMarker says that there is no one answer.
var leftToMarker = pattern.New(`(?i)^\W*(?:(?:student|pupil|learner)s?[’']?\s*)?(?:(?:answers?|responses?)\s*(?:may|will|can|might)\s*vary|see (?:the )?rubric|refer to (?:the )?rubric|teacher[’']?s[’']? discretion|own answers?)\W*$`)

func (k *keyList) add(entries []keyEntry) {
	group := 0
	if n := len(k.entries); n > 0 {
		group = k.entries[n-1].group + 1
	}
	last := 0
	for _, e := range entries {
		if isRoom(e.value.text) || leftToMarker.MatchString(e.value.text) { // an answer sheet to fill in, or no answer
			continue
		}
		if e.number < last || e.number == last && partSign(e.value.text) == "" {
			group++
		}
		last = e.number
		e.group = group
		k.entries = append(k.entries, &e)
		if k.numbers == nil {
			k.numbers = map[int]bool{}
		}
		k.numbers[e.number] = true
	}
}

// longestSign is how many characters the sign of an entry has.
const longestSign = 3

// answersMatch reports whether "Answers: 1-C, 2-A" answers the question right
// above it, which asks for pairs.
func (r *recognizer) answersMatch(lines []line, at int) bool {
	c, end := r.vocabulary.find(lines[at].head, answerWord)
	if c == noClass || lines[at].gap && !inTable(lines, at-1) || !strings.ContainsAny(decimalDigits(lines[at].text[end:]), "123") {
		return false
	}
	given := rowKeysOf(lines[at].from(end+len(wordTail.FindString(lines[at].text[end:]))), nil)
	if len(given) >= minSequence && slices.ContainsFunc(given, func(e keyEntry) bool { return utf8.RuneCountInString(e.value.text) > longestSign }) {
		return false // of more questions
	}
	below := 0 // the number of the entry below
	for i := at - 1; i >= 0 && i > at-30; i-- {
		if r.match.in(fold(lines[i].text)) {
			return below <= 1
		}
		if lines[i].gap && !inTable(lines, i) {
			return false
		}
		if q, ok := lines[i].questionLabel(r.vocabulary); ok && q.kind == plainNumber {
			if below > 0 && q.number != below-1 {
				return false // no entry, but a question
			}
			below = q.number
		}
	}
	return false
}

// inTable reports whether a line is a table or stood in one: tables have gaps
// around them that part nothing.
func inTable(lines []line, i int) bool {
	return i >= 0 && i < len(lines) && (lines[i].kind == tableLine || lines[i].cell())
}

// keyEntries reads the answers behind a heading, up to a line that is none.
func (r *recognizer) keyEntries(lines []line, at int) (entries []keyEntry, end int) {
	_, n := r.vocabulary.find(lines[at].head, keyHeading)
	if n == 0 {
		n = len(lines[at].text) - len(behindColon(lines[at]).text)
		if skip := len(lines[at].text) - len(strings.TrimLeft(lines[at].text, keyBrackets)); skip > 0 {
			_, end := r.vocabulary.find(newHead(lines[at].text[skip:]), keyHeading)
			n = skip + end
		}
	}
	if rest := lines[at].from(n); strings.ContainsAny(rest.text, "0123456789") {
		rest = rest.from(len(wordTail.FindString(rest.text)))
		rest = behindHeading(rest, 0)
		entries = rowKeysOf(rest, lines[at+1:])
	} else if n > 0 {
		entries = r.sectionRow(rest.from(len(wordTail.FindString(rest.text))))
	}
	if len(entries) == 0 {
		entries = keysOf(behindColon(lines[at]))
	}
	misses := 0
	end = at + 1
	solid := end // behind the last answer
	title := lines[at].text
	for i := at + 1; i < len(lines); i++ {
		l := lines[i]
		found, rows := r.entriesAt(lines, i)
		if slices.ContainsFunc(found, asksStill) {
			return entries, end
		}
		i += rows - 1
		switch {
		case len(found) > 0:
			if found[0].under == "" {
				found[0].under = title
			}
			title = ""
			entries = append(entries, found...)
			misses = 0
			end = i + 1
			solid = end
		case r.nextPart(entries, l):
			entries = append(entries, keyEntry{number: entries[len(entries)-1].number, value: l})
			end = i + 1
			solid = end
		case len(entries) > 0 && l.kind == textLine && i+1 < len(lines) && (r.restarts(entries, lines, i+1) || r.namesPart(entries, lines, i)):
			end = i + 1 // the name of the next section
			title = l.text
		case len(entries) > 0 && l.kind == textLine && !l.gap && !r.endsKey(l):
			entries[len(entries)-1].why = append(entries[len(entries)-1].why, l)
			if misses++; misses > 6 {
				return entries, end
			}
			end = i + 1
		case l.kind == textLine && len(l.text) <= headingLimit && misses < 3:
			misses++
			title = l.text
		default:
			return entries, end
		}
		if r.choicesFollow(lines, i) {
			if len(found) == 0 && len(entries) > 0 {
				return r.beforeQuestion(entries, lines, solid, i)
			}
			return entries[:max(0, len(entries)-1)], i
		}
	}
	return entries, end
}

// entriesAt reads the answers that stand on the line at, or on it and the next.
func (r *recognizer) entriesAt(lines []line, at int) (found []keyEntry, rows int) {
	if at+1 < len(lines) {
		if found = rowKeys(lines[at], lines[at+1]); found != nil {
			return found, 2
		}
	}
	l := lines[at]
	if wordBehind(l.text, r.vocabulary) > 0 { // "1. Aufgabe: B"
		found = r.wordEntry(l)
	}
	if found == nil {
		found = r.partEntries(lines, at)
	}
	if found == nil {
		found = rowKeysOf(l, lines[at+1:])
	}
	if found == nil {
		found = r.sectionRow(l)
	}
	if found == nil {
		found = r.wordEntry(l)
	}
	return found, 1
}

// asksStill reports whether what looks like an answer is a question.
func asksStill(e keyEntry) bool {
	if e.value.label != nil && e.value.label.List == toldList {
		return true
	}
	return strings.Contains(e.value.text, "___") && !isRoom(e.value.text) || len(e.value.text) > 4 && strings.HasSuffix(e.value.text, "?") || strings.HasSuffix(e.value.text, "？")
}

// restarts reports whether further entries begin to count anew.
func (r *recognizer) restarts(entries []keyEntry, lines []line, at int) bool {
	more, _ := r.entriesAt(lines, at)
	return len(more) > 0 && more[0].number == 1 && entries[len(entries)-1].number >= 1 && len(entries) > 1
}

// endsKey reports whether a line begins something else.
func (r *recognizer) endsKey(l line) bool {
	return l.style().Heading > 0 || isSectionWord(l, r.vocabulary)
}

// choicesFollow reports whether a numbered line is a question after all: a
// lettered choice comes next.
func (r *recognizer) choicesFollow(lines []line, i int) bool {
	if i+2 >= len(lines) {
		return false
	}
	a, ok1 := lines[i+1].choiceLabel()
	b, ok2 := lines[i+2].choiceLabel()
	return ok1 && ok2 && a.kind == letterLabel && b.kind == letterLabel && isFirst(a.sign, r.letters) && follows(a.sign, b.sign, r.letters, false)
}

// keysOf reads the answers of one line: "1. A", "1-A 2-B 3-C", "1-5 ABCDA".
func keysOf(l line) []keyEntry {
	if l.label != nil && l.label.Number > 0 && l.text != "" {
		e := keyEntry{number: l.label.Number, value: l}
		if l.label.List == letteredList {
			e.name = l.label.Text
		}
		return []keyEntry{e}
	}
	if l.kind != textLine {
		return nil
	}
	digits := decimalDigits(l.text)
	if !hasDigit(digits) {
		return nil
	}
	if several := l; len(digits) <= maxRow && !pairsOfOne.MatchString(digits) {
		if len(digits) != len(l.text) {
			several = withASCIIDigits(l)
		}
		if out := severalEntries(several, digits); out != nil {
			return out
		}
	}
	if q, ok := rangeOfNumbers(l); ok {
		return []keyEntry{{number: q.number, value: l.from(q.end)}}
	}
	m := keyNumber.FindStringSubmatchIndex(digits)
	if m == nil {
		return nil
	}
	number, err := strconv.Atoi(digits[m[2]:m[3]])
	value := l.from(originalLength(l.text, m[1]))
	if minus := strings.LastIndexByte(l.text, '-'); value.text == "" && minus == len(l.text)-1 && minus > m[3] {
		value = l.cut(minus, len(l.text)) // the answer is a minus sign
	}
	if err != nil || number == 0 || value.text == "" {
		return nil
	}
	if m[1] == m[3] && utf8.RuneCountInString(value.text) > 2 {
		return nil
	}
	return []keyEntry{{number: number, value: value}}
}

// pairsOfOne is the answer to one question that asks for pairs: "3. 1-B, 2-A".
var pairsOfOne = pattern.New(`^\d{1,3}[.)]\s+1-\p{L}, 2-\p{L}(?:, \d{1,2}-\p{L})*$`)
