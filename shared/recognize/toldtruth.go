package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
)

// The least that a list of statements with their truth has: lines, and words in
// a statement on average.
const (
	leastTold     = 5
	toldLength    = 4
	leastToldLine = 12 // bytes of a statement and its truth
	mostToldTruth = 24 // bytes of the truth with its signs
)

// toldTruths writes a list of statements without numbers, each with its truth at
// the end of the line, "Ice is cold: true", or in front of it, "F | Ice is hot",
// as numbered statements and answers.
func (r *recognizer) toldTruths(lines []line) []line {
	if len(lines) < leastTold || r.judgesChoices(lines) {
		return lines
	}
	for _, form := range []func(line) toldLine{r.truthBehind, r.truthAhead} {
		if told, ok := toldLines(lines, form); ok {
			return writeTold(lines, told)
		}
	}
	return lines
}

// toldLine is where the statement of a line stands and where its truth does.
// The zero value is any other line.
type toldLine struct {
	from, to int    // the statement
	at, end  int    // its truth
	truth    string // its words, or a letter
}

// toldLines finds the truth of every line. Nearly every line must have one, with
// truths of both kinds and no more; letters must be those of one pair of words.
func toldLines(lines []line, form func(line) toldLine) ([]toldLine, bool) {
	out := make([]toldLine, len(lines))
	told, words, values := 0, 0, map[string]int{}
	for i, l := range lines {
		if out[i] = form(l); out[i].to == 0 {
			if i-told > 2+told/9 {
				return nil, false
			}
			continue
		}
		told++
		words += len(strings.Fields(l.text[out[i].from:out[i].to]))
		values[out[i].truth]++
	}
	if told < leastTold || told*10 < (len(lines)-2)*9 || words < toldLength*told || !areTruths(values) {
		return nil, false
	}
	return out, true
}

// areTruths reports whether what lines say is true and false, in words or by the
// first letters of one pair of them.
func areTruths(values map[string]int) bool {
	if len(values) != 2 {
		return false
	}
	if values["true"] > 0 && values["false"] > 0 {
		return true
	}
	_, ok := pairOfLetters(values, "")
	return ok
}

func writeTold(lines []line, told []toldLine) []line {
	out := make([]line, 0, 2*len(lines))
	number := 0
	for i, l := range lines {
		if told[i].to == 0 {
			out = append(out, l)
			continue
		}
		number++
		out = append(out, told[i].pair(l, number)...)
	}
	return out
}

// pair is a numbered statement and its truth as an answer.
func (t toldLine) pair(l line, number int) []line {
	stem := l.cut(t.from, t.to)
	stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: toldList}
	answer := l.cut(t.at, t.end)
	answer = newLine(answer, append([]page.Run{{Text: "Answer: "}}, answer.runs...))
	answer.gap, answer.soft, answer.label = false, false, nil
	return []line{stem, answer}
}

// toldList names the numbers given to such questions.
const toldList = "told"

// toldSigns part a statement from its truth.
const toldSigns = ":;|=\t –—-→>"

// truthBehind reads a line that ends with its truth in words.
func (r *recognizer) truthBehind(l line) toldLine {
	if l.kind != textLine || l.label != nil || len(l.text) < leastToldLine {
		return toldLine{}
	}
	at := strings.LastIndexAny(l.text, ":;|=\t–—→>")
	if at < 0 || len(l.text)-at > mostToldTruth {
		if at = strings.LastIndex(l.text, " - "); at < 0 || len(l.text)-at > mostToldTruth {
			return toldLine{}
		}
	}
	truth := r.truthWord(strings.Trim(l.text[at:], toldSigns+".,"))
	if _, numbered := numberLabel(l.text); truth == "" || numbered {
		return toldLine{}
	}
	at = len(strings.TrimRight(l.text[:at], toldSigns))
	return toldLine{to: at, at: len(l.text) - len(strings.TrimLeft(l.text[at:], toldSigns)), end: len(l.text), truth: truth}
}

// truthAhead reads a line that begins with its truth, in words or in a capital
// letter: "V | ...", "(F) ...", "True: ...".
func (r *recognizer) truthAhead(l line) toldLine {
	if l.kind != textLine || l.label != nil || len(l.text) < leastToldLine {
		return toldLine{}
	}
	at := strings.IndexAny(l.text[:min(len(l.text), mostToldTruth)], ")]|:;=\t")
	if at < 1 {
		return toldLine{}
	}
	head := strings.Trim(l.text[:at], "([ ")
	if head == "" || isDigit(head[0]) {
		return toldLine{}
	}
	truth := r.truthWord(head)
	closed := strings.IndexByte("([", l.text[0]) >= 0 || strings.IndexByte("|;=\t", l.text[at]) >= 0
	if truth == "" && closed && utf8.RuneCountInString(head) == 1 && head != strings.ToLower(head) {
		truth = fold(head) // "V:" may be who speaks, "V)" a choice
	}
	if truth == "" {
		return toldLine{}
	}
	first := strings.Index(l.text, head)
	from := len(l.text) - len(strings.TrimLeft(l.text[at+1:], toldSigns))
	return toldLine{from: from, to: len(l.text), at: first, end: first + len(head), truth: truth}
}

// truthWord is "true" or "false" where a text is a word for it.
func (r *recognizer) truthWord(s string) string {
	switch c, _ := r.vocabulary.is(s, trueWord, falseWord); c {
	case trueWord:
		return "true"
	case falseWord:
		return "false"
	}
	return ""
}

// judgesChoices reports whether the truths stand behind the choices of questions,
// whose letters begin again: "a. Rhine [true]".
func (r *recognizer) judgesChoices(lines []line) bool {
	begun := 0
	for _, l := range lines {
		if c, ok := l.choiceLabel(); ok && c.kind == letterLabel && strings.EqualFold(c.sign, "a") {
			if r.truthBehind(l).to > 0 {
				begun++
			}
		}
	}
	return begun > 1
}
