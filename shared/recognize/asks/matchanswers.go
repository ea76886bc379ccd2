package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Where the answer of an entry to match may stand: in the room before an entry without a
// number or behind its number, and behind the entry, before the other list or at the end.
var (
	answerAhead  = pattern.New(`^(?:_+([A-Za-z])(?:_+|\s)|_+\s([A-Za-z])\s?_+|_{2,}|[(\[]\s*([A-Za-z]?)\s*[)\]])\s*([\p{L}"“„«¿].*)$`)
	answerWithin = pattern.New(`^(\d{1,2})\s?[.)]\s*(?:_{1,}\s?([A-Za-z])\s?_+|[(\[]\s*([A-Za-z])\s*[)\]])\s*(\S.*)$`)
	bareRoom     = pattern.New(`^([\p{L}"“„«¿][^_]*?)\s*_+\s?([A-Za-z]?)\s?_+$`)
	answerBehind = pattern.New(`^(\d{1,2})\s?[.)]\s*(\S.*?)\s*(?:_{1,}\s?([A-Za-z])\s?_+|[(\[]\s*([A-Za-z])\s*[)\]]|\s(?:[-–—=→]|->|=>)\s*([A-Za-z]))(?:(?:\s{2,}|\s*\t\s*)(\S.*))?$`)
)

// matchedEntry is such an entry: its words, what stands beside them, and its answer.
type matchedEntry struct {
	number        int // 0 for none
	answer        string
	framed        bool // its answer stands in brackets, as the sign of a choice may
	words, beside [2]int
}

// MatchAnswers writes the entries of a list to match with a number behind the room for the
// answer, "__c__ 2. forte", wherever else it stands: "2. forte __c__", "___ forte",
// "2. forte - c". All entries have it in one place, and those with a number an answer.
func (r *Reader) MatchAnswers(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is rewritten
	for i, l := range lines {
		if !r.ordersMatch(l, r.Match) {
			continue
		}
		from := i + 1
		for titles := 0; from < len(lines) && titles < flatten.MatchTitles; titles++ {
			if _, entry := entryAround(lines[from]); entry || lines[from].Text != "" && !r.namesColumn(lines[from]) {
				break
			}
			from++
		}
		if _, end := r.letteredRows(lines, from); end >= from+leastMatched && from < len(lines) && lexicon.IsFirst(entrySign(lines[from]), r.Letters) {
			from = end // what there is to choose from stands first
		}
		for _, place := range []func(line.Line) (matchedEntry, bool){entryBehind, entryWithin, entryAround, bareBehind} {
			entries := entriesIn(lines[min(from, len(lines)):], place)
			if len(entries) < leastMatched || inOrder(entries) {
				continue
			}
			if out == nil {
				out = append([]line.Line(nil), lines...)
			}
			for k, e := range entries {
				out[from+k] = e.written(lines[from+k], k+1)
			}
			break
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// inOrder reports whether what looks like answers are the letters of a list, which count
// on.
func inOrder(entries []matchedEntry) bool {
	for k, e := range entries[1:leastMatched] {
		if before := entries[k].answer; before == "" || e.answer == "" || e.answer[0] != before[0]+1 {
			return false
		}
	}
	return true
}

// entriesIn reads entries with the answer in one place from the first line on. Their
// numbers count on.
func entriesIn(lines []line.Line, place func(line.Line) (matchedEntry, bool)) []matchedEntry {
	var out []matchedEntry
	for k, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, matchedLimit) {
			break
		}
		e, ok := place(l)
		if !ok || k > 0 && ((e.number == 0) != (out[0].number == 0) || e.framed != out[0].framed) || k > 0 && e.number > 0 && e.number != out[k-1].number+1 {
			break
		}
		out = append(out, e)
	}
	return out
}

// written is the entry as others are: the room with its answer, the number, the words
// and what stands beside them.
func (e matchedEntry) written(l line.Line, place int) line.Line {
	if e.number > 0 {
		place = e.number
	}
	runs := append([]page.Run{{Text: "__" + e.answer + "__ " + lexicon.DecimalText(place) + ". "}}, l.Cut(e.words[0], e.words[1]).Runs...)
	if e.beside[1] > 0 {
		runs = append(append(runs, page.Run{Text: "\t"}), l.Cut(e.beside[0], e.beside[1]).Runs...)
	}
	return line.NewLine(l, runs)
}

// entryAround reads "___ forte" and "__c_ forte".
func entryAround(l line.Line) (e matchedEntry, ok bool) {
	m := answerAhead.FindStringSubmatchIndex(l.Text)
	if m == nil || roomAhead.MatchString(l.Text) || flatten.RoomNumber.MatchString(l.Text) {
		return e, false // matchedAhead reads rows with numbers behind, and others are written so
	}
	e.answer, e.words = submatch(l.Text, m, 1)+submatch(l.Text, m, 2)+submatch(l.Text, m, 3), [2]int{m[8], m[9]}
	e.framed = m[6] >= 0
	words := l.Cut(m[8], m[9])
	_, labelled := words.ChoiceLabel()
	return e, !labelled
}

// entryWithin reads "2. __c__ forte".
func entryWithin(l line.Line) (e matchedEntry, ok bool) {
	m := answerWithin.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return e, false
	}
	e.number, e.answer, e.words = line.LastNumber(submatch(l.Text, m, 1)), submatch(l.Text, m, 2)+submatch(l.Text, m, 3), [2]int{m[8], m[9]}
	return e, true
}

// entryBehind reads "2. forte __c__", "2. forte - c".
func entryBehind(l line.Line) (e matchedEntry, ok bool) {
	m := answerBehind.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return e, false
	}
	e.number, e.words = line.LastNumber(submatch(l.Text, m, 1)), [2]int{m[4], m[5]}
	e.answer = submatch(l.Text, m, 3) + submatch(l.Text, m, 4) + submatch(l.Text, m, 5)
	if m[12] >= 0 {
		e.beside = [2]int{m[12], m[13]}
	}
	return e, true
}

// bareBehind reads "forte __c__" and "forte ____", which have no number.
func bareBehind(l line.Line) (e matchedEntry, ok bool) {
	m := bareRoom.FindStringSubmatchIndex(l.Text)
	if _, labelled := l.ChoiceLabel(); m == nil || labelled {
		return e, false
	}
	e.answer, e.words = submatch(l.Text, m, 2), [2]int{m[2], m[3]}
	return e, true
}

// namesSigns reports whether every entry of a list is no more than the sign of an entry of the
// other: they are answers.
func namesSigns(a, b []line.Line) bool {
	names := func(list, of []line.Line) bool {
		return !slices.ContainsFunc(list, func(l line.Line) bool {
			c, ok := l.ChoiceLabel()
			said := lexicon.Fold(strings.Trim(l.Text[min(c.End, len(l.Text)):], " .)"))
			return !ok || !slices.ContainsFunc(of, func(m line.Line) bool { return entrySign(m) == said })
		})
	}
	return names(a, b) || names(b, a)
}

// pairsBelow reports whether line i tells the answers of the lists above as pairs: "Answers:
// 11-c, 12-a, 13-b".
func (r *Reader) pairsBelow(lines []line.Line, i int) bool {
	if i == len(lines) {
		return false
	}
	n, ok := line.NoteOf(lines[i], r.Vocabulary)
	return ok && n.Class == lexicon.AnswerWord && len(rewrite.PairsOf(n.Value.Text)) >= leastMatched
}
