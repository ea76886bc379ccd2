package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// Bounds of questions with their answers on the same line.
const (
	leastSameLine = 5   // questions
	fewSameLine   = 3   // and with a sign before each answer
	sameLineLimit = 120 // characters of an answer
)

// answerSign stands between a question and its answer: "? = Rome", "? - Rome".
var answerSign = pattern.New(`^(?:=+>?|-+>|→|⇒|➜|[-–—:]\s)\s*`)

// sameLineVote reads the answers of a list for a quiz that stand right behind the
// question mark, "Who wrote Hamlet? Shakespeare", where most open questions have
// one and both differ: what repeats is an order, and a question that repeats asks
// about what stands behind it.
func (r *recognizer) sameLineVote(ds []draft) {
	open, signed, length := 0, 0, 0
	asked, told := map[string]bool{}, map[string]bool{}
	cuts := map[int]int{}
	for i := range ds {
		d := &ds[i]
		if len(d.choices) > 0 || d.hasAnswer() || len(d.stem) == 0 {
			continue
		}
		open++
		if at := r.toldAfterMark(*d); at > 0 {
			cuts[i] = at
			text := d.stem[0].text
			if !endsAsking(strings.TrimSpace(text[:at])) {
				signed++
			}
			asked[fold(text[:at])], told[fold(text[at:])] = true, true
			length += utf8.RuneCountInString(text[at:])
		}
	}
	n := len(cuts)
	if n < fewSameLine || n < leastSameLine && signed < n || n*10 < open*7 || len(asked)*10 < n*9 || len(told)*3 < n*2 || length >= n*proseAverage {
		return
	}
	for i, at := range cuts {
		d := &ds[i]
		d.notes = append(d.notes, note{class: answerWord, value: d.stem[0].from(at)})
		d.stem = []line{d.stem[0].cut(0, strings.LastIndexAny(d.stem[0].text[:at], "?؟")+1)}
		d.prose = true
	}
}

// toldAfterMark is where the answer begins on the only line of a question, 0 for
// none.
func (r *recognizer) toldAfterMark(d draft) int {
	if len(d.stem) != 1 || d.room > 0 || d.stem[0].kind != textLine {
		return 0
	}
	return r.answerAt(d.stem[0])
}

// answerAt is where what may be the answer begins behind the question mark of a
// line, 0 for none. An order, choices and what else asks are none.
func (r *recognizer) answerAt(l line) int {
	at := askedInside(l.text)
	if mark := strings.IndexAny(l.text, "?؟"); at == 0 && mark > 0 {
		rest := strings.TrimLeft(l.text[mark:], "?؟ \t")
		if sign := answerSign.FindString(rest); sign != "" && len(sign) < len(rest) {
			at = len(l.text) - len(rest) + len(sign)
		}
	} else if at > 0 {
		at += len(answerSign.FindString(l.text[at:]))
	}
	if at == 0 || at >= len(l.text) || countWords(l.text[:at], 3) < 3 {
		return 0
	}
	rest := l.from(at)
	if utf8.RuneCountInString(rest.text) > sameLineLimit || hasQuestionMark(rest.text) || closesStem(rest.text) || hasBlank(rest) || isRoom(rest.text) || r.cued(rest.text) || bracketPoints.MatchString(rest.text) ||
		isChoiceList(rest) || r.truthCue.in(fold(rest.text)) || r.offersPair([]line{rest}) || offersWords(rest.text) {
		return 0
	}
	return at
}

// offersWords reports whether a text names several things: choices, or a list.
func offersWords(text string) bool {
	return len(accepted(text)) > 1 || strings.Count(text, ",")+strings.Count(text, "/")+strings.Count(text, "、") > 1
}
