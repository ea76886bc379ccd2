package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Bounds of a paper of open questions without numbers.
const (
	leastAsked  = 5   // questions
	surelyAsked = 8   // and so many where no title says that it is a test
	longestAsk  = 400 // bytes of a question
)

// roundWord begins the heading of a round of a quiz night.
var roundWord = pattern.New(`(?i)^(?:round|runde|ronda|rodada|ronde|runda|раунд|тур)\s`)

// askedLines numbers the questions of a worksheet or a quiz night that stand one
// under the other without numbers, choices or answers, behind bullets at most:
// most lines ask, and most of these stand next to each other or have only room
// between them.
func (r *recognizer) askedLines(lines []line) []line {
	said, asking, beside, rounds := 0, 0, 0, 0
	before := false // the line before asks
	for _, l := range lines {
		switch {
		case l.kind == ruleLine || l.kind == breakLine || l.kind == textLine && (l.text == "" || isRoom(l.text)):
			continue
		case isBulleted(l) && asksAlone(l):
		case l.kind == tableLine || l.label != nil || r.startsLabelled(l):
			return lines
		}
		said++
		if roundWord.MatchString(l.text) && len(l.text) <= headingLimit {
			rounds++
		}
		asks := asksAlone(l) || r.answerAt(l) > 0 || asking > 0 && r.ordersAlone(l)
		if asks {
			asking++
			if before {
				beside++
			}
		}
		before = asks
	}
	top := foldLines(lines[:min(3, len(lines))])
	if asking < leastAsked || asking*10 < said*6 || beside*10 < asking*6 || r.faqTitle.in(top) {
		return lines
	}
	if !r.quizTitle.in(top) && rounds < 2 && (asking < surelyAsked || asking*10 < said*8) {
		return lines
	}
	out := make([]line, len(lines))
	number := 0
	for i, l := range lines {
		if asksAlone(l) || r.answerAt(l) > 0 || number > 0 && r.ordersAlone(l) {
			number++
			l = withoutBullet(l)
			l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		}
		out[i] = l
	}
	return out
}

// startsLabelled reports whether a line begins with the number of a question,
// the letter of a choice or a word such as "Answer:".
func (r *recognizer) startsLabelled(l line) bool {
	if q, ok := l.questionLabel(r.vocabulary); ok && q.delim != bareDelim && q.delim != gluedDelim && (q.number > 0 || q.end < len(l.text)) {
		return true
	}
	if c, ok := l.choiceLabel(); ok && c.kind != noLabel && c.kind != digitLabel {
		return true
	}
	n, ok := noteOf(l, r.vocabulary)
	return ok && n.class == answerWord
}

// asksAlone reports whether a line is a question by itself.
func asksAlone(l line) bool {
	return l.kind == textLine && l.style().Heading == 0 && len(l.text) <= longestAsk && (countWords(l.text, 3) >= 3 && (endsAsking(l.text) || hasBlank(l)) || asksInWord(l.text))
}

// wordAsking is the last word of a question in languages that need no question
// mark: Japanese, Korean, Thai.
var wordAsking = pattern.New(`(?:か|でしょう|どれ|なさい|무엇인가|것은|입니까|는가|(?:고르|쓰|구하|서술하|설명하)시오|อะไร|ข้อใด|ใด|ไหน|อย่างไร|เท่าไร|เท่าใด|หรือไม่)[。.\s]*$`)

// asksInWord reports whether a line asks by its last word alone.
func asksInWord(s string) bool { return !isASCII(s) && wordAsking.MatchString(s) }

// ordersAlone reports whether a line orders to name or explain something.
func (r *recognizer) ordersAlone(l line) bool {
	return l.kind == textLine && l.style().Heading == 0 && len(l.text) <= longestAsk && endsSentence(l.text) && r.asking.index(fold(l.text)) == 0
}
