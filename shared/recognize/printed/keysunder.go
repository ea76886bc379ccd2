package printed

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastUnder is how many exercises have their answers right under them, where the last
// of them ends the sheet.
const leastUnder = 2

// keyUnder is a key that stands right under the rows it answers.
type keyUnder struct {
	asked   []int         // the lines with the numbers of the rows
	answers [][]line.Line // one for each row, without its number
	head    int           // the line that heads the key
	end     int           // behind it
	first   int           // the number it begins with
}

// KeysUnder puts answers behind their rows where a sheet has a key under each of its
// exercises, whose rows count from 1 again: "1. He (go) home. 2. She (eat) bread. Answers:
// 1. went 2. ate". Read as the key of the sheet it would answer the rows of others, and
// answers that are sentences would be rows.
func (r *Reader) KeysUnder(lines []line.Line) []line.Line {
	var keys []keyUnder
	from := 0
	for i := 1; i < len(lines); i++ {
		if !r.mayHeadUnder(lines[i]) {
			continue
		}
		k, ok := r.keyUnder(lines, from, i)
		if !ok {
			continue
		}
		keys = append(keys, k)
		from, i = k.end, k.end-1
	}
	if len(keys) == 0 || len(keys) < leastUnder && !r.isLocal(lines, keys[0]) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	at := 0
	for _, k := range keys {
		for n, asked := range k.asked {
			end := k.head
			if n+1 < len(k.asked) {
				end = k.asked[n+1]
			}
			for end > asked+1 && lines[end-1].Empty() {
				end--
			}
			out = append(out, lines[at:end]...)
			out = append(out, k.answers[n]...)
			at = end
		}
		if at = k.end; at < len(lines) && !lines[at].Empty() {
			next := lines[at]
			next.Gap = true // it is no more of the last answer
			out, at = append(out, next), at+1
		}
	}
	return append(out, lines[at:]...)
}

// mayHeadUnder reports whether a line heads a key or is the word for an answer alone.
func (r *Reader) mayHeadUnder(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || l.Text == "" {
		return false
	}
	if r.IsKeyHeading(l) {
		return !shortAnswers.MatchString(l.Text)
	}
	note, ok := line.NoteOf(l, r.Vocabulary)
	return ok && note.Class == lexicon.AnswerWord && (note.Value.Text == "" || entryNumber.MatchString(note.Value.Text))
}

// shortAnswers heads questions that want a short answer, more often than answers.
var shortAnswers = pattern.New(`(?i)^(?:short|brief|quick|kurze?\s|краткие|короткі|krótk|kısa|risposte\sbrevi|réponses\s(?:brèves|courtes)|respuestas\s(?:breves|cortas)|respostas\s(?:breves|curtas))`)

// entryNumber is the number of an answer among several on a line.
var entryNumber = pattern.New(`(?:^|[\s\p{Zs}])(\d{1,2})[.)](?:[\s\p{Zs}]|$)`)

// keyUnder reads the key that a line heads, if the rows it answers stand right over it.
func (r *Reader) keyUnder(lines []line.Line, from, head int) (keyUnder, bool) {
	k := keyUnder{head: head}
	entries, end := answersInLine(lines[head]), head+1
	if entries == nil {
		entries, end = r.keyBelow(lines, head+1)
	}
	if len(entries) < leastUnder {
		return k, false
	}
	k.end, k.first = end, entries[0].number
	next, asking := entries[len(entries)-1].number, 0 // the number that is due above, and rows that ask
	for i := head - 1; i >= from && next >= k.first; i-- {
		l := lines[i]
		if l.Heading() || r.mayHeadUnder(l) {
			return k, false
		}
		if n := r.NumberedRow(l); n == next {
			k.asked = append(k.asked, i)
			next--
			if flatten.EndsAsking(l.Text) {
				asking++
			}
		} else if n > 0 {
			return k, false
		}
	}
	if next >= k.first || asking*2 > len(entries) && mostAnswersAsk(entries) {
		return k, false
	}
	slices.Reverse(k.asked)
	for _, e := range entries {
		k.answers = append(k.answers, e.lines)
	}
	return k, true
}

