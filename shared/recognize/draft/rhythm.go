package draft

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
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

// Rhythm ties the lines of questions without labels together, where the document
// keeps one rhythm.
func (r *Reader) Rhythm(ts []Token) {
	if r.Tight || len(ts) < 2*rhythmGroups {
		return
	}
	asking, marked, labels, alone, named := 0, 0, 0, 0, 0
	for _, t := range ts {
		if q := t.question; q.Delim == line.AloneDelim && q.Number == alone+1 {
			if alone++; alone == rhythmGroups {
				return // numbers on lines of their own
			}
		}
		if t.question.Kind == line.WordNumber {
			if named++; named > 1 {
				return
			}
		}
		switch {
		case t.Label != nil || t.choice.Kind == lexicon.LetterLabel || t.choice.Kind == lexicon.BoxLabel || isCounted(t):
			labels++
		case t.Kind == line.TextLine && flatten.EndsAsking(t.Text):
			asking++
		case t.IsMarked():
			marked++
		}
	}
	if asking < plainGroups && marked < rhythmGroups {
		return
	}
	var best []beat
	lettered := labels*2 > len(ts)
	if marked >= rhythmGroups && !lettered {
		for _, opens := range []func([]Token, int) bool{opensByAsking, opensByGap, opensByLook} {
			if beats := beatsOf(ts, opens); markedRhythm(ts, beats) && len(beats) > len(best) {
				best = beats
			}
		}
	}
	best = slices.DeleteFunc(best, func(b beat) bool { return b.body == 1 && !b.keyed() && !b.asks(ts) }) // titles
	if best == nil && labels*4 >= len(ts) {
		best = surelyKeyed(ts)
	}
	if best == nil && asking >= plainGroups && !lettered {
		if beats := beatsOf(ts, opensByAsking); plainRhythm(ts, beats) || r.offersAgain(ts, beats) {
			best = beats
		}
	}
	if !underNumbers(ts, best) {
		tie(ts, best)
	}
}

// underNumbers reports whether most lines that would ask stand right below one with a number
// that asks: these are the first choices of the questions with numbers.
func underNumbers(ts []Token, beats []beat) bool {
	n := 0
	for _, b := range beats {
		if b.stem > 0 && isCounted(ts[b.stem-1]) && ts[b.stem-1].question.Kind == line.PlainNumber && (flatten.ClosesStem(ts[b.stem-1].Text) || ts[b.stem-1].IsBold()) {
			n++
		}
	}
	return n >= rhythmGroups && n*10 >= len(beats)*6
}

func tie(ts []Token, beats []beat) {
	for _, b := range beats {
		ts[b.stem+1].tied = b.body
		for i := b.stem; i <= b.stem+b.body; i++ {
			ts[i].Heading, ts[i].cue = false, lexicon.NoClass
		}
	}
}

// surelyKeyed finds the questions without labels among others with theirs: lines in
// bold over plain ones of which a colour or a highlight sets one apart.
func surelyKeyed(ts []Token) []beat {
	var out []beat
	for _, b := range beatsOf(ts, opensByLook) {
		if b.at >= 0 && isTinted(ts[b.stem+1+b.at].Line) {
			out = append(out, b)
		}
	}
	if len(out) < rhythmGroups {
		return nil
	}
	return out
}

// isCounted reports whether a line begins with a number that surely is a label.
func isCounted(t Token) bool {
	q := t.question
	return q.Kind != line.NoNumber && q.Delim != line.BareDelim && q.Delim != line.GluedDelim && q.Delim != line.AloneDelim
}

// mayOpen reports whether a line may be a question without a label.
func mayOpen(t Token) bool { return isUnlabelled(t) && !isStatement(t.Line) }

// isUnlabelled reports whether a line of text has nothing in front of it, and
// says nothing, that has a place of its own in a test.
func isUnlabelled(t Token) bool {
	return t.Kind == line.TextLine && t.Text != "" && t.Label == nil && t.note.Class == lexicon.NoClass && !t.isChoice() && !isCounted(t) && t.cue == lexicon.NoClass
}

// isStatement reports whether a line is one of a program.
func isStatement(l line.Line) bool {
	return line.StrongCode(l) && strings.ContainsAny(l.Text[len(l.Text)-1:], ";{}")
}

func opensByAsking(ts []Token, i int) bool {
	return mayOpen(ts[i]) && ts[i].asks && utf8.RuneCountInString(ts[i].Text) > 3
}

