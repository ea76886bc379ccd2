package recognize

import "strings"

// saidLimit is how long an answer behind a dash is, in bytes.
const saidLimit = 60

// toldRows writes rows of lines that each tell their answer behind a dash as
// numbered questions and answers, in a document that holds more than these:
// statements with their truth, of both kinds, or questions and sentences with a
// gap, "Which bird hoots? - Owl".
func (r *recognizer) toldRows(lines []line) []line {
	if r.judgesChoices(lines) {
		return lines
	}
	var out []line // nil as long as every line is kept
	number := 0
	for i := 0; i < len(lines); {
		told := r.toldFrom(lines, i)
		if len(told) < leastTold {
			n := max(1, len(told))
			if out != nil {
				out = append(out, lines[i:i+n]...)
			}
			i += n
			continue
		}
		if out == nil {
			out = append(make([]line, 0, len(lines)*2), lines[:i]...)
		}
		for k, t := range told {
			number++
			out = append(out, t.pair(lines[i+k], number)...)
		}
		i += len(told)
	}
	if out == nil {
		return lines
	}
	return out
}

// toldFrom cuts the lines from i on that tell their answers, all in one way.
func (r *recognizer) toldFrom(lines []line, i int) []toldLine {
	for _, form := range []func(line) toldLine{r.truthBehind, r.truthAhead} {
		var truths []toldLine
		words, values := 0, map[string]int{}
		for _, l := range lines[i:] {
			t := form(l)
			if t.to == 0 {
				break
			}
			truths = append(truths, t)
			words += len(strings.Fields(l.text[t.from:t.to]))
			values[t.truth]++
		}
		if areTruths(values) && words >= toldLength*len(truths) {
			return truths
		}
	}
	var asked []toldLine
	for _, l := range lines[i:] {
		at := askedAt(l)
		if at == 0 {
			break
		}
		asked = append(asked, toldLine{to: at, at: len(l.text) - len(strings.TrimLeft(l.text[at:], toldSigns)), end: len(l.text)})
	}
	return asked
}

// askedAt is where the dash before the answer to a question, or to a sentence
// with a gap, stands in a line; 0 for none.
func askedAt(l line) int {
	if l.kind != textLine || l.label != nil || !strings.ContainsAny(l.text, "?_？") {
		return 0
	}
	at, size := 0, 0
	for _, dash := range []string{" - ", " – ", " — "} {
		if k := strings.LastIndex(l.text, dash); k > at {
			at, size = k, len(dash)
		}
	}
	if at == 0 || len(l.text)-at-size > saidLimit || strings.ContainsAny(l.text[at+size:], "?_？") {
		return 0
	}
	if stem := l.cut(0, at); countWords(stem.text, 3) < 3 || !endsAsking(stem.text) && !hasBlank(stem) {
		return 0
	}
	if _, numbered := numberLabel(l.text); numbered {
		return 0
	}
	return at
}
