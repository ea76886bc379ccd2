package answerkey

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The least that such a key gives, in answers: without a heading, and behind one on its
// own line.
const (
	leastRowKey    = 5
	leastHeadedKey = 3 // also of numbered answers behind a gap
)

// BareKeyRow reads a key that gives the letters or numbers of the right choices
// and nothing else, one for each question in their order: in a row that begins
// or ends the document, "B, D, A, C, A", or one under the other behind a heading
// that speaks of answers. The questions must be numbered from 1 on, or from the first
// number of the row, be as many, and have no answers of their own. Otherwise each section
// may end with such a key.
func (r *Reader) BareKeyRow(lines []line.Line) []line.Line {
	from, to, start, signs := r.bareKeyAt(lines)
	if len(signs) < leastHeadedKey || !slices.ContainsFunc(signs, func(s string) bool { return s != signs[0] }) {
		return r.sectionKeyRows(lines)
	}
	rest := append(slices.Clone(lines[:from]), lines[to:]...)
	if !r.offersEach(rest, start, signs) {
		return r.sectionKeyRows(lines)
	}
	at := lines[to-1]
	head := line.NewLine(at, []page.Run{{Text: "Answer key"}})
	head.Gap = true
	rest = append(rest, head)
	for i, s := range signs {
		l := line.NewLine(at, []page.Run{{Text: lexicon.DecimalText(start+i) + ". " + s}})
		l.Gap = false
		rest = append(rest, l)
	}
	return rest
}

// bareKeyAt is where such a key stands, with its heading, the number of its first answer, and
// its letters.
func (r *Reader) bareKeyAt(lines []line.Line) (from, to, start int, signs []string) {
	first := slices.IndexFunc(lines, func(l line.Line) bool { return l.Kind != line.TextLine || l.Text != "" })
	if first < 0 {
		return 0, 0, 0, nil
	}
	if signs = rowSigns(lines[first]); len(signs) >= leastRowKey {
		return first, first + 1, 1, signs
	}
	last := len(lines)
	for last > first && lines[last-1].Kind == line.TextLine && lines[last-1].Text == "" {
		last--
	}
	if from, start, signs = r.rowsAtEnd(lines[:last]); len(signs) > 0 {
		return from, last, start, signs
	}
	if signs = rowSigns(lines[last-1]); len(signs) >= leastRowKey {
		from = last - 1
		if from > 0 && NumberRow(lines[from-1]) != nil {
			return 0, 0, 0, nil // numbers over their answers
		}
		if from > 0 && r.IsKeyHeading(lines[from-1]) {
			from--
		}
		return from, last, 1, signs
	}
	from, signs = last, nil
	for from > first && len(rowSigns(lines[from-1])) == 1 {
		from--
		signs = append(signs, rowSigns(lines[from])...)
	}
	if from == last || from == first || !r.IsKeyHeading(lines[from-1]) {
		return 0, 0, 0, nil
	}
	if slices.Reverse(signs); len(signs) < leastRowKey {
		return 0, 0, 0, nil
	}
	return from - 1, last, 1, signs
}

// rowsAtEnd reads the letters of the last lines: behind a heading on the same line, or
// behind numbers that count on from the first.
func (r *Reader) rowsAtEnd(lines []line.Line) (from, start int, signs []string) {
	for from = len(lines) - 1; from > 0; from-- {
		l, headed := r.behindKeyWord(lines[from])
		entries := RowOf(l)
		_, list := r.Vocabulary.Find(lines[from].Head(), lexicon.KeyHeading)
		switch {
		case headed && len(signs) == 0 && len(entries) == 0:
			if signs = rowSigns(l); signs == nil {
				signs = truthSigns(l)
			}
			if signs == nil && gluedSigns.MatchString(l.Text) {
				signs = strings.Split(strings.ToUpper(strings.Trim(l.Text, " .")), "")
			}
			if len(signs) < leastHeadedKey || list == 0 && (len(signs) < leastRowKey || !lines[from].Gap) {
				return 0, 0, nil // of the last question alone
			}
			return from, 1, signs
		case len(entries) < 2:
			return 0, 0, nil
		}
		var row []string
		for i, e := range entries {
			sign := strings.Trim(e.Value.Text, "(). ")
			if e.Number != entries[0].Number+i || e.Name != "" || len(sign) != 1 || !lexicon.IsASCIILetter(sign[0]) {
				return 0, 0, nil
			}
			row = append(row, strings.ToUpper(sign))
		}
		signs = append(row, signs...)
		if start = entries[0].Number; start != 1 && from > 1 && endsBefore(RowOf(lines[from-1]), start) {
			continue
		}
		enough := leastRowKey
		if headed || lines[from].Gap {
			enough = leastHeadedKey
		}
		if len(signs) >= enough && (headed || !r.IsKeyHeading(lines[from-1])) {
			return from, start, signs
		}
		break
	}
	return 0, 0, nil
}

