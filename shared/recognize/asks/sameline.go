package asks

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of questions with their answers on the same line.
const (
	LeastSameLine = 5   // questions
	FewSameLine   = 3   // and with a sign before each answer, or another look
	sameLineLimit = 120 // characters of an answer
)

// answerSign stands between a question and its answer: "? = Rome", "? - Rome".
var answerSign = pattern.New(`^(?:=+>?|-+>|→|⇒|➜|[-–—:]\s)\s*`)

// AnswerAt is where what may be the answer begins behind the question mark of a
// line, 0 for none. An order, choices and what else asks are none.
func (r *Reader) AnswerAt(l line.Line) int {
	at := r.ListAt(l)
	if at > 0 && offersWords(l.From(at).Text) {
		return 0
	}
	return at
}

// ListAt is the same for an answer that names several things, as choices do.
func (r *Reader) ListAt(l line.Line) int {
	at := AskedInside(l.Text)
	if mark := strings.IndexAny(l.Text, "?？؟"); at == 0 && mark > 0 {
		rest := strings.TrimLeft(l.Text[mark:], "?？؟ \t")
		if sign := answerSign.FindString(rest); sign != "" && len(sign) < len(rest) {
			at = len(l.Text) - len(rest) + len(sign)
		}
	} else if at > 0 {
		at += len(answerSign.FindString(l.Text[at:]))
	}
	if at == 0 || at >= len(l.Text) || flatten.CountWords(l.Text[:at], 3) < 3 {
		return 0
	}
	rest := l.From(at)
	if utf8.RuneCountInString(rest.Text) > sameLineLimit || lexicon.HasQuestionMark(rest.Text) || flatten.ClosesStem(rest.Text) || flatten.HasBlank(rest) || line.IsRoom(rest.Text) || r.Cued(rest.Text) || line.BracketPoints.MatchString(rest.Text) ||
		IsChoiceList(rest) || r.TruthCue.In(lexicon.Fold(rest.Text)) || r.OffersPair([]line.Line{rest}) {
		return 0
	}
	return at
}

// offersWords reports whether a text names several things: choices, or a list.
func offersWords(text string) bool {
	return len(Accepted(text)) > 1 || strings.Count(text, ",")+strings.Count(text, "/")+strings.Count(text, "、") > 1
}
