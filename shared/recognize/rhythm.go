package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
)

// A test typed without numbers or letters shows its questions by its rhythm
// alone: a line that asks, or is set apart, and behind it a few short lines, of
// which one may be set as the answer.

const (
	rhythmGroups = 3   // questions with a marked answer make a rhythm
	plainGroups  = 4   // and so many without marks
	rhythmLimit  = 240 // characters of a line under a question
	rhythmLines  = 8   // the most lines under a question
	briefLimit   = 60  // characters of an answer that nothing marks
)

// beat is a line that may be a question with the lines under it.
type beat struct {
	stem, body int  // its token, and how many lines follow
	at         int  // the one line under it that is set apart, counted from 0; -1 for none
	every      bool // all lines under it are set apart
}

// keyed reports whether something under the question is set apart.
func (b beat) keyed() bool { return b.at >= 0 || b.every }

// rhythm ties the lines of questions without labels together, where the document
// keeps one rhythm.
func (r *recognizer) rhythm(ts []token) {
	if r.tight || len(ts) < 2*rhythmGroups {
		return
	}
	asking, marked, labels, alone, named := 0, 0, 0, 0, 0
	for _, t := range ts {
		if q := t.question; q.delim == aloneDelim && q.number == alone+1 {
			if alone++; alone == rhythmGroups {
				return // numbers on lines of their own
			}
		}
		if t.question.kind == wordNumber {
			if named++; named > 1 {
				return
			}
		}
		switch {
		case t.label != nil || t.choice.kind == letterLabel || t.choice.kind == boxLabel || isCounted(t):
			labels++
		case t.kind == textLine && endsAsking(t.text):
			asking++
		case t.isMarked():
			marked++
		}
	}
	if asking < plainGroups && marked < rhythmGroups {
		return
	}
	var best []beat
	lettered := labels*2 > len(ts)
	if marked >= rhythmGroups && !lettered {
		for _, opens := range []func([]token, int) bool{opensByAsking, opensByGap, opensByLook} {
			if beats := beatsOf(ts, opens); markedRhythm(ts, beats) && len(beats) > len(best) {
				best = beats
			}
		}
	}
	if best == nil && labels*4 >= len(ts) {
		best = surelyKeyed(ts)
	}
	if best == nil && asking >= plainGroups && !lettered {
		if beats := beatsOf(ts, opensByAsking); plainRhythm(ts, beats) {
			best = beats
		}
	}
	tie(ts, best)
}

func tie(ts []token, beats []beat) {
	for _, b := range beats {
		ts[b.stem+1].tied = b.body
		for i := b.stem; i <= b.stem+b.body; i++ {
			ts[i].heading, ts[i].cue = false, noClass
		}
	}
}

// surelyKeyed finds the questions without labels among others with theirs: lines in
// bold over plain ones of which a colour or a highlight sets one apart.
func surelyKeyed(ts []token) []beat {
	var out []beat
	for _, b := range beatsOf(ts, opensByLook) {
		if b.at >= 0 && isTinted(ts[b.stem+1+b.at].line) {
			out = append(out, b)
		}
	}
	if len(out) < rhythmGroups {
		return nil
	}
	return out
}

// isCounted reports whether a line begins with a number that surely is a label.
func isCounted(t token) bool {
	q := t.question
	return q.kind != noNumber && q.delim != bareDelim && q.delim != gluedDelim && q.delim != aloneDelim
}

// mayOpen reports whether a line may be a question without a label.
func mayOpen(t token) bool { return isUnlabelled(t) && !isStatement(t.line) }

// isUnlabelled reports whether a line of text has nothing in front of it, and
// says nothing, that has a place of its own in a test.
func isUnlabelled(t token) bool {
	return t.kind == textLine && t.text != "" && t.label == nil && t.note.class == noClass && !t.isChoice() && !isCounted(t) && t.cue == noClass
}

