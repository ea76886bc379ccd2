package recognize

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var (
	// truthLead is an answer written before a statement: "_T_", "(F)".
	truthLead = pattern.Guarded(pattern.BeginsWith("_([（"), `^(?:_+\s*([\p{L}√×✓✗+-]{1,6})\s*_+|[(（\[]\s*([\p{L}√×✓✗○〇╳✕+-]{1,6})\s*[)）\]])\s*`)
	// roomNumber is room for an answer, or the answer, before the number of a
	// question: "____ 1. ", "_T_ 2) ".
	roomNumber = pattern.Guarded(pattern.BeginsWith("_([（.…"), `^(?:_+\s*([\p{L}√×✓✗]?)\s*_+|(?:\.{4,}|…+\.*)|[(（\[]\s*([\p{L}√×✓✗]?)\s*[)\]])\s*\d{1,3}\s*[.)]\s*`)
	roomFront  = pattern.Guarded(pattern.BeginsWith("_([（.…"), `^(?:_+\s*[\p{L}√×✓✗]?\s*_+|(?:\.{4,}|…+\.*)|[(（\[]\s*[\p{L}√×✓✗]?\s*[)）\]])\s*`)
)

// behindRoom takes the room for an answer off the front of numbered lines and
// puts an answer that stands in it behind the line, in brackets.
func behindRoom(lines []line) []line {
	count := 0
	for _, l := range lines {
		if l.kind == textLine && l.label == nil && roomNumber.MatchString(l.text) {
			count++
		}
	}
	if count < 2 {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		m := roomNumber.FindStringSubmatch(l.text)
		if m == nil {
			continue
		}
		out[i] = l.from(len(roomFront.FindString(l.text)))
		if said := m[1] + m[2]; said != "" {
			runs := append(out[i].runs, page.Run{Text: " (" + said + ")"})
			out[i] = newLine(out[i], runs)
		}
	}
	return out
}

// truthInitials finds two neighbouring heads of columns that are the first
// letters of a pair of words for true and false, "P | F"; -1 for none.
func truthInitials(head []line) (yes, no int) {
	for i := 0; i+1 < len(head); i++ {
		if areTruthInitials(head[i].text, head[i+1].text) {
			return i, i + 1
		}
	}
	return -1, -1
}

// areTruthInitials reports whether two texts are the first letters of a pair of
// words for true and false.
func areTruthInitials(yes, no string) bool {
	return slices.ContainsFunc(truthPairs(), func(p [2]string) bool { return fold(yes) == initial(p[0]) && fold(no) == initial(p[1]) })
}

// pairIn reads the two words that m found in a text as true and false, or as
// yes and no. The labels are empty where the usual English ones stand.
func (r *recognizer) pairIn(text string, m []int, certain bool) (labels [2]string, ok bool) {
	first, second := text[m[2]:m[3]], text[m[4]:m[5]]
	a, ok1 := r.truthOf(first, certain)
	b, ok2 := r.truthOf(second, certain)
	if ok1 && ok2 && a.value != b.value {
		return r.slashLabels(text[m[0]:m[1]]), true
	}
	if certain && areInitials(first, second) {
		return [2]string{first, second}, true
	}
	x, ok1 := r.vocabulary.is(first, yesWord, noWord)
	y, ok2 := r.vocabulary.is(second, yesWord, noWord)
	switch {
	case !ok1 || !ok2 || x == y:
		return labels, false
	case x == yesWord:
		return [2]string{first, second}, true
	}
	return [2]string{second, first}, true
}

// areInitials reports whether two letters begin a pair of words for true and
// false: "D" and "Y" are doğru and yanlış.
func areInitials(first, second string) bool {
	a, b := fold(first), fold(second)
	return a != b && utf8.RuneCountInString(a) == 1 && utf8.RuneCountInString(b) == 1 &&
		slices.ContainsFunc(truthPairs(), func(p [2]string) bool { return a == initial(p[0]) && b == initial(p[1]) })
}

// saysYes reads a word of either pair.
func (r *recognizer) saysYes(word string) (value, ok bool) {
	if t, ok := r.truthOf(word, true); ok {
		return t.value, true
	}
	c, ok := r.vocabulary.is(word, yesWord, noWord)
	return c == yesWord, ok
}

// offersPair reports whether a stem shows the pair of words to choose from.
func (r *recognizer) offersPair(stem []line) bool {
	if len(stem) == 0 {
		return false
	}
	if r.hasFrontPair(stem[0]) {
		return true
	}
	last := stem[len(stem)-1].text
	m := truthSlash.FindStringSubmatchIndex(last)
	if m == nil || m[0] == 0 && len(stem) == 1 {
		return false
	}
	_, ok := r.pairIn(last, m, false)
	return ok
}

