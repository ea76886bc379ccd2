package draft

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// starts finds where questions begin under a grammar.
func (r *Reader) starts(ts []Token, g Grammar) []int {
	switch g.kind {
	case line.NoNumber:
		return r.bareStarts(ts)
	case line.PlainNumber, line.DottedNumber, line.RomanNumber:
		return r.numberStarts(ts, g)
	}
	var out []int
	for i, t := range ts {
		if g.match(t) {
			out = append(out, i)
		}
	}
	return out
}

// numberStarts follows the numbers of a document: they rise by one, skip a few,
// begin again, and rows of statements inside a question do not count.
func (r *Reader) numberStarts(ts []Token, g Grammar) []int {
	var out []int
	last := 0  // the number of the question before
	inner := 0 // numbered lines inside one
	for i := 0; i < len(ts); i++ {
		t := ts[i]
		if !g.match(t) {
			if r.glued(ts, out, t, last, g) {
				out = append(out, i)
				last++
			}
			continue
		}
		n := t.question.Number
		if headsRange(ts, i) {
			continue
		}
		if len(out) > 0 {
			if start := out[len(out)-1]; n != last+1 && isFigure(t, ts[start]) || isAmount(ts, start, i, last, g) {
				continue
			}
		}
		switch {
		case len(out) == 0, n == last+1, t.question.List == line.TaskList, g.kind == line.DottedNumber && goesOnDotted(ts[out[len(out)-1]].question.Text, t.question.Text):
		case n > last+1:
			if n > last+12 && !r.complete(ts[out[len(out)-1]:i]) {
				continue
			}
		case n == 1 && r.matchEnd(ts[out[len(out)-1]:i]) > 0:
		case n == 1:
			end := r.nested(ts, out[len(out)-1], i, g, last)
			if end <= i {
				end = insetRow(ts, out[len(out)-1], i, g, inner)
			}
			if end > i {
				inner = countMatches(ts[i:end], g)
				i = end - 1
				continue
			}
		default:
			if !r.complete(ts[out[len(out)-1]:i]) && !(len(out) >= leastAnew && numbersOn(ts, i, g) >= leastAnew) && !r.asksAgain(t, ts[out[len(out)-1]]) && !(n == last && goesOnBehind(ts[i+1:], n, g)) && !goesOnList(ts, out, t) {
				continue
			}
		}
		out = append(out, i)
		last = t.question.Last()
	}
	return out
}

// leastAnew is how many numbers must follow each other, before and behind, where
// numbers begin anew with another than 1, as in the second parts of papers in a row.
const leastAnew = 5

// numbersOn is how many numbers follow each other from that of token i on.
func numbersOn(ts []Token, i int, g Grammar) int {
	n, count := ts[i].question.Number, 0
	for _, t := range ts[i:] {
		if !g.match(t) || t.question.Auto {
			continue
		}
		if t.question.Number != n+count {
			break
		}
		count++
	}
	return count
}

// glued accepts a number that lost its delimiter, "12Which", where the number
// is due and the question before is whole.
func (r *Reader) glued(ts []Token, out []int, t Token, last int, g Grammar) bool {
	q := t.question
	if g.kind != line.PlainNumber || q.Kind != line.PlainNumber || q.Auto || g.auto == autoTop || len(out) == 0 || q.Number != last+1 {
		return false
	}
	return q.Delim == line.GluedDelim || q.Delim == line.BareDelim && r.completeSince(ts, out, t)
}

func (r *Reader) completeSince(ts []Token, out []int, t Token) bool {
	from := out[len(out)-1]
	for i := from; i < len(ts) && ts[i].Block <= t.Block; i++ {
		if ts[i].choice.Kind == lexicon.LetterLabel || ts[i].note.Class == lexicon.AnswerWord {
			return true
		}
	}
	return false
}

// complete reports whether lines hold choices or an answer.
func (r *Reader) complete(ts []Token) bool {
	for i, t := range ts {
		if t.note.Class == lexicon.AnswerWord || t.choice.Kind == lexicon.LetterLabel && i > 0 || t.choice.Kind == lexicon.BoxLabel {
			return true
		}
	}
	return false
}