func opensByGap(ts []Token, i int) bool {
	return mayOpen(ts[i]) && !ts[i].Soft && (i == 0 || ts[i].Gap || ts[i-1].Style().Heading > 0) && ts[i].Style().Heading == 0
}

func opensByLook(ts []Token, i int) bool {
	return opensByAsking(ts, i) || mayOpen(ts[i]) && (!ts[i].Soft || ts[i].Cell()) && ts[i].Style().Heading == 0 && ts[i].IsBold() && !isTinted(ts[i].Line)
}

// isTinted reports whether a line as a whole is coloured or highlighted.
func isTinted(l line.Line) bool {
	for m := range MarksOf(Choice{Lines: []line.Line{l}}) {
		if Strength(m.Kind) > Strength(quiz.ByBold) {
			return true
		}
	}
	return false
}

// beatsOf cuts a document at the lines that open a question.
func beatsOf(ts []Token, opens func([]Token, int) bool) []beat {
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
func goesUnder(ts []Token, i, k int) bool {
	t := ts[k]
	if !isUnlabelled(t) || isStatement(t.Line) && (t.Style().Code || utf8.RuneCountInString(t.Text) > briefLimit) || t.stimulus || t.Style().Heading > 0 && !t.IsMarked() || t.Cell() != ts[i].Cell() || utf8.RuneCountInString(t.Text) > rhythmLimit || line.IsRoom(t.Text) {
		return false
	}
	return !t.Gap || k == i+1 && !ts[i].Gap || ts[i+1].Gap
}

// look finds what is set apart under the question, and not in it.
func (b *beat) look(ts []Token) {
	body := ts[b.stem+1 : b.stem+1+b.body]
	if !slices.ContainsFunc(body, func(t Token) bool { return t.IsMarked() }) {
		return
	}
	over := MarksOf(Choice{Lines: []line.Line{ts[b.stem].Line}})
	counts, last := map[rewrite.Mark]int{}, map[rewrite.Mark]int{}
	for i, t := range body {
		for m := range MarksOf(Choice{Lines: []line.Line{t.Line}}) {
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
func (b beat) asks(ts []Token) bool {
	t := ts[b.stem]
	if flatten.EndsAsking(t.Text) || flatten.HasBlank(t.Line) {
		return true
	}
	return t.asks && !slices.ContainsFunc(ts[b.stem+1:b.stem+1+b.body], func(t Token) bool { return IsTold(t.Text) })
}

// markedRhythm reports whether questions with something set apart under them
// make up most of a document.
func markedRhythm(ts []Token, beats []beat) bool {
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
	if Most(places) == choosing && choosing >= 4 && places[0] > 0 {
		return false // titles in front of texts
	}
	steady := choosing >= rhythmGroups && choosing*4 >= keyed*3 && Most(offers)*3 >= choosing*2 && len(places) > 1
	return asking*2 >= keyed || steady || tintedBlocks(ts, beats)
}

func Most(counts map[int]int) int {
	n := 0
	for _, c := range counts {
		n = max(n, c)
	}
	return n
}

// plainRhythm reports whether nearly the whole document is questions with a
// steady number of short lines under each, which are no sentences: choices, or
// one answer.
func plainRhythm(ts []Token, beats []beat) bool {
	if len(beats) < plainGroups {
		return false
	}
	sizes, distinct := map[int]int{}, map[string]bool{}
	lines, told, tried, brief, asking := 0, 0, 0, 0, 0
	for _, b := range beats {
		if flatten.EndsAsking(ts[b.stem].Text) {
			asking++
		}
		lines += 1 + b.body
		sizes[b.body]++
		for _, t := range ts[b.stem+1 : b.stem+1+b.body] {
			tried++
			if IsTold(t.Text) {
				told++
			}
			if utf8.RuneCountInString(t.Text) <= briefLimit {
				brief++
			}
			distinct[t.Text] = true
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
	return offering*10 >= n*8 && Most(sizes)*10 >= n*6 || sizes[1]*10 >= n*9 && brief == tried
}

// IsTold reports whether a line is a sentence, as in an answer that informs.
func IsTold(s string) bool {
	const words = 3
	return EndsClause(s) && flatten.CountWords(s, words+1) > words
}

// tiedEnd is where the lines that are tied to a question without a label end,
// with the notes behind them; 0 where none are.
func tiedEnd(ts []Token, g Grammar) int {
	if !g.Bare() || len(ts) < 2 || ts[1].tied == 0 {
		return 0
	}
	end := 1 + ts[1].tied
	for end < len(ts) && ts[end].note.Class != lexicon.NoClass {
		end++
	}
	return end
}
