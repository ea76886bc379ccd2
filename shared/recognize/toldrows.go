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
		cuts := r.toldFrom(lines, i)
		if len(cuts) < leastTold {
			n := max(1, len(cuts))
			if out != nil {
				out = append(out, lines[i:i+n]...)
			}
			i += n
			continue
		}
		if out == nil {
			out = append(make([]line, 0, len(lines)*2), lines[:i]...)
		}
		for k, cut := range cuts {
			number++
			out = append(out, toldPair(lines[i+k], cut, number)...)
		}
		i += len(cuts)
	}
	if out == nil {
		return lines
	}
	return out
}

// toldFrom cuts the lines from i on that tell their answers, all in one way.
func (r *recognizer) toldFrom(lines []line, i int) []int {
	var truths, asked []int
	words, values := 0, map[class]bool{}
	for _, l := range lines[i:] {
		at, c := r.toldAt(l)
		if at == 0 {
			break
		}
		truths = append(truths, at)
		words += len(strings.Fields(l.text[:at]))
		values[c] = true
	}
	if len(values) == 2 && words >= toldLength*len(truths) {
		return truths
	}
	for _, l := range lines[i:] {
		at := askedAt(l)
		if at == 0 {
			break
		}
		asked = append(asked, at)
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