// endsBefore reports whether several answers end with the number before another.
func endsBefore(entries []KeyEntry, number int) bool {
	return len(entries) > 1 && entries[len(entries)-1].Number == number-1
}

// gluedSigns is letters of choices in one word, "BDACA".
var gluedSigns = pattern.New(`^(?:[A-H]{3,60}|[a-h]{3,60})\.?$`)

// behindKeyWord is a line without the word for answers in front of it.
func (r *Reader) behindKeyWord(l line.Line) (line.Line, bool) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return l, false
	}
	if strings.HasPrefix(l.Text, "[") && strings.HasSuffix(l.Text, "]") {
		l = l.Cut(1, len(l.Text)-1)
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading, lexicon.AnswerWord)
	if c == lexicon.NoClass {
		return l, false
	}
	rest := l.From(end + len(line.WordTail.FindString(l.Text[end:])))
	return rest, rest.Text != ""
}

// rowSigns is the letters of a line that holds nothing else; numbers of choices
// become their letters. nil for any other line.
func rowSigns(l line.Line) []string {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	var out []string
	digits := 0
	for _, s := range strings.FieldsFunc(l.Text, func(c rune) bool { return strings.ContainsRune(" \t,;|-", c) }) {
		if len(s) != 1 {
			return nil
		}
		if '1' <= s[0] && s[0] <= '6' {
			digits++
			s = string(rune('A' + s[0] - '1'))
		}
		if c := s[0] | 0x20; c < 'a' || c > 'h' {
			return nil
		}
		out = append(out, strings.ToUpper(s))
	}
	if digits > 0 && digits < len(out) {
		return nil
	}
	return out
}

// truthSigns is the first letters of two words for true and false on a line that holds
// nothing else, "F, T, T, F"; nil for any other line.
func truthSigns(l line.Line) []string {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	signs := strings.FieldsFunc(strings.ToUpper(l.Text), func(c rune) bool { return strings.ContainsRune(" \t,;|.-", c) })
	if len(signs) < leastRowKey || !areTruthSigns(signs) {
		return nil
	}
	return signs
}

// areTruthSigns reports whether signs are the first letters of two words for true and
// false, both of which occur.
func areTruthSigns(signs []string) bool {
	other := slices.IndexFunc(signs, func(s string) bool { return s != signs[0] })
	if other < 0 || slices.ContainsFunc(signs, func(s string) bool { return s != signs[0] && s != signs[other] }) {
		return false
	}
	return lexicon.AreTruthInitials(signs[0], signs[other]) || lexicon.AreTruthInitials(signs[other], signs[0])
}

// offersEach reports whether lines are as many numbered questions as there are
// letters, each with a choice of its letter, and none has an answer.
func (r *Reader) offersEach(lines []line.Line, start int, signs []string) bool {
	asked, ok := r.offering(lines, start, false)
	if !ok || len(asked) != len(signs) {
		return false
	}
	judged := areTruthSigns(signs) && slices.ContainsFunc(lines, func(l line.Line) bool { return l.OrdersTruth(r.Lexicon) })
	return judged || offerAll(asked, signs)
}

// offer is a question with the letters of its choices.
type offer struct {
	at      int // its line
	letters string
}

// offerAll reports whether each question offers all letters of its answer.
func offerAll(asked []offer, answers []string) bool {
	for i, q := range asked {
		for _, c := range strings.ToLower(answers[i]) {
			if 'a' <= c && c <= 'z' && !strings.ContainsRune(q.letters, c) {
				return false
			}
		}
	}
	return true
}

// offering lists the questions of some lines that are numbered from a number on, none of which
// is lower, or those of the last section where each begins anew; ok is false where one is
// answered.
func (r *Reader) offering(lines []line.Line, start int, anew bool) (asked []offer, ok bool) {
	for i, l := range lines {
		if c, _ := l.NoteClass(r.Vocabulary); c == lexicon.AnswerWord {
			return nil, false
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			if len(asked) == 0 {
				continue
			}
			q := &asked[len(asked)-1]
			q.letters += strings.ToLower(c.Sign)
			for _, s := range flatten.FindSpots(l) {
				q.letters += strings.ToLower(s.Label.Sign)
			}
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		switch {
		case !ok || q.Delim == line.BareDelim || q.Delim == line.GluedDelim:
		case q.Number == 1 && anew:
			asked = []offer{{at: i}}
		case q.Number == start+len(asked):
			asked = append(asked, offer{at: i})
		case q.Number < start:
			return nil, false
		}
	}
	return asked, true
}
