package recognize

import (
	"formwright/shared/recognize/pattern"
)

// leastInOrder is how many sections a test counts at least.
const leastInOrder = 2

// countedRoman is the Roman number of a section, "II.- ", "III) ".
var countedRoman = pattern.Guarded(pattern.OpensWith("IVX"), `^([IVX]{1,5})\s*[.)\-–:°º][.)\-–:\s]*\S`)

// countedSections finds the lines that count the sections of a test, I, II, III,
// each once and in order, with numbered questions between them: statements and
// choices that are counted so have none. They end what stands above, whatever it is.
func (r *recognizer) countedSections(ts []token) {
	for _, number := range []func(line) int{romanOfSection, r.numberOfSection} {
		r.countSections(ts, number)
	}
	if runsThrough(ts) {
		r.countSections(ts, r.numberOfTask)
	}
}

func (r *recognizer) countSections(ts []token, number func(line) int) {
	var at, lone []int // sections, and the questions that stand alone in one
	for i, t := range ts {
		n := number(t.line)
		if n == 0 || t.note.class != noClass {
			continue
		}
		if n != len(at)+1 {
			return
		}
		if n > 1 {
			k := r.loneAsk(ts, at[n-2]+1, i)
			if k < 0 {
				return
			}
			lone = append(lone, k)
		}
		at = append(at, i)
	}
	if len(at) < leastInOrder || !numberedBetween(ts[at[0]+1:at[1]]) {
		return
	}
	lone = append(lone, r.loneAsk(ts, at[len(at)-1]+1, len(ts)))
	for _, i := range at {
		ts[i].heading, ts[i].counts = true, true
		ts[i].question, ts[i].choice = questionLabel{}, choiceLabel{}
	}
	first := firstNumbered(ts[at[0]+1:])
	for _, k := range lone {
		if k > 0 && first != nil {
			ts[k].question = *first
			ts[k].question.number, ts[k].question.end = 1, 0
			ts[k].heading = false
		}
	}
}

// loneAsk is the place of the only question of a section that does not number it,
// between from and to: 0 where questions are numbered, -1 where nothing asks.
func (r *recognizer) loneAsk(ts []token, from, to int) int {
	if numberedBetween(ts[from:to]) {
		return 0
	}
	for i := from; i < to; i++ {
		if ts[i].isChoice() && ts[i].choice.kind == letterLabel {
			break
		}
		if l := ts[i].line; l.kind == textLine && l.label == nil && l.text != "" && r.ordersOpenly(l) {
			return i
		}
	}
	return -1
}

// firstNumbered is the label of the first question with a number, nil for none.
func firstNumbered(ts []token) *questionLabel {
	for _, t := range ts {
		if numberedBetween([]token{t}) {
			return &t.question
		}
	}
	return nil
}

// numberOfSection is the number before the word for a section, "2. hluti", 0 for
// none.
func (r *recognizer) numberOfSection(l line) int {
	q, ok := l.questionLabel(r.vocabulary)
	if !ok || q.kind != plainNumber || q.delim != '.' || len(l.text) > headingLimit {
		return 0
	}
	if c, _ := r.vocabulary.find(newHead(l.text[q.end:]), sectionWord); c == noClass {
		return 0
	}
	return q.number
}

// numberOfTask is the number behind the word for a question, "Opdracht 2: ", 0 for
// none.
func (r *recognizer) numberOfTask(l line) int {
	if q, ok := l.questionLabel(r.vocabulary); ok && q.kind == wordNumber && l.label == nil && len(l.text) <= headingLimit {
		return q.number
	}
	return 0
}

// runsThrough reports whether the plain numbers of a document count from 1 to its end,
// whatever numbers behind words stand between them: these name sections then.
func runsThrough(ts []token) bool {
	last, words, parted := 0, 0, 0
	fresh := false // a word stands over what comes
	for _, t := range ts {
		switch q := t.question; {
		case t.note.class != noClass:
		case q.kind == wordNumber:
			words++
			fresh = true
			if words == 1 && last > 0 {
				return false
			}
		case numberedBetween([]token{t}):
			if q.number != last+1 {
				return false
			}
			last++
			if fresh {
				parted++
			}
			fresh = false
		}
	}
	return parted >= leastInOrder && last > words
}

// romanOfSection is the Roman number that a line begins with, 0 for none.
func romanOfSection(l line) int {
	if l.kind != textLine || len(l.text) > headingLimit || l.label != nil {
		return 0
	}
	m := countedRoman.FindStringSubmatch(l.text)
	if m == nil {
		return 0
	}
	return romanValue(m[1])
}

// numberedBetween reports whether some lines hold a question with a plain number,
// or one with a word.
func numberedBetween(ts []token) bool {
	for _, t := range ts {
		if k := t.question.kind; k == plainNumber && t.question.delim != bareDelim && t.question.delim != gluedDelim || k == wordNumber {
			return true
		}
	}
	return false
}
