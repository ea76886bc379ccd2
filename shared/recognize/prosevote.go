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
// one and they differ: what repeats is an instruction.
func (r *recognizer) proseVote(ds []draft) {
	open := 0
	distinct := map[string]bool{}
	var at, more []int
	for i, d := range ds {
		if len(d.choices) > 0 || len(d.stem) == 0 || d.hasAnswer() {
			continue
		}
		open++
		text := r.answeredBelow(d)
		if text == "" {
			continue
		}
		distinct[fold(text)] = true
		if endsAsking(d.stem[0].text) {
			at = append(at, i)
		} else {
			more = append(more, i)
		}
	}
	if len(at) >= len(more) && (len(at)+len(more))*10 >= open*9 {
		at = append(at, more...)
	}
	if len(at) < proseQuestions || len(at)*4 < open*3 || len(distinct)*3 < len(at)*2 {
		return
	}
	for _, i := range at {
		k := len(ds[i].stem) - 1
		ds[i].notes = append(ds[i].notes, note{class: answerWord, value: ds[i].stem[k]})
		ds[i].stem = ds[i].stem[:k:k]
		ds[i].prose = true
	}
}

// answeredBelow is the one line behind a line that asks, when it may be the
// answer.
func (r *recognizer) answeredBelow(d draft) string {
	if len(d.stem) != 2 || !d.labelled && d.tied == 0 || d.room > 0 || !asksOrLeads(d.stem[0], d.stem[1]) {
		return ""
	}
	l := d.stem[1]
	if l.kind != textLine || l.label != nil || l.gap || closesStem(l.text) || hasBlank(l) || isRoom(l.text) || utf8.RuneCountInString(l.text) >= proseLength || r.cued(l.text) || bracketPoints.MatchString(l.text) || r.truthCue.in(fold(l.text)) || r.offersPair(d.stem[1:]) {
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
