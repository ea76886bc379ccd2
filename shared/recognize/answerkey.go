package recognize

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
)

// keyEntry is one answer of a list of answers.
type keyEntry struct {
	number int
	value  line
	why    []line
	texts  []string // the right choices in full, of a copy of the test
	group  int      // rises where the numbers begin again
	used   bool
	worked bool // why works the answer out, so nothing in it is another one
}

func (e keyEntry) quote() string {
	return finding.Quote(decimalText(e.number) + ". " + strings.ReplaceAll(e.value.text, "\t", " "))
}

// keyList is every entry of the answer keys of a document, with the entry of
// each draft once they are matched.
type keyList struct {
	entries []*keyEntry
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
	keyNumber = regexp.MustCompile(`^[(\[]?\s*(?:№\s*|#)?(\d{1,4})\s*[)\]]?\s*[.):：\-–—=\t]*\s*`)
	manyKeys  = regexp.MustCompile(`(?:^|[\s,;|])[(]?(\d{1,4})\s*[).:：\-–—=]*\s*[(]?(\p{L}{1,6}|[+\-✓✗√×①-⑳])[)]?(?:[\s,;|.]|$)`)
	rangeKeys = regexp.MustCompile(`(\d{1,4})\s*[-–—~～]\s*(\d{1,4})\s*[.:：]?\s*([A-Z]{2,10}(?:\s+[A-Z]{2,10})*)`)
)

// splitKey takes the answer keys out of the lines: a heading that announces one
// and the numbered answers behind it.
func (r *recognizer) splitKey(lines []line) []line {
	out := make([]line, 0, len(lines))
	for i := 0; i < len(lines); {
		if entries, end := r.explainedEntries(lines, i); len(entries) >= 2 {
			r.addEntries(entries)
			i = end
			continue
		}
		if entries, end := r.workedKey(lines, i); len(entries) > 0 {
			r.addEntries(entries)
			i = end
			continue
		}
		if entries, end := r.bareKey(lines, i); len(entries) > 0 {
			r.addEntries(entries)
			i = end
			continue
		}
		if !r.isKeyHeading(lines[i]) && !r.namesKey(lines, i) || r.answersMatch(lines, i) {
			out = append(out, lines[i])
			i++
			continue
		}
		entries, end := r.keyEntries(lines, i)
		if len(entries) < 2 && (len(entries) == 0 || end < len(lines)) {
			out = append(out, lines[i])
			i++
			continue
		}
		r.addEntries(entries)
		i = end
	}
	return out
}

func (r *recognizer) addEntries(entries []keyEntry) { r.keys.add(entries) }

func (k *keyList) add(entries []keyEntry) {
	group := 0
	if n := len(k.entries); n > 0 {
		group = k.entries[n-1].group + 1
	}
	last := 0
	for _, e := range entries {
		if isRoom(e.value.text) { // an answer sheet to fill in
			continue
		}
		if e.number < last || e.number == last && partSign(e.value.text) == "" {
			group++
		}
		last = e.number
		e.group = group
		k.entries = append(k.entries, &e)
	}
}

// answersMatch reports whether "Answers: 1-C, 2-A" answers the question right
// above it, which asks for pairs.
func (r *recognizer) answersMatch(lines []line, at int) bool {
	if c, end := r.vocabulary.find(lines[at].head, answerWord); c == noClass || lines[at].gap && !inTable(lines, at-1) || !strings.ContainsAny(decimalDigits(lines[at].text[end:]), "123") {
		return false
	}
	for i := at - 1; i >= 0 && i > at-30; i-- {
		if r.match.in(fold(lines[i].text)) {
			return true
		}
		if lines[i].gap && !inTable(lines, i) {
			return false
		}
	}
	return false
}

// inTable reports whether a line is a table or stood in one: tables have gaps
// around them that part nothing.
func inTable(lines []line, i int) bool {
	return i >= 0 && i < len(lines) && (lines[i].kind == tableLine || lines[i].cell)
}

// keyEntries reads the answers behind a heading, up to a line that is none.
func (r *recognizer) keyEntries(lines []line, at int) (entries []keyEntry, end int) {
	_, n := r.vocabulary.find(lines[at].head, keyHeading)
	if rest := lines[at].from(n); strings.ContainsAny(rest.text, "0123456789") {
		rest = rest.from(len(wordTail.FindString(rest.text)))
		entries = keysOf(rest)
	}
	misses := 0
	end = at + 1
	for i := at + 1; i < len(lines); i++ {
		l := lines[i]
		found := keysOf(l)
		switch {
		case len(found) > 0:
			entries = append(entries, found...)
			misses = 0
			end = i + 1
		case r.nextPart(entries, l):
			entries = append(entries, keyEntry{number: entries[len(entries)-1].number, value: l})
			end = i + 1
		case len(entries) > 0 && l.kind == textLine && i+1 < len(lines) && restarts(entries, keysOf(lines[i+1])):
			end = i + 1 // the name of the next section
		case len(entries) > 0 && l.kind == textLine && !l.gap && !r.endsKey(l):
			entries[len(entries)-1].why = append(entries[len(entries)-1].why, l)
			if misses++; misses > 6 {
				return entries, end
			}
			end = i + 1
		case l.kind == textLine && len(l.text) <= headingLimit && misses < 3:
			misses++
		default:
			return entries, end
		}
		if r.choicesFollow(lines, i) {
			return entries[:max(0, len(entries)-1)], i
		}
	}
	return entries, end
}

// restarts reports whether further entries begin to count anew.
func restarts(entries, more []keyEntry) bool {
	return len(more) > 0 && more[0].number == 1 && entries[len(entries)-1].number >= 1 && len(entries) > 1
}

