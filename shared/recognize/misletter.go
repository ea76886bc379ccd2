package recognize

import (
	"strings"

	"formwright/shared/page"
)

// misled gives a choice the letter of its place where its author struck another
// one: "C) …", "Б) …", "E) …". The letters on both sides make it certain.
func misled(l *line, c *choiceLabel, last choiceLabel, count int, next *line, letters [][]string) bool {
	if count < 2 || next == nil || c.auto || last.auto || c.delim != last.delim || c.upper != last.upper || c.delim != '.' && c.delim != ')' {
		return false
	}
	n, ok := next.choiceLabel()
	if !ok || n.kind != letterLabel || n.delim != last.delim || n.upper != last.upper {
		return false
	}
	sign := between(last.sign, n.sign, letters)
	if sign == "" || sign == c.sign {
		return false
	}
	relabel(l, c, sign)
	return true
}

// struckTwice gives the last choice of a row the letter of its place where its
// author struck that of the choice before it once more: "a) b) b)".
func struckTwice(l *line, c *choiceLabel, last choiceLabel, count int, next *line, letters [][]string) bool {
	if count < 2 || c.auto || last.auto || c.sign != last.sign || c.delim != last.delim || c.upper != last.upper || c.delim != '.' && c.delim != ')' || c.end >= len(l.text) {
		return false
	}
	if next != nil {
		if n, ok := next.choiceLabel(); ok && n.kind == letterLabel {
			return false
		}
	}
	sign := after(last.sign, letters)
	if sign == "" {
		return false
	}
	relabel(l, c, sign)
	return true
}

// after is the letter that follows another, empty for none.
func after(sign string, letters [][]string) string {
	for _, alphabet := range letters {
		if p := place(sign, alphabet); p > 0 && p < len(alphabet) {
			return alphabet[p]
		}
	}
	return ""
}

// relabel puts another letter in front of a choice.
func relabel(l *line, c *choiceLabel, sign string) {
	if c.upper {
		sign = strings.ToUpper(sign)
	}
	*l = newLine(*l, append([]page.Run{{Text: c.mark + sign + string(c.delim) + " "}}, l.from(c.end).runs...))
	*c, _ = l.choiceLabel()
}

// between is the letter with first right before it and last right after it,
// empty when there is none.
func between(first, last string, letters [][]string) string {
	for _, alphabet := range letters {
		if p := place(first, alphabet); p > 0 && p+1 < len(alphabet) && alphabet[p+1] == last {
			return alphabet[p]
		}
	}
	return ""
}

// otherCase gives a choice the capital, or the small letter, that the others of
// its row have: "A. B. c. D.". Two letters before it make it certain, or one on
// each side.
func otherCase(l *line, c *choiceLabel, last choiceLabel, count int, next *line, letters [][]string) bool {
	if count == 0 || c.auto || last.auto || c.upper == last.upper || c.delim != last.delim || !follows(last.sign, c.sign, letters, false) {
		return false
	}
	following := false
	if next != nil {
		n, ok := next.choiceLabel()
		if ok && n.kind == letterLabel && n.upper == c.upper && follows(c.sign, n.sign, letters, false) {
			return false // a row of its own
		}
		following = ok && n.kind == letterLabel && n.upper == last.upper && follows(c.sign, n.sign, letters, false)
	}
	if count < 2 && !following || c.delim != '.' && c.delim != ')' {
		return false
	}
	c.upper = last.upper
	relabel(l, c, c.sign)
	return true
}

// withoutSlips drops the automatic letters that are slips.
func withoutSlips(lines []line, letters [][]string) []line {
	var out []line
	for i, l := range lines {
		if bare := withoutSlip(l, letters); bare.label != l.label {
			if out == nil {
				out = append(out, lines...)
			}
			out[i] = bare
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// withoutSlip drops the automatic letter of a line that begins with a later one
// typed: the list went on by itself while its author wrote "c) ... d) ...".
func withoutSlip(l line, letters [][]string) line {
	if l.label == nil || l.kind != textLine || l.label.Format != page.LowerAlpha && l.label.Format != page.UpperAlpha {
		return l
	}
	auto, ok := l.choiceLabel()
	if !ok || auto.kind != letterLabel {
		return l
	}
	bare := l
	bare.label = nil
	typed, ok := bare.choiceLabel()
	if !ok || typed.kind != letterLabel || typed.upper != auto.upper || typed.delim != ')' || !follows(auto.sign, typed.sign, letters, true) {
		return l
	}
	for _, s := range findSpots(bare) {
		if s.label.delim == ')' && follows(typed.sign, s.label.sign, letters, false) {
			return bare
		}
	}
	return l
}