// nested looks at a row 1, 2, 3 ... that begins inside a question and returns
// where it ends, or 0 when the row is questions of its own. It is a row of
// statements when the first has no choices but choices, or the number that is
// due, come behind the last.
func (r *Reader) nested(ts []Token, start, i int, g Grammar, last int) int {
	if r.complete(ts[start:i]) {
		return 0
	}
	announced := false // "Consider the following pairs:", with the heads of their columns
	headed := false    // a bold line announces a list of another kind, "You should:"
	for k := start; k < i; k++ {
		announces := strings.HasSuffix(strings.TrimSpace(ts[k].Text), ":")
		if k > start && ts[k].Gap && r.NamesKind(ts[k].Line) {
			return 0
		}
		if ts[k].Heading && k > start && !announced {
			if headed = announces && k == i-1 && otherList(ts[start].question, ts[i].question); !headed {
				return 0
			}
		}
		announced = announced || announces
	}
	n, end := 1, i+1
	due := false
	bulleted := slices.ContainsFunc(ts[start:i], func(t Token) bool { return t.choice.Kind == lexicon.BulletLabel })
	for ; end < len(ts) && end < i+80; end++ {
		t := ts[end]
		if n >= 2 && !bulleted && t.choice.Kind == lexicon.BulletLabel && g.match(ts[end-1]) {
			return end // what the statements above are offered by
		}
		if t.choice.Kind == lexicon.LetterLabel && !g.match(t) || t.choice.Kind == lexicon.BoxLabel || t.note.Class == lexicon.AnswerWord || t.Heading && !g.match(t) || t.cue != lexicon.NoClass {
			break
		}
		if !g.match(t) {
			continue
		}
		outer := t.question.List != ts[i].question.List || t.question.Delim != ts[i].question.Delim && t.question.Delim == ts[start].question.Delim
		if t.question.Number == n+1 && !(n+1 == last+1 && outer) {
			n++
			continue
		}
		due = t.question.Number == last+1
		break
	}
	if n < 2 || headed && !due {
		return 0
	}
	if due || end < len(ts) && n >= LeastShared && namesNumbers(ts[end].note, n) {
		return end
	}
	if end < len(ts) && (ts[end].choice.Kind == lexicon.LetterLabel && lexicon.IsFirst(ts[end].choice.Sign, r.Letters) || ts[end].choice.Kind == lexicon.BoxLabel || ts[end].cue != lexicon.NoClass) {
		return end
	}
	return 0
}

// otherList reports whether two numbers are those of two automatic lists that look
// different: "21." and "1)".
func otherList(a, b line.QuestionLabel) bool {
	return a.Auto && b.Auto && a.List != b.List && a.Delim != b.Delim
}

// namesNumbers reports whether a note answers with numbers up to most: the lines
// above that carry them are choices.
func namesNumbers(n *line.Note, most int) bool {
	if n.Class != lexicon.AnswerWord {
		return false
	}
	fields := strings.FieldsFunc(n.Value.Text, func(r rune) bool { return strings.ContainsRune(" ,;.&", r) })
	for _, f := range fields {
		if line.DigitsLength(f) != len(f) || line.LastNumber(f) < 1 || line.LastNumber(f) > most {
			return false
		}
	}
	return len(fields) >= 2
}

// insetRow is where a row of as many numbered lines ends as the question before had
// inside it, further in than the question at start: the last of a test has no
// number behind it that proves this. 0 for none.
func insetRow(ts []Token, start, i int, g Grammar, size int) int {
	if size == 0 || ts[i].Lead <= ts[start].Lead && ts[i].Indent() <= ts[start].Indent() {
		return 0
	}
	for n := range size {
		if i+n >= len(ts) || !g.match(ts[i+n]) || ts[i+n].question.Number != n+1 {
			return 0
		}
	}
	if end := i + size; end == len(ts) || !g.match(ts[end]) || ts[end].question.Number != size+1 {
		return end
	}
	return 0
}

func countMatches(ts []Token, g Grammar) int {
	n := 0
	for _, t := range ts {
		if g.match(t) {
			n++
		}
	}
	return n
}

// bareStarts finds questions without labels: before every row of choices, and
// before every answer line, the lines since the end of the question before.
func (r *Reader) bareStarts(ts []Token) []int {
	var out, ends []int
	done := 0 // lines before here belong to earlier questions
	for i := 0; i < len(ts); i++ {
		end := r.itemEnd(ts, i, done)
		if end <= i {
			continue
		}
		if s := r.stemStart(ts, done, i); s < i {
			out, ends = append(out, s), append(ends, end)
			done = end
		}
		i = max(i, end-1)
	}
	return r.loneAsks(ts, out, ends)
}

