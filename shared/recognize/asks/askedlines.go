package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a paper of open questions without numbers.
const (
	leastAsked  = 5   // questions
	surelyAsked = 8   // and so many where no title says that it is a test, and some lines ask nothing
	longestAsk  = 400 // letters of a question
)

// RoundWord begins the heading of a round of a quiz night.
var RoundWord = pattern.New(`(?i)^(?:round|runde|ronda|rodada|ronde|runda|раунд|тур)\s`)

// AskedLines numbers the questions of a worksheet or a quiz night that stand one
// under the other without numbers, choices or answers, behind bullets at most:
// most lines ask, and most of these stand next to each other or have only room
// between them. Where all have room behind them, titles may part them.
func (r *Reader) AskedLines(lines []line.Line) []line.Line {
	said, asking, beside, rounds, roomed := 0, 0, 0, 0, 0
	before := false // the line before asks
	for _, l := range lines {
		switch {
		case l.Kind == line.RuleLine || l.Kind == line.BreakLine || l.Kind == line.TextLine && (l.Text == "" || line.IsRoom(l.Text)):
			continue
		case rewrite.IsBulleted(l) && asksAlone(l):
		case l.Kind == line.TableLine || l.Label != nil || r.startsLabelled(l) || flatten.RoomNumber.MatchString(l.Text):
			return lines
		}
		said++
		if RoundWord.MatchString(l.Text) && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
			rounds++
		}
		asks := asksAlone(l) || asksOfSaying(l) || r.AnswerAt(l) > 0 || asking > 0 && r.ordersAlone(l)
		if asks {
			asking++
			if before {
				beside++
			}
			if flatten.EmptyRoomAtEnd.MatchString(l.Text) {
				roomed++
			}
		}
		before = asks
	}
	top := flatten.FoldLines(lines[:min(3, len(lines))])
	sheet := asking > 0 && roomed == asking && asking*10 >= said*4
	if asking < leastAsked || !sheet && (asking*10 < said*6 || beside*10 < asking*6) || r.FaqTitle.In(top) {
		return lines
	}
	if !r.QuizTitle.In(top) && rounds < 2 && asking < said && roomed < asking && (asking < surelyAsked || asking*10 < said*8) {
		return lines
	}
	out := make([]line.Line, len(lines))
	number := 0
	for i, l := range lines {
		if asksAlone(l) || asksOfSaying(l) || r.AnswerAt(l) > 0 || number > 0 && r.ordersAlone(l) {
			number++
			l = rewrite.WithoutBullet(l)
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		}
		if sheet && number > 0 && l.Kind == line.TextLine && l.Label == nil && l.Text != "" && flatten.CountWords(l.Text, longestTitleBetween+1) <= longestTitleBetween {
			l.Counts = true // a title between them
		}
		if rounds > 1 && number > 0 && l.Label == nil && RoundWord.MatchString(l.Text) && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
			l.Counts = true
		}
		out[i] = l
	}
	return out
}

// startsLabelled reports whether a line begins with the number of a question,
// the letter of a choice or a word such as "Answer:".
func (r *Reader) startsLabelled(l line.Line) bool {
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && (q.Delim != line.BareDelim || strings.HasPrefix(l.Text, "#")) && q.Delim != line.GluedDelim && (q.Number > 0 || q.End < len(l.Text)) {
		return true
	}
	if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.NoLabel && c.Kind != lexicon.DigitLabel {
		return true
	}
	n, ok := line.NoteOf(l, r.Vocabulary)
	return ok && n.Class == lexicon.AnswerWord
}

// asksAlone reports whether a line is a question by itself.
func asksAlone(l line.Line) bool {
	return l.Kind == line.TextLine && l.Style().Heading == 0 && !lexicon.IsLonger(l.Text, longestAsk) && (flatten.CountWords(l.Text, 3) >= 3 && (flatten.EndsAsking(l.Text) || flatten.HasBlank(l)) || strings.HasSuffix(l.Text, "=?") || AsksInWord(l.Text))
}

// saying is a question that ends in what somebody asks, "Who said "How far is it?"".
var saying = pattern.New(`(?i)\b(?:what|which|who|whom|whose|where|when|how|why)\b[^“"‘]{3,}[“"‘][^“”"‘]{2,}\?[”"’]$`)

// asksOfSaying reports whether a line asks about what it quotes at its end.
func asksOfSaying(l line.Line) bool {
	return l.Kind == line.TextLine && l.Style().Heading == 0 && !lexicon.IsLonger(l.Text, longestAsk) && saying.MatchString(l.Text)
}

// wordAsking is the last word of a question in languages that need no question
// mark: Japanese, Korean, Thai.
var wordAsking = pattern.New(`(?:か|でしょう|どれ|なさい|무엇인가|것은|입니까|는가|(?:고르|쓰|구하|서술하|설명하)시오|อะไร|ข้อใด|ใด|ไหน|อย่างไร|เท่าไร|เท่าใด|หรือไม่)[。.\s]*$`)

// AsksInWord reports whether a line asks by its last word alone.
func AsksInWord(s string) bool { return !lexicon.IsASCII(s) && wordAsking.MatchString(s) }

// ordersAlone reports whether a line orders to name or explain something, whatever is
// said in brackets behind it.
func (r *Reader) ordersAlone(l line.Line) bool {
	return l.Kind == line.TextLine && l.Style().Heading == 0 && !lexicon.IsLonger(l.Text, longestAsk) && (answerkey.EndsSentence(l.Text) || bracketAtEnd.MatchString(l.Text) && !RoundWord.MatchString(l.Text)) && (r.Asking.Begins(l.Folded()) > 0 || r.ordersInManner(l.Folded()))
}

// bracketAtEnd is an aside that a line ends with: "Name two of them. (Rome, Oslo)".
var bracketAtEnd = pattern.New(`\pL[.!]?\s\([^()]{2,80}\)$`)

// PlainLimit is the width of the longest line that may be a choice without a
// label.
const PlainLimit = 160

// IsLong reports whether a line is too long for a choice without a label.
func IsLong(text string) bool { return IsWider(text, PlainLimit) }

// IsWider reports whether a text has more characters than a limit, wide ones
// counted twice.
func IsWider(text string, limit int) bool {
	return len(text) > limit && answerkey.WidthOf(text) > limit
}

// AsksLine reports whether a line could be a stem by its end.
func AsksLine(l line.Line) bool {
	return l.Kind == line.TextLine && l.Text != "" && (flatten.ClosesStem(l.Text) || flatten.HasBlank(l))
}