// mostAnswersAsk reports whether what is numbered below the word for answers asks itself.
func mostAnswersAsk(entries []underEntry) bool {
	asking := 0
	for _, e := range entries {
		if len(e.lines) > 0 && flatten.EndsAsking(e.lines[0].Text) {
			asking++
		}
	}
	return asking*2 > len(entries)
}

// underEntry is an answer of such a key: the line that says so, and those it goes on in.
type underEntry struct {
	number int
	lines  []line.Line
}

// answersInLine are answers behind the word for them, "Answers: 1. went 2. ate".
func answersInLine(l line.Line) []underEntry {
	at := entryNumber.FindAllStringSubmatchIndex(l.Text, -1)
	if len(at) < leastUnder || strings.ContainsAny(l.Text[:at[0][0]], "0123456789") {
		return nil
	}
	var out []underEntry
	var begin int
	for n, m := range at {
		number, _ := strconv.Atoi(l.Text[m[2]:m[3]])
		if n > 0 && number != out[len(out)-1].number+1 {
			continue // a number within an answer
		}
		if n > 0 {
			out[len(out)-1].lines = answering(l.Cut(begin, m[0]))
		}
		out, begin = append(out, underEntry{number: number}), m[1]
	}
	out[len(out)-1].lines = answering(l.Cut(begin, len(l.Text)))
	return out
}

// answering is an answer as it stands under a question; nothing where it is empty.
func answering(l line.Line) []line.Line {
	l.Label = nil
	if l.Text == "" && len(l.Runs) == 0 {
		return nil
	}
	return []line.Line{flatten.Answering(l)}
}

// keyBelow are the answers that count on from the line at i, and where they end. Lines
// between two of them go on with the first; what stands behind the last may be the head
// of the next exercise.
func (r *Reader) keyBelow(lines []line.Line, i int) ([]underEntry, int) {
	var out []underEntry
	end, tagged := i, 0
	for ; i < len(lines); i++ {
		l := lines[i]
		n := r.NumberedRow(l)
		switch {
		case l.Empty():
			continue
		case n == 0 && len(out) > 0 && !l.Gap && l.Label == nil && l.Kind == line.TextLine && !l.Heading() && !r.mayHeadUnder(l):
			continue
		case n == 0 || len(out) > 0 && n != out[len(out)-1].number+1 || flatten.HasBlank(l):
			return withoutTagged(out, tagged), end
		}
		if len(out) > 0 {
			out[len(out)-1].lines = append(out[len(out)-1].lines, lines[end:i]...)
		}
		q, _ := l.QuestionLabel(r.Vocabulary)
		answer := l.From(q.End)
		if answer.Text == "" && len(answer.Runs) == 0 {
			return nil, i // numbers over what they ask
		}
		if taggedEntry.MatchString(answer.Text) {
			tagged++
		}
		out, end = append(out, underEntry{number: n, lines: answering(answer)}), i+1
	}
	return withoutTagged(out, tagged), end
}

// taggedEntry is an answer behind the sign of its kind, "(W) on the roof".
var taggedEntry = pattern.New(`^\([A-Z]{1,4}(?:/[A-Z]{1,4})?\)\s+\S`)

// withoutTagged are no answers where all have such signs, which are read with the key of
// the whole sheet.
func withoutTagged(entries []underEntry, tagged int) []underEntry {
	if tagged == len(entries) {
		return nil
	}
	return entries
}

// isLocal reports whether the only such key is the one of its exercise alone, and not of
// the whole sheet: rows that ask go on behind it, and no other key of several does.
func (r *Reader) isLocal(lines []line.Line, k keyUnder) bool {
	asks := false
	for i, l := range lines[k.end:] {
		if r.mayHeadUnder(l) {
			if below, _ := r.keyBelow(lines, k.end+i+1); len(below) > 0 || answersInLine(l) != nil {
				return false
			}
			asks = true // the word stands under each question
		}
		asks = asks || flatten.EndsAsking(l.Text) || flatten.HasBlank(l)
	}
	return asks
}
