package recognize

import (
	"strings"
	"unicode"
)

// starts finds where questions begin under a grammar.
func (r *recognizer) starts(ts []token, g grammar) []int {
	switch g.kind {
	case noNumber:
		return r.bareStarts(ts)
	case plainNumber, dottedNumber, romanNumber:
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
func (r *recognizer) numberStarts(ts []token, g grammar) []int {
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
		n := t.question.number
		if headsRange(ts, i) {
			continue
		}
		if n != last+1 && len(out) > 0 && isFigure(t, ts[out[len(out)-1]]) {
			continue
		}
		if i+1 < len(ts) && len(out) > 0 && isAmount(t, ts[i+1], last, g) {
			continue
		}
		switch {
		case len(out) == 0, n == last+1, g.kind == dottedNumber && goesOnDotted(ts[out[len(out)-1]].question.text, t.question.text):
		case n > last+1:
			if n > last+12 && !r.complete(ts[out[len(out)-1]:i]) {
				continue
			}
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
			if !r.complete(ts[out[len(out)-1]:i]) && !(len(out) >= leastAnew && numbersOn(ts, i, g) >= leastAnew) {
				continue
			}
		}
		out = append(out, i)
		last = t.question.last()
	}
	return out
}

// goesOnDotted reports whether a dotted number is the next after another on one of
// its levels, or the first below it: "1.3" and "2.1" after "1.2.4".
func goesOnDotted(before, next string) bool {
	a, b := strings.Split(before, "."), strings.Split(next, ".")
	for k := range b {
		if k == len(a) {
			return k == len(b)-1 && b[k] == "1"
		}
		if a[k] != b[k] {
			rest := strings.Join(b[k+1:], "")
			return lastNumber(b[k]) == lastNumber(a[k])+1 && strings.Trim(rest, "1") == ""
		}
	}
	return false
}

// leastAnew is how many numbers must follow each other, before and behind, where
// numbers begin anew with another than 1, as in the second parts of papers in a row.
const leastAnew = 5

// numbersOn is how many numbers follow each other from that of token i on.
func numbersOn(ts []token, i int, g grammar) int {
	n, count := ts[i].question.number, 0
	for _, t := range ts[i:] {
		if !g.match(t) || t.question.auto {
			continue
		}
		if t.question.number != n+count {
			break
		}
		count++
	}
	return count
}

// isAmount reports whether a number alone on its line is no label but what the
// question before is answered with: the number that is due comes next, with the
// sign behind it that the others have.
func isAmount(t, next token, last int, g grammar) bool {
	q := t.question
	return q.delim == aloneDelim && !q.auto && g.delim != aloneDelim && g.match(next) && next.question.delim != aloneDelim && next.question.number == last+1
}

// glued accepts a number that lost its delimiter, "12Which", where the number
// is due and the question before is whole.
func (r *recognizer) glued(ts []token, out []int, t token, last int, g grammar) bool {
	q := t.question
	if g.kind != plainNumber || q.kind != plainNumber || q.auto || g.auto == autoTop || len(out) == 0 || q.number != last+1 {
		return false
	}
	return q.delim == gluedDelim || q.delim == bareDelim && r.completeSince(ts, out, t)
}

// isFigure reports whether a number alone on its line is what its text is about:
// it has no sign behind it, and that of the question before has.
func isFigure(t, before token) bool {
	q, b := t.question, before.question
	return digitsLength(t.text) == len(t.text) && q.delim == aloneDelim && !q.auto && b.kind == plainNumber && !b.auto && b.delim != aloneDelim && b.delim != bareDelim && b.delim != gluedDelim
}

func (r *recognizer) completeSince(ts []token, out []int, t token) bool {
	from := out[len(out)-1]
	for i := from; i < len(ts) && ts[i].block <= t.block; i++ {
		if ts[i].choice.kind == letterLabel || ts[i].note.class == answerWord {
			return true
		}
	}
	return false
}

// complete reports whether lines hold choices or an answer.
func (r *recognizer) complete(ts []token) bool {
	for i, t := range ts {
		if t.note.class == answerWord || t.choice.kind == letterLabel && i > 0 || t.choice.kind == boxLabel {
			return true
		}
	}
	return false
}

// nested looks at a row 1, 2, 3 ... that begins inside a question and returns
// where it ends, or 0 when the row is questions of its own. It is a row of
// statements when the first has no choices but choices, or the number that is
// due, come behind the last.
func (r *recognizer) nested(ts []token, start, i int, g grammar, last int) int {
	if r.complete(ts[start:i]) {
		return 0
	}
	announced := false // "Consider the following pairs:", with the heads of their columns
	for k := start; k < i; k++ {
		if ts[k].heading && k > start && !announced {
			return 0
		}
		announced = announced || strings.HasSuffix(strings.TrimSpace(ts[k].text), ":")
	}
	n, end := 1, i+1
	due := false
	for ; end < len(ts) && end < i+80; end++ {
		t := ts[end]
		if t.choice.kind == letterLabel && !g.match(t) || t.choice.kind == boxLabel || t.note.class == answerWord || t.heading && !g.match(t) || t.cue != noClass {
			break
		}
		if !g.match(t) {
			continue
		}
		outer := t.question.list != ts[i].question.list || t.question.delim != ts[i].question.delim && t.question.delim == ts[start].question.delim
		if t.question.number == n+1 && !(n+1 == last+1 && outer) {
			n++
			continue
		}
		due = t.question.number == last+1
		break
	}
	if n < 2 {
		return 0
	}
	if due || end < len(ts) && n >= leastShared && namesNumbers(ts[end].note, n) {
		return end
	}
	if end < len(ts) && (ts[end].choice.kind == letterLabel && isFirst(ts[end].choice.sign, r.letters) || ts[end].choice.kind == boxLabel || ts[end].cue != noClass) {
		return end
	}
	return 0
}

// namesNumbers reports whether a note answers with numbers up to most: the lines
// above that carry them are choices.
func namesNumbers(n *note, most int) bool {
	if n.class != answerWord {
		return false
	}
	fields := strings.FieldsFunc(n.value.text, func(r rune) bool { return strings.ContainsRune(" ,;.&", r) })
	for _, f := range fields {
		if digitsLength(f) != len(f) || lastNumber(f) < 1 || lastNumber(f) > most {
			return false
		}
	}
	return len(fields) >= 2
}

// insetRow is where a row of as many numbered lines ends as the question before had
// inside it, further in than the question at start: the last of a test has no
// number behind it that proves this. 0 for none.
func insetRow(ts []token, start, i int, g grammar, size int) int {
	if size == 0 || ts[i].lead <= ts[start].lead && ts[i].indent() <= ts[start].indent() {
		return 0
	}
	for n := range size {
		if i+n >= len(ts) || !g.match(ts[i+n]) || ts[i+n].question.number != n+1 {
			return 0
		}
	}
	if end := i + size; end == len(ts) || !g.match(ts[end]) || ts[end].question.number != size+1 {
		return end
	}
	return 0
}

func countMatches(ts []token, g grammar) int {
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
func (r *recognizer) bareStarts(ts []token) []int {
	var out []int
	done := 0 // lines before here belong to earlier questions
	for i := 0; i < len(ts); i++ {
		end := r.itemEnd(ts, i, done)
		if end <= i {
			continue
		}
		if s := r.stemStart(ts, done, i); s < i {
			out = append(out, s)
			done = end
		}
		i = max(i, end-1)
	}
	return out
}

// itemEnd returns where the question ends whose choices, or answer, begin at i;
// 0 when nothing begins there.
func (r *recognizer) itemEnd(ts []token, i, done int) int {
	if i == done {
		return 0
	}
	if n := ts[i].tied; n > 0 {
		return i + n
	}
	end := 0
	if row, ok := letterRun(ts[:min(len(ts), i+200)], i, r.letters); ok && row.at[0] == i && !r.statementRow(ts[:min(len(ts), i+200)], row) {
		end = row.last + 1
	} else if row, ok := boxRun(ts, i); ok {
		end = row.last + 1
	} else if row, ok := bulletRun(ts, i); ok && len(row.at) >= 2 && closesStem(ts[i-1].text) {
		end = row.last + 1
	} else if n := r.blockEnd(ts, i); n > 0 {
		end = n
	} else if ts[i].note.class == answerWord {
		end = i
	}
	if end == 0 {
		return 0
	}
	for end < len(ts) && (ts[end].note.class != noClass || ts[end].soft && ts[end].block == ts[end-1].block || r.goesOn(ts, end)) {
		end++
	}
	return max(end, i+1)
}

// goesOn reports whether a line goes on with the note before it.
func (r *recognizer) goesOn(ts []token, i int) bool {
	t, before := ts[i], ts[i-1]
	if before.note.class != noClass && before.note.value.text == "" && !t.gap {
		return true
	}
	if t.gap || t.isChoice() || t.kind != textLine || t.heading {
		return false
	}
	first := []rune(t.text)
	return len(first) > 0 && unicode.IsLower(first[0])
}

// blockEnd recognises a question by its gaps alone: line i-1 closes a stem and
// opens a block of two to eight short lines.
func (r *recognizer) blockEnd(ts []token, i int) int {
	if r.tight {
		return tightEnd(ts, i)
	}
	if n := ts[i].tied; n > 0 {
		return i + n
	}
	if !ts[i-1].asks || ts[i].gap || !ts[i-1].gap && i > 1 {
		return 0
	}
	end := i
	for end < len(ts) && !ts[end].gap {
		t := ts[end]
		if t.note.class != noClass {
			break
		}
		if t.question.kind == plainNumber && t.question.delim != bareDelim && t.question.delim != gluedDelim {
			return 0
		}
		if t.kind != textLine || len(t.text) > plainLimit || t.asks || t.isChoice() && t.choice.kind == letterLabel {
			return 0
		}
		if end++; end-i > 8 {
			return 0
		}
	}
	if end-i < 2 || end < len(ts) && ts[end].choice.kind == letterLabel && codeLines(lineList(ts[i:end]))*2 > end-i {
		return 0 // nothing, or the program that the letters below are about
	}
	return end
}

// firstBlock is where the block of short lines under the first stem ends, 0
// for none.
func (r *recognizer) firstBlock(ts []token) int {
	for i := 1; i < len(ts); i++ {
		if n := r.blockEnd(ts, i); n > 0 {
			return n
		}
	}
	return 0
}

// plainLimit is the length of the longest line that may be a choice without a
// label.
const plainLimit = 160

// stemStart is where the stem before line i begins: behind the last gap, or
// heading, since the question before.
func (r *recognizer) stemStart(ts []token, done, i int) int {
	if r.tight || ts[i].tied > 0 {
		return i - 1
	}
	s := i
	for s > done {
		t := ts[s-1]
		if t.heading && s < i && !closesStem(t.text) || t.note.class != noClass || t.stimulus {
			break
		}
		s--
		if t.gap && t.kind == textLine && s < i && (asksStem(ts[s:i]) || done == 0) {
			break
		}
	}
	return s
}

func asksStem(ts []token) bool {
	for _, t := range ts {
		if t.kind == textLine && t.text != "" && t.cue == noClass {
			return true
		}
	}
	return false
}

// asksLine reports whether a line could be a stem by its end.
func asksLine(l line) bool {
	return l.kind == textLine && l.text != "" && (closesStem(l.text) || hasBlank(l))
}
