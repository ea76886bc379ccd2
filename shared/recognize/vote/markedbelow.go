package vote

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastWritten is how many open questions have an answer in a colour of its own.
const leastWritten = 2

// markedBelow takes what stands under an open question in the colour or the
// highlight of the right choices of the document for its answer, or in that of what
// stands under most other open questions: the copy of the teacher.
func (r *Reader) markedBelow(ds []draft.Draft) {
	if len(r.Verdict) > 0 && isInk(r.Verdict[0]) {
		r.takeMarkedBelow(ds, r.Verdict[0])
	}
	if m, ok := r.writtenMark(ds); ok {
		r.takeMarkedBelow(ds, m)
	}
}

// isInk reports whether a mark is one that a pen leaves.
func isInk(m rewrite.Mark) bool { return m.Kind == quiz.ByColour || m.Kind == quiz.ByHighlight }

// isOpen reports whether a draft may have its answer under it.
func isOpen(d *draft.Draft) bool { return isUnanswered(d) && len(d.Stem) >= 2 }

// isUnanswered reports whether a draft without choices has no answer yet, nor room for one.
func isUnanswered(d *draft.Draft) bool {
	return len(d.Choices) == 0 && !d.HasAnswer() && d.WordKind == "" && d.Room == 0
}

// takeMarkedTail takes what stands behind the question mark of the last line with a mark,
// which the question has not, for its answer.
func takeMarkedTail(d *draft.Draft, m rewrite.Mark) bool {
	if !isUnanswered(d) || len(d.Stem) == 0 {
		return false
	}
	k := len(d.Stem) - 1
	l := d.Stem[k]
	at := strings.LastIndexAny(l.Text, "?？؟")
	if l.Kind != line.TextLine || at <= 0 {
		return false
	}
	_, size := utf8.DecodeRuneInString(l.Text[at:])
	asked, tail := l.Cut(0, at+size), l.Cut(at+size, len(l.Text))
	if strings.TrimSpace(tail.Text) == "" || !lineMarks(tail)[m] || lineMarks(asked)[m] {
		return false
	}
	asked.Label = l.Label
	d.Word, d.WordKind, d.Below = &tail, m.Kind, true
	d.Stem = append(d.Stem[:k:k], asked)
	return true
}

func (r *Reader) takeMarkedBelow(ds []draft.Draft, m rewrite.Mark) {
	for i := range ds {
		d := &ds[i]
		if takeMarkedTail(d, m) || !isOpen(d) {
			continue
		}
		from := len(d.Stem)
		for from > 0 && !r.notWritten(d.Stem[from-1]) && lineMarks(d.Stem[from-1])[m] {
			from--
		}
		if from == 0 || from == len(d.Stem) || r.showsExample(d.Stem[:from]) || setByEditor(d.Stem[:from], m) || asksIn(d.Stem[:from], m) {
			continue
		}
		word := flatten.Joined(d.Stem[from:])
		d.Word, d.WordKind, d.Below = &word, m.Kind, true
		d.Stem = d.Stem[:from:from]
	}
}

// showsExample reports whether what follows some lines is an example of what is asked
// for: a call of a function in one colour, its result in another.
func (r *Reader) showsExample(stem []line.Line) bool {
	return slices.ContainsFunc(stem, func(l line.Line) bool { return r.AnnouncesExample(l.Text) })
}

// asksIn reports whether a line of a question above a picture or a table has the mark of
// what stands below: it is the colour of the print.
func asksIn(lines []line.Line, m rewrite.Mark) bool {
	return slices.ContainsFunc(lines, func(l line.Line) bool { return l.Kind == line.TextLine && lineMarks(l)[m] })
}

// setByEditor reports whether words in some lines have a mark as the editor of a program gives
// it to its keywords: an answer below them is not marked by it.
func setByEditor(lines []line.Line, m rewrite.Mark) bool {
	n := 0
	for _, l := range lines {
		if len(l.Runs) > 1 && slices.ContainsFunc(l.Runs, func(r page.Run) bool { return slices.Contains(rewrite.RunMarks(r.Marks), m) }) {
			n++
		}
	}
	return n >= leastKeywords
}

// leastKeywords is how many lines have words that an editor marked.
const leastKeywords = 2

func lineMarks(l line.Line) map[rewrite.Mark]bool {
	return draft.MarksOf(draft.Choice{Lines: []line.Line{l}})
}

// writtenMark is the colour or highlight in which the last lines of most open
// questions are set and no question begins.
func (r *Reader) writtenMark(ds []draft.Draft) (rewrite.Mark, bool) {
	counts, heads := map[rewrite.Mark]int{}, map[rewrite.Mark]bool{}
	below := 0
	for i := range ds {
		d := &ds[i]
		if len(d.Stem) == 0 {
			continue
		}
		for m := range lineMarks(d.Stem[0]) {
			heads[m] = true
		}
		if last := d.Stem[len(d.Stem)-1]; isOpen(d) {
			below++
			if r.notWritten(last) || r.showsExample(d.Stem[:len(d.Stem)-1]) {
				continue
			}
			for m := range lineMarks(last) {
				if !setByEditor(d.Stem[:len(d.Stem)-1], m) {
					counts[m]++
				}
			}
		}
	}
	var best rewrite.Mark
	for m, n := range counts {
		if isInk(m) && !heads[m] && n >= leastWritten && n*2 > below && (best.Kind == "" || n > counts[best] || n == counts[best] && draft.Strength(m.Kind) > draft.Strength(best.Kind)) {
			best = m
		}
	}
	return best, best.Kind != ""
}
