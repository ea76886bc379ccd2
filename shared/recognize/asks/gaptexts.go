package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a text with gaps that is a task of its own.
const (
	leastTextGaps  = 2  // gaps
	leastTextWords = 12 // words and gaps
	mostBankLines  = 4  // between the order and the text: the words to choose from
	leastCode      = 2  // lines of a program, whose gaps belong to the question above
)

// fieldGap is room behind the name of a field, "Name: ____".
var fieldGap = pattern.New(`[:：]\s*[_.…]{3,}`)

// GapTexts numbers the text with several gaps that stands under the order to fill them,
// with a list of words between or not, and has no number of its own. Below an order that
// has one it is the text of that question.
func (r *Reader) GapTexts(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no text is found
	for i, l := range lines {
		if l.Kind != line.TextLine || flatten.HasBlank(l) || lexicon.IsLonger(l.Text, rewrite.TaskHeading) || !l.Says(r.Filling) || r.NumbersOwn(l) || i > 0 && r.numberAlone(lines[i-1]) {
			continue
		}
		at := r.gapText(lines, i+1)
		if at < 0 {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		out[at].Label = &page.Label{Text: "1.", Format: page.Decimal, Number: 1, List: LoneList}
	}
	if out == nil {
		return lines
	}
	return out
}

// gapText is the place of the text behind such an order, -1 for none.
func (r *Reader) gapText(lines []line.Line, from int) int {
	for at := from; at < len(lines) && at <= from+mostBankLines; at++ {
		l := lines[at]
		if l.Kind == line.TableLine {
			continue // the words to choose from
		}
		if l.Kind != line.TextLine || l.Label != nil || r.startsLabelled(l) || startsWithDigit(l.Text) || answerkey.IsSectionWord(l, r.Vocabulary) {
			return -1
		}
		if isWordBank(l.Text) {
			continue
		}
		gaps, words := 0, 0
		end := at
		for ; end < len(lines) && lines[end].Kind == line.TextLine && (end == at || !lines[end].Gap && lines[end].Label == nil && !r.startsLabelled(lines[end]) && !startsWithDigit(lines[end].Text)); end++ {
			if fieldGap.MatchString(lines[end].Text) {
				return -1
			}
			gaps += flatten.CountBlanks(lines[end])
			words += len(strings.Fields(lines[end].Text))
		}
		switch {
		case gaps >= leastTextGaps && words >= leastTextWords && !line.IsRoom(l.Text):
			if end < len(lines) && flatten.HasBlank(lines[end]) && lines[end].Label == nil && !line.IsRoom(lines[end].Text) && !r.startsLabelled(lines[end]) {
				return -1 // one sentence of several
			}
			if end < len(lines) && r.asksForGap(lines[end], lines[at:end]) || line.CodeLength(lines[at:]) >= leastCode {
				return -1
			}
			return at
		case gaps > 0:
			return -1
		}
	}
	return -1
}

// speaker is the name in front of what somebody says: "Waiter: ".
var speaker = pattern.New(`^\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?\s?[:：]\s*\S`)

// speakersUnder reports whether the text with gaps behind an order is a dialogue: its
// lines are no tasks of their own.
func (r *Reader) speakersUnder(lines []line.Line, from int) bool {
	at := r.gapText(lines, from)
	return at >= 0 && at+1 < len(lines) && speaker.MatchString(lines[at].Text) && speaker.MatchString(lines[at+1].Text)
}

// asksForGap reports whether the line below a text is a question for its first gap, by
// the number of that.
func (r *Reader) asksForGap(below line.Line, text []line.Line) bool {
	gaps := gapsOf(flatten.Joined(text).Text)
	q, ok := below.QuestionLabel(r.Vocabulary)
	return len(gaps) > 0 && ok && q.Number == gaps[0].number
}

// startsWithDigit reports whether a line may begin with a number that has no sign.
func startsWithDigit(text string) bool { return text != "" && lexicon.IsDigit(text[0]) }

// isWordBank reports whether a line lists words to choose from: "go – eat – nice".
func isWordBank(text string) bool {
	if strings.Contains(text, "__") || answerkey.EndsSentence(text) {
		return false
	}
	pieces := bankGap.Split(strings.TrimSpace(text), -1)
	return len(pieces) > leastTextGaps && !slices.ContainsFunc(pieces, func(p string) bool { return p == "" || flatten.CountWords(p, 4) > 3 })
}

// bankGap parts the words of such a line.
var bankGap = pattern.New(`\s*[,;|/•·]\s*|\s+[–—-]\s+|\s{2,}|\t`)
