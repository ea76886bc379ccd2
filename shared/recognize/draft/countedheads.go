package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
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
	if len(at) == 0 {
		for _, i := range headsByGaps(ts, letters) {
			ts[i].Counts, ts[i].Heading = true, true
			ts[i].question, ts[i].choice = line.QuestionLabel{}, lexicon.ChoiceLabel{}
		}
	}
	dottedHeads(ts)
}

// headsByGaps is where capital letters count lines that stand behind gaps and over a
// first number each, or the one that is due, "D) Answer the questions. 1. ...", while
// choices in the sections have the same letters with the same sign; none where they do
// not count from the first, or where a stem stands right above one.
func headsByGaps(ts []Token, letters [][]string) []int {
	var at []int
	last := 0 // the number of the question before
	for i, t := range ts {
		if t.question.Signed() {
			last = t.question.Last()
		}
		n := capitalHead(t, letters)
		if n == 0 || !t.Gap && i > 0 || i+1 >= len(ts) {
			continue
		}
		if next := ts[i+1]; !firstNumber.MatchString(next.Text) && !(last > 0 && next.question.Signed() && next.question.Number == last+1) {
			continue
		}
		if n != len(at)+1 {
			return nil
		}
		at = append(at, i)
	}
	if len(at) < leastCountedHeads {
		return nil
	}
	return at
}

// firstNumber is the number 1 at the front of a line, or behind room or an answer in
// brackets.
var firstNumber = pattern.New(`^(?:[(\[][^()\[\]]{0,6}[)\]]\s*|_{2,}\s*)?1\s?[.)]\s*\S`)

// numberedPerBare is how many heads of sections stand over numbered questions for each
// that stands over a text or a task without any.
const numberedPerBare = 2

// headsOnce is where the signs stand that run once through the document, nearly all
// over numbered questions, and whether these count on through the sections.
func headsOnce(ts []Token, sign func(Token) int) (at []int, through bool) {
	count, last, numbered := 0, 0, true // the last number, and whether one stands under the last head
	bare, through := 0, true
	for i, t := range ts {
		if n := sign(t); n != 0 {
			if !numbered && ts[i-1] != ts[at[count-1]] {
				numbered = true
				bare++
			}
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
	if count < max(leastCountedHeads, bare*(1+numberedPerBare)) {
		return nil, false
	}
	return at, through
}

// dottedHeads marks the words with numbers over questions that name them, "QUESTION
// 2" over "2.1": they are heads, where none of them asks by itself.
func dottedHeads(ts []Token) {
	over, words := -1, 0
	var heads []int
	for i, t := range ts {
		switch t.question.Kind {
		case line.WordNumber:
			over = i
			words++
		case line.DottedNumber:
			if over >= 0 && strings.HasPrefix(t.question.Text, lexicon.DecimalText(ts[over].question.Number)+".1") && len(strings.TrimSpace(ts[over].Text)) == len(ts[over].question.Text) {
				heads = append(heads, over)
			}
			over = -1
		}
	}
	if len(heads) < words {
		return
	}
	for _, i := range heads {
		ts[i].question, ts[i].Counts, ts[i].Heading = line.QuestionLabel{}, true, true
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