// endsKey reports whether a line begins something else.
func (r *recognizer) endsKey(l line) bool {
	return l.style.Heading > 0 || isSectionWord(l, r.vocabulary)
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
		return []keyEntry{{number: l.label.Number, value: l}}
	}
	if l.kind != textLine {
		return nil
	}
	digits := decimalDigits(l.text)
	if len(digits) == len(l.text) {
		if out := rangeEntries(l, digits); len(out) > 0 {
			return out
		}
		if out := manyEntries(l, digits); len(out) > 1 {
			return out
		}
		if out := sequenceEntries(l, digits); out != nil {
			return out
		}
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

// manyEntries reads several answers of a line; they must fill it.
func manyEntries(l line, digits string) []keyEntry {
	var out []keyEntry
	at := 0
	for at < len(digits) {
		m := manyKeys.FindStringSubmatchIndex(digits[at:])
		if m == nil || strings.Trim(digits[at:at+m[0]], " ,;|.\t") != "" {
			break
		}
		number, _ := strconv.Atoi(digits[at+m[2] : at+m[3]])
		if len(out) > 0 && number <= out[len(out)-1].number {
			break
		}
		out = append(out, keyEntry{number: number, value: l.cut(at+m[4], at+m[5])})
		at += m[5]
		if at < len(digits) && digits[at] == ')' {
			at++
		}
	}
	if strings.Trim(digits[min(at, len(digits)):], " ,;|.\t") != "" {
		return nil
	}
	return out
}

// rangeEntries reads "1-5 ABCDA" and "1-5: A B C D A".
func rangeEntries(l line, digits string) []keyEntry {
	var out []keyEntry
	for _, m := range rangeKeys.FindAllStringSubmatchIndex(digits, -1) {
		from, _ := strconv.Atoi(digits[m[2]:m[3]])
		to, _ := strconv.Atoi(digits[m[4]:m[5]])
		var letters []int
		for i := m[6]; i < m[7]; i++ {
			if digits[i] != ' ' {
				letters = append(letters, i)
			}
		}
		if to < from || to-from+1 != len(letters) {
			return nil
		}
		for k, i := range letters {
			out = append(out, keyEntry{number: from + k, value: l.cut(i, i+1)})
		}
	}
	return out
}

// matchKeys finds the entry of every draft: by number where numbers are used
// once, by section where they begin again as often as the key's, by position
// where the key counts on through the sections.
func (r *recognizer) matchKeys(ds []draft) {
	for _, k := range []*keyList{&r.given, &r.keys} {
		k.of = map[*draft]*keyEntry{}
		if len(k.entries) > 0 {
			r.matchList(k, ds)
		}
	}
}

func (r *recognizer) matchList(list *keyList, ds []draft) {
	runs := numberRuns(ds)
	groups := keyGroups(list.entries)
	switch {
	case len(runs) == len(groups):
		for i, run := range runs {
			r.matchByNumber(list, ds, run, groups[i])
		}
	case len(runs) == 1:
		for _, g := range groups {
			r.matchByNumber(list, ds, runs[0], g)
		}
	case len(groups) == 1 && len(groups[0]) >= len(ds)-1:
		for i := range ds {
			if i < len(groups[0]) && groups[0][i].number == i+1 {
				r.pairKey(list, &ds[i], groups[0][i])
			}
		}
	default:
		r.matchBySection(list, ds, runs, groups)
	}
	for _, e := range list.entries {
		if !e.used {
			r.findings = append(r.findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: e.value.pos,
				Message: "The answer key has an answer for number " + decimalText(e.number) + " that fits no question.", Quote: e.quote()})
		}
	}
}

func (r *recognizer) pairKey(list *keyList, d *draft, e *keyEntry) {
	if e.used {
		return
	}
	if list.of[d] != nil {
		if n, ok := noteOf(e.value, r.vocabulary); ok {
			e.used = true
			d.notes = append(d.notes, n)
		}
		return
	}
	e.used = true
	list.of[d] = e
	if n, ok := noteOf(e.value, r.vocabulary); ok {
		e.value = n.value
		if n.class != answerWord {
			d.notes, e.value = append(d.notes, n), line{}
		}
	}
	for _, l := range e.why {
		n, ok := noteOf(l, r.vocabulary)
		if !ok || e.worked && n.class == answerWord {
			n = note{class: explainWord, value: l}
		}
		d.notes = append(d.notes, n)
	}
}

func (r *recognizer) matchByNumber(list *keyList, ds []draft, run []int, group []*keyEntry) {
	byNumber := map[int]int{}
	for k, i := range run {
		n := ds[i].label.number
		if !ds[i].labelled {
			n = k + 1
		}
		if _, ok := byNumber[n]; !ok {
			byNumber[n] = i
		}
	}
	for _, e := range group {
		if i, ok := byNumber[e.number]; ok && ds[i].part {
			r.pairPart(list, ds, i, e)
		} else if ok {
			r.pairKey(list, &ds[i], e)
		}
	}
}

// numberRuns cuts the drafts where their numbers begin again.
func numberRuns(ds []draft) [][]int {
	var out [][]int
	last := 0
	for i, d := range ds {
		if len(out) == 0 || d.labelled && d.label.number <= last && d.label.number <= 1 && !(d.part && d.label.number == last) {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], i)
		if d.labelled {
			last = d.label.number
		}
	}
	return out
}

func keyGroups(entries []*keyEntry) [][]*keyEntry {
	var out [][]*keyEntry
	last := -1
	for _, e := range entries {
		if e.group != last {
			out = append(out, nil)
			last = e.group
		}
		out[len(out)-1] = append(out[len(out)-1], e)
	}
	return out
}