// itemEnd returns where the question ends whose choices, or answer, begin at i;
// 0 when nothing begins there.
func (r *Reader) itemEnd(ts []Token, i, done int) int {
	if i == done {
		return 0
	}
	if n := ts[i].tied; n > 0 {
		return i + n
	}
	end := 0
	if row, ok := letterRun(ts[:min(len(ts), i+200)], i, r.Letters); ok && row.at[0] == i && !r.statementRow(ts[:min(len(ts), i+200)], row) {
		end = row.last + 1
	} else if row, ok := boxRun(ts, i); ok {
		end = row.last + 1
	} else if row, ok := bulletRun(ts, i); ok && len(row.at) >= 2 && flatten.ClosesStem(ts[i-1].Text) {
		end = row.last + 1
	} else if n := r.blockEnd(ts, i); n > 0 {
		end = n
	} else if ts[i].note.Class == lexicon.AnswerWord {
		end = i
	} else if line.IsRoom(ts[i].Text) && flatten.EndsAsking(ts[i-1].Text) {
		for end = i + 1; end < len(ts) && line.IsRoom(ts[end].Text); {
			end++
		}
	}
	if end == 0 {
		return 0
	}
	for end < len(ts) && (ts[end].note.Class != lexicon.NoClass || ts[end].Soft && ts[end].Block == ts[end-1].Block || r.goesOn(ts, end)) {
		end++
	}
	return max(end, i+1)
}

// goesOn reports whether a line goes on with the note before it.
func (r *Reader) goesOn(ts []Token, i int) bool {
	t, before := ts[i], ts[i-1]
	if before.note.Class != lexicon.NoClass && before.note.Value.Text == "" && !t.Gap {
		return true
	}
	if t.Gap || t.isChoice() || t.Kind != line.TextLine || t.Heading {
		return false
	}
	first := []rune(t.Text)
	return len(first) > 0 && unicode.IsLower(first[0])
}

// blockEnd recognises a question by its gaps alone: line i-1 closes a stem and
// opens a block of two to eight short lines.
func (r *Reader) blockEnd(ts []Token, i int) int {
	if r.Tight {
		return tightEnd(ts, i)
	}
	if n := ts[i].tied; n > 0 {
		return i + n
	}
	if !ts[i-1].asks || ts[i].Gap || !ts[i-1].Gap && i > 1 || ts[i-1].Style().Code {
		return 0 // "void run()" in a listing asks nothing
	}
	end := i
	for end < len(ts) && !ts[end].Gap {
		t := ts[end]
		if t.note.Class != lexicon.NoClass {
			break
		}
		if t.question.Kind == line.PlainNumber && t.question.Delim != line.BareDelim && t.question.Delim != line.GluedDelim {
			return 0
		}
		if t.Kind != line.TextLine || asks.IsLong(t.Text) || t.asks || t.isChoice() && t.choice.Kind == lexicon.LetterLabel {
			return 0
		}
		if end++; end-i > 8 {
			return 0
		}
	}
	if end-i < 2 || end < len(ts) && ts[end].choice.Kind == lexicon.LetterLabel && flatten.CodeLines(LineList(ts[i:end]))*2 > end-i {
		return 0 // nothing, or the program that the letters below are about
	}
	return end
}

// firstBlock is where the block of short lines under the first stem ends, 0
// for none.
func (r *Reader) firstBlock(ts []Token) int {
	for i := 1; i < len(ts); i++ {
		if n := r.blockEnd(ts, i); n > 0 {
			return n
		}
	}
	return 0
}

// stemStart is where the stem before line i begins: behind the last gap, or
// heading, since the question before. Gaps within a listing are its own.
func (r *Reader) stemStart(ts []Token, done, i int) int {
	if r.Tight || ts[i].tied > 0 {
		if s := overPictures(ts, done, i); s > done {
			return s - 1
		}
		return i - 1
	}
	s := i
	for s > done {
		t := ts[s-1]
		if t.Heading && s < i && (s != overPictures(ts, done, i) || isSection(t, r.Vocabulary)) && !flatten.ClosesStem(t.Text) || t.note.Class != lexicon.NoClass || t.stimulus {
			break
		}
		s--
		if t.Gap && t.Kind == line.TextLine && s < i && !t.Style().Code && (asksStem(ts[s:i]) || done == 0) {
			break
		}
	}
	return s
}

func asksStem(ts []Token) bool {
	for _, t := range ts {
		if t.Kind == line.TextLine && t.Text != "" && t.cue == lexicon.NoClass {
			return true
		}
	}
	return false
}