// dropRoom takes the room for the answer off both ends of a statement.
func dropRoom(stem []line) {
	if m := leadRoom.FindString(stem[0].text); m != "" && len(m) < len(stem[0].text) {
		stem[0] = stem[0].from(len(m))
	}
	k := len(stem) - 1
	stem[k] = trimRoom(stem[k])
}

// asksBeside reports whether a statement asks by more than room for its answer
// at one of its ends.
func asksBeside(stem []line) bool {
	bare := append([]line(nil), stem...)
	if len(bare) > 0 {
		dropRoom(bare)
	}
	return (&draft{stem: bare}).asks()
}

func initial(word string) string {
	_, size := utf8.DecodeRuneInString(word)
	return fold(word[:size])
}

// manyTruths is how many statements of both kinds are enough among whatever else
// a test asks.
const manyTruths = 4

// truthVote finds the statements of a test that are answered by a letter, "(T)"
// and "(F)" at their ends or "_T_" and "_F_" at their fronts, where several
// questions do it and both answers occur.
func (r *recognizer) truthVote(ds []draft) {
	r.pairVote(ds)
	var said []int
	bare, right, wrong := 0, 0, 0
	for i, d := range ds {
		if len(d.choices) > 0 || len(d.stem) == 0 || d.hasAnswer() {
			continue
		}
		bare++
		value, ok := r.truthWritten(d)
		if !ok {
			continue
		}
		said = append(said, i)
		if value {
			right++
		} else {
			wrong++
		}
	}
	if right == 0 || wrong == 0 || len(said)*2 < bare && min(right, wrong) < manyTruths {
		return
	}
	for _, i := range said {
		ds[i].truth = true
	}
}

// pairVote finds the words that the letters written at the statements of a test
// begin, where these are the two letters of one pair: the V of "O" and "V" is false
// in Finnish.
func (r *recognizer) pairVote(ds []draft) {
	written, pair := r.lettersSaid(ds, truthLetterWritten)
	for _, i := range written {
		ds[i].pair = pair
	}
}

// truthLetterWritten is the single letter written at a statement, folded.
func truthLetterWritten(d draft) string {
	if len(d.choices) > 0 || len(d.stem) == 0 || d.hasAnswer() {
		return ""
	}
	for _, m := range truthsWritten(d) {
		if said := firstOf(m[1], m[2]); utf8.RuneCountInString(said) == 1 && unicode.IsLetter(firstRune(said)) {
			return fold(said)
		}
	}
	return ""
}

// truthsWritten is what stands at the end and in front of a statement where its
// truth may be written.
func truthsWritten(d draft) [][]string {
	var out [][]string
	for _, m := range [][]string{truthTail.FindStringSubmatch(d.stem[len(d.stem)-1].text), truthLead.FindStringSubmatch(d.stem[0].text)} {
		if m != nil {
			out = append(out, m)
		}
	}
	return out
}

// truthWritten reads the letter for true or false at a statement.
func (r *recognizer) truthWritten(d draft) (value, ok bool) {
	for _, m := range truthsWritten(d) {
		if t, ok := d.saidByInitial(firstOf(m[1], m[2])); ok {
			return t.value, true
		}
		if t, ok := r.truthOf(firstOf(m[1], m[2]), true); ok {
			return t.value, true
		}
	}
	return false, false
}

// truthInFront takes "_T_" off the front of a statement.
func (r *recognizer) truthInFront(d *draft, out *statement) {
	m := truthLead.FindStringSubmatch(d.stem[0].text)
	if !out.found || out.key != nil || m == nil || len(m[0]) == len(d.stem[0].text) {
		return
	}
	t, ok := d.saidByInitial(firstOf(m[1], m[2]))
	if !ok {
		t, ok = r.truthOf(firstOf(m[1], m[2]), true)
	}
	if ok {
		out.key = &t.value
		if out.labels == [2]string{} {
			out.labels = t.labels
		}
		d.stem[0] = d.stem[0].from(len(m[0]))
	}
}

// underTruth reports, for every draft, whether the instructions over it ask for
// true or false.
func (r *recognizer) underTruth(p parsed) []bool {
	return under(p, func(lines []line) bool { return r.ordersTruth(foldLines(lines)) })
}

// under reports, for every draft, whether the lines over it or over those before
// it say something: what stands over a question holds up to the next heading.
func under(p parsed, says func([]line) bool) []bool {
	out := make([]bool, len(p.drafts))
	said := says(lineList(p.intro[max(0, len(p.intro)-3):]))
	for i, d := range p.drafts {
		if len(d.prelude) > 0 {
			said = says(d.prelude)
		}
		out[i] = said
	}
	return out
}