// isStatement reports whether a line is one of a program.
func isStatement(l line) bool {
	return strongCode(l) && strings.ContainsAny(l.text[len(l.text)-1:], ";{}")
}

func opensByAsking(ts []token, i int) bool {
	return mayOpen(ts[i]) && ts[i].asks && utf8.RuneCountInString(ts[i].text) > 3
}

func opensByGap(ts []token, i int) bool {
	return mayOpen(ts[i]) && !ts[i].soft && (ts[i].gap || i == 0) && ts[i].style().Heading == 0
}

func opensByLook(ts []token, i int) bool {
	return opensByAsking(ts, i) || mayOpen(ts[i]) && (!ts[i].soft || ts[i].cell()) && ts[i].style().Heading == 0 && ts[i].isBold() && !isTinted(ts[i].line)
}

// isTinted reports whether a line as a whole is coloured or highlighted.
func isTinted(l line) bool {
	for m := range marksOf(draftChoice{lines: []line{l}}) {
		if strength(m.kind) > strength(quiz.ByBold) {
			return true
		}
	}
	return false
}

// beatsOf cuts a document at the lines that open a question.
func beatsOf(ts []token, opens func([]token, int) bool) []beat {
	var out []beat
	for i := 0; i < len(ts); i++ {
		if !opens(ts, i) {
			continue
		}
		b := beat{stem: i, at: -1}
		for k := i + 1; k < len(ts) && !opens(ts, k) && goesUnder(ts, i, k); k++ {
			b.body++
		}
		if b.body == 0 || b.body > rhythmLines {
			continue
		}
		b.look(ts)
		out = append(out, b)
		i += b.body
	}
	return out
}

// goesUnder reports whether line k goes with the question at i: it is short, it
// carries no label, and no gap parts it from the lines before, unless all stand
// apart.
func goesUnder(ts []token, i, k int) bool {
	t := ts[k]
	if !isUnlabelled(t) || isStatement(t.line) && (t.style().Code || utf8.RuneCountInString(t.text) > briefLimit) || t.stimulus || t.style().Heading > 0 && !t.isMarked() || t.cell() != ts[i].cell() || utf8.RuneCountInString(t.text) > rhythmLimit || isRoom(t.text) {
		return false
	}
	return !t.gap || k == i+1 && !ts[i].gap || ts[i+1].gap
}

// look finds what is set apart under the question, and not in it.
func (b *beat) look(ts []token) {
	body := ts[b.stem+1 : b.stem+1+b.body]
	if !slices.ContainsFunc(body, func(t token) bool { return t.isMarked() }) {
		return
	}
	over := marksOf(draftChoice{lines: []line{ts[b.stem].line}})
	counts, last := map[mark]int{}, map[mark]int{}
	for i, t := range body {
		for m := range marksOf(draftChoice{lines: []line{t.line}}) {
			if !over[m] {
				counts[m]++
				last[m] = i
			}
		}
	}
	for m, n := range counts {
		b.every = b.every || n == b.body
		if n == 1 && b.body > 1 && b.at < last[m] {
			b.at = last[m]
		}
	}
	if b.every {
		b.at = -1
	}
}

// asks reports whether the line over the others is a question, or opens lines
// that are no sentences.
func (b beat) asks(ts []token) bool {
	t := ts[b.stem]
	if endsAsking(t.text) || hasBlank(t.line) {
		return true
	}
	return t.asks && !slices.ContainsFunc(ts[b.stem+1:b.stem+1+b.body], func(t token) bool { return isTold(t.text) })
}

