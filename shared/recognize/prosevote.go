package recognize

import (
	"strings"
	"unicode/utf8"
)

// proseQuestions is how many questions must be answered on the line behind them
// before that line is taken as the answer.
const proseQuestions = 3

// proseVote reads the answers of open questions that stand behind them on a line
// of their own, without any word that says so, where nearly all questions have
// one and they differ: what repeats is an instruction. Behind a gap it may belong
// to the next question, unless a sentence stands so under each.
func (r *recognizer) proseVote(ds []draft) {
	open, bold := 0, 0
	distinct := map[string]bool{}
	var at, more, apart []int
	for i, d := range ds {
		if len(d.choices) > 0 || len(d.stem) == 0 || d.hasAnswer() {
			continue
		}
		open++
		text := r.answeredBelow(d)
		if text == "" {
			continue
		}
		if k := wordsAt(d.stem); k == 1 && d.stem[k].gap {
			if endsAsking(d.stem[0].text) && isTold(text) {
				apart = append(apart, i)
			}
			continue
		}
		distinct[fold(text)] = true
		if d.setApart() {
			bold++
		}
		if endsAsking(d.stem[0].text) {
			at = append(at, i)
		} else {
			more = append(more, i)
		}
	}
	if len(apart) == open {
		at = apart
		for _, i := range apart {
			distinct[fold(ds[i].stem[1].text)] = true
		}
	}
	if (len(at) >= len(more) || len(at) >= proseQuestions && bold == len(at)+len(more)) && (len(at)+len(more))*10 >= open*9 {
		at = append(at, more...)
	}
	if len(at) < proseQuestions || len(at)*4 < open*3 || len(distinct)*3 < len(at)*2 {
		return
	}
	for _, i := range at {
		ds[i].answeredBy(wordsAt(ds[i].stem))
	}
}

// answeredBelow is the one line behind a line that asks, when it may be the
// answer.
func (r *recognizer) answeredBelow(d draft) string {
	k := wordsAt(d.stem)
	if k == 0 || !d.labelled && d.tied == 0 || d.room > 0 || !asksOrLeads(d.stem[0], d.stem[k]) {
		return ""
	}
	l := d.stem[k]
	if l.label != nil || closesStem(l.text) || hasBlank(l) || isRoom(l.text) || utf8.RuneCountInString(l.text) >= proseLength || r.cued(l.text) || bracketPoints.MatchString(l.text) || r.truthCue.in(fold(l.text)) || r.offersPair(d.stem[k:k+1]) {
		return ""
	}
	if isChoiceList(l) {
		return ""
	}
	return l.text
}

// asksOrLeads reports whether a line asks, or leads to the one below: by a colon
// at its end, or set in bold over a plain line.
func asksOrLeads(l, below line) bool {
	return endsAsking(l.text) || strings.HasSuffix(l.text, ":") || strings.HasSuffix(l.text, "：") || l.isBold() && !below.isMarked()
}

// isChoiceList reports whether a line begins with a label: it then offers.
func isChoiceList(l line) bool {
	_, ok := l.choiceLabel()
	return ok
}

// wordsAt is the place of the only line with words under the first, among
// pictures; 0 for none.
func wordsAt(stem []line) int {
	at := 0
	for i, l := range stem {
		switch {
		case i == 0 && l.kind != textLine, i > 0 && l.kind == textLine && at > 0, l.kind != textLine && l.kind != objectLine:
			return 0
		case i > 0 && l.kind == textLine:
			at = i
		}
	}
	return at
}

// answeredBy takes line k of the stem as the answer.
func (d *draft) answeredBy(k int) {
	d.notes = append(d.notes, note{class: answerWord, value: d.stem[k]})
	d.stem = append(d.stem[:k:k], d.stem[k+1:]...)
	d.prose = true
}

// setApart reports whether a numbered question is bold over a plain answer.
func (d *draft) setApart() bool {
	return d.labelled && d.stem[0].isBold() && !d.stem[wordsAt(d.stem)].isBold()
}
