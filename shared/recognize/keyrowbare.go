package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// leastRowKey is how many answers a row without numbers gives at least.
const leastRowKey = 5

// bareKeyRow reads a key that gives the letters or numbers of the right choices
// and nothing else, one for each question in their order: in a row that begins
// or ends the document, "B, D, A, C, A", or one under the other behind a heading
// that speaks of answers. The questions must be numbered from 1 on, be as many,
// and have no answers of their own.
func (r *recognizer) bareKeyRow(lines []line) []line {
	from, to, signs := r.bareKeyAt(lines)
	if len(signs) < leastRowKey || !slices.ContainsFunc(signs, func(s string) bool { return s != signs[0] }) {
		return lines
	}
	rest := append(slices.Clone(lines[:from]), lines[to:]...)
	if !r.offersEach(rest, signs) {
		return lines
	}
	at := lines[to-1]
	head := newLine(at, []page.Run{{Text: "Answer key"}})
	head.gap = true
	rest = append(rest, head)
	for i, s := range signs {
		l := newLine(at, []page.Run{{Text: decimalText(i+1) + ". " + s}})
		l.gap = false
		rest = append(rest, l)
	}
	return rest
}

// bareKeyAt is where such a key stands, with its heading, and its letters.
func (r *recognizer) bareKeyAt(lines []line) (from, to int, signs []string) {
	first := slices.IndexFunc(lines, func(l line) bool { return l.kind != textLine || l.text != "" })
	if first < 0 {
		return 0, 0, nil
	}
	if signs = rowSigns(lines[first]); len(signs) >= leastRowKey {
		return first, first + 1, signs
	}
	last := len(lines)
	for last > first && lines[last-1].kind == textLine && lines[last-1].text == "" {
		last--
	}
	if signs = rowSigns(lines[last-1]); len(signs) >= leastRowKey {
		from = last - 1
		if from > 0 && numberRow(lines[from-1]) != nil {
			return 0, 0, nil // numbers over their answers
		}
		if from > 0 && r.isKeyHeading(lines[from-1]) {
			from--
		}
		return from, last, signs
	}
	from, signs = last, nil
	for from > first && len(rowSigns(lines[from-1])) == 1 {
		from--
		signs = append(signs, rowSigns(lines[from])...)
	}
	if from == last || from == first || !r.isKeyHeading(lines[from-1]) {
		return 0, 0, nil
	}
	slices.Reverse(signs)
	return from - 1, last, signs
}

// rowSigns is the letters of a line that holds nothing else; numbers of choices
// become their letters. nil for any other line.
func rowSigns(l line) []string {
	if l.kind != textLine || l.label != nil || len(l.text) > maxRow {
		return nil
	}
	var out []string
	digits := 0
	for _, s := range strings.FieldsFunc(l.text, func(c rune) bool { return strings.ContainsRune(" \t,;|-", c) }) {
		if len(s) != 1 {
			return nil
		}
		if '1' <= s[0] && s[0] <= '6' {
			digits++
			s = string(rune('A' + s[0] - '1'))
		}
		if c := s[0] | 0x20; c < 'a' || c > 'h' {
			return nil
		}
		out = append(out, strings.ToUpper(s))
	}
	if digits > 0 && digits < len(out) {
		return nil
	}
	return out
}

// offersEach reports whether lines are as many numbered questions as there are
// letters, each with a choice of its letter, and none has an answer.
func (r *recognizer) offersEach(lines []line, signs []string) bool {
	number := 0
	offered := ""
	complete := func() bool { return number == 0 || strings.Contains(offered, strings.ToLower(signs[number-1])) }
	for _, l := range lines {
		if n, ok := noteOf(l, r.vocabulary); ok && n.class == answerWord {
			return false
		}
		if c, ok := l.choiceLabel(); ok && c.kind == letterLabel {
			offered += strings.ToLower(c.sign)
			continue
		}
		q, ok := l.questionLabel(r.vocabulary)
		if !ok || q.number != number+1 || q.delim == bareDelim || q.delim == gluedDelim {
			continue
		}
		if !complete() || number == len(signs) {
			return false
		}
		number++
		offered = ""
	}
	return number == len(signs) && complete()
}