// markedRhythm reports whether questions with something set apart under them
// make up most of a document.
func markedRhythm(ts []token, beats []beat) bool {
	keyed, asking, lines, single, choosing, offers := 0, 0, 0, 0, 0, map[int]int{}
	places := map[int]int{}
	for _, b := range beats {
		lines += 1 + b.body
		if !b.keyed() {
			continue
		}
		keyed++
		if b.asks(ts) {
			asking++
		}
		if b.at >= 0 {
			choosing++
			places[b.at]++
			offers[b.body]++
		} else if b.body == 1 {
			single++
		}
	}
	if keyed < rhythmGroups || keyed*2 < len(beats) || lines*3 < len(ts) {
		return false
	}
	if most(places) == choosing && choosing >= 4 && places[0] > 0 {
		return false // titles in front of texts
	}
	steady := choosing >= rhythmGroups && choosing*4 >= keyed*3 && most(offers)*3 >= choosing*2 && len(places) > 1
	return asking*2 >= keyed || steady
}

func most(counts map[int]int) int {
	n := 0
	for _, c := range counts {
		n = max(n, c)
	}
	return n
}

// plainRhythm reports whether nearly the whole document is questions with a
// steady number of short lines under each, which are no sentences: choices, or
// one answer.
func plainRhythm(ts []token, beats []beat) bool {
	if len(beats) < plainGroups {
		return false
	}
	sizes, distinct := map[int]int{}, map[string]bool{}
	lines, told, tried, brief, asking := 0, 0, 0, 0, 0
	for _, b := range beats {
		if endsAsking(ts[b.stem].text) {
			asking++
		}
		lines += 1 + b.body
		sizes[b.body]++
		for _, t := range ts[b.stem+1 : b.stem+1+b.body] {
			tried++
			if isTold(t.text) {
				told++
			}
			if utf8.RuneCountInString(t.text) <= briefLimit {
				brief++
			}
			distinct[t.text] = true
		}
	}
	span := len(ts) - beats[0].stem
	if lines*10 < span*9 || told*4 > tried || len(distinct)*3 < tried*2 || brief*10 < tried*8 {
		return false
	}
	n := len(beats)
	if asking*4 < n*3 || asking < n && sizes[1] > 0 {
		return false
	}
	offering := sizes[3] + sizes[4] + sizes[5]
	return offering*10 >= n*8 && most(sizes)*10 >= n*6 || sizes[1]*10 >= n*9 && brief == tried
}

// isTold reports whether a line is a sentence, as in an answer that informs.
func isTold(s string) bool {
	const words = 3
	return endsClause(s) && countWords(s, words+1) > words
}

// countWords counts words up to a bound; characters in scripts without spaces
// are half a word each.
func countWords(s string, bound int) int {
	n, wide, inside := 0, 0, false
	for _, c := range s {
		switch {
		case isSpace(c):
			inside = false
		case unspaced(c):
			if wide++; wide%2 == 0 {
				n++
			}
		case !inside:
			n, inside = n+1, true
		}
		if n >= bound {
			return n
		}
	}
	return n
}

// boldAnswers takes back that bold lines are titles, where they stand alone under
// most questions: they answer them.
func boldAnswers(ts []token) {
	var at []int
	questions := 0
	for i := 0; i+1 < len(ts); i++ {
		if !asksAbove(ts[i]) {
			continue
		}
		questions++
		t := ts[i+1]
		if t.heading && t.style().Heading == 0 && t.label == nil && !t.isChoice() && t.question.kind == noNumber && t.isMarked() && !t.gap &&
			!ts[i].isBold() && (i+2 >= len(ts) || asksAbove(ts[i+2])) {
			at = append(at, i+1)
		}
	}
	if len(at) < rhythmGroups || len(at)*2 < questions {
		return
	}
	for _, i := range at {
		ts[i].heading = false
	}
}

// asksAbove reports whether a line is a numbered question, or asks.
func asksAbove(t token) bool {
	return t.kind == textLine && (isCounted(t) || t.asks)
}

// tiedEnd is where the lines that are tied to a question without a label end,
// with the notes behind them; 0 where none are.
func tiedEnd(ts []token, g grammar) int {
	if !g.bare() || len(ts) < 2 || ts[1].tied == 0 {
		return 0
	}
	end := 1 + ts[1].tied
	for end < len(ts) && ts[end].note.class != noClass {
		end++
	}
	return end
}
