package recognize

import "strings"

// leastCountedHeads is how many counted lines over numbered questions are the heads
// of sections.
const leastCountedHeads = 2

// countedHeads marks the heads of sections by their count: capital letters run
// once through the document, each over numbered questions of its own, "A. Multiple
// choice 1. ... 2. ... B. Identification 3. ...". Statements and choices begin anew
// in every question. Where the numbers count on through the sections, the heads are
// no questions. Roman numbers are left to countedSections.
func countedHeads(ts []token, letters [][]string) {
	at, through := headsOnce(ts, func(t token) int { return capitalHead(t, letters) })
	for _, i := range at {
		ts[i].counts = true
		if through {
			ts[i].question = questionLabel{}
		}
	}
	dottedHeads(ts)
}

// headsOnce is where the signs stand that run once through the document, each over
// numbered questions, and whether these count on through the sections.
func headsOnce(ts []token, sign func(token) int) (at []int, through bool) {
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
		if q := t.question; q.kind == plainNumber && q.delim != bareDelim && q.delim != gluedDelim {
			if !numbered && count > 1 && q.number != last+1 {
				through = false
			}
			last, numbered = q.last(), true
		}
	}
	if count < leastCountedHeads {
		return nil, false
	}
	return at, through
}

// dottedHeads marks the words with numbers over questions that name them, "QUESTION
// 2" over "2.1": they are heads.
func dottedHeads(ts []token) {
	over := -1
	for i, t := range ts {
		switch t.question.kind {
		case wordNumber:
			over = i
		case dottedNumber:
			if over >= 0 && strings.HasPrefix(t.question.text, decimalText(ts[over].question.number)+".1") && len(strings.TrimSpace(ts[over].text)) == len(ts[over].question.text) {
				ts[over].question, ts[over].counts, ts[over].heading = questionLabel{}, true, true
			}
			over = -1
		}
	}
}

// capitalHead is the place of the capital that labels a line, 0 for none.
func capitalHead(t token, letters [][]string) int {
	c := t.choice
	if c.kind != letterLabel || !c.upper || c.delim == '(' || t.question.kind == romanNumber {
		return 0
	}
	for _, alphabet := range letters {
		if n := place(c.sign, alphabet); n > 0 {
			return n
		}
	}
	return 0
}
