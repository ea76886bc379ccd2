package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastCountedHeads is how many counted lines over numbered questions are the heads
// of sections.
const leastCountedHeads = 2

// countedHeads marks the heads of sections by their count: capital letters run
// once through the document, each over numbered questions of its own, "A. Multiple
// choice 1. ... 2. ... B. Identification 3. ...". Statements and choices begin anew
// in every question. Where the numbers count on through the sections, the heads are
// no questions. Roman numbers are left to CountedSections.
func countedHeads(ts []Token, letters [][]string) {
	at, through := headsOnce(ts, func(t Token) int { return capitalHead(t, letters) })
	for _, i := range at {
		ts[i].Counts = true
		if through {
			ts[i].question = line.QuestionLabel{}
		}
	}
	dottedHeads(ts)
}

// headsOnce is where the signs stand that run once through the document, each over
// numbered questions, and whether these count on through the sections.
func headsOnce(ts []Token, sign func(Token) int) (at []int, through bool) {
	count, last, numbered := 0, 0, true // the last number, and whether one stands under the last head
	through = true
	for i, t := range ts {
		if n := sign(t); n != 0 {
			if n != count+1 || !numbered {
				return nil, false
			}
			count, numbered, at = n, false, append(at, i)
			continue
		}
		if q := t.question; q.Kind == line.PlainNumber && q.Delim != line.BareDelim && q.Delim != line.GluedDelim {
			if !numbered && count > 1 && q.Number != last+1 {
				through = false
			}
			last, numbered = q.Last(), true
		}
	}
	if count < leastCountedHeads {
		return nil, false
	}
	return at, through
}

// dottedHeads marks the words with numbers over questions that name them, "QUESTION
// 2" over "2.1": they are heads.
func dottedHeads(ts []Token) {
	over := -1
	for i, t := range ts {
		switch t.question.Kind {
		case line.WordNumber:
			over = i
		case line.DottedNumber:
			if over >= 0 && strings.HasPrefix(t.question.Text, lexicon.DecimalText(ts[over].question.Number)+".1") && len(strings.TrimSpace(ts[over].Text)) == len(ts[over].question.Text) {
				ts[over].question, ts[over].Counts, ts[over].Heading = line.QuestionLabel{}, true, true
			}
			over = -1
		}
	}
}

// capitalHead is the place of the capital that labels a line, 0 for none.
func capitalHead(t Token, letters [][]string) int {
	c := t.choice
	if c.Kind != lexicon.LetterLabel || !c.Upper || c.Delim == '(' || t.question.Kind == line.RomanNumber {
		return 0
	}
	for _, alphabet := range letters {
		if n := lexicon.Place(c.Sign, alphabet); n > 0 {
			return n
		}
	}
	return 0
}
